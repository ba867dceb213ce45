"""Words of the terminal: those of any table, and what only a terminal says."""

from typing import ClassVar

from groma import words


class Words(words.Words):
    """Says what any table says, and speaks of commands and files too."""

    packages: ClassVar[tuple[str, ...]] = (*words.Words.packages, "groma.text")
