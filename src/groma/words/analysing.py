"""An analysis in sentences: what was played, what was better and why, what the deal was worth."""

from typing import Any, Final

from groma.core.choice import Known
from groma.core.game import Game
from groma.core.match import Match
from groma.core.state import State

from .advising import choice_said, gains_said
from .reckoning import preview
from .words import Words

TENTHS: Final = 10  # of a point


class Then:
    """The table before a decision."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state


class DecisionSaid:
    """A decision in words; `brief`: what was played and what was better, to who sees a board."""

    def __init__(self, played: str, better: str, why: list[str], brief: list[str]) -> None:
        self.played = played
        self.better = better
        self.why = why
        self.brief = brief


def decision_said(
    words: Words, match: Match, at: int, better: list[int], gains: list[int], reader: int
) -> DecisionSaid:
    """What was played after so many moves, what was better, and what speaks for it.

    `gains`: by seat, in points, some turns later; `reader`: the seat that is told "you".
    """
    then = Then(match.game, match.state_after(at))
    seat = then.state.seat
    played = choice_at(match, then.state, at)
    why: list[str] = []
    brings = preview(words, then, seat, better[0])[0]
    instead = preview(words, then, seat, played[0])[0]
    if brings != instead:
        nothing = words.text("analysis-nothing")
        why.append(
            words.text("analysis-brings", brings=brings or nothing, instead=instead or nothing)
        )
    later = gains_said(words, seat, gains, reader)
    if later:
        why.append(words.text("analysis-later", told=" ".join(later)))
    brief = [choice_said(words, then, moves, True) for moves in (played, better)]
    return DecisionSaid(
        choice_said(words, then, played), choice_said(words, then, better), why, brief
    )


def choice_at(match: Match, state: State, at: int) -> list[int]:
    """The whole choice that was made then, up to its end or to where something new was seen."""
    world = state.clone()
    seat = world.seat
    known = Known(world, seat)
    moves = [match.moves[at]]
    world.play(moves[0])
    while world.seat == seat and world.midway() and not known.news(world):
        moves.append(match.moves[at + len(moves)])
        world.play(moves[-1])
    return moves


def cost_said(words: Words, cost: int) -> str:
    """What a decision cost, given in tenths of a point: "about 6 points"."""
    return words.text("analysis-cost", points=max(1, (cost + TENTHS // 2) // TENTHS))


def headline(words: Words, said: DecisionSaid | None, cost: int) -> str:
    """The first line that a player reads: the costliest decision, or that there is none."""
    if said is None:
        return words.text("analysis-flawless")
    return words.text("analysis-headline", played=said.played, cost=cost_said(words, cost))


def deal_said(words: Words, seat: int, reader: int, usual: int, taken: int) -> str:
    """What the deal was worth to a seat: the places of others with it, in hundredths."""
    return words.text(
        "analysis-deal",
        own=int(seat == reader),
        name=words.name(seat),
        usual=place_said(words, usual),
        taken=taken,
    )


def place_said(words: Words, place: int) -> str:
    """A place in hundredths, with one decimal."""
    tenths = (place + 5) // 10
    return f"{tenths // 10}{words.text('decimal-mark')}{tenths % 10}"
