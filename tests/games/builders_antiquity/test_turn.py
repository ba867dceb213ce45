"""Chapter 4: whose turn it is, the actions of a turn, and how it ends."""

import pytest

from groma.games.builders_antiquity.rules.acting import COSTS_ACTIONS
from tests.scenes.builders_antiquity import Scene, builders, dealt

PLAYERS = (2, 3, 4)
ACTIONS = ["open", "recruit", "send", "coins", "tool", "free"]
SIGNS = {
    "open": "opened",
    "recruit": "recruited",
    "send": "sent",
    "coins": "took-coins",
    "tool": "bought-tool",
    "free": "freed",
}


def busy(players: int = 2) -> Scene:
    """Seat 0 can do anything: it has two slaves and two workers, and enough sites."""
    scene = builders(players).crew(0, "davus", "geta", "apprentice-1", "apprentice-2")
    return scene.site(0, "pyramid", "sphinx", "colossus").money(40).turn(0)


def carry_out(scene: Scene, kind: str) -> None:
    """An action of a kind, in the first way there is, to a site where nobody was sent yet."""
    scene.play(next(move for move in scene.legal() if move.startswith(kind)))
    if scene.step() == "site":
        sites = ["at sphinx", "at pyramid", "at colossus"]
        scene.play(sites[scene.told().count("sent") + scene.told().count("sent-with")])
    if scene.step() == "tool":
        scene.play("bare")
    assert scene.step() == "act"


# ---- turns and rounds ------------------------------------------------------------------------


@pytest.mark.clause("BA-4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    for seed in range(6):
        scene = dealt(players, b"clock %d" % seed, stops="rounds")
        start = scene.table.start
        for count in range(3 * players + 1):
            seat = (start + count) % players
            assert (scene.table.seat, scene.table.active) == (seat, seat)
            assert scene.view()["turn"]["seat"] == seat
            assert scene.view()["round"] == 1 + count // players
            scene.play("end")


@pytest.mark.clause("BA-4.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", range(4))
def test_a_round_is_a_turn_of_everybody(players: int, start: int) -> None:
    scene = builders(players, stops="rounds")
    scene.table.start = start % players
    scene.turn(start % players)
    for _ in range(2 * players):
        scene.play("end")
    seats = [(start + count) % players for count in range(2 * players + 1)]
    assert scene.facts("turn-begins") == [
        {"seat": f"@seat-{seat}", "round": 1 + count // players} for count, seat in enumerate(seats)
    ]


@pytest.mark.clause("BA-4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_who_has_the_turn_may_act(players: int) -> None:
    scene = builders(players)
    for seat in range(1, players):
        refusal = scene.why_not("open 1", seat)
        assert (refusal.clause, refusal.message) == ("BA-4.4", "refused-not-your-decision")


# ---- three actions ---------------------------------------------------------------------------


@pytest.mark.clause("BA-4.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_turn_has_three_actions(players: int) -> None:
    scene = builders(players).money(*[0] * players)
    scene.turn(0)
    for seat in [*range(players), 0]:
        assert scene.table.seat == seat
        for left in (3, 2, 1):
            assert (scene.table.actions, scene.view()["turn"]["actions"]) == (left, left)
            assert scene.table.seat == seat
            scene.play("open 1")


@pytest.mark.clause("BA-4.2")
def test_without_actions_nothing_that_costs_one_can_be_done() -> None:
    scene = busy().actions(0)
    assert scene.legal() == ["buy-action", "end"]
    for move in (
        *("open 1", "open 5", "recruit 1", "recruit 5", "coins 1", "coins 3"),
        *("send davus", "send apprentice-1", "send master-1", "slave thrax", "slave davus"),
        *("tool hammer", "university wood", "loan", "free davus", "free geta"),
    ):
        refusal = scene.why_not(move)
        assert (refusal.clause, refusal.facts) == ("BA-4.2", {})


@pytest.mark.clause("BA-4.2")
@pytest.mark.parametrize("kind", ACTIONS)
def test_each_action_costs_one(kind: str) -> None:
    scene = busy()
    carry_out(scene, kind)
    assert (scene.table.actions, scene.table.seat) == (2, 0)


# ---- buying actions --------------------------------------------------------------------------


@pytest.mark.clause("BA-4.3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", range(4))
def test_five_sesterces_buy_one_more_action(players: int, seat: int) -> None:
    seat %= players
    scene = builders(players).money(*[20] * players).turn(seat).play("buy-action")
    assert (scene.table.actions, scene.table.seat) == (4, seat)
    assert scene.table.money == [15 if other == seat else 20 for other in range(players)]
    assert scene.story()[1:] == [("bought-action", {"seat": f"@seat-{seat}", "coins": 5})]


@pytest.mark.clause("BA-4.3")
@pytest.mark.parametrize(("money", "times"), [(4, 0), (5, 1), (9, 1), (10, 2), (24, 4), (61, 12)])
def test_as_often_as_the_money_lasts(money: int, times: int) -> None:
    scene = builders().money(money)
    for count in range(times):
        assert scene.table.actions == 3 + count
        scene.play("buy-action")
    assert (scene.table.actions, scene.table.money) == (3 + times, [money - 5 * times, 10])
    refusal = scene.why_not("buy-action")
    assert (refusal.clause, refusal.facts) == ("BA-3.6", {"price": 5, "money": money - 5 * times})


@pytest.mark.clause("BA-4.3")
@pytest.mark.parametrize("actions", range(5))
def test_at_any_moment_of_the_turn(actions: int) -> None:
    scene = builders().actions(actions).play("buy-action")
    assert (scene.table.actions, scene.step()) == (actions + 1, "act")
    scene.play("open 1")
    assert scene.table.actions == actions


@pytest.mark.clause("BA-4.3")
def test_with_money_just_earned() -> None:
    scene = builders().crew(0, "apprentice-1").site(0, "house").money(2).turn(0)
    assert scene.clause("buy-action") == "BA-3.6"
    scene.play("send apprentice-1", "open 1", "open 1", "buy-action", "buy-action")
    assert (scene.table.actions, scene.table.money) == (2, [0, 10])


@pytest.mark.clause("BA-4.3", "BA-7.1")
def test_to_buy_an_action_is_no_investment() -> None:
    scene = builders().play("buy-action")
    assert not scene.table.invested
    scene.play("tool hammer")
    assert scene.table.invested
    assert scene.allows("buy-action")
    scene.play("buy-action")
    assert (scene.table.actions, scene.table.money) == (4, [8, 10])


@pytest.mark.clause("BA-4.3")
def test_a_bought_action_is_lost_like_any_other() -> None:
    scene = builders().play("buy-action", "end")
    assert scene.facts("ended-turn") == [{"seat": "@seat-0", "lost": 4}]
    scene.turn(0)
    assert scene.table.actions == 3


# ---- any order -------------------------------------------------------------------------------


@pytest.mark.clause("BA-4.4")
def test_everything_that_can_be_done() -> None:
    assert set(busy().legal()) == {
        *(f"open {slot}" for slot in range(1, 6)),
        *(f"recruit {slot}" for slot in range(1, 6)),
        *("coins 1", "coins 2", "coins 3", "buy-action", "end"),
        *("send davus", "send geta", "send apprentice-1", "send apprentice-2"),
        *("slave syrus", "slave thrax", "slave lydus", "slave phryx"),
        *("tool hammer", "tool hand-saw", "tool square", "tool brush"),
        *("university stone", "university wood", "university knowledge", "university decoration"),
        *("loan", "free davus", "free geta"),
    }


@pytest.mark.clause("BA-4.4", "BA-4.7")
@pytest.mark.parametrize("second", ACTIONS)
@pytest.mark.parametrize("first", ACTIONS)
def test_actions_come_in_any_order_and_mixture(first: str, second: str) -> None:
    scene = busy()
    carry_out(scene, first)
    if (first, second) == ("tool", "tool"):
        assert scene.clause("tool brush") == "BA-7.1"
        return
    carry_out(scene, second)
    assert (scene.table.actions, scene.table.seat) == (1, 0)
    told = [name for name in scene.told() if name in SIGNS.values()]
    assert told == [SIGNS[first], SIGNS[second]]


@pytest.mark.clause("BA-4.4")
def test_an_action_is_settled_with_what_it_finishes_before_the_next() -> None:
    scene = builders().crew(0, "journeyman-3", "davus").site(0, "house", "pyramid").turn(0)
    scene.play("send journeyman-3", "at house")
    assert (scene.step(), scene.table.actions, scene.table.seat) == ("act", 2, 0)
    assert (scene.done(), scene.idle()) == (["house"], ["journeyman-3", "davus"])
    assert scene.told() == ["turn-begins", "sent", "finished"]


@pytest.mark.clause("BA-4.4")
def test_while_somebody_is_sent_nothing_else_is_done() -> None:
    scene = busy().play("send davus")
    assert (scene.step(), scene.table.actions, scene.told()) == ("site", 3, ["turn-begins"])
    for move in ("open 1", "end", "send geta", "buy-action", "coins 1"):
        refusal = scene.why_not(move)
        assert (refusal.clause, refusal.message) == ("BA-6.1", "refused-other-step")


def test_what_costs_actions_is_all_but_buying_ending_and_repaying() -> None:
    scene = busy().loans(1).money(40).turn(0)
    free = {"buy-action", "end", "repay"}
    assert free <= set(scene.legal())
    moves = [scene.game.moves.text(move) for move in range(scene.move("free syrus"))]
    assert {text for move, text in enumerate(moves) if not COSTS_ACTIONS >> move & 1} == free
    assert COSTS_ACTIONS >> len(moves) == 0


# ---- the end of a turn -----------------------------------------------------------------------


@pytest.mark.clause("BA-4.5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("actions", [1, 2, 3, 7])
def test_a_turn_may_end_at_any_time_and_what_is_left_is_lost(players: int, actions: int) -> None:
    scene = builders(players).actions(actions).play("end")
    assert scene.table.seat == 1
    assert scene.story()[1:] == [
        ("ended-turn", {"seat": "@seat-0", "lost": actions}),
        ("turn-begins", {"seat": "@seat-1", "round": 1}),
    ]
    assert scene.table.money[0] == 20


@pytest.mark.clause("BA-4.5")
@pytest.mark.parametrize("seat", range(4))
def test_whose_actions_are_lost_is_told(seat: int) -> None:
    scene = builders(4).turn(seat).play("end")
    assert scene.facts("ended-turn") == [{"seat": f"@seat-{seat}", "lost": 3}]


@pytest.mark.clause("BA-4.5")
def test_nothing_is_told_to_be_lost_if_nothing_was_left() -> None:
    scene = builders().actions(0).play("end")
    assert scene.told() == ["turn-begins", "turn-begins"]
    assert scene.table.seat == 1


@pytest.mark.clause("BA-4.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_actions_must_be_spent_if_the_table_says_so(players: int) -> None:
    scene = builders(players, must_spend_actions=True)
    for left in (3, 2, 1):
        assert scene.table.actions == left
        refusal = scene.why_not("end")
        assert (refusal.clause, refusal.facts) == ("BA-4.5", {})
        scene.play("coins 1")
    assert (scene.table.actions, scene.table.seat) == (0, 0)
    assert scene.legal() == ["buy-action", "end"]
    scene.play("end")
    assert (scene.table.seat, "ended-turn" in scene.told()) == (1, False)


@pytest.mark.clause("BA-4.5")
def test_a_bought_action_must_be_spent_too() -> None:
    scene = builders(must_spend_actions=True).actions(0).play("buy-action")
    assert scene.clause("end") == "BA-4.5"
    scene.play("coins 1")
    assert scene.allows("end")


def bare(**settings: bool) -> Scene:
    """Nothing is left to take, and seat 0 has neither crew nor money."""
    scene = builders(**settings).rows("- - - - -", "- - - - -").stacks("", "").money(0)
    scene.table.stock = 0
    scene.table.loans_left = 0
    scene.table.loans_out = 4
    return scene.turn(0)


@pytest.mark.clause("BA-4.5")
def test_coins_can_always_be_taken_so_that_nobody_is_stuck() -> None:
    scene = bare(must_spend_actions=True)
    assert scene.legal() == ["coins 1", "coins 2", "coins 3"]
    scene.play("coins 2")  # then one is left, of which one coin is the only use
    assert scene.table.money == [4, 10]
    assert scene.told() == ["turn-begins", "took-coins", "took-coins", "turn-begins"]
    assert scene.table.seat == 1


@pytest.mark.clause("BA-4.5")
def test_without_that_setting_the_last_action_need_not_be_spent() -> None:
    scene = bare().play("coins 2")
    assert scene.legal() == ["coins 1", "end"]


@pytest.mark.clause("BA-4.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_actions_are_not_saved_for_later(players: int) -> None:
    scene = builders(players).money(*[20] * players).play("buy-action", "buy-action", "end")
    for _ in range(players - 1):
        assert scene.table.actions == 3
        scene.play("end")
    assert (scene.table.seat, scene.table.actions) == (0, 3)


@pytest.mark.clause("BA-4.6")
def test_nobody_gets_coins_for_actions_not_spent() -> None:
    scene = builders().play("end")
    assert scene.table.money == [20, 10]
    assert "took-coins" not in scene.told()


@pytest.mark.clause("BA-4.7", "BA-7.1")
@pytest.mark.parametrize("first", ["slave davus", "tool hammer", "loan"])
def test_only_one_investment_in_a_turn(first: str) -> None:
    scene = builders().crew(0, "master-1", "master-2").money(60).turn(0).play(first)
    for second in ("slave thrax", "tool brush", "university wood", "loan"):
        refusal = scene.why_not(second)
        assert (refusal.clause, refusal.facts) == ("BA-7.1", {})
    scene.turn(0)
    for second in ("slave thrax", "tool brush", "university wood", "loan"):
        assert scene.allows(second)


@pytest.mark.clause("BA-4.7")
@pytest.mark.parametrize(
    ("kind", "sign"),
    [("open", "opened"), ("recruit", "recruited"), ("coins", "took-coins"), ("send", "sent")],
)
def test_every_other_action_may_be_repeated(kind: str, sign: str) -> None:
    scene = busy()
    for left in (2, 1, 0):
        carry_out(scene, kind)
        assert scene.table.actions == left
    assert scene.told().count(sign) == 3


@pytest.mark.clause("BA-4.7", "BA-7.7")
def test_several_slaves_are_freed_in_a_turn() -> None:
    scene = builders().crew(0, "davus", "geta", "thrax").turn(0)
    scene.play("free davus", "free geta", "free thrax")
    assert (scene.table.actions, scene.told().count("freed")) == (0, 3)


@pytest.mark.clause("BA-4.8")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("money", range(5))
def test_without_actions_and_money_the_turn_ends_by_itself(players: int, money: int) -> None:
    scene = builders(players).money(money).play("open 1", "open 1")
    assert scene.table.seat == 0
    scene.play("open 1")
    assert (scene.table.seat, scene.table.active, scene.table.actions) == (1, 1, 3)
    assert "ended-turn" not in scene.told()
    assert scene.facts("turn-begins")[1:] == [{"seat": "@seat-1", "round": 1}]


@pytest.mark.clause("BA-4.8")
@pytest.mark.parametrize("money", [5, 14, 30])
def test_with_money_for_one_more_action_it_does_not(money: int) -> None:
    scene = builders().money(money).play("open 1", "open 1", "open 1")
    assert (scene.table.seat, scene.table.actions) == (0, 0)
    assert scene.legal() == ["buy-action", "end"]


@pytest.mark.clause("BA-4.8", "BA-7.19")
def test_a_loan_can_still_be_repaid() -> None:
    scene = builders().loans(1).money(15).play("open 1", "open 1", "open 1")
    assert scene.legal() == ["buy-action", "end", "repay"]
    scene.play("repay")
    assert (scene.table.seat, scene.table.money) == (1, [0, 10])


@pytest.mark.clause("BA-4.8")
def test_with_an_action_left_the_turn_goes_on() -> None:
    scene = builders().money(0).play("open 1", "coins 1")
    assert (scene.table.seat, scene.table.actions) == (0, 1)
    assert {"open 1", "recruit 5", "coins 1", "end", "loan"} <= set(scene.legal())
    assert scene.clause("coins 2") == "BA-6.23"


# ---- what makes a round quiet ----------------------------------------------------------------


@pytest.mark.clause("BA-9.9")
@pytest.mark.parametrize("kind", ACTIONS)
def test_every_action_but_taking_coins_breaks_the_quiet(kind: str) -> None:
    scene = busy()
    scene.table.quiet = True
    carry_out(scene, kind)
    assert scene.table.quiet == (kind == "coins")


@pytest.mark.clause("BA-9.9")
def test_to_buy_an_action_and_to_repay_does_not() -> None:
    scene = busy().loans(1).turn(0)
    scene.table.quiet = True
    scene.play("buy-action", "repay")
    assert scene.table.quiet
