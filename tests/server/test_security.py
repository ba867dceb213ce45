"""What docs/security.md claims: every test and file that it names is there; claims are logged."""

import ast
import logging
import re
from pathlib import Path

import pytest

from tests.server.wire import Door, seated

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| ([^|]*) \| (.+) \|$", re.M)
ROOMS = ("", "src/groma", "src/groma/server", "src/groma/table", "tests/server")


def found_in(file: str) -> set[str]:
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    return {one.name for one in tree.body if isinstance(one, ast.FunctionDef)}


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`([\w/]+\.py)::(test_\w+)`", PAGE))
    assert len(named) > 60
    assert [one for one in named if one[1] not in found_in(one[0])] == []


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"`([\w./-]+\.(?:py|md|lock|json))`", PAGE))
    missing = [one for one in named if not any((ROOT / room / one).is_file() for room in ROOMS)]
    assert missing == []


def test_every_point_has_an_answer_and_a_reason() -> None:
    rows = ROW.findall(PAGE)
    assert len(rows) > 180
    assert {state for _, _, state, _ in rows} == {"yes", "part", "no", "none"}
    chapters = {int(point.partition(".")[0]) for point, *_ in rows}
    assert chapters == set(range(1, 15))


def test_a_claim_stands_in_the_security_log(door: Door, caplog: pytest.LogCaptureFixture) -> None:
    table, (anna, _) = seated(door, "caesars-empire", "Anna", "Ben", hidden=False)
    thief = door.guest("Clara")
    anna.post(f"/tables/{table}/leave")
    with caplog.at_level(logging.INFO, "groma.security"):
        thief.post(f"/tables/{table}/claim", {"seat": 0})
    assert [one.getMessage() for one in caplog.records if one.name == "groma.security"] == [
        f"event=claim address=127.0.0.1 person={thief.id} table={table} seat=0"
    ]
