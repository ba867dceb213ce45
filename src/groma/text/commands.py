"""What a person can type: a move by number or notation, or a question to the table."""

from pathlib import Path
from typing import Final, Protocol

from groma.bots import Position
from groma.bots.advice import ADVISER, advise
from groma.core.match import Match
from groma.core.sayings import Fact
from groma.words import telling
from groma.words.advising import advice_said, all_said
from groma.words.rules import Rules
from groma.words.words import spelt

from . import sheets, table
from .about import about_lines, is_called
from .meanings import Meanings
from .rows import Row, read
from .rules import clause_lines
from .screen import Face
from .seats import find_seat
from .words import Words

NAMES: Final = "moves why tip show score about rules log undo save help quit".split()
SHORT_ANSWER: Final = 6  # after a longer one the prompt is shown again, so that it stands below
SOME: Final = 12  # labels named when a notation goes wrong


class Sitting(Protocol):
    """Where commands are typed: a match, who plays it, and the screen they share."""

    match: Match
    words: Words
    face: Face
    plain: bool
    rules: Rules | None
    decided: set[int]
    told: list[int]

    def ask_again(
        self, moves: bool = True, notation: bool = False, only: list[int] | None = None
    ) -> None:
        """Put the decision once more."""

    def save(self, path: Path) -> bool:
        """Write the record."""


class Commands:
    """Answers one line after the other; "moved", "again" (ask once more) or "quit"."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self.face = sitting.face
        self._own = {spelt(self.words.text("command-" + name)): name for name in NAMES}
        self._meanings = Meanings(sitting.match, self.words)

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
        head, _, rest = line.partition(" ")
        named = self.commands(head)
        rest = rest.strip()
        if len(named) != 1 or line.isdecimal():
            return self._play_row(seat, line, named)
        name = named[0]
        if name == "quit" and rest:  # somebody meant something else
            self._hint("not-understood", line=line)
            return "again"
        if name == "quit":
            return "quit"
        if name == "undo":
            return self._undo(seat, rest)
        if name == "why":
            self._why(seat, rest)
        elif name == "save":
            self._save(rest)
        elif name == "moves":
            self._moves(rest)
        elif name == "tip":
            self._tip(seat)
        else:
            self._long(self._page(seat, name, rest))
        return "again"

    # ---- reading --------------------------------------------------------------------------------

    def meant(self, text: str) -> int | None:
        """The move that a number of the list, a notation or a name means."""
        return self._meanings.meant(text)

    def commands(self, head: str) -> list[str]:
        """The commands that a word or its beginning may mean: the player's own language first."""
        typed = spelt(head)
        english = {name: name for name in NAMES}
        for words in (self._own, english):
            if typed in words:
                return [words[typed]]
        for words in (self._own, english):
            found = [name for word, name in words.items() if word.startswith(typed)]
            if found:
                return found
        return [name for word, name in self._own.items() if typed == word + "e"]  # zeige, for zeig

    def file_named(self, line: str) -> str | None:
        """The file that a line names; "" for none; None if it is no file name but a command."""
        if not line:
            return ""
        head, _, rest = line.partition(" ")
        named = self.commands(head)
        if named == ["quit"]:
            return ""
        if named == ["save"] and rest:
            return rest.strip()
        return None if named or line.isdecimal() else line

    def _not_understood(self, line: str, named: list[str]) -> None:
        if line.isdecimal():
            count = len(self.match.state.legal())
            self._hint("no-such-number" if count else "refused-over", count=count)
        elif named:
            words = sorted(self.words.text("command-" + name) for name in named)
            head = line.partition(" ")[0]
            self._hint("ambiguous", word=head, words=", ".join(words))
        elif not self._fits(line) and not self._wrong_argument(line):
            self._hint("not-understood", line=line)

    def _fits(self, line: str) -> bool:
        """Show the moves of the list that a line may be about, if there are any.

        None of them is made, not even a single one: somebody may have wanted to ask.
        """
        families = self._meanings.verb(line)
        rest = line.partition(" ")[2]
        fitting = table.moves_with(self.words, self.match, rest if families and rest else line)
        if families:
            moves = self.match.game.moves
            fitting = [move for move in fitting if moves.family(move).name in families]
        if not fitting:
            return False
        self._hint("these-fit", line=line, count=len(fitting))
        self.face.tell(self._list(fitting))
        return True

    def _list(self, only: list[int]) -> list[str]:
        width = self.face.width
        return table.moves(self.words, self.match, self.sitting.plain, width, only=only)

    def _wrong_argument(self, line: str) -> bool:
        """Say what a move takes, if a line begins like one, or names parts of what one takes."""
        family, labels = self._meanings.instead_of(line)
        some = ", ".join(labels[:SOME])
        more = max(0, len(labels) - SOME)
        if family is None:
            if labels:
                self._hint("no-such-thing", line=line, labels=some, more=more)
            return bool(labels)
        self._hint("no-such-argument", line=line, move=family.name, labels=some, more=more)
        return True

    def _told_wrong(self, row: Row) -> bool:
        """Say what is wrong with a line of small choices, if anything is."""
        if row.refusal is not None:
            self.face.tell([self.words.refusal(row.refusal)], "refusal")
        elif row.rest and row.board is not None:
            board = row.board
            written = [board.game.moves.text(move) for move in board.state.legal()]
            moves = ", ".join(written[:SOME])
            self._hint("row-unknown", begun=row.begun, rest=row.rest, moves=moves)
        elif row.rest:
            self._hint("row-too-long", begun=row.begun, rest=row.rest)
        return not row.complete()

    # ---- doing ----------------------------------------------------------------------------------

    def _play(self, seat: int, move: int) -> str:
        refusal = self.match.play(seat, move)
        if refusal is None:
            self.sitting.decided.add(seat)
            return "moved"
        self.face.tell([self.words.refusal(refusal)], "refusal")
        return "again"

    def _play_row(self, seat: int, line: str, named: list[str]) -> str:
        """A line with a verb, or small choices in a row: all of them are possible, or none is made.

        Else it is not understood.
        """
        row = None if named or line.isdecimal() else read(self._meanings, seat, line)
        if row is None:
            self._not_understood(line, named)
        elif not self._told_wrong(row):
            for move in row.moves:
                self._play(seat, move)
            return "moved"
        return "again"

    def _undo(self, seat: int, rest: str) -> str:
        possible, stop = self.match.undoable(seat)
        wanted = int(rest) if rest.isdecimal() else 1
        if self.match.state.over():  # the end has opened the deal
            possible, stop = 0, "refused-over"
        elif seat not in self.sitting.decided:
            stop = "undo-nothing-yet"
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
        self.face.tell(
            [self.words.text("undone", moves="; ".join(all_said(self.words, self.match, taken)))],
            "note",
        )
        return "moved"

    def _save(self, rest: str) -> None:
        if rest:
            self.sitting.save(Path(rest))
        else:
            self._hint("save-how")

    # ---- answering ------------------------------------------------------------------------------

    def _moves(self, rest: str) -> None:
        """The list with its notation, or those of it in which some words stand."""
        if not rest:
            self.sitting.ask_again(notation=True)
            return
        fitting = table.moves_with(self.words, self.match, rest)
        if fitting:
            self.sitting.ask_again(notation=True, only=fitting)
        else:
            self._hint("no-move-with", line=rest)

    def _why(self, seat: int, rest: str) -> None:
        if not rest:
            self._hint("why-how")
            return
        move = self.meant(rest)
        if move is None:
            row = None if rest.isdecimal() else read(self._meanings, seat, rest)
            if row is not None:
                if not self._told_wrong(row):
                    said = "; ".join(all_said(self.words, self.match, row.moves))
                    self.face.tell([self.words.text("is-allowed", move=said)])
            elif rest.isdecimal():
                self._not_understood(rest, [])
            elif not self._fits(rest) and not self._wrong_argument(rest):
                self._hint("no-such-move", line=rest)
            return
        state = self.match.state
        refusal = state.why_not(seat, move)
        if refusal is None:
            said = telling.said(self.words, self.match.game, state, move, seat)
            self.face.tell([self.words.text("is-allowed", move=said)])
        else:
            self.face.tell([self.words.refusal(refusal)], "refusal")

    def _tip(self, seat: int) -> None:
        """What a master would do, and why."""
        match = self.match
        if match.state.over():
            self._hint("refused-over")
        elif match.game.sense is None:
            self._hint("tip-none")
        else:
            position = Position(match.game, match.state, seat)
            advice = advise(position, ADVISER, len(match.moves))
            said = advice_said(self.words, match, seat, advice.moves, advice.other, advice.gains)
            self.face.tell(said)

    def _page(self, seat: int, name: str, rest: str) -> list[str]:
        over = self.match.state.over()
        if name == "score":
            return self._score(seat, rest)
        if name == "show":
            return self._show(seat, rest)
        if name == "log":
            page = telling.log(self.words, self.match, seat)
            return page[-int(rest) :] if rest.isdecimal() and int(rest) else page
        if name == "about":
            return about_lines(self.words, self.match, rest)
        if name == "rules":
            if over and not rest:
                return [self.words.text("rules-how", **self._example())]
            wanted = rest or self.match.state.pending().clause
            return clause_lines(self.words, self.sitting.rules, wanted)
        if over:
            return self.words.text("help-over", **self._example()).splitlines()
        more = self.words.find("help-game")  # what is special about a game
        page = self.words.text("help", **self._example()).splitlines()
        return [*page, *([] if more is None else [more])]

    def _example(self) -> dict[str, Fact]:
        """A chapter and a clause that the rules of this game have."""
        rules = self.sitting.rules
        clauses = [] if rules is None else list(rules.clauses)
        pending = "" if self.match.state.over() else self.match.state.pending().clause
        named = pending if pending in clauses else [*clauses, "1.1"][0]
        clause = named.partition("-")[2] or named
        return {"clause": clause, "chapter": clause.partition(".")[0]}

    def _score(self, viewer: int, rest: str) -> list[str]:
        if not rest:
            return sheets.scores(self.words, self.match, viewer, self.sitting.plain)
        everybody = rest.casefold() in ("full", self.words.text("word-full"))
        seats = (
            list(range(self.match.state.players))
            if everybody
            else [find_seat(self.words.names, rest)]
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
        mine = rest.casefold() in ("me", self.words.text("word-me"))
        seat = viewer if mine else find_seat(self.words.names, rest)
        if seat is None:
            found = table.mentions(self.words, self.match, viewer, rest)
            return found or self._absent(rest)
        return table.show(self.words, self.match, viewer, not self.sitting.plain, seat)

    def _absent(self, name: str) -> list[str]:
        """About something that exists, but is not mentioned: where it may be, and what it does."""
        if not is_called(self.words, name):
            return [self.words.text("about-unknown", name=name)]
        absent = self.words.text("show-absent", name=name)
        return [absent, *about_lines(self.words, self.match, name)]

    def _long(self, page: list[str]) -> None:
        """After a long answer the prompt is shown again, not the whole list."""
        self.face.tell(page)
        if len(page) > SHORT_ANSWER:
            self.sitting.ask_again(moves=False)

    def _hint(self, message: str, **facts: str | int) -> None:
        self.face.tell([self.words.text(message, **facts)], "hint")
