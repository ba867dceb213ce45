"""What stands in the sections of a view of The Builders, by sorts; forms.py has the types."""

from typing import Final

from groma.core.contents import by, folded, many, record, untold
from groma.core.sorts import FLAG, NUMBER, SEAT, Sort

from ..moves import BUILDING, COUNT, CREW, SLOT, TOOL, UNIVERSITY
from ..tables import RESOURCE_IDS

RESOURCE: Final = Sort("resource", RESOURCE_IDS)
KIND: Final = Sort("kind", ["worker", "slave", "freedman", "machine"])

RESOURCES: Final = by(RESOURCE)
CARD: Final = record(
    building=BUILDING, needs=RESOURCES, pays=NUMBER, points=NUMBER, provides=RESOURCES
)
WORKER: Final = record(crew=CREW, provides=RESOURCES, wage=NUMBER)
BUILDINGS: Final = by(SLOT, CARD)
WORKERS: Final = by(SLOT, WORKER)
UNSEEN_BUILDINGS: Final = folded(many(BUILDING))
UNSEEN_WORKERS: Final = folded(many(CREW))
PRICES: Final = folded(
    record(
        action=NUMBER,
        slave=NUMBER,
        tool=NUMBER,
        university=NUMBER,
        freeing=NUMBER,
        freedman_wage=NUMBER,
        loan_gain=NUMBER,
        loan_repay=NUMBER,
        slave_penalty=NUMBER,
        loan_penalty=NUMBER,
    )
)
EFFECTS: Final = folded(record(tools=by(TOOL, RESOURCES), universities=by(UNIVERSITY, RESOURCES)))
STOCK: Final = record(
    slaves=untold(),  # `provides` names them, too
    provides=by(CREW, RESOURCES),
    tools=many(TOOL),
    universities=many(UNIVERSITY),
    loans=NUMBER,
)
CREWS: Final = many(
    record(
        crew=CREW,
        kind=KIND,
        provides=RESOURCES,
        printed=untold(),
        wage=NUMBER,
        university=UNIVERSITY,
        site=BUILDING,
        tool=TOOL,
        can_carry=untold(),
    )
)
SITES: Final = many(
    record(
        building=BUILDING,
        needs=RESOURCES,
        provided=RESOURCES,
        missing=RESOURCES,
        pays=NUMBER,
        points=NUMBER,
        actions=NUMBER,
        crew=many(CREW),
        teams=many(
            record(
                crew=many(CREW),
                tools=many(TOOL),
                actions=NUMBER,
                bought=NUMBER,
                wages=NUMBER,
                price=NUMBER,
                affordable=FLAG,
            )
        ),
        late=FLAG,
        short=RESOURCES,
    )
)
STARTERS: Final = many(
    many(record(crew=many(CREW), tools=many(TOOL), actions=NUMBER, wages=NUMBER))
)
SEATS: Final = by(
    SEAT,
    record(
        seat=SEAT,
        money=NUMBER,
        points=NUMBER,
        total=untold(),  # in tenths; the sheet has it
        loans=NUMBER,
        tools=many(TOOL),
        crew=CREWS,
        sites=SITES,
        finished=many(BUILDING),
        worth=untold(),
        will_free=many(CREW),
        will_repay=NUMBER,
    ),
)
TURN: Final = record(
    seat=SEAT,
    actions=NUMBER,
    invested=FLAG,
    exchange=by(COUNT),
    crew=CREW,
    site=BUILDING,
    university=UNIVERSITY,
    choices=untold(),
)
