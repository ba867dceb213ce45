"""Playthroughs: a whole game as a text that people read and that can be played again.

A head says what was begun with; then the moves in the game's own notation, each followed by what
was told of it in words, if the head says so; then the score sheets; last a digest for every step.
Lines that begin with a space are only for people: nothing is read from them.
"""

import hashlib
import json
import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from groma.core.deal import commitment
from groma.core.game import Game, games
from groma.core.look import look
from groma.core.match import Match
from groma.core.notes import Note
from groma.core.record import Record, rules_of
from groma.text.sheets import explained
from groma.text.words import Words
from groma.words.reckoning import results, sheet_of, sheet_said
from groma.words.telling import prompt

GAME, END, LEFT, DIGESTS = "== game", "== end", "== moves not played", "== digests"
PARTED = "; "  # moves of one line
ROW = 10  # digests of one line


@dataclass
class Kept:
    """What is read of a playthrough: enough to play it again."""

    record: Record  # without moves: they are kept as they were written, legal or not
    worded: bool  # whether it tells what happened, or only how it ended
    moves: list[str] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    @property
    def game(self) -> Game[Any]:
        """The rules it is played by."""
        return _rules(self.record.game, self.record.version)

    def whole(self) -> Record:
        """The record with its moves; ValueError if one of them is none."""
        numbers = [self.game.moves.parse(move) for move in self.moves]
        if -1 in numbers:
            raise ValueError(f"{self.moves[numbers.index(-1)]!r} is no move of {self.record.game}")
        return _record(self.record, numbers)


def keep(record: Record, worded: bool) -> Kept:
    """A game that was played, to be written down."""
    kept = Kept(_record(record, []), worded)
    kept.moves = [kept.game.moves.text(move) for move in record.moves]
    return kept


def _record(old: Record, moves: list[int]) -> Record:
    words = [""] * old.players
    return Record(
        old.game, old.version, old.settings, old.names, old.seed, old.seed_hash, words, moves
    )


@cache
def _rules(name: str, version: int) -> Game[Any]:
    game = rules_of(name, version, games())
    if game.version != version:
        raise ValueError(f"{name} no longer knows its version {version}")
    return game


# ---- reading ------------------------------------------------------------------------------------


def read(text: str) -> Kept:
    """The inverse of `replayed`, but for what is only for people."""
    lines = [line for line in text.splitlines() if line and not line.startswith(" ")]
    head = dict(line.split(": ", 1) for line in lines[: lines.index(GAME)])
    kept = _begun(head)
    part = ""
    for line in lines[lines.index(GAME) :]:
        if line.startswith("== "):
            part = line
        elif part in (GAME, LEFT):
            kept.moves += line.split(": ", 1)[1].split(PARTED)
        elif part == DIGESTS:
            kept.digests += line.split(": ", 1)[1].split()
    return kept


def _begun(head: dict[str, str]) -> Kept:
    game = _rules(head["game"], int(head["version"]))
    chosen = dict(one.split("=") for one in head["settings"].split()) if head["settings"] else {}
    settings = [
        one.labels.index(chosen.pop(one.name, one.labels[one.default])) for one in game.settings
    ]
    if chosen:
        raise ValueError(f"{game.name} has no settings {', '.join(chosen)}")
    names = head["seats"].split(", ")
    seed = bytes.fromhex(head["seed"])
    words = [""] * len(names)
    record = Record(game.name, game.version, settings, names, seed, commitment(seed), words, [])
    return Kept(record, head["told"] == "in words")


# ---- playing again, and writing -----------------------------------------------------------------


def replayed(kept: Kept, step: int = 1) -> str:
    """The text of a game played again; a digest after every `step`-th move, and after the last.

    The digests between are taken as they were kept.
    """
    told = _Told(kept)
    match = told.match
    digests = {0: digest(match)}
    number, problem = 0, ""
    for number, move in enumerate(kept.moves, 1):
        random.seed(number)  # the global generator is poisoned: no rule may ask it
        problem = told.play(number, move)
        if problem:
            number -= 1
            break
        if number % step == 0 or number == len(kept.moves):
            digests[number] = digest(match)
    old = dict(enumerate(kept.digests))
    told.end(problem, kept.moves[number:])
    told.digests([digests.get(i) or old.get(i, "?") for i in range(number + 1)])
    return "\n".join(told.page) + "\n"


def digest(match: Match) -> str:
    """Eight digits for the table, every viewer's look at it, every sheet and every note so far."""
    state, game = match.state, match.game
    seats = range(state.players)
    seen = {
        "looks": [look(game, state, viewer) for viewer in range(state.players + 1)],
        "sheets": [game.sheet(state, seat, seat).to_json() for seat in seats],
        "notes": [[note.readers, *note.to_json()] for note in match.notes[-30:]],
    }
    content = state.to_bytes() + json.dumps(seen, sort_keys=True).encode()
    return hashlib.sha256(content).hexdigest()[:8]


class _Told:
    """The text of a game, as far as it is played."""

    def __init__(self, kept: Kept) -> None:
        record = kept.record
        self.worded = kept.worded
        self.match = Match(kept.game, record)
        self.words = Words(kept.game, "en", record.names)
        self.mover = -1  # whose moves the last line holds
        chosen = zip(kept.game.settings, record.settings)
        settings = " ".join(f"{one.name}={one.labels[value]}" for one, value in chosen)
        assert record.seed is not None
        self.page = [
            f"game: {record.game}",
            f"version: {record.version}",
            f"settings: {settings}",
            f"seats: {', '.join(record.names)}",
            f"seed: {record.seed.hex()}",
            f"told: {'in words' if kept.worded else 'moves and end'}",
            "",
            GAME,
        ]
        self._notes(0)

    def play(self, number: int, move: str) -> str:
        """Play a move and tell of it; the answer is why it cannot be played, in words."""
        match = self.match
        seat, since = match.state.seat, len(match.notes)
        parsed = match.game.moves.parse(move)
        if parsed < 0:
            return f"Move {number}, {move}, is no move of this game."
        refusal = match.play(seat, parsed)
        if refusal is not None:
            return f"Move {number}, {move}, is refused: {self.words.refusal(refusal)}"
        if seat == self.mover:
            self.page[-1] += PARTED + move
        else:
            self.page.append(f"{number} {self.words.name(seat)}: {move}")
        self.mover = seat
        self._notes(since)
        return ""

    def _notes(self, since: int) -> None:
        for note in self.match.notes[since:] if self.worded else []:
            self.page.append(f"    {self._for(note)}{self.words.note(note)}")
            self.mover = -1  # the next move has a line of its own

    def _for(self, note: Note) -> str:
        """Who may read a note, if not everybody: the onlooker is nobody's name."""
        viewers = range(self.match.state.players + 1)
        readers = [viewer for viewer in viewers if note.readers >> viewer & 1]
        if len(readers) == len(viewers):
            return ""
        seats = [self.words.name(seat) for seat in readers if seat < self.match.state.players]
        onlooker = ["onlookers"] if len(seats) < len(readers) else []
        return f"[for {', '.join(seats + onlooker)}] "

    def end(self, problem: str, left: list[str]) -> None:
        """The sheets, and who has won; or why it ends before, and what could not be played."""
        match, words = self.match, self.words
        self.page += ["", END]
        if problem:
            asked = [] if match.state.over() else [prompt(words, match)]
            self.page += ["  " + line for line in [problem, *asked]]
        elif not match.state.over():
            self.page.append("  The game is not over, and there are no more moves.")
        else:
            self.page += ["  " + line for line in results(words, match)]
        for seat in range(match.state.players):
            if self.worded:
                self.page += ["  " + line for line in explained(words, match, seat, seat)]
            else:
                self.page.append("  " + sheet_said(words, seat, sheet_of(match, seat, seat)))
        if left:
            self.page += ["", LEFT, f"{len(match.moves) + 1} left: {PARTED.join(left)}"]

    def digests(self, found: list[str]) -> None:
        """The digests, by the number of the move they come after."""
        self.page += ["", DIGESTS]
        for i in range(0, len(found), ROW):
            self.page.append(f"{i}: {' '.join(found[i : i + ROW])}")
