"""The rules of City of Marble, a file a chapter or two, and the list of all that can be pending."""

from typing import Any, Final

from groma.core.state import Step

from ..moves import (
    BUILD,
    DRAW,
    END,
    FETCH,
    LAY,
    MOVES,
    OFFICIAL,
    PLACE,
    PLAY,
    SEND,
    SPEND,
    STAY,
    UNMANNED,
)
from .aqueducts import Extending, Starting
from .drawing import Recalling
from .playing import Consequences, Placing, Posting
from .sites import Leaving, Sites
from .turn import Acting, Ending, Spending, Turn, TurnEnd

# In the order of the codes in steps.py
STEPS: Final[list[Step[Any]]] = [
    Turn("turn", "CM-4.1"),
    Acting("act", "CM-4.1", DRAW, PLAY - DRAW + MOVES.forms(PLAY)),
    Placing("place", "CM-8.3", PLACE, MOVES.forms(PLACE), part=True),
    Posting("post", "CM-8.1", OFFICIAL, UNMANNED - OFFICIAL + 1, part=True),
    Consequences("consequences", "CM-8.8"),
    Starting("start", "CM-11.2", LAY, MOVES.forms(LAY), part=True),
    Extending("extend", "CM-6.1", LAY, MOVES.forms(LAY), part=True),
    Sites("site", "CM-9.12", BUILD, MOVES.forms(BUILD), part=True),
    Leaving("leave", "CM-9.8", STAY, SEND - STAY + MOVES.forms(SEND), part=True),
    Recalling("recall", "CM-7.1", FETCH, MOVES.forms(FETCH), part=True),
    Spending("spend", "CM-14.1", SPEND, END - SPEND + 1),
    TurnEnd("turn-end", "CM-15.1", later=True),
    Ending("ending", "CM-18.1"),
]
