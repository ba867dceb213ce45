"""Phrases: all that is said at a quiet table, by key; everybody reads them in their own words."""

from typing import Final

from .sentences import plain_words
from .wire.chat import PhraseShape

PHRASES: Final = tuple(
    """hello good-luck your-turn nice-move thanks sorry one-moment back-soon take-back-please
    well-played good-game see-you""".split()
)


def phrase_shapes(lang: str) -> list[PhraseShape]:
    """By key, and in words."""
    words = plain_words(None, lang)
    return [PhraseShape(key, words.text(f"phrase-{key}")) for key in PHRASES]
