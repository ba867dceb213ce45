"""What a notice says, in the language of whom it is for."""

from datetime import datetime
from functools import cache
from typing import Any, ClassVar, Final

import msgspec

from groma import words
from groma.core.game import Game, games
from groma.core.sayings import Fact

from ..store.stamps import now

TITLE_MOST: Final = 80  # a title is typed by somebody else than who reads it here


class Words(words.Words):
    """Says what any table says, and what a notice says."""

    packages: ClassVar[tuple[str, ...]] = (*words.Words.packages, "groma.server.notices")


class Notice(msgspec.Struct, frozen=True):
    """One notice, ready to be sent."""

    id: str  # the same when it is sent once more
    kind: str  # turn, reminder, stand-in, claim, over, confirm, reset
    table: str
    game: str
    title: str
    lang: str
    subject: str
    line: str  # all of it in one sentence
    body: str
    footer: str  # why somebody gets this
    link: str  # may be empty


class Matter(msgspec.Struct, frozen=True):
    """What a notice is about."""

    kind: str
    table: str
    game: str
    title: str
    deadline: datetime | None
    link: str
    code: str = ""  # with which the owner of an address confirms it


def worded(number: str, matter: Matter, name: str, lang: str) -> Notice:
    """A notice for somebody."""
    said = Words(_games().get(matter.game), lang)
    game = said.title() or matter.game
    title = shown(matter.title)[:TITLE_MOST]
    place = said.text("notice-place", game=game, title=title) if title else game
    facts: dict[str, Fact] = {
        "name": shown(name),
        "place": place,
        "hours": _hours(matter.deadline),
        "code": matter.code,
    }
    message = "notice-" + matter.kind
    return Notice(
        id=number,
        kind=matter.kind,
        table=matter.table,
        game=matter.game,
        title=title,
        lang=lang if lang in words.LANGUAGES else words.FALLBACK,
        subject=said.text(message + "-subject", **facts),
        line=said.text(message + "-line", **facts),
        body=said.text(message + "-body", **facts),
        footer=said.text("notice-footer"),
        link=matter.link,
    )


def shown(text: str) -> str:
    """A text that others typed, on one line and without signs that nobody sees."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


@cache
def _games() -> dict[str, Game[Any]]:
    """The installed games; looking for them takes a while."""
    return games()


def _hours(deadline: datetime | None) -> int:
    """How many hours are left, at least one; 0: nobody counts them."""
    if deadline is None:
        return 0
    return max(1, round((deadline - now()).total_seconds() / 3600))
