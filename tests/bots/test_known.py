"""Bots of other people: the package of the guide is made, installed, checked, and plays."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from groma.bots import BOTS, LEVELS, Bot, BotKind, Position, bot_named, bots_for, signed_up
from groma.bots.checking import check_bot
from groma.bots.known import GROUP
from groma.cli import main
from groma.core.game import games
from groma.lab.learned import LEARNED
from groma.table.bots import bots_of, knows
from groma.text.seats import bot_of, parse_seats
from groma.text.trouble import Trouble
from tests.text.pebbles import PEBBLES

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "bots.md").read_text("utf-8")
GUIDE = GUIDE.partition("## A bot of your own\n")[2].partition("\n## ")[0]
PIP = "-m pip install --quiet --no-deps --no-build-isolation --no-index --no-compile --target"
ROME = games()["city-of-rome"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def python(line: list[str], cwd: Path, *places: Path, typed: str = "") -> tuple[int, str]:
    """What Python says, with packages of these places beside those it has."""
    path = os.pathsep.join(filter(None, [*map(str, places), os.environ.get("PYTHONPATH")]))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *line], cwd=cwd, env=env, input=typed, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package of the guide is installed, as any package is."""
    pytest.importorskip("setuptools", minversion="77", reason="packages are built with it")
    home = tmp_path_factory.mktemp("stranger")
    (toml,), (source,) = blocks("toml"), blocks("python")
    (home / "pyproject.toml").write_text(toml)
    (home / "margin_bot.py").write_text(source)
    code, said = python([*PIP.split(), str(home / "installed"), "."], home)
    assert code == 0, said
    return home / "installed"


COMMANDS = [line[2:] for block in blocks("console") for line in block.splitlines()]
SAID = {"fuzz": "Nothing found.", "arena": "margin won ", "play": "Balbus (margin)"}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda line: line.split()[1])
def test_the_package_of_the_guide_plays(command: str, place: Path) -> None:
    _, verb, *rest = shlex.split(command)
    line = ["-m", "groma", verb, *rest, "--lang", "en", *(["--plain"] if verb == "play" else [])]
    code, said = python(line, place, place, typed="1\n" * 30)
    assert code == 0, said
    assert SAID[verb] in said


def test_its_games_in_two_processes_are_those_in_one(place: Path) -> None:
    line = "-m groma arena carpe-diem margin random --games 4 --json --processes".split()
    told = [python([*line, count], place, place) for count in ("1", "2")]
    told = [(code, said[: said.index('"times"')]) for code, said in told]
    assert told[0] == told[1]


def test_a_game_it_does_not_know_is_refused(place: Path) -> None:
    for line in ("arena caesars-empire margin random", "play caesars-empire --seats me,margin"):
        code, said = python(["-m", "groma", *line.split(), "--lang", "en"], place, place)
        assert code == 2
        assert said.startswith("The bot margin cannot play this game, or not with so many seats.")


def test_no_server_offers_or_knows_it(place: Path) -> None:
    program = (
        "from groma.bots import signed_up; from groma.core.game import games\n"
        "from groma.table.bots import bots_of, knows\n"
        "rome = games()['city-of-rome']\n"
        "print(signed_up(), bots_of(rome), knows(rome, 'margin'))"
    )
    assert python(["-c", program], place, place) == (0, f"['learned', 'margin'] {LEVELS} False\n")


# ---- what packages may sign up -------------------------------------------------------------------


class Stubborn(Bot):
    """Plays the last of its moves."""

    def choose(self, position: Position) -> int:
        return position.legal[-1]


class Cheater(Stubborn):
    """Plays what is not legal."""

    def choose(self, position: Position) -> int:
        return next(move for move in range(9999) if move not in position.legal)


class Fickle(Stubborn):
    """Plays otherwise each time it is asked."""

    asked = 0

    def choose(self, position: Position) -> int:
        Fickle.asked += 1
        return position.legal[Fickle.asked % len(position.legal)]


FOR_TWO = BotKind(Stubborn, players=[2])
STUBBORN = BotKind(Stubborn, games=["city-of-rome"])
CHEATER = BotKind(Cheater)
FICKLE = BotKind(Fickle)
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Sign bots up, as an installed package does."""

    def signed(*lines: str) -> None:
        info = tmp_path / "strange-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]))
        monkeypatch.syspath_prepend(tmp_path)

    return signed


def test_who_is_signed_up_is_found_with_the_games_it_plays(install: Install) -> None:
    install("stubborn = tests.bots.test_known:STUBBORN")
    assert signed_up() == ["learned", "stubborn"]
    assert bot_named("stubborn") is STUBBORN
    assert bot_named("nobody") is None
    assert bots_for(ROME) == ["random", *LEVELS, "learned", "stubborn"]
    assert bots_for(PEBBLES) == ["random"]
    assert parse_seats(ROME, "me,stubborn,Stubborn") == ["Aurelia", "stubborn", "stubborn 2"]
    assert bot_of("stubborn 2") == "stubborn"
    for wrong in ("me:stubborn,me", "me,stubborner"):
        with pytest.raises(Trouble):
            parse_seats(ROME, wrong)
    assert bots_of(ROME) == LEVELS
    assert not knows(ROME, "stubborn")


@pytest.mark.parametrize(
    "value",
    ["no.such.module:BOT", "tests.bots.test_known:NOTHING", "tests.bots.test_known:Stubborn"],
)
def test_who_cannot_be_loaded_does_not_stop_the_others(value: str, install: Install) -> None:
    install(f"broken = {value}", "stubborn = tests.bots.test_known:STUBBORN")
    with pytest.warns(UserWarning, match="the bot broken cannot be loaded"):
        assert bots_for(ROME) == ["random", *LEVELS, "learned", "stubborn"]
    assert signed_up() == ["learned", "broken", "stubborn"], (
        "which loads nothing, so warns of nothing"
    )


@pytest.mark.parametrize("name", ["master", "greedy", "Ann", "me", "program", "ann,ben", "a b"])
def test_nobody_takes_a_name_that_means_something_else(name: str, install: Install) -> None:
    install(f"{name} = tests.bots.test_known:STUBBORN")
    with pytest.warns(UserWarning, match="may be called"):
        assert signed_up() == ["learned"]
    kind = bot_named(name)
    assert kind is None or kind.make is BOTS[name]


def test_a_bot_of_ours_that_is_signed_up_keeps_its_name(install: Install) -> None:
    install("learned = tests.bots.test_known:STUBBORN")
    with pytest.warns(UserWarning, match="two bots are called learned"):
        assert bot_named("learned") is LEARNED


def test_who_plays_with_two_alone_is_refused_at_other_tables(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install("pair = tests.bots.test_known:FOR_TWO")
    assert bots_for(ROME, 3) == ["random", *LEVELS]
    assert "pair" in bots_for(ROME, 2)
    assert "pair" in bots_for(ROME)
    parse_seats(ROME, "me,pair")
    with pytest.raises(Trouble, match="seats-bot-cannot"):
        parse_seats(ROME, "me,pair,pair")
    assert main("arena city-of-rome pair random random --games 2 --lang en".split()) == 2
    assert "cannot play this game, or not with so many seats" in capsys.readouterr().err
    assert main("fuzz city-of-rome --bot pair --games 1".split()) == 0
    assert main("fuzz city-of-rome --bot pair --games 1 --players 3".split()) == 2


def test_of_two_of_a_name_the_first_is_taken(install: Install) -> None:
    install("stubborn = tests.bots.test_known:STUBBORN", "stubborn = tests.bots.test_known:CHEATER")
    with pytest.warns(UserWarning, match="two bots are called stubborn"):
        assert bot_named("stubborn") is STUBBORN


# ---- what `groma fuzz --bot` finds ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (BotKind(BOTS["novice"]), ""),
        (STUBBORN, ""),
        (CHEATER, "plays legal moves"),
        (FICKLE, "the same seed and decision"),
    ],
)
def test_a_bot_that_breaks_the_rules_for_bots_is_found(kind: BotKind, found: str) -> None:
    told: list[str] = []
    faults = check_bot(ROME, kind, [2], 1, b"check", told.append)
    assert len(told) == 1
    assert len(faults) == (1 if found else 0)
    assert all(found in fault for fault in faults)


def test_who_cheats_ends_a_contest_or_a_game_with_a_sentence(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install("cheater = tests.bots.test_known:CHEATER")
    assert main("arena city-of-rome cheater random --games 2 --processes 1 --lang en".split()) == 2
    assert "Bot 1 of the line-up wants to play move" in capsys.readouterr().err
    assert main("play city-of-rome --seats cheater,random --lang en".split()) == 2
    assert "The bot cheater wants to play move" in capsys.readouterr().err
