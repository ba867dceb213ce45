"""Chapter 6: sesterces for actions."""

from itertools import product

import pytest

from groma.games.builders_antiquity.moves import MOVES
from tests.scenes.builders_antiquity import Scene, builders

PLAYERS = (2, 3, 4)


def gains(*portions: int, merged: bool = False, bought: int = 0) -> list[int]:
    """What exchanges of so many actions bring one after another, in one turn."""
    scene = builders(merged_exchange=merged).money(50).actions(3 + bought)
    found: list[int] = []
    for actions in portions:
        before = scene.table.money[0]
        expected = scene.view()["turn"]["exchange"][actions - 1]
        scene.play(f"coins {actions}")
        found.append(scene.table.money[0] - before)
        assert found[-1] == expected
    told = [{"seat": "@seat-0", "actions": n, "coins": c} for n, c in zip(portions, found)]
    assert scene.facts("took-coins") == told
    return found


@pytest.mark.clause("BA-6.20")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("actions", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_one_two_or_three_actions_bring_one_three_or_six_sesterces(
    players: int, seat: int, actions: int, coins: int
) -> None:
    seat %= players
    scene = builders(players).money(*[20] * players).turn(seat).play(f"coins {actions}")
    assert scene.table.money == [20 + coins * (other == seat) for other in range(players)]
    assert (scene.table.actions, scene.table.seat) == (3 - actions, seat)
    told = {"seat": f"@seat-{seat}", "actions": actions, "coins": coins}
    assert scene.story()[1:] == [("took-coins", told)]


@pytest.mark.clause("BA-6.20")
@pytest.mark.parametrize("merged", [False, True])
def test_the_view_tells_what_an_exchange_brings(merged: bool) -> None:
    assert builders(merged_exchange=merged).view()["turn"]["exchange"] == [1, 3, 6]


@pytest.mark.clause("BA-6.21")
@pytest.mark.parametrize("actions", [3, 4, 5, 9])
def test_three_actions_are_the_most_in_one_exchange(actions: int) -> None:
    scene = builders().actions(actions)
    assert scene.named("coins") == {"1", "2", "3"}
    assert MOVES.parse("coins 4") == -1
    assert MOVES.parse("coins 0") == -1
    assert gains(3, bought=actions - 3) == [6]


@pytest.mark.clause("BA-6.22")
@pytest.mark.parametrize(("actions", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_bought_actions_can_be_exchanged_at_a_loss(actions: int, coins: int) -> None:
    scene = builders().actions(0).money(5 * actions)
    for _ in range(actions):
        scene.play("buy-action")
    assert scene.table.actions == actions
    scene.play(f"coins {actions}")
    assert scene.table.money == [coins, 10]
    assert coins < 5 * actions


@pytest.mark.clause("BA-6.22")
@pytest.mark.parametrize("merged", [False, True])
def test_no_exchange_pays_for_the_action_it_takes(merged: bool) -> None:
    for portions in product((1, 2, 3), repeat=3):
        found = gains(*portions, merged=merged, bought=6)
        assert all(coins <= 3 * actions for actions, coins in zip(portions, found))


@pytest.mark.clause("BA-6.23")
@pytest.mark.parametrize(
    ("actions", "legal"), [(1, {"1"}), (2, {"1", "2"}), (3, {"1", "2", "3"}), (4, {"1", "2", "3"})]
)
@pytest.mark.parametrize("merged", [False, True])
def test_as_many_actions_must_be_there(actions: int, legal: set[str], merged: bool) -> None:
    scene = builders(merged_exchange=merged).actions(actions)
    assert scene.named("coins") == legal
    for count in {"1", "2", "3"} - legal:
        refusal = scene.why_not(f"coins {count}")
        assert (refusal.clause, refusal.facts) == ("BA-6.23", {})


@pytest.mark.clause("BA-6.23")
def test_without_actions_there_are_no_coins() -> None:
    scene = builders().actions(0)
    assert scene.named("coins") == set()
    assert scene.clause("coins 1") == "BA-4.2"


@pytest.mark.clause("BA-6.23")
def test_an_exchange_is_one_decision() -> None:
    scene = builders().play("coins 3")
    assert (scene.table.actions, scene.step(), scene.table.seat) == (0, "act", 0)
    assert scene.told() == ["turn-begins", "took-coins"]


@pytest.mark.clause("BA-6.24")
def test_coins_are_taken_several_times_and_around_other_actions() -> None:
    scene = builders().play("coins 1", "open 1", "coins 1", "buy-action", "buy-action", "coins 2")
    assert scene.table.money == [20 + 1 + 1 - 10 + 3, 10]
    assert [told["coins"] for told in scene.facts("took-coins")] == [1, 1, 3]


@pytest.mark.clause("BA-6.25")
@pytest.mark.parametrize(
    ("portions", "coins"),
    [
        ([1, 1], [1, 1]),
        ([1, 1, 1], [1, 1, 1]),
        ([1, 2], [1, 3]),
        ([2, 1], [3, 1]),
        ([2, 2], [3, 3]),
        ([3, 3], [6, 6]),
        ([1, 3], [1, 6]),
    ],
)
def test_each_exchange_is_counted_on_its_own(portions: list[int], coins: list[int]) -> None:
    assert gains(*portions, bought=3) == coins


@pytest.mark.clause("BA-6.25")
@pytest.mark.parametrize(
    ("portions", "coins"),
    [
        ([1, 1], [1, 2]),
        ([1, 1, 1], [1, 2, 3]),
        ([1, 2], [1, 5]),
        ([2, 1], [3, 3]),
        ([3], [6]),
        ([1, 1, 1, 1], [1, 2, 3, 1]),
        ([3, 1], [6, 1]),
        ([3, 2], [6, 3]),
        ([3, 3], [6, 6]),
        ([2, 2], [3, 4]),
        ([2, 3], [3, 6]),
        ([1, 3], [1, 6]),
        ([1, 3, 2], [1, 6, 5]),
        ([1, 1, 1, 1, 1, 1], [1, 2, 3, 1, 2, 3]),
    ],
)
def test_exchanges_of_a_turn_add_up_if_the_table_says_so(
    portions: list[int], coins: list[int]
) -> None:
    assert gains(*portions, merged=True, bought=3) == coins


def exchanges(scene: Scene) -> list[int]:
    """What one, two and three actions bring now."""
    found: list[int] = scene.view()["turn"]["exchange"]
    return found


@pytest.mark.clause("BA-6.25")
@pytest.mark.parametrize("players", PLAYERS)
def test_they_add_up_in_one_turn_only(players: int) -> None:
    scene = builders(players, merged_exchange=True).play("coins 1")
    assert exchanges(scene) == [2, 5, 6]
    scene.play("coins 1")
    assert exchanges(scene) == [3, 4, 6]
    scene.play("end")
    assert exchanges(scene) == [1, 3, 6]
    scene.play("coins 1")
    assert scene.table.money[:2] == [23, 11]


@pytest.mark.clause("BA-6.25")
def test_other_actions_in_between_do_not_matter() -> None:
    scene = builders(merged_exchange=True).play("coins 1", "open 1", "coins 1")
    assert scene.table.money == [23, 10]
    scene = builders().play("coins 1", "open 1", "coins 1")
    assert scene.table.money == [22, 10]
