"""Playing at one keyboard: people decide by typing, bots by themselves, until the game is over."""

from collections.abc import Iterable
from pathlib import Path

from groma.bots import Bot, Position
from groma.core.match import Match
from groma.words import telling
from groma.words.reckoning import results
from groma.words.rules import load_rules

from . import sheets, table
from .commands import Commands
from .files import write_record
from .screen import Face, Spoken
from .seats import bot_of
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
        self.words.ears = plain
        self.face: Face = Spoken(face, words.text("word-minus")) if plain else face
        self.plain = plain
        self.save_to = save  # written after every decision of a person
        self.known_files = {path.resolve() for path in known_files}  # ours, may be overwritten
        self.rules = load_rules(match.game, words.lang)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.holder = -1  # who sits at the keyboard
        self.told = [0] * (len(bots) + 1)  # how many notes each viewer has been told of
        self.own: list[str] = []  # what the person at the keyboard last saw of its own things ...
        self.grids: list[list[list[str]]] = []  # ... and of grids among them
        self.decided = set(self.people if match.moves else [])  # who has something to take back
        self.saved = match.moves[:]
        self.commands = Commands(self)

    # ---- the loop -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end and stay at the table, until somebody leaves."""
        self._greet()
        playing = True
        while playing:
            seat = self.match.state.seat
            if self.match.state.over():
                self._end()
                playing = False
            elif self.bots[seat] is not None:
                self._let_choose(seat)
            else:
                playing = self._decide(seat)
        for bot in self.bots:
            if bot is not None:
                bot.leave()
        if self.people:
            self._leave()

    def _let_choose(self, seat: int) -> None:
        """A bot decides; its chance depends on the place in the game, so a resumed one is alike."""
        bot = self.bots[seat]
        assert bot is not None
        bot.turn_to(len(self.match.moves))
        move = bot.choose(Position(self.match.game, self.match.state, seat))
        if self.match.play(seat, move) is not None:  # a bot of somebody else may be wrong
            raise Trouble("bot-not-legal", bot=self.match.names[seat], move=move)
        if len(self.people) < 2:
            self.catch_up(self.viewer())

    def _greet(self) -> None:
        say = self.words.text
        lines = [self.words.title()]
        order = [self._introduced(seat) for seat in range(len(self.bots))]
        lines.append(say("table-order", seats=", ".join(order)))
        if len(self.people) == 1:
            lines.append(say("you-are", seat=self.words.name(self.people[0])))
        chosen = self._chosen()
        if chosen:
            lines.append(say("table-settings", settings=", ".join(chosen)))
        lines.append(say("seal", seal=self.match.record().seed_hash.hex()[:16]))
        if self.people:
            lines.append(say("type-help"))
        self.face.tell(lines, "head")
        if self.save_to is not None:
            self.face.tell([say("save-warning", file=str(self.save_to))], "hint")
        if self.match.moves:
            self.face.tell([say("goes-on", moves=len(self.match.moves))])
            self.told = [self._recent(viewer) for viewer in range(len(self.told))]

    def _introduced(self, seat: int) -> str:
        """Who sits there, and which bot it is, if it is one."""
        bot = bot_of(self.match.names[seat])
        name = self.words.name(seat)
        if bot is None:
            return name
        return self.words.text("bot-at-table", name=name, bot=self.words.text(f"bot-{bot}"))

    def _chosen(self) -> list[str]:
        """The settings of this table that are not the usual ones."""
        match = self.match
        return [
            f"{setting.name}={setting.labels[value]}"
            for setting, value in zip(match.game.settings, match.settings, strict=True)
            if value != setting.default
        ]

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
        self.face.tell(telling.log(self.words, self.match, viewer, self.told[viewer]), "note")
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
        if not self._answered(seat):
            return False
        self._autosave()
        if len(self.people) == 1:
            self.catch_up(seat)
        return True

    def _answered(self, seat: int) -> bool:
        """Answer questions until the table has changed; False if the person leaves."""
        while True:
            line = self.face.ask("> ")
            answer = "quit" if line is None else self.commands.answer(seat, line)
            if answer != "again":
                return answer == "moved"

    def _show_own(self, seat: int, handed_over: bool) -> None:
        """One's own things stand above the decision whenever they have changed.

        For ears it is one line. For eyes, while a choice is not complete, only what has changed in
        a grid counts; after a hand-over the screen is empty: what is everybody's comes first.
        """
        if self.plain:
            purse = [table.own_purse(self.words, self.match, seat)]
            self.face.tell(purse if purse[0] and (handed_over or purse != self.own) else [])
            self.own = purse
            return
        own = table.own_things(self.words, self.match, seat, False)
        grids = table.own_grids(self.match, seat)
        if handed_over:
            self.face.tell(["", *table.own_things(self.words, self.match, seat, True)])
        elif grids == self.grids if self.match.state.midway() else own == self.own:
            return
        elif own:
            self.face.tell(["", *own])
        self.own = own
        self.grids = grids

    def ask_again(
        self, moves: bool = True, notation: bool = False, only: list[int] | None = None
    ) -> None:
        """The decision: what stands above it, the prompt line, and the moves under it."""
        if self.match.state.over():
            self.face.tell(["", self.words.text("table-stays")], "ask")
            return
        now = [self.words.say(saying) for saying in telling.now(self.match)]
        self.face.tell(["", *now] if moves else [""])
        message = "prompt" if moves else "prompt-alone"
        self.face.tell([telling.prompt(self.words, self.match, message)], "ask")
        if moves:
            width = self.face.width
            shown = table.moves(self.words, self.match, self.plain, width, notation, only)
            self.face.tell(shown)

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
        """All points and cities, then any question: the table stays."""
        self._autosave()
        viewer = self.viewer()
        if len(self.people) > 1:
            self.face.hide()
            self.told[viewer] = self._recent(viewer)
        self.catch_up(viewer)
        places = results(self.words, self.match)
        if self.plain:  # ears hear first who has won; for eyes it stands next to the prompt
            self.face.tell(places, "head")
        for seat in range(len(self.bots)):
            self.face.tell(["", *sheets.explained(self.words, self.match, seat, viewer)])
            if self.match.game.describe is not None:
                eyes = not self.plain
                self.face.tell(["", *table.show(self.words, self.match, viewer, eyes, seat)])
        self.face.tell(["", *sheets.scores(self.words, self.match, viewer, self.plain)])
        if not self.plain:
            self.face.tell(places, "head")
        if self.people:
            self.ask_again()
            self._answered(viewer)

    def _leave(self) -> None:
        self._autosave()
        over = self.match.state.over()
        self._offer_to_save("save-finished" if over else "save-unfinished")
        self.face.tell([self.words.text("goodbye")])

    def _offer_to_save(self, question: str) -> None:
        if self.saved == self.match.moves:
            return
        while True:
            line = self.face.ask(self.words.text(question) + " ")
            name = "" if line is None else self.commands.file_named(line.strip())
            if name is None:
                self.face.tell([self.words.text("save-no-command", line=line or "")], "hint")
            elif not name:
                self.face.tell([self.words.text("not-saved")])
                return
            elif self.save(Path(name)):
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
