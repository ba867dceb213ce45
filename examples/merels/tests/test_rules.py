"""Every clause of the rules: each test would fail without those it is marked with."""

import pytest
from scene import clause, legal, play, points, scene, targets, told

from groma.core.deal import Deal
from merels import GAME
from merels.points import LABELS, MILLS, NEXT, POINT
from merels.rules import PATIENCE
from merels.table import Table

APART = "b4 d6 f4 g7"  # four men without a mill
THERE_AND_BACK = [  # four turns in which nothing happens
    *("lift g1", "set g4", "lift a7", "set d7", "lift g4", "set g1", "lift d7", "set a7"),
]


def dealt(seed: bytes = b"any") -> Table:
    return GAME.deal(2, GAME.defaults(), Deal(seed), None)


@pytest.mark.clause("ME-1.1")
def test_the_points_lie_on_three_squares_and_are_named_like_squares_of_chess() -> None:
    assert len(LABELS) == len(set(LABELS)) == 24
    assert POINT.places[LABELS.index("a1")] == "@square-outer, @at-bottom-left"
    assert POINT.places[LABELS.index("d5")] == "@square-inner, @at-top"
    assert POINT.places[LABELS.index("f4")] == "@square-middle, @at-right"
    for square in ("inner", "middle", "outer"):
        assert sum(place.startswith(f"@square-{square}") for place in POINT.places) == 8


@pytest.mark.clause("ME-1.2")
def test_two_have_nine_men_each_in_hand() -> None:
    assert GAME.players == [2]
    assert GAME.view(dealt(), 0)["hand"] == [9, 9]
    assert GAME.view(dealt(), 0)["men"] == [[], []]


@pytest.mark.clause("ME-1.3")
def test_there_are_sixteen_lines_and_none_is_slanting() -> None:
    assert len(set(MILLS)) == 16
    assert all(mill.bit_count() == 3 for mill in MILLS)
    assert {points("a1 a4 a7"), points("d1 d2 d3"), points("a4 b4 c4")} <= set(MILLS)
    assert points("a1 b2 c3") not in MILLS
    assert points("d3 d5 d6") not in MILLS  # the middle of the board is empty


@pytest.mark.clause("ME-1.4")
def test_neighbours_are_joined_by_a_line_without_a_point_between() -> None:
    assert NEXT[LABELS.index("a1")] == points("a4 d1")
    assert NEXT[LABELS.index("d2")] == points("d1 d3 b2 f2")
    assert NEXT[LABELS.index("c3")] == points("c4 d3")
    assert sum(near.bit_count() for near in NEXT) == 2 * 32  # each line between two, from both


@pytest.mark.clause("ME-2.1")
def test_chance_decides_who_begins_and_then_turns_alternate() -> None:
    assert {dealt(b"%d" % i).seat for i in range(20)} == {0, 1}
    table = dealt()
    first = table.seat
    assert play(table, "place a1").seat == 1 - first
    assert play(table, "place a4").seat == first


@pytest.mark.clause("ME-2.2")
def test_men_in_hand_are_placed_before_any_moves() -> None:
    table = scene("a1 b2", "g7", hand=(1, 2))
    assert table.pending().name == "place"
    assert legal(table)[0] == "place a4"
    assert clause(table, "lift a1") == "ME-3.1"  # the clause of what is asked
    assert scene("a1 b2 c3 e5", APART).pending().name == "lift"


@pytest.mark.clause("ME-3.1")
def test_a_man_is_placed_on_any_free_point() -> None:
    table = scene("a1 d2", "g7", hand=(3, 3))
    assert len(legal(table)) == 21
    assert clause(table, "place a1") == clause(table, "place g7") == "ME-3.1"
    play(table, "place c3")
    assert table.men[0] == points("a1 c3 d2")
    assert table.hand == [2, 3]


@pytest.mark.clause("ME-4.1")
def test_one_moves_a_man_of_ones_own_to_a_free_point() -> None:
    table = scene("a1 b2 c3 e5", APART)
    assert targets(table) == "a1 b2 c3 e5"
    assert clause(table, "lift b4") == clause(table, "lift a4") == "ME-4.1"
    play(table, "lift e5")
    assert clause(table, "set a1") == clause(table, "set b4") == "ME-4.1"
    play(table, "set e4")
    assert table.men[0] == points("a1 b2 c3 e4")


@pytest.mark.clause("ME-4.2")
def test_a_man_moves_to_a_neighbour_and_jumps_over_nothing() -> None:
    table = scene("a1 b2 c3 e5 d1", "a4 g1 d2 f6")
    assert clause(table, "lift a1") == "ME-4.2"  # a4 and d1 are taken
    play(table, "lift e5")
    assert targets(table) == "d5 e4"
    assert clause(table, "set e3") == clause(table, "set a7") == "ME-4.2"


@pytest.mark.clause("ME-4.3")
def test_three_men_fly_to_any_free_point() -> None:
    table = play(scene("a1 b2 e5", APART), "lift e5")
    assert len(legal(table)) == 24 - 3 - 4
    assert len(legal(play(scene("a1 b2 e5 c3", APART), "lift e5"))) == 2
    assert len(legal(play(scene("a1 b2 e5", APART, flying=0), "lift e5"))) == 2
    for hand, flies in ((0, True), (1, False)):  # as long as one is in hand, none flies
        table = scene("a1 b2 e5"[: 8 - 3 * hand], APART, hand=(hand, 0))
        assert GAME.view(table, 0)["flies"] == [flies, False]


@pytest.mark.clause("ME-5.1")
def test_whoever_completes_a_mill_takes_a_man() -> None:
    table = play(scene("a1 a4", APART, hand=(7, 5)), "place a7")
    assert table.pending().name == "take"
    assert targets(table) == APART
    assert clause(table, "take a1") == clause(table, "take c3") == "ME-5.1"
    play(table, "take f4")
    assert table.men[1] == points("b4 d6 g7")
    assert table.lost[1] == 1
    assert table.seat == 1
    moved = play(scene("a1 a4 d7 c3", APART), "lift d7")  # it has one way only, to a7
    assert moved.pending().name == "take"
    assert told(moved)[-1] == "closed"


@pytest.mark.clause("ME-5.2")
def test_a_man_in_a_mill_is_safe_while_there_are_others() -> None:
    table = play(scene("a1 a4", "g1 g4 g7 b6", hand=(5, 5)), "place a7")
    assert table.lost[1] == 1  # a single option is taken by itself: b6
    assert table.men[1] == points("g1 g4 g7")
    table = play(scene("a1 a4", "g1 g4 g7 b6 c3", hand=(5, 4)), "place a7")
    assert clause(table, "take g1") == "ME-5.2"
    assert targets(table) == "b6 c3"
    everything = play(scene("a1 a4", "g1 g4 g7", hand=(5, 5)), "place a7")
    assert targets(everything) == "g1 g4 g7"


@pytest.mark.clause("ME-5.3")
def test_two_mills_at_once_take_one_man() -> None:
    table = play(scene("a1 a4 d7 g7", "b4 d6 f4", hand=(5, 5)), "place a7")
    assert len(GAME.view(table, 0)["mills"]) == 2
    play(table, "take b4")
    assert table.seat == 1
    assert table.men[1].bit_count() == 2


@pytest.mark.clause("ME-5.4")
def test_a_mill_is_opened_and_closed_again_with_the_same_man() -> None:
    table = scene("a1 a4 a7 c3", "b2 d6 f4 e5 g1")
    play(table, "lift a7", "lift e5", "set e4")  # a7 has one way only, to d7
    assert GAME.view(table, 0)["mills"] == []
    play(table, "lift d7", "set a7")
    assert table.pending().name == "take"


@pytest.mark.clause("ME-6.1")
def test_with_two_men_the_game_is_lost() -> None:
    table = play(scene("a1 a4 d7 c3", "b4 f4 g1"), "lift d7", "set a7", "take g1")
    assert table.over()
    assert told(table)[-1] == "few"
    assert GAME.winners(table) == [0]
    in_hand = play(scene("a1 a4", "b4 f4 g1", hand=(5, 1)), "place a7", "take g1")
    assert not in_hand.over()  # two on the board and one in hand are three


@pytest.mark.clause("ME-6.2")
def test_whoever_cannot_move_loses() -> None:
    table = play(scene("a4 d7 g4 d2", "a1 a7 g7", flying=0), "lift d2", "set d1")
    assert table.over()
    assert told(table)[-1] == "stuck"
    assert GAME.winners(table) == [0]
    for way_out in ("flying", "hand"):
        table = scene("a4 d7 g4 d2", "a1 a7 g7", (0, way_out == "hand"), way_out == "flying")
        assert not play(table, "lift d2", "set d1").over()


@pytest.mark.clause("ME-6.3")
def test_forty_quiet_turns_are_a_draw() -> None:
    assert PATIENCE == 40
    table = scene("g1 b2 c3 e5", "a7 b6 d5 f2")
    play(table, *(THERE_AND_BACK * (PATIENCE // 4))[:-1])
    assert not table.over()
    play(table, THERE_AND_BACK[-1])
    assert table.over()
    assert told(table)[-1] == "drawn"
    table = scene("a1 a4 d7 c3", APART)
    table.quiet = PATIENCE - 1
    assert not play(table, "lift d7", "take b4").over()  # a man was taken: it counts anew
    assert table.quiet == 0


@pytest.mark.clause("ME-6.4")
def test_a_win_is_two_points_and_a_draw_one_each() -> None:
    won = play(scene("a1 a4 d7 c3", "b4 f4 g1"), "lift d7", "set a7", "take g1")
    assert GAME.scores(won) == [2, 0]
    drawn = scene("g1 b2 c3 e5", "a7 b6 d5 f2")
    assert GAME.scores(drawn) == [0, 0]
    drawn.quiet = PATIENCE - 1
    play(drawn, "lift g1", "set g4")
    assert GAME.scores(drawn) == [1, 1]
    assert GAME.winners(drawn) == [0, 1]
