"""A race of moves: each is tried in the same imagined worlds, and who falls behind is dropped."""

from typing import Final

from groma.core.deal import Deal
from groma.core.mind import Plan
from groma.core.state import State

from .eyes import Eyes
from .foreseeing import Time, best_turn, play_on
from .position import Position

FIRST_WORLDS: Final = 3  # before any move is dropped
CLEAR: Final = 4  # the square of the errors that a move must be behind to be dropped


class Runner:
    """A move in the race, with what it came to in each world."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.results: list[int] = []
        self.total = 0

    def add(self, result: int) -> None:
        """It has been tried in one more world."""
        self.results.append(result)
        self.total += result


class Race:
    """Some moves of a position, thought through as far as a plan says."""

    def __init__(self, position: Position, eyes: Eyes, plan: Plan, deal: Deal) -> None:
        self.position = position
        self.eyes = eyes
        self.plan = plan
        self.deal = deal
        self.seat = position.seat
        eyes.draw = deal

    def winner(self, moves: list[int]) -> int:
        """The move that comes out best."""
        return _leader(self.run(moves)).move

    def run(self, moves: list[int]) -> list[Runner]:
        """Those that are left when all worlds are tried, or nodes are used up."""
        runners = [Runner(move) for move in moves]
        worlds = self.plan.worlds if self.position.hides() else 1
        while worlds and len(runners) > 1:
            before = self.eyes.looks
            runners = self.try_all(runners)
            if 2 * self.eyes.looks - before > self.plan.nodes:
                break  # one more world would be too much
            worlds -= 1
        return runners

    def try_all(self, runners: list[Runner]) -> list[Runner]:
        """Try them in one more world; those that are left are not behind, nor too many to weigh."""
        world = self.position.imagine(self.deal)
        tried: list[Runner] = []
        dearest = 0
        for runner in runners:
            before = self.eyes.looks
            if len(tried) > 1 and before + dearest > self.plan.nodes:
                break
            runner.add(self.comes_to(world.clone(), runner.move))
            dearest = max(dearest, self.eyes.looks - before)
            tried.append(runner)
        return _not_behind(tried)

    def comes_to(self, world: State, move: int) -> int:
        """How good a world looks some time after a move."""
        return self.eyes.margin(self.some_time_after(world, move), self.seat)

    def some_time_after(self, world: State, move: int) -> State:
        """The world some time after a move; the given one is used up."""
        world.play(move)
        self.eyes.most = 0  # its own turn a seat looks at whole
        if world.seat == self.seat and not world.over():
            world = best_turn(self.eyes, world, self.seat, self.plan.beam)
        self.eyes.most = self.plan.glimpse
        if self.plan.ticks and not world.over():
            time = Time(self.eyes, world, self.plan.ticks)
            world = play_on(self.eyes, world, time, self.plan.replies)
        return world


def _leader(runners: list[Runner]) -> Runner:
    """The best so far; of equals the one that looked better at first."""
    best = runners[0]
    for runner in runners:
        if runner.total > best.total:
            best = runner
    return best


def _not_behind(runners: list[Runner]) -> list[Runner]:
    """Those that are not clearly worse than the best, world by world."""
    best = _leader(runners)
    count = len(best.results)
    if count < FIRST_WORLDS:
        return runners
    return [one for one in runners if one is best or not _behind(one, best, count)]


def _behind(one: Runner, best: Runner, count: int) -> bool:
    """Whether a move is behind by more than its worlds differ: a paired test, in whole numbers."""
    gap = best.total - one.total
    squares = 0
    for i in range(count):
        squares += (best.results[i] - one.results[i]) ** 2
    return gap > 0 and gap * gap * (count - 1) > CLEAR * (count * squares - gap * gap)
