"""Sentences: problems, and what happens at a table beside the game."""

from collections.abc import Sequence
from typing import Any, ClassVar

from groma.core.game import Game
from groma.words import FALLBACK, LANGUAGES, Words

from .entries import BY_NOBODY, CLOSE, END, HOLIDAY, HOME_CLOSED, PAUSE, STAND_IN, UNDO, name_of
from .problems import Problem
from .replica import Replica, Told
from .texts import Texts
from .wire.common import ProblemShape


class TableWords(Words):
    """The words of any table: of its game, of what happens beside it, and of problems."""

    packages: ClassVar[tuple[str, ...]] = ("groma.words", "groma.table")

    def __init__(
        self,
        game: Game[Any] | None,
        lang: str,
        names: Sequence[str] = (),
        texts: Texts | None = None,
    ) -> None:
        super().__init__(game, lang, names)
        self.texts = texts or Texts()


def language(wanted: str | None, accepted: str = "") -> str:
    """The language of a reader: asked for, else the first that its browser accepts and we have."""
    if wanted in LANGUAGES:
        return wanted
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def words_of(replica: Replica, lang: str) -> TableWords:
    """The words of a table."""
    return TableWords(replica.game, lang, replica.names(), replica.texts)


def plain_words(game: Game[Any] | None, lang: str, names: Sequence[str] = ()) -> TableWords:
    """Words without a table."""
    return TableWords(game, lang, names)


def told_words(words: TableWords, told: Told) -> str:
    """A line of the log."""
    if told.note is not None:
        return words.note(told.note)
    entry = told.entry
    assert entry is not None
    seat = "" if entry.seat is None else words.name(entry.seat)
    message = f"entry-{name_of(entry.kind)}"
    if entry.kind == STAND_IN:
        message += "-left" if entry.value else "-late"
    elif entry.kind == HOLIDAY and entry.value:
        message += "-anew"
    elif entry.kind in (CLOSE, END) and entry.value:
        message += "-by-nobody" if entry.value == BY_NOBODY else "-by-house"
    elif entry.kind == PAUSE and entry.value:
        message += "-at-home" if entry.value == HOME_CLOSED else "-of-all"
    count = entry.value if entry.kind == UNDO else 0
    return words.text(message, name=words.texts.name(told.who) or seat, seat=seat, count=count)


def problem_shape(problem: Problem, words: TableWords) -> ProblemShape:
    """A problem in words."""
    facts = problem.facts
    plain = {key: value for key, value in facts.items() if isinstance(value, int | str)}
    until = facts.get("until")
    if until is not None:
        plain["until"] = f"{until:%Y-%m-%d %H:%M}"
    message = f"problem-{problem.kind}-{facts.get('what') or facts.get('why')}"
    detail = words.text(message, **plain) if "reason" in facts else words.find(message)
    if problem.refusal is not None:
        detail = words.refusal(problem.refusal)
    seq = facts.get("seq")
    return ProblemShape(
        type=f"/problems/{problem.kind}",
        title=words.text(f"problem-{problem.kind}", **plain),
        status=problem.status,
        detail=detail or "",
        clause=facts.get("clause") or None,
        seq=seq if isinstance(seq, int) and seq >= 0 else None,
        retry=problem.status == 503,
        until=until,
        errors=facts.get("errors"),
    )
