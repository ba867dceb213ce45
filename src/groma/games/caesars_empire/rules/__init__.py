"""The rules of Caesar's Empire, a file a chapter or two, and all that can be pending."""

from typing import Any, Final

from groma.core.state import Step

from ..moves import BUILD, LENGTHEN, MOVES, START, WAY
from .building import Building, Chaining, Taking
from .turn import Turn, TurnEnd
from .way import Walking

# In the order of the codes in steps.py
STEPS: Final[list[Step[Any]]] = [
    Turn("turn", "CE-3.1"),
    Building("build", "CE-4.1", BUILD, MOVES.forms(BUILD)),
    Chaining("chain", "CE-4.4", LENGTHEN, START - LENGTHEN + 1, part=True),
    Taking("taking", "CE-5.1"),
    Walking("way", "CE-6.4", WAY, MOVES.forms(WAY), part=True),
    TurnEnd("turn-end", "CE-7.1", later=True),
]
