"""The PettingZoo environment under the name by which it is asked for: `groma.lab.pettingzoo`."""

from .environments.pettingzoo import Table, env

__all__ = ["Table", "env"]
