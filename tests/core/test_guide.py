"""The guide for strangers tells the truth: its code is the sample game's, its commands exist."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from groma.text.options import parser
from groma.text.words import Words
from groma.words.rules import Rules
from tests.sample.hoard import GAME

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SAMPLE = (ROOT / "tests" / "sample" / "hoard.py").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def blocks(language: str) -> list[str]:
    return [text for name, text in BLOCKS if name == language]


def bare(source: str) -> str:
    """Line by line, without indents and blank lines: the formatter moves excerpts to the left."""
    return "\n".join(["", *[line.strip() for line in source.splitlines() if line.strip()], ""])


def test_the_sample_game_is_tiny() -> None:
    assert len(SAMPLE.splitlines()) < 210
    imported = re.findall(r"^from ([\w.]+) import|^import ([\w.]+)", SAMPLE, re.MULTILINE)
    core = "box contents deal game hidden moves notes refusals sections sheet sorts state"
    assert {first or second for first, second in imported} - {"typing"} <= {
        f"groma.core.{name}" for name in core.split()
    }


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: block.split("\n")[0].strip())
def test_every_excerpt_stands_in_the_sample_game(block: str) -> None:
    assert bare(block) in bare(SAMPLE)


def test_every_block_says_what_it_is() -> None:
    assert {name for name, _ in BLOCKS} == {"python", "toml", "console", "fluent", "markdown"}
    assert len(blocks("python")) > 15


@pytest.mark.parametrize(
    "line",
    [line[2:] for block in blocks("console") for line in block.splitlines() if line[0] == "$"],
)
def test_every_command_exists(line: str) -> None:
    command, *arguments = shlex.split(line)
    assert command == "groma"
    parser(Words(None, "en")).parse_args(arguments)


def test_the_entry_point_is_written_as_it_must_be() -> None:
    (source,) = blocks("toml")
    assert tomllib.loads(source)["project"]["entry-points"] == {
        "groma.games": {"hoard": "hoard:GAME"}
    }


def test_the_words_are_fluent_and_named_after_declarations() -> None:
    (source,) = blocks("fluent")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message("refused-HO-3-2").value
    said, errors = bundle.format_pattern(pattern, {"coin": "denarius"})
    assert (said[:27], errors) == ("Your row ends with denarius", [])
    names = {f"note-{kind.name}" for kind in GAME.notes.kinds}
    names |= {f"move-{family.name}" for family in GAME.moves.families}
    names |= {f"view-{section.name}" for section in GAME.sections.declared}
    for identifier in re.findall(r"^((?:note|move|view)-[\w-]+) =", source, re.MULTILINE):
        assert identifier in names


def test_the_rules_text_is_read_by_clauses() -> None:
    (source,) = blocks("markdown")
    rules = Rules(source)
    assert list(rules.clauses) == ["HO-3.2"]
    assert rules.find("3.2") == ["HO-3.2"]


def test_every_clause_named_in_the_guide_is_named_in_the_sample_game() -> None:
    named = set(re.findall(r"HO-\d\.\d", GUIDE)) - {"HO-9.1"}
    assert named <= set(re.findall(r"HO-\d\.\d", SAMPLE))
