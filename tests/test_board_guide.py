"""The guide to boards tells the truth: its code is the new game's, its props are the contract's."""

import re
import shlex
from pathlib import Path

import pytest

from groma.new import TEMPLATE
from groma.server.api.boards import MOST, NEVER
from groma.server.api.site import KINDS
from groma.text.options import parser
from groma.text.words import Words

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "drawing-a-board.md").read_text("utf-8")
CONTRACT = (ROOT / "web" / "board" / "contract.ts").read_text("utf-8")
TOKENS = (ROOT / "web" / "src" / "style" / "tokens.css").read_text("utf-8")
BOARD = TEMPLATE / "src" / "sample_game" / "board"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(
    ("kind", "block"),
    [one for one in BLOCKS if one[0] in ("js", "css")],
    ids=lambda text: text.split("\n")[0].strip()[:40],
)
def test_every_excerpt_stands_in_the_board_of_a_new_game(kind: str, block: str) -> None:
    assert block in (BOARD / f"board.{kind}").read_text("utf-8")


def test_every_command_exists() -> None:
    lines = [text[2:] for kind, text in BLOCKS if kind == "console"]
    assert lines
    for line in lines:
        command, *arguments = shlex.split(line)
        assert command == "groma"
        parser(Words(None, "en")).parse_args(arguments)


def fields(interface: str) -> set[str]:
    """The members of an interface of the contract."""
    found = re.search(rf"^export interface {interface}\b.*?^}}", CONTRACT, re.DOTALL | re.MULTILINE)
    assert found is not None
    return set(re.findall(r"^  (\w+)[?(:]", found[0], re.MULTILINE))


def test_every_prop_and_part_is_told_of() -> None:
    section = GUIDE.partition("## 3.")[2].partition("## 4.")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", section, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"\w+", row)} == fields("BoardProps")
    assert [name for name in fields("PackageBoard") if f"`{name}" not in GUIDE] == []


def test_colours_sizes_and_kinds_are_those_of_the_page() -> None:
    named = set(re.findall(r"`(--[\w-]+)`", GUIDE)) - {"--board"}  # an option of the command
    assert named
    assert [name for name in named if not re.search(rf"^  {name}:", TOKENS, re.MULTILINE)] == []
    (kinds,) = re.findall(r"served are `([^`]+)`", GUIDE)
    assert set(kinds.split()) <= KINDS.keys() - NEVER
    assert f"at most {MOST >> 20} MB" in GUIDE
