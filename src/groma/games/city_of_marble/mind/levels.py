"""How far each level of City of Marble looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .promise import POINT

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=8),
        Plan(),
        Plan(width=4, worlds=2, ticks=1, nodes=1000),
        Plan(width=6, worlds=4, ticks=2, nodes=4000),
    ],
)
