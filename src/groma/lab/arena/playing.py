"""Games of bots: one game, and one deal with all its ways to sit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Any

from groma.bots import Bot, Position
from groma.core.deal import Deal, deal_key
from groma.core.game import Game
from groma.core.state import State

from ..fault import Fault
from .contest import Contest, kind_of, rotations

Maker = Callable[[bytes], Bot]  # a bot from its seed


@dataclass(frozen=True)
class GameResult:
    """How a game went; all lists but the first are in the order of the line-up."""

    seating: list[int]  # by seat: the number of its bot in the line-up
    places: list[int]  # 1 for the winner; equals share the better one
    points: list[int]  # as on the sheet, where a point may be counted in parts
    decisions: list[int]
    times: list[list[int]]  # microseconds of every decision
    missed: list[int] = field(default_factory=list)  # decisions without an answer of its own


@dataclass(frozen=True)
class DealResult:
    """How the games of one deal went."""

    deal: int
    games: list[GameResult]


def play_game(
    game: Game[Any],
    bots: Sequence[Maker],
    key: bytes,
    seeds: Sequence[bytes],
    settings: list[int],
    seating: Sequence[int] | None = None,
) -> GameResult:
    """A whole game from the key of its deal; without a seating, bots sit in their order."""
    seats = list(range(len(bots)) if seating is None else seating)
    state: State = game.deal(len(bots), settings, Deal(key), None)
    players = [make(seed) for make, seed in zip(bots, seeds)]
    times: list[list[int]] = [[] for _ in bots]
    number = 0
    try:
        while not state.over():
            bot = seats[state.seat]
            begun = perf_counter()
            players[bot].turn_to(number)
            move = players[bot].choose(Position(game, state, state.seat))
            times[bot].append(round((perf_counter() - begun) * 1e6))
            if not state.allows(move):  # a bot of somebody else may be wrong
                raise Fault("arena-not-legal", bot=bot + 1, move=move, decision=number)
            state.play(move)
            number += 1
    finally:
        for player in players:
            player.leave()
    return GameResult(
        seats,
        _by_bot(seats, game.places(state)),
        _by_bot(seats, game.scores(state)),
        [len(spent) for spent in times],
        times,
        [player.missed for player in players],
    )


def _by_bot(seating: list[int], by_seat: list[int]) -> list[int]:
    """Numbers of seats in the order of the line-up."""
    return [by_seat[seating.index(bot)] for bot in range(len(seating))]


def play_deal(
    game: Game[Any],
    bots: Sequence[Maker],
    deal: int,
    seed: str,
    settings: list[int],
    seatings: Sequence[Sequence[int]],
) -> DealResult:
    """A deal in several ways to sit; chance hangs on the seed, the deal and the bot alone."""
    key = chance(seed, deal, "deal")
    seeds = [chance(seed, deal, f"bot {bot}") for bot in range(len(bots))]
    played = [play_game(game, bots, key, seeds, settings, seating) for seating in seatings]
    return DealResult(deal, played)


def chance(seed: str, deal: int, what: str) -> bytes:
    """A source of chance that hangs on these three alone."""
    return deal_key(sha256(seed.encode()).digest(), ["arena", str(deal), what])


def play_contest_deal(game: Game[Any], contest: Contest, deal: int) -> DealResult:
    """A deal of a contest between bots that are known by their names."""
    bots = [kind_of(game, name, len(contest.line_up)).make for name in contest.line_up]
    seatings = rotations(contest.line_up)
    return play_deal(game, bots, deal, contest.seed, contest.chosen(game), seatings)
