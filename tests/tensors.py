"""What the tensors of every game must show: that they say no more and no less than the view.

A game's test brings `told`, which makes the tensor again out of nothing but a view. So the tensor
says no more than the view. And whatever changes in a view must change what is told, but for leaves
that follow from others: those are named, each with its reason. So it says no less. "offer()" is how
long a list is.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.state import State, Step

Told = Callable[[dict[str, Any], int], list[int]]
Path = tuple[str | int, ...]

TRIES = 8  # so often each place of a view is changed

IN_THE_HEAD = {"viewer": "a tensor has its viewer first", "players": "each number has its layout"}


def played(
    game: Game[Any], players: int, seed: int, every: int, settings: list[int] | None = None
) -> Iterator[State]:
    """States of a random game, every so many moves and at the end."""
    random = Random(seed)
    chosen = game.defaults() if settings is None else settings
    state = game.deal(players, chosen, Deal(str(seed).encode()), None)
    count = 0
    while not state.over():
        if count % every == 0:
            yield state
        state.play(random.choice(state.legal()))
        count += 1
    yield state


def check_no_more(game: Game[Any], told: Told, state: State, viewer: int, chance: Deal) -> None:
    """A tensor can be made of the view alone, and is the same in an imagined world."""
    assert game.tensors is not None
    layout = game.tensors.layout(state.players)
    found = game.tensors.numbers(state, viewer)
    fault = layout.fault(found)
    assert fault == "", fault
    view = game.view(state, viewer)
    again = told(view, state.players)
    assert layout.named(found) == layout.named(again)
    world = state.imagine(viewer, chance)
    assert layout.named(game.tensors.numbers(world, viewer)) == layout.named(found)


def seen_of(game: Game[Any], told: Told, tables: Iterable[State]) -> list[dict[str, Any]]:
    """What everybody sees of a game as it goes on, all of it found to be told as it is."""
    chance = Deal(b"worlds")
    views: list[dict[str, Any]] = []
    for table in tables:
        for viewer in range(table.players + 1):
            check_no_more(game, told, table, viewer, chance)
            views.append(game.view(table, viewer))
    return views


def of_who_decides(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The views of whoever decides, the first seat's where nobody does."""
    return [view for view in views if view["viewer"] == (view["decides"] or 0)]


def until_every_step(
    game: Game[Any], players: int, steps: list[Step[Any]], chosen: Callable[[int, int], bool]
) -> list[dict[str, Any]]:
    """Views of whoever decides in random games: those chosen by game and move, and each step."""
    views: list[dict[str, Any]] = []
    missing = {step.name for step in steps if step.width}
    seed = 0
    while missing:
        seed += 1
        for i, state in enumerate(played(game, players, seed, 1)):
            step = "" if state.over() else state.pending().name
            if step in missing or chosen(seed, i) or (seed == 1 and not step):
                views.append(game.view(state, max(state.seat, 0)))
            missing.discard(step)
    return views


def one(label: str | None, labels: list[str]) -> int:
    """A thing, counted from 1; 0 for none."""
    return labels.index(label) + 1 if label else 0


def among(held: list[str], labels: list[str]) -> list[int]:
    """For each label whether it is held."""
    found = [0] * len(labels)
    for label in held:
        found[labels.index(label)] = 1
    return found


def check_no_less(told: Told, views: list[dict[str, Any]], derived: dict[str, str]) -> None:
    """Every leaf of the views that ever changes is told, or derived from others."""
    seen: dict[str, set[Any]] = {}
    for view in views:
        for path, value in leaves(view):
            seen.setdefault(pattern(path), set()).add(value)
    there = {*seen, *(f"{pattern(path)}()" for view in views for path, _ in lists(view))}
    known = {**IN_THE_HEAD, **derived}
    untold: dict[str, str] = {}
    random = Random(0)
    tries = Counter[str]()
    for view in views:
        before = told(view, view["players"])
        places = [*leaves(view), *lists(view)]
        random.shuffle(places)
        for path, value in places:
            name = pattern(path) + ("()" if isinstance(value, list) else "")
            if tries[name] == TRIES or within(name, known):
                continue
            if isinstance(value, list):
                other = value[:-1]  # its last is gone
            else:
                other = another(value, seen[name], random)
            if other != value:
                tries[name] += 1
                if not noticed(told, view, before, path, other):
                    untold[name] = f"{value!r} or {other!r}"
    assert not untold, untold
    useless = [name for name in derived if not any(within(one, {name: ""}) for one in there)]
    assert not useless, f"nothing in the views is called so: {useless}"
    assert tries


def another(value: Any, seen: set[Any], random: Random) -> Any:
    """Something else that could stand there: what was seen, else a number that was not."""
    others = sorted(seen - {value}, key=repr)
    if others:
        return random.choice(others)
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else value


def noticed(told: Told, view: dict[str, Any], before: list[int], path: Path, other: Any) -> bool:
    """Whether another value at a place of a view is told."""
    changed = with_leaf(view, path, other)
    try:
        return told(changed, view["players"]) != before
    except (AssertionError, KeyError, ValueError, IndexError, TypeError):
        return True  # it was read: nothing like it can be


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a view that is no list and no record."""
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list | tuple):
        for i in range(len(value)):
            yield from leaves(value[i], (*path, i))
    else:
        yield path, value


def lists(value: Any, path: Path = ()) -> Iterator[tuple[Path, list[Any]]]:
    """Every list in a view."""
    if isinstance(value, dict):
        for key in value:
            yield from lists(value[key], (*path, key))
    elif isinstance(value, list):
        yield path, value
        for i in range(len(value)):
            yield from lists(value[i], (*path, i))


def pattern(path: Path) -> str:
    """A place without its numbers in lists."""
    return ".".join("*" if isinstance(one, int) else one for one in path)


def within(name: str, known: dict[str, str]) -> bool:
    """Whether a place is one of those known, or inside one."""
    parts = name.removesuffix("()").split(".")
    return name in known or any(".".join(parts[: i + 1]) in known for i in range(len(parts)))


def with_leaf(value: Any, path: Path, other: Any) -> Any:
    """A copy with something else at one place."""
    if not path:
        return other
    if isinstance(value, dict):
        return {**value, path[0]: with_leaf(value[path[0]], path[1:], other)}
    copy: Any = list(value)
    copy[path[0]] = with_leaf(copy[path[0]], path[1:], other)
    return copy
