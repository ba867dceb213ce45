"""Chapter 2: what lies on the table before the first turn."""

from collections import Counter

import pytest

from groma.core.sets import members
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import CITIES_ON, NODE_IDS, REGION_IDS, REGION_OF, VALUE
from tests.scenes.caesars_empire import Scene, dealt, on_side

PLAYERS = (2, 3, 4, 5)
FEW = {"meat", "grapes", "wheat", "wine", "oil", "gems", "wood", "olives"}
FROM_ROME = {
    "roma-mediolanum",
    "roma-aquileia",
    "roma-brundisium",
    "roma-syracusae",
    "roma-massilia",
    "roma-salonae",
    "roma-carthago",
}


def on_map(scene: Scene) -> Counter[str]:
    """The treasures on the map, by kind."""
    return Counter(city["treasure"] for city in scene.view()["cities"])


@pytest.mark.clause("CE-2.1", "CE-1.1")
@pytest.mark.parametrize(
    ("players", "side", "cities", "segments"),
    [(2, "B", 30, 61), (3, "B", 30, 61), (4, "A", 40, 86), (5, "A", 40, 86)],
)
def test_the_number_of_players_decides_the_side(
    players: int, side: str, cities: int, segments: int
) -> None:
    view = dealt(players).view()
    assert (view["side"], len(view["cities"]), len(view["segments"])) == (side, cities, segments)
    assert {seen["segment"] for seen in view["segments"]} == on_side(players)


@pytest.mark.clause("CE-2.1", "CE-1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_not_on_this_side_cannot_be_built(players: int) -> None:
    scene = dealt(players)
    other = "tarraco-caesarea" if players > 3 else "roma-caralis"
    assert scene.clause(f"build {other}") == "CE-1.6"


@pytest.mark.clause("CE-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_city_of_the_side_has_its_token_and_rome_has_none(players: int) -> None:
    cities = dealt(players).view()["cities"]
    here = members(CITIES_ON[1 if players < 4 else 0])
    assert [
        (seen["city"], seen["region"], seen["value"], seen["seat"], seen["far"]) for seen in cities
    ] == [(NODE_IDS[i], REGION_IDS[REGION_OF[i]], VALUE[i], None, None) for i in here]
    assert "roma" not in [seen["city"] for seen in cities]


@pytest.mark.clause("CE-2.3")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("wild", [False, True])
def test_with_four_and_five_players_all_forty_treasures_lie_on_the_map(
    players: int, wild: bool
) -> None:
    scene = dealt(players, wild_treasures=wild)
    assert on_map(scene) == {**dict.fromkeys(FEW, 4), "gold": 8}
    assert set(scene.view()["box"].values()) == {0}
    assert "left-out" not in scene.told()


@pytest.mark.clause("CE-2.4")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_and_three_players_two_gold_and_one_of_each_kind_stay_out(players: int) -> None:
    for number in range(5):
        scene = dealt(players, b"few %d" % number)
        assert on_map(scene) == {**dict.fromkeys(FEW, 3), "gold": 6}
        assert scene.view()["box"] == {**dict.fromkeys(FEW, 1), "gold": 2}


@pytest.mark.clause("CE-2.3", "CE-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_treasure_can_lie_on_any_city(players: int) -> None:
    seen: dict[str, set[str]] = {}
    for number in range(150):
        for city in dealt(players, b"any %d" % number).view()["cities"]:
            seen.setdefault(city["city"], set()).add(city["treasure"])
    assert len(seen) == (30 if players < 4 else 40)
    assert all(kinds == FEW | {"gold"} for kinds in seen.values())


@pytest.mark.clause("CE-2.3", "CE-2.4", "CE-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_treasures_lie_open_and_only_who_begins_is_told(players: int) -> None:
    scene = dealt(players)
    assert scene.told() == ["starts"]
    assert {city["treasure"] for city in scene.view(players)["cities"]} == FEW | {"gold"}


@pytest.mark.clause("CE-2.5", "CE-1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_25_roads_and_nothing_else_that_tells_them_apart(players: int) -> None:
    seats = dealt(players).view()["seats"]
    assert len(seats) == players
    none = {**dict.fromkeys(FEW, 0), "gold": 0}
    for seat in range(players):
        assert seats[seat] == {
            "seat": seat,
            "supply": 25,
            "points": 0,
            "cities": [],
            "treasures": none,
            "rows": [0, 0, 0, 0],
            "sets": none,
            "next": {**none, "gold": 2},
            "best": {},
        }


@pytest.mark.clause("CE-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_may_be_drawn_to_begin(players: int) -> None:
    starts = Counter(dealt(players, b"first %d" % number).table.start for number in range(200))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 200 / players / 2


@pytest.mark.clause("CE-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_was_drawn_begins_and_is_told(players: int) -> None:
    for number in range(12):
        scene = dealt(players, b"begin %d" % number)
        start = scene.table.start
        assert scene.facts("starts") == [{"seat": f"@seat-{start}"}]
        assert (scene.table.seat, scene.table.active) == (start, start)
        assert (scene.view()["start"], scene.view()["decides"]) == (start, start)


@pytest.mark.clause("CE-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_points_start_at_zero(players: int) -> None:
    scene = dealt(players)
    assert scene.table.points == [0] * players
    assert scene.table.ways == [0] * players
    assert all(scene.row("ways", seat) == 0 for seat in range(players))


@pytest.mark.clause("CE-4.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_first_only_segments_from_rome_can_be_built(players: int) -> None:
    scene = dealt(players)
    more = {"roma-caralis"} if players > 3 else set()
    assert scene.named("build") == FROM_ROME | more
    assert len(scene.legal()) == len(FROM_ROME | more)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_census_counts_roads_treasures_and_cities(players: int) -> None:
    scene = dealt(players)
    kinds = [3] * 8 + [6] if players < 4 else [4] * 8 + [8]
    whole = [*[25] * players, *kinds, 30 if players < 4 else 40]
    assert GAME.census(scene.table) == whole
    while not scene.table.over():
        scene.play_on(most=5)
        assert GAME.census(scene.table) == whole
