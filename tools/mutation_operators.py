"""Mutants: one small change to one place of a source file, found in its syntax tree.

Left out is what no test should hold on to: annotations, docstrings, assertions, decorators, what is
logged or counted, what only type checkers read, and tables that are generated.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

GROMA = Path("src/groma")
# Where mutants are drawn from, and how many of a hundred.
POOLS = {
    "rules": 40,
    "tables": 30,
    "server": 30,
}
TABLE_LOGIC = set("door table tables worker".split())  # of the server; all of `table`
NOBODY_TESTS = set("metrics.py logs.py __init__.py".split())

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SUMS = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
_Change = tuple[int, int, int, str]  # line, begin, end, new text
UNHEARD = re.compile(r"(log|logging|METRICS|warnings|print|super\(\))\b")


class Mutant(NamedTuple):
    """A change: of these bytes of a file into others."""

    pool: str
    path: str  # from the root of the repository
    line: int
    begin: int
    end: int
    old: str
    new: str

    @property
    def name(self) -> str:
        """How it is called in results."""
        return f"{self.path.removeprefix('src/groma/')}:{self.line} {self.old!r} -> {self.new!r}"

    def applied(self, source: bytes) -> bytes:
        """The file with the change."""
        assert source[self.begin : self.end] == self.old.encode(), self.name
        return source[: self.begin] + self.new.encode() + source[self.end :]


class _Finder:
    """The changes that can be made to one file."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node stands, in bytes."""
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[_Change]:
        """An operator between two expressions."""
        begin, end = self.span(left)[1], self.span(right)[0]
        pattern = rf"(?<!\w){re.escape(old)}(?!\w)" if old[0].isalpha() else re.escape(old)
        gap = self.source[begin:end].decode()
        found = re.search(pattern.replace(r"\ ", r"\s+"), gap)
        if found:
            at = begin + len(gap[: found.start()].encode())
            yield left.end_lineno or 0, at, at + len(found[0].encode()), new

    def changes(self, node: ast.AST) -> Iterator[_Change]:
        """All changes below a node."""
        if isinstance(node, ast.Assert | ast.JoinedStr):
            return
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            return
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant) or UNHEARD.match(ast.unparse(node.value)):
                return
            if isinstance(node.value, ast.Call):
                yield node.lineno, *self.span(node), "pass"
        yield from self._own(node)
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self.changes(child)

    def _own(self, node: ast.AST) -> Iterator[_Change]:
        if isinstance(node, ast.Compare):
            for left, operator, right in zip(
                [node.left, *node.comparators], node.ops, node.comparators
            ):
                yield from self.between(left, right, *COMPARISONS[type(operator)])
        elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
            yield from self.between(node.left, node.right, *SUMS[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:]):
                yield from self.between(left, right, *words)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            begin, _ = self.span(node)
            yield node.lineno, begin, begin + len("not "), ""
        elif isinstance(node, ast.AugAssign) and type(node.op) in (ast.Add, ast.Sub):
            old, new = SUMS[type(node.op)]
            yield from self.between(node.target, node.value, old + "=", new + "=")
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node.lineno, *self.span(node), str(not node.value)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node.lineno, *self.span(node), str(node.value + 1)
        elif isinstance(node, ast.Return) and node.value is not None:
            if not (isinstance(node.value, ast.Constant) and node.value.value is None):
                yield node.lineno, *self.span(node), "return None"


def mutants_of(path: Path, root: Path, pool: str) -> list[Mutant]:
    """All mutants of a file."""
    source = (root / path).read_bytes()
    return [
        Mutant(pool, path.as_posix(), line, begin, end, source[begin:end].decode(), new)
        for line, begin, end, new in _Finder(source).changes(ast.parse(source))
    ]


def is_python(mutant: Mutant, root: Path) -> bool:
    """Whether a mutant can be run at all."""
    try:
        ast.parse(mutant.applied((root / mutant.path).read_bytes()))
    except SyntaxError:
        return False
    return True


def pool_of(path: Path) -> str:
    """In which pool a file is; empty: in none."""
    room, *inner = path.relative_to(GROMA).parts
    if room == "core":
        return "rules" if path.name != "__init__.py" else ""
    if room == "games" and len(inner) > 1:
        is_rule = inner[1] == "rules" or path.name == "scoring.py"
        return "rules" if is_rule and path.name != "__init__.py" else ""
    if room == "table" and inner[0] != "wire":
        return "tables" if path.name not in NOBODY_TESTS else ""
    if room == "server":
        if inner[0] == "live" and path.stem in TABLE_LOGIC:
            return "tables"
        return "server" if path.name not in NOBODY_TESTS else ""
    return ""


@cache
def everything(root: Path) -> dict[str, list[Mutant]]:
    """All mutants there are, by pool."""
    found: dict[str, list[Mutant]] = {pool: [] for pool in POOLS}
    for path in sorted((root / GROMA).rglob("*.py")):
        inner = path.relative_to(root)
        pool = pool_of(inner)
        if pool:
            found[pool] += mutants_of(inner, root, pool)
    return found


def one_a_line(mutants: list[Mutant], count: int, chance: Random, root: Path) -> list[Mutant]:
    """Some of them: lines are drawn first, so that busy lines are not drawn more often."""
    lines: dict[tuple[str, int], list[Mutant]] = {}
    for one in mutants:
        lines.setdefault((one.path, one.line), []).append(one)
    drawn: list[Mutant] = []
    for where in chance.sample(sorted(lines), len(lines)):
        one = chance.choice(lines[where])
        if len(drawn) < count and is_python(one, root):
            drawn.append(one)
    return drawn


def draw(root: Path, seed: int, count: int) -> list[Mutant]:
    """So many mutants of all pools, the same for the same seed and tree."""
    found = everything(root)
    chance = Random(seed)
    shares = {pool: round(count * share / sum(POOLS.values())) for pool, share in POOLS.items()}
    return [one for pool in POOLS for one in one_a_line(found[pool], shares[pool], chance, root)]
