"""A database of an earlier version is brought along: every table shows what it showed before.

`landed/before_entries.backup` was made by the last version in which a table was a row with moves,
through its API: 37 tables of all five games (landed/README.md lists them). Beside it lies every
answer that version gave about them. Where an answer was changed since on purpose, `as_today` leaves
that out.
"""

import asyncio
import json
import lzma
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from groma.core.game import versions
from groma.server.store.backup import restore
from groma.server.store.check import check_tables
from tests.server.conftest import fresh
from tests.server.landed.older import as_far_as
from tests.server.wire import House, Person

HERE = Path(__file__).parent / "landed"
REMINDED = "6gyg4xnm4450y"  # a reminder was a mark on its row, and is an entry now
HIDDEN = (
    "points for what is still hidden|Punkte für noch Verdecktes"
    "| and what is still hidden| und was noch verdeckt ist"
)
NEW_CHOICES = ("quiet", "accounts", "hints", "weekend", "holiday", "brought")


@pytest.fixture(scope="module")
def recording() -> Any:
    return json.loads(lzma.decompress((HERE / "before_entries.json.xz").read_bytes()))


@pytest.fixture(scope="module")
def brought(postgres_url: str) -> Iterator[House]:
    """A node on the restored and migrated database; no worker, for its clocks ran out long ago."""
    for url in fresh(postgres_url, "template0"):
        asyncio.run(restore(url, HERE / "before_entries.backup"))
        house = House(url)
        house.open()
        yield house
        house.close()


def as_today(asked: Any, answer: Any) -> Any:
    """What is the same in an old answer and in one of today."""
    # Who has another name now is called so everywhere.
    answer = json.loads(json.dumps(answer).replace("Anna Perenna", "Anna"))
    if isinstance(answer, dict):
        # Of the log: they have ids now, say what they take back, who moved, and what it brought.
        for key in ("lines", "log"):
            for line in answer.get(key) or []:
                for name in ("id", "undoes", "move", "mover", "gains"):
                    line.pop(name, None)
        for name in ("movers", "chapters"):  # of the course of points
            answer.pop(name, None)
        _forget_shorts(answer)
        _forget_at_best(answer.get("choices") or [])
        if asked["path"].endswith("/view"):  # an event's words; a view by itself has none
            assert answer.pop("told", None) is None
        _forget_foretold(answer.get("view") or {})
        for shown in (answer, answer.get("table") or {}):
            _forget_what_was_not(shown)
    if asked["path"] == "/me/mutes" and isinstance(answer, list):  # nobody was blocked then
        assert not any(one.pop("blocked", False) for one in answer)
    if asked["path"] == "/me" and isinstance(answer, dict):  # there was nothing else to come with
        answer.pop("password", None)
        assert not answer.pop("operator", False)
        assert not answer.pop("sanctions", [])
    if isinstance(answer, dict) and str(answer.get("type")).startswith("/problems/"):
        assert answer.pop("until", None) is None  # nobody was banned
    _forget_choices(answer)
    _forget_concealed(answer)
    _forget_guests(answer)
    _forget_number(answer, REMINDED in asked["path"])
    return answer


def _forget_what_was_not(table: Any) -> None:
    """Claims did not wait, no game was ended early, and tables could choose less."""
    for name in ("reminder", "grace", "strangers"):
        table.pop(name, None)
    for name in ("claims", "broken_off", "paused", *NEW_CHOICES):
        assert not table.pop(name, None)
    assert table.pop("foresight", True)  # there was no table without it
    if isinstance(table.get("request"), dict):
        assert not table["request"].pop("ends", False)


def _forget_shorts(answer: Any) -> None:
    """All was told in long words, and choices did not say how they go on or what is usual."""
    if isinstance(answer, dict):
        for name in ("brief", "deed", "part", "usual", "sure", "ahead"):
            answer.pop(name, None)
        for key, one in answer.items():
            if key != "view":
                _forget_shorts(one)
    elif isinstance(answer, list):
        for one in answer:
            _forget_shorts(one)


def _forget_at_best(choices: Any) -> None:
    """That it is "up to" was said wherever something followed, and is where it hangs on it.

    Nothing was said of what is still hidden.
    """
    for choice in choices:
        choice.pop("open")
        choice["preview"] = re.sub(r"\b(up to|bis) (?=[+-])", "", choice["preview"])
        if choice.pop("unsure", False):
            choice["preview"] = re.sub(HIDDEN, "", choice["preview"])


def _forget_concealed(answer: Any) -> None:
    """No line of a sheet said that more counts; of hidden fountain cards there was none."""
    if isinstance(answer, dict):
        if "rows" in answer and "lines" in answer:
            answer["lines"] = [one for one in answer["lines"] if one["clause"] != "CD-12.3"]
        answer.pop("concealed", None)
    if isinstance(answer, dict | list):
        for one in answer.values() if isinstance(answer, dict) else answer:
            _forget_concealed(one)


def _forget_guests(answer: Any) -> None:
    """Nobody said who was one."""
    if isinstance(answer, list):
        for one in answer:
            _forget_guests(one)
    elif isinstance(answer, dict):
        answer.pop("guest", None)
        for one in answer.values():
            _forget_guests(one)


def _forget_foretold(view: Any) -> None:
    """What choices would bring was told to everybody, and is told to who decides."""
    turn = view.get("turn")
    if turn and view["viewer"] != view["decides"]:
        turn |= {key: [] for key in ("builds", "ways", "placements", "fits") if key in turn}


def _forget_choices(answer: Any) -> None:
    """What a table could not choose then, and therefore did not."""
    if isinstance(answer, dict):
        for name in NEW_CHOICES:
            assert not answer.pop(name, None)
    if isinstance(answer, dict | list):
        for one in answer.values() if isinstance(answer, dict) else answer:
            _forget_choices(one)


def _forget_number(answer: Any, about: bool) -> None:
    """The table whose reminder became an entry counts one more."""
    if isinstance(answer, list):
        for one in answer:
            _forget_number(one, about)
    elif isinstance(answer, dict):
        about = about or answer.get("id") == REMINDED
        if about:
            answer.pop("seq", None)
        for one in answer.values():
            _forget_number(one, about)


def told(house: House, recording: Any, one: Any) -> tuple[int, Any]:
    token = None if one["person"] is None else recording["people"][one["person"]]["token"]
    return Person(house.front.port, token).ask("GET", one["path"])


def test_every_view_log_and_sheet_is_as_it_was(brought: House, recording: Any) -> None:
    unlike: list[str] = []
    for one in recording["asked"]:
        status, answer = told(brought, recording, one)
        before = as_today(one, recording["answers"][one["answer"]])
        now = as_today(one, answer)
        if isinstance(now, dict) and isinstance(before, dict) and "view" in now:
            now["view"] = as_far_as(before.get("view"), now["view"])
        if (status, now) != (one["status"], before):
            unlike.append(f"{one['path']} by {one['person']}: {difference(before, now)}")
    assert not unlike, "\n".join([f"{len(unlike)} of {len(recording['asked'])}", *unlike[:20]])


def difference(before: Any, now: Any, where: str = "") -> str:
    """The first place where two answers differ."""
    if isinstance(before, dict) and isinstance(now, dict):
        for key in {**before, **now}:
            if before.get(key, ...) != now.get(key, ...):
                return difference(before.get(key, ...), now.get(key, ...), f"{where}.{key}")
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for number, (old, new) in enumerate(zip(before, now)):
            if old != new:
                return difference(old, new, f"{where}.{number}")
    return f"{where}: {str(before)[:200]} is {str(now)[:200]}"


def test_what_was_answered_once_is_answered_again(brought: House, recording: Any) -> None:
    for one in recording["repeats"]:
        person = Person(brought.front.port, recording["people"][one["person"]]["token"])
        assert person.ask("POST", one["path"], one["body"]) == (one["status"], one["answer"])


def test_rows_and_entries_agree_and_can_be_made_again(brought: House, recording: Any) -> None:
    lines: list[str] = []
    before = content(brought)
    assert asyncio.run(check_tables(brought.database, versions(), lines.append)) == 0, lines
    brought.sql("delete from seats")
    brought.sql("delete from tables")
    assert asyncio.run(check_tables(brought.database, versions(), lines.append, True)) == 0, lines
    assert lines[-1] == f"{len(recording['tables'])} tables checked, 0 come out differently"
    assert content(brought) == before


def content(house: House) -> list[Any]:
    """The rows of all tables; when a worker looks again hangs on when it last looked."""
    rows = house.sql("select to_jsonb(t) - 'due' || '{}', t.due is null from tables t order by id")
    return rows + house.sql("select * from seats order by table_id, seat")
