"""The tally of a contest: what each bot reached, with 95 % intervals by deal.

Games of one deal hang together, so the mean of a deal is one sample. `docs/arena.md` says why
which interval is taken.
"""

from collections.abc import Callable, Sequence
from math import ceil, fsum, sqrt
from random import Random
from typing import Any, Final

from .contest import Contest
from .playing import DealResult, GameResult

DRAWS: Final = 2000
_OUTSIDE: Final = DRAWS // 40  # of the draws on either side of the interval
_SEED: Final = 95
_RARE: Final = 5  # deals' worth of wins, or of losses, below which a bootstrap sees too little
_Z: Final = 1.959964  # of the normal distribution 95 % lie within so many deviations

Interval = tuple[float, float]


def summary(contest: Contest, deals: Sequence[DealResult]) -> dict[str, Any]:
    """The result of a contest as plain data; all but `times` is the same in every run."""
    ordered = sorted(deals, key=lambda one: one.deal)
    names = list(dict.fromkeys(contest.line_up))
    told: dict[str, Any] = {
        "game": contest.game,
        "version": contest.version,
        "settings": contest.settings,
        "line_up": contest.line_up,
        "seed": contest.seed,
        "groma": contest.groma,
        "deals": len(ordered),
        "games": sum(len(one.games) for one in ordered),
        "bots": _reached(contest, ordered, names) if ordered else {},
    }
    if len(contest.line_up) == 2:
        told["duel"] = _duel(ordered)
    spent = {name: _times(_spent(contest, ordered, name)) for name in names}
    told["times"] = {"python": contest.python, "build": contest.build, "bots": spent}
    return told


# ---- what is counted ----------------------------------------------------------------------------


def win(game: GameResult, bot: int) -> float:
    """1 for the winner; who shares the first place shares it."""
    return 1 / game.places.count(1) if game.places[bot] == 1 else 0.0


def margin(game: GameResult, bot: int) -> int:
    """Own points less those of the best other, as counted on sheets."""
    return game.points[bot] - max(game.points[:bot] + game.points[bot + 1 :])


def _reached(
    contest: Contest, deals: Sequence[DealResult], names: list[str]
) -> dict[str, dict[str, Any]]:
    """By name: shares, places and margins; bots of one name count together."""
    others = len(contest.line_up) - 1
    measures: list[Callable[[GameResult, int], float]] = [
        win,
        lambda game, bot: (game.places[bot] - 1) / others,  # as a share: 0 is first, 1 last
        lambda game, bot: margin(game, bot) / contest.point,
    ]
    bots = {name: _bots_named(contest, name) for name in names}
    columns = [_by_deal(deals, bots[name], one) for name in names for one in measures]
    drawn = bootstrap(columns)
    games = [game for one in deals for game in one.games]
    found: dict[str, dict[str, Any]] = {}
    for number, name in enumerate(names):
        first = number * len(measures)
        wins, lower, ahead = columns[first : first + 3]
        of_wins, of_lower, of_ahead = drawn[first : first + 3]
        found[name] = {
            "seats": len(bots[name]),
            "games": len(games),
            "decisions": sum(game.decisions[bot] for game in games for bot in bots[name]),
            "missed": sum(game.missed[bot] for game in games if game.missed for bot in bots[name]),
            "win_share": _told(_mean(wins), share_interval(wins, of_wins)),
            "mean_place": _told(_mean(lower), share_interval(lower, of_lower), others, 1),
            "mean_margin": _told(_mean(ahead), None if _agree(ahead) else of_ahead),
        }
    return found


def _bots_named(contest: Contest, name: str) -> list[int]:
    return [bot for bot, other in enumerate(contest.line_up) if other == name]


def _by_deal(
    deals: Sequence[DealResult], bots: list[int], measure: Callable[[GameResult, int], float]
) -> list[float]:
    """The mean of a measure in each deal."""
    return [_mean([measure(game, bot) for game in one.games for bot in bots]) for one in deals]


def _told(mean: float, interval: Interval | None, span: int = 1, base: int = 0) -> dict[str, Any]:
    """A mean and its interval, rounded; None where nothing can be said."""
    low, high = (None, None) if interval is None else interval
    return {
        name: None if value is None else round(base + span * value, 4)
        for name, value in (("mean", mean), ("low", low), ("high", high))
    }


def _duel(deals: Sequence[DealResult]) -> dict[str, int]:
    """Two bots: the games that the first of the line-up won, shared and lost."""
    places = [tuple(game.places) for one in deals for game in one.games]
    shared = places.count((1, 1))
    wins = places.count((1, 2))
    return {"wins": wins, "shared": shared, "losses": len(places) - wins - shared}


def _spent(contest: Contest, deals: Sequence[DealResult], name: str) -> list[int]:
    bots = _bots_named(contest, name)
    games = [game for one in deals for game in one.games if game.times]
    return [us for game in games for bot in bots for us in game.times[bot]]


def _times(spent: list[int]) -> dict[str, float]:
    """Milliseconds a decision."""
    if not spent:
        return {}
    ranked = sorted(spent)
    return {
        "mean_ms": round(sum(ranked) / len(ranked) / 1000, 3),
        "p99_ms": ranked[ceil(len(ranked) * 0.99) - 1] / 1000,
        "slowest_ms": ranked[-1] / 1000,
    }


# ---- how sure it is -----------------------------------------------------------------------------


def bootstrap(columns: Sequence[Sequence[float]]) -> list[Interval]:
    """For each column 95 % of the means of deals drawn again, each as often as chance will."""
    count = len(columns[0])
    chance = Random(_SEED).random  # the one draw that is the same in every version of Python
    means: list[list[float]] = [[] for _ in columns]
    for _ in range(DRAWS):
        drawn = [int(chance() * count) for _ in range(count)]
        for column, found in zip(columns, means):
            found.append(fsum(map(column.__getitem__, drawn)) / count)
    for found in means:
        found.sort()
    return [(found[_OUTSIDE], found[-1 - _OUTSIDE]) for found in means]


def wilson(share: float, count: int) -> Interval:
    """Wilson's interval of a share; it has a width even at 0 and 1."""
    weight = _Z * _Z / count
    middle = (share + weight / 2) / (1 + weight)
    reach = _Z * sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share_interval(values: Sequence[float], drawn: Interval) -> Interval:
    """The interval of numbers from 0 to 1: as drawn, or Wilson's where draws see too little."""
    share = _mean(values)
    if _agree(values) or min(share, 1 - share) * len(values) < _RARE:
        return wilson(share, len(values))
    return drawn


def _agree(values: Sequence[float]) -> bool:
    return min(values) == max(values)


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)
