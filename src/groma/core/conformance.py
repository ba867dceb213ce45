"""The conformance kit: what any game must pass, ours or a stranger's, pure or compiled."""

import json
from collections.abc import Callable
from typing import Any, Final

from .deal import Deal, commitment, deal_key
from .game import Game
from .leaks import check_forward, check_secret_move, check_still
from .look import look, refusals
from .native import mypyc_attr
from .notes import Log
from .record import Record, from_bytes, from_json
from .sayings import sorts_of
from .sections import Head, Sections
from .sorts import Sort
from .state import STEP, State

STRAY: Final = 8  # moves a clone plays on, to see whether the original notices


class Violation(Exception):
    """A promise of the contract that a game broke."""


def demand(holds: bool, promise: str) -> None:
    """Complain if a promise does not hold."""
    if not holds:
        raise Violation(promise)


def check_tables(game: Game[Any]) -> None:
    """Moves and notes are declared soundly; notation and JSON form are inverses of the numbers."""
    moves = game.moves
    for move in range(moves.count):
        demand(moves.parse(moves.text(move)) == move, f"notation of move {move} reads back")
        demand(moves.from_json(moves.to_json(move)) == move, f"JSON of move {move} reads back")
        demand(
            moves.number(moves.family(move).name, *moves.arguments(move)) == move,
            f"arguments of move {move} number it",
        )
    demand(len(game.notes.kinds) > 0, "a game tells what happens")
    sorts: dict[str, Sort] = sorts_of(moves, game.notes)
    for sort in game.sections.sorts():
        demand(sorts.setdefault(sort.name, sort) is sort, f"there is one sort {sort.name}")
        demand(len(sort.at) in (0, sort.size), f"every {sort.name} lies somewhere, or none does")
    check_sections(game.sections)


def check_sections(sections: Sections[Any]) -> None:
    """What is shown is declared: every part once, and in the form if the view has one."""
    names = [section.name for section in sections.declared]
    whole = [*Head.__annotations__, *names]
    demand(len(set(whole)) == len(whole), "no two sections have the same name")
    if sections.form is not None:  # a compiled form does not name what it has from the head
        formed = [
            name for name in sections.form.__annotations__ if name not in Head.__annotations__
        ]
        demand(formed == names, "the sections are those of the form")


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """One game played at random, every promise checked; a test may pick the moves."""

    def __init__(
        self, game: Game[Any], players: int, settings: list[int], seed: bytes, care: int
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.care = care  # one decision in so many gets the dear checks
        self.chance = Deal(seed + b" choices")
        self.moves: list[int] = []

    def start(self) -> State:
        """Deal the table anew."""
        state: State = self.game.deal(
            self.players,
            self.settings[:],
            Deal(deal_key(self.seed, [""] * self.players)),
            Log(self.players + 1),
        )
        return state

    def run(self) -> None:
        """Play to the end."""
        state = self.start()
        demand(len(state.steps) <= STEP, f"a game has at most {STEP} kinds of step")
        census = self.game.census(state)
        while not state.over():
            demand(len(self.moves) < self.game.longest, "no game is longer than declared")
            self.check_decision(state)
            move = self.pick(state)
            careful = self.chance.below(self.care) == 0
            if careful:
                self.check_closely(state, move)
            self.check_step(state, move, census)
        self.check_end(state)
        self.check_record(state)

    def pick(self, state: State) -> int:
        """Any legal move."""
        legal = state.legal()
        return legal[self.chance.below(len(legal))]

    def check_decision(self, state: State) -> None:
        """The options are sound: sorted, unique, in range, not empty, and the mask is the list."""
        legal = state.legal()
        step = state.pending()
        demand(0 <= state.seat < self.players, "a seat decides")
        demand(len(legal) > 0, "whoever decides has a legal move")
        demand(legal == sorted(set(legal)), "legal moves are sorted and unique")
        demand(legal[0] >= step.first, "legal moves belong to the pending step")
        demand(legal[-1] < step.first + step.width, "legal moves belong to the pending step")
        demand(step.clause != "", "the pending step bears a clause")
        mask = [move for move in range(self.game.moves.count) if state.allows(move)]
        demand(mask == legal, "mask and list agree")

    def check_step(self, state: State, move: int, census: list[int]) -> None:
        """Play one move: saved and loaded before it, the table goes on exactly alike."""
        content = state.to_bytes()
        loaded = self.game.load(self.players, self.settings[:], content)
        demand(loaded.to_bytes() == content, "a saved table loads as it was")
        known = [len(state.hidden.unseen(v)) for v in range(self.players + 1)]
        revealed = state.hidden.revealed
        told = 0 if state.log is None else len(state.log.notes)
        loaded.play(move)
        state.play(move)
        demand(self.game.census(state) == census, "no component is lost or made")
        self.check_notes(state, told)
        self.moves.append(move)
        demand(loaded.to_bytes() == state.to_bytes(), "a loaded table plays on as the real one")
        for viewer in range(self.players + 1):
            if len(state.hidden.unseen(viewer)) < known[viewer]:
                demand(state.hidden.revealed > revealed, "a face seen raises the undo barrier")

    def check_closely(self, state: State, move: int) -> None:
        """Clones, refusals, leaks, and that the table can be played to its end from here."""
        before = state.to_bytes()
        twin = state.clone()
        demand(twin.to_bytes() == before, "a clone equals the original")
        demand(twin.legal() == state.legal(), "a clone offers the same moves")
        loaded = self.game.load(self.players, self.settings[:], before)
        self.check_views(state)
        for viewer in range(self.players + 1):
            given = look(self.game, state, viewer)
            demand(look(self.game, twin, viewer) == given, "a clone looks like the original")
            demand(look(self.game, loaded, viewer) == given, "a saved table loads as it was")
        sheets = self.sheets(state)
        demand(self.sheets(loaded) == sheets, "a saved table loads as it was")
        demand(state.to_bytes() == before, "looking changes nothing")
        twin.play(move)
        for _ in range(STRAY):
            if not twin.over():
                twin.play(self.pick(twin))
        untouched = state.to_bytes() == before and self.sheets(state) == sheets
        demand(untouched, "a clone is independent")
        self.check_refusals(state)
        for viewer in range(self.players + 1):
            leak = check_still(self.game, state, viewer, self.chance)
            leak = leak or check_forward(self.game, state, viewer, move, self.chance)
            demand(leak == "", f"viewer {viewer}: {leak}")
        leak = check_secret_move(self.game, state, self.chance)
        demand(leak == "", leak)
        demand(state.to_bytes() == before, "looking changes nothing")

    def check_views(self, state: State) -> None:
        """Views and tensors are as declared; views made one by one are those made at once."""
        viewers = list(range(self.players + 1))
        single = [json.dumps(self.game.view(state, viewer)) for viewer in viewers]
        at_once = [json.dumps(view) for view in self.game.views(state, viewers)]
        demand(at_once == single, "views made at once are those made one by one")
        for viewer in viewers:
            view = self.game.view(state, viewer)
            fault = self.game.sections.fault(view, self.players)
            demand(fault == "", f"a view holds what its sections declare: {fault}")
            if self.game.tensors is not None:
                layout = self.game.tensors.layout(self.players)
                fault = layout.fault(self.game.tensors.numbers(state, viewer))
                demand(fault == "", f"a tensor holds what its fields declare: {fault}")

    def sheets(self, state: State) -> list[Any]:
        """Everybody's sheet as plain data."""
        return [self.game.sheet(state, seat, seat).to_json() for seat in range(self.players)]

    def check_notes(self, state: State, since: int) -> None:
        """Every note has the arguments it was declared with."""
        log = state.log
        if log is not None:
            for note in log.notes[since:]:
                kind = self.game.notes.kinds[note.kind]
                whole = len(note.values) == len(kind.names)
                demand(whole, f"note {kind.name} has the arguments it was declared with")

    def check_refusals(self, state: State) -> None:
        """A clause for every illegal move, none for a legal one, nothing for other seats."""
        legal = state.legal()
        answers = refusals(self.game, state, state.seat)
        allowed = set(legal)
        for move in range(self.game.moves.count):
            answer = answers[move]
            if answer is None and move not in allowed:
                raise Violation(f"no clause forbids {self.game.moves.text(move)}")
            if answer is not None and move in allowed:
                raise Violation(f"a clause forbids legal {self.game.moves.text(move)}")
            if answer is not None and answer["clause"] == "":
                raise Violation(f"{self.game.moves.text(move)} lacks its clause")
        for other in range(self.players):
            if other != state.seat:
                refusal = state.why_not(other, legal[0])
                demand(
                    refusal is not None and refusal.message == "refused-not-your-decision",
                    "only the seat that decides may ask",
                )

    def check_end(self, state: State) -> None:
        """The sheets add up, and every seat has its place by what its sheet says, then ties."""
        self.check_views(state)
        scores: list[int] = []
        for seat in range(self.players):
            page = self.game.sheet(state, seat, seat)
            scores.append(page.total())
            demand(sum(page.by_row()) == scores[seat], "every line stands in a row of the sheet")
        standing = self.game.standing(state)
        demand(len(standing) == self.players, "every seat has a standing")
        for seat in range(self.players):
            demand(standing[seat][:1] == [scores[seat]], "a standing begins with the score")
            demand(len(standing[seat]) == len(standing[0]), "ties are broken alike for all")
        refusal = state.why_not(0, 0)
        demand(refusal is not None and state.legal() == [], "nothing may be played at the end")

    def check_record(self, state: State) -> None:
        """The record, in both forms, is dealt and played again to the same table."""
        record = Record(
            self.game.name,
            self.game.version,
            self.settings,
            [f"seat {i}" for i in range(self.players)],
            self.seed,
            commitment(self.seed),
            [""] * self.players,
            self.moves,
        )
        shelf = {self.game.name: self.game}
        content = record.to_bytes(self.game)
        for copy in (from_bytes(content, shelf), from_json(record.to_json(self.game), shelf)):
            demand(copy.to_bytes(self.game) == content, "a record reads back")
            again = copy.deal(self.game)
            for move in copy.moves:
                demand(again.allows(move), "a record replays to the same table")
                again.play(move)
            demand(again.to_bytes() == state.to_bytes(), "a record replays to the same table")


def check_substitute(game: Game[Any], players: int, seed: bytes) -> None:
    """Whoever takes over a seat at any moment, the game reaches its end."""
    chance = Deal(seed)
    state: State = game.deal(players, game.defaults(), Deal(seed), None)
    count = 0
    while not state.over():
        if chance.below(8) == 0:
            twin = state.clone()
            for _ in range(game.longest):
                if twin.over():
                    break
                twin.play(twin.legal()[0])
            demand(twin.over(), "a seat that always plays its first move reaches the end")
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
        count += 1
        demand(count <= game.longest, "no game is longer than declared")


def any_settings(game: Game[Any], chance: Deal) -> list[int]:
    """Settings drawn at random."""
    return [chance.below(len(setting.labels)) for setting in game.settings]


def fuzz(
    game: Game[Any],
    players: list[int],
    games: int,
    seed: bytes,
    report: Callable[[str], None],
    care: int = 4,
) -> list[str]:
    """Play many random games under the kit; the answer is every violation, ready to repeat."""
    found: list[str] = []
    try:
        check_tables(game)
    except Violation as violation:
        found.append(str(violation))
    decisions = 0
    for number in range(games):
        chance = Deal(seed + b" game %d" % number)
        count = players[number % len(players)]
        settings = any_settings(game, chance)
        key = deal_key(seed, [str(number)])
        trial = Trial(game, count, settings, key, care)
        try:
            trial.run()
            if number % 50 == 0:
                check_substitute(game, count, key)
        except Exception as problem:  # an error of the game's code breaks the contract, too
            found.append(
                f"{problem!r} [{game.name}, {count} players, settings {settings}, "
                f"seed {key.hex()}, after {[game.moves.text(move) for move in trial.moves]}]"
            )
        decisions += len(trial.moves)
        if (number + 1) % 100 == 0 or number + 1 == games:
            report(f"{number + 1} games, {decisions} decisions, {len(found)} violations")
    return found
