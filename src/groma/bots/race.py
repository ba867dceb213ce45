"""A race of moves: each is tried in the same imagined worlds, and who falls behind is dropped."""

from typing import Final

from groma.core.deal import Deal
from groma.core.mind import Plan
from groma.core.state import State

from .eyes import Eyes
from .foreseeing import best_turn, play_on
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

    def winner(self, moves: list[int]) -> int:
        """The move that comes out best."""
        runners = [Runner(move) for move in moves]
        worlds = self.plan.worlds if self.position.hides() else 1
        for _ in range(worlds):
            before = self.eyes.looks
            world = self.position.imagine(self.deal)
            for runner in runners:
                runner.add(self.comes_to(world.clone(), runner.move))
            runners = _not_behind(runners)
            cost = self.eyes.looks - before
            if len(runners) == 1 or self.eyes.looks + cost > self.plan.nodes:
                break
        return _leader(runners).move

    def comes_to(self, world: State, move: int) -> int:
        """How good a world looks some time after a move."""
        world.play(move)
        if world.seat == self.seat and not world.over():
            world = best_turn(self.eyes, world, self.seat, self.plan.beam)
        if not world.over():
            world = play_on(self.eyes, world, self.plan.ticks)
        return self.eyes.margin(world, self.seat)


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
