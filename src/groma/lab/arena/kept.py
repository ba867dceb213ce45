"""Kept results: a file of JSON lines, the contest first, then one line a finished deal.

Packed they are small enough to be given away, and always the same bytes: deals in order, no times.
"""

import gzip
import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from ..fault import Fault
from .contest import Contest
from .playing import DealResult, GameResult

FORM: Final = 1  # of these files
_PACKED: Final = b"\x1f\x8b"  # so does gzip begin


class Kept:
    """A file that finished deals are added to; what was in it before is not played again."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.deals: list[DealResult] = []
        if not path.exists() or path.stat().st_size == 0:
            self._append({"arena": FORM, **asdict(contest)})
            return
        before, self.deals, whole = _read(path)
        unlike = _differences(before, contest)
        if path.read_bytes().startswith(_PACKED):
            raise Fault("arena-packed", file=str(path))
        if unlike:
            raise Fault("arena-other-contest", file=str(path), parts=", ".join(unlike))
        self._cut(whole)

    def add(self, result: DealResult) -> None:
        """Keep a finished deal."""
        self.deals.append(result)
        self._append(asdict(result))

    def _append(self, content: dict[str, Any]) -> None:
        line = json.dumps(content, separators=(",", ":")) + "\n"
        try:
            with self.path.open("ab") as file:
                file.write(line.encode())
        except OSError as problem:
            raise _unwritable(self.path, problem) from problem

    def _cut(self, whole: int) -> None:
        """Take away a torn line, so that the next one stands alone."""
        try:
            with self.path.open("r+b") as file:
                file.truncate(whole)
        except OSError as problem:
            raise _unwritable(self.path, problem) from problem


def read_kept(path: Path) -> tuple[Contest, list[DealResult]]:
    """A contest and its finished deals."""
    contest, deals, _ = _read(path)
    return contest, deals


def pack(contest: Contest, deals: Sequence[DealResult]) -> bytes:
    """A contest and its deals, packed; `read_kept` and `groma arena --show` read that, too."""
    head = {"arena": FORM, **asdict(contest)}
    ordered = [asdict(one) for one in sorted(deals, key=lambda one: one.deal)]
    for one in ordered:
        for game in one["games"]:
            game["times"] = []
    lines = [json.dumps(one, separators=(",", ":")) + "\n" for one in [head, *ordered]]
    return gzip.compress("".join(lines).encode(), mtime=0)


def _read(path: Path) -> tuple[Contest, list[DealResult], int]:
    """The same, and how many bytes of the file are whole lines."""
    try:
        content = path.read_bytes()
        if content.startswith(_PACKED):
            content = gzip.decompress(content)
    except FileNotFoundError as problem:
        raise Fault("file-not-found", file=str(path)) from problem
    except (OSError, EOFError, zlib.error) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Fault("file-unreadable", file=str(path), why=why) from problem
    whole = content.rfind(b"\n") + 1  # a writer that was stopped leaves a line without its end
    try:
        head, *lines = [json.loads(line) for line in content[:whole].splitlines()]
        if head.pop("arena") != FORM:
            raise ValueError("another form")
        contest = Contest(**head)
        results = {line["deal"]: _result(line) for line in lines}
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise Fault("arena-no-results", file=str(path)) from problem
    return contest, list(results.values()), whole


def _result(line: dict[str, Any]) -> DealResult:
    return DealResult(line["deal"], [GameResult(**game) for game in line["games"]])


def _differences(one: Contest, other: Contest) -> list[str]:
    """The parts in which two contests differ."""
    mine, others = asdict(one), asdict(other)
    return [part for part in mine if mine[part] != others[part]]


def _unwritable(path: Path, problem: OSError) -> Fault:
    return Fault("file-unwritable", file=str(path), why=problem.strerror or "")
