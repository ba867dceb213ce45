"""How far each level of The Builders: Antiquity looks."""

from typing import Final

from groma.core.mind import Mind, Plan

from ..state import Table
from .tempo import POINT

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=8),
        Plan(),
        Plan(width=3, worlds=2, ticks=1, beam=4, nodes=4000),
        Plan(width=6, worlds=6, ticks=3, beam=8, nodes=20000),
    ],
)
