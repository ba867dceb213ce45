"""Chapter 7: loans, taken as an investment and repaid at any time."""

import pytest

from groma.games.builders_antiquity.setup import census
from tests.scenes.builders_antiquity import builders

PLAYERS = (2, 3, 4)


# ---- taking ------------------------------------------------------------------------------------


@pytest.mark.clause("BA-7.15", "BA-1.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_loan_brings_ten_sesterces_for_an_action(players: int) -> None:
    for seat in range(players):
        scene = builders(players).money(*[1] * players).turn(seat).play("loan")
        expected = [1] * players
        expected[seat] = 11
        assert scene.table.money == expected
        assert (scene.table.actions, scene.table.invested) == (2, True)
        assert scene.table.loans == [int(other == seat) for other in range(players)]
        assert scene.table.loans_left == 3
        assert scene.facts("took-loan") == [{"seat": f"@seat-{seat}", "coins": 10}]


@pytest.mark.clause("BA-7.15", "BA-3.6")
def test_the_money_of_a_loan_can_be_spent_at_once() -> None:
    scene = builders().crew(0, "master-1").site(0, "pyramid").money(0).turn(0)
    assert scene.clause("send master-1") == "BA-3.6"
    scene.play("loan", "send master-1", "buy-action")
    assert scene.table.money[0] == 10 - 5 - 5


@pytest.mark.clause("BA-7.15", "BA-1.10")
@pytest.mark.parametrize(("others", "got"), [(88, 0), (83, 5), (78, 10), (77, 10)])
def test_a_bank_that_is_limited_lends_what_it_has(others: int, got: int) -> None:
    scene = builders(2, bank_unlimited=False).money(20, others).turn(0).play("loan")
    assert scene.table.money == [20 + got, others]
    assert scene.table.loans == [1, 0]
    assert scene.facts("took-loan") == [{"seat": "@seat-0", "coins": got}]
    assert scene.view()["bank"] == 108 - 20 - got - others


@pytest.mark.clause("BA-7.16")
def test_one_loan_in_a_turn_and_four_in_all() -> None:
    scene = builders()
    for count in range(1, 5):
        scene.play("loan")
        assert scene.clause("loan") == "BA-7.1"
        scene.play("end", "end")
        assert scene.view()["seats"][0]["loans"] == count
    assert scene.clause("loan") == "BA-7.2"
    assert scene.table.money == [60, 10]


@pytest.mark.clause("BA-7.17")
def test_before_the_scoring_a_loan_changes_nothing() -> None:
    plain = builders().money(30, 10).turn(0)
    lent = builders().money(30, 10).loans(2).turn(0)
    assert set(lent.legal()) - set(plain.legal()) == {"repay"}
    assert set(plain.legal()) <= set(lent.legal())
    for _ in range(4):
        plain.play("end")
        lent.play("end")
    assert lent.table.money == plain.table.money == [30, 10]
    assert lent.table.points == [0, 0]


# ---- repaying ----------------------------------------------------------------------------------


@pytest.mark.clause("BA-7.18")
@pytest.mark.parametrize("players", PLAYERS)
def test_repaying_costs_fifteen_sesterces_and_no_action(players: int) -> None:
    for seat in range(players):
        scene = builders(players).money(*[16] * players).loans(*[1] * players).turn(seat)
        scene.forget().play("repay")
        expected = [16] * players
        expected[seat] = 1
        assert scene.table.money == expected
        assert scene.table.actions == 3
        assert scene.table.loans == [int(other != seat) for other in range(players)]
        assert scene.story() == [("repaid", {"seat": f"@seat-{seat}", "coins": 15})]


@pytest.mark.clause("BA-7.18", "BA-3.6")
def test_fourteen_are_not_enough() -> None:
    scene = builders().loans(1).money(15)
    assert scene.allows("repay")
    scene.money(14)
    assert scene.clause("repay") == "BA-3.6"
    assert scene.why_not("repay").facts == {"price": 15, "money": 14}


@pytest.mark.clause("BA-7.18")
def test_without_a_loan_there_is_nothing_to_repay() -> None:
    scene = builders().loans(0, 1).money(50, 50)
    assert scene.clause("repay") == "BA-7.18"
    assert scene.why_not("repay").facts == {}
    scene.money(3)
    assert scene.clause("repay") == "BA-7.18"
    assert scene.play("end").table.loans == [0, 1]
    assert scene.money(3, 50).allows("repay")


@pytest.mark.clause("BA-7.18")
def test_several_are_repaid_one_by_one() -> None:
    scene = builders().loans(2).money(44).turn(0).play("repay", "repay")
    assert (scene.table.loans, scene.table.money[0]) == ([0, 0], 14)
    assert scene.clause("repay") == "BA-7.18"
    assert len(scene.facts("repaid")) == 2


@pytest.mark.clause("BA-7.19")
def test_one_may_repay_with_no_action_left() -> None:
    scene = builders().loans(1).money(9).turn(0).play("coins 3")
    assert (scene.table.actions, scene.table.money[0]) == (0, 15)
    assert scene.legal() == ["buy-action", "end", "repay"]
    scene.play("repay")
    assert scene.table.active == 1  # nothing is left to do (BA-4.8)
    assert scene.table.loans == [0, 0]


@pytest.mark.clause("BA-7.19")
@pytest.mark.parametrize("money", [15, 30])
def test_one_need_not_repay(money: int) -> None:
    scene = builders().loans(1).money(money).turn(0).play("end", "end")
    assert (scene.table.loans, scene.table.money[0]) == ([1, 0], money)


@pytest.mark.clause("BA-7.19")
def test_repaying_is_neither_an_action_nor_an_investment() -> None:
    scene = builders().loans(1).money(40).turn(0).play("repay")
    assert (scene.table.actions, scene.table.invested) == (3, False)
    assert scene.table.quiet  # BA-9.9
    scene.play("tool brush")
    scene = builders().loans(1).money(40).turn(0).play("loan", "repay", "repay")
    assert (scene.table.loans, scene.table.money[0], scene.table.actions) == ([0, 0], 20, 2)


@pytest.mark.clause("BA-7.19")
def test_one_repays_only_in_the_own_turn() -> None:
    scene = builders(3).loans(0, 1).money(50, 50, 50).turn(0)
    refusal = scene.why_not("repay", 1)
    assert refusal.message == "refused-not-your-decision"
    assert refusal.facts == {"seat": 0}


@pytest.mark.clause("BA-7.20")
def test_a_repaid_loan_leaves_the_game() -> None:
    scene = builders().loans(1, 3).money(50, 50).turn(0)
    assert scene.clause("loan") == "BA-7.2"
    before = census(scene.table)
    scene.play("repay")
    assert scene.clause("loan") == "BA-7.2"
    assert (scene.table.loans_left, scene.table.loans_out) == (0, 1)
    assert scene.view()["stock"]["loans"] == 0
    assert census(scene.table) == before


@pytest.mark.clause("BA-7.20")
def test_with_the_setting_it_can_be_taken_again() -> None:
    scene = builders(2, repaid_loans_return=True).loans(1, 3).money(50, 50).turn(0)
    assert scene.clause("loan") == "BA-7.2"
    before = census(scene.table)
    scene.play("repay")
    assert (scene.table.loans_left, scene.table.loans_out) == (1, 0)
    assert scene.view()["stock"]["loans"] == 1
    assert census(scene.table) == before
    scene.play("loan")
    assert (scene.table.loans, scene.table.money[0]) == ([1, 3], 45)


@pytest.mark.clause("BA-7.20", "BA-10.2")
@pytest.mark.parametrize("back", [False, True])
def test_it_is_the_same_for_loans_repaid_in_the_end(back: bool) -> None:
    scene = builders(2, repaid_loans_return=back).loans(2, 1).money(40, 16).settled()
    assert scene.table.loans == [0, 0]
    assert (scene.table.loans_left, scene.table.loans_out) == ((4, 0) if back else (1, 3))
