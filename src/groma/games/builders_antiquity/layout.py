"""Where things lie on a table of The Builders: Antiquity: zones and settings by number."""

from typing import Final

from .tables import (
    BUILDINGS,
    CREW,
    FIRST_CREW_MACHINE,
    FIRST_SLAVE,
    MACHINES,
    SLAVES,
    TOOLS,
    WORKERS,
)

# Sets of cards
EVERY_CREW: Final = (1 << CREW) - 1
EVERY_WORKER: Final = (1 << WORKERS) - 1
EVERY_SLAVE: Final = (1 << SLAVES) - 1 << FIRST_SLAVE
EVERY_MACHINE: Final = (1 << MACHINES) - 1 << FIRST_CREW_MACHINE
EVERY_BUILDING: Final = (1 << BUILDINGS) - 1
EVERY_TOOL: Final = (1 << TOOLS) - 1

# Zones of hidden things
BUILDINGS_STACK: Final = 0
WORKERS_STACK: Final = 1
ZONES: Final = 2

# Settings of a table
BANK_UNLIMITED: Final = 0
REVEAL_TOP_BUILDING: Final = 1
REVEAL_TOP_WORKER: Final = 2
UNIVERSITY_MODE: Final = 3
MACHINES_USE_TOOLS: Final = 4
MACHINES_BE_EDUCATED: Final = 5
REPAID_LOANS_RETURN: Final = 6
MUST_SPEND_ACTIONS: Final = 7
MERGED_EXCHANGE: Final = 8
STOPS: Final = 9

# Their values, where they are more than on and off
TOTAL: Final = 1  # what a university does: it replaces all that the worker provides
ONLY_STANDSTILL: Final = 1  # of the two stops of a game that leads nowhere ...
ONLY_ROUNDS: Final = 2

NOTHING: Final = -1
