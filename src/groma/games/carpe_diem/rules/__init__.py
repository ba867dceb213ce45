"""The rules of Carpe Diem, a file a chapter, and the list of all that can be pending."""

from typing import Any, Final

from groma.core.state import Step

from ..moves import (
    BEGIN,
    BREAD_MOVE,
    DISC,
    DISCARD,
    FETCH,
    LOAVES,
    MOVES,
    PAY,
    PLACE,
    REWARD,
    SETTLE,
    STOP,
    STORE,
    TAKE,
    TURN,
    WALK,
)
from .building import Building, Site, Turning
from .cards import Adding, Beginning, Card, Circling, Paying, Scorer, Verdict
from .fountains import Discarding
from .moving import Moving, Settling, Taking
from .phases import Ending, NextTurn, Phase, Scoring
from .rewards import Fetching, Ordering, Rewarding

# In the order of the codes in steps.py
STEPS: Final[list[Step[Any]]] = [
    Settling("settle", "CD-2.15", SETTLE, MOVES.forms(SETTLE)),
    Phase("phase", "CD-3.1"),
    NextTurn("next-turn", "CD-3.2"),
    Moving("move", "CD-4.2", WALK, MOVES.forms(WALK) + MOVES.forms(BREAD_MOVE)),
    Taking("take", "CD-4.7", TAKE, MOVES.forms(TAKE), part=True),
    Site("place", "CD-5.2", PLACE, STORE - PLACE + 1, part=True),
    Turning("turn", "CD-5.3", TURN, MOVES.forms(TURN), part=True),
    Building("building", "CD-5.4"),
    Ordering("order", "CD-6.12", REWARD, MOVES.forms(REWARD), part=True),
    Rewarding("reward", "CD-6.2"),
    Fetching("fetch", "CD-6.10", FETCH, MOVES.forms(FETCH), part=True),
    Discarding("discard", "CD-7.7", DISCARD, MOVES.forms(DISCARD), part=True),
    Scoring("scoring", "CD-8.1", later=True),
    Scorer("scorer", "CD-8.1", later=True),
    Circling("circle", "CD-8.3", DISC, MOVES.forms(DISC)),
    Beginning("begin", "CD-8.5", BEGIN, MOVES.forms(BEGIN), part=True),
    Card("card", "CD-9.1", later=True),
    Paying("pay", "CD-9.11", PAY, STOP - PAY + 1, part=True),
    Adding("add", "CD-9.9", LOAVES, STOP - LOAVES + 1, part=True),
    Verdict("verdict", "CD-9.12"),
    Ending("ending", "CD-11.1", later=True),
]
