"""The games of a dataset: a deal as rows of the table of games and of that of positions."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from groma import __version__
from groma.bots import Bot, Position
from groma.core.deal import commitment, deal_key
from groma.core.game import Game
from groma.core.record import Record
from groma.core.rewards import margins

from ..arena import Contest, Maker, play_game, rotations
from ..arena.contest import kind_of
from ..arena.playing import chance
from .recipe import LICENCE, deal_seed

Row = dict[str, Any]


class _Noted(Bot):
    """A bot whose moves are written down."""

    def __init__(self, bot: Bot, moves: list[int]) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.moves = moves  # of all bots at the table

    def turn_to(self, decision: int) -> None:
        """As the bot does."""
        self.bot.turn_to(decision)

    def choose(self, position: Position) -> int:
        """What the bot chooses."""
        move = self.bot.choose(position)
        self.missed = self.bot.missed
        self.moves.append(move)
        return move

    def leave(self) -> None:
        """As the bot does."""
        self.bot.leave()


def game_rows(game: Game[Any], contest: Contest, deal: int) -> list[Row]:
    """A deal in all its ways to sit."""
    seed = deal_seed(contest, deal)
    key = deal_key(seed, [""] * len(contest.line_up))
    seeds = [chance(contest.seed, deal, f"bot {bot}") for bot in range(len(contest.line_up))]
    settings = contest.chosen(game)
    seats = contest.line_up
    ways = rotations(seats)
    rows: list[Row] = []
    for way, seating in enumerate(ways):
        moves: list[int] = []
        bots = [_noting(kind_of(game, name, len(seats)).make, moves) for name in seats]
        played = play_game(game, bots, key, seeds, settings, seating)
        scores = [played.points[bot] for bot in seating]
        rows.append(
            {
                "number": deal * len(ways) + way,
                "deal": deal,
                "game": game.name,
                "version": game.version,
                "players": len(seating),
                "settings": [f"{name}={value}" for name, value in contest.settings.items()],
                "seed": seed,
                "bots": [contest.line_up[bot] for bot in seating],
                "moves": moves,
                "places": [played.places[bot] for bot in seating],
                "scores": scores,
                "margins": margins(scores),
                "missed": [played.missed[bot] for bot in seating],
                "groma": __version__,
                "licence": LICENCE,
            }
        )
    return rows


def _noting(make: Maker, moves: list[int]) -> Callable[[bytes], Bot]:
    return lambda seed: _Noted(make(seed), moves)


def position_rows(game: Game[Any], row: Row) -> Iterator[Row]:
    """Every decision of a game, as the seat that decides may know it."""
    assert game.tensors is not None
    state = record_of(game, row).deal(game)
    for at, move in enumerate(row["moves"]):
        seat = state.seat
        yield {
            "number": row["number"],
            "at": at,
            "seat": seat,
            "observation": game.tensors.pack(state, seat),
            "legal": state.legal(),
            "move": move,
            "place": row["places"][seat],
            "margin": row["margins"][seat],
        }
        state.play(move)


def record_of(game: Game[Any], row: Mapping[str, Any]) -> Record:
    """A row of the table of games as a record, to be replayed, verified, written as JSON."""
    labels = [text.partition("=")[2] for text in row["settings"]]
    return Record(
        row["game"],
        row["version"],
        [one.labels.index(label) for one, label in zip(game.settings, labels)],
        list(row["bots"]),
        row["seed"],
        commitment(row["seed"]),
        [""] * row["players"],
        list(row["moves"]),
    )
