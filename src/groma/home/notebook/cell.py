"""What a cell shows of a table: its text, what has happened, and the choices with their numbers."""

import re
from html import escape
from typing import Any, ClassVar, NamedTuple

from groma.table.replica import Replica
from groma.text import sheets
from groma.text import table as lines_of
from groma.text import words as terminal
from groma.words import telling
from groma.words.reckoning import results

STYLE = "line-height: 1.25; overflow-x: auto; white-space: pre"


class Words(terminal.Words):
    """The words of a terminal's table, and what only a cell says."""

    packages: ClassVar[tuple[str, ...]] = (*terminal.Words.packages, "groma.home.notebook")


class Shown(NamedTuple):
    """A table as it stood when it was looked at."""

    title: str
    news: list[str]  # since I last decided
    table: list[str]
    scores: list[str]
    prompt: str  # what I am asked; or how it ended, or who decides
    choices: list[str]  # with what each would bring
    how: str  # to choose


def shown(replica: Replica, viewer: int, lang: str, offered: list[Any], news: list[Any]) -> Shown:
    """A table with the eyes of a viewer."""
    words = Words(replica.game, lang, replica.names())
    match = replica.match
    title = f"{words.title()}: {', '.join(replica.names())}"
    told = [one["words"] for one in news]
    if match is None:
        return Shown(title, told, [], [], words.text("cell-gathering"), [], "")
    if match.state.over():
        prompt, how = " ".join(results(words, match)), ""
    elif offered:
        prompt, how = telling.prompt(words, match), words.text("cell-how")
    else:
        prompt, how = words.text("cell-others", seat=words.name(match.state.seat)), ""
    choices = [f"{one['words']}  {one['preview']}".rstrip() for one in offered]
    table = lines_of.show(words, match, viewer, eyes=True)
    scores = sheets.scores(words, match, viewer, plain=False)
    return Shown(title, told, table, scores, prompt, choices, how)


def plain(seen: Shown) -> str:
    """As lines, for a terminal."""
    numbered = [f"{number:>3}  {choice}" for number, choice in enumerate(seen.choices, 1)]
    parts = [[seen.title], seen.news, seen.table, seen.scores, [seen.prompt, *numbered]]
    return "\n\n".join("\n".join(part) for part in [*parts, [seen.how]] if any(part))


def markdown(seen: Shown) -> str:
    """As a block of code, in which nothing means anything."""
    text = plain(seen)
    ticks = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, ticks + 1)
    return f"{fence}text\n{text}\n{fence}"


def html(seen: Shown) -> str:
    """As a page reads it: texts of people and games are texts, and nothing else."""
    news = "".join(f"<li>{escape(line)}</li>" for line in seen.news)
    choices = "".join(f"<li>{escape(choice)}</li>" for choice in seen.choices)
    parts = [
        f"<strong>{escape(seen.title)}</strong>",
        f"<ul>{news}</ul>" if news else "",
        _block(seen.table),
        _block(seen.scores),
        f"<p>{escape(seen.prompt)}</p>",
        f"<ol>{choices}</ol>" if choices else "",
        f"<p>{escape(seen.how)}</p>" if seen.how else "",
    ]
    return f'<div class="groma">{"".join(parts)}</div>'


def _block(lines: list[str]) -> str:
    return f'<pre style="{STYLE}">{escape(chr(10).join(lines))}</pre>' if lines else ""
