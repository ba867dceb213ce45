"""The rules of a game, clause by clause."""

import re
import textwrap
from typing import Any

from groma.core.game import Game

from .resources import resource
from .words import FALLBACK

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
        body = self.plain(name) if text is None else _bare(text)
        return textwrap.wrap(f"{name}  {body}", WIDTH)

    def plain(self, name: str) -> str:
        """One clause without its id and markup, in one line."""
        return _bare(self.clauses[name])


def load_rules(game: Game[Any], lang: str) -> Rules | None:
    """The rules of a game in a language, else in English; None if it brings none."""
    for code in (lang, FALLBACK):
        source = resource(game.package, f"rules.{code}.md")
        if source is not None:
            return Rules(source)
    return None


def _bare(text: str) -> str:
    """Markdown without its stars."""
    return text.replace("**", "").replace("*", "").strip()
