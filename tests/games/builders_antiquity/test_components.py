"""The box of The Builders: Antiquity holds what the rules say, and tables.py says the same."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from groma.games.builders_antiquity import tables as t
from tests.games.components import Change, assert_refused, box, options, put

DATA = box("builders_antiquity")
BUILDINGS, ORDINARY, MACHINES = range(33), range(29), range(29, 33)
CREW, WORKERS, SLAVES, CREW_MACHINES = range(28), range(18), range(18, 24), range(24, 28)


def _amounts(bundle: int) -> list[int]:
    """Unpack a bundle: amounts of stone, wood, knowledge and decoration."""
    assert bundle >> 32 == 0
    return [bundle >> 8 * resource & 255 for resource in range(4)]


def _sum(bundles: Sequence[int]) -> list[int]:
    return [sum(column) for column in zip(*(_amounts(bundle) for bundle in bundles), strict=True)]


def _size(bundle: int) -> int:
    return sum(_amounts(bundle))


def _building(name: str) -> tuple[list[int], int, int]:
    """Give what a building needs, pays and is worth."""
    building = t.BUILDING_IDS.index(name)
    return _amounts(t.NEEDS[building]), t.PAYS[building], t.POINTS[building]


def _of_rank(rank: str) -> list[int]:
    return [worker for worker in WORKERS if t.RANK_IDS[t.RANK_OF[worker]] == rank]


def _without(table: str, name: str) -> Change:
    def change(data: Any) -> None:
        del data[table][name]

    return change


def _both(one: Change, other: Change) -> Change:
    def change(data: Any) -> None:
        one(data)
        other(data)

    return change


def _apprentices_first(data: Any) -> None:
    data["workers"] = dict(sorted(data["workers"].items()))


def _wood_for_stone(data: Any) -> None:
    """Let two buildings swap a need, so that all of them together need the same as before."""
    data["buildings"]["sphinx"]["needs"] = [4, 4, 1, 3]
    data["buildings"]["colossus"]["needs"] = [4, 5, 3, 2]


def _one_more_journeyman(data: Any) -> None:
    data["ranks"]["journeyman"]["cards"] += 1
    data["workers"]["journeyman"].append([1, 1, 1, 1])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (put("box", "square_cards", 32), "33 square cards, not 32"),
        (put("box", "rectangular_cards", 36), "37 rectangular cards, not 36"),
        (put("box", "start_player_cards", 2), "38 rectangular cards, not 37"),
        (put("loans", "cards", 5), "38 rectangular cards, not 37"),
        (put("box", "coins", 41), "40 coins, not 41"),
        (put("coins", "silver", "count", 24), "41 coins, not 40"),
        (put("resources", "ids", 3, "stone"), "3 resources, not 4"),
        (put("buildings", "house", "needs", [0, 1, 1]), "house: amounts of 4 resources"),
        (put("buildings", "house", "needs", [0, 3, -1, 0]), "house: amounts of 4 resources"),
        (put("buildings", "house", "needs", [0, 0, 0, 0]), "house: amounts of 4 resources"),
        (put("slaves", "geta", [0, 2, 0]), "geta: amounts of 4 resources"),
        (put("tools", "brush", [0, 0, 0]), "brush: amounts of 4 resources"),
        (put("workers", "master", 0, [2, 3]), "master-1: amounts of 4 resources"),
        (put("machines", "saw", "provides", [3]), "saw: amounts of 4 resources"),
        (_without("buildings", "forum"), "28 ordinary buildings, not 29"),
        (
            _both(
                _without("buildings", "forum"),
                put("buildings", "saw", DATA["buildings"]["forum"]),
            ),
            "a machine and a building of one name",
        ),
        (put("buildings", "quarry", "needs", [1, 0, 1, 0]), "buildings that need 2: not as much"),
        (put("buildings", "quarry", "needs", [1, 1, 1, 0]), "buildings that need 2: not as much"),
        (_wood_for_stone, "buildings that need 12: not as much"),
        (put("buildings", "forum", "points", 4), "102 points, not 101"),
        (put("totals", "points", 100), "101 points, not 100"),
        (put("buildings", "pyramid", "needs", [3, 3, 3, 3]), r"need \[51, 51, 51, 51\] in all"),
        (put("totals", "needs", 51), r"need \[52, 52, 52, 52\] in all"),
        (_without("machines", "saw"), "3 machines, not 4"),
        (put("machines", "saw", "needs", [0, 0, 3, 0]), "saw: needs two of one and one of"),
        (put("machines", "saw", "needs", [0, 0, 2, 1]), "machines: needs not as much"),
        (put("machines", "saw", "provides", [0, 2, 0, 0]), "saw: provides three of one"),
        (put("machines", "saw", "provides", [0, 0, 3, 0]), "saw: needs what it provides"),
        (put("machines", "saw", "provides", [3, 0, 0, 0]), "machines: provides not as much"),
        (put("machines", "saw", "pays", 1), "saw: pays nothing and is worth 2"),
        (put("machines", "saw", "points", 3), "saw: pays nothing and is worth 2"),
        (put("ranks", "slave", {"cards": 6, "wage": 0}), "a rank without workers"),
        (_apprentices_first, "the apprentices come last"),
        (put("ranks", "master", "cards", 5), "4 of rank master, not 5"),
        (put("ranks", "master", "wage", 6), "master: a sesterce for each resource"),
        (put("workers", "apprentice", 3, [1, 0, 1, 0]), "apprentice: not as much"),
        (put("workers", "apprentice", 3, [1, 0, 0, 2]), "apprentice: a sesterce for each"),
        (_one_more_journeyman, "19 workers, not 18"),
        (put("totals", "workers_provide", 17), r"provide \[16, 16, 16, 16\] in all"),
        (put("course", "players", [2, 3, 4, 5]), "4 apprentices for 5 players"),
        (_without("slaves", "geta"), "5 slaves, not 6"),
        (put("slaves", "geta", [2, 0, 0, 2]), "a slave for each pair of resources"),
        (put("slaves", "geta", [0, 1, 0, 1]), "a slave for each pair of resources"),
        (
            _both(_without("slaves", "geta"), put("slaves", "saw", [0, 2, 0, 2])),
            "two crew cards of one id",
        ),
        (put("prices", "freedman_wage", 5), "freedman: a sesterce for each resource"),
        (put("tools", "brush", [0, 0, 1, 0]), "a tool for each resource"),
        (put("tools", "brush", [0, 0, 0, 2]), "a tool for each resource"),
        (_without("universities", "wood"), "a university for each resource"),
        (put("universities", "wood", 2), "universities: 3, the most of any worker"),
        (put("course", "start_coins", "silver", 6), "silver: too few coins for 4"),
        (put("course", "coin_exchange", [1, 3]), "an exchange for each number of free actions"),
        (put("course", "coin_exchange", [1, 2, 3]), "each further action exchanged brings more"),
        (put("course", "coin_exchange", [1, 3, 8]), "no exchange pays for a bought action"),
        (put("course", "row", 15), "14 workers for a row of 15"),
        (put("course", "end_points", 27), "points enough to end the game"),
        (put("loans", "gain", 15), "a loan costs something"),
        (put("loans", "penalty", 1), "repaying is worth its price"),
        (put("scoring", "sesterces_for_a_point", 5), "a sesterce is a tenth of a point"),
        (put("prices", "freeing", 10), "freeing is worth its price"),
    ],
)
def test_data_that_do_not_add_up_are_refused(
    monkeypatch: pytest.MonkeyPatch, change: Change, why: str
) -> None:
    """The tool writes no tables from a changed box, and says what is wrong."""
    assert_refused(monkeypatch, "builders_antiquity", change, why)


def test_numbers_of_ids() -> None:
    """Ids in the order of their numbers."""
    assert " ".join(t.RESOURCE_IDS) == "stone wood knowledge decoration"
    assert " ".join(t.BUILDING_IDS) == (
        "house market quarry trough trading-post camel-stable stall rural-house "
        "armoury shipyard harbour archery-range town-hall noble-house town-house temple "
        "barracks fortress philosophy-school forum ziggurat palace-of-ashur lighthouse theatre "
        "tower-of-babel sphinx hanging-gardens colossus pyramid saw drawing-table scaffold hoist"
    )
    assert " ".join(t.CREW_IDS) == (
        "master-1 master-2 master-3 master-4 "
        "journeyman-1 journeyman-2 journeyman-3 journeyman-4 journeyman-5 journeyman-6 "
        "labourer-1 labourer-2 labourer-3 labourer-4 "
        "apprentice-1 apprentice-2 apprentice-3 apprentice-4 "
        "syrus thrax davus lydus geta phryx saw drawing-table scaffold hoist"
    )
    assert " ".join(t.RANK_IDS) == "apprentice labourer journeyman master"
    assert " ".join(t.TOOL_IDS) == "hammer hand-saw square brush"
    assert t.UNIVERSITY_IDS == t.RESOURCE_IDS
    assert len(set(t.BUILDING_IDS)) == 33
    assert len(set(t.CREW_IDS)) == 28


def test_blocks_of_crew_cards() -> None:
    """Workers, with the apprentices at their end, then slaves, then machines."""
    assert (t.CREW, t.WORKERS, t.SLAVES, t.MACHINES) == (28, 18, 6, 4)
    assert (t.FIRST_APPRENTICE, t.FIRST_SLAVE, t.FIRST_CREW_MACHINE) == (14, 18, 24)
    assert list(range(t.FIRST_APPRENTICE, t.FIRST_SLAVE)) == _of_rank("apprentice")
    assert t.CREW_IDS[t.FIRST_CREW_MACHINE :] == t.BUILDING_IDS[t.FIRST_MACHINE :]
    assert len(t.PROVIDES) == len(t.WAGES) == 28
    assert len(t.RANK_OF) == 18


@pytest.mark.clause("BA-1.1")
def test_square_cards() -> None:
    """33 buildings, of which the last 4 are machines."""
    assert t.BUILDINGS == DATA["box"]["square_cards"] == 33
    assert (t.MACHINES, t.FIRST_MACHINE) == (4, 29)
    assert len(t.NEEDS) == len(t.PAYS) == len(t.POINTS) == 33


@pytest.mark.clause("BA-1.2")
@pytest.mark.parametrize(
    ("name", "needs", "pays", "points"),
    [
        ("house", [0, 1, 1, 0], 10, 0),
        ("quarry", [1, 1, 0, 0], 10, 0),
        ("camel-stable", [1, 0, 1, 0], 6, 1),
        ("harbour", [2, 1, 0, 1], 8, 2),
        ("temple", [0, 2, 2, 2], 10, 3),
        ("barracks", [2, 3, 1, 2], 12, 4),
        ("philosophy-school", [1, 2, 2, 3], 14, 4),
        ("forum", [2, 1, 3, 2], 12, 3),
        ("palace-of-ashur", [3, 1, 4, 2], 14, 5),
        ("lighthouse", [2, 4, 1, 3], 14, 5),
        ("sphinx", [3, 5, 1, 3], 15, 6),
        ("colossus", [5, 4, 3, 2], 17, 7),
        ("pyramid", [4, 4, 4, 4], 18, 8),
    ],
)
def test_buildings(name: str, needs: list[int], pays: int, points: int) -> None:
    """A building shows what it needs, the sesterces it pays and the points it is worth."""
    assert _building(name) == (needs, pays, points)


def test_buildings_of_a_size() -> None:
    """Those that need as much are alike, but for the school, the forum and the smallest."""
    assert Counter(
        (_size(t.NEEDS[building]), t.PAYS[building], t.POINTS[building]) for building in ORDINARY
    ) == {
        (2, 10, 0): 4,
        (2, 6, 1): 4,
        (4, 8, 2): 4,
        (6, 10, 3): 4,
        (8, 12, 4): 2,
        (8, 14, 4): 1,
        (8, 12, 3): 1,
        (10, 14, 5): 4,
        (12, 15, 6): 2,
        (14, 17, 7): 2,
        (16, 18, 8): 1,
    }


def test_needs_are_balanced() -> None:
    """Buildings of one size need as much of each resource, and all of them 52."""
    for size, each in {2: 4, 4: 4, 6: 6, 8: 8, 10: 10, 12: 6, 14: 7, 16: 4, 3: 3}.items():
        alike = [needs for needs in t.NEEDS if _size(needs) == size]
        assert _sum(alike) == [each] * 4
    assert _sum([t.NEEDS[building] for building in ORDINARY if t.POINTS[building] == 0]) == [2] * 4
    assert _sum(t.NEEDS) == [52] * 4
    assert sum(t.PAYS) == 324


@pytest.mark.clause("BA-1.3")
def test_rectangular_cards() -> None:
    """37: workers, slaves, tools, loans, universities and the card of the start player."""
    piles = [t.WORKERS, t.SLAVES, t.TOOLS, t.LOANS, t.UNIVERSITIES]
    assert piles == [18, 6, 4, 4, 4]
    assert DATA["box"]["start_player_cards"] == 1
    assert sum(piles) + 1 == DATA["box"]["rectangular_cards"] == 37


@pytest.mark.clause("BA-1.4")
@pytest.mark.parametrize(
    ("rank", "cards", "wage", "each"),
    [("apprentice", 4, 2, 2), ("labourer", 4, 3, 3), ("journeyman", 6, 4, 6), ("master", 4, 5, 5)],
)
def test_ranks(rank: str, cards: int, wage: int, each: int) -> None:
    """A worker costs a sesterce for each resource; a rank provides as much of each."""
    workers = _of_rank(rank)
    assert len(workers) == cards
    assert all(t.WAGES[worker] == _size(t.PROVIDES[worker]) == wage for worker in workers)
    assert all(t.CREW_IDS[worker].startswith(f"{rank}-") for worker in workers)
    assert _sum([t.PROVIDES[worker] for worker in workers]) == [each] * 4


@pytest.mark.clause("BA-1.4")
@pytest.mark.parametrize(
    ("rank", "provides"),
    [
        ("apprentice", [[0, 1, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0], [1, 0, 0, 1]]),
        ("labourer", [[0, 1, 0, 2], [2, 0, 0, 1], [0, 2, 1, 0], [1, 0, 2, 0]]),
        (
            "journeyman",
            [
                [3, 0, 1, 0],
                [1, 0, 3, 0],
                [1, 1, 1, 1],
                [1, 1, 1, 1],
                [0, 3, 0, 1],
                [0, 1, 0, 3],
            ],
        ),
        ("master", [[2, 0, 0, 3], [3, 2, 0, 0], [0, 3, 2, 0], [0, 0, 3, 2]]),
    ],
)
def test_workers(rank: str, provides: list[list[int]]) -> None:
    """What each worker provides; two journeymen are alike, no others of a rank."""
    assert [_amounts(t.PROVIDES[worker]) for worker in _of_rank(rank)] == provides


def test_workers_together() -> None:
    """16 of each resource, and never more than 3 on a card."""
    assert _sum([t.PROVIDES[worker] for worker in WORKERS]) == [16] * 4
    assert max(max(_amounts(t.PROVIDES[card])) for card in CREW) == 3


@pytest.mark.clause("BA-1.5")
def test_slaves() -> None:
    """Each of the six pairs of resources once, two of both; freed, they cost a wage of 4."""
    assert (t.SLAVES, t.SLAVE_PRICE, t.SLAVE_PENALTY) == (6, 7, 10)
    assert {t.CREW_IDS[slave]: _amounts(t.PROVIDES[slave]) for slave in SLAVES} == {
        "syrus": [2, 0, 0, 2],
        "thrax": [0, 0, 2, 2],
        "davus": [2, 0, 2, 0],
        "lydus": [2, 2, 0, 0],
        "geta": [0, 2, 0, 2],
        "phryx": [0, 2, 2, 0],
    }
    assert {t.PROVIDES[slave] for slave in SLAVES} == {
        2 << 8 * one | 2 << 8 * other for one, other in combinations(range(4), 2)
    }
    assert all(t.WAGES[slave] == 0 for slave in SLAVES)
    assert t.FREEDMAN_WAGE == 4


@pytest.mark.clause("BA-1.6")
def test_tools() -> None:
    """One for each resource, of which it adds 1; the price is 2."""
    assert (t.TOOLS, t.TOOL_PRICE) == (4, 2)
    assert [_amounts(adds) for adds in t.TOOL_ADDS] == [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
    ]


@pytest.mark.clause("BA-1.7")
def test_universities() -> None:
    """One for each resource, of which it makes 3; the price is 7."""
    assert (t.UNIVERSITIES, t.UNIVERSITY_PRICE) == (4, 7)
    assert [_amounts(sets) for sets in t.UNIVERSITY_SETS] == [
        [3, 0, 0, 0],
        [0, 3, 0, 0],
        [0, 0, 3, 0],
        [0, 0, 0, 3],
    ]


def test_education_takes_nothing_away() -> None:
    """No worker and no freedman provides more of a resource than its university makes."""
    for card in (*WORKERS, *SLAVES):
        found = zip(_amounts(t.PROVIDES[card]), _amounts(sum(t.UNIVERSITY_SETS)), strict=True)
        assert all(amount <= educated for amount, educated in found)


@pytest.mark.clause("BA-1.8")
def test_loans() -> None:
    """Four: 10 sesterces now, 15 back, or two points less."""
    assert (t.LOANS, t.LOAN_GAIN, t.LOAN_REPAY, t.LOAN_PENALTY) == (4, 10, 15, 20)


@pytest.mark.clause("BA-1.9")
def test_coins() -> None:
    """23 silver coins of 1 and 17 gold coins of 5: 40 coins, 108 sesterces."""
    silver, gold = DATA["coins"]["silver"], DATA["coins"]["gold"]
    assert (silver["count"], silver["value"], gold["count"], gold["value"]) == (23, 1, 17, 5)
    assert silver["count"] + gold["count"] == DATA["box"]["coins"] == 40
    assert t.COINS_IN_BOX == 108


@pytest.mark.clause("BA-1.11")
def test_players() -> None:
    """Two to four players, for whom there is an apprentice each."""
    assert DATA["course"]["players"] == [2, 3, 4]
    assert t.APPRENTICES == 4


@pytest.mark.clause("BA-2.8")
def test_money_at_the_start() -> None:
    """Five silver coins and a gold one: 10 sesterces."""
    assert DATA["course"]["start_coins"] == {"silver": 5, "gold": 1}
    assert t.START_MONEY == 10


@pytest.mark.clause("BA-8.2")
@pytest.mark.parametrize(
    ("name", "needs", "provides"),
    [
        ("saw", [0, 0, 1, 2], [0, 3, 0, 0]),
        ("drawing-table", [2, 0, 0, 1], [0, 0, 3, 0]),
        ("scaffold", [1, 2, 0, 0], [0, 0, 0, 3]),
        ("hoist", [0, 1, 2, 0], [3, 0, 0, 0]),
    ],
)
def test_machines(name: str, needs: list[int], provides: list[int]) -> None:
    """A machine needs three, pays nothing, is worth 2 and provides 3 of what it did not need."""
    assert _building(name) == (needs, 0, 2)
    card = t.CREW_IDS.index(name)
    assert _amounts(t.PROVIDES[card]) == provides
    assert t.WAGES[card] == 0


def test_machines_together() -> None:
    """Each resource is provided by one machine."""
    assert _sum([t.PROVIDES[card] for card in CREW_MACHINES]) == [3] * 4
    assert _sum([t.NEEDS[building] for building in MACHINES]) == [3] * 4


@pytest.mark.clause("BA-9.7")
def test_points_in_the_box() -> None:
    """101 points: with everything built, one of four players has the 17 that end the game."""
    assert sum(t.POINTS) == 101
    assert t.END_POINTS == 17
    assert -(-sum(t.POINTS) // max(DATA["course"]["players"])) >= t.END_POINTS


def test_course() -> None:
    """Actions and what they cost and bring, the rows, and what stops a game that stands still."""
    assert (t.FREE_ACTIONS, t.ACTION_PRICE, t.ROW) == (3, 5, 5)
    assert t.COIN_EXCHANGE == [1, 3, 6]
    assert (t.QUIET_ROUNDS, t.MOST_ROUNDS) == (3, 60)


def test_exchange_pays_for_no_action() -> None:
    """However many actions are exchanged, to buy them costs more."""
    assert all(coins < t.ACTION_PRICE * actions for actions, coins in enumerate(t.COIN_EXCHANGE, 1))


def test_scoring() -> None:
    """Tenths of a point: 10 for a slave, 20 for a loan; either is cheaper to settle."""
    assert (t.TENTHS, t.SLAVE_PENALTY, t.LOAN_PENALTY, t.FREEING_PRICE) == (10, 10, 20, 5)
    assert t.FREEING_PRICE < t.SLAVE_PENALTY
    assert t.LOAN_REPAY < t.LOAN_PENALTY


def test_options() -> None:
    """Ten options, in the order in which a table is asked."""
    assert list(options("builders_antiquity").items()) == [
        ("bank_unlimited", True),
        ("reveal_top_building", True),
        ("reveal_top_worker", False),
        ("university_mode", "slot"),
        ("machines_use_tools", True),
        ("machines_be_educated", True),
        ("repaid_loans_return", False),
        ("must_spend_actions", False),
        ("merged_exchange", False),
        ("stops", "both"),
    ]
