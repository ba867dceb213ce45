"""Rewards: what a finished game was worth to each seat, as one number."""

from typing import Any, Final

from .game import Game
from .state import State

REWARDS: Final = ["rank", "margin", "win"]


def check_reward(kind: str) -> str:
    """The kind of reward, if there is such a kind."""
    if kind not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {kind!r}")
    return kind


def margins(scores: list[int]) -> list[int]:
    """By seat: its score less the best other's, in the parts of a point that scores are in."""
    best = max(scores)
    others = sorted(scores)[-2]  # the best without one of those who have most
    return [score - (others if score == best else best) for score in scores]


def rewards(game: Game[Any], state: State, kind: str) -> list[float]:
    """By seat, at the end of a game."""
    return paid(kind, game.places(state), margins(game.scores(state)), game.point)


def paid(kind: str, places: list[int], ahead: list[int], point: int) -> list[float]:
    """By seat, for its place and how far it is ahead.

    rank: from 1 for the first place to -1 for the last in even steps; equals share their places.
    margin: the points ahead of the best rival, or behind it (then below 0).
    win: 1 for the winner, 0 for all others; winners share it.
    """
    if check_reward(kind) == "margin":
        return [margin / point for margin in ahead]
    if kind == "win":
        winners = places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in places]
    last = len(places) - 1
    return [1 - (2 * (place - 1) + places.count(place) - 1) / last for place in places]
