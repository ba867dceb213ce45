"""Records as files: read, written and checked, with a kind word instead of a traceback."""

import os
from pathlib import Path
from typing import Any

from groma.core.game import Game
from groma.core.match import Match
from groma.core.record import Record, read, rules_of

from .trouble import Trouble

CANONICAL = ".groma"  # the ending of a record in canonical bytes; any other is JSON


def read_record(path: Path, games: dict[str, Game[Any]]) -> tuple[Record, Game[Any]]:
    """A record in either form, and its game."""
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise _trouble("file-unreadable", "file-not-found", path, problem) from problem
    try:
        record = read(content, games)
    except ValueError as problem:
        raise Trouble("file-no-record", file=str(path), why=_why(problem)) from problem
    return record, rules_of(record.game, record.version, games)


def open_record(path: Path, record: Record, game: Game[Any]) -> Match:
    """The match of a record, played up to its last move."""
    if record.seed is None:
        raise Trouble("file-without-seed", file=str(path))
    try:
        return Match(game, record)
    except ValueError as problem:
        raise Trouble("file-illegal-move", file=str(path)) from problem


def write_record(path: Path, match: Match) -> None:
    """Save a match with its seed; an interrupted write leaves the old file whole."""
    record = match.record(opened=True)
    if path.suffix == CANONICAL:
        content = record.to_bytes(match.game)
    else:
        content = record.to_json(match.game).encode()
    beside = Path(f"{path}.part")
    try:
        beside.write_bytes(content)
        os.replace(beside, path)
    except OSError as problem:
        raise _trouble("file-unwritable", "file-no-folder", path, problem) from problem


def _trouble(message: str, missing: str, path: Path, problem: OSError) -> Trouble:
    """The usual troubles with files in our own words, others in those of the system."""
    if isinstance(problem, FileNotFoundError | NotADirectoryError):
        return Trouble(missing, file=str(path))
    if isinstance(problem, PermissionError):
        return Trouble("file-not-permitted", file=str(path))
    if isinstance(problem, IsADirectoryError):
        return Trouble("file-is-folder", file=str(path))
    return Trouble(message, file=str(path), why=problem.strerror or _why(problem))


def _why(problem: Exception) -> str:
    return str(problem) or type(problem).__name__
