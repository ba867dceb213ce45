"""The guide to the environments tells the truth: its blocks run one after the other."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from groma.core.rewards import REWARDS
from groma.core.tensors import REMEMBERED
from groma.lab.environments import vector

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "environments.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def test_every_block_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    run = 0
    for block in BLOCKS:
        if "import pyspiel" not in block or find_spec("pyspiel"):  # the night has it
            exec(compile(block, f"block {run}", "exec"), names)
            run += 1
    assert run >= 5
    said = capsys.readouterr().out
    assert said.count("'place': ") == 3
    assert "(8, " in said


def test_what_is_named_exists() -> None:
    assert re.findall(r"^\| `(\w+)`", GUIDE, re.MULTILINE) == REWARDS
    assert f"the last {REMEMBERED:,} moves" in GUIDE
    assert callable(vector.Tables)
