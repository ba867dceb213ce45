"""Writes the positions of the worked examples into the games' packages.

python tools/examples.py GAME...    from tests/scenes/examples/GAME.py; without a name all
"""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "groma" / "games"


def written(game: str) -> str:
    """The examples of a game (by its folder), as its package keeps them."""
    text: str = importlib.import_module(f"tests.scenes.examples.{game}").EXAMPLES.to_json()
    return text


def all_games() -> list[str]:
    """The folders of the games that have worked examples."""
    return sorted(path.stem for path in (ROOT / "tests" / "scenes" / "examples").glob("*.py"))


def main(wanted: list[str]) -> int:
    """Write the files."""
    sys.path.insert(0, str(ROOT))
    for game in wanted or all_games():
        (GAMES / game / "texts" / "examples.json").write_text(written(game), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
