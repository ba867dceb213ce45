"""How far each level of City of Marble looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .promise import POINT
from .sense import values

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=2),
        Plan(),
        Plan(width=4, worlds=1, ticks=1, nodes=7000),
        Plan(width=6, worlds=2, ticks=1, beam=2, nodes=9000),
    ],
    values=values,
    spread=23,
)
