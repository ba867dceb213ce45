"""Programs that play: good ones, slow ones, liars and dead ones, each a process of its own."""

import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from groma.bots import Position
from groma.bots.checking import check_bot
from groma.cli import main
from groma.core.deal import Deal
from groma.core.game import games
from groma.lab.arena import contest_of, line_up_of, play_contest_deal, summary
from groma.lab.fault import Fault
from groma.lab.lines import ProgramBot, program_named
from groma.lab.lines.bot import question

ROME = games()["city-of-rome"]
GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    moves = asked["moves"]
    print(moves[int(asked["chance"], 16) % len(moves)], flush=True)
"""
SLOW = "import time\nfor line in open(0): time.sleep(60)"
DEAF = "import time\ntime.sleep(60)"
LIAR = 'for line in open(0): print("build colosseum", flush=True)'
FOOL = 'for line in open(0): print("good morning", flush=True)'
CHATTERER = 'for line in open(0): print("a" * 20000, end="", flush=True)'
DEAD = "import sys\nsys.exit(3)"
FORGETFUL = """
import json
for line in open(0):
    asked = json.loads(line)
    print(asked["moves"][-1] if "refused" in asked else "nonsense", flush=True)
"""
ONCE = """
import json
print(json.loads(input())["moves"][-1], flush=True)
"""


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """The command that runs a program."""

    def command(source: str) -> str:
        file = tmp_path / "mine.py"
        file.write_text(source)
        return shlex.join([sys.executable, str(file)])

    return command


def position(seed: bytes = b"lines") -> Position:
    state = ROME.deal(2, ROME.defaults(), Deal(seed), None)
    for _ in range(10):
        state.play(state.legal()[-1])
    return Position(ROME, state, state.seat)


def chosen(bot: ProgramBot, times: int = 1) -> tuple[list[int], int]:
    """What it plays, asked several times, and how often it had no move of its own."""
    here = position()
    try:
        return [bot.choose(here) for _ in range(times)], bot.missed
    finally:
        bot.leave()


# ---- what a program is asked ---------------------------------------------------------------------


def test_a_question_is_one_line_with_all_that_is_needed() -> None:
    here = position()
    world = here.imagine(Deal(b"any"))
    asked = question(here, world, 10, b"seed")
    assert list(asked) == "game players seat decision chance text moves".split()
    assert asked["moves"] == [ROME.moves.text(move) for move in here.legal]
    assert "\n" not in json.dumps(asked)
    assert "moves" not in question(here, world, 10, b"seed", with_moves=False)
    assert question(here, world, 11, b"seed")["chance"] != asked["chance"]


@pytest.mark.leak
def test_a_question_is_the_same_in_every_world() -> None:
    state = ROME.deal(3, ROME.defaults(), Deal(b"worlds"), None)
    for number in range(30):
        seat = state.seat
        asked = []
        for table in (state, state.imagine(seat, Deal(b"%d" % number))):
            here = Position(ROME, table, seat)
            asked.append(question(here, here.imagine(Deal(b"any")), number, b""))
        assert asked[0] == asked[1]
        state.play(state.legal()[number % len(state.legal())])


# ---- good ones -----------------------------------------------------------------------------------


def test_a_good_program_keeps_the_rules_for_bots(written: Any) -> None:
    kind = program_named("program:" + written(GOOD))
    assert kind is not None
    assert check_bot(ROME, kind, [2], 1, b"good", lambda _: None, care=20) == []


def test_it_plays_in_the_arena_and_every_run_says_the_same(
    written: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["arena", "city-of-rome", f"program:{written(GOOD)}", "random", "--games", "4"]
    told = []
    for processes in ("1", "2"):
        assert main([*line, "--json", "--processes", processes]) == 0
        told.append(json.loads(capsys.readouterr().out))
        del told[-1]["times"]
    assert told[0] == told[1]
    assert told[0]["bots"][line[2]]["missed"] == 0
    assert told[0]["bots"][line[2]]["decisions"] > 100


def test_who_gives_up_at_first_is_told_why_and_may_try_again(written: Any) -> None:
    bot = ProgramBot(b"seed", written(FORGETFUL))
    assert chosen(bot, 2) == ([position().legal[-1]] * 2, 0)
    bot = ProgramBot(b"seed", written(FORGETFUL), tries=1)
    assert chosen(bot, 2) == ([position().legal[0]] * 2, 2)


def test_who_ends_after_an_answer_is_begun_anew(written: Any) -> None:
    assert chosen(ProgramBot(b"seed", written(ONCE)), 3) == ([position().legal[-1]] * 3, 0)


# ---- others --------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [SLOW, DEAF])
def test_a_slow_one_costs_its_time_and_is_ended(source: str, written: Any) -> None:
    bot = ProgramBot(b"seed", written(source), seconds=1.0)
    process = bot.program
    begun = time.monotonic()
    assert chosen(bot) == ([position().legal[0]], 1)
    assert 1.0 <= time.monotonic() - begun < 20
    assert process._process is None


@pytest.mark.parametrize("source", [LIAR, FOOL, CHATTERER, DEAD])
def test_one_that_names_no_legal_move_plays_the_first(source: str, written: Any) -> None:
    assert chosen(ProgramBot(b"seed", written(source)), 2) == ([position().legal[0]] * 2, 2)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (LIAR, "(CR-"),  # the clause that forbids it
        (FOOL, '"good morning" is no move of this decision. Written are: '),
        (DEAD, "The program ended"),
    ],
)
def test_the_next_question_says_why(
    source: str, said: str, written: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []
    bot = ProgramBot(b"seed", written(source), tries=2)
    ask = bot.program.ask

    def heard(line: str, seconds: float) -> str:
        asked.append(json.loads(line))
        return ask(line, seconds)

    monkeypatch.setattr(bot.program, "ask", heard)
    chosen(bot)
    first, second = asked
    assert said in second.pop("refused")
    assert first == second


def test_the_arena_tells_how_often_the_first_legal_move_was_played(
    written: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"program[tries=1]:{written(FOOL)}"
    line = ["arena", "city-of-rome", name, "random", "--games", "2", "--processes", "1"]
    assert main([*line, "--lang", "en"]) == 0
    assert f"{name} had no move of its own at " in capsys.readouterr().out


def test_what_it_began_ends_with_it(written: Any, tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("only there is a process ended with all that it began")
    beat = tmp_path / "beat"
    child = f"import time\nwhile True: open({str(beat)!r}, 'a').write('x'); time.sleep(.05)"
    source = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {child!r}])"
    assert chosen(ProgramBot(b"seed", written(source), seconds=3.0))[1] == 1
    grown = beat.stat().st_size
    time.sleep(0.5)
    assert beat.stat().st_size == grown > 0


# ---- names ---------------------------------------------------------------------------------------


def test_limits_stand_in_the_name() -> None:
    kind = program_named("program[seconds=10,tries=1,moves=off,lang=de]:python3 Mine.py")
    assert kind is not None
    bot = kind.make(b"seed")
    assert isinstance(bot, ProgramBot)
    assert (bot.seconds, bot.tries, bot.with_moves, bot.lang) == (10.0, 1, False, "de")
    usual = program_named("program:mine")
    assert usual is not None
    plain = usual.make(b"seed")
    assert isinstance(plain, ProgramBot)
    assert (plain.seconds, plain.tries, plain.with_moves, plain.lang) == (60.0, 3, True, "en")
    assert program_named("novice") is None
    names = ["program:Mine.py --Fast", "Novice"]
    assert line_up_of(ROME, names) == ["program:Mine.py --Fast", "novice"]


@pytest.mark.parametrize(
    "name",
    [
        "program:",
        "program:'unclosed",
        "program[tries=0]:x",
        "program[seconds=-1]:x",
        "program[seconds=nan]:x",
        "program[moves=maybe]:x",
        "program[lang=xx]:x",
        "program[speed=3]:x",
        "program[tries]:x",
    ],
)
def test_what_names_no_program_is_told(name: str) -> None:
    with pytest.raises(Fault, match="lines-how"):
        program_named(name)


def test_a_command_that_is_not_there_ends_the_contest_with_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "arena city-of-rome program:/no/such/thing random --games 2 --lang en"
    assert main(line.split()) == 2
    assert "The program /no/such/thing cannot be started" in capsys.readouterr().err


def test_results_that_were_kept_before_there_were_programs_are_read() -> None:
    contest = contest_of(ROME, ["random", "random"], "old")
    result = play_contest_deal(ROME, contest, 0)
    for game in result.games:
        game.missed.clear()
    assert summary(contest, [result])["bots"]["random"]["missed"] == 0
