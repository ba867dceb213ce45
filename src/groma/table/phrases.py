"""Phrases: all that is said at a quiet table, by key; everybody reads them in their own words."""

from typing import Final

PHRASES: Final = tuple(
    """hello good-luck your-turn nice-move thanks sorry one-moment back-soon take-back-please
    well-played good-game see-you""".split()
)
