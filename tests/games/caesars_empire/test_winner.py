"""Chapter 10: who wins, and how ties are broken."""

import pytest

from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import REGION_OF
from tests.scenes.caesars_empire import Scene, dealt, empire, node

PLAYERS = (2, 3, 4, 5)


def level(scene: Scene, total: int = 100) -> Scene:
    """The game is over, with points on the track so that all have the same total."""
    scene.ended()
    for seat in range(scene.table.players):
        scene.table.points[seat] += total - scene.scores()[seat]
    assert scene.scores() == [total] * scene.table.players
    return scene


def winners(scene: Scene) -> list[int]:
    """Who wins if the game is over now."""
    return GAME.winners(scene.ended().table)


def places(scene: Scene) -> list[int]:
    """The places of all seats if the game is over now."""
    return GAME.places(scene.ended().table)


@pytest.mark.clause("CE-9.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_most_points_win(players: int) -> None:
    for seat in range(players):
        scene = empire(players).points(*[4 if i == seat else 3 for i in range(players)])
        assert winners(scene) == [seat]


@pytest.mark.clause("CE-9.8")
def test_a_point_more_beats_colours_gold_and_roads() -> None:
    scene = level(empire().take(0, "lutetia gold", "tomis gold").supply(9, 2))
    assert winners(scene) == [0]
    scene.table.points[1] += 1
    assert winners(scene) == [1]


@pytest.mark.clause("CE-10.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_tie_more_colours_win(players: int) -> None:
    last = players - 1
    scene = empire(players).take(0, "lutetia oil").take(last, "tomis oil", "syracusae oil")
    assert winners(level(scene)) == [last]


@pytest.mark.clause("CE-10.1")
def test_colours_count_and_not_cities() -> None:
    scene = empire(4).take(0, "lutetia oil", "massilia oil", "lugdunum oil")
    scene.take(1, "mediolanum oil", "tarraco oil")
    assert winners(level(scene)) == [1]


@pytest.mark.clause("CE-10.1")
def test_seven_colours_beat_six() -> None:
    names = ["mediolanum", "massilia", "tarraco", "salonae", "gortyna", "ephesus"]
    others = ["aquileia", "lugdunum", "corduba", "sirmium", "athenae", "ancyra", "carthago"]
    scene = empire(4).take(0, *[f"{name} gold" for name in names])
    scene.take(1, *[f"{name} oil" for name in others[:4]])
    scene.take(1, *[f"{name} gems" for name in others[4:]]).supply(20, 3, 3, 3)
    assert len({REGION_OF[node(name)] for name in others}) == 7
    assert winners(level(scene)) == [1]


@pytest.mark.clause("CE-10.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_as_many_colours_more_gold_wins(players: int) -> None:
    scene = empire(players)
    for seat, name in enumerate(["mediolanum", "massilia", "tarraco", "salonae", "ephesus"]):
        if seat < players:
            scene.take(seat, f"{name} {'gold' if seat == 1 else 'oil'}")
    scene.supply(9, *[3] * (players - 1))  # roads left do not come first
    assert winners(level(scene)) == [1]


@pytest.mark.clause("CE-10.2", "CE-10.1")
def test_colours_come_before_gold() -> None:
    scene = empire().take(0, "massilia gold", "lutetia gold").take(1, "tomis oil", "tarraco oil")
    assert winners(level(scene)) == [1]


@pytest.mark.clause("CE-10.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_as_much_gold_more_roads_left_win(players: int) -> None:
    for seat in range(players):
        supplies = [7 if other == seat else 6 for other in range(players)]
        assert winners(level(empire(players).supply(*supplies))) == [seat]


@pytest.mark.clause("CE-10.3")
def test_gold_comes_before_roads_left() -> None:
    scene = empire().take(0, "massilia oil").take(1, "tomis gold").supply(20, 1)
    assert winners(level(scene)) == [1]


@pytest.mark.clause("CE-10.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_is_still_level_shares_the_victory(players: int) -> None:
    assert winners(level(empire(players))) == list(range(players))
    scene = level(empire(players).supply(*[8] * (players - 1), 7))
    assert winners(scene) == list(range(players - 1))


@pytest.mark.clause("CE-10.4")
def test_which_colours_and_which_cities_makes_no_difference() -> None:
    scene = empire(3).take(0, "olisipo oil").take(1, "massilia gems")
    assert winners(level(scene.supply(5, 5, 5))) == [0, 1]


@pytest.mark.clause("CE-10.5")
def test_only_those_still_level_are_compared() -> None:
    scene = level(empire(3).take(2, "lutetia gold", "tomis gold").supply(4, 5, 25))
    scene.table.points[2] -= 1  # best in every comparison, but behind in points
    assert winners(scene) == [1]
    scene = empire(3).take(0, "lutetia oil", "tomis oil").take(1, "massilia oil", "salonae gold")
    scene.take(2, "tarraco gold").supply(1, 1, 20)  # most gold and roads, but fewer colours
    assert winners(level(scene)) == [1]
    scene = empire(3).take(0, "lutetia gold").take(1, "massilia gold").take(2, "tarraco oil")
    assert winners(level(scene.supply(4, 3, 20))) == [0]


@pytest.mark.clause("CE-10.5")
def test_the_places_behind_the_winner_are_decided_in_the_same_way() -> None:
    scene = empire(5).take(1, "lutetia oil", "tomis oil").take(2, "massilia oil", "salonae gold")
    scene = level(scene.take(3, "tarraco gold", "corduba gold").supply(1, 1, 1, 20, 30))
    assert places(scene) == [5, 2, 1, 3, 4]  # by colours and gold, by colours, by roads
    scene.table.points[0] += 1
    assert places(scene) == [1, 3, 2, 4, 5]
    scene.table.points[2] -= 2
    assert places(scene) == [1, 2, 5, 3, 4]


@pytest.mark.clause("CE-10.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_behind_the_winner_equals_share_the_better_place(players: int) -> None:
    scene = level(empire(players).supply(*[5] * players))
    scene.table.points[0] += 1
    assert places(scene) == [1, *[2] * (players - 1)]
    scene.table.supply[1] -= 1
    assert places(scene) == [1, players, *[2] * (players - 2)]


@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_end_of_a_game_the_winners_are_the_best_of_all(players: int) -> None:
    for number in range(4):
        scene = dealt(players, b"winner %d" % number).play_on(b"on %d" % number)
        seats = scene.view()["seats"]
        standing = [
            (
                scene.sheet(seat["seat"]).total(),
                len(seat["best"]),
                seat["treasures"]["gold"],
                seat["supply"],
            )
            for seat in seats
        ]
        best = [seat for seat in range(players) if standing[seat] == max(standing)]
        assert scene.table.over()
        assert winners(scene) == best
        order = sorted(standing, reverse=True)
        assert places(scene) == [1 + order.index(standing[seat]) for seat in range(players)]
