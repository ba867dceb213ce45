"""An owner who corrects a box, in a copy of the repository."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.games.components import ROOT


def correct(root: Path, game: str, before: str, after: str) -> None:
    """Change one line of a box."""
    path = root / "src" / "groma" / "games" / game / "box" / "components.toml"
    text = path.read_text("utf-8")
    assert text.count(before) == 1, before
    path.write_text(text.replace(before, after), "utf-8")


class Copy:
    """A copy of the repository, as far as rules and tables go."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tools"):
            shutil.copytree(
                ROOT / name,
                folder / name,
                ignore=shutil.ignore_patterns("site", "__pycache__", "*.so", "server"),
            )

    def correct(self, game: str, before: str, after: str) -> None:
        """Change one line of a box."""
        correct(self.folder, game, before, after)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run something there, with the code of the copy."""
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "LANG": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, *command], cwd=self.folder, env=env, capture_output=True, text=True
        )

    def tables(self, game: str) -> subprocess.CompletedProcess[str]:
        """What `make tables` does for a game."""
        return self.run("tools/make_tables.py", game)
