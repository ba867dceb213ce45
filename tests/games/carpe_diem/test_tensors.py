"""The tensors of Carpe Diem say no more and no less than its views."""

from typing import Any

import pytest

from groma.core.hidden import kind_of
from groma.core.tensors import Tensors, relative, turned
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import DARK_STACK
from groma.games.carpe_diem.moves import CELL, FEATURE, FIELD
from groma.games.carpe_diem.notes import CARD, LINE, TILE
from groma.games.carpe_diem.rules import STEPS
from groma.games.carpe_diem.state import Table
from groma.games.carpe_diem.tables import CELLS, FOUNTAIN_CARDS
from groma.games.carpe_diem.view.contents import THING
from groma.games.carpe_diem.view.tensors import TENSORS, UNKNOWN, fields, write
from tests.scenes.carpe_diem import Scene, building
from tests.tensors import check_no_less, of_who_decides, played, seen_of, until_every_step

REMOVED = TENSORS.layout(2).first("removed")
DERIVED = {
    "phases": "the rules name their number",
    "rounds": "the same",
    "depots.*.field": "depots stand in the order of their fields",
    "depots.*.joined": "printed",
    "depots.*.takes": "from the tiles that are gone, and the number of players",
    "depots.*.removed": "from the same",
    "circles.*.circle": "circles stand in the same order, for so many players always the same",
    "circles.*.cards": "printed",
    "circles.*.outlook": "the rules asked about what lies open",
    "seats.*.seat": "seats stand in their order",
    "seats.*.reach": "from the tiles on the depots, and the field",
    "seats.*.discs": "from the circles",
    "seats.*.by_bread": "from the breads",
    "seats.*.stake": "from the points",
    "seats.*.times": "from the cards on the grid, the goods and the counts",
    "seats.*.fountain_points": "from the known fountain cards and the counts",
    "seats.*.tiles.*.edges": "printed on the tile, turned as it is",
    "seats.*.features": "from the tiles as they lie",
    "seats.*.dead": "from the tiles as they lie, and those that can still come",
    "seats.*.tasks.*.side": "tasks stand in the order of the sides",
    "seats.*.tasks.*.points": "from the feature that a task asks for",
    "turn.seat": "who decides",
    "turn.fits": "the rules asked about what lies open",
    "turn.placements": "the rules asked about what lies open",
    "turn.rewards.*.chimneys": "villas give no reward in a turn",
    "turn.rewards.*.gain": "from the feature",
    "turn.rewards.*.count": "from the feature, its tiles, the wares and the space",
    "scoring.seat": "who decides",
    "scoring.points": "so many times what is printed on the card",
    "scoring.payments": "the rules asked about the card and the goods",
}


def seen_by(viewer: int, state: Any) -> dict[str, Any]:
    """The view of a seat."""
    view: dict[str, Any] = GAME.view(state, viewer)
    return view


def one(sort: Any, label: str | None) -> int:
    """A thing of a sort, counted from 1; 0 for none."""
    return 0 if label is None else 1 + sort.labels.index(label)


def by_kind(sort: Any, labels: list[str]) -> list[int]:
    """How many there are of each thing of a sort."""
    for label in labels:
        sort.labels.index(label)
    return [labels.count(label) for label in sort.labels]


def told(view: dict[str, Any], players: int) -> list[int]:
    """The tensor, made of nothing but the view."""
    viewer = view["viewer"]

    def who(seat: int | None) -> int:
        return relative(-1 if seat is None else seat, viewer, players)

    steps = [step.name for step in STEPS]
    numbers = [0 if view["step"] == "" else 1 + steps.index(view["step"]), who(view["decides"])]
    numbers += [view["phase"], view["round"], who(view["start"])]
    for depot in view["depots"]:
        numbers += [one(TILE, tile) for tile in depot["tiles"]]
    numbers += [one(TILE, tile) for tile in view["seals"]]
    numbers += [one(CARD, card) for card in view["grid"]]
    numbers += [who(circle["seat"]) for circle in view["circles"]]
    numbers += [who(seat) for seat in view["track"]]
    stack = [1 + one(FEATURE, card) for card in view["stack"]]
    numbers += [*stack, *[0] * (len(FOUNTAIN_CARDS) - len(stack))]
    for tiles in view["unseen_tiles"]:
        numbers += by_kind(TILE, tiles)
    numbers += by_kind(FEATURE, view["unseen_fountain_cards"])
    numbers += by_kind(TILE, view["removed"])
    turn = view["turn"] or {"tile": None, "site": None, "rewards": []}
    numbers += [one(TILE, turn["tile"]), one(CELL, turn["site"])]
    rewards = turn["rewards"] or [{"feature": None, "tiles": 0}] * 2
    numbers += [one(THING, reward["feature"]) for reward in rewards]
    numbers += [reward["tiles"] for reward in rewards]
    scoring = view["scoring"] or {"card": None, "times": 0}
    numbers += [one(CARD, scoring["card"]), scoring["times"]]
    for seat in turned(viewer, players):
        numbers += told_of_seat(view["seats"][seat])
    return numbers


def told_of_seat(seat: dict[str, Any]) -> list[int]:
    """The same of one player."""
    field = seat["field"]
    numbers = [one(FIELD, None if field is None else str(field)), seat["space"], seat["points"]]
    numbers += [*seat["wares"].values(), seat["coins"], seat["breads"]]
    numbers += by_kind(TILE, seat["stored"])
    known = [card for card in seat["fountain_cards"] if card is not None]
    numbers += [*by_kind(FEATURE, known), seat["fountain_cards"].count(None)]
    numbers.append(one(CELL, seat["shovel"]))
    numbers += by_kind(CELL, seat["banderoles"])
    at = [0] * CELLS
    turns = [0] * CELLS
    for tile in seat["tiles"]:
        cell = CELL.labels.index(tile["cell"])
        at[cell] = one(TILE, tile["tile"])
        turns[cell] = tile["turns"]
    numbers += [*at, *turns, *seat["counts"].values()]
    numbers += [one(THING, task["feature"]) for task in seat["tasks"]]
    numbers += [one(LINE, task["line"]) for task in seat["tasks"]]
    numbers += [int(task["done"]) for task in seat["tasks"]]
    return numbers


def in_order(players: int = 2) -> Scene:
    """A craftsman and a merchant are finished at once: which reward comes first is asked."""
    laid = "craftsman_half at d3 x2 | merchant_half at e4 x3"
    scene = building("craftsman_merchant_right", laid, players=players).play("place d4")
    assert scene.step() == "order"
    return scene


@pytest.mark.parametrize("settings", [GAME.defaults(), [1, 1, 0, 1]], ids=["usual", "others"])
@pytest.mark.parametrize("players", GAME.players)
def test_no_more(players: int, settings: list[int]) -> None:
    """A tensor is made of the view alone, and is the same in imagined worlds."""
    assert seen_of(GAME, told, played(GAME, players, 1, 15, settings))


def test_no_more_of_rewards() -> None:
    """Which rewards wait is told to who decides alone, as in the view."""
    table = in_order().table
    seen_of(GAME, told, [table])
    layout = TENSORS.layout(table.players)
    own = layout.named(TENSORS.numbers(table, 0))["turn.rewards.feature"]
    assert sorted(own) == [THING.labels.index(kind) + 1 for kind in ("merchant", "craftsman")]
    assert layout.named(TENSORS.numbers(table, 1))["turn.rewards.feature"] == [0, 0]


def views_of(players: int) -> list[dict[str, Any]]:
    """Views of random games, until each decision was seen; one is so rare that it is set up."""
    steps = [step for step in STEPS if step.name != "order"]
    views = until_every_step(GAME, players, steps, lambda seed, i: seed == 1 and i % 40 == 0)
    return [seen_by(0, in_order(players).table), *views]


@pytest.mark.parametrize("players", GAME.players)
def test_no_less(players: int) -> None:
    """Whatever changes in the views is told."""
    check_no_less(told, views_of(players), DERIVED)


@pytest.mark.nightly
@pytest.mark.parametrize("players", GAME.players)
def test_no_more_and_no_less_in_many_games(players: int) -> None:
    """The same at more moments of more games."""
    views = views_of(players)
    for seed in range(100, 104):
        settings = [seed % 2, seed // 2 % 2, seed % 2, 0]
        seen = seen_of(GAME, told, played(GAME, players, seed, 12, settings))
        views += of_who_decides(seen)
    check_no_less(told, views, DERIVED)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who tells another seat's fountain card, or which tile comes next, is caught."""

    def tells_tile(table: Table, viewer: int, numbers: list[int]) -> None:
        write(table, viewer, numbers)
        stack = table.hidden.zones[DARK_STACK]
        numbers[REMOVED] = kind_of(stack[-1]) % 2 if stack else 0

    def tells_card(table: Table, viewer: int, numbers: list[int]) -> None:
        write(table, viewer, numbers)
        for seat in turned(viewer, table.players)[1:]:
            numbers[REMOVED] += sum(kind_of(card) for card in table.hand(seat))

    for telling in (tells_tile, tells_card):
        monkeypatch.setattr(GAME, "tensors", Tensors(STEPS, fields, telling))
        with pytest.raises(AssertionError):
            seen_of(GAME, told, played(GAME, 2, 1, 15))


def test_silence_is_found() -> None:
    """Whose tensor says nothing of the track is caught."""

    def silent(view: dict[str, Any], players: int) -> list[int]:
        return told({**view, "track": []}, players)

    views = [seen_by(0, in_order().table)]
    views += [seen_by(0, state) for state in played(GAME, 2, 2, 40)]
    with pytest.raises(AssertionError, match="track"):
        check_no_less(silent, views, DERIVED)


@pytest.mark.parametrize("players", GAME.players)
def test_layout(players: int) -> None:
    """A tensor names what it holds and stays small."""
    layout = TENSORS.layout(players)
    assert layout.size < 1500
    state: Any = next(iter(played(GAME, players, 1, 1)))
    said = layout.named(TENSORS.numbers(state, 0))
    assert said["step"] == [1 + [step.name for step in STEPS].index("settle")]
    assert said["track"] == [relative(seat, 0, players) for seat in state.track]
    assert said["stack"] == [UNKNOWN] * len(FOUNTAIN_CARDS)
