"""Which move a person means: by its number in the list, its notation, or the names of things."""

from groma.core.match import Match
from groma.core.moves import Family
from groma.core.sorts import Sort

from . import table
from .words import LANGUAGES, Words, any_order, words_in


class Meanings:
    """Reads what somebody typed for a move of one match."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self._minus = words.text("word-minus") + " "
        moves = match.game.moves
        self._notation = {_folded(moves.text(move)): move for move in range(moves.count)}
        self._names: dict[str, dict[str, int]] = {}  # by sort: what its values are called

    def meant(self, text: str) -> int | None:
        """The move that a number of the list, a notation or a name means."""
        numbered = table.numbered(self.match, text)
        if numbered is not None:
            return numbered
        written = _folded(text.replace(self._minus, "-"))
        move = self._notation.get(written, self._of_the_step(written))
        return self._named(text) if move is None else move

    def _of_the_step(self, argument: str) -> int | None:
        """The move of the pending step that bare arguments mean: "e12" for "place e12"."""
        for family in self._families():
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

    def _named(self, text: str) -> int | None:
        """The move whose one argument is called so: "build Rome - Ostia", or just "ostia rome"."""
        head, *given = words_in(text) or [""]
        for family in self.match.game.moves.families:
            if len(family.sorts) == 1 and family.name == head:
                value = self._called(family.sorts[0], " ".join(given))
                if value is not None:
                    return family.first + value
        for family in self._families():
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
            found.update(self.words.names_of(sort))
            self._names[sort.name] = found
        return self._names[sort.name].get(any_order(name))

    # ---- what could stand there instead ---------------------------------------------------------

    def instead_of(self, line: str) -> tuple[Family | None, list[str]]:
        """The move that a line begins like, and what can stand where the line goes wrong.

        A line without a move may name parts of what the pending step takes.
        """
        head, *given = _folded(line).split()
        for family in self.match.game.moves.families:
            if family.name == head and family.sorts:
                wrong = 0  # the first argument that is missing or none of its sort
                while wrong < len(given) - 1 and family.sorts[wrong].parse(given[wrong]) >= 0:
                    wrong += 1
                number = min(wrong, len(family.sorts) - 1)
                near = self._near(family, number, " ".join(given[number:]))
                return family, near or family.sorts[number].labels
        for family in self._families():
            near = self._near(family, 0, line)
            if near:
                return family, near
        return None, []

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
