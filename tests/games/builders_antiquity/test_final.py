"""Chapter 10: the last settlement, the score in tenths of a point, and the places."""

from itertools import product

import pytest

from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity.tables import CREW_IDS
from tests.scenes.builders_antiquity import Scene, builders, building, card

PLAYERS = (2, 3, 4)
SLAVES = CREW_IDS[18:24]


def debtor(money: int, slaves: int, loans: int, busy: int = 0) -> Scene:
    """Seat 0 with so much money, so many slaves (some of them busy) and loans; nothing else."""
    scene = builders().crew(0, *SLAVES[:slaves]).money(money, 0).loans(loans).site(0, "pyramid")
    return scene.post(0, *[f"{name} pyramid" for name in SLAVES[:busy]]).turn(0)


# ---- freeing -----------------------------------------------------------------------------------


@pytest.mark.clause("BA-10.1")
@pytest.mark.parametrize(
    ("money", "freed"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (99, 3)]
)
def test_available_slaves_are_freed_for_five_each(money: int, freed: int) -> None:
    scene = debtor(money, 3, 0).forget().settled()
    assert scene.table.money == [money - 5 * freed, 0]
    assert scene.story() == [
        ("freed-at-end", {"seat": "@seat-0", "crew": f"@crew-{name}", "coins": 5})
        for name in SLAVES[:freed]
    ]
    assert scene.table.freed == sum(1 << card(name) for name in SLAVES[:freed])
    assert scene.row("slaves") == -10 * (3 - freed)


@pytest.mark.clause("BA-10.1")
@pytest.mark.parametrize("busy", [0, 1, 2, 3])
def test_busy_slaves_are_not_freed(busy: int) -> None:
    scene = debtor(99, 3, 0, busy).settled()
    assert [facts["crew"] for facts in scene.facts("freed-at-end")] == [
        f"@crew-{name}" for name in SLAVES[busy:3]
    ]
    assert scene.table.money[0] == 99 - 5 * (3 - busy)
    expected = [("BA-10.3", -10 * busy, {"slaves": busy, "busy": busy, "loans": 0})] if busy else []
    assert scene.lines("slaves") == expected


@pytest.mark.clause("BA-10.1")
def test_freedmen_are_not_freed_again() -> None:
    scene = builders().crew(0, "freed lydus", "geta").money(20, 0).turn(0).settled()
    assert scene.facts("freed-at-end") == [
        {"seat": "@seat-0", "crew": "@crew-geta", "coins": 5},
    ]
    assert scene.table.money[0] == 15


# ---- repaying ----------------------------------------------------------------------------------


@pytest.mark.clause("BA-10.2")
@pytest.mark.parametrize(
    ("money", "repaid"), [(0, 0), (14, 0), (15, 1), (29, 1), (30, 2), (44, 2), (45, 3), (99, 3)]
)
def test_loans_are_repaid_as_far_as_the_money_goes(money: int, repaid: int) -> None:
    scene = debtor(money, 0, 3).forget().settled()
    assert scene.table.money[0] == money - 15 * repaid
    assert scene.table.loans == [3 - repaid, 0]
    told = [("repaid-at-end", {"seat": "@seat-0", "loans": repaid, "coins": 15 * repaid})]
    assert scene.story() == (told if repaid else [])
    assert scene.row("loans") == -20 * (3 - repaid)


@pytest.mark.clause("BA-10.2")
def test_a_part_of_a_loan_cannot_be_repaid() -> None:
    scene = debtor(29, 0, 2).settled()
    assert (scene.table.money[0], scene.table.loans[0]) == (14, 1)
    assert scene.scores()[0] == 14 - 20


@pytest.mark.clause("BA-10.2", "BA-10.4")
def test_slaves_come_first_then_loans() -> None:
    scene = debtor(27, 2, 1).forget().settled()
    assert scene.told() == ["freed-at-end", "freed-at-end", "repaid-at-end"]
    assert scene.table.money[0] == 2
    scene = debtor(24, 2, 1).forget().settled()
    assert scene.told() == ["freed-at-end", "freed-at-end"]
    assert (scene.table.money[0], scene.table.loans[0]) == (14, 1)


@pytest.mark.clause("BA-10.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_settles_and_the_start_player_first(players: int) -> None:
    for start in range(players):
        scene = builders(players).money(*[20] * players)
        for seat in range(players):
            scene.crew(seat, SLAVES[seat])
        scene.loans(*[1] * players)
        scene.table.start = start
        scene.turn(start).forget().settled()
        order = [(start + i) % players for i in range(players)]
        assert scene.story() == [
            note
            for seat in order
            for note in (
                (
                    "freed-at-end",
                    {"seat": f"@seat-{seat}", "crew": f"@crew-{SLAVES[seat]}", "coins": 5},
                ),
                ("repaid-at-end", {"seat": f"@seat-{seat}", "loans": 1, "coins": 15}),
            )
        ]
        assert scene.table.money == [0] * players
        assert scene.scores() == [0] * players


@pytest.mark.clause("BA-10.4")
def test_nobody_is_asked() -> None:
    scene = debtor(27, 2, 1).finished(1, "pyramid", "colossus", "temple")
    scene.play("end", "end")
    assert scene.table.over()
    assert scene.told()[-3:] == ["freed-at-end", "freed-at-end", "repaid-at-end"]
    assert scene.legal() == []
    assert scene.table.actions == 0


@pytest.mark.clause("BA-10.4")
def test_it_is_the_same_if_nobody_is_told() -> None:
    scene = debtor(42, 2, 2)
    silent = scene.copy()
    silent.table.log = None
    assert silent.settled().table.to_bytes() == scene.settled().table.to_bytes()
    assert (silent.table.money[0], silent.table.loans[0]) == (2, 0)


def best(money: int, free: int, stuck: int, loans: int) -> int:
    """The best score that freeing and repaying can leave, in tenths."""
    return max(
        money - 5 * freed - 15 * repaid - 10 * (free + stuck - freed) - 20 * (loans - repaid)
        for freed, repaid in product(range(free + 1), range(loans + 1))
        if 5 * freed + 15 * repaid <= money
    )


@pytest.mark.clause("BA-10.4")
@pytest.mark.parametrize("slaves", range(7))
def test_no_other_settlement_is_better(slaves: int) -> None:
    for busy in {0, slaves // 2}:
        scene = debtor(0, slaves, 0, busy)
        for money, loans in product(range(61), range(5)):
            scene.money(money).loans(loans)
            expected = best(money, slaves - busy, busy, loans)
            assert scene.scores()[0] == expected
            after = scene.copy().settled()
            assert after.scores()[0] == expected
            assert after.table.money[0] >= 0
            assert after.table.money[0] < 15 or not after.table.loans[0]  # BA-10.2


@pytest.mark.clause("BA-10.4")
def test_the_view_foretells_the_settlement() -> None:
    scene = debtor(27, 3, 2, 1)
    for viewer in range(3):
        seen = scene.view(viewer)["seats"][0]
        assert (seen["will_free"], seen["will_repay"]) == (["thrax", "davus"], 1)
        assert seen["total"] == 27 - 10 - 15 - 10 - 20
        assert scene.view(viewer)["seats"][1]["will_free"] == []
        assert scene.view(viewer)["seats"][1]["will_repay"] == 0
    scene.settled()
    assert scene.view()["seats"][0]["will_free"] == []
    assert scene.view()["seats"][0]["will_repay"] == 0
    assert scene.view()["seats"][0]["total"] == 27 - 10 - 15 - 10 - 20


# ---- the score ---------------------------------------------------------------------------------


@pytest.mark.clause("BA-10.3")
@pytest.mark.parametrize("slaves", range(7))
def test_each_slave_costs_a_point(slaves: int) -> None:
    scene = debtor(4, slaves, 0)
    line = ("BA-10.3", -10 * slaves, {"slaves": slaves, "busy": 0, "loans": 0})
    assert scene.lines("slaves") == ([line] if slaves else [])
    assert scene.scores()[0] == 4 - 10 * slaves
    assert scene.settled().scores()[0] == 4 - 10 * slaves


@pytest.mark.clause("BA-10.3")
@pytest.mark.parametrize("loans", range(5))
def test_each_loan_costs_two_points(loans: int) -> None:
    scene = debtor(14, 0, loans)
    line = ("BA-10.3", -20 * loans, {"slaves": 0, "busy": 0, "loans": loans})
    assert scene.lines("loans") == ([line] if loans else [])
    assert scene.scores()[0] == 14 - 20 * loans
    assert scene.settled().scores()[0] == 14 - 20 * loans


@pytest.mark.clause("BA-10.3")
def test_of_the_slaves_those_who_are_busy_are_told() -> None:
    scene = debtor(4, 5, 0, 2)
    assert scene.lines("slaves") == [("BA-10.3", -50, {"slaves": 5, "busy": 2, "loans": 0})]
    scene.money(11)  # two of them will be freed
    assert scene.lines("slaves") == [("BA-10.3", -50, {"slaves": 5, "busy": 2, "loans": 0})]
    assert scene.lines("settlement") == [("BA-10.4", 10, {"freed": 2, "repaid": 0, "coins": 10})]
    scene.settled()
    assert scene.lines("slaves") == [("BA-10.3", -30, {"slaves": 3, "busy": 2, "loans": 0})]
    assert scene.lines("settlement") == []


@pytest.mark.clause("BA-10.5")
def test_the_score_is_made_of_buildings_machines_coins_and_penalties() -> None:
    scene = builders().finished(0, "pyramid", "house", "saw", "hoist", "forum").money(23, 10)
    scene.crew(0, "lydus", "geta").site(0, "colossus").post(0, "lydus colossus").loans(1)
    rows = ["buildings", "machines", "coins", "slaves", "loans", "settlement"]
    assert scene.sheet(0).rows == rows
    assert scene.sheet(0).by_row() == [110, 40, 23, -20, -20, 10]
    assert scene.scores() == [143, 10]
    assert scene.lines("coins") == [("BA-10.5", 23, {"coins": 23})]
    assert scene.lines("settlement") == [("BA-10.4", 10, {"freed": 1, "repaid": 1, "coins": 20})]
    assert [(clause, points) for clause, points, _ in scene.lines("buildings")] == [
        ("BA-6.14", 0),
        ("BA-6.14", 30),
        ("BA-6.14", 80),
    ]
    pieces = [(line.row, line.pieces) for line in scene.sheet(0).lines if line.pieces]
    assert pieces == [
        ("buildings", [0]),
        ("buildings", [19]),
        ("buildings", [28]),
        ("machines", [29]),
        ("machines", [32]),
    ]
    assert scene.lines("machines") == [
        ("BA-8.3", 20, {"building": 29}),
        ("BA-8.3", 20, {"building": 32}),
    ]
    scene.settled()
    assert scene.sheet(0).by_row() == [110, 40, 3, -10, 0, 0]
    assert scene.lines("coins") == [("BA-10.5", 3, {"coins": 3})]


@pytest.mark.clause("BA-10.5")
@pytest.mark.parametrize("money", [0, 1, 7, 25])
def test_a_sesterce_is_a_tenth_of_a_point(money: int) -> None:
    scene = debtor(money, 0, 0)
    assert scene.row("coins") == money
    assert len(scene.lines("coins")) == int(money > 0)
    assert GAME.point == 10


@pytest.mark.clause("BA-10.4", "BA-10.5")
def test_money_that_will_all_be_spent_is_told_and_what_it_is_spent_for() -> None:
    scene = debtor(5, 1, 0)
    assert scene.lines("coins") == [("BA-10.5", 5, {"coins": 5})]
    assert scene.lines("settlement") == [("BA-10.4", 5, {"freed": 1, "repaid": 0, "coins": 5})]
    scene = debtor(15, 0, 1)
    assert scene.lines("coins") == [("BA-10.5", 15, {"coins": 15})]
    assert scene.lines("settlement") == [("BA-10.4", 5, {"freed": 0, "repaid": 1, "coins": 15})]
    assert scene.settled().lines("coins") == scene.lines("settlement") == []


@pytest.mark.clause("BA-10.4", "BA-10.5")
@pytest.mark.parametrize(
    ("money", "move", "rows"),
    [
        (20, "tool hammer", {"coins": -2}),
        (6, "tool hammer", {"coins": -2, "settlement": -5}),  # Syrus stays a slave then
        (20, "slave lydus", {"coins": -7, "slaves": -10, "settlement": 5}),
        (9, "slave lydus", {"coins": -7, "slaves": -10, "settlement": -5}),
        (4, "loan", {"coins": 10, "loans": -20, "settlement": 5}),
        (9, "loan", {"coins": 10, "loans": -20}),
        (7, "free syrus", {"slaves": 10, "settlement": -5}),
        (4, "free syrus", {"slaves": 10}),
    ],
)
def test_a_preview_tells_money_with_its_sign_and_the_settlement_apart(
    money: int, move: str, rows: dict[str, int]
) -> None:
    scene = debtor(money, 1, 0)
    before = scene.sheet(0)
    after = scene.play(move).sheet(0)
    changed = {row: after.row(row) - before.row(row) for row in before.rows}
    assert {row: by for row, by in changed.items() if by} == rows


@pytest.mark.clause("BA-10.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_seat_has_its_own_sheet(players: int) -> None:
    scene = builders(players).money(*range(players)).finished(1, "temple")
    assert scene.scores() == [10 * 3 * int(seat == 1) + seat for seat in range(players)]
    for seat, viewer in product(range(players), range(players + 1)):
        assert scene.sheet(seat, viewer).to_json() == scene.sheet(seat).to_json()


@pytest.mark.clause("BA-10.6")
def test_sites_workers_tools_and_universities_bring_nothing() -> None:
    scene = builders().money(0, 0).crew(0, "master-1", "freed lydus", "labourer-1")
    scene.tools(0, "hammer", "brush").educate("master-1", "wood").site(0, "pyramid", "saw")
    scene.post(0, "master-1 pyramid hammer").turn(0)
    assert scene.sheet(0).lines == []
    assert scene.settled().scores() == [0, 0]
    assert scene.facts("freed-at-end") == []


@pytest.mark.clause("BA-10.6")
def test_what_was_paid_for_unfinished_work_is_lost() -> None:
    scene = builders().crew(0, "master-1").site(0, "pyramid").turn(0).play("send master-1")
    assert scene.settled().scores()[0] == 15


# ---- who wins ----------------------------------------------------------------------------------


@pytest.mark.clause("BA-10.7")
@pytest.mark.parametrize(
    ("money", "winners"),
    [
        ((9, 8, 7), [0]),
        ((7, 8, 9), [2]),
        ((8, 9, 9), [1, 2]),
        ((9, 9, 8), [0, 1]),
        ((9, 8, 9), [0, 2]),
        ((9, 9, 9), [0, 1, 2]),
    ],
)
def test_the_highest_score_wins_and_a_tie_is_shared(
    money: tuple[int, ...], winners: list[int]
) -> None:
    scene = builders(3).money(*money).ended()
    assert GAME.winners(scene.table) == winners


@pytest.mark.clause("BA-10.7")
def test_in_a_tie_nothing_else_is_compared() -> None:
    scene = builders().finished(0, "temple").crew(0, "master-1").tools(0, "brush").money(0, 30)
    scene.settled()
    assert scene.scores() == [30, 30]
    assert GAME.winners(scene.table) == [0, 1]
    assert GAME.standing(scene.table) == [[30], [30]]


@pytest.mark.clause("BA-10.8")
@pytest.mark.parametrize(
    ("money", "places"),
    [
        ((9, 8, 7, 6), [1, 2, 3, 4]),
        ((6, 7, 8, 9), [4, 3, 2, 1]),
        ((9, 9, 8, 7), [1, 1, 3, 4]),
        ((8, 9, 8, 9), [3, 1, 3, 1]),
        ((7, 9, 7, 7), [2, 1, 2, 2]),
        ((5, 5, 5, 5), [1, 1, 1, 1]),
    ],
)
def test_equal_scores_share_the_better_place(money: tuple[int, ...], places: list[int]) -> None:
    assert GAME.places(builders(4).money(*money).ended().table) == places


@pytest.mark.clause("BA-10.8")
def test_places_are_exact_to_a_tenth() -> None:
    scene = builders().finished(0, "temple").finished(1, "town-house").money(4, 5).ended()
    assert scene.scores() == [34, 35]
    assert GAME.places(scene.table) == [2, 1]


@pytest.mark.clause("BA-10.8")
def test_a_score_may_be_below_zero() -> None:
    scene = debtor(3, 2, 4).settled()
    assert scene.scores() == [3 - 20 - 80, 0]
    assert GAME.places(scene.table) == [2, 1]


def test_only_buildings_and_machines_light_up_pieces() -> None:
    scene = builders().finished(0, "lighthouse", "saw").crew(0, "davus", "geta").loans(1).money(9)
    pieces = {line.row: line.pieces for line in scene.sheet().lines}
    assert pieces == {
        "buildings": [building("lighthouse")],
        "machines": [building("saw")],
        **{row: [] for row in ("coins", "slaves", "loans", "settlement")},
    }
