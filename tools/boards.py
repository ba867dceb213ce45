"""What the boards draw of a box: a module of theirs, made from the game's components."""

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def page(game: str) -> Path:
    """Where the module of a game's board stands."""
    return ROOT / "web/src/games" / game / "box.ts"


def main(game: str, made: Callable[[dict[str, Any]], str]) -> int:
    """Write the box.ts of a game's board, or with --check compare it."""
    box = ROOT / "src/groma/games" / game / "components.toml"
    path = page(game)
    text = made(tomllib.loads(box.read_text(encoding="utf-8")))
    if "--check" not in sys.argv[1:]:
        path.write_text(text, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != text:
        print(f"{path.relative_to(ROOT)} is not what tools/board_{game}.py makes")
        return 1
    return 0
