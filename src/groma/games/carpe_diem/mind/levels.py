"""How far each level of Carpe Diem looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .market import POINT

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=8),
        Plan(),
        Plan(width=4, worlds=6, ticks=4, nodes=3000),
        Plan(width=6, worlds=16, ticks=4, nodes=12000),
    ],
    rivals=False,
)
