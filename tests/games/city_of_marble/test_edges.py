"""Rare cases, one by one, in the order in which the rulings list them."""

import pytest

from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.steps import TURN
from groma.games.city_of_marble.tables import CORNER_IDS, CORNER_OF, OUTLET, SPOTS
from tests.scenes.city_of_marble import Scene, corner, dealt, pair, spot, turn

BLUE = ["draw blue+blue", "draw blue+blue"]
STAR = [pair(*at) for at in [(103, 104), (102, 118), (100, 101), (82, 83), (66, 84), (85, 86)]]
# With a tile on e12-e14 they complete e12 and e14, three structures each
TWO_SITES = [f"blue {pair(*at)}" for at in [(104, 105), (86, 87), (118, 119), (101, 102), (83, 84)]]
# With a tile on the third they complete e12: a temple
RING = [pair(83, 84), pair(85, 103), pair(101, 102)]


def put(color: str, where: str, post: str = "unmanned") -> list[str]:
    """The moves that play a tile."""
    return [f"play {color}", f"place {where}", post]


@pytest.mark.clause("CM-9.5")
def test_1_a_builder_who_is_not_active_scores_all_the_same() -> None:
    scene = turn(f"green {RING[0]} 1", f"blue {RING[1]}").play(*put("blue", RING[2], "official"))
    assert (scene.sites(), scene.scores()) == ({"e12": "temple 1"}, [0, 3])


@pytest.mark.clause("CM-9.12")
@pytest.mark.parametrize(("first", "second"), [("e12", "e14"), ("e14", "e12")])
def test_2_the_same_official_decides_two_sites_in_either_order(first: str, second: str) -> None:
    scene = turn(*TWO_SITES).play(*put("green", "e12-e14", "official"), f"build {first}")
    scene.play("send e12-e14")
    assert scene.sites() == {first: "temple 0", second: "fountain"}


@pytest.mark.clause("CM-9.6", "CM-9.9")
def test_3_officials_on_wrong_colours_make_a_fountain_and_may_go_to_the_treasury() -> None:
    scene = turn(f"red {RING[0]} 0", f"blue {RING[1]}").play(*put("yellow", RING[2], "official"))
    assert scene.sites() == {"e12": "fountain"}
    assert scene.legal() == ["stay", f"send {RING[0]}", f"send {RING[2]}"]
    assert scene.play(f"send {RING[0]}").fields(0) == {"treasury": 1}


@pytest.mark.clause("CM-9.6")
def test_4_two_against_two_is_a_fountain_though_a_third_has_one() -> None:
    owners = ["0", "1", "1", "2", ""]
    tiles = [f"red {where} {seat}" for where, seat in zip(STAR, owners, strict=False)]
    scene = turn(*tiles, players=3).play(*put("red", STAR[5], "official"))
    assert [facts["count"] for facts in scene.facts("influence")] == [2, 2, 1]
    assert scene.sites() == {"e12": "fountain"}


@pytest.mark.clause("CM-8.8", "CM-12.4")
def test_5_a_fountain_built_on_the_line_that_the_same_tile_began_pays_nothing() -> None:
    scene = turn("blue c14-c16", "green c16-d17").play(*put("green", "c16-b17"))
    scene.play("lay gray w", "lay gray nw", "lay gray e")
    assert scene.sites() == {"c16": "fountain"}
    assert "c16" in scene.line("gray")
    assert (scene.table.coins, scene.facts("coin-of-piece")) == ([0, 0], [])


@pytest.mark.clause("CM-11.12")
def test_6_an_aqueduct_begins_with_fewer_pieces_if_there_is_no_room_for_three() -> None:
    scene = turn("blue d15-e16").lead("white", "d15", "e16")
    scene.play(*put("green", "c16-d17"))
    assert scene.legal() == ["lay gray w", "lay gray sw"]
    scene.play("lay gray sw")
    assert (scene.line("gray"), scene.step()) == (["c18", "d17"], "act")


@pytest.mark.clause("CM-6.4")
def test_6_an_action_may_have_only_one_piece() -> None:
    hills = "aventinus palatinus quirinalis"
    scene = turn("green c16-d17", hills=hills).lead("gray", "c16", "d15").play("aqueduct")
    assert scene.line("gray") == ["c18", "c16", "d15", "d17"]
    assert (scene.step(), scene.view()["turn"]["actions"]) == ("act", 1)


def test_7_no_tile_touches_two_outlets() -> None:
    touched = [set(CORNER_OF[4 * at : 4 * at + 4]) & set(OUTLET) for at in range(SPOTS)]
    assert max(len(outlets) for outlets in touched) == 1


@pytest.mark.clause("CM-11.4", "CM-3.5")
def test_8_a_piece_may_run_along_the_rim_and_no_site_is_there() -> None:
    scene = turn("blue c16-d17", f"blue {pair(91, 109)}").play(*put("blue", "d17-d19"))
    assert "lay gray se" in scene.legal()
    scene.play("lay gray se")
    assert scene.line("gray")[:2] == ["c18", "d19"]
    assert scene.city.filled[corner("d19")] == 3  # all that there is round it
    assert scene.facts("completed") == []


@pytest.mark.clause("CM-6.4", "CM-11.6")
def test_9_an_aqueduct_in_a_dead_end_cannot_grow() -> None:
    scene = turn("green c16-d17").lead("gray", "c16", "d15", "d17")
    assert scene.clause("aqueduct") == "CM-6.4"


@pytest.mark.clause("CM-5.3", "CM-5.4")
@pytest.mark.parametrize(("left", "draws"), [(3, "blue+blue"), (2, "blue+blue"), (1, "blue")])
def test_10_the_last_tiles_are_of_one_colour(left: int, draws: str) -> None:
    scene = turn().stacks(blue=left)
    assert [text for text in scene.legal() if text.startswith("draw")] == [f"draw {draws}"]


@pytest.mark.clause("CM-17.1")
def test_11_a_turn_and_its_extra_actions_go_on_with_three_empty_stacks() -> None:
    scene = turn().stacks(blue=9).imperium(0, bath=1).play(*BLUE, "spend bath")
    assert (scene.step(), scene.table.seat, scene.table.trigger) == ("act", 0, -1)


@pytest.mark.clause("CM-4.6")
def test_12_who_can_do_nothing_forfeits_both_actions_at_once() -> None:
    scene = turn(players=3).stacks()
    scene.hold(1, red=0, yellow=0, green=0, blue=0).imperium(1, bath=1)
    scene.table.todo = []
    scene.table.push(TURN, 1)
    scene.table.advance()
    assert scene.story() == [
        ("passed", {"seat": "@seat-1"}),
        ("last-round", {"seat": "@seat-1", "first": "@seat-2"}),
    ]
    assert (scene.step(), scene.table.seat, scene.imperium_of(1)) == ("act", 2, {"bath": 1})


@pytest.mark.clause("CM-15.2")
def test_13_an_empty_imperium_stack_sends_the_official_home_without() -> None:
    scene = turn().on_field("arena", 0)
    scene.table.stock[3] = 0
    scene.play("draw red+blue", "draw red+blue")
    assert (scene.imperium_of(0), scene.table.home[0]) == ({}, 3)


@pytest.mark.clause("CM-1.15")
@pytest.mark.parametrize(
    ("officials", "what"), [("official", "temple 0"), ("unmanned", "fountain")]
)
def test_14_fountains_buildings_and_coins_never_run_out(officials: str, what: str) -> None:
    scene = turn(f"blue {RING[0]}", f"blue {RING[1]}").coins(16, 0).on_field("treasury", 0)
    free = [at for at in range(92) if at != corner("e12")]
    for at in free[:48]:
        scene.erect(at, "temple" if officials == "official" else "fountain")
    scene.play(*put("green", RING[2], officials))
    assert (scene.site("e12"), len(scene.sites())) == (what, 49)
    scene.play(*(["stay"] if officials == "official" else []), "draw red+blue")
    assert scene.table.coins == [17, 0]


@pytest.mark.clause("CM-17.5")
def test_15_an_official_sent_after_its_owners_last_turn_brings_nothing() -> None:
    scene = turn(f"green {RING[0]} 1", f"blue {RING[1]}").stacks(blue=9).play(*BLUE, BLUE[0])
    scene.play(*put("blue", RING[2]), f"send {RING[0]}")
    assert scene.table.over()
    assert (scene.fields(1), scene.imperium_of(1), scene.row("imperium", 1)) == (
        {"temple": 1},
        {},
        0,
    )


@pytest.mark.clause("CM-2.2", "CM-8.4")
def test_16_the_triangle_of_an_unused_hill_is_like_any_other() -> None:
    capitoline = pair(96, 97)
    scene = turn(f"blue {pair(103, 104)}").play("play red")
    assert scene.clause(f"place {pair(98, 114)}") == "CM-8.4"  # beside it, and beside no tile
    scene = turn(f"blue {pair(98, 114)}").play(*put("red", capitoline))
    assert scene.city.laid >> spot(capitoline) & 1
    used = turn(f"blue {pair(98, 114)}", hills="capitolinus viminalis aventinus").play("play red")
    assert used.clause(f"place {capitoline}") == "CM-8.3"


@pytest.mark.clause("CM-7.1")
def test_17_an_official_is_recalled_from_the_tile_of_a_built_site() -> None:
    scene = turn(f"blue {RING[0]}", f"blue {RING[1]}").play(*put("green", RING[2], "official"))
    scene.play("stay", "recall")
    assert (scene.officials(0), scene.table.home[0], scene.site("e12")) == ([], 3, "temple 0")


@pytest.mark.clause("CM-3.7")
def test_18_a_triangle_closed_in_stays_empty_and_its_bridge_where_it_is() -> None:
    scene = turn(f"blue {pair(1, 2)}", f"blue {pair(14, 15)}").play(*put("red", pair(16, 17)))
    assert (scene.city.filled[8], scene.facts("completed")) == (5, [])
    assert CORNER_IDS[8] not in [seen["corner"] for seen in scene.view()["corners"]]
    scene.play("play blue")
    for where in (pair(0, 1), pair(0, 14)):
        assert scene.clause(f"place {where}") == "CM-8.3"
    assert 7 in scene.view()["bridges"]


@pytest.mark.clause("CM-18.5", "CM-18.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_19_nobody_has_most_of_nothing(players: int) -> None:
    assert turn(players=players).scores() == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_20_every_game_comes_to_its_end(players: int) -> None:
    for number in range(5):
        scene = dealt(players, b"end %d" % number)
        scene.play_on(b"on %d" % number, GAME.longest)
        assert scene.table.over()
        told = scene.told()
        drawn = 2 * told.count("drew") + told.count("drew-one")
        assert drawn + sum(scene.table.stacks) == 60 - 4 * players
        assert told.count("played") <= 60
        assert told.count("laid") <= 39
        assert told.count("recalled") <= told.count("posted")


@pytest.mark.clause("CM-12.4", "CM-12.6")
@pytest.mark.parametrize(("mode", "coins"), [("first_contact", 0), ("every_piece", 1)])
def test_21_a_piece_from_a_fountain_at_the_far_end(mode: str, coins: int) -> None:
    hills = "aventinus palatinus quirinalis"
    scene = turn("green c16-d17", hills=hills, aqueduct_coin=mode).lead("gray", "c16", "d15")
    scene.erect("d15", "fountain").play("aqueduct")
    assert (scene.line("gray")[-1], scene.table.coins) == ("d17", [coins, 0])


@pytest.mark.clause("CM-9.14")
def test_22_of_two_officials_in_a_district_one_may_leave() -> None:
    scene = turn(f"green {RING[0]} 1", f"green {RING[1]} 1").play(*put("blue", RING[2]))
    scene.play(f"send {RING[1]}")
    assert (scene.officials(1), scene.fields(1)) == ([RING[0]], {"temple": 1})
    assert (scene.step(), scene.table.seat) == ("act", 0)


@pytest.mark.clause("CM-3.4", "CM-9.2")
def test_23_each_corner_round_a_star_lacks_one_tile_for_a_temple() -> None:
    scene = turn(*[f"red {where}" for where in STAR], hills="aventinus quirinalis caelius")
    assert scene.city.district(corner("e12")).bit_count() == 6
    for where in ("e10", "e14", "d11", "d13", "f11", "f13"):
        assert closing(scene, where) == [3]


def closing(scene: Scene, where: str) -> list[int]:
    """The structures of the sites that one more tile could complete at a corner."""
    found = []
    for text in scene.copy().play("play blue").legal():
        trial = scene.copy().play("play blue", text, "unmanned")
        for facts in trial.facts("completed"):
            if facts["corner"] == where:
                found.append(facts["structures"])
    return found


@pytest.mark.clause("CM-5.5", "CM-17.1")
def test_24_all_four_stacks_may_be_empty_when_the_last_round_begins() -> None:
    scene = turn().stacks(blue=4).play(*BLUE)
    assert (scene.table.trigger, scene.table.seat) == (0, 1)
    assert scene.legal() == ["play red", "play yellow", "play green", "play blue"]
    assert scene.clause("draw blue+blue") == "CM-5.5"
