"""Chapter 9: what ends the game, and what never does."""

from itertools import product

import pytest

from tests.scenes.builders_antiquity import Scene, builders

PLAYERS = (2, 3, 4)
SIXTEEN = ("pyramid", "colossus", "stall")
SEVENTEEN = ("pyramid", "colossus", "armoury")
EIGHTEEN = ("pyramid", "colossus", "temple")


def opening(players: int, start: int, **settings: str | bool) -> Scene:
    """The start player begins a round, not with an empty purse."""
    scene = builders(players, **settings)
    scene.table.start = start
    return scene.money(*[10] * players).turn(start)


def turns(scene: Scene) -> list[object]:
    """Whose turns began so far, in order."""
    return [facts["seat"] for facts in scene.facts("turn-begins")]


def quietly(scene: Scene, rounds: int = 1) -> Scene:
    """Everybody takes coins or ends the turn at once, for some rounds."""
    for _ in range(rounds * scene.table.players):
        if scene.table.over():
            break
        scene.play("end")
    return scene


# ---- seventeen points --------------------------------------------------------------------------


@pytest.mark.clause("BA-9.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("buildings", "points"), [(SIXTEEN, 16), (SEVENTEEN, 17), (EIGHTEEN, 18)])
def test_seventeen_points_at_the_end_of_a_turn(
    players: int, buildings: tuple[str, ...], points: int
) -> None:
    scene = opening(players, 0).finished(0, *buildings)
    assert scene.table.points[0] == points
    assert not scene.table.last
    scene.play("end")
    assert scene.table.last == (points >= 17)
    assert scene.view()["last_round"] == (points >= 17)
    told = [{"seat": "@seat-0", "points": points}] if points >= 17 else []
    assert scene.facts("last-round") == told
    quietly(scene)
    assert scene.table.over() == (points >= 17)


@pytest.mark.clause("BA-9.1")
def test_the_points_of_different_players_are_not_added_up() -> None:
    scene = opening(3, 0).finished(0, "pyramid").finished(1, "colossus").finished(2, "sphinx")
    assert not quietly(scene).table.over()
    assert not scene.table.last


@pytest.mark.clause("BA-9.1", "BA-9.5")
def test_only_the_end_of_the_turn_counts() -> None:
    scene = opening(2, 0).finished(0, "pyramid", "colossus").crew(0, "thrax").site(0, "saw")
    scene.turn(0).play("send thrax")
    assert scene.table.points[0] == 17
    assert not scene.table.last
    assert scene.facts("last-round") == []
    assert scene.play("end").table.last


@pytest.mark.clause("BA-9.2")
def test_nothing_but_finished_buildings_counts() -> None:
    scene = opening(2, 0).finished(0, *SIXTEEN).money(99, 10).crew(0, "freed lydus", "master-1")
    scene.site(0, "sphinx", "saw").post(0, "lydus sphinx").turn(0)
    assert scene.scores()[0] == 160 + 99
    assert not quietly(scene).table.last


@pytest.mark.clause("BA-9.2")
def test_penalties_do_not_count_either() -> None:
    scene = opening(2, 0).finished(0, *SEVENTEEN).money(0, 10).loans(4).crew(0, "lydus", "geta")
    assert scene.scores()[0] == 170 - 20 - 80
    scene.play("end")
    assert scene.facts("last-round") == [{"seat": "@seat-0", "points": 17}]


@pytest.mark.clause("BA-9.3", "BA-9.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_round_is_played_to_its_end(players: int) -> None:
    for start, place in product(range(players), repeat=2):
        seat = (start + place) % players
        scene = opening(players, start).finished(seat, *SEVENTEEN).turn(start)
        while not scene.table.over():
            scene.play("end")
        order = [f"@seat-{(start + i) % players}" for i in range(players)]
        assert turns(scene) == order
        assert scene.facts("last-round") == [{"seat": f"@seat-{seat}", "points": 17}]
        told = scene.told()
        assert told[told.index("last-round") :].count("turn-begins") == players - 1 - place


@pytest.mark.clause("BA-9.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_start_player_everybody_has_one_more_turn(players: int) -> None:
    scene = opening(players, 1).finished(1, *SEVENTEEN).play("end")
    for i in range(1, players):
        assert scene.table.active == (1 + i) % players
        assert scene.table.actions == 3
        scene.play("end")
    assert scene.table.over()


@pytest.mark.clause("BA-9.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_last_player_the_game_is_over(players: int) -> None:
    scene = opening(players, 0).finished(players - 1, *SEVENTEEN)
    for _ in range(players - 1):
        scene.play("end")
        assert not scene.table.last
    assert scene.play("end").table.over()
    assert scene.told()[-1] == "last-round"
    assert scene.view()["turn"] is None
    assert (scene.view()["step"], scene.view()["decides"]) == ("", None)
    assert scene.view()["round"] == 1


@pytest.mark.clause("BA-9.5")
def test_the_turn_of_seventeen_points_is_played_to_its_end() -> None:
    scene = opening(2, 0).finished(0, "pyramid", "colossus").crew(0, "thrax").site(0, "saw")
    scene.site(0, "trough").turn(0).play("send thrax", "at saw")
    assert (scene.table.active, scene.table.actions) == (0, 2)
    scene.play("send thrax")
    assert scene.table.money[0] == 20
    scene.play("coins 1")
    assert scene.table.active == 0  # an action could still be bought
    scene.play("buy-action", "coins 1", "end")
    assert scene.table.active == 1


@pytest.mark.clause("BA-9.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_others_who_reach_seventeen_change_nothing(players: int) -> None:
    scene = opening(players, 0).finished(0, *SEVENTEEN)
    scene.finished(1, "tower-of-babel", "sphinx", "theatre", "harbour").turn(0)
    assert scene.table.points[1] == 19
    quietly(scene)
    assert scene.table.over()
    assert turns(scene) == [f"@seat-{seat}" for seat in range(players)]
    assert scene.facts("last-round") == [{"seat": "@seat-0", "points": 17}]


@pytest.mark.clause("BA-9.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_empty_rows_and_stacks_do_not_end_the_game(players: int) -> None:
    scene = opening(players, 0).rows("- - - - -", "- - - - -").stacks("", "")
    scene.table.stock = 0
    scene.table.loans_left = 0
    scene.crew(0, "journeyman-3").site(0, "pyramid").turn(0)
    assert {text.split()[0] for text in scene.legal()} == {"coins", "buy-action", "end", "send"}
    scene.play("send journeyman-3")
    assert not quietly(scene).table.over()
    assert scene.table.round == 2


@pytest.mark.clause("BA-9.3", "BA-4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_are_counted_from_the_start_player(players: int) -> None:
    scene = quietly(opening(players, 1), 2)
    assert scene.facts("turn-begins") == [
        {"seat": f"@seat-{(1 + turn) % players}", "round": 1 + turn // players}
        for turn in range(2 * players + 1)
    ]
    assert scene.view()["round"] == 3


@pytest.mark.parametrize("stops", ["both", "standstill", "rounds"])
@pytest.mark.parametrize("number", [1, 60])
def test_without_a_log_the_game_ends_the_same_way(stops: str, number: int) -> None:
    for buildings in ((), SEVENTEEN):
        scene = opening(2, 0, stops=stops).finished(0, *buildings)
        scene.table.round = number
        silent = scene.copy()
        silent.table.log = None
        for _ in range(3):
            quietly(scene)
            quietly(silent)
            assert silent.table.to_bytes() == scene.table.to_bytes()


# ---- the number of rounds ----------------------------------------------------------------------


@pytest.mark.clause("BA-9.8")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("stops", ["both", "rounds"])
def test_the_game_ends_after_round_60(players: int, stops: str) -> None:
    for start in range(players):
        scene = opening(players, start, stops=stops)
        scene.table.round = 59
        scene.turn(start).play("recruit 1")
        quietly(scene)
        assert (scene.table.round, scene.table.over()) == (60, False)
        scene.play("recruit 1")
        quietly(scene)
        assert scene.table.over()
        assert scene.told()[-1] == "no-more-rounds"
        assert scene.facts("no-more-rounds") == [{"rounds": 60}]
        assert scene.view()["round"] == 60
        assert len(turns(scene)) == 2 * players
        assert turns(scene)[:players] == turns(scene)[players:]


@pytest.mark.clause("BA-9.8")
def test_with_the_standstill_alone_round_60_ends_nothing() -> None:
    scene = opening(2, 0, stops="standstill")
    scene.table.round = 60
    scene.turn(0).play("recruit 1")
    quietly(scene)
    assert (scene.table.round, scene.table.over()) == (61, False)
    assert scene.facts("no-more-rounds") == []
    quietly(scene, 3)
    assert scene.table.over()
    assert scene.told()[-1] == "standstill"


@pytest.mark.clause("BA-9.8")
@pytest.mark.parametrize("back", [False, True])
def test_but_loans_that_come_back_could_be_taken_for_ever(back: bool) -> None:
    scene = opening(2, 0, stops="standstill", repaid_loans_return=back)
    scene.table.round = 60
    scene.turn(0).play("loan")
    quietly(scene)
    assert scene.table.over() == back


@pytest.mark.clause("BA-9.8", "BA-10.8")
def test_then_it_is_scored_as_usual() -> None:
    scene = opening(2, 0).crew(0, "lydus").loans(0, 1).money(12, 17)
    scene.table.round = 60
    quietly(scene.turn(0))
    assert scene.told()[-3:] == ["no-more-rounds", "freed-at-end", "repaid-at-end"]
    assert scene.scores() == [7, 2]


# ---- the standstill ----------------------------------------------------------------------------

BUSY = (
    "open 1",
    "recruit 1",
    "slave geta",
    "tool brush",
    "university wood",
    "loan",
    "free lydus",
    "send labourer-1",
)


def idle_table(players: int, seat: int, **settings: str | bool) -> Scene:
    """A seat could do everything there is; seat 0 begins."""
    scene = builders(players, **settings).crew(seat, "lydus", "labourer-1").site(seat, "pyramid")
    return scene.loans(*[int(other == seat) for other in range(players)]).money(*[40] * players)


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("stops", ["both", "standstill"])
def test_three_quiet_rounds_in_a_row_end_the_game(players: int, stops: str) -> None:
    for start in range(players):
        scene = opening(players, start, stops=stops)
        assert scene.view()["quiet_limit"] == 3
        for count in (1, 2):
            quietly(scene)
            assert scene.told()[-2:] == ["quiet-round", "turn-begins"]
            assert scene.facts("quiet-round")[-1] == {"rounds": count, "most": 3}
            assert scene.view()["quiet_rounds"] == count
            assert (scene.table.active, scene.table.round) == (start, count + 1)
        for _ in range(players - 1):
            scene.play("end")
            assert not scene.table.over()
        scene.play("end")
        assert scene.table.over()
        assert scene.told()[-1] == "standstill"
        assert len(scene.facts("quiet-round")) == 2
        assert scene.view()["quiet_rounds"] == 3


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize(
    "moves",
    [("coins 3",), ("coins 1", "coins 2"), ("buy-action",), ("repay",), ("repay", "coins 2")],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_money_alone_is_quiet(moves: tuple[str, ...], seat: int) -> None:
    scene = quietly(idle_table(3, seat).turn(0), 2)
    for other in range(3):
        scene.play(*(moves if other == seat else ()), "end")
    assert scene.table.over()
    assert "standstill" in scene.told()


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize("move", BUSY)
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_anything_else_begins_the_count_anew(move: str, seat: int, number: int) -> None:
    scene = quietly(idle_table(3, seat).turn(0), number - 1)
    assert scene.table.quiet_rounds == number - 1
    for other in range(3):
        scene.play(*((move,) if other == seat else ()), "end")
    assert not scene.table.over()
    assert scene.view()["quiet_rounds"] == 0
    assert len(scene.facts("quiet-round")) == number - 1
    quietly(scene, 2)
    assert (scene.table.over(), scene.table.quiet_rounds) == (False, 2)
    assert quietly(scene).table.over()


@pytest.mark.clause("BA-9.9")
def test_the_count_is_shown_during_the_round() -> None:
    scene = quietly(opening(2, 0), 2).play("recruit 1")
    assert scene.view()["quiet_rounds"] == 2  # of the rounds before this one
    assert quietly(scene).view()["quiet_rounds"] == 0


@pytest.mark.clause("BA-9.9")
def test_with_the_rounds_alone_nothing_is_said_of_quiet_ones() -> None:
    scene = quietly(opening(2, 0, stops="rounds"), 10)
    assert (scene.table.over(), scene.table.round) == (False, 11)
    assert set(scene.told()) == {"turn-begins", "ended-turn"}
    assert scene.view()["quiet_limit"] == 0


@pytest.mark.clause("BA-9.9", "BA-9.8")
def test_a_standstill_in_round_60_is_told_once() -> None:
    scene = opening(2, 0)
    scene.table.round = 60
    scene.table.quiet_rounds = 2
    quietly(scene.turn(0))
    assert scene.told()[-1] == "standstill"
    assert "no-more-rounds" not in scene.told()


@pytest.mark.clause("BA-9.9", "BA-9.3")
def test_a_last_round_that_is_quiet_is_just_the_last_one() -> None:
    scene = opening(2, 0).finished(0, *SEVENTEEN)
    scene.table.quiet_rounds = 2
    scene.table.round = 60
    quietly(scene.turn(0))
    turn = ["turn-begins", "ended-turn"]
    assert scene.told() == [*turn, "last-round", *turn]


@pytest.mark.clause("BA-9.9", "BA-10.8")
def test_after_a_standstill_it_is_scored_as_usual() -> None:
    scene = quietly(opening(2, 0).crew(1, "lydus").loans(1).money(20, 4).turn(0), 3)
    assert scene.told()[-2:] == ["standstill", "repaid-at-end"]
    assert scene.scores() == [5, 4 - 10]


@pytest.mark.clause("BA-9.7")
def test_all_crew_can_be_stuck_until_the_standstill() -> None:
    scene = opening(2, 0).rows("- - - - -", "- - - - -").stacks("", "")
    scene.table.stock = 0
    scene.table.loans_left = 0
    for seat, sites in enumerate((("pyramid", "colossus"), ("sphinx",))):
        for number, name in enumerate(sites):
            worker = f"journeyman-{1 + 2 * seat + number}"
            scene.crew(seat, worker).site(seat, name).post(seat, f"{worker} {name}")
    scene.turn(0)
    assert {text.split()[0] for text in scene.legal()} == {"coins", "buy-action", "end"}
    quietly(scene, 3)
    assert scene.table.over()
    assert scene.table.points == [0, 0]
