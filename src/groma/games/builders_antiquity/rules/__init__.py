"""The rules of The Builders: Antiquity, a file a chapter or two, and all that can be pending."""

from typing import Any, Final

from groma.core.state import Step

from ..moves import AT, BARE, FREE, MOVES, OPEN, TEACH, WITH
from .acting import Acting
from .investing import Teaching
from .sending import Siting, Tooling
from .turn import Ending, Turn, TurnEnd

# In the order of the codes in steps.py
STEPS: Final[list[Step[Any]]] = [
    Turn("turn", "BA-4.1"),
    Acting("act", "BA-4.4", OPEN, FREE - OPEN + MOVES.forms(FREE)),
    Siting("site", "BA-6.1", AT, MOVES.forms(AT), part=True),
    Tooling("tool", "BA-6.7", WITH, BARE - WITH + 1, part=True),
    Teaching("pupil", "BA-7.21", TEACH, MOVES.forms(TEACH), part=True),
    TurnEnd("turn-end", "BA-9.1", later=True),
    Ending("ending", "BA-10.1"),
]
