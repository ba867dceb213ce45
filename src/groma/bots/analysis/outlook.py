"""Outlook: the place that a seat may expect, from what it can know at a moment."""

from math import erf, sqrt
from typing import Any, Final

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.mind import ALL
from groma.core.state import State

from ..eyes import Eyes
from ..foreseeing import Time, play_on
from ..levels import mind_of

SEED: Final = b"outlook"
WORLDS: Final = 4
TICKS: Final = 1  # played on before it is looked at: so everybody has had a turn as late
HUNDREDTHS: Final = 100  # of a place


def expected(game: Game[Any], state: State, seat: int, at: int) -> list[int]:
    """By seat, the points at the end that one of them may expect at a moment, in its unit."""
    mind = mind_of(game)
    eyes = Eyes(game, mind, ALL)
    deal = Deal(SEED + at.to_bytes(4, "big"))
    total = [0] * state.players
    for _ in range(WORLDS):
        world = state.imagine(seat, deal)
        world = play_on(eyes, world, Time(eyes, world, TICKS), [])
        values = eyes.standings(world)
        if not values:
            return []
        total = [total[one] + values[one] for one in range(state.players)]
    return [one // WORLDS for one in total]


def place(values: list[int], seat: int, spread: float) -> int:
    """The place that a seat may expect, in hundredths, where margins miss by so much."""
    found = 1.0
    for other in range(len(values)):
        if other != seat:
            ahead = (values[other] - values[seat]) / (spread * sqrt(2))
            found += (1 + erf(ahead)) / 2
    return round(HUNDREDTHS * found)


def places_at_the_end(game: Game[Any], state: State) -> list[int]:
    """The places that were taken, in hundredths; who shares some has the middle of them."""
    ranks = game.places(state)
    return [HUNDREDTHS * rank + HUNDREDTHS * (ranks.count(rank) - 1) // 2 for rank in ranks]
