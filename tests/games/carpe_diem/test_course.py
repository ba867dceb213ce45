"""Chapter 3: four phases of seven rounds, and what a turn consists of."""

from collections import Counter
from itertools import product

import pytest

from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import NOTHING
from groma.games.carpe_diem.moves import MOVES
from groma.games.carpe_diem.tables import TILE_IDS
from tests.scenes.carpe_diem import Scene, dealt, turn

PLAYERS = (2, 3, 4)
MARKETS = "market, market, market, market"


def depots(tiles: str) -> dict[int, str]:
    """Three full depots of markets, and these tiles on the one of field 4."""
    return {4: tiles, 5: MARKETS, 6: MARKETS, 7: MARKETS}


def whole_game(players: int, seed: bytes = b"course") -> Scene:
    """A game played by chance to its end."""
    return dealt(players, seed).play_on(seed)


@pytest.mark.clause("CD-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_is_four_phases_each_with_its_scoring(players: int) -> None:
    scene = whole_game(players)
    told = {"phase-begins": "P", "took": "t", "scoring-begins": "S", "put-disc": "d"}
    names = "".join(told.get(name, "") for name, _ in scene.story())
    assert names == ("P" + "t" * 7 * players + "S" + "d" * players) * 4
    assert [facts["phase"] for facts in scene.facts("phase-begins")] == [1, 2, 3, 4]
    assert [facts["phase"] for facts in scene.facts("scoring-begins")] == [1, 2, 3, 4]
    assert scene.table.over()
    assert scene.legal() == []
    assert scene.table.why_not(0, 0) is not None


@pytest.mark.clause("CD-3.1", "CD-3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_one_turn_in_each_of_seven_rounds(players: int) -> None:
    scene = dealt(players)
    for seat in range(players):
        scene.give(seat, bread=1)  # so a single destination is not walked to without asking
    turns: Counter[tuple[int, int, int]] = Counter()
    while not scene.table.over():
        if scene.step() == "move":
            seen = scene.view(players)
            assert (seen["phases"], seen["rounds"]) == (4, 7)
            turns[seen["phase"], seen["round"], scene.table.seat] += 1
        scene.play("stop" if scene.allows("stop") else scene.legal()[0])
    assert turns == dict.fromkeys(product(range(1, 5), range(1, 8), range(players)), 1)
    took = Counter(facts["seat"] for facts in scene.facts("took"))
    assert took == {f"@seat-{seat}": 28 for seat in range(players)}


@pytest.mark.clause("CD-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_counts_up_after_the_last_player(players: int) -> None:
    scene = dealt(players).play_on(until=lambda table: table.pending().name == "move")
    rounds = []
    for _ in range(2 * players + 1):
        rounds.append(scene.view()["round"])
        scene.play_on(until=lambda table: table.pending().name != "move")
        scene.play_on(until=lambda table: table.pending().name == "move")
    assert rounds == [1] * players + [2] * players + [3]


@pytest.mark.clause("CD-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_last_turn_of_a_phase_comes_its_scoring(players: int) -> None:
    for phase in range(4):
        scene = dealt(players).play_on(
            until=lambda table, phase=phase: (
                table.phase == phase and table.pending().name == "circle"
            )
        )
        seen = scene.view(players)
        assert (seen["phase"], seen["round"]) == (phase + 1, 7)
        assert (seen["turn"], seen["scoring"] is None) == (None, False)
        assert len(scene.facts("took")) == 7 * players * (phase + 1)
        assert len(scene.facts("put-disc")) == players * phase
        order = scene.facts("scores-next")[players * phase :]
        expected = [(seat, place + 1) for place, seat in enumerate(reversed(scene.table.track))]
        assert [(f["seat"], f["place"]) for f in order] == [(f"@seat-{s}", p) for s, p in expected]


@pytest.mark.clause("CD-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_fourth_scoring_the_game_ends_with_the_final_scoring(players: int) -> None:
    scene = whole_game(players, b"end")
    names = [name for name, _ in scene.story()]
    last_disc = max(i for i, name in enumerate(names) if name == "put-disc")
    assert "phase-begins" not in names[last_disc:]
    assert "showed" not in names[:last_disc]
    assert scene.view()["scoring"] is None
    assert scene.view()["turn"] is None
    scores = [scene.sheet(seat, players).total() for seat in range(players)]
    assert scores == scene.scores()
    assert scores[GAME.winners(scene.table)[0]] == max(scores)


@pytest.mark.clause("CD-3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise_from_the_start_player_until_each_had_seven(players: int) -> None:
    for number in range(4):
        scene = dealt(players, b"clockwise %d" % number)
        scene.play_on(b"any", until=lambda table: table.pending().name == "circle")
        start = scene.view()["start"]
        took = [facts["seat"] for facts in scene.facts("took")]
        assert took == [f"@seat-{(start + i) % players}" for i in range(7 * players)]


@pytest.mark.clause("CD-3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_seven_turns_each_no_tile_is_left_on_the_depots(players: int) -> None:
    for phase in range(4):
        scene = dealt(players, b"empty")
        scene.play_on(
            b"any",
            until=lambda table, phase=phase: (
                table.phase == phase and table.pending().name == "circle"
            ),
        )
        assert scene.table.depots == [NOTHING] * 28
        assert scene.table.filled == 0
        for depot in scene.view(players)["depots"]:
            assert (depot["tiles"], depot["takes"]) == ([None] * 4, 0)


@pytest.mark.clause("CD-3.3")
def test_a_turn_is_move_take_build_and_rewards_in_this_order() -> None:
    scene = turn("baker_half at c3", depots=depots("market, baker_half, villa_end1, villa_end2"))
    assert scene.step() == "move"
    for later in ("take 2", "place c2", "store", "turn 2"):
        refusal = scene.why_not(later)
        assert (refusal.clause, refusal.message) == ("CD-4.2", "refused-other-step")
    scene.play("walk 4")
    assert scene.step() == "take"
    for other in ("walk 5", "place c2", "store", "turn 2"):
        refusal = scene.why_not(other)
        assert (refusal.clause, refusal.message) == ("CD-4.7", "refused-other-step")
    scene.play("take 2")
    assert scene.step() == "place"
    for other in ("walk 5", "take 1", "turn 2"):
        refusal = scene.why_not(other)
        assert (refusal.clause, refusal.message) == ("CD-5.2", "refused-other-step")
    seen = scene.view(1)["turn"]
    assert seen is not None
    assert (seen["seat"], seen["tile"], seen["site"]) == (0, "baker_half", None)
    assert scene.goods(0) == {}
    scene.play("place c2")  # a baker is finished: two breads before the next turn
    assert scene.goods(0) == {"bread": 2}
    names = [name for name, _ in scene.story()]
    assert names[-5:] == ["walked", "took", "built", "finished", "got-breads"]
    assert (scene.step(), scene.table.seat) == ("move", 1)


@pytest.mark.clause("CD-3.3")
def test_how_a_tile_lies_is_asked_after_its_cell() -> None:
    scene = turn("market at c3", depots=depots("villa_end1, market, market, market"))
    scene.play("walk 4", "take 1", "place c2")
    assert scene.step() == "turn"
    assert scene.why_not("place c4").clause == "CD-5.3"
    assert scene.why_not("store").clause == "CD-5.3"
    seen = scene.view(1)["turn"]
    assert seen is not None
    assert (seen["tile"], seen["site"]) == ("villa_end1", "c2")
    scene.play("turn 0")
    assert (scene.step(), scene.table.seat) == ("move", 1)


@pytest.mark.clause("CD-3.3")
def test_a_tile_may_be_stored_instead_and_then_nothing_is_rewarded() -> None:
    scene = turn("baker_half at c3", depots=depots("market, baker_half, villa_end1, villa_end2"))
    scene.play("walk 4", "take 2", "store")
    assert [TILE_IDS[card & 255] for card in scene.table.districts[0].stored] == ["baker_half"]
    assert scene.goods(0) == {}
    assert (scene.step(), scene.table.seat) == ("move", 1)
    assert [name for name, _ in scene.story()][-2:] == ["took", "stored"]


@pytest.mark.clause("CD-3.3")
def test_all_rewards_are_carried_out_before_the_next_turn() -> None:
    scene = turn(
        "craftsman_half at c3",
        depots=depots("craftsman_half, market, market, market"),
        seals="bakery",
    )
    scene.play("walk 4", "take 1", "place c2")
    assert (scene.step(), scene.table.seat) == ("place", 0)  # the only tile of the seal row
    scene.play("place d3")
    assert scene.goods(0) == {"bread": 1}
    assert (scene.step(), scene.table.seat) == ("move", 1)


@pytest.mark.clause("CD-3.3")
def test_nobody_else_decides_during_a_turn() -> None:
    scene = turn("market at c3", depots=depots("fountain, market, market, market"))
    for move in ("walk 4", "take 1", "place c2"):
        refusal = scene.why_not(move, seat=1)
        assert (refusal.message, refusal.facts) == ("refused-not-your-decision", {"seat": 0})
        scene.play(move)
    assert (scene.step(), scene.table.seat) == ("discard", 0)
    scene.play(scene.legal()[0])
    assert (scene.step(), scene.table.seat) == ("move", 1)


@pytest.mark.clause("CD-3.3")
def test_taking_and_building_complete_the_choice_that_a_move_begins() -> None:
    scene = turn("market at c3", depots=depots("villa_end1, market, market, market"))
    parts = []
    for move in ("walk 4", "take 1", "place c2", "turn 1"):
        parts.append(scene.table.midway())
        scene.play(move)
    assert parts == [False, True, True, True]
    assert not scene.table.midway()
    assert MOVES.text(scene.table.legal()[0]).startswith("walk")
