"""What a table says in a language: the same sentences in the terminal and over HTTP."""

from .words import FALLBACK, LANGUAGES, Words

__all__ = ["FALLBACK", "LANGUAGES", "Words"]
