"""Moments: a table as it was after some of its moves, with whose eyes its reader may use."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from groma.core.game import Game
from groma.core.state import State
from groma.words import telling

from . import showing
from .entries import OVER
from .problems import not_now, not_there, not_yours, wrong
from .replica import Replica, own_totals, totals
from .sentences import TableWords
from .wire.playing import ChapterShape, LogLine, Moment

OPEN: Final = "open"  # eyes before which nothing is hidden


class Then:
    """A table at a moment: what can be asked about its moves."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state

    def laid_open(self) -> "Then":
        """The same with everything face up."""
        state = self.game.clone(self.state)
        state.hidden.lay_open()
        return Then(self.game, state)


class Eyes:
    """With whose eyes somebody looks back: a viewer's; `open`: nothing is hidden from them."""

    def __init__(self, viewer: int, open_: bool = False) -> None:
        self.viewer = viewer
        self.open = open_


def eyes_of(replica: Replica, own: int, wanted: str | None) -> Eyes:
    """While the game runs one's own; when it is over those of any viewer, or open ones."""
    players = replica.header.players
    if wanted is None or wanted == str(own):
        return Eyes(own)
    if wanted != OPEN and int(wanted) > players:
        raise wrong("seat")
    if replica.header.status != OVER:
        raise not_yours("eyes")
    return Eyes(players, True) if wanted == OPEN else Eyes(int(wanted))


def moment(replica: Replica, at: int, eyes: Eyes, words: TableWords) -> Moment:
    """The table after its first `at` moves."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    of = len(match.moves)
    if not 0 <= at <= of:
        raise not_there("moment")
    state = match.state if at == of else match.state_after(at)
    return _moment(replica, state, at, eyes, words)


def moments(replica: Replica, eyes: Eyes, words: TableWords) -> Iterator[Moment]:
    """All moments, from the deal to the last move; each as it is told when it is asked for."""
    match = replica.match
    if match is None:
        raise not_now("gathering")
    state = match.state_after(0)
    yield _moment(replica, state, 0, eyes, words)
    for at, move in enumerate(list(match.moves), 1):
        state.play(move)
        yield _moment(replica, state, at, eyes, words)


def _moment(replica: Replica, state: State, at: int, eyes: Eyes, words: TableWords) -> Moment:
    match = replica.playing()
    mover = match.mover(at - 1) if at else None
    reader = mover if eyes.open and mover is not None else eyes.viewer
    told_then = [told for told in replica.told_by(at) if told.readable(reader)]
    lines = [showing.line(words, told, replica) for told in told_then]
    return shown(Then(replica.game, state), at, len(match.moves), mover, eyes, lines, words)


def shown(
    then: Then,
    at: int,
    of: int,
    mover: int | None,
    eyes: Eyes,
    lines: list[LogLine],
    words: TableWords,
) -> Moment:
    """A moment as a viewer sees it."""
    if eyes.open:
        then = then.laid_open()
    state = then.state
    decides = state.seat == eyes.viewer
    return Moment(
        at=at,
        of=of,
        seat=None if state.over() else state.seat,
        mover=mover,
        viewer=eyes.viewer,
        view=then.game.view(state, eyes.viewer),
        legal=state.legal() if decides else None,
        prompt=telling.prompt(words, then) if decides else "",
        lines=lines,
        sheets=showing.sheets_at(then, eyes.viewer, words, at),
        brief=telling.short_prompt(words, then) if decides else "",
    )


def course(replica: Replica, viewer: int) -> Iterator[list[int]]:
    """The points of each seat before the first move and after each, as a viewer could know them.

    Of a finished game, in which nothing is hidden any longer: as each seat knew its own. Between
    two of them anything may happen: it is the course of the game as it was asked for.
    """
    match = replica.match
    if match is None:
        raise not_now("gathering")
    over = replica.header.status == OVER
    known = own_totals if over else partial(totals, viewer=viewer)
    return _course(Then(replica.game, match.state_after(0)), list(match.moves), known)


def _course(
    then: Then, moves: list[int], known: Callable[[Game[Any], State], list[int]]
) -> Iterator[list[int]]:
    yield known(then.game, then.state)
    for move in moves:
        then.state.play(move)
        yield known(then.game, then.state)


def movers(replica: Replica) -> list[int]:
    """Who made each move."""
    match = replica.match
    return [] if match is None else [match.mover(at) for at in range(len(match.moves))]


def chapters(replica: Replica, viewer: int) -> list[ChapterShape]:
    """Where the chapters of the log begin, as far as a viewer may read them."""
    kinds = replica.game.notes.kinds
    return [
        ChapterShape(at, told.note.to_json())
        for at in range(len(movers(replica)) + 1)
        for told in replica.told_by(at)
        if told.note is not None and kinds[told.note.kind].chapter and told.readable(viewer)
    ]
