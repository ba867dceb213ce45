"""`groma site build` and `groma record publish`."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from groma.bots.analysis import Analysis, parts_of
from groma.core.game import Game, games, versions
from groma.core.match import Match
from groma.core.record import Record
from groma.lab.analysing import analyse
from groma.lab.progress import progress
from groma.lab.spreading import cores
from groma.table.problems import Problem
from groma.table.records import read_again, replayed, rules_of
from groma.table.wire.records import TableRecord
from groma.text.files import open_record, read_record
from groma.text.trouble import Trouble

from .finished import NotFinished, table_of, without_names
from .folder import InTheWay, NotOurs
from .making import Finished, NoParts, Wanted, make_site, publish
from .pages import NoPages
from .records import OtherNames

Say = Callable[..., str]
FILES: Final = (".html", ".htm")  # what somebody names who wants a page in one file


def build(asked: argparse.Namespace, say: Say) -> int:
    """`groma site build`."""
    found = games()
    finished = [_finished(path, found, asked, say) for path in asked.record or []]
    with _kindly(asked.out):
        count, size = make_site(asked.out, found.values(), finished, _wanted(asked))
    print(say("site-made", folder=str(asked.out), count=count, size=f"{size / 1e6:.1f}"))
    return 0


def publish_record(asked: argparse.Namespace, say: Say) -> int:
    """`groma record publish`."""
    if asked.out.suffix.lower() in FILES:
        raise Trouble("record-no-single-file")
    found = games()
    one = _finished(asked.record, found, asked, say)
    with _kindly(asked.out):
        path = publish(asked.out, found, one, _wanted(asked))
    print(say("record-published", folder=str(asked.out), path=path))
    return 0


def _finished(
    path: Path, found: dict[str, Game[Any]], asked: argparse.Namespace, say: Say
) -> Finished:
    record, game, match = _read(path, found)
    try:
        table = table_of(without_names(record) if asked.anonymous else record, game)
    except NotFinished as problem:
        raise Trouble("record-not-finished", file=str(path)) from problem
    return Finished(table, _analysis(match, say) if asked.analyse else None)


def _read(path: Path, found: dict[str, Game[Any]]) -> tuple[Record, Game[Any], Match]:
    """A record, or a table as the pages of a home save it."""
    if not (path.is_file() and b'"format"' in path.read_bytes()[:20]):
        record, game = read_record(path, found)
        return record, game, open_record(path, record, game)
    try:
        told = read_again(msgspec.json.decode(path.read_bytes(), type=TableRecord))
        game = rules_of(versions(), told)
        match = replayed(game, told)
    except (Problem, msgspec.DecodeError) as problem:
        raise Trouble("file-no-record", file=str(path), why=str(problem)) from problem
    return match.record(opened=True), game, match


def _analysis(match: Match, say: Say) -> Analysis | None:
    if match.game.sense is None:
        return None
    with progress(say, "analyse-so-far", 0, len(parts_of(match))) as step:
        return analyse(match, cores(), step)


def _wanted(asked: argparse.Namespace) -> Wanted:
    base: str | None = asked.base
    if base is not None:
        base = f"/{base.strip('/')}/".replace("//", "/")
    if asked.house is not None and not asked.house.is_dir():
        raise Trouble("file-not-found", file=str(asked.house))
    return Wanted(base, asked.house, asked.packed)


@contextmanager
def _kindly(out: Path) -> Iterator[None]:
    """What cannot be, in a line instead of a traceback."""
    try:
        yield
    except NotOurs as problem:
        raise Trouble("site-not-ours", folder=str(out)) from problem
    except InTheWay as problem:
        raise Trouble("site-in-the-way", folder=str(out), file=problem.name) from problem
    except OtherNames as problem:
        raise Trouble("record-other-names", folder=str(out)) from problem
    except NoParts as problem:
        raise Trouble("site-no-parts") from problem
    except NoPages as problem:
        raise Trouble("site-no-pages") from problem
    except OSError as problem:
        raise Trouble("file-unwritable", file=str(out), why=problem.strerror or "") from problem
