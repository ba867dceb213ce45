"""What the guide says of programs is true: its program plays, its commands and its text work."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from groma.lab.lines import ProgramBot
from groma.lab.lines.bot import SECONDS, TRIES
from tests.lab.lines.test_programs import FOOL, position

GUIDE = (Path(__file__).parents[3] / "docs" / "bots.md").read_text("utf-8")
GUIDE = GUIDE.partition("## A program in any language\n")[2].partition("\n## ")[0]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", [0, 1])
def test_the_program_of_the_guide_plays(number: int, tmp_path: Path) -> None:
    program, _ = blocks("python")
    (tmp_path / "mine.py").write_text(program)
    _, *line = shlex.split(blocks("console")[0].splitlines()[number][2:])
    line = [word.replace("python3", sys.executable) for word in line]
    done = subprocess.run(
        [sys.executable, "-m", "groma", *line, "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert ("no move of its own" in done.stdout) == ("moves=off" in line[2])


def test_the_text_of_the_guide_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    _, example = blocks("python")
    exec(compile(example, "guide", "exec"), {})
    assert "So a move is written" in capsys.readouterr().out


def test_the_fields_of_the_guide_are_those_of_a_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    (tmp_path / "fool.py").write_text(FOOL)
    bot = ProgramBot(b"seed", shlex.join([sys.executable, str(tmp_path / "fool.py")]), tries=2)
    monkeypatch.setattr(bot.program, "ask", lambda line, _: asked.append(line) or "nothing")
    bot.choose(position())
    told = {name for row in re.findall(r"^\| (`.+?) \|", GUIDE, re.M) for name in row.split("`")}
    assert told - {"", ", "} == set(json.loads(asked[1]))
    assert f"(else {SECONDS:.0f}), `tries`\n  (else {TRIES})" in GUIDE
