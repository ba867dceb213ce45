"""The clauses that somebody asks for, and which tests stand for which clause."""

import ast
from pathlib import Path
from typing import Any

from groma.core.game import Game
from groma.words.rules import Rules
from groma.words.sources import KINDS

from .words import Words


def clause_lines(words: Words, rules: Rules | None, wanted: str) -> list[str]:
    """The clauses that somebody asks for, or a kind word."""
    if rules is None:
        return [words.text("no-rules")]
    found = rules.find(wanted)
    if not found:
        return [words.text("unknown-clause", clause=wanted)]
    return [line for name in found for line in rules.clause(name, words)]


def source_lines(words: Words, rules: Rules) -> list[str]:
    """How many clauses come from where."""
    marks = [rules.mark(name) for name in rules.clauses]
    page = [f"{marks.count(kind):4}  {words.text(f'source-{kind}')}" for kind in KINDS]
    return [*page, f"{len(marks):4}  {words.text('source-clauses')}"]


# ---- coverage -----------------------------------------------------------------------------------


def tests_folder(game: Game[Any], tests: Path) -> Path:
    """Where the tests of a game's clauses lie: a folder of many games, or the game's very own."""
    among_many = tests / "games" / game.package.rpartition(".")[2]
    own = any(tests.glob("test_*.py")) and not among_many.is_dir()
    return tests if own else among_many


def marked_clauses(folder: Path) -> dict[str, list[str]]:
    """For each clause id the tests that stand for it: every `@pytest.mark.clause(...)` there is."""
    marks: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"), str(path))
        for test, call in _marks(tree, ""):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    where = f"{path.relative_to(folder).as_posix()}::{test}".rstrip(":")
                    marks.setdefault(argument.value, []).append(where)
    return marks


def _marks(node: ast.AST, test: str) -> list[tuple[str, ast.Call]]:
    """The calls of a mark named `clause`, each with the test or class it stands at."""
    found: list[tuple[str, ast.Call]] = []
    for child in ast.iter_child_nodes(node):
        inside = test
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = child.name
        elif isinstance(child, ast.Call) and ast.unparse(child.func) == "pytest.mark.clause":
            found.append((test, child))
        found += _marks(child, inside)
    return found


def coverage(
    words: Words, rules: Rules, marks: dict[str, list[str]], wanted: list[str]
) -> tuple[list[str], bool]:
    """The clauses without a test, the marks without a clause, the count; whether all is well.

    Where only some clauses are asked for, their tests are listed.
    """
    page: list[str] = []
    missing = [name for name in wanted or rules.clauses if name not in marks]
    unknown = [name for name in sorted(marks) if name not in rules.clauses and not wanted]
    for name in wanted:
        page += [f"{name}  {test}" for test in marks.get(name, [])]
    page += [words.text("clause-without-test", clause=name) for name in missing]
    page += [
        words.text("mark-without-clause", clause=name, test=marks[name][0]) for name in unknown
    ]
    total = len(wanted or rules.clauses)
    page.append(words.text("clauses-covered", covered=f"{total - len(missing)}/{total}"))
    return page, not missing and not unknown
