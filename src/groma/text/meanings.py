"""Which move a person means: by its number in the list, its notation, or the names of things."""

import re
from copy import copy
from typing import Final

from groma.core.moves import Family
from groma.core.sayings import label_word
from groma.core.sorts import Sort
from groma.words import LANGUAGES
from groma.words.telling import Board
from groma.words.words import any_order, words_in

from . import table
from .words import Words

_NUMBERED: Final = re.compile(r"[^\W\d_][^\W_]*([ -][^\W_]+)*")  # "master 1", but not "-1,2"


class Meanings:
    """Reads what somebody typed for a move of one match."""

    def __init__(self, match: Board, words: Words) -> None:
        self.match = match
        self.words = words
        self._minus = words.text("word-minus") + " "
        moves = match.game.moves
        self._notation = {_folded(moves.text(move)): move for move in range(moves.count)}
        self._names: dict[str, dict[str, int]] = {}  # by sort: what its values are called
        self._verbs = words.verbs()

    def at(self, board: Board) -> "Meanings":
        """The same about another table of the same game."""
        twin = copy(self)
        twin.match = board
        return twin

    def meant(self, text: str) -> int | None:
        """The move that a number of the list, a notation or a name means."""
        numbered = table.numbered(self.match, text)
        if numbered is not None:
            return numbered
        written = _folded(text.replace(self._minus, "-"))
        move = self._notation.get(written, self._of_the_step(written))
        return self._named(text) if move is None else move

    def understood(self, text: str) -> int | None:
        """The move that is meant; of those that begin with a verb, also the only one that fits."""
        move = self.meant(text)
        return self._begun(text) if move is None else move

    def verb(self, text: str) -> list[str]:
        """The moves that the first word of a line begins, in the words of the language."""
        head = (text.casefold().split() or [""])[0]
        return self._verbs.get(head, self._verbs.get((words_in(head) or [""])[0], []))

    def _begun(self, text: str) -> int | None:
        """The only legal move that a verb and some words fit; a verb alone may be enough."""
        families = self.verb(text)
        rest = " ".join(text.split()[1:])
        if not families or self.match.state.over():
            return None
        if len(families) > 1 and (not rest or rest.isdecimal()):  # take what? take 3 of what?
            return None
        named = {self.meant(f"{name} {rest}".strip()) for name in families} - {None}
        legal = [move for move in named if move is not None and self.match.state.allows(move)]
        if len(legal) == 1:
            return legal[0]
        fitting = table.moves_called(self.words, self.match, families, rest)
        bare = [f for f in self.match.game.moves.families if f.name in families and not f.sorts]
        if len(fitting) == 1 and (rest or (bare and len(families) == 1)):
            return fitting[0]
        return named.pop() if len(named) == 1 else None  # perhaps to hear why it is not possible

    def _of_the_step(self, argument: str) -> int | None:
        """The move of the pending step that bare arguments mean: "e12" for "place e12".

        Where several moves take some, they are no more than a question.
        """
        for family in self._only_family():
            move = self._notation.get(f"{family.name} {argument}")
            if move is not None:
                return move
        return None

    def _families(self) -> list[Family]:
        """The moves with arguments that the pending step is about."""
        if self.match.state.over():
            return []
        step = self.match.state.pending()
        return [
            family
            for family in self.match.game.moves.families
            if family.sorts and step.first <= family.first < step.first + step.width
        ]

    def _only_family(self) -> list[Family]:
        families = self._families()
        return families if len(families) == 1 else []

    def _named(self, text: str) -> int | None:
        """The move whose one argument is called so: "build Rome - Ostia", or just "ostia rome"."""
        head, *given = words_in(text) or [""]
        for family in self.match.game.moves.families:
            if len(family.sorts) == 1 and family.name == head:
                value = self._called(family.sorts[0], " ".join(given))
                if value is not None:
                    return family.first + value
        for family in self._only_family():
            value = self._called(family.sorts[0], text) if len(family.sorts) == 1 else None
            if value is not None:
                return family.first + value
        return None

    def _called(self, sort: Sort, name: str) -> int | None:
        """Which value of a sort is called so, in any language."""
        if sort.name not in self._names:
            found: dict[str, int] = {}
            for lang in LANGUAGES:
                found.update(Words(self.match.game, lang).names_of(sort))
                found.update(self._numbered(Words(self.match.game, lang), sort))
            found.update(self.words.names_of(sort))
            self._names[sort.name] = found
        exact = " ".join(words_in(name)) if _NUMBERED.fullmatch(name.strip()) else ""
        return self._names[sort.name].get(any_order(name) or exact)

    def _numbered(self, words: Words, sort: Sort) -> dict[str, int]:
        """Names that end in a number: their words stand in this order only."""
        found: dict[str, set[int]] = {}
        for value, label in enumerate(sort.labels if sort.worded else []):
            name = str(words.word(label_word(sort, label)))
            if not any_order(name) and _NUMBERED.fullmatch(name):
                found.setdefault(" ".join(words_in(name)), set()).add(value)
        return {name: min(values) for name, values in found.items() if len(values) == 1}

    # ---- what could stand there instead ---------------------------------------------------------

    def instead_of(self, line: str) -> tuple[Family | None, list[str]]:
        """The move that a line begins like, and what can stand where the line goes wrong.

        A line without a move may name parts of what the pending step takes; where that may stand
        after several moves, none of them is named.
        """
        head, *given = _folded(line).split()
        for family in self.match.game.moves.families:
            if family.name == head and family.sorts:
                wrong = 0  # the first argument that is missing or none of its sort, else the last
                last = min(len(family.sorts), len(given)) - 1
                while wrong < last and family.sorts[wrong].parse(given[wrong]) >= 0:
                    wrong += 1
                near = self._near(family, wrong, " ".join(given[wrong:]))
                return family, near or family.sorts[wrong].labels
        families = self._families()
        found: dict[str, None] = {}
        for family in families:
            found.update(dict.fromkeys(self._near(family, 0, line)))
        return families[0] if len(families) == 1 and found else None, list(found)

    def _near(self, family: Family, number: int, typed: str) -> list[str]:
        """The labels of an argument that share words with what was typed.

        First those that share most of them, and of these the legal ones.
        """
        sort = family.sorts[number]
        wanted = {word for word in words_in(typed) if not word.isdecimal()}
        shared = {label: len(wanted & self._words_of(sort, label)) for label in sort.labels}
        near = [label for label in sort.labels if shared[label]]
        legal = [self.match.game.moves.text(move) for move in self.match.state.legal()]
        return sorted(
            near, key=lambda label: (-shared[label], f"{family.name} {label}" not in legal)
        )

    def _words_of(self, sort: Sort, label: str) -> set[str]:
        place = sort.places[sort.parse(label)] if sort.places else ""
        return {*words_in(label), *words_in(str(self.words.word(place)))}


def _folded(text: str) -> str:
    """A notation as anybody might type it: case, underscores and blanks do not matter."""
    return " ".join(text.casefold().replace("_", " ").replace(", ", ",").split())
