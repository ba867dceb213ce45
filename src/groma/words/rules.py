"""The rules of a game, clause by clause, and what the rule book leaves open in them."""

import re
import textwrap
from functools import cache
from typing import Any, Final, Protocol

from groma.core.game import Game, Setting
from groma.core.sayings import Fact

from .resources import FALLBACK, resource
from .sources import Source, clause_sources

WIDTH = 79
OURS: Final = ("reading", "rebuilt")  # the sources that a player is told of wherever it matters
_CLAUSE = re.compile(r"\*\*([A-Z]+-\d+\.\d+)\*\*\s*(.*)")
_EXAMPLE = re.compile(r"\*\*([A-Z]+-E\d+)\*\*\s*(.*)")
_HEADING = re.compile(r"#+\s+(.*)")


class Says(Protocol):
    """Somebody who has words for a message."""

    def text(self, message: str, **facts: Fact) -> str:
        """The words of a message."""


class Rules:
    """A rules text: its lines in order, its clauses by id, and why they say what is not printed.

    A line that begins with ">" tells why the clause before it says so: what the rule book leaves
    open, or who else says it.
    """

    def __init__(
        self,
        source: str,
        sources: dict[str, Source] | None = None,
        settings: list[Setting] | None = None,
    ) -> None:
        self.text = source
        self.sources = sources or {}
        self.settings = settings or []
        self.clauses: dict[str, str] = {}
        self.examples: dict[str, str] = {}
        self.whys: dict[str, str] = {}
        self._page: list[str] = []  # lines as they are, a clause or example as its id alone
        last = ""
        going: dict[str, str] | None = None  # a clause or example may go on in the next line
        for line in source.splitlines():
            clause = _CLAUSE.match(line)
            found = clause or _EXAMPLE.match(line)
            if found:
                last, going = found[1], self.clauses if clause else self.examples
                going[last] = found[2]
                self._page.append(last)
            elif line.startswith(">"):
                self.whys[last] = f"{self.whys.get(last, '')} {line.lstrip('> ')}".strip()
            elif going is not None and line.strip() and not _HEADING.match(line):
                going[last] += " " + line.strip()
                continue
            elif self._page[-1:] != [""] or line.strip():
                self._page.append(line.strip())
            if not found:
                going = None

    def find(self, wanted: str) -> list[str]:
        """The ids that somebody means: "CR-7.8", "cr-7.8", "7.8", "E7", or a whole chapter, "7"."""
        key = wanted.strip().upper()
        known = [*self.clauses, *self.examples]
        exact = [name for name in known if key in (name, name.partition("-")[2])]
        if exact:
            return exact
        chapter = key.rstrip(".") + "."
        return [
            name
            for name in self.clauses
            if chapter and (name.startswith(chapter) or name.partition("-")[2].startswith(chapter))
        ]

    def page(self, words: Says) -> list[str]:
        """The whole text, without its markup, and what the rule book leaves open at its end."""
        page: list[str] = []
        for line in self._page:
            heading = _HEADING.match(line)
            if heading:
                page.append(heading[1].upper() if line.startswith("## ") else heading[1])
            elif line in self.clauses or line in self.examples:
                page += self.clause(line, words)
            else:
                page += textwrap.wrap(_bare(line), WIDTH) or [""]
        return page + self._left_open(words)

    def clause(self, name: str, words: Says) -> list[str]:
        """A clause or example in lines of a comfortable length; if it is ours, where from."""
        told = textwrap.wrap(f"{name}  {self.plain(name)}", WIDTH)
        remark = self.remark(words, name)
        return told + textwrap.wrap(remark, WIDTH, initial_indent="    ", subsequent_indent="    ")

    def remark(self, words: Says, name: str) -> str:
        """One sentence on a clause that is not simply printed, else nothing."""
        mark = self.mark(name)
        if mark in ("", "printed"):
            return ""
        places = ", ".join(self.sources[name].places)
        return words.text(
            f"source-remark-{mark}", why=_bare(self.whys.get(name, "")), places=places
        )

    def mark(self, name: str) -> str:
        """The weakest kind of source of a clause; empty if the game names none."""
        return self.sources[name].mark if name in self.sources else ""

    def left_open(self) -> list[str]:
        """The clauses that are our reading or rebuilt."""
        return [name for name in self.clauses if self.mark(name) in OURS]

    def changed_by(self, name: str) -> list[str]:
        """The settings that change a clause."""
        return [setting.name for setting in self.settings if setting.clause == name]

    def _left_open(self, words: Says) -> list[str]:
        """The last chapter: by clause what is ours, and the setting that changes it."""
        page: list[str] = []
        for name in self.left_open():
            page += textwrap.wrap(f"{name}  {self.remark(words, name)}", WIDTH)
            told = [words.text("source-chosen", text=self.plain(name))]
            told += [words.text("source-setting", setting=one) for one in self.changed_by(name)]
            for line in told:
                page += textwrap.wrap(line, WIDTH, initial_indent="    ", subsequent_indent="    ")
        return ["", words.text("left-open").upper(), "", *page] if page else []

    def plain(self, name: str) -> str:
        """One clause or example without its id and markup, in one line."""
        return _bare(self.clauses[name] if name in self.clauses else self.examples[name])


@cache
def load_rules(game: Game[Any], lang: str) -> Rules | None:
    """The rules of a game in a language, else in English; None if it brings none."""
    for code in (lang, FALLBACK):
        source = resource(game.package, "texts", f"rules.{code}.md")
        if source is not None:
            return Rules(source, clause_sources(game), game.settings)
    return None


def _bare(text: str) -> str:
    """Markdown without its stars."""
    return text.replace("**", "").replace("*", "").strip()
