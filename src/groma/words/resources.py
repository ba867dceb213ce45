"""Texts that lie beside the code of a package: words and rules."""

from importlib.resources import files
from typing import Final

FALLBACK: Final = "en"  # what has no words in a language is said in this one


def resource(package: str, *path: str) -> str | None:
    """The text of a file in a package; None if there is none, or no such package."""
    try:
        place = files(package).joinpath(*path)
    except (ModuleNotFoundError, TypeError):  # a game may be a plain module without a folder
        return None
    return place.read_text("utf-8") if place.is_file() else None
