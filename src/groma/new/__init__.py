"""A new game: a small complete package to begin with, copied from a template and renamed."""

import keyword
import re
import shutil
import sys
from pathlib import Path
from typing import Final

TEMPLATE: Final = Path(__file__).parent / "template"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LEFT_OUT: Final = ("__pycache__", "*.egg-info", ".*_cache")  # what using the template leaves in it
BOARD: Final = "board"
SMALL: Final = set("a an and at by for in of on the to".split())  # words, within a title


def fits(name: str) -> bool:
    """Whether a game, its package and its module may be called so."""
    module = name.replace("-", "_")
    taken = keyword.iskeyword(module) or module in sys.stdlib_module_names or module == "groma"
    return NAME.fullmatch(name) is not None and not taken


def make(name: str, folder: Path, board: bool = False) -> list[Path]:
    """Write the package of a new game into a folder that is not there yet; the answer: its files.

    With `board` it has a board of its own, otherwise the automatic one.
    """
    left_out = LEFT_OUT if board else (*LEFT_OUT, BOARD)
    module = name.replace("-", "_")
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns(*left_out))
    (folder / "src" / "sample_game").rename(folder / "src" / module)
    made = sorted(path for path in folder.rglob("*") if path.is_file())
    for path in made:
        path.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
    return made


def renamed(text: str, name: str) -> str:
    """A text of the template with the new game's names in it."""
    for old, new in (
        ("sample_game", name.replace("-", "_")),
        ("sample-game", name),
        ("Sample Game", title(name)),
        ("SG-", capitals(name) + "-"),
    ):
        text = text.replace(old, new)
    return text


def title(name: str) -> str:
    """What a game is called on the shelf, until its words say something better."""
    words = " ".join(word if word in SMALL else word.capitalize() for word in name.split("-"))
    return words[0].upper() + words[1:]


def capitals(name: str) -> str:
    """The two letters with which the clauses of a game begin."""
    initials = "".join(word[0] for word in name.split("-") if word[0].isalpha())
    letters = initials if len(initials) > 1 else re.sub("[^a-z]", "", name) + "x"
    return letters[:2].upper()
