"""How far each level of City of Rome looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .promise import POINT
from .sense import values

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=1),
        Plan(),
        Plan(width=3, worlds=2, ticks=1, nodes=6000),
        Plan(width=4, worlds=12, ticks=3, nodes=60_000),
    ],
    values=values,
    clock=lambda table: table.round,
    rivals=False,
    spread=21,
    weigh=Plan(ticks=7, nodes=15_000),
)
