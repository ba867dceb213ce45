"""Playing at one keyboard: people decide by typing, bots by themselves, until the game is over."""

from collections.abc import Iterable
from pathlib import Path

from groma.bots import Bot, Position
from groma.core.match import Match

from . import sheets, table
from .commands import Commands
from .files import write_record
from .rules import load_rules
from .screen import Face
from .trouble import Trouble
from .words import Words

CATCH_UP = 8  # notes repeated when a saved game goes on


class Sitting:
    """One evening: a match, who plays it, and the screen they share."""

    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        words: Words,
        face: Face,
        plain: bool = False,
        save: Path | None = None,
        known_files: Iterable[Path] = (),
    ) -> None:
        self.match = match
        self.bots = bots  # None where a person sits
        self.words = words
        self.face = face
        self.plain = plain
        self.save_to = save  # written after every decision of a person
        self.known_files = {path.resolve() for path in known_files}  # ours, may be overwritten
        self.rules = load_rules(match.game, words.lang)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.holder = -1  # who sits at the keyboard
        self.told = [0] * (len(bots) + 1)  # how many notes each viewer has been told of
        self.own: list[str] = []  # what the person at the keyboard last saw of its own things
        self.saved = match.moves[:]
        self.commands = Commands(self)

    # ---- the loop -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._greet()
        while not self.match.state.over():
            seat = self.match.state.seat
            bot = self.bots[seat]
            if bot is not None:
                self.match.play(seat, bot.choose(Position(self.match.game, self.match.state, seat)))
                if len(self.people) < 2:
                    self.catch_up(self.viewer())
            elif not self._decide(seat):
                self._leave()
                return
        self._end()

    def _greet(self) -> None:
        say = self.words.text
        lines = [self.words.title()]
        order = [self.words.name(seat) for seat in range(len(self.bots))]
        lines.append(say("table-order", seats=", ".join(order)))
        if len(self.people) == 1:
            lines.append(say("you-are", seat=self.words.name(self.people[0])))
        lines.append(say("seal", seal=self.match.record().seed_hash.hex()[:16]))
        if self.people:
            lines.append(say("type-help"))
        self.face.tell(lines, "head")
        if self.save_to is not None:
            self.face.tell([say("save-warning", file=str(self.save_to))], "hint")
        if self.match.moves:
            self.face.tell([say("goes-on", moves=len(self.match.moves))])
            self.told = [self._recent(viewer) for viewer in range(len(self.told))]

    def _recent(self, viewer: int) -> int:
        """The number of the note from which the last few that a viewer may read begin."""
        notes = self.match.notes
        left = CATCH_UP
        for number in range(len(notes) - 1, -1, -1):
            left -= notes[number].readers >> viewer & 1
            if left == 0:
                return number
        return 0

    def viewer(self) -> int:
        """Through whose eyes the table is shown: the person's, or an onlooker's."""
        if len(self.people) == 1:
            return self.people[0]
        return self.match.state.onlooker()

    def catch_up(self, viewer: int) -> None:
        """Tell a viewer what happened since it was last told."""
        self.face.tell(table.log(self.words, self.match, viewer, self.told[viewer]), "note")
        self.told[viewer] = len(self.match.notes)

    # ---- a person's decision --------------------------------------------------------------------

    def _decide(self, seat: int) -> bool:
        """Ask until a move is made or taken back; False if the person leaves."""
        handed_over = len(self.people) > 1 and self.holder != seat
        if handed_over and not self._hand_over(seat):
            return False
        self.catch_up(seat)
        self._show_own(seat, handed_over)
        self.ask_again()
        while True:
            line = self.face.ask("> ")
            if line is None:
                return False
            answer = self.commands.answer(seat, line)
            if answer == "quit":
                return False
            if answer == "again":
                continue
            self._autosave()
            if len(self.people) == 1:
                self.catch_up(seat)
            return True

    def _show_own(self, seat: int, handed_over: bool) -> None:
        """For eyes: one's own things stand above the decision whenever they have changed.

        After a hand-over the screen is empty: then what is everybody's comes first.
        """
        if self.plain:
            return
        own = table.own_things(self.words, self.match, seat, False)
        if handed_over:
            self.face.tell(["", *table.own_things(self.words, self.match, seat, True)])
        elif own and own != self.own:
            self.face.tell(["", *own])
        self.own = own

    def ask_again(self, moves: bool = True) -> None:
        """The decision: the prompt line, and the moves under it."""
        self.face.tell(["", table.prompt(self.words, self.match)], "ask")
        if moves:
            self.face.tell(table.moves(self.words, self.match, self.plain, self.face.width))

    def _hand_over(self, seat: int) -> bool:
        """Nothing of one person's secrets stays on the screen for another."""
        if self.holder != -1:
            self.face.hide()
        name = self.words.name(seat)
        if self.face.ask(self.words.text("hand-over", seat=name) + " ") is None:
            return False
        self.holder = seat
        return True

    # ---- the end --------------------------------------------------------------------------------

    def _end(self) -> None:
        self._autosave()
        viewer = self.viewer()
        if len(self.people) > 1:
            self.face.hide()
            self.told[viewer] = self._recent(viewer)
        self.catch_up(viewer)
        self.face.tell(["", *sheets.results(self.words, self.match)], "head")
        self.face.tell(sheets.scores(self.words, self.match, viewer, self.plain))
        if self.people:
            self._offer_to_save("save-finished")

    def _leave(self) -> None:
        self._offer_to_save("save-unfinished")
        self.face.tell([self.words.text("goodbye")])

    def _offer_to_save(self, question: str) -> None:
        if self.saved == self.match.moves:
            return
        while True:
            line = self.face.ask(self.words.text(question) + " ")
            if line is None or not line.strip():
                self.face.tell([self.words.text("not-saved")])
                return
            if self.save(Path(line.strip())):
                return

    def _autosave(self) -> None:
        if self.save_to is not None and self.saved != self.match.moves:
            self.save(self.save_to, quietly=True)

    def save(self, path: Path, quietly: bool = False) -> bool:
        """Write the record; a file that is not ours is left alone."""
        say = self.words.text
        if path.exists() and path.resolve() not in self.known_files:
            self.face.tell([say("file-exists", file=str(path))], "refusal")
            return False
        try:
            write_record(path, self.match)
        except Trouble as problem:
            self.face.tell([say(problem.message, **problem.facts)], "refusal")
            return False
        self.known_files.add(path.resolve())
        self.saved = self.match.moves[:]
        if not quietly:
            self.face.tell([say("saved", file=str(path))])
            if not self.match.state.over():
                self.face.tell([say("save-warning", file=str(path))], "hint")
        return True
