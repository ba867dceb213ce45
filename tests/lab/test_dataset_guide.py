"""The guide for datasets tells the truth: its blocks run one after the other in an empty folder."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from groma.cli import main

pytest.importorskip("pyarrow")
pytest.importorskip("numpy")

GUIDE = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(python)?\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def test_every_block_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for language, block in BLOCKS:
        if language:
            exec(compile(block, "datasets.md", "exec"), names)
        else:
            for line in block.splitlines():
                command, *words = shlex.split(line)
                assert command == "groma"
                assert main(words) == 0
    printed = capsys.readouterr().out
    assert "40 games\n" in printed
    assert " int16\n" in printed
    assert [language for language, _ in BLOCKS] == ["", "python", "", "python"]
    assert Path("games-of-rome", "README.md").exists()
