"""Which table somebody sits down at: a new deal, a saved game, a worked example."""

import argparse
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from groma.core.deal import SEED_BYTES
from groma.core.game import Game, games
from groma.core.match import Match, open_match
from groma.words.examples import Example, load_examples

from .files import open_record, read_record
from .seats import default_seats, parse_seats
from .trouble import Trouble


def open_table(asked: argparse.Namespace) -> tuple[Match, list[str]]:
    """The table that `groma play` asks for, and who plays at each seat from now on."""
    if asked.example is not None:
        return _example(asked)
    if asked.resume is not None:
        return _resumed(asked)
    game = find_game(asked.game)
    names = parse_seats(game, asked.seats or default_seats(game))
    settings = choose_settings(game, asked.set)
    return open_match(game, names, seed_of(asked.seed), settings), names


def _resumed(asked: argparse.Namespace) -> tuple[Match, list[str]]:
    """A saved game; others may play on, but the names stay those of the record."""
    record, game = read_record(asked.resume, games())
    if asked.game not in (None, game.name) or asked.seed is not None or asked.set:
        raise Trouble("resume-alone", file=str(asked.resume), game=game.name)
    match = open_record(asked.resume, record, game)
    if asked.seats is None:
        return match, match.names
    return match, _so_many(match.game, asked.seats, len(match.names))


def _example(asked: argparse.Namespace) -> tuple[Match, list[str]]:
    """A worked example; whoever opens it decides first."""
    example = find_example(asked.game, asked.example)
    if asked.resume is not None or asked.seed is not None or asked.set:
        raise Trouble("example-alone", example=example.name)
    seats = asked.seats or default_seats(example.game, example.players, example.seat)
    names = _so_many(example.game, seats, example.players)
    return example.match(names, seed_of(None)), names


def _so_many(game: Game[Any], seats: str, players: int) -> list[str]:
    """Those at a table that has its number of seats."""
    names = parse_seats(game, seats)
    if len(names) != players:
        raise Trouble("seats-wrong-number", number=len(names), players=players)
    return names


def find_game(name: str | None) -> Game[Any]:
    """An installed game by its name."""
    known = games()
    if name is None or name not in known:
        found = ", ".join(known) or "-"
        if not name:
            raise Trouble("which-game", games=found)
        raise Trouble("unknown-game", game=name, games=found)
    return known[name]


def find_example(game: str | None, name: str) -> Example:
    """A worked example by its id; that of a game names the game."""
    shelf = list(games().values()) if game is None else [find_game(game)]
    for one in shelf:
        for example in load_examples(one).values():
            if name.strip().upper() == example.name:
                return example
    known = [example for one in shelf for example in load_examples(one)]
    raise Trouble("unknown-example", example=name, examples=", ".join(known) or "-")


def seed_of(text: str | None) -> bytes:
    """The seed of a deal: out of a text, or by chance."""
    return token_bytes(SEED_BYTES) if text is None else sha256(text.encode()).digest()


def choose_settings(game: Game[Any], wanted: Sequence[str]) -> list[int]:
    """The settings of a table: the defaults, and what was chosen with --set."""
    chosen = game.defaults()
    names = [setting.name for setting in game.settings]
    for text in wanted:
        name, equals, label = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Trouble("setting-how", setting=text)
        if name not in names:
            raise Trouble("unknown-setting", setting=name, settings=", ".join(names) or "-")
        number = names.index(name)
        labels = game.settings[number].labels
        if label.strip() not in labels:
            raise Trouble("unknown-value", value=label, setting=name, values=", ".join(labels))
        chosen[number] = labels.index(label.strip())
    return chosen
