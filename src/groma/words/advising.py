"""Advice in sentences: what a good player would do, and what speaks for it."""

from groma.core.match import Match

from . import telling
from .reckoning import preview
from .telling import Board
from .words import Words


def all_said(words: Words, match: Board, moves: list[int], brief: bool = False) -> list[str]:
    """Moves in words, each as it is when it is made; what they show is new to nobody."""
    state = match.state.clone()
    told: list[str] = []
    for move in moves:
        told.append(telling.said(words, match.game, state, move, state.seat, brief))
        state.play(move)
    return told


def advice_said(
    words: Words,
    match: Match,
    seat: int,
    moves: list[int],
    other: int,
    gains: list[int],
    brief: bool = False,
) -> list[str]:
    """A choice, what it brings, and how everybody stands some turns later compared with another.

    `gains`: by seat, in points; [] if nothing can be compared. `brief`: to who sees a board.
    """
    lines = [words.text("advice-move", move=choice_said(words, match, moves, brief))]
    lines += brings_said(words, match, seat, moves[0])
    if not gains:
        return lines
    instead = telling.said(words, match.game, match.state, other, seat, brief)
    reasons = gains_said(words, seat, gains, seat)
    if reasons:
        lines.append(words.text("advice-later", other=instead))
        lines += reasons
    else:
        lines.append(words.text("advice-close", other=instead))
    return lines


def choice_said(words: Words, match: Board, moves: list[int], brief: bool = False) -> str:
    """All parts of a choice in one line."""
    return "; ".join(all_said(words, match, moves, brief))


def brings_said(words: Words, match: Board, seat: int, move: int) -> list[str]:
    """What a move brings at once, if it does."""
    brings = preview(words, match, seat, move)[0]
    return [words.text("advice-brings", brings=brings)] if brings else []


def gains_said(words: Words, seat: int, gains: list[int], reader: int) -> list[str]:
    """How much better a seat stands some turns later, and how much worse the others.

    `reader`: the seat that is told "you".
    """
    told = []
    for one, gain in sorted(enumerate(gains), key=lambda pair: pair[0] != seat):
        if gain > 0 if one == seat else gain < 0:
            message = "advice-gains" if one == seat else "advice-costs"
            own = int(one == reader)
            told.append(words.text(message, own=own, name=words.name(one), points=abs(gain)))
    return told
