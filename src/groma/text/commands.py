"""What a person can type: a move by number or notation, or a question to the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from groma.core.match import Match

from . import sheets, table
from .rules import clause_lines
from .seats import find_seat

if TYPE_CHECKING:
    from .play import Sitting

NAMES: Final = "moves why show score about rules log undo save help quit".split()
SHORT_ANSWER: Final = 6  # after a longer one the decision is shown again, so that it stands below


class Commands:
    """Answers one line after the other; "moved", "again" (ask once more) or "quit"."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self.face = sitting.face
        self._names = {self.words.text("command-" + name): name for name in NAMES}
        self._names.update({name: name for name in NAMES})
        moves = sitting.match.game.moves
        self._notation = {_folded(moves.text(move)): move for move in range(moves.count)}

    @property
    def match(self) -> Match:
        """The match in play."""
        return self.sitting.match

    def answer(self, seat: int, line: str) -> str:
        """Do what a line says."""
        line = line.strip()
        if not line:
            self.sitting.ask_again()
            return "again"
        move = self.meant(line)
        if move is not None:
            return self._play(seat, move)
        if line.isdecimal():
            self._hint("no-such-number", count=len(self.match.state.legal()))
            return "again"
        head, _, rest = line.partition(" ")
        name = self._command(head.casefold())
        rest = rest.strip()
        if name == "quit":
            return "quit"
        if name == "undo":
            return self._undo(seat, rest)
        if name == "why":
            self._why(seat, rest)
        elif name == "save":
            self._save(rest)
        elif name == "moves":
            self.sitting.ask_again()
        elif name:
            self._long(self._page(seat, name, rest))
        else:
            self._hint("not-understood", line=line)
        return "again"

    # ---- reading --------------------------------------------------------------------------------

    def meant(self, text: str) -> int | None:
        """The move that a number of the list or a notation means."""
        legal = self.match.state.legal()
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        return self._notation.get(_folded(text))

    def _command(self, head: str) -> str:
        """A command by its name or the beginning of it, in the player's language or in English."""
        if head in self._names:
            return self._names[head]
        found = {name for word, name in self._names.items() if word.startswith(head)}
        return found.pop() if len(found) == 1 else ""

    # ---- doing ----------------------------------------------------------------------------------

    def _play(self, seat: int, move: int) -> str:
        refusal = self.match.play(seat, move)
        if refusal is None:
            return "moved"
        self.face.tell([self.words.refusal(refusal)], "refusal")
        return "again"

    def _undo(self, seat: int, rest: str) -> str:
        possible, stop = self.match.undoable(seat)
        wanted = int(rest) if rest.isdecimal() else 1
        if not possible:
            self.face.tell([self.words.text(stop)], "refusal")
            return "again"
        if not 1 <= wanted <= possible:
            self.face.tell(
                [self.words.text("undo-only", count=possible), self.words.text(stop)], "refusal"
            )
            return "again"
        taken = self.match.moves[-wanted:]
        self.match.undo(seat, wanted)
        self.sitting.told = [min(told, len(self.match.notes)) for told in self.sitting.told]
        notations = ", ".join(self.match.game.moves.text(move) for move in taken)
        self.face.tell([self.words.text("undone", moves=notations)], "note")
        return "moved"

    def _save(self, rest: str) -> None:
        if rest:
            self.sitting.save(Path(rest))
        else:
            self._hint("save-how")

    # ---- answering ------------------------------------------------------------------------------

    def _why(self, seat: int, rest: str) -> None:
        if not rest:
            self._hint("why-how")
            return
        move = self.meant(rest)
        if move is None:
            self._hint("no-such-move", line=rest)
            return
        refusal = self.match.state.why_not(seat, move)
        notation = self.match.game.moves.text(move)
        if refusal is None:
            self.face.tell([self.words.text("is-allowed", move=notation)])
        else:
            self.face.tell([self.words.refusal(refusal)], "refusal")

    def _page(self, seat: int, name: str, rest: str) -> list[str]:
        if name == "score":
            return self._score(seat, rest)
        if name == "show":
            return self._show(seat, rest)
        if name == "log":
            page = table.log(self.words, self.match, seat)
            return page[-int(rest) :] if rest.isdecimal() and int(rest) else page
        if name == "about":
            return self._about(rest)
        if name == "rules":
            wanted = rest or self.match.state.pending().clause
            return clause_lines(self.words, self.sitting.rules, wanted)
        return self.words.text("help").splitlines()

    def _about(self, rest: str) -> list[str]:
        """What the things do that are named like this, or that the moves to choose from name."""
        explained = self.words.explained()
        named = rest.casefold()
        if named:
            found = [key for key, (name, _) in explained.items() if named in name.casefold()]
            missing = "about-unknown"
        else:
            found = [key for key in table.words_in_moves(self.match) if key in explained]
            missing = "about-nothing"
        if not found:
            return [self.words.text(missing, name=rest)]
        return [f"{explained[key][0]}: {explained[key][1]}" for key in found]

    def _score(self, viewer: int, rest: str) -> list[str]:
        if not rest:
            return sheets.scores(self.words, self.match, viewer, self.sitting.plain)
        everybody = rest.casefold() in ("full", self.words.text("word-full"))
        seats = (
            list(range(self.match.state.players))
            if everybody
            else [find_seat(self.match.names, rest)]
        )
        page: list[str] = []
        for seat in seats:
            if seat is None:
                return [self.words.text("no-such-seat", name=rest)]
            page += sheets.explained(self.words, self.match, seat, viewer)
        return page

    def _show(self, viewer: int, rest: str) -> list[str]:
        if not rest:
            return table.show(self.words, self.match, viewer, not self.sitting.plain)
        if rest.casefold() in ("all", self.words.text("word-all")):
            return table.show(self.words, self.match, viewer, False)
        seat = find_seat(self.match.names, rest)
        if seat is None:
            return [self.words.text("no-such-seat", name=rest)]
        return table.show(self.words, self.match, viewer, not self.sitting.plain, seat)

    def _long(self, page: list[str]) -> None:
        """After a long answer the decision is shown again; for ears the prompt line is enough."""
        self.face.tell(page)
        if len(page) > SHORT_ANSWER:
            self.sitting.ask_again(moves=not self.sitting.plain)

    def _hint(self, message: str, **facts: str | int) -> None:
        self.face.tell([self.words.text(message, **facts)], "hint")


def _folded(text: str) -> str:
    """A notation as anybody might type it: case, underscores and blanks do not matter."""
    return " ".join(text.casefold().replace("_", " ").replace(", ", ",").split())
