"""Names: how they are shown, and which of them would be taken for one another."""

import unicodedata
from typing import Final

from groma.table.problems import wrong

NAME_MOST: Final = 30
ALPHABETS: Final = ("LATIN ", "GREEK ", "CYRILLIC ")  # their letters look alike

# Printable, says Unicode, but nothing is to be seen (Default_Ignorable_Code_Point, and a blank).
INVISIBLE: Final = frozenset(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000)),
    ]
)


def clean_name(name: str) -> str:
    """A name as it is shown: single blanks, nothing invisible."""
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(shown) <= NAME_MOST or not all(map(is_visible, shown)):
        raise wrong("name", most=NAME_MOST)
    return shown


def account_name(name: str) -> str:
    """A name as accounts are told apart: neither case nor the form of a letter counts."""
    folded = name
    for _ in range(2):  # folding may undo the normal form, and the normal form the folding
        folded = unicodedata.normalize("NFKC", folded.casefold())
    folded = " ".join(folded.split())
    if any(mixed(word) for word in folded.split()) or not all(map(is_visible, folded)):
        raise wrong("name", most=NAME_MOST)
    return folded


def is_visible(letter: str) -> bool:
    """Whether a reader sees that a letter is there."""
    return letter.isprintable() and ord(letter) not in INVISIBLE


def mixed(word: str) -> bool:
    """Whether a word borrows letters of another alphabet that look like its own."""
    named = [unicodedata.name(letter, "") for letter in word]
    return sum(any(name.startswith(one) for name in named) for one in ALPHABETS) > 1
