"""Records on the command line: verified, read again, and told kindly when they are broken."""

import json
from pathlib import Path

import pytest

from groma.cli import main
from groma.core.game import games
from groma.core.match import open_match
from groma.text.files import write_record
from tests.text.faces import SEED, finished

ROME = games()["city-of-rome"]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_verify_a_good_record(capsys: Capture) -> None:
    finished(Path("good.json"))
    assert main(["verify", "good.json"]) == 0
    assert capsys.readouterr().out.startswith("Sound: ")


def test_verify_a_tampered_record(capsys: Capture) -> None:
    form = finished(Path("bad.json"))
    moves = form["moves"]
    assert isinstance(moves, list)
    for change, verdict in (
        ({"seed": "00" * 32}, "False: the seed is not the one that was promised."),
        ({"moves": [*moves[:9], moves[0], *moves[9:]]}, "False: move 10 ("),
        ({"moves": moves[:-1]}, "Not verified: the game of this record is not over."),
        ({"seed": None}, "Not verified: the seed of this record is still secret."),
    ):
        Path("bad.json").write_text(json.dumps({**form, **change}))
        assert main(["verify", "bad.json"]) == 1
        assert capsys.readouterr().out.startswith(verdict)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"version": 99},
        {"moves": ["fly 1"]},
        {"moves": 3},
        {"names": ["Anna"]},
        {"settings": {}},
        {"settings": None},
        {"seed": "xyz"},
    ],
)
def test_a_broken_record_is_told_kindly(change: dict[str, object], capsys: Capture) -> None:
    form = finished(Path("bad.json"))
    Path("bad.json").write_text(json.dumps({**form, **change}))
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        assert main([*command, "bad.json"]) == 2
        error = capsys.readouterr().err
        assert error.startswith("bad.json ")
        assert error.count("\n") == 1


def test_a_canonical_record_cut_short_or_of_nonsense() -> None:
    match = open_match(ROME, ["Anna", "Bert"], SEED)
    match.play(match.state.seat, match.state.legal()[0])
    write_record(Path("it.groma"), match)
    whole = Path("it.groma").read_bytes()
    for count in range(len(whole)):
        Path("it.groma").write_bytes(whole[:count])
        assert main(["verify", "it.groma"]) == 2
    Path("it.groma").write_bytes(whole[:6] + bytes(range(128, 250)))
    assert main(["verify", "it.groma"]) == 2


def test_replay(capsys: Capture) -> None:
    form = finished(Path("good.json"))
    moves = form["moves"]
    assert isinstance(moves, list)
    assert main(["replay", "good.json"]) == 0
    story = capsys.readouterr().out
    assert f"\n{len(moves)}. " in story
    assert " wins with " in story
    secret = next(move for move in moves if move.startswith("draft "))
    assert secret not in story, "an onlooker reads the bare name of a secret move"
    assert "[station 1]" in story
    assert ": Stand on field 1: " in story
    assert ": chosen secretly [draft]" in story
    seer = "2" if "1. Bert: chosen secretly" in story else "1"
    assert main(["replay", "good.json", "--as", seer]) == 0
    assert secret in capsys.readouterr().out


def test_replay_a_moment(capsys: Capture) -> None:
    form = finished(Path("good.json"))
    moves = form["moves"]
    assert isinstance(moves, list)
    assert main(["replay", "good.json", "--at", "0", "--as", "anna"]) == 0
    assert "YOU: ANNA" in capsys.readouterr().out
    assert main(["replay", "good.json", "--at", "9", "--plain"]) == 0
    assert capsys.readouterr().out.startswith(f"After move 9 of {len(moves)}:\n9. ")
    for wrong in (["--at", "9999"], ["--at", "-1"], ["--as", "zoe"], ["--as", "3"]):
        assert main(["replay", "good.json", *wrong]) == 2
