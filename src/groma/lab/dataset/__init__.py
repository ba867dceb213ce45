"""Datasets: games of bots, and their positions, as Parquet with a schema and a card."""

from .playing import record_of
from .recipe import Recipe, split_of

__all__ = ["Recipe", "record_of", "split_of"]
