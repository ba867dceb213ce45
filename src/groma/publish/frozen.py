"""Frozen answers: a file at the path at which a page asks, by language."""

import gzip
from typing import Final

from .folder import Folder

LONG: Final = ("view", "moments/", "tutorial/moments")  # packed: not every host packs what it sends


def freeze(folder: Folder, lang: str, path: str, content: bytes) -> None:
    """Write an answer down: "games/carpe-diem/rules" for GET /api/games/carpe-diem/rules."""
    file = f"frozen/{lang}/{path}.json"
    if any(f"/{long}" in path for long in LONG):
        folder.write(f"{file}.gz", gzip.compress(content, 9, mtime=0))
    else:
        folder.write(file, content)
