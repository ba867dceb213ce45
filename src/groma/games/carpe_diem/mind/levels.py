"""How far each level of Carpe Diem looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .market import POINT
from .sense import values

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=1),
        Plan(),
        Plan(width=3, worlds=2, ticks=2, glimpse=5, nodes=6000),
        Plan(width=5, worlds=6, ticks=4, glimpse=5, nodes=15_000),
    ],
    values=values,
    rivals=False,
    spread=26,
)
