"""The tensors of City of Marble say no more and no less than its views."""

from typing import Any

import pytest

from groma.core.hidden import kind_of
from groma.core.tensors import Tensors, relative, turned
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.layout import BRIDGES
from groma.games.city_of_marble.moves import COLOR, CORNER, LINE, SPOT
from groma.games.city_of_marble.notes import BRIDGE, HILL
from groma.games.city_of_marble.rules import STEPS
from groma.games.city_of_marble.state import Table
from groma.games.city_of_marble.tables import BRIDGE_VALUES, CORNERS, PIECES, SPOTS
from groma.games.city_of_marble.view.tensors import COMPLETED, SITE, TENSORS, fields, write
from tests.tensors import check_no_less, of_who_decides, one, played, seen_of, until_every_step

OTHERS = [1, 1, 2, 1, 1, 1, 0, 1]  # every setting another way
STACKS = TENSORS.layout(2).first("stacks")
DERIVED = {
    "sites.*.connected": "from the aqueducts",
    "sites.*.fountains": "from the sites, as the table counts neighbours",
    "sites.*.points": "from the site, the aqueducts and the fountains",
    "corners": "the rules asked about tiles, officials and sites",
    "lines.*.line": "aqueducts stand in their order",
    "lines.*.left": "from the path",
    "lines.*.pieces": "the rules asked about tiles and aqueducts",
    "majorities": "from the imperium tiles and coins of all",
    "seats.*.seat": "seats stand in their order",
    "seats.*.on_tiles": "each tile says whose official is on it",
    "seats.*.buildings": "from the sites",
    "seats.*.points": "from the sites",
    **{
        f"turn.completed.*.{one}": "from the tiles and officials around the corner"
        for one in (
            *("sides", "structures", "possible", "building", "influence", "with_official"),
            *("bare", "manned", "bare_unmarked", "manned_unmarked", "points"),
        )
    },
    "turn.field": "from what stands on the corner that officials may leave",
    "turn.gain": "from the same, the stock, and what is on the field",
    "turn.placements": "the rules asked about what lies open",
    "turn.posts": "the rules asked about what lies open",
    "turn.spends": "from the imperium tiles of all",
}


def seen_by(viewer: int, state: Any) -> dict[str, Any]:
    """The view of a seat."""
    view: dict[str, Any] = GAME.view(state, viewer)
    return view


def padded(numbers: list[int], size: int) -> list[int]:
    """The numbers, and 0 up to a size."""
    return [*numbers, *[0] * (size - len(numbers))]


def flags(labels: list[str], there: list[str]) -> list[int]:
    """Of each thing whether it is there."""
    for label in there:
        labels.index(label)
    return [int(label in there) for label in labels]


def values(tiles: list[int]) -> list[int]:
    """Bridge tiles by their points."""
    return [tiles.count(points) for points in sorted(set(BRIDGE_VALUES))]


def told(view: dict[str, Any], players: int) -> list[int]:
    """The tensor, made of nothing but the view."""
    viewer = view["viewer"]

    def who(seat: int | None) -> int:
        return relative(-1 if seat is None else seat, viewer, players)

    steps = [step.name for step in STEPS]
    numbers = [one(view["step"], steps), who(view["decides"])]
    numbers += [who(view["start"]), who(view["trigger"]), *flags(HILL.labels, view["hills"])]
    numbers += [*view["stacks"].values(), *view["stock"].values()]
    numbers += flags(BRIDGE.labels, [str(bridge) for bridge in view["bridges"]])
    numbers += values(view["unseen_bridges"])
    colors = [0] * SPOTS
    officials = [0] * SPOTS
    for tile in view["tiles"]:
        spot = SPOT.labels.index(tile["spot"])
        colors[spot] = one(tile["color"], COLOR.labels)
        officials[spot] = who(tile["official"])
    sites = [0] * CORNERS
    owners = [0] * CORNERS
    for site in view["sites"]:
        corner = CORNER.labels.index(site["corner"])
        sites[corner] = one(site["building"] or "fountain", SITE)
        owners[corner] = who(site["seat"])
    numbers += [*colors, *officials, *sites, *owners]
    for line in view["lines"]:
        numbers += padded([one(corner, CORNER.labels) for corner in line["path"]], PIECES + 1)
    for seat in turned(viewer, players):
        numbers += told_of_seat(view["seats"][seat])
    turn = view["turn"]
    if turn is None:
        return numbers + [0] * 11
    completed = [one(site["corner"], CORNER.labels) for site in turn["completed"]]
    return [
        *numbers,
        who(turn["seat"]),
        turn["actions"],
        one(turn["color"], COLOR.labels),
        one(turn["spot"], SPOT.labels),
        one(turn["line"], LINE.labels),
        turn["pieces"],
        *padded(completed, COMPLETED),
        one(turn["leaving"], CORNER.labels),
    ]


def told_of_seat(seat: dict[str, Any]) -> list[int]:
    """The same of one player."""
    known = [points for points in seat["bridges"] if points is not None]
    return [
        seat["home"],
        *seat["ready"].values(),
        *seat["drawn"].values(),
        *seat["fields"].values(),
        int(seat["rewards"]),
        *seat["imperium"].values(),
        seat["coins"],
        *values(known),
        seat["bridges"].count(None),
    ]


@pytest.mark.parametrize("settings", [GAME.defaults(), OTHERS], ids=["usual", "others"])
@pytest.mark.parametrize("players", GAME.players)
def test_no_more(players: int, settings: list[int]) -> None:
    """A tensor is made of the view alone, and is the same in imagined worlds."""
    assert seen_of(GAME, told, played(GAME, players, 1, 15, settings))


def views_of(players: int) -> list[dict[str, Any]]:
    """Views of random games, until each decision was seen; some are rare."""
    return until_every_step(GAME, players, STEPS, lambda seed, i: seed < 3 and i % 20 == 0)


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
        settings = OTHERS if seed % 2 else None
        views += of_who_decides(seen_of(GAME, told, played(GAME, players, seed, 4, settings)))
    check_no_less(told, views, DERIVED)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who tells another seat's bridge tiles, or one on the river, is caught."""

    def tells_river(table: Table, viewer: int, numbers: list[int]) -> None:
        write(table, viewer, numbers)
        numbers[STACKS] += kind_of(table.hidden.zones[BRIDGES][0])

    def tells_hand(table: Table, viewer: int, numbers: list[int]) -> None:
        write(table, viewer, numbers)
        for seat in turned(viewer, table.players)[1:]:
            numbers[STACKS] += sum(kind_of(card) for card in table.bridge_tiles(seat))

    for telling in (tells_river, tells_hand):
        monkeypatch.setattr(GAME, "tensors", Tensors(STEPS, fields, telling))
        with pytest.raises(AssertionError):
            seen_of(GAME, told, played(GAME, 2, 1, 15))


def test_silence_is_found() -> None:
    """Whose tensor says nothing of the officials at home is caught."""

    def silent(view: dict[str, Any], players: int) -> list[int]:
        seats = [{**seat, "home": 0} for seat in view["seats"]]
        return told({**view, "seats": seats}, players)

    views = [seen_by(0, state) for state in played(GAME, 2, 1, 25)]
    with pytest.raises(AssertionError, match="home"):
        check_no_less(silent, views, DERIVED)


@pytest.mark.parametrize("players", GAME.players)
def test_layout(players: int) -> None:
    """A tensor names what it holds and stays small."""
    layout = TENSORS.layout(players)
    assert layout.size < 1000
    state: Any = next(iter(played(GAME, players, 1, 1)))
    said = layout.named(TENSORS.numbers(state, state.start))
    assert said["start"] == said["decides"] == [1]
    assert said["trigger"] == [0]
    assert sum(said["unseen_bridges"]) == len(BRIDGE_VALUES)
    assert said["seats.0.ready"] == [1, 1, 1, 1]
