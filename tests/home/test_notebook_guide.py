"""The guide for notebooks tells the truth: its cells run one after the other, as in a notebook."""

import ast
import asyncio
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import groma.home
from groma.home.notebook import board, homes
from groma.home.notebook.table import Table

GUIDE = (Path(__file__).parents[2] / "docs" / "notebooks.md").read_text("utf-8")
CELLS = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def alone() -> Iterator[None]:
    homes._homes.clear()
    yield
    for home in homes._homes.values():
        homes.do(home.stop())
    homes._homes.clear()


async def run(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell where a loop runs already; what its last line is worth is shown."""
    tree = ast.parse(cell)
    if isinstance(tree.body[-1], ast.Expr):
        tree.body[-1] = ast.Assign([ast.Name("shown", ast.Store())], tree.body[-1].value)
        ast.fix_missing_locations(tree)
    code = compile(tree, "cell", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    names.pop("shown", None)
    coming = eval(code, names)
    if inspect.isawaitable(coming):
        await coming
    return names.get("shown")


def test_every_cell_of_the_guide_runs(
    alone: None, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(board, "FOLDER", tmp_path)  # no pages are built here

    async def all_cells() -> list[Any]:
        names: dict[str, Any] = {}
        found = [await run(cell, names) for cell in CELLS]
        assert isinstance(names["elsewhere"], Table)
        assert names["elsewhere"].record() == names["table"].record()
        assert names["again"].view()["view"] == names["table"].view()["view"]
        return found

    shown = asyncio.run(all_cells())
    assert len(CELLS) >= 8
    texts = [one._repr_html_() for one in shown if hasattr(one, "_repr_html_")]
    assert len(texts) == 4
    assert sum("<ol>" in text for text in texts) == 3
    assert "There are no pages here" in texts[2]
    assert "A master would" in capsys.readouterr().out


def test_every_call_that_is_named_exists() -> None:
    for name in re.findall(r"`table\.(\w+)\(", GUIDE):
        assert callable(getattr(Table, name))
    for name in re.findall(r"groma\.home\.(\w+)\(", GUIDE):
        assert callable(getattr(groma.home, name))
