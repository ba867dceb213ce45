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
    said = "; ".join(all_said(words, match, moves))
    lines = [words.text("advice-move", move=said)]
    brings = preview(words, match, seat, moves[0])[0]
    if brings:
        lines.append(words.text("advice-brings", brings=brings))
    if not gains:
        return lines
    instead = telling.said(words, match.game, match.state, other, seat)
    reasons = []
    if gains[seat] > 0:
        reasons.append(words.text("advice-gains", points=gains[seat]))
    for rival, gain in enumerate(gains):
        if rival != seat and gain < 0:
            reasons.append(words.text("advice-costs", name=words.name(rival), points=-gain))
    if reasons:
        lines.append(words.text("advice-later", other=instead))
        lines += reasons
    else:
        lines.append(words.text("advice-close", other=instead))
    return lines
