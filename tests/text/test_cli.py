"""The command `groma`: whole games through a pipe, records, and kind words with exit code 2."""

import io
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from groma import __version__
from groma.cli import main, wanted_language
from groma.core.game import games
from groma.text.screen import Screen
from groma.text.seats import bot_of, called, default_seats, parse_seats
from groma.text.trouble import Trouble
from groma.words.examples import load_examples
from groma.words.puzzles import load_puzzles
from groma.words.telling import hints_of_moves
from tests.text.faces import finished
from tests.text.pebbles import PEBBLES

ROME = games()["city-of-rome"]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def pipe(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


def random_numbers(count: int = 1500) -> list[str]:
    chance = random.Random(3)
    return [str(chance.randint(1, 6)) for _ in range(count)]


# ---- play ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "wins"), [("en", " wins with "), ("de", " gewinnt mit ")])
def test_a_whole_game_through_a_pipe(
    lang: str, wins: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    pipe(monkeypatch, *random_numbers())
    saved = tmp_path / "game.json"
    command = ["play", "city-of-rome", "--seed", "x", "--lang", lang, "--save", str(saved)]
    assert main([*command, "--seats", "me:Anna,random"]) == 0
    printed = capsys.readouterr()
    assert wins in printed.out
    assert printed.err == ""
    assert main(["verify", str(saved), "--lang", lang]) == 0


def test_the_end_of_input_is_a_polite_end(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    pipe(monkeypatch)
    assert main(["play", "city-of-rome"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    printed = []
    for seed in ("one", "one", "two"):
        pipe(monkeypatch)
        assert main(["play", "city-of-rome", "--seed", seed]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]


def test_save_and_resume(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    pipe(monkeypatch, "station 5", "save half.groma", "quit")
    assert main(["play", "city-of-rome", "--seats", "me:Anna,random", "--seed", "x"]) == 0
    capsys.readouterr()
    pipe(monkeypatch, *random_numbers())
    assert main(["play", "--resume", "half.groma", "--save", "half.groma"]) == 0
    assert "The game goes on after" in capsys.readouterr().out
    assert main(["verify", "half.groma"]) == 0
    pipe(monkeypatch)
    assert main(["play", "--resume", "half.groma", "--seats", "random,random"]) == 0
    assert " wins with " in capsys.readouterr().out


@pytest.mark.parametrize("asked", [[], ["city-of-rome"]])
def test_a_worked_example_is_told_and_played(
    asked: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The position of its paragraph: its moves do there what the paragraph says."""
    pipe(monkeypatch, "build colosseum", "place 0,-1", "save e3.json", "quit")
    assert main(["play", *asked, "--example", "cr-e3"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("CR-E3  ")
    assert "(CR-12.4)" in printed
    form = json.loads(Path("e3.json").read_text())
    example = load_examples(ROME)["CR-E3"]
    assert form["start"] == example.start.hex()
    assert form["moves"][:2] == [ROME.moves.text(move) for move in example.moves[:2]]
    assert main(["verify", "e3.json"]) == 1
    assert "a position that was given to it" in capsys.readouterr().out


def test_settings(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    pipe(monkeypatch, "1", "save it.json", "quit")
    chosen = ["--set", "show-known-hand-cards=off"]
    assert main(["play", "city-of-rome", *chosen]) == 0
    form = json.loads(Path("it.json").read_text())
    assert form["settings"]["show_known_hand_cards"] == "off"
    for wrong in ("nothing=on", "show_known_hand_cards=perhaps", "show_known_hand_cards"):
        assert main(["play", "city-of-rome", "--set", wrong]) == 2


def test_seats() -> None:
    assert default_seats(ROME) == "me,apprentice"
    assert default_seats(PEBBLES) == "me,random"
    assert parse_seats(ROME, "me,me:Zoe,greedy,greedy") == ["Aurelia", "Zoe", "greedy", "greedy 2"]
    assert parse_seats(ROME, "me:Zoe, me:Zoe") == ["Zoe", "Zoe 2"]
    assert bot_of("greedy 2") == "greedy"
    assert bot_of("Zoe 2") is None
    for wrong in ("me", "me,you", "me:,greedy", "me:greedy,me", "me:random 2,me", "", "me,,me"):
        with pytest.raises(Trouble):
            parse_seats(ROME, wrong)
    with pytest.raises(Trouble):
        parse_seats(PEBBLES, "me,greedy")


def test_bots_are_called_by_names_that_no_number_follows() -> None:
    assert called(["Aurelia", "greedy", "greedy 2"]) == ["Aurelia", "Balbus", "Cassia"]
    assert called(["greedy", "Aurelia", "Balbus", "random"]) == [
        "Cassia",
        "Aurelia",
        "Balbus",
        "Decimus",
    ]


# ---- the rest -----------------------------------------------------------------------------------


def test_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    builds = [f"groma {__version__} ({build})\n" for build in ("pure", "compiled")]
    assert capsys.readouterr().out in builds


def test_games(capsys: Capture) -> None:
    assert main(["games", "--lang", "de"]) == 0
    printed = capsys.readouterr().out
    assert "city-of-rome: City of Rome, 2 bis 4 Personen" in printed
    assert "aqueduct_may_replace_aqueduct=on|off" in printed
    assert "ersetzen. (CR-9.25, das erste ist unsere Lesart)" in printed
    assert "seat_2: der zweite Platz" in printed


@pytest.mark.parametrize(
    "command",
    [
        ["play", "chess"],
        ["play"],
        ["play", "city-of-rome", "--seats", "me"],
        ["play", "city-of-rome", "--seats", "me,hal"],
        ["play", "--resume", "nowhere.json"],
        ["play", "--example", "CR-E99"],
        ["play", "carpe-diem", "--example", "CR-E3"],
        ["play", "--example", "CR-E3", "--seats", "me,greedy,greedy"],
        ["play", "--example", "CR-E3", "--set", "first_player=seat_1"],
        ["rules", "chess"],
        ["rules", "city-of-rome", "1.999"],
        ["replay", "nowhere.json"],
        ["replay", "."],
        ["verify", "nowhere.json"],
        ["fuzz", "chess"],
        ["fuzz", "city-of-rome", "--players", "9"],
        ["bench", "engine", "chess"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_does_not_exist_is_told_kindly(command: list[str], lang: str, capsys: Capture) -> None:
    assert main([*command, "--lang", lang]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "{" not in printed.err


def test_files_that_cannot_be_read_are_told_in_our_own_words(capsys: Capture) -> None:
    assert main(["verify", "nowhere.json", "--lang", "de"]) == 2
    assert capsys.readouterr().err == "Eine Datei nowhere.json gibt es nicht.\n"
    assert main(["verify", ".", "--lang", "de"]) == 2
    assert capsys.readouterr().err == ". ist ein Ordner, keine Datei.\n"


def test_a_file_that_exists_is_not_overwritten(capsys: Capture) -> None:
    Path("diary.txt").write_text("dear diary")
    assert main(["play", "city-of-rome", "--save", "diary.txt"]) == 2
    assert Path("diary.txt").read_text() == "dear diary"


def test_a_resumed_game_brings_its_own_seed(capsys: Capture) -> None:
    finished(Path("good.json"))
    assert main(["play", "--resume", "good.json", "--seed", "x"]) == 2
    assert main(["play", "pebbles", "--resume", "good.json"]) == 2


POSIX = "fcntl grp pwd readline resource termios tty uvloop".split()


@pytest.mark.parametrize("command", [["serve"], ["work"], ["bench", "server"]])
def test_where_the_server_does_not_run_it_says_so(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    for lang, said in (("en", "does not run on Windows"), ("de", "läuft nicht unter Windows")):
        assert main([*command, "--lang", lang]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.startswith(f"{'The server' if lang == 'en' else 'Der Server'} {said}")
        assert printed.err.count("\n") == 1


def without(modules: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command on a machine that lacks some modules."""
    program = f"import sys; sys.modules.update(dict.fromkeys({modules}))\n"
    program += f"from groma.cli import main; sys.exit(main({list(arguments)}))"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


def test_without_its_packages_the_server_says_how_to_get_them() -> None:
    done = without(["asyncpg", "litestar"], "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The server is not installed (")
    assert "“pip install '.[local]'”" in done.stderr
    assert done.stderr.count("\n") == 1


def test_engine_and_terminal_need_nothing_that_windows_lacks() -> None:
    done = without(POSIX, "play", "caesars-empire", "--seats", "random,random", "--plain")
    assert done.returncode == 0, done.stderr
    assert " wins with " in done.stdout


def test_fuzz(capsys: Capture) -> None:
    assert main(["fuzz", "city-of-rome", "--players", "2", "--games", "1", "--care", "9"]) == 0
    assert capsys.readouterr().out.endswith("Nothing found.\n")


def test_the_language() -> None:
    assert wanted_language([], {}) == "en"
    assert wanted_language([], {"LANG": "de_AT.UTF-8"}) == "de"
    assert wanted_language([], {"LC_ALL": "C", "LANG": "de_DE"}) == "en"
    assert wanted_language([], {"LANG": "fr_FR"}) == "en"
    assert wanted_language(["games", "--lang", "de"], {}) == "de"
    assert wanted_language(["games", "--lang=de"], {"LANG": "en_US"}) == "de"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch, plain: bool) -> str:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    screen = Screen(plain)
    screen.tell(["hello " * 30], "ask")
    screen.hide()
    return terminal.getvalue()


def test_colour_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[1m" in shown_on_a_terminal(monkeypatch, plain=False)
    assert "\x1b" not in shown_on_a_terminal(monkeypatch, plain=True)
    monkeypatch.setenv("NO_COLOR", "1")
    bare = shown_on_a_terminal(monkeypatch, plain=False)
    assert "\x1b[1m" not in bare
    assert "\x1b[3J" in bare, "what was hidden is not in the scroll-back either"
    assert max(len(line) for line in bare.splitlines()) < 120, "long lines break between words"


def test_without_a_terminal_hiding_is_many_lines(capsys: Capture) -> None:
    Screen(plain=False).hide()
    hidden = capsys.readouterr().out
    assert hidden.count("\n") > 50
    assert "\x1b" not in hidden


# ---- puzzles ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "right"), [("en", "Right!"), ("de", "Richtig!")])
def test_a_puzzle_is_solved(
    lang: str, right: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    puzzle = load_puzzles(ROME)[1]
    legal = list(hints_of_moves(puzzle.match()))
    pipe(monkeypatch, "what", str(1 + legal.index(puzzle.asked[0])))
    assert main(["puzzle", "city-of-rome", "1", "--lang", lang]) == 0
    assert right in capsys.readouterr().out


def test_a_wrong_answer_is_told_why(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    puzzle = load_puzzles(ROME)[1]
    legal = list(hints_of_moves(puzzle.match()))
    pipe(monkeypatch, str(1 + legal.index(puzzle.obvious)))
    assert main(["puzzle", "city-of-rome", "1", "--plain"]) == 0
    printed = capsys.readouterr().out
    assert "Not the best: " in printed
    assert "It gives away about " in printed
    assert "Best is: " in printed


def test_the_solution_is_printed_and_today_has_one(capsys: Capture) -> None:
    assert main(["puzzle", "city-of-rome", "--solve"]) == 0
    printed = capsys.readouterr().out
    assert "Best is: " in printed
    assert "Right!" not in printed


def test_an_unknown_puzzle(capsys: Capture) -> None:
    assert main(["puzzle", "city-of-rome", "9999"]) == 2
    assert "9999" in capsys.readouterr().err
