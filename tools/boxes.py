"""Make the box.ts of every board from its game's components.toml: boxes.py [GAME ...] [--check]."""

import argparse
import importlib
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from box_contents.literals import Part

ROOT = Path(__file__).resolve().parent.parent
HEAD = "/** What is in the box; made by tools/boxes.py from the game's components. */\n"


def games(root: Path = ROOT) -> list[str]:
    """Every game that has both a box and a board here."""
    boxes = (root / "src/groma/games").glob("*/box/components.toml")
    return sorted(
        path.parents[1].name for path in boxes if page(path.parents[1].name, root).parent.is_dir()
    )


def page(game: str, root: Path = ROOT) -> Path:
    """Where the box.ts of a game's board stands."""
    return root / "web/src/games" / game / "box.ts"


def made(game: str, data: dict[str, Any]) -> str:
    """Make the text of box.ts, from the parts that the module of the game's name lists."""
    parts: list[Part] = importlib.import_module(f"box_contents.{game}").parts(data)
    return HEAD + "".join(f"\n{part.text()}" for part in parts)


def render(game: str, root: Path = ROOT) -> str:
    """Make the text of box.ts from the components as they stand on disk."""
    box = root / "src/groma/games" / game / "box" / "components.toml"
    return made(game, tomllib.loads(box.read_text(encoding="utf-8")))


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the modules, or with --check only say which of those on disk are out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="folders under src/groma/games; all if none")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if different")
    chosen = parser.parse_args(arguments)
    stale = 0
    for game in chosen.game or games(root):
        path, text = page(game, root), render(game, root)
        if not chosen.check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path} is out of date: run tools/boxes.py {game}", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
