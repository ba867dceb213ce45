"""Cases at the edge of the rules, one by one."""

import pytest

from groma.games.builders_antiquity import GAME
from tests.scenes.builders_antiquity import Scene, builders

PLAYERS = (2, 3, 4)


def kinds(scene: Scene) -> set[str]:
    """The kinds of moves that are possible now."""
    return {text.split()[0] for text in scene.legal()}


@pytest.mark.clause("BA-5.7")
def test_a_worker_is_recruited_and_sent_in_one_turn() -> None:
    scene = builders().rows(workers="journeyman-3").site(0, "pyramid").turn(0)
    scene.play("recruit 1", "send journeyman-3")
    assert scene.provided("pyramid") == [1, 1, 1, 1]
    assert (scene.table.actions, scene.table.money[0]) == (1, 16)


@pytest.mark.clause("BA-5.7", "BA-6.13")
def test_a_small_building_is_opened_and_finished_in_one_turn() -> None:
    scene = builders().rows(buildings="house", workers="apprentice-1").turn(0)
    scene.play("open 1", "recruit 1", "send apprentice-1")
    assert scene.view()["seats"][0]["finished"] == ["house"]
    assert (scene.table.actions, scene.table.money[0]) == (0, 28)


@pytest.mark.clause("BA-6.9", "BA-4.3")
def test_a_second_card_with_one_action_needs_another_one_first() -> None:
    scene = builders().crew(0, "lydus", "geta").site(0, "pyramid").turn(0)
    scene.play("coins 1", "send lydus")
    assert scene.table.actions == 1
    assert scene.clause("send geta") == "BA-6.9"
    scene.play("buy-action", "send geta")
    assert (scene.table.actions, scene.table.money[0]) == (0, 16)


@pytest.mark.clause("BA-6.17", "BA-3.6")
def test_a_finished_building_pays_the_next_wage_of_the_turn() -> None:
    scene = builders().crew(0, "apprentice-1", "master-1").site(0, "house", "pyramid").money(2)
    scene.turn(0)
    assert scene.clause("send master-1") == "BA-3.6"
    assert scene.why_not("send master-1").facts == {"price": 5, "money": 2}
    scene.play("send apprentice-1", "at house", "send master-1")
    assert scene.table.money[0] == 2 - 2 + 10 - 5


@pytest.mark.clause("BA-6.10")
def test_the_same_worker_is_sent_twice_in_one_turn() -> None:
    scene = builders().crew(0, "apprentice-1").site(0, "trading-post", "pyramid").turn(0)
    scene.play("send apprentice-1", "at trading-post", "send apprentice-1")
    assert [facts["actions"] for facts in scene.facts("sent")] == [1, 1]
    assert scene.provided("pyramid") == [0, 1, 1, 0]


@pytest.mark.clause("BA-6.4")
def test_another_site_begins_with_one_action() -> None:
    scene = builders().crew(0, "lydus", "geta", "davus").site(0, "pyramid", "colossus").turn(0)
    scene.play("send lydus", "at pyramid", "send geta", "at pyramid", "buy-action", "send davus")
    assert [(facts["building"], facts["actions"]) for facts in scene.facts("sent")] == [
        ("@building-pyramid", 1),
        ("@building-pyramid", 2),
        ("@building-colossus", 1),
    ]


@pytest.mark.clause("BA-8.4")
def test_a_finished_machine_is_sent_in_the_same_turn() -> None:
    scene = builders().crew(0, "thrax").site(0, "saw", "pyramid").money(0).turn(0)
    scene.play("send thrax", "at saw", "send saw")
    assert (scene.table.actions, scene.table.money[0]) == (1, 0)
    assert scene.provided("pyramid") == [0, 3, 0, 0]


@pytest.mark.clause("BA-6.5")
@pytest.mark.parametrize("second", ["saw", "geta"])
def test_a_machine_or_a_slave_as_the_second_card_costs_two_actions(second: str) -> None:
    scene = builders().crew(0, "lydus", "geta").finished(0, "saw").site(0, "pyramid").turn(0)
    scene.play("send lydus", f"send {second}")
    assert scene.table.actions == 0
    assert scene.facts("sent")[-1]["actions"] == 2


@pytest.mark.clause("BA-7.12", "BA-7.14")
def test_no_tool_for_a_slave_or_somebody_busy() -> None:
    scene = builders().crew(0, "lydus", "master-1").tools(0, "hammer")
    scene.site(0, "pyramid", "sphinx").post(0, "master-1 sphinx").turn(0)
    scene.play("send lydus", "at pyramid")
    assert scene.step() == "act"
    assert scene.clause("send master-1") == "BA-3.3"
    assert scene.why_not("with hammer").message == "refused-other-step"
    assert scene.view()["seats"][0]["tools"] == ["hammer"]
    assert scene.provided("sphinx") == [2, 0, 0, 3]


@pytest.mark.clause("BA-7.22", "BA-7.24", "BA-7.23", "BA-8.6")
def test_who_cannot_be_educated() -> None:
    scene = builders().crew(0, "master-1", "master-2", "master-3", "master-4", "lydus")
    scene.finished(0, "saw").site(0, "pyramid").post(0, "master-1 pyramid")
    scene.educate("master-2", "stone").turn(0).play("university wood")
    refused = {"master-1": "BA-7.22", "master-2": "BA-7.24", "lydus": "BA-7.23"}
    assert {name: scene.clause(f"teach {name}") for name in refused} == refused
    assert scene.named("teach") == {"master-3", "master-4", "saw"}


@pytest.mark.clause("BA-7.7", "BA-7.8", "BA-7.21")
def test_a_slave_is_freed_and_educated_in_one_turn() -> None:
    scene = builders().crew(0, "lydus").turn(0)
    assert scene.clause("university knowledge") == "BA-7.22"
    scene.play("free lydus", "university knowledge")
    assert (scene.table.actions, scene.table.money[0]) == (1, 13)
    assert scene.strength("lydus") == [2, 2, 3, 0]


@pytest.mark.clause("BA-7.1", "BA-7.7")
def test_a_slave_and_a_tool_are_two_investments_but_freeing_is_none() -> None:
    scene = builders().crew(0, "geta").turn(0).play("slave lydus")
    assert scene.clause("tool hammer") == "BA-7.1"
    scene.play("free geta")
    assert scene.table.actions == 1
    assert scene.named("free") == {"lydus"}


@pytest.mark.clause("BA-7.6", "BA-10.1", "BA-10.3")
def test_a_busy_slave_is_freed_neither_in_play_nor_at_the_end() -> None:
    scene = builders().crew(0, "lydus").site(0, "pyramid").post(0, "lydus pyramid").turn(0)
    assert scene.clause("free lydus") == "BA-7.6"
    scene.settled()
    assert (scene.table.money[0], scene.facts("freed-at-end")) == (20, [])
    assert scene.scores()[0] == 20 - 10


@pytest.mark.clause("BA-7.27", "BA-7.29")
@pytest.mark.parametrize(
    ("school", "provides"), [("stone", [3, 0, 0, 3]), ("decoration", [2, 0, 0, 3])]
)
def test_an_education_of_little_use(school: str, provides: list[int]) -> None:
    scene = builders().crew(0, "master-1").play(f"university {school}")
    assert scene.strength("master-1") == provides


@pytest.mark.clause("BA-7.27", "BA-7.28")
def test_an_educated_journeyman_with_the_hammer() -> None:
    scene = builders().crew(0, "journeyman-4").tools(0, "hammer").site(0, "pyramid").turn(0)
    scene.play("university wood", "send journeyman-4", "with hammer")
    assert scene.provided("pyramid") == [2, 3, 1, 1]


@pytest.mark.clause("BA-3.6", "BA-7.1")
def test_a_loan_is_spent_at_once_and_there_is_no_second_one() -> None:
    scene = builders().crew(0, "master-1").site(0, "pyramid").money(0).turn(0)
    scene.play("loan", "send master-1")
    assert scene.table.money[0] == 5
    assert scene.clause("loan") == "BA-7.1"


@pytest.mark.clause("BA-7.19")
@pytest.mark.parametrize("slaves", range(3))
@pytest.mark.parametrize("loans", [1, 2])
def test_repaying_early_is_never_better_than_at_the_end(slaves: int, loans: int) -> None:
    for money in range(15, 61):
        scene = builders().crew(0, *["lydus", "geta"][:slaves]).loans(loans).money(money).turn(0)
        before = scene.scores()[0]
        scene.play("repay")
        assert scene.table.actions == 3
        assert scene.scores()[0] <= before


@pytest.mark.clause("BA-10.4")
def test_freeing_comes_first_where_both_are_as_good() -> None:
    scene = builders().crew(0, "lydus").loans(1).money(15).turn(0).settled()
    assert (scene.table.money[0], scene.table.loans[0]) == (10, 1)
    assert scene.scores()[0] == -10
    assert "repaid-at-end" not in scene.told()


@pytest.mark.clause("BA-10.4")
def test_three_slaves_are_freed_rather_than_a_loan_repaid() -> None:
    scene = builders().crew(0, "lydus", "geta", "davus").loans(1).money(15).turn(0).settled()
    assert (scene.table.money[0], scene.table.loans[0]) == (0, 1)
    assert scene.scores()[0] == -20
    assert len(scene.facts("freed-at-end")) == 3


@pytest.mark.clause("BA-9.4")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", [True, False])
def test_how_long_the_game_lasts_after_seventeen_points(players: int, first: bool) -> None:
    seat = 0 if first else players - 1
    scene = builders(players).finished(seat, "pyramid", "colossus", "saw").turn(seat).play("end")
    more = 0
    while not scene.table.over():
        scene.play("end")
        more += 1
    assert more == (players - 1 if first else 0)


@pytest.mark.clause("BA-9.2")
def test_slaves_do_not_keep_the_end_away() -> None:
    scene = builders().finished(0, "pyramid", "colossus", "saw").crew(0, "lydus", "geta", "davus")
    scene.money(0).turn(0).play("end")
    assert scene.scores()[0] == 170 - 30
    assert scene.facts("last-round") == [{"seat": "@seat-0", "points": 17}]


@pytest.mark.clause("BA-5.6")
def test_when_the_worker_stack_is_empty_the_row_shrinks() -> None:
    scene = builders(4).rows(workers="master-1 master-2 master-3 master-4 labourer-1")
    scene.stacks(workers="labourer-2").turn(0).play("recruit 3", "recruit 3", "recruit 5")
    scene.crew(0, "lydus").play("end")
    assert scene.named("recruit") == {"1", "2", "4"}
    assert scene.clause("recruit 3") == "BA-5.6"
    assert [card and card["crew"] for card in scene.view()["workers"]] == [
        "master-1",
        "master-2",
        None,
        "master-4",
        None,
    ]
    assert {"slave", "open"} <= kinds(scene)


@pytest.mark.clause("BA-5.6", "BA-9.6")
def test_with_an_empty_building_row_the_game_goes_on() -> None:
    scene = builders().rows("- - - - -").stacks(buildings="").turn(0)
    assert {scene.clause(f"open {slot}") for slot in range(1, 6)} == {"BA-5.6"}
    scene.play("recruit 1", "end", "end")
    assert (scene.table.round, scene.table.over()) == (2, False)


@pytest.mark.clause("BA-4.5", "BA-6.20")
def test_with_all_crew_stuck_there_is_always_something_to_do() -> None:
    scene = builders().crew(0, "lydus", "geta").site(0, "pyramid", "colossus")
    scene.post(0, "lydus pyramid", "geta colossus").turn(0)
    assert kinds(scene) == {
        *("open", "recruit", "slave", "tool", "loan"),
        *("coins", "buy-action", "end"),
    }
    scene.rows("- - - - -", "- - - - -").stacks("", "").money(0)
    scene.table.stock = 0
    scene.table.loans_left = 0
    assert scene.renew().legal() == ["coins 1", "coins 2", "coins 3", "end"]


@pytest.mark.clause("BA-6.22")
def test_exchanging_bought_actions_is_a_loss() -> None:
    scene = builders().play("coins 3", "buy-action", "buy-action", "buy-action", "coins 3")
    assert scene.table.money[0] == 26 - 15 + 6
    assert scene.table.actions == 0


@pytest.mark.clause("BA-4.5", "BA-6.20")
@pytest.mark.parametrize(("moves", "money", "lost"), [(("coins 2",), 23, [1]), ((), 20, [3])])
def test_actions_left_are_exchanged_or_lost(
    moves: tuple[str, ...], money: int, lost: list[int]
) -> None:
    scene = builders().play(*moves, "end")
    assert scene.table.money[0] == money
    assert [facts["lost"] for facts in scene.facts("ended-turn")] == lost


@pytest.mark.clause("BA-6.13")
def test_too_much_of_one_resource_does_not_help_with_another() -> None:
    scene = builders().crew(0, "master-2", "lydus").site(0, "house").turn(0)
    scene.play("send master-2", "send lydus")
    assert scene.provided("house") == [5, 4, 0, 0]
    assert scene.view()["seats"][0]["sites"][0]["missing"] == {"knowledge": 1}
    scene.turn(0).crew(0, "apprentice-3").play("send apprentice-3")
    assert scene.view()["seats"][0]["finished"] == ["house"]
    assert scene.table.money[0] == 20 - 5 - 2 + 10  # nothing for what was too much


@pytest.mark.clause("BA-10.7", "BA-10.8")
def test_a_tie_to_the_tenth_is_a_shared_victory() -> None:
    scene = builders(3).finished(0, "temple").finished(1, "armoury").money(3, 13, 9).settled()
    assert scene.scores() == [33, 33, 9]
    assert GAME.winners(scene.table) == [0, 1]
    assert GAME.places(scene.table) == [1, 1, 3]


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize(("move", "over"), [("loan", False), ("repay", True), ("coins 1", True)])
def test_what_breaks_a_series_of_quiet_rounds(move: str, over: bool) -> None:
    scene = builders().loans(1).money(20, 10).turn(0)
    for _ in range(4):
        scene.play("end")
    scene.play(move, "end", "end")
    assert scene.table.over() is over


@pytest.mark.clause("BA-7.8", "BA-7.27", "BA-7.28")
def test_an_educated_freedman_with_the_brush() -> None:
    scene = builders().crew(0, "freed syrus").tools(0, "brush").site(0, "pyramid").turn(0)
    scene.play("university wood", "send syrus", "with brush")
    assert scene.provided("pyramid") == [2, 3, 0, 3]
    assert scene.facts("sent-with")[0]["wage"] == 4
    assert scene.table.money[0] == 20 - 7 - 4


@pytest.mark.clause("BA-4.3", "BA-7.19")
def test_with_no_action_left_one_may_still_buy_one_or_repay() -> None:
    scene = builders().loans(1).money(20).actions(0)
    assert scene.legal() == ["buy-action", "end", "repay"]
    assert scene.copy().play("repay").legal() == ["buy-action", "end"]
    assert scene.copy().play("buy-action").table.actions == 1
    scene.play("end")
    assert scene.table.active == 1
    refusal = scene.why_not("repay", 0)
    assert (refusal.message, refusal.facts) == ("refused-not-your-decision", {"seat": 1})


@pytest.mark.clause("BA-9.1", "BA-9.5")
def test_seventeen_points_in_the_middle_of_a_turn_are_seventeen_at_its_end() -> None:
    scene = builders().finished(0, "pyramid", "colossus").crew(0, "thrax")
    scene.site(0, "saw", "trough").turn(0).play("send thrax", "at saw")
    assert (scene.table.points[0], scene.view()["last_round"]) == (17, False)
    scene.play("send thrax")
    assert scene.table.money[0] == 30
    scene.play("slave lydus", "buy-action", "end")
    assert scene.facts("last-round") == [{"seat": "@seat-0", "points": 17}]
    assert scene.table.points[0] == 17
