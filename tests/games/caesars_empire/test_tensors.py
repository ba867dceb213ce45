"""A tensor of Caesar's Empire says no more and no less than the view."""

from random import Random
from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.tensors import Tensors, relative, turned
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.layout import CHAIN_ROADS
from groma.games.caesars_empire.rules import STEPS
from groma.games.caesars_empire.state import Table
from groma.games.caesars_empire.tables import KIND_IDS, NODE_IDS, SEGMENT_IDS, SIDE_OF
from groma.games.caesars_empire.view.sections import CITIES_OF, SEGMENTS_OF
from groma.games.caesars_empire.view.tensors import fields, write
from tests.games.contract import turned_round
from tests.tensors import among, check_no_less, check_no_more, one, played, seen_of

DERIVED = {
    "side": "from the number of players",
    "cities.*.city": "cities come in the order of the board",
    "cities.*.region": "printed",
    "cities.*.value": "printed",
    "cities.*.seat": "each player's cities",
    "cities.*.gains": "from everybody's cities",
    "cities.*.onward": "from the roads, and how far Rome is",
    "cities.*.near": "from the roads, and how far Rome is",
    "segments.*.segment": "segments come in the order of the board",
    "segments.*.a": "printed",
    "segments.*.b": "printed",
    "segments.*.roads": "printed",
    "segments.*.sea": "printed",
    "left": "the treasures of cities that nobody has",
    "box": "the treasures that lie on no city",
    "leaders": "who has the largest supply",
    "seats.*.seat": "seats come in the order of the table",
    "seats.*.rows": "from the treasures",
    "seats.*.sets": "from the treasures",
    "seats.*.next": "from the treasures",
    "seats.*.best": "from the cities",
    "turn.roads": "from the chain",
    "turn.begun": "what the rules would do",
    "turn.builds": "what the rules would do",
    "turn.ways": "what the rules would do",
}


def told(view: dict[str, Any], players: int) -> list[int]:
    """The tensor of a table, made of nothing but a view of it."""
    viewer = view["viewer"]
    cities = [NODE_IDS[city] for city in CITIES_OF[SIDE_OF[players]]]
    segments = [SEGMENT_IDS[segment] for segment in SEGMENTS_OF[SIDE_OF[players]]]
    places = view["cities"]
    ways = view["segments"]
    if len(places) != len(cities) or len(ways) != len(segments):
        raise IndexError("the board has more")
    found = [
        one(view["step"], [step.name for step in STEPS]),
        relative(-1 if view["decides"] is None else view["decides"], viewer, players),
        relative(view["start"], viewer, players),
        int(view["wild_treasures"]),
        int(view["whole_province"]),
        *[one(place["treasure"], KIND_IDS) for place in places],
        *[0 if place["far"] is None else place["far"] for place in places],
    ]
    for owner in turned(viewer, players):
        seen = view["seats"][owner]
        found += [seen["supply"], seen["points"], *among(seen["cities"], cities)]
        found += [int(way["seat"] == owner) for way in ways]
        found += [seen["treasures"][kind] for kind in KIND_IDS]
    turn = view["turn"]
    if turn is None:
        return [*found, *[0] * (3 + 2 * len(segments))]
    return [
        *found,
        relative(turn["seat"], viewer, players),
        one(turn["city"], NODE_IDS),
        one(turn["tip"], NODE_IDS),
        *among(turn["chain"], segments),
        *among(turn["walked"], segments),
    ]


def on_the_way(players: int) -> list[dict[str, Any]]:
    """What is seen where one of several ways to Rome is chosen, which is rare."""
    table: Any
    for seed in range(20, 40):
        for table in played(GAME, players, seed, 1):
            if not table.over() and table.pending().name == "way":
                return seen_of(GAME, told, [table])
    raise AssertionError("no way was ever chosen")


@pytest.mark.parametrize("players", GAME.players)
def test_no_more_and_no_less_than_the_view(players: int) -> None:
    views = seen_of(GAME, told, played(GAME, players, players, 9))
    views += seen_of(GAME, told, played(GAME, players, players + 10, 9, turned_round(GAME)))
    views = [*on_the_way(players), *Random(players).sample(views, 20)]
    check_no_less(told, views, DERIVED)


@pytest.mark.nightly
@pytest.mark.parametrize("chain_roads", [0, 1, 2])
@pytest.mark.parametrize("players", GAME.players)
def test_no_more_and_no_less_in_many_games(players: int, chain_roads: int) -> None:
    views: list[dict[str, Any]] = []
    for seed in range(1, 4):
        settings = [seed & 1, seed >> 1 & 1, chain_roads]
        views += seen_of(GAME, told, played(GAME, players, 100 + seed, 6, settings))
    check_no_less(told, [*on_the_way(players), *Random(0).sample(views, 40)], DERIVED)


def telling_a_setting(table: Table, viewer: int, numbers: list[int]) -> None:
    """A tensor that says what no view says: how many roads a turn may take."""
    write(table, viewer, numbers)
    numbers[3] = int(table.settings[CHAIN_ROADS] > 0)


def test_a_tensor_that_says_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(played(GAME, 3, 0, 1, [0, 0, 1]))
    monkeypatch.setattr(GAME, "tensors", Tensors(STEPS, fields, telling_a_setting))
    with pytest.raises(AssertionError):
        check_no_more(GAME, told, table, 0, Deal(b"imagined"))


def test_a_tensor_that_says_less_is_found() -> None:
    def silent(view: dict[str, Any], players: int) -> list[int]:
        """Nothing is told of anybody's roads."""
        segments = [{**one, "seat": 0} for one in view["segments"]]
        return told({**view, "segments": segments}, players)

    views = seen_of(GAME, told, played(GAME, 2, 0, 9))
    with pytest.raises(AssertionError, match=r"segments\.\*\.seat"):
        check_no_less(silent, views[:20], DERIVED)
