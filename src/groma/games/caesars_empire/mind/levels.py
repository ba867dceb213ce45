"""How far each level of Caesar's Empire looks."""

from typing import Final

from groma.core.mind import TO_THE_END, Mind, Plan

from ..state import Table
from .promise import POINT

MIND: Final[Mind[Table]] = Mind(
    unit=POINT,
    plans=[
        Plan(trust=0),
        Plan(trust=8),
        Plan(),
        Plan(width=4, worlds=1, ticks=TO_THE_END, nodes=4000),
        Plan(width=12, worlds=1, ticks=TO_THE_END, nodes=16000),
    ],
)
