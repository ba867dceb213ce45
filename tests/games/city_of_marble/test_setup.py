"""Chapters 1 and 2: what lies on the table before the first choice, and what may run out."""

from collections import Counter

import pytest

from groma.core.hidden import face, kind_of
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.layout import BRIDGES
from groma.games.city_of_marble.tables import (
    CORNER_IDS,
    HILL_COVERS,
    HILL_IDS,
    INNER,
)
from tests.scenes.city_of_marble import Scene, dealt, spot, turn

PLAYERS = (2, 3, 4)
COLORS = ["red", "yellow", "green", "blue"]
BUILDINGS = ["temple", "bath", "theater", "arena"]
# Three tiles, two of them here, make a temple at e12; hills as `turn` has them
TWO_OF_THREE = ("green f11-e12", "green d11-e12")
THIRD = "e12-e14"


@pytest.fixture(scope="module")
def many() -> list[Scene]:
    """A hundred tables, each dealt anew."""
    return [dealt(4, b"deal %d" % number) for number in range(100)]


def next_spot(scene: Scene) -> set[str]:
    """Where a red tile may go."""
    return scene.copy().play("play red").spots()


def last_of_three(scene: Scene, *then: str) -> Scene:
    """Seat 0 plays the tile that completes e12."""
    return scene.play("play green", f"place {THIRD}", *then)


@pytest.mark.clause("CM-1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_has_stacks_and_fields_and_all_scores_begin_at_nothing(players: int) -> None:
    view = dealt(players).view()
    assert list(view["stacks"]) == COLORS
    assert list(view["stock"]) == BUILDINGS
    for seat in view["seats"]:
        assert seat["fields"] == dict.fromkeys([*BUILDINGS, "treasury"], 0)
        assert seat["points"] == 0
    assert dealt(players).scores() == [0] * players


@pytest.mark.clause("CM-1.2")
def test_a_player_board_keeps_drawn_tiles_apart_from_usable_ones_and_has_four_actions() -> None:
    scene = turn("blue c12-d13 0", "red c16-c18").lead("gray", "b17")
    assert {move.split()[0] for move in scene.legal()} == {"draw", "aqueduct", "recall", "play"}
    scene.play("draw red+blue")
    seat = scene.view()["seats"][0]
    assert seat["drawn"] == {"red": 1, "yellow": 0, "green": 0, "blue": 1}
    assert seat["ready"] == dict.fromkeys(COLORS, 1)
    assert seat["home"] == 2


@pytest.mark.clause("CM-2.1")
def test_three_different_hills_rise_and_any_three_may(many: list[Scene]) -> None:
    for scene in many:
        hills = scene.table.city.hills
        assert len(set(hills)) == 3
        assert hills == sorted(hills)
        assert scene.view()["hills"] == [HILL_IDS[hill] for hill in hills]
        named = [f"@hill-{HILL_IDS[hill]}" for hill in hills]
        assert [facts["hill"] for facts in scene.facts("hill-rises")] == named
    times = Counter(hill for scene in many for hill in scene.table.city.hills)
    assert set(times) == set(range(7))
    assert min(times.values()) > 25
    assert len({tuple(scene.table.city.hills) for scene in many}) > 28


@pytest.mark.clause("CM-2.1", "CM-2.2")
def test_only_the_three_hills_take_up_their_triangles(many: list[Scene]) -> None:
    for scene in many[:20]:
        for hill in range(7):
            covering = HILL_COVERS[hill]
            open_ = scene.city.open & covering
            assert open_ == (0 if hill in scene.city.hills else covering)


@pytest.mark.clause("CM-2.2")
def test_the_triangle_of_an_absent_hill_can_be_covered_and_gives_no_side() -> None:
    scene = turn("blue f9-g10")  # a side at Palatinus, which did not rise
    assert {"g10-g12", "g10-f11", "f11-g12"} & next_spot(scene) == {"g10-g12", "f11-g12"}
    scene.play("play red", "place f11-g12", "unmanned")
    assert scene.city.laid >> spot("f11-g12") & 1
    assert "h11-g12" not in next_spot(turn())
    assert "h11-g12" in next_spot(turn(hills="quirinalis viminalis palatinus"))


@pytest.mark.clause("CM-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bridge_tile_lies_unseen_on_each_of_seven_spaces_and_one_is_left_over(
    players: int,
) -> None:
    scene = dealt(players)
    tiles = scene.table.hidden.zones[BRIDGES]
    assert sorted(kind_of(tile) for tile in tiles) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert tiles == [face(kind_of(tile), 0) for tile in tiles]  # nobody has seen any
    for viewer in range(players + 1):
        assert scene.view(viewer)["bridges"] == [1, 2, 3, 4, 5, 6, 7]
        assert [seat["bridges"] for seat in scene.view(viewer)["seats"]] == [[]] * players


@pytest.mark.clause("CM-2.3")
def test_every_value_can_lie_on_every_space_or_be_left_over(many: list[Scene]) -> None:
    seen = {
        (place, kind_of(tile))
        for scene in many
        for place, tile in enumerate(scene.table.hidden.zones[BRIDGES])
    }
    assert len(seen) == 8 * 4


@pytest.mark.clause("CM-2.4", "CM-2.7")
@pytest.mark.parametrize(
    ("players", "left"), [(2, [10, 12, 14, 16]), (3, [9, 11, 13, 15]), (4, [8, 10, 12, 14])]
)
def test_four_open_stacks_of_tiles_and_one_of_each_colour_for_everybody(
    players: int, left: list[int]
) -> None:
    scene = dealt(players)
    for viewer in range(players + 1):
        assert scene.view(viewer)["stacks"] == dict(zip(COLORS, left))
    for seat in range(players):
        assert scene.ready(seat) == dict.fromkeys(COLORS, 1)
        assert scene.drawn(seat) == dict.fromkeys(COLORS, 0)


@pytest.mark.clause("CM-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_stacks_of_a_dozen_imperium_tiles(players: int) -> None:
    scene = dealt(players)
    assert scene.view()["stock"] == dict.fromkeys(BUILDINGS, 12)
    assert [scene.imperium_of(seat) for seat in range(players)] == [{}] * players


@pytest.mark.clause("CM-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_coins_and_buildings_are_nobodys_yet(players: int) -> None:
    scene = dealt(players)
    view = scene.view()
    assert [(line["line"], line["left"]) for line in view["lines"]] == [
        ("gray", 13),
        ("white", 13),
        ("brown", 13),
    ]
    assert view["sites"] == view["tiles"] == []
    assert [seat["coins"] for seat in view["seats"]] == [0] * players


@pytest.mark.clause("CM-2.6", "CM-1.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_three_officials_at_home_and_no_points(players: int) -> None:
    scene = dealt(players)
    for seat in scene.view()["seats"]:
        assert (seat["home"], seat["on_tiles"], seat["points"]) == (3, [], 0)
        assert set(seat["fields"].values()) == {0}


@pytest.mark.clause("CM-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_says_who_begins_and_turns_go_round_by_seat(players: int) -> None:
    starts = Counter()
    for number in range(60):
        scene = dealt(players, b"start %d" % number)
        begins = scene.table.start
        starts[begins] += 1
        assert scene.table.seat == scene.table.active == begins
        assert scene.facts("starts") == [{"seat": f"@seat-{begins}"}]
        assert scene.view()["start"] == begins
        order = []
        for _ in range(players + 1):
            order.append(scene.table.seat)
            scene.play("draw yellow+blue", "draw green+blue")
        assert order == [(begins + i) % players for i in range(players + 1)]
    assert set(starts) == set(range(players))
    assert min(starts.values()) >= 60 // players // 2


@pytest.mark.clause("CM-2.9")
def test_besides_the_stacks_the_number_of_players_changes_nothing() -> None:
    views = [dealt(players).view() for players in PLAYERS]
    own = [view["seats"][0] for view in views]
    assert own[0] == own[1] == own[2]
    for view in views:
        assert all({**seat, "seat": 0} == own[0] for seat in view["seats"])
        for name in ("seats", "stacks", "players", "start", "decides", "turn"):
            del view[name]
    assert views[0] == views[1] == views[2]
    moves = [dealt(players).legal() for players in PLAYERS]
    assert moves[0] == moves[1] == moves[2]
    assert GAME.players == [2, 3, 4]


@pytest.mark.clause("CM-1.14")
def test_an_empty_stack_gives_no_tile_and_a_fourth_official_is_not_there() -> None:
    scene = turn().stacks(yellow=3, green=3, blue=3)
    assert scene.clause("draw red+blue") == "CM-5.1"
    scene = turn("green d11-e12 0", "green f11-e12 0", "red e14-d15 0")
    scene.play("play blue", f"place {THIRD}")
    assert "posted" not in scene.told()


@pytest.mark.clause("CM-1.14")
def test_when_the_imperium_tiles_of_a_kind_are_given_out_nobody_gets_one() -> None:
    scene = turn().imperium(1, temple=11).on_field("temple", 0, 2)
    scene.play("draw red+blue", "draw red+blue")
    assert scene.imperium_of(0) == {"temple": 1}
    assert scene.told()[-2:] == ["got-imperium", "no-imperium"]


@pytest.mark.clause("CM-1.14")
def test_a_fourteenth_piece_does_not_exist() -> None:
    scene = turn("red c16-c18", "red b15-b17")
    scene.lead("gray", *["b17"] * 12)  # twelve pieces, however they lie
    assert "aqueduct" in scene.legal()
    scene.lead("gray", "b17")
    assert scene.view()["lines"][0]["left"] == 0
    assert scene.clause("aqueduct") == "CM-6.4"


@pytest.mark.clause("CM-1.15")
@pytest.mark.parametrize("standing", [11, 12, 30])
def test_there_is_always_one_more_fountain(standing: int) -> None:
    scene = turn(*TWO_OF_THREE)
    others = [where for where in range(92) if INNER >> where & 1 and CORNER_IDS[where] != "e12"]
    for where in others[:standing]:
        scene.erect(where, "fountain")
    last_of_three(scene, "unmanned")
    assert scene.site("e12") == "fountain"
    assert len(scene.sites()) == standing + 1


@pytest.mark.clause("CM-1.15")
@pytest.mark.parametrize("standing", [15, 16, 23, 24, 47, 48])
def test_there_is_always_one_more_building_and_one_more_cube(standing: int) -> None:
    scene = turn(*TWO_OF_THREE)
    others = [where for where in range(92) if INNER >> where & 1 and CORNER_IDS[where] != "e12"]
    for where in others[:standing]:
        scene.erect(where, "temple")
    last_of_three(scene, "official", "stay")
    assert scene.site("e12") == "temple 0"
    assert scene.row("buildings") == 3 * (standing + 1)


@pytest.mark.clause("CM-1.15")
@pytest.mark.parametrize("held", [15, 16, 40])
def test_there_is_always_one_more_coin(held: int) -> None:
    scene = turn().coins(held, held).on_field("treasury", 0, 2)
    scene.play("draw red+blue", "draw red+blue")
    assert scene.table.coins == [held + 2, held]
    assert [facts["seat"] for facts in scene.facts("got-coin")] == ["@seat-0"] * 2
