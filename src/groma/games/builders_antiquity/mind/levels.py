"""How far each level of The Builders: Antiquity looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .sense import values
from .tempo import POINT

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=11),
        Plan(),
        Plan(width=3, worlds=1, ticks=1, beam=2, nodes=6000),
        Plan(width=5, worlds=12, ticks=2, beam=3, nodes=36_000),
    ],
    values=values,
    spread=6,
    weigh=Plan(ticks=2, beam=5, nodes=16_000),
)
