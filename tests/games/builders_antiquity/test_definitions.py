"""Chapters 1 and 3: the bank, what a site and a crew are, and that everything is paid at once."""

import pytest

from groma.core.deal import Deal
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.moves import MOVES
from groma.games.builders_antiquity.rules.sending import carried_by
from groma.games.builders_antiquity.tables import CREW_IDS, WAGES
from tests.scenes.builders_antiquity import Scene, builders, dealt

PLAYERS = (2, 3, 4)
SETTINGS = ("slot", "total")


# ---- the bank and the aim --------------------------------------------------------------------


@pytest.mark.clause("BA-1.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_bank_never_runs_out(players: int) -> None:
    scene = builders(players).money(100, 50).play("coins 3")
    assert scene.table.money[:2] == [106, 50]
    assert scene.facts("took-coins") == [{"seat": "@seat-0", "actions": 3, "coins": 6}]
    assert scene.view()["bank"] is None


@pytest.mark.clause("BA-1.10")
@pytest.mark.parametrize(("others", "paid"), [(8, 0), (7, 1), (5, 3), (3, 5), (2, 6), (0, 6)])
def test_a_bank_with_108_sesterces_pays_what_it_has(others: int, paid: int) -> None:
    scene = builders(bank_unlimited=False).money(100, others)
    assert scene.view()["bank"] == 8 - others
    scene.play("coins 3")
    assert scene.table.money == [100 + paid, others]
    assert scene.view()["bank"] == 8 - others - paid
    assert scene.facts("took-coins") == [{"seat": "@seat-0", "actions": 3, "coins": paid}]


@pytest.mark.clause("BA-1.10")
def test_what_all_players_have_is_not_in_the_bank() -> None:
    scene = builders(4, bank_unlimited=False).money(40, 30, 20, 14)
    assert scene.view()["bank"] == 4
    scene.play("coins 3")
    assert scene.table.money == [44, 30, 20, 14]


@pytest.mark.clause("BA-1.10")
def test_a_loan_brings_what_the_bank_has() -> None:
    scene = builders(bank_unlimited=False).money(50, 54).play("loan")
    assert scene.table.money == [54, 54]
    assert scene.facts("took-loan") == [{"seat": "@seat-0", "coins": 4}]
    assert scene.table.loans == [1, 0]


@pytest.mark.clause("BA-1.10")
def test_a_building_brings_what_the_bank_has_the_wage_included() -> None:
    scene = builders(bank_unlimited=False).crew(0, "journeyman-3").site(0, "house")
    scene.money(50, 58).play("send journeyman-3")
    assert scene.table.money == [50, 58]  # a wage of 4 went into the bank and comes back
    finished = {"seat": "@seat-0", "building": "@building-house", "points": 0, "coins": 4}
    assert scene.facts("finished") == [finished]
    assert scene.view()["bank"] == 0


@pytest.mark.clause("BA-1.10")
def test_what_is_paid_goes_to_the_bank() -> None:
    scene = builders(bank_unlimited=False).money(20, 88).play("buy-action")
    assert scene.view()["bank"] == 5
    scene.play("tool hammer")
    assert scene.view()["bank"] == 7
    scene.play("coins 3")
    assert (scene.view()["bank"], scene.table.money) == (1, [19, 88])


@pytest.mark.clause("BA-1.12")
@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_has_the_most_points_wins(players: int) -> None:
    scene = builders(players).money(*[0] * players)
    scene.finished(0, "town-hall").finished(1, "barracks").ended()
    assert GAME.winners(scene.table) == [1]
    scene = builders(players).money(*[0] * players)
    scene.finished(0, "town-hall", "stall").finished(1, "temple").ended()
    assert GAME.winners(scene.table) == [0]


@pytest.mark.clause("BA-1.12")
@pytest.mark.parametrize(("coins", "winners"), [(79, [1]), (80, [0, 1]), (81, [0])])
def test_most_points_come_from_buildings(coins: int, winners: list[int]) -> None:
    scene = builders().money(coins, 0).finished(1, "pyramid").ended()
    assert GAME.winners(scene.table) == winners


# ---- sites and crew --------------------------------------------------------------------------


@pytest.mark.clause("BA-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_building_taken_and_not_finished_is_a_site_of_its_player(players: int) -> None:
    scene = builders(players).rows("pyramid house").crew(0, "journeyman-3").crew(1, "master-1")
    scene.play("open 1", "open 2")
    assert scene.sites(0) == ["house", "pyramid"]
    assert [site["building"] for site in scene.view()["seats"][0]["sites"]] == scene.sites(0)
    assert all(scene.sites(seat) == [] for seat in range(1, players))
    scene.play("send journeyman-3", "at house", "end")
    assert (scene.sites(0), scene.done(0)) == (["pyramid"], ["house"])


@pytest.mark.clause("BA-3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_no_limit_to_open_sites(players: int) -> None:
    scene = builders(players, stops="rounds")
    for turn in range(11):
        scene.turn(0)
        for _ in range(3):
            scene.play(scene.legal()[0])
        assert len(scene.sites(0)) == 3 * turn + 3
    assert len(scene.sites(0)) == 33


@pytest.mark.clause("BA-3.1")
def test_without_a_site_nobody_can_be_sent() -> None:
    scene = builders().crew(0, "journeyman-3").site(1, "pyramid").finished(0, "house")
    refusal = scene.why_not("send journeyman-3")
    assert (refusal.clause, refusal.facts) == ("BA-3.1", {})
    scene.site(0, "market")
    assert scene.allows("send journeyman-3")


def mixed() -> Scene:
    """Seat 0 has one crew card of each kind, and the largest sites."""
    scene = builders().crew(0, "master-2", "davus", "freed geta").finished(0, "hoist")
    return scene.site(0, "pyramid", "colossus", "sphinx").turn(0)


@pytest.mark.clause("BA-3.2")
def test_workers_slaves_freedmen_and_machines_are_crew() -> None:
    scene = mixed()
    assert scene.idle() == ["master-2", "davus", "geta", "hoist"]
    assert scene.named("send") == {"master-2", "davus", "geta", "hoist"}
    kinds = {seen["crew"]: seen["kind"] for seen in scene.view()["seats"][0]["crew"]}
    expected = {"master-2": "worker", "davus": "slave", "geta": "freedman", "hoist": "machine"}
    assert kinds == expected


@pytest.mark.clause("BA-3.2")
@pytest.mark.parametrize("name", ["master-2", "davus", "geta", "hoist"])
def test_a_crew_card_on_an_open_site_is_busy_and_the_others_are_available(name: str) -> None:
    scene = mixed().play(f"send {name}", "at pyramid")
    assert set(scene.idle()) == {"master-2", "davus", "geta", "hoist"} - {name}
    crew = {seen["crew"]: seen["site"] for seen in scene.view()["seats"][0]["crew"]}
    assert crew == {**dict.fromkeys(("master-2", "davus", "geta", "hoist")), name: "pyramid"}
    assert scene.named("send") == set(scene.idle())


@pytest.mark.clause("BA-3.3")
@pytest.mark.parametrize("name", ["master-2", "davus", "geta", "hoist"])
def test_a_busy_crew_card_cannot_be_sent_elsewhere(name: str) -> None:
    scene = mixed().play(f"send {name}", "at pyramid")
    for _ in range(3):
        refusal = scene.why_not(f"send {name}")
        assert (refusal.clause, refusal.facts) == ("BA-3.3", {})
        scene.turn(1).turn(0)
        assert scene.view()["seats"][0]["sites"][-1]["crew"] == [name]


@pytest.mark.clause("BA-3.3")
def test_it_is_busy_until_its_building_is_finished() -> None:
    scene = builders().crew(0, "journeyman-3", "journeyman-4", "apprentice-3")
    scene.site(0, "shipyard", "quarry", "pyramid").post(0, "journeyman-3 shipyard").turn(0)
    scene.play("send journeyman-4", "at quarry")
    assert scene.done() == ["quarry"]
    assert scene.idle() == ["journeyman-4", "apprentice-3"]  # another building does not help
    assert scene.clause("send journeyman-3") == "BA-3.3"
    scene.play("send journeyman-4", "at shipyard")
    assert scene.done() == ["quarry", "shipyard"]
    assert scene.allows("send journeyman-3")


@pytest.mark.clause("BA-3.4")
def test_no_move_gives_anything_away_or_takes_anything_back() -> None:
    assert [family.name for family in MOVES.families] == [
        *("open", "recruit", "coins", "buy-action", "end", "send"),
        *("slave", "tool", "university", "loan", "repay", "free"),
        *("at", "with", "bare", "teach"),
    ]


@pytest.mark.clause("BA-3.4", "BA-6.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_works_on_the_site_of_another_player(players: int) -> None:
    scene = builders(players).crew(0, "journeyman-3").site(0, "pyramid", "sphinx")
    scene.site(players - 1, "colossus").turn(0).play("send journeyman-3")
    assert scene.legal() == ["at sphinx", "at pyramid"]
    assert scene.clause("at colossus") == "BA-6.1"


@pytest.mark.clause("BA-3.4", "BA-6.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_sends_the_crew_of_another_player(players: int) -> None:
    scene = builders(players).crew(0, "journeyman-3").crew(players - 1, "journeyman-4", "davus")
    scene.site(0, "pyramid").turn(0)
    assert scene.named("send") == {"journeyman-3"}
    assert scene.clause("send journeyman-4") == "BA-6.1"
    assert scene.clause("send davus") == "BA-6.1"


@pytest.mark.clause("BA-3.4")
def test_nobody_takes_the_tool_of_another_player_along() -> None:
    scene = builders().crew(0, "journeyman-3").tools(0, "hammer").tools(1, "brush")
    scene.site(0, "pyramid").turn(0).play("send journeyman-3")
    assert scene.legal() == ["with hammer", "bare"]
    assert scene.clause("with brush") == "BA-7.11"


@pytest.mark.clause("BA-3.4", "BA-3.6")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("mode", SETTINGS)
def test_what_is_owned_stays_owned_and_money_is_never_below_zero(players: int, mode: str) -> None:
    for number in range(3):
        scene = dealt(players, b"own %d" % number, university_mode=mode, bank_unlimited=False)
        table = scene.table
        chance = Deal(b"own")
        owned = [0] * (4 * players)
        while not table.over():
            legal = table.legal()
            table.play(legal[chance.below(len(legal))])
            now: list[int] = []
            for seat in range(players):
                tools = table.toolbox[seat] | carried_by(table, seat)
                now += [table.sites[seat] | table.done[seat], table.done[seat]]
                now += [table.crew[seat], tools]
            assert all(before & ~after == 0 for before, after in zip(owned, now))
            assert min(table.money) >= 0
            assert sum(table.money) <= 108
            owned = now
        repaid = len(scene.facts("repaid"))
        repaid += sum(int(str(told["loans"])) for told in scene.facts("repaid-at-end"))
        assert sum(table.loans) == len(scene.facts("took-loan")) - repaid


@pytest.mark.clause("BA-3.5")
def test_a_site_has_what_its_crew_provides_with_education_and_tools() -> None:
    scene = builders().money(40).crew(0, "journeyman-3", "davus", "labourer-3", "master-1")
    scene.educate("labourer-3", "decoration").tools(0, "hammer", "brush").site(0, "pyramid")
    scene.site(0, "colossus").turn(0).actions(10)
    assert scene.provided("pyramid") == [0, 0, 0, 0]
    scene.play("send davus", "at pyramid")
    assert scene.provided("pyramid") == [2, 0, 2, 0]
    scene.play("send labourer-3", "at pyramid", "with hammer")
    assert scene.provided("pyramid") == [3, 2, 3, 3]  # 0/2/1/0, educated 0/2/1/3, and a stone
    scene.play("send master-1", "at colossus", "with brush")
    assert scene.provided("pyramid") == [3, 2, 3, 3]
    assert scene.provided("colossus") == [2, 0, 0, 4]
    scene.play("send journeyman-3", "at colossus")
    assert scene.provided("colossus") == [3, 1, 1, 5]
    seen = scene.view()["seats"][0]["sites"]
    assert seen[0]["provided"] == {"stone": 3, "wood": 1, "knowledge": 1, "decoration": 5}
    assert seen[0]["missing"] == {"stone": 2, "wood": 3, "knowledge": 2}


# ---- paying ----------------------------------------------------------------------------------

INVESTMENTS = [("slave davus", 7), ("tool brush", 2), ("university wood", 7)]


@pytest.mark.clause("BA-3.6")
@pytest.mark.parametrize(("move", "price"), [("buy-action", 5), *INVESTMENTS])
def test_what_costs_money_needs_the_whole_price(move: str, price: int) -> None:
    scene = builders().crew(0, "master-1", "apprentice-1").money(price - 1).turn(0)
    refusal = scene.why_not(move)
    assert (refusal.clause, refusal.facts) == ("BA-3.6", {"price": price, "money": price - 1})
    scene.money(price)
    assert scene.allows(move)
    scene.play(move)
    if scene.step() == "pupil":
        scene.play("teach master-1")
    assert scene.table.money == [0, 10]


@pytest.mark.clause("BA-3.6", "BA-6.6")
@pytest.mark.parametrize("worker", CREW_IDS[:18])
def test_a_worker_is_sent_only_for_the_whole_wage(worker: str) -> None:
    wage = WAGES[CREW_IDS.index(worker)]
    scene = builders().crew(0, worker, "davus").site(0, "pyramid").money(wage - 1).turn(0)
    refusal = scene.why_not(f"send {worker}")
    assert (refusal.clause, refusal.facts) == ("BA-3.6", {"price": wage, "money": wage - 1})
    assert scene.named("send") == {"davus"}
    scene.money(wage).play(f"send {worker}")
    assert scene.table.money[0] == 0


@pytest.mark.clause("BA-3.6", "BA-6.6")
def test_a_freedman_is_sent_only_for_the_whole_wage() -> None:
    scene = builders().crew(0, "freed geta", "davus").site(0, "pyramid").money(3).turn(0)
    refusal = scene.why_not("send geta")
    assert (refusal.clause, refusal.facts) == ("BA-3.6", {"price": 4, "money": 3})
    scene.money(4).play("send geta")
    assert scene.table.money[0] == 0


@pytest.mark.clause("BA-3.6", "BA-6.6")
@pytest.mark.parametrize(
    ("money", "sent"),
    [
        (0, {"davus", "hoist"}),
        (1, {"davus", "hoist"}),
        (2, {"davus", "hoist", "apprentice-1"}),
        (3, {"davus", "hoist", "apprentice-1", "labourer-1"}),
        (4, {"davus", "hoist", "apprentice-1", "labourer-1", "journeyman-1", "geta"}),
        (5, {"davus", "hoist", "apprentice-1", "labourer-1", "journeyman-1", "geta", "master-1"}),
    ],
)
def test_who_can_be_sent_for_so_much_money(money: int, sent: set[str]) -> None:
    scene = builders().crew(0, "apprentice-1", "labourer-1", "journeyman-1", "master-1")
    scene.crew(0, "davus", "freed geta").finished(0, "hoist").site(0, "pyramid")
    assert scene.money(money, 50).turn(0).named("send") == sent


@pytest.mark.clause("BA-3.6")
def test_only_the_own_money_counts() -> None:
    scene = builders(3).crew(1, "master-1").site(1, "pyramid").money(50, 4, 50).turn(1)
    refusal = scene.why_not("send master-1")
    assert (refusal.clause, refusal.facts) == ("BA-3.6", {"price": 5, "money": 4})
    assert scene.clause("buy-action") == "BA-3.6"


@pytest.mark.clause("BA-3.6")
def test_coins_of_the_same_turn_can_be_spent() -> None:
    scene = builders().crew(0, "labourer-1").site(0, "pyramid").money(0).turn(0)
    assert scene.clause("send labourer-1") == "BA-3.6"
    scene.play("coins 2", "send labourer-1")
    assert scene.table.money == [0, 10]
    assert scene.provided("pyramid") == [0, 1, 0, 2]


@pytest.mark.clause("BA-3.6")
def test_a_loan_of_the_same_turn_can_be_spent() -> None:
    scene = builders().crew(0, "master-1").site(0, "pyramid").money(0).turn(0)
    scene.play("loan", "buy-action", "send master-1")
    assert scene.table.money == [0, 10]


@pytest.mark.clause("BA-3.6")
def test_a_price_is_named_only_if_it_is_the_reason() -> None:
    scene = builders().crew(0, "master-1", "master-2").crew(1, "davus").site(0, "pyramid")
    scene.post(0, "master-2 pyramid").rows("-", "-").money(0).turn(0)
    for move, clause in (
        ("open 1", "BA-5.6"),
        ("recruit 1", "BA-5.6"),
        ("send master-3", "BA-6.1"),
        ("send master-2", "BA-3.3"),
        ("slave davus", "BA-7.2"),
        ("repay", "BA-7.18"),
    ):
        refusal = scene.why_not(move)
        assert (refusal.clause, refusal.facts) == (clause, {})
    assert scene.why_not("send master-1").facts == {"price": 5, "money": 0}
