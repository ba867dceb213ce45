"""How far each level of Caesar's Empire looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .promise import POINT
from .sense import values

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=3),
        Plan(),
        Plan(width=4, worlds=1, ticks=4, nodes=4000),
        Plan(width=6, worlds=1, ticks=3, replies=[4, 4], nodes=16_000),
    ],
    values=values,
    spread=26,
)
