"""What cards and rules say in print: needs and resources by name, wages, prices, effects."""

from ..bundles import amount
from ..tables import (
    ACTION_PRICE,
    BUILDING_IDS,
    CREW_IDS,
    FIRST_CREW_MACHINE,
    FIRST_MACHINE,
    FREEDMAN_WAGE,
    FREEING_PRICE,
    LOAN_GAIN,
    LOAN_PENALTY,
    LOAN_REPAY,
    NEEDS,
    PAYS,
    POINTS,
    PROVIDES,
    RESOURCE_IDS,
    SLAVE_PENALTY,
    SLAVE_PRICE,
    TOOL_ADDS,
    TOOL_IDS,
    TOOL_PRICE,
    UNIVERSITY_IDS,
    UNIVERSITY_PRICE,
    UNIVERSITY_SETS,
    WAGES,
)
from .forms import CardView, EffectsView, PricesView, WorkerView


def resources(bundle: int) -> dict[str, int]:
    """The resources of a bundle by name; what it does not have is left out."""
    found: dict[str, int] = {}
    for resource in range(len(RESOURCE_IDS)):
        count = amount(bundle, resource)
        if count:
            found[RESOURCE_IDS[resource]] = count
    return found


def card_view(building: int) -> CardView:
    """A building card."""
    machine = building - FIRST_MACHINE + FIRST_CREW_MACHINE
    return {
        "building": BUILDING_IDS[building],
        "needs": resources(NEEDS[building]),
        "pays": PAYS[building],
        "points": POINTS[building],
        "provides": resources(PROVIDES[machine]) if building >= FIRST_MACHINE else None,
    }


def worker_view(worker: int) -> WorkerView:
    """A worker card."""
    return {
        "crew": CREW_IDS[worker],
        "provides": resources(PROVIDES[worker]),
        "wage": WAGES[worker],
    }


def prices_view() -> PricesView:
    """What everything costs."""
    return {
        "action": ACTION_PRICE,
        "slave": SLAVE_PRICE,
        "tool": TOOL_PRICE,
        "university": UNIVERSITY_PRICE,
        "freeing": FREEING_PRICE,
        "freedman_wage": FREEDMAN_WAGE,
        "loan_gain": LOAN_GAIN,
        "loan_repay": LOAN_REPAY,
        "slave_penalty": SLAVE_PENALTY,
        "loan_penalty": LOAN_PENALTY,
    }


def effects_view() -> EffectsView:
    """What tools and universities do."""
    return {
        "tools": {TOOL_IDS[i]: resources(TOOL_ADDS[i]) for i in range(len(TOOL_IDS))},
        "universities": {
            UNIVERSITY_IDS[i]: resources(UNIVERSITY_SETS[i]) for i in range(len(UNIVERSITY_IDS))
        },
    }
