"""What things do: by name, by their code in a grid, or by a number of the list."""

import re

from groma.core.match import Match
from groma.words.telling import things_in_moves

from . import table
from .words import Words


def about_lines(words: Words, match: Match, wanted: str) -> list[str]:
    """What the things do that are meant, or all that the decision names."""
    explained = words.explained()
    if not wanted:
        found = [thing for thing in things_in_moves(match) if thing in explained]
        missing = "about-nothing"
    else:
        found = _meant(explained, match, wanted)
        missing = "about-unknown"
    if not found:
        return [words.text(missing, name=wanted)]
    lines = [f"{explained[thing][0]}: {explained[thing][1]}" for thing in found]
    return list(dict.fromkeys(lines))  # two sorts may share a thing


def is_called(words: Words, name: str) -> bool:
    """Whether anything that has words about it bears this very name."""
    return any(_plain(said[0]) == _plain(name) for said in words.explained().values())


def _meant(explained: dict[str, tuple[str, str, str]], match: Match, wanted: str) -> list[str]:
    """A number of the list, a whole name, a code, or the beginnings of words of a name."""
    numbered = table.numbered(match, wanted)
    if numbered is not None:
        things = things_in_moves(match, numbered)
        return [thing for thing in things if thing in explained]
    typed = _plain(wanted)
    for number in (0, 2):  # the name, the code
        exact = [thing for thing, said in explained.items() if _plain(said[number]) == typed]
        if exact:
            return exact
    return [thing for thing, said in explained.items() if f" {typed}" in f" {_plain(said[0])}"]


def _plain(text: str) -> str:
    """A name as words with single blanks between them; a star of a code is part of its word."""
    return " ".join(re.findall(r"[\w*]+", text.casefold()))
