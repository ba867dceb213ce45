"""What a view adds for boards: paths to Rome, what treasures and tokens add, the race of roads."""

import pytest

from groma.core.deal import Deal
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import KIND_IDS, NODE_IDS, ORDINARY
from tests.scenes.caesars_empire import Scene, empire, wander

PLAYERS = (2, 3, 4, 5)


def moments(players: int) -> list[Scene]:
    """Tables at several moments of a game, the end among them."""
    return [wander(players, b"worth", cities) for cities in (0, 3, 12, 22, 40)]


@pytest.mark.parametrize("players", PLAYERS)
def test_rows_and_sets_are_those_of_the_sheet(players: int) -> None:
    for scene in moments(players):
        for seat, seen in enumerate(scene.view()["seats"]):
            assert sum(seen["rows"]) == scene.row("different", seat)
            same = [seen["sets"][kind] for kind in KIND_IDS[:ORDINARY]]
            assert sum(same) == scene.row("same", seat)
            assert seen["sets"]["gold"] == scene.row("gold", seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_gains_are_what_the_sheet_would_add(players: int) -> None:
    for scene in moments(players):
        view = scene.view()
        for city in view["cities"]:
            if city["seat"] is not None:
                assert city["gains"] == []
                continue
            for seat, seen in enumerate(view["seats"]):
                after = scene.copy().take(seat, city["city"])
                rows = ("different", "same", "gold")
                more = sum(after.row(row, seat) - scene.row(row, seat) for row in rows)
                assert seen["next"][city["treasure"]] == more
                gain = after.row("cities", seat) - scene.row("cities", seat)
                assert city["gains"][seat] == gain


@pytest.mark.parametrize("whole", [0, 1])
def test_the_last_token_of_a_province_gains_them_all(whole: int) -> None:
    table = GAME.deal(2, [0, whole, 0], Deal(b"gains"), None)
    for city in ("cyrene", "caesarea", "alexandria"):  # all but Carthago, worth 1
        table.claimers[NODE_IDS.index(city)] = 0
    cities = {city["city"]: city for city in GAME.view(table, 1)["cities"]}
    assert cities["carthago"]["gains"] == [2 + 6 + 7 + 1 - 7 if whole else 0, 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_the_most_roads_leads(players: int) -> None:
    scene = empire(players)
    assert scene.view()["leaders"] == list(range(players))
    scene.road(0, "roma-massilia").road(1, "roma-brundisium")
    assert scene.view()["leaders"] == (list(range(2, players)) or [1])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_path_has_the_roads_of_its_way(players: int) -> None:
    """With one shortest way; where ways part, the path has those of all."""
    for scene in moments(players)[:-1]:
        view = scene.view()
        roads = {seen["segment"]: seen["roads"] for seen in view["segments"]}
        for build in view["turn"]["builds"]:
            assert build["path"][0] == build["segment"]
            together = sum(roads[segment] for segment in build["path"])
            assert together >= build["way"]["roads"]
            if together == build["way"]["roads"]:
                assert len(build["way"]["payouts"]) == 1


def test_the_path_of_parted_ways_has_all_of_them() -> None:
    scene = empire(4).road(1, "roma-aquileia").road(0, "roma-mediolanum")
    scene.road(2, "mediolanum-augusta_vindelicorum").turn(0)
    scene.play("build augusta_vindelicorum-carnuntum")
    (longer,) = [
        build
        for build in scene.view()["turn"]["builds"]
        if build["segment"] == "aquileia-augusta_vindelicorum"
    ]
    assert len(longer["way"]["payouts"]) == 2
    assert set(longer["path"]) == {
        "augusta_vindelicorum-carnuntum",
        "aquileia-augusta_vindelicorum",
        "roma-aquileia",
        "mediolanum-augusta_vindelicorum",
        "roma-mediolanum",
    }
