"""The rules of a game clause by clause, and which tests stand for which clause."""

import ast
import re
import textwrap
from pathlib import Path
from typing import Any

from groma.core.game import Game

from .resources import resource
from .words import FALLBACK, Words

WIDTH = 79
_CLAUSE = re.compile(r"\*\*([A-Z]+-\d+\.\d+)\*\*\s*(.*)")
_HEADING = re.compile(r"#+\s+(.*)")


class Rules:
    """A rules text: its lines in order, and its clauses by id."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.clauses: dict[str, str] = {}
        last = ""
        for line in self.lines:
            found = _CLAUSE.match(line)
            if found:
                last = found[1]
                self.clauses[last] = found[2]
            elif not line.strip() or _HEADING.match(line):
                last = ""
            elif last:  # a clause may go on in the next line
                self.clauses[last] += " " + line.strip()

    def find(self, wanted: str) -> list[str]:
        """The ids that somebody means: "CR-7.8", "cr-7.8", "7.8", or a whole chapter, "7"."""
        key = wanted.strip().upper()
        exact = [name for name in self.clauses if key in (name, name.partition("-")[2])]
        if exact:
            return exact
        chapter = key.rstrip(".") + "."
        return [
            name
            for name in self.clauses
            if chapter and (name.startswith(chapter) or name.partition("-")[2].startswith(chapter))
        ]

    def page(self) -> list[str]:
        """The whole text, without its markup."""
        page: list[str] = []
        for line in self.lines:
            heading = _HEADING.match(line)
            clause = _CLAUSE.match(line)
            if heading:
                page.append(heading[1].upper() if line.startswith("## ") else heading[1])
            elif clause:
                page += self.clause(clause[1], clause[2])
            else:
                page += textwrap.wrap(_bare(line), WIDTH) or [""]
        return page

    def clause(self, name: str, text: str | None = None) -> list[str]:
        """One clause, in lines of a comfortable length."""
        body = self.clauses[name] if text is None else text
        return textwrap.wrap(f"{name}  {_bare(body)}", WIDTH)


def load_rules(game: Game[Any], lang: str) -> Rules | None:
    """The rules of a game in a language, else in English; None if it brings none."""
    for code in (lang, FALLBACK):
        source = resource(game.package, f"rules.{code}.md")
        if source is not None:
            return Rules(source)
    return None


def clause_lines(words: Words, rules: Rules | None, wanted: str) -> list[str]:
    """The clauses that somebody asks for, or a kind word."""
    if rules is None:
        return [words.text("no-rules")]
    found = rules.find(wanted)
    if not found:
        return [words.text("unknown-clause", clause=wanted)]
    return [line for name in found for line in rules.clause(name)]


# ---- coverage -----------------------------------------------------------------------------------


def tests_folder(game: Game[Any], tests: Path) -> Path:
    """Where the tests of a game's clauses lie."""
    return tests / "games" / game.package.rpartition(".")[2]


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


def _bare(text: str) -> str:
    """Markdown without its stars."""
    return text.replace("**", "").replace("*", "").strip()
