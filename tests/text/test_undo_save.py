"""Taking back, saving, going on with a saved game, and leaving."""

import json
from pathlib import Path

import pytest

from groma.core.game import games
from groma.core.record import read
from groma.text.files import open_record, read_record
from tests.text.faces import TO_THE_OFFER, after, numbers, sit
from tests.text.pebbles import PEBBLES

GAMES = games()
ROME = GAMES["city-of-rome"]


def test_undo_takes_back_and_says_why_it_stops() -> None:
    assert after(ROME, "undo") == "You have not decided anything yet."
    assert after(PEBBLES, "undo") == "You have not decided anything yet."
    assert "another player has decided" in after(ROME, "5", "undo")


def test_undo_of_a_choice_in_progress() -> None:
    sitting, script = sit(ROME, [*TO_THE_OFFER, "1", "undo"])
    sitting.run()
    said = next(line for line in script.text.split("\n") if line.startswith("Taken back: "))
    assert said.startswith("Taken back: Take ")
    asked = [line for line in script.printed if line.startswith("Anna: ")]
    assert asked[-1] == asked[-3], "the same decision again"


def test_undo_too_many() -> None:
    sitting, script = sit(ROME, [*TO_THE_OFFER, "1", "undo 9"])
    sitting.run()
    assert "Only 1 move can be taken back." in script.text


def test_save_and_resume(tmp_path: Path) -> None:
    for name in ("evening.json", "evening.groma"):
        path = tmp_path / name
        sitting, script = sit(ROME, ["5", f"save {path}"])
        sitting.run()
        assert f"Saved in {path}." in script.text
        assert "secret seed" in script.text
        record, game = read_record(path, GAMES)
        again = open_record(path, record, game)
        assert again.moves == sitting.match.moves
        resumed, script = sit(ROME, match=again)
        resumed.run()
        assert "The game goes on after" in script.text
        assert "Anna puts a Builder on field 5." in script.text
        script.then = numbers(resumed)
        resumed.run()
        assert resumed.match.state.over()
    assert json.loads((tmp_path / "evening.json").read_text())["game"] == ROME.name


def test_save_leaves_other_files_alone(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    assert "There is a file" in after(ROME, "5", f"save {path}")
    assert path.read_text() == "dear diary"
    assert "does not exist" in after(ROME, "5", f"save {tmp_path / 'no' / 'where.json'}")
    assert 'Type "save"' in after(ROME, "save")


def test_quit_asks_to_save(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    sitting, script = sit(ROME, ["5", "quit", str(path)])
    sitting.run()
    assert path.exists()
    assert script.printed[-1] == "Goodbye."
    sitting, script = sit(ROME, ["5", "quit", ""])
    sitting.run()
    assert script.printed[-2:] == ["Not saved.", "Goodbye."]


def test_a_command_is_no_file_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting, script = sit(ROME, ["5", "quit", "score", "sho", "3", "log 2", "save it.json"])
    sitting.run()
    assert script.text.count("would be a command or a number") == 4
    assert [path.name for path in tmp_path.iterdir()] == ["it.json"]
    sitting, script = sit(ROME, ["5", "quit", "quit"])
    sitting.run()
    assert script.printed[-2:] == ["Not saved.", "Goodbye."]


def test_save_after_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "auto.groma"
    sitting, script = sit(ROME, ["5"], save=path)
    sitting.run()
    assert read(path.read_bytes(), GAMES).moves == sitting.match.moves
    script.then = numbers(sitting)
    sitting.run()
    assert read(path.read_bytes(), GAMES).moves == sitting.match.moves
