"""Matches: a game in play for people, with its log, undo up to the barrier, and its record."""

from typing import Any

from .deal import commitment
from .foresight import Foresight, Preview
from .game import Game
from .notes import Log, Note
from .record import Record
from .refusals import Refusal
from .state import State


class Match:
    """The state of a table, and how it came about."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        if record.seed is None:
            raise ValueError("only who holds the seed can run the table")
        self.game = game
        self._opening = record
        self.moves: list[int] = []
        self._movers: list[int] = []
        self._barriers: list[int] = []  # what was revealed before each move
        self._told: list[int] = []  # how many notes there were before each move
        self.state = self._start()
        for move in record.moves:
            self.follow(move)

    def _start(self) -> State:
        return self._opening.deal(self.game, Log(self._opening.players + 1))

    def follow(self, move: int) -> None:
        """Carry out a move that was judged before; an illegal one is an error."""
        state = self.state
        log = state.log
        seat = state.seat
        barrier = state.hidden.revealed
        told = 0 if log is None else len(log.notes)
        state.play(move)
        self.moves.append(move)
        self._movers.append(seat)
        self._barriers.append(barrier)
        self._told.append(told)

    @property
    def names(self) -> list[str]:
        """Who sits at the table."""
        return self._opening.names

    @property
    def settings(self) -> list[int]:
        """What the table chose, by the settings of its rules."""
        return self._opening.settings

    @property
    def notes(self) -> list[Note]:
        """Everything told so far, to whomever."""
        log = self.state.log
        return [] if log is None else log.notes

    def play(self, seat: int, move: int) -> Refusal | None:
        """Play a move for a seat; the answer is why it was not allowed, or None."""
        refusal = self.state.why_not(seat, move)
        if refusal is None:
            self.follow(move)
        return refusal

    def undoable(self, seat: int) -> tuple[int, str]:
        """How many moves a seat may take back, and the message that says what stops it."""
        count = 0
        if self.state.over():
            return 0, "undo-stops-at-end"  # the seed has been shown
        barrier = self.state.hidden.revealed
        while count < len(self.moves):
            last = len(self.moves) - 1 - count
            if self._movers[last] != seat:
                return count, "undo-stops-at-another"
            if self._barriers[last] != barrier:
                return count, "undo-stops-at-revealed"
            count += 1
        return count, "undo-stops-at-start"

    def undo(self, seat: int, count: int = 1) -> bool:
        """Take back the last moves of a seat, if they may be taken back."""
        if count < 1 or self.undoable(seat)[0] < count:
            return False
        self.rewind(len(self.moves) - count)
        return True

    def rewind(self, count: int) -> None:
        """Go back to the table after the first `count` moves."""
        moves = self.moves[:count]
        self.moves = []
        self._movers = []
        self._barriers = []
        self._told = []
        self.state = self._start()
        for move in moves:
            self.follow(move)

    def state_after(self, count: int) -> State:
        """The table after its first `count` moves; the match itself stays as it is."""
        state = self._opening.deal(self.game)
        for move in self.moves[:count]:
            state.play(move)
        return state

    def mover(self, move: int) -> int:
        """Who made move number `move`."""
        return self._movers[move]

    def notes_since(self, viewer: int, move: int) -> list[Note]:
        """What a viewer may read of what happened since move number `move` was about to be made."""
        log = self.state.log
        if log is None:
            return []
        since = self._told[move] if move < len(self._told) else len(log.notes)
        return log.for_viewer(viewer, since)

    def since_own_move(self, seat: int) -> list[Note]:
        """What a seat may read of what happened since it last decided."""
        for i in range(len(self._movers) - 1, -1, -1):
            if self._movers[i] == seat:
                return self.notes_since(seat, i + 1)
        log = self.state.log
        return [] if log is None else log.for_viewer(seat)

    def preview(self, seat: int, move: int) -> Preview:
        """What a move would change on the seat's sheet, as far as the seat can know."""
        return Foresight(self.game, self.state, seat).preview(move)

    def record(self, opened: bool = False) -> Record:
        """The record so far; while the game runs, seed and secret moves only if it is opened."""
        opening = self._opening
        shown = opened or self.state.over()
        return Record(
            opening.game,
            opening.version,
            opening.settings,
            opening.names,
            opening.seed if shown else None,
            opening.seed_hash,
            opening.words,
            [move if shown else self.game.moves.conceal(move) for move in self.moves],
            opening.start if shown else None,
            opening.key if shown else None,
        )

    def public_moves(self) -> list[str]:
        """The moves as everybody may read them while the game runs."""
        return [self.game.moves.public_text(move) for move in self.moves]


def open_match(
    game: Game[Any],
    names: list[str],
    seed: bytes,
    settings: list[int] | None = None,
    words: list[str] | None = None,
    start: bytes | None = None,
    key: bytes | None = None,
) -> Match:
    """Sit down at a new table: with a deal, or with a position to go on from.

    `key`: what is dealt from, where it was kept; else it is made of seed and words.
    """
    chosen = game.defaults() if settings is None else settings
    empty: list[int] = []
    return Match(
        game,
        Record(
            game.name,
            game.version,
            chosen,
            names,
            seed,
            commitment(seed),
            words or [""] * len(names),
            empty,
            start,
            key,
        ),
    )
