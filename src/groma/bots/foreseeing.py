"""Playing on in thought: how a world goes on if everybody takes what looks best."""

from groma.core.state import State

from .eyes import Eyes


def usual_way(eyes: Eyes, world: State) -> State:
    """The world after the choice that looks best to who decides; the given one is used up."""
    legal = world.legal()
    if len(legal) == 1:
        world.play(legal[0])
        return world
    chooser = eyes.chooser(world)
    best = chooser.after(legal[0])
    for move in legal[1:]:
        other = chooser.after(move)
        if other.value > best.value:
            best = other
    return best.state


def best_ways(eyes: Eyes, world: State, most: int) -> list[State]:
    """The worlds after the choices that look best to who decides, at most so many."""
    chooser = eyes.chooser(world)
    ways: list[Way] = []
    for move in world.legal():
        outcome = chooser.after(move)
        ways.append(Way(outcome.state, outcome.value))
    ways.sort(key=_value, reverse=True)
    return [way.world for way in _different(ways, most)]


class Time:
    """How far a world is followed: so many ticks of the game's clock.

    Without a clock a tick is a turn at a table of two, and as much of a round at larger ones.
    """

    def __init__(self, eyes: Eyes, world: State, ticks: int) -> None:
        self.clock = eyes.mind.clock
        if self.clock is None:
            self.until = max(1, ticks * world.players // 2)
        else:
            self.until = self.clock(world) + ticks

    def passed(self, world: State, turns: int) -> bool:
        """Whether it is over."""
        if world.over():
            return True
        return (turns if self.clock is None else self.clock(world)) >= self.until


def play_on(eyes: Eyes, world: State, time: Time, replies: list[int], turns: int = 0) -> State:
    """The world when that time has passed; the given one is used up.

    `replies`: so many choices are weighed at the next decisions, each by what it is to who decides
    in the end; then everybody takes what looks best at once.
    """
    depth = 0
    while not time.passed(world, turns):
        active = world.active
        if depth < len(replies) and world.options & (world.options - 1):
            seat = world.seat
            best: State | None = None
            best_margin = 0
            for way in best_ways(eyes, world, replies[depth]):
                later = turns + int(way.active != active)
                leaf = play_on(eyes, way, time, replies[depth + 1 :], later)
                margin = eyes.margin(leaf, seat)
                if best is None or margin > best_margin:
                    best = leaf
                    best_margin = margin
            assert best is not None
            return best
        world = usual_way(eyes, world)
        turns += int(world.active != active)
    return world


class Way:
    """A way through a turn in thought: where it leads, and how that looks."""

    def __init__(self, world: State, value: int) -> None:
        self.world = world
        self.value = value


def best_turn(eyes: Eyes, world: State, seat: int, beam: int) -> State:
    """The world after the rest of a seat's turn, several ways of it kept in mind."""
    ways = [Way(world, 0)]
    ended: Way | None = None
    while ways:
        found: list[Way] = []
        for way in ways:
            if way.world.seat != seat:
                if ended is None or way.value > ended.value:
                    ended = way
                continue
            chooser = eyes.chooser(way.world)
            for move in way.world.legal():
                outcome = chooser.after(move)
                found.append(Way(outcome.state, outcome.value))
        found.sort(key=_value, reverse=True)
        ways = _different(found, beam)
    assert ended is not None
    return ended.world


def _value(way: Way) -> int:
    return way.value


def _different(ways: list[Way], most: int) -> list[Way]:
    """The best ones that lead elsewhere."""
    kept: list[Way] = []
    for way in ways:
        if len(kept) == most:
            break
        if not kept or kept[-1].value != way.value:
            kept.append(way)
    return kept
