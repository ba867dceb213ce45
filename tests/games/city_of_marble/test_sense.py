"""What the bot that plays by the sense of City of Marble does in a few sharp positions."""

import pytest

from groma.bots import Position
from groma.bots.random import Random
from groma.core.deal import Deal
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.mind.promise import IN_REACH, Promise, Tempo
from groma.games.city_of_marble.mind.sense import (
    BRIDGE,
    SPRING,
    WATER,
    add_openings,
    belongings,
    points,
    sense,
)
from groma.games.city_of_marble.state import Table
from groma.games.city_of_marble.tables import ARENA
from tests.games.greedy import choice, choices
from tests.scenes.city_of_marble import Scene, spot, turn

STAR = ["e10-f11", "e10-d11", "d11-d13", "d13-e14", "f13-e14", "f11-f13"]  # six sharp ones at e12
BATH = ["blue e10-f11", "green f11-f13", "yellow f13-e14"]  # one blunt and three sharp ones ...
LAST = "e12-d13"  # ... and the spot that is missing, if e10-e12 has its tile


def star(count: int, *officials: int, **hand: int) -> Scene:
    """So many tiles of a star round e12: red ones with these officials, then blue ones."""
    tiles = [
        f"red {STAR[i]} {officials[i]}" if i < len(officials) else f"blue {STAR[i]}"
        for i in range(count)
    ]
    scene = turn(*tiles)
    for seat in range(2):
        scene.hold(seat, red=0, yellow=0, green=0, blue=0)
    return scene.hold(0, **hand)


def worth(table: Table, left: int, useful: int = 0) -> int:
    """What the belongings of seat 0 are worth with so many actions to come."""
    tempo = Tempo(table)
    tempo.left = [left] * table.players
    tempo.within = [left] * table.players
    return belongings(table, 0, tempo, useful)


def promised(scene: Scene, seat: int = 0) -> int:
    """What all open corners promise to a seat."""
    return Promise(scene.table, Tempo(scene.table)).worth[seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_are_the_total_of_the_sheet_but_for_bridges_at_their_mean(players):
    seed = b"sheet %d" % players
    table = GAME.deal(players, GAME.defaults(), Deal(seed), None)
    bot = Random(seed)
    while not table.over():
        table.play(bot.choose(Position(GAME, table, table.seat)))
        if any(table.fields):
            continue  # officials on their way home are counted with what they bring
        values = points(table)
        for seat in range(players):
            page = GAME.sheet(table, seat, seat)
            bridges = BRIDGE * len(table.bridge_tiles(seat))
            assert values[seat] == 20 * (page.total() - page.row("bridges")) + bridges


@pytest.mark.parametrize(("players", "share"), [(2, 20), (3, 8), (4, 5)])
def test_at_the_end_only_points_count(players, share):
    scene = turn(players=players).play_on(b"end %d" % players)
    table = scene.table
    table.ready = [3] * len(table.ready)
    values = points(table)
    for seat in range(players):
        rivals = sum(values) - values[seat]
        assert sense(table, seat) == values[seat] - rivals * share // 20


@pytest.mark.parametrize("officials", [(0,), (0, 0), (0, 1)])
def test_it_completes_a_star_of_five(officials):
    scene = star(5, *officials, red=1, blue=1)
    scene.hold(1, red=1)
    assert f"place {STAR[5]}" in choices(scene)
    assert scene.site("e12") == "arena 0"


def test_with_four_sharp_corners_it_adds_the_fifth_and_the_sixth():
    scene = star(4, 0, 0, red=1, blue=2)
    assert scene.allows("play blue")
    first = choices(scene)[1]
    assert first in (f"place {STAR[4]}", f"place {STAR[5]}")
    choices(scene)
    assert scene.site("e12") == "arena 0"


def test_a_blunt_corner_would_spoil_the_star():
    kept = star(4, 0, 0, red=1, blue=2)
    spoilt = star(4, 0, 0, red=1, blue=2)
    kept.play("play blue", f"place {STAR[4]}", "unmanned")
    spoilt.play("play blue", "place e12-f13", "unmanned")
    assert spoilt.site("e12") == "fountain"
    assert sense(kept.table, 0) > sense(spoilt.table, 0)


def test_a_star_promises_an_arena_to_who_has_red_tiles_and_officials():
    def chances(scene: Scene) -> list[int]:
        return Promise(scene.table, Tempo(scene.table)).chances(ARENA, 2, 0)

    scene = star(4, red=1, blue=1)
    assert chances(scene) == [IN_REACH, 0]
    assert chances(scene.hold(0, red=0)) == [0, 0]
    scene.hold(0, red=1).table.home[0] = 0
    assert chances(scene) == [0, 0]


def test_it_completes_what_it_wins():
    scene = turn("blue e10-e12 0", *BATH[1:]).hold(0, red=1, blue=0)
    made = choices(scene)
    assert f"place {LAST}" in made
    assert scene.site("e12") == "bath 0"


def test_it_does_not_complete_what_a_rival_wins():
    scene = turn("blue e10-e12 1", *BATH[1:]).hold(0, red=1, yellow=0, green=0, blue=0)
    assert f"place {LAST}" not in choices(scene)


def test_it_makes_a_fountain_of_what_a_rival_would_win():
    tiles = ("blue e10-e12 1", *BATH[1:])
    scene = turn(*tiles).hold(0, red=1, yellow=0, green=0, blue=1)
    scene.play("play blue", f"place {LAST}")
    assert choice(scene) == "official"


def test_an_official_leaves_a_tile_that_is_of_no_more_use():
    scene = turn("blue e10-e12 0", *BATH[1:]).hold(0, red=1)
    scene.play("play red", f"place {LAST}", "unmanned")
    assert scene.step() == "leave"
    assert choice(scene) == "send e10-e12"


def test_a_corner_without_influence_promises_nothing_to_who_has_no_official():
    scene = turn("green e10-e12", *BATH[1:])
    before = promised(scene)
    scene.table.home[0] = 0
    assert before > promised(scene) == 0


def test_the_fewer_tiles_are_missing_the_more_a_corner_promises():
    far = turn("blue e10-e12 0")
    near = turn("blue e10-e12 0", BATH[1])
    nearest = turn("blue e10-e12 0", *BATH[1:])
    assert promised(far) < promised(near) < promised(nearest)


def test_who_moves_next_is_promised_more():
    tiles = ("green e10-e12", *BATH[1:])
    scene = turn(*tiles)
    assert Tempo(scene.table).first == 0
    assert promised(scene, 0) > promised(scene, 1) > 0
    for seat in (0, 1):
        scene.hold(seat, blue=1)
    scene.play("draw red+yellow", "draw red+yellow")
    assert Tempo(scene.table).first == scene.table.active == 1
    assert promised(scene, 1) > promised(scene, 0) > 0


def test_without_a_tile_to_play_the_rival_moves_first():
    scene = turn().hold(0, red=0, yellow=0, green=0, blue=0)
    tempo = Tempo(scene.table)
    assert (tempo.first, tempo.actions) == (1, 2)


def test_in_the_last_round_every_seat_has_one_action_left():
    scene = turn(players=3).stacks(blue=6)
    scene.play("draw blue+blue", "draw blue+blue")
    table = scene.table
    assert table.trigger == 0
    tempo = Tempo(table)
    assert (tempo.left, tempo.within) == ([1, 0, 1], [1, 1, 1])  # seat 1 is about to act
    assert (tempo.first, tempo.actions) == (1, 1)
    scene.play("draw blue+blue")
    tempo = Tempo(table)
    assert (tempo.left, tempo.within, tempo.first) == ([1, 0, 0], [1, 0, 1], 2)


def test_tiles_in_hand_are_worth_nothing_when_no_action_is_left():
    table = turn().hold(0, red=3, blue=3).table
    assert worth(table, 9) > worth(table, 2) > worth(table, 0) == 0


def test_an_official_at_home_is_worth_more_than_on_a_tile_and_least_where_no_corner_is_open():
    home = turn("blue e10-e12").table
    posted = turn("blue e10-e12 0").table
    useful = 1 << spot("e10-e12")
    assert worth(home, 9, useful) > worth(posted, 9, useful) > worth(posted, 9)


def test_imperium_tiles_are_worth_nothing_that_cannot_be_spent_any_more():
    without, with_tiles = turn(), turn().imperium(0, bath=2)
    assert worth(with_tiles.table, 9) > worth(without.table, 9)
    assert worth(with_tiles.table, 1) == worth(without.table, 1)
    for scene in (without, with_tiles):
        scene.table.trigger = 1
    assert worth(with_tiles.table, 9) == worth(without.table, 9)


def test_an_imperium_tile_buys_an_action_only_if_there_is_something_to_do():
    tiles = ("blue e10-e12 0", *BATH[1:])
    scene = turn(*tiles).hold(0, red=1, yellow=0, green=0, blue=0).imperium(0, bath=3)
    scene.play("draw red+yellow", "draw red+yellow")
    assert choice(scene) == "spend bath"
    scene = turn().hold(0, red=0, yellow=0, green=0, blue=0).imperium(0, bath=3)
    scene.play("draw red+yellow", "draw green+blue")
    assert choice(scene) == "end"


def test_a_majority_is_not_given_away_for_an_action():
    tiles = ("blue e10-e12 0", *BATH[1:])
    scene = turn(*tiles).hold(0, red=1, yellow=0, green=0, blue=0)
    scene.imperium(0, temple=1, arena=2).imperium(1, arena=4)
    scene.play("draw red+yellow", "draw red+yellow")
    assert choice(scene) == "spend arena"


def test_the_value_of_a_bridge_tile_does_not_matter():
    scene = turn("red i6-j7")
    before = sense(scene.table, 0)
    for value in (1, 4):
        assert sense(scene.bridges(0, value).table, 0) == before + BRIDGE


def test_an_aqueduct_is_led_to_the_own_building():
    scene = turn(
        *["blue d13-e14", "blue e14-e16", "blue c14-d15", "blue c16-d17", "blue e16-d17"],
        hills="quirinalis palatinus aventinus",
    )
    scene.lead("gray", "d17", "d15").erect("e14", "bath", 0).erect("c16", "bath", 1)
    scene.play("aqueduct")
    assert {"lay gray sw", "lay gray ne"} <= set(scene.legal())
    assert choice(scene) == "lay gray sw"


def test_an_aqueduct_that_can_reach_a_building_promises_its_owner_something():
    scene = turn("blue d13-e14", "blue e14-e16", aqueduct_along_hill=True)
    scene.lead("gray", "d17", "d15").erect("e14", "bath", 1).erect("d13", "fountain")
    values = [0, 0]
    add_openings(scene.table, 0, 0, values)
    assert values == [SPRING, WATER]
