"""Names: how what people call themselves is shown."""

import unicodedata
from typing import Final

from .problems import wrong

NAME_MOST: Final = 30

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


def is_visible(letter: str) -> bool:
    """Whether a reader sees that a letter is there."""
    return letter.isprintable() and ord(letter) not in INVISIBLE
