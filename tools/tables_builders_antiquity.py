"""How the components of The Builders: Antiquity become the numbers of its tables.py."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from make_tables import demand, masks, number, numbers, words

RESOURCES = 4
ORDINARY = 29  # buildings that are no machines
MACHINES = 4
WORKERS = 18
SLAVES = 6
BYTE = 8  # bits of a bundle for each resource
TENTHS = 10  # of a point
FIRST_DEALT = "apprentice"  # the rank of the worker each player starts with

HEAD = (
    '"""What is in the box of The Builders: Antiquity, as numbers; '
    'made by tools/make_tables.py from components.toml."""\n\n'
    "from typing import Final\n"
)


def builders_antiquity(data: dict[str, Any]) -> str:
    """Make the text of tables.py."""
    _check_cards(data)
    _check_box(data)
    _check_course(data)
    parts = [
        ("Resources; a bundle of them is one int: amount of resource r << 8 * r", _resources(data)),
        ("Buildings: first the ordinary ones, then the machines", _buildings(data)),
        ("Crew cards: workers, then slaves or freedmen, then machines", _crew(data)),
        ("Other investments", _investments(data)),
        ("Course", _course(data)),
        ("Scoring, in tenths of a point", _scoring(data)),
    ]
    return HEAD + "".join(f"\n# {title}.\n" + "\n".join(lines) + "\n" for title, lines in parts)


def _entries(table: dict[str, Any]) -> dict[str, Any]:
    return {name: entry for name, entry in table.items() if name != "source"}


def _bundle(amounts: Sequence[int]) -> int:
    return sum(amount << BYTE * resource for resource, amount in enumerate(amounts))


def _sum(found: Sequence[Sequence[int]]) -> list[int]:
    """Add up amounts of each resource."""
    return [sum(column) for column in zip(*found, strict=True)]


def _balanced(found: Sequence[Sequence[int]]) -> bool:
    return len(set(_sum(found))) == 1


def _all_buildings(data: dict[str, Any]) -> dict[str, Any]:
    return {**_entries(data["buildings"]), **_entries(data["machines"])}


def _workers(data: dict[str, Any]) -> list[tuple[str, str, list[int]]]:
    """List the workers: id, rank and what they provide."""
    return [
        (f"{rank}-{place}", rank, provides)
        for rank, cards in _entries(data["workers"]).items()
        for place, provides in enumerate(cards, 1)
    ]


def _check_cards(data: dict[str, Any]) -> None:
    ids = data["resources"]["ids"]
    demand(len(set(ids)) == len(ids) == RESOURCES, f"{len(set(ids))} resources, not {RESOURCES}")
    amounts = [
        *((name, row["needs"]) for name, row in _all_buildings(data).items()),
        *((name, row["provides"]) for name, row in _entries(data["machines"]).items()),
        *((name, provides) for name, _, provides in _workers(data)),
        *_entries(data["slaves"]).items(),
        *_entries(data["tools"]).items(),
    ]
    for name, row in amounts:
        fits = len(row) == RESOURCES and min(row) >= 0 and 0 < max(row) < 10
        demand(fits, f"{name}: amounts of {RESOURCES} resources")
    _check_machines(data)
    _check_buildings(data)
    _check_workers(data)
    _check_investments(data)


def _check_machines(data: dict[str, Any]) -> None:
    machines = _entries(data["machines"])
    demand(len(machines) == MACHINES, f"{len(machines)} machines, not {MACHINES}")
    for name, row in machines.items():
        demand(sorted(row["needs"]) == [0, 0, 1, 2], f"{name}: needs two of one and one of another")
        demand(sorted(row["provides"]) == [0, 0, 0, 3], f"{name}: provides three of one")
        own = row["needs"][row["provides"].index(3)]
        demand(own == 0, f"{name}: needs what it provides")
        demand((row["pays"], row["points"]) == (0, 2), f"{name}: pays nothing and is worth 2")
    for what in ("needs", "provides"):
        found = [row[what] for row in machines.values()]
        demand(_balanced(found), f"machines: {what} not as much of each resource")


def _check_buildings(data: dict[str, Any]) -> None:
    totals, ordinary = data["totals"], _entries(data["buildings"])
    demand(len(ordinary) == ORDINARY, f"{len(ordinary)} ordinary buildings, not {ORDINARY}")
    machines = _entries(data["machines"])
    demand(not set(ordinary) & set(machines), "a machine and a building of one name")
    for size in sorted({sum(row["needs"]) for row in ordinary.values()}):
        alike = [row["needs"] for row in ordinary.values() if sum(row["needs"]) == size]
        demand(_balanced(alike), f"buildings that need {size}: not as much of each resource")
    every = _all_buildings(data).values()
    points = sum(row["points"] for row in every)
    demand(points == totals["points"], f"{points} points, not {totals['points']}")
    needs = _sum([row["needs"] for row in every])
    demand(needs == [totals["needs"]] * RESOURCES, f"buildings need {needs} in all")


def _check_workers(data: dict[str, Any]) -> None:
    ranks, workers = _entries(data["ranks"]), _entries(data["workers"])
    demand(set(ranks) == set(workers), "a rank without workers, or workers without a rank")
    demand(list(workers)[-1] == FIRST_DEALT, "the apprentices come last")
    for rank, row in ranks.items():
        cards = workers[rank]
        demand(len(cards) == row["cards"], f"{len(cards)} of rank {rank}, not {row['cards']}")
        for provides in cards:
            demand(sum(provides) == row["wage"], f"{rank}: a sesterce for each resource")
        demand(_balanced(cards), f"{rank}: not as much of each resource")
    every = [provides for _, _, provides in _workers(data)]
    demand(len(every) == WORKERS, f"{len(every)} workers, not {WORKERS}")
    provided, wanted = _sum(every), data["totals"]["workers_provide"]
    demand(provided == [wanted] * RESOURCES, f"workers provide {provided} in all")
    apprentices, players = len(workers[FIRST_DEALT]), max(data["course"]["players"])
    demand(apprentices == players, f"{apprentices} apprentices for {players} players")


def _check_investments(data: dict[str, Any]) -> None:
    slaves = list(_entries(data["slaves"]).values())
    demand(len(slaves) == SLAVES, f"{len(slaves)} slaves, not {SLAVES}")
    pairs = [
        [2 * (resource in pair) for resource in range(RESOURCES)]
        for pair in combinations(range(RESOURCES), 2)
    ]
    demand(sorted(slaves) == sorted(pairs), "a slave for each pair of resources, two of both")
    wage = data["prices"]["freedman_wage"]
    demand(all(sum(row) == wage for row in slaves), "freedman: a sesterce for each resource")
    single = [[int(one == r) for r in range(RESOURCES)] for one in range(RESOURCES)]
    demand(list(_entries(data["tools"]).values()) == single, "a tool for each resource, adding 1")
    universities = _entries(data["universities"])
    demand(list(universities) == data["resources"]["ids"], "a university for each resource")
    most = max(max(provides) for _, _, provides in _workers(data))
    demand(set(universities.values()) == {most}, f"universities: {most}, the most of any worker")


def _check_box(data: dict[str, Any]) -> None:
    box = data["box"]
    square = len(_all_buildings(data))
    demand(square == box["square_cards"], f"{square} square cards, not {box['square_cards']}")
    piles = (data["slaves"], data["tools"], data["universities"])
    rectangular = len(_workers(data)) + sum(len(_entries(pile)) for pile in piles)
    rectangular += data["loans"]["cards"] + box["start_player_cards"]
    wanted = box["rectangular_cards"]
    demand(rectangular == wanted, f"{rectangular} rectangular cards, not {wanted}")
    coins = _entries(data["coins"]).values()
    count = sum(coin["count"] for coin in coins)
    demand(count == box["coins"], f"{count} coins, not {box['coins']}")


def _check_course(data: dict[str, Any]) -> None:
    course, prices, coins = data["course"], data["prices"], _entries(data["coins"])
    players = max(course["players"])
    for kind, count in course["start_coins"].items():
        demand(players * count <= coins[kind]["count"], f"{kind}: too few coins for {players}")
    exchange = course["coin_exchange"]
    demand(len(exchange) == course["free_actions"], "an exchange for each number of free actions")
    gains = [more - less for less, more in zip([0, *exchange], exchange, strict=False)]
    demand(gains == sorted(set(gains)), "each further action exchanged brings more")
    demand(0 < gains[0] <= gains[-1] < prices["action"], "no exchange pays for a bought action")
    left = len(_workers(data)) - players
    demand(left >= course["row"], f"{left} workers for a row of {course['row']}")
    points = data["totals"]["points"]
    demand(points > players * (course["end_points"] - 1), "points enough to end the game")
    loans, scoring = data["loans"], data["scoring"]
    demand(loans["gain"] < loans["repay"], "a loan costs something")
    demand(scoring["sesterces_for_a_point"] == TENTHS, "a sesterce is a tenth of a point")
    demand(loans["repay"] < TENTHS * loans["penalty"], "repaying is worth its price")
    demand(prices["freeing"] < TENTHS * scoring["slave_penalty"], "freeing is worth its price")


def _resources(data: dict[str, Any]) -> list[str]:
    return [
        number("RESOURCES", RESOURCES),
        words("RESOURCE_IDS", data["resources"]["ids"]),
    ]


def _buildings(data: dict[str, Any]) -> list[str]:
    every = _all_buildings(data)
    ids, rows = list(every), list(every.values())
    return [
        number("BUILDINGS", len(ids)),
        words("BUILDING_IDS", ids),
        number("MACHINES", MACHINES),
        number("FIRST_MACHINE", len(ids) - MACHINES),
        "# Bundles.",
        masks("NEEDS", [_bundle(row["needs"]) for row in rows], ids),
        "# Sesterces.",
        numbers("PAYS", [row["pays"] for row in rows], ids),
        "# Whole victory points.",
        numbers("POINTS", [row["points"] for row in rows], ids),
    ]


def _crew(data: dict[str, Any]) -> list[str]:
    workers, ranks = _workers(data), _entries(data["ranks"])
    slaves, machines = _entries(data["slaves"]), _entries(data["machines"])
    ids = [*(name for name, _, _ in workers), *slaves, *machines]
    demand(len(set(ids)) == len(ids), "two crew cards of one id")
    provides = [
        *(provides for _, _, provides in workers),
        *slaves.values(),
        *(row["provides"] for row in machines.values()),
    ]
    wages = [ranks[rank]["wage"] for _, rank, _ in workers]
    rank_ids = list(ranks)
    dealt = [card for card, (_, rank, _) in enumerate(workers) if rank == FIRST_DEALT]
    return [
        number("CREW", len(ids)),
        words("CREW_IDS", ids),
        number("WORKERS", len(workers)),
        number("SLAVES", len(slaves)),
        number("FIRST_SLAVE", len(workers)),
        number("FIRST_CREW_MACHINE", len(workers) + len(slaves)),
        "# Bundles; a freedman provides what the slave did.",
        masks("PROVIDES", [_bundle(row) for row in provides], ids),
        "# Sesterces; a freedman has the wage below.",
        numbers("WAGES", [*wages, *[0] * (len(ids) - len(wages))], ids),
        number("FREEDMAN_WAGE", data["prices"]["freedman_wage"]),
        words("RANK_IDS", rank_ids),
        "# By worker.",
        numbers("RANK_OF", [rank_ids.index(rank) for _, rank, _ in workers]),
        number("FIRST_APPRENTICE", dealt[0]),
        number("APPRENTICES", len(dealt)),
        number("SLAVE_PRICE", data["prices"]["slave"]),
    ]


def _investments(data: dict[str, Any]) -> list[str]:
    tools, universities = _entries(data["tools"]), _entries(data["universities"])
    loans, prices = data["loans"], data["prices"]
    values = enumerate(universities.values())
    return [
        number("TOOLS", len(tools)),
        words("TOOL_IDS", list(tools)),
        masks("TOOL_ADDS", [_bundle(row) for row in tools.values()]),
        number("TOOL_PRICE", prices["tool"]),
        "# A university is named by its resource, and sets the amount of it.",
        number("UNIVERSITIES", len(universities)),
        words("UNIVERSITY_IDS", list(universities)),
        masks("UNIVERSITY_SETS", [value << BYTE * resource for resource, value in values]),
        number("UNIVERSITY_PRICE", prices["university"]),
        number("LOANS", loans["cards"]),
        number("LOAN_GAIN", loans["gain"]),
        number("LOAN_REPAY", loans["repay"]),
    ]


def _course(data: dict[str, Any]) -> list[str]:
    course, coins = data["course"], _entries(data["coins"])
    start = sum(count * coins[kind]["value"] for kind, count in course["start_coins"].items())
    return [
        number("COINS_IN_BOX", sum(coin["value"] * coin["count"] for coin in coins.values())),
        number("START_MONEY", start),
        number("FREE_ACTIONS", course["free_actions"]),
        number("ACTION_PRICE", data["prices"]["action"]),
        number("ROW", course["row"]),
        "# Sesterces, by the number of actions less one.",
        numbers("COIN_EXCHANGE", course["coin_exchange"]),
        number("END_POINTS", course["end_points"]),
        number("QUIET_ROUNDS", course["quiet_rounds"]),
        number("MOST_ROUNDS", course["most_rounds"]),
    ]


def _scoring(data: dict[str, Any]) -> list[str]:
    return [
        number("TENTHS", TENTHS),
        number("SLAVE_PENALTY", TENTHS * data["scoring"]["slave_penalty"]),
        number("LOAN_PENALTY", TENTHS * data["loans"]["penalty"]),
        "# Sesterces, in the final settlement.",
        number("FREEING_PRICE", data["prices"]["freeing"]),
    ]
