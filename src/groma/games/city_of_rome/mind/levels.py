"""How far each level of City of Rome looks."""

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
        Plan(width=4, worlds=6, ticks=2, nodes=3000),
        Plan(width=8, worlds=16, ticks=2, nodes=12000),
    ],
    clock=lambda table: table.round,
    rivals=False,
)
