"""Spaces of Gymnasium, which PettingZoo uses, too: what an observation and a move can be."""

import gymnasium.spaces
import numpy as np

from .common import Kind


def observation_space(kind: Kind) -> gymnasium.spaces.Dict:
    """What who decides may know, and may do."""
    low, high = kind.bounds()
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(low, high, dtype=np.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (kind.moves,), np.int8),
        }
    )


def action_space(kind: Kind) -> gymnasium.spaces.Discrete:
    """A move by its number."""
    return gymnasium.spaces.Discrete(kind.moves)
