"""The night: every part has its line, goes on after a failure, and is not run twice on a commit."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from groma.core.game import games

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import nightly  # noqa: E402  (a tool of the repository, not of the package)

PARTS = """
[[part]]
name = "good"
run = "echo once >> $PURE/runs; echo '== 3 passed =='"

[[part]]
name = "bad"
run = "test -e $PURE/mended || exit 3; echo mended"

[[part]]
name = "fuzz-{game}"
run = "echo {game}"
"""


@pytest.fixture
def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "parts.toml").write_text(PARTS)
    monkeypatch.setattr(nightly, "PARTS", tmp_path / "parts.toml")
    monkeypatch.setattr(nightly, "KEPT", tmp_path)
    monkeypatch.setattr(nightly, "commit", lambda: "c0ffee")
    made: dict[str, Any] = {"PURE": str(tmp_path)}
    monkeypatch.setattr(nightly.Night, "environments", lambda _: made)
    return tmp_path


def test_a_failure_stops_nobody_and_is_the_answer(
    night: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert nightly.main([]) == 1
    said = capsys.readouterr().out
    assert "| good | ok | 0:00 | 3 passed |" in said
    assert "| bad | FAILED | 0:00 |" in said
    for game in games():
        assert f"| fuzz-{game} | ok | 0:00 | {game} |" in said


def test_what_has_run_on_a_commit_is_not_run_again(night: Path) -> None:
    assert nightly.main(["--part", "good"]) == 0
    assert nightly.main(["--part", "good,fuzz-carpe-diem"]) == 0
    assert (night / "runs").read_text() == "once\n"
    assert nightly.main(["--part", "good", "--again"]) == 0
    assert (night / "runs").read_text() == "once\nonce\n"


def test_a_failure_stays_one_until_it_is_run_again_and_is_not_forgotten(
    night: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert nightly.main(["--part", "bad"]) == 1
    (night / "mended").touch()
    assert nightly.main(["--part", "bad"]) == 1
    assert nightly.main(["--part", "bad", "--again"]) == 0
    assert "| bad | ok, failed 1 times before | 0:00 | mended |" in capsys.readouterr().out


def test_the_table_is_put_together_from_parts(
    night: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nightly.main(["--part", "good"])
    capsys.readouterr()
    assert nightly.main(["--table"]) == 0
    said = capsys.readouterr().out
    assert "| good | ok |" in said
    assert "| bad | not run |" in said


def test_an_unknown_part(night: Path) -> None:
    with pytest.raises(SystemExit, match="no such part: dawn"):
        nightly.main(["--part", "dawn"])


def test_the_real_parts_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert nightly.main(["--json"]) == 0
    names = json.loads(capsys.readouterr().out)
    assert {"leaks", "kills", "docs", *(f"fuzz-{game}" for game in games())} <= set(names)
    assert all("{game}" not in run for run in nightly.parts().values())
