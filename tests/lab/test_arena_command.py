"""`groma arena`: tables in two languages, results that are kept, stopped and taken up again."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from groma.bots import BOTS, Random
from groma.cli import main
from groma.lab.arena import command
from groma.lab.arena.running import play_deals

Capture = pytest.CaptureFixture[str]
MATCH = ["arena", "city-of-rome", "random", "greedy"]
DUEL = ["arena", "city-of-rome", "random", "chance", "--processes", "1"]  # the same, but quick


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setitem(BOTS, "chance", Random)


def result(capsys: Capture, *arguments: str, duel: list[str] = DUEL) -> dict[str, Any]:
    """What the command says, without what a stopwatch says."""
    assert main([*duel, "--json", *arguments]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    del told["times"]
    return told


def lines(file: str) -> list[str]:
    return Path(file).read_text().splitlines(keepends=True)


# ---- what is said -------------------------------------------------------------------------------


def test_a_contest_is_told_in_english_and_german(capsys: Capture):
    assert main([*MATCH, "--games", "1", "--keep", "one.jsonl"]) == 0
    printed = capsys.readouterr()
    assert printed.err == (
        "2 games will be played: each deal is played 2 times, with seats exchanged.\n2 of 2 games\n"
    )
    assert printed.out.startswith(
        'city-of-rome: random, greedy. 1 deal, 2 games, seed "groma".\nRules version '
    )
    assert "first_player=drawn" in printed.out
    assert "100.0 (20.6 to 100.0)" in printed.out
    assert "1.00 (1.00 to 1.79)" in printed.out
    assert "random won 0 of 2 games, shared 0 and lost 2." in printed.out
    assert main(["arena", "--show", "one.jsonl", "one.jsonl", "--lang", "de"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.count("100,0 (20,6 bis 100,0)") == 2
    assert "random gewann 0 von 2 Spielen, teilte 0 und verlor 2." in printed.out


def test_kept_results_are_shown_as_they_were_told(capsys: Capture):
    told = result(capsys, "--games", "2", "--keep", "one.jsonl")
    assert main(["arena", "--show", "one.jsonl", "--json"]) == 0
    (shown,) = json.loads(capsys.readouterr().out)
    spent = shown.pop("times")
    assert shown == told
    assert spent["bots"]["chance"]["slowest_ms"] >= spent["bots"]["chance"]["p99_ms"] > 0


@pytest.mark.parametrize(
    "wrong",
    [
        ["chess", "random", "random"],
        [],
        ["city-of-rome", "random"],
        ["city-of-rome", "random", "hal"],
        ["city-of-rome", *["random"] * 5],
        ["city-of-rome", "random", "random", "--seats", "5"],
        ["city-of-rome", "random", "random", "random", "--seats", "2"],
        ["city-of-rome", "random", "random", "--games", "0"],
        ["city-of-rome", "random", "random", "--processes", "0"],
        ["city-of-rome", "random", "random", "--set", "nothing=on"],
        ["city-of-rome", "random", "random", "--games", "1", "--keep", "nowhere/one.jsonl"],
        ["city-of-rome", "random", "random", "--games", "1", "--keep", "."],
        ["city-of-rome", "random", "random", "--show", "diary.txt"],
        ["--show", "diary.txt"],
        ["--show", "nowhere.jsonl"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_cannot_be_is_told_kindly(wrong: list[str], lang: str, capsys: Capture):
    Path("diary.txt").write_text("dear diary\n")
    assert main(["arena", *wrong, "--lang", lang]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "{" not in printed.err


def test_at_a_terminal_there_is_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: Capture):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["arena", "city-of-rome", "random", "chance", "--games", "2"]) == 0
    assert "2/2" in terminal.getvalue()
    assert "2 of 2 games" not in terminal.getvalue()


# ---- what is kept -------------------------------------------------------------------------------


def test_a_contest_goes_on_where_it_stopped(capsys: Capture):
    at_once = result(capsys, "--games", "6")
    result(capsys, "--games", "2", "--keep", "kept.jsonl")
    first = lines("kept.jsonl")
    assert result(capsys, "--games", "6", "--keep", "kept.jsonl") == at_once
    assert lines("kept.jsonl")[:2] == first, "what was played is not played again"
    assert len(lines("kept.jsonl")) == 4
    assert result(capsys, "--games", "6", "--keep", "kept.jsonl") == at_once
    assert len(lines("kept.jsonl")) == 4
    assert result(capsys, "--games", "2", "--keep", "kept.jsonl")["games"] == 2


def test_a_torn_line_is_dropped(capsys: Capture):
    whole = result(capsys, "--games", "4", "--keep", "kept.jsonl")
    *before, last = lines("kept.jsonl")
    Path("kept.jsonl").write_text("".join(before) + last[: len(last) // 2])
    assert main(["arena", "--show", "kept.jsonl", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["games"] == 2
    assert result(capsys, "--games", "4", "--keep", "kept.jsonl") == whole
    assert lines("kept.jsonl")[:2] == before
    assert len(lines("kept.jsonl")) == 3


@pytest.mark.parametrize(
    ("other", "part"),
    [
        ([*DUEL, "--seed", "another"], "seed"),
        ([*DUEL, "--set", "show_known_hand_cards=off"], "settings"),
        (["arena", "city-of-rome", "chance", "random"], "line_up"),
        (["arena", "carpe-diem", "random", "chance"], "game, "),
    ],
)
def test_another_contest_is_not_mixed_in(other: list[str], part: str, capsys: Capture):
    result(capsys, "--games", "2", "--keep", "kept.jsonl")
    before = lines("kept.jsonl")
    assert main([*other, "--games", "2", "--keep", "kept.jsonl"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"kept.jsonl holds another contest; what differs: {part}")
    assert lines("kept.jsonl") == before


def test_another_build_is_another_contest(capsys: Capture):
    result(capsys, "--games", "2", "--keep", "kept.jsonl")
    head, deal = lines("kept.jsonl")
    Path("kept.jsonl").write_text(json.dumps({**json.loads(head), "python": "3.0"}) + "\n" + deal)
    assert main([*DUEL, "--games", "2", "--keep", "kept.jsonl", "--lang", "de"]) == 2
    assert "verschieden ist: python." in capsys.readouterr().err


def test_a_file_of_something_else_stays_as_it_is(capsys: Capture):
    for text in ("dear diary", "dear diary\n", '{"arena": 2}\n'):
        Path("diary.txt").write_text(text)
        assert main([*DUEL, "--games", "2", "--keep", "diary.txt"]) == 2
        assert Path("diary.txt").read_text() == text


def test_who_interrupts_sees_and_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
):
    def interrupted(*given: Any):
        yield next(play_deals(*given))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "play_deals", interrupted)
        assert main([*DUEL, "--games", "6", "--keep", "kept.jsonl"]) == 130
    printed = capsys.readouterr()
    assert printed.err.endswith("Stopped after 2 of 6 games.\n")
    assert "of 2 games, shared" in printed.out
    assert len(lines("kept.jsonl")) == 2
    assert result(capsys, "--games", "6", "--keep", "kept.jsonl") == result(capsys, "--games", "6")


def test_all_processes_say_the_same(capsys: Capture):
    alone = result(capsys, "--games", "4", "--processes", "1", duel=MATCH)
    assert result(capsys, "--games", "4", "--processes", "2", duel=MATCH) == alone
