"""Pages that whoever runs the server has written, as files: imprint and privacy."""

import logging
from pathlib import Path
from typing import Final

from groma.table.problems import not_there
from groma.table.wire.desk import HousePage
from groma.words import FALLBACK, LANGUAGES

log = logging.getLogger(__name__)

NAMES: Final = ("imprint", "privacy")
BYTES_MOST: Final = 200_000


def written(folder: Path | None) -> list[str]:
    """Which pages there are, in whichever language."""
    return [name for name in NAMES if _files(folder, name, FALLBACK)]


def page(folder: Path | None, name: str, lang: str) -> HousePage:
    """A page in a language, else in another one; its text as it stands in the file."""
    files = _files(folder, name, lang) if name in NAMES else []
    if not files:
        raise not_there("page")
    found, file = files[0]
    return HousePage(name, found, file.read_text("utf-8", errors="replace"))


def _files(folder: Path | None, name: str, lang: str) -> list[tuple[str, Path]]:
    """The files of a page by language, the wanted one first; none that is too long to be one."""
    if folder is None:
        return []
    langs = sorted(LANGUAGES, key=lambda one: one != lang)
    files = [(one, folder / f"{name}.{one}.md") for one in langs]
    return [(one, file) for one, file in files if file.is_file() and _fits(file)]


def _fits(file: Path) -> bool:
    fits = file.stat().st_size <= BYTES_MOST
    if not fits:
        log.warning("a page is too long", extra={"file": str(file), "most": BYTES_MOST})
    return fits
