"""What a table says in a language: the same sentences in the terminal and over HTTP."""

from .resources import FALLBACK
from .words import LANGUAGES, Words

__all__ = ["FALLBACK", "LANGUAGES", "Words"]
