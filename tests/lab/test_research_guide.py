"""What is said to researchers works: every block of Python runs, one after the other."""

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("guide", ["research.md"])
def test_all_blocks_run(guide: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / guide).read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert blocks
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, guide, "exec"), names)
    assert capsys.readouterr().out
