"""The rules of City of Rome, a file a chapter, and the list of all that can be pending."""

from typing import Any, Final

from groma.core.state import Step

from ..moves import (
    ACCEPT,
    BUILD,
    COINS,
    DRAFT,
    FINISH,
    KEEP,
    MOVES,
    PLACE,
    SPEND,
    STATION,
    STUDY,
    TAKE,
    UNDER,
)
from .build import Erection, Payment, Site
from .opening import Drafting, PassPacket
from .production import Sheep
from .round import Placement, Preparation, RoundEnd
from .school import Burying, Keeping, Schooling
from .turn import Menu, Taking, Turn

# In the order of the codes in steps.py
STEPS: Final[list[Step[Any]]] = [
    PassPacket("pass-packet", "CR-2.9"),
    Drafting("draft", "CR-2.9", DRAFT, MOVES.forms(DRAFT)),
    Preparation("preparation", "CR-4.1"),
    Placement("station", "CR-5.1", STATION, MOVES.forms(STATION)),
    Turn("turn", "CR-6.1"),
    Taking("take", "CR-6.2", TAKE, MOVES.forms(TAKE)),
    Menu("menu", "CR-6.3", BUILD, FINISH - BUILD + 1),
    Site("place", "CR-7.7", PLACE, MOVES.forms(PLACE), part=True),
    Payment("pay", "CR-7.4", SPEND, COINS - SPEND + 1, part=True),
    Erection("erection", "CR-7.6"),
    Sheep("accept", "CR-8.6", ACCEPT, MOVES.forms(ACCEPT), part=True),
    Schooling("study", "CR-9.13", STUDY, MOVES.forms(STUDY), part=True),
    Keeping("keep", "CR-9.13", KEEP, MOVES.forms(KEEP), part=True),
    Burying("under", "CR-9.13", UNDER, MOVES.forms(UNDER), part=True),
    RoundEnd("round-end", "CR-10.1", later=True),
]
