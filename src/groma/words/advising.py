"""Advice in sentences: what a good player would do, and what speaks for it."""

from groma.core.match import Match

from . import telling
from .reckoning import preview
from .words import Words


def all_said(words: Words, match: Match, moves: list[int]) -> list[str]:
    """Moves in words, each as it is when it is made; what they show is new to nobody."""
    state = match.state.clone()
    told: list[str] = []
    for move in moves:
        told.append(telling.said(words, match.game, state, move, state.seat))
        state.play(move)
    return told


def advice_said(
    words: Words, match: Match, seat: int, moves: list[int], other: int, gains: list[int]
) -> list[str]:
    """A choice, what it brings, and how everybody stands some turns later compared with another.

    `gains`: by seat, in points; [] if nothing can be compared.
    """
    lines = [words.text("advice-move", move=choice_said(words, match, moves))]
    lines += brings_said(words, match, seat, moves[0])
    if not gains:
        return lines
    instead = telling.said(words, match.game, match.state, other, seat)
    reasons = gains_said(words, seat, gains)
    if reasons:
        lines.append(words.text("advice-later", other=instead))
        lines += reasons
    else:
        lines.append(words.text("advice-close", other=instead))
    return lines


def choice_said(words: Words, match: Match, moves: list[int]) -> str:
    """All parts of a choice in one line."""
    return "; ".join(all_said(words, match, moves))


def brings_said(words: Words, match: Match, seat: int, move: int) -> list[str]:
    """What a move brings at once, if it does."""
    brings = preview(words, match, seat, move)[0]
    return [words.text("advice-brings", brings=brings)] if brings else []


def gains_said(words: Words, seat: int, gains: list[int]) -> list[str]:
    """What speaks for a choice: how much more a seat has later, and how much less the others."""
    reasons = []
    if gains[seat] > 0:
        reasons.append(words.text("advice-gains", points=gains[seat]))
    for rival, gain in enumerate(gains):
        if rival != seat and gain < 0:
            reasons.append(words.text("advice-costs", name=words.name(rival), points=-gain))
    return reasons
