"""Playing on in thought: how a world goes on if everybody takes what looks best."""

from groma.core.choice import Chooser
from groma.core.state import State

from .eyes import Eyes


def usual_way(eyes: Eyes, world: State) -> State:
    """The world after the choice that looks best to who decides; the given one is used up."""
    legal = world.legal()
    if len(legal) == 1:
        world.play(legal[0])
        return world
    chooser = Chooser(world, world.seat, eyes.value)
    best = chooser.after(legal[0])
    for move in legal[1:]:
        other = chooser.after(move)
        if other.value > best.value:
            best = other
    return best.state


def play_on(eyes: Eyes, world: State, ticks: int) -> State:
    """The world when so much time has passed; the given one is used up."""
    clock = eyes.mind.clock
    until = 0 if clock is None else clock(world) + ticks
    passed = 0
    while not world.over():
        active = world.active
        world = usual_way(eyes, world)
        if clock is not None:
            if clock(world) >= until:
                break
        elif world.active != active:
            passed += 1
            if passed >= ticks:
                break
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
            chooser = Chooser(way.world, seat, eyes.value)
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
