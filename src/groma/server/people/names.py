"""Names: which of them would be taken for one another."""

import unicodedata
from typing import Final

from groma.table.names import NAME_MOST, is_visible
from groma.table.problems import wrong

ALPHABETS: Final = ("LATIN ", "GREEK ", "CYRILLIC ")  # their letters look alike


def account_name(name: str) -> str:
    """A name as accounts are told apart: neither case nor the form of a letter counts."""
    folded = name
    for _ in range(2):  # folding may undo the normal form, and the normal form the folding
        folded = unicodedata.normalize("NFKC", folded.casefold())
    folded = " ".join(folded.split())
    if any(mixed(word) for word in folded.split()) or not all(map(is_visible, folded)):
        raise wrong("name", most=NAME_MOST)
    return folded


def mixed(word: str) -> bool:
    """Whether a word borrows letters of another alphabet that look like its own."""
    named = [unicodedata.name(letter, "") for letter in word]
    return sum(any(name.startswith(one) for name in named) for one in ALPHABETS) > 1
