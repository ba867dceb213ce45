"""Making: a whole site that plays by itself, or one of records alone, into a folder."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from groma.bots.analysis import Analysis
from groma.core.game import Game
from groma.pages.paths import FOLDER, INDEX, MANIFEST, PARTS
from groma.table.replica import Replica
from groma.table.sentences import plain_words
from groma.words import LANGUAGES

from . import keeping, records
from .catalogue import put_games, put_house
from .folder import Folder
from .pages import LOST, Pages

PLAYED: Final = ("new", "here/new", "mine", "offline")
UNPLAYED: Final = (PARTS, keeping.LIST, keeping.WORKER)  # what nobody needs who only looks
HOUSE: Final = "frozen/en/house.json"


class NoParts(Exception):
    """The pages of this install were built without what a browser plays with."""


class Finished(NamedTuple):
    """A game to be published, and what is known of its decisions."""

    table: Replica
    analysis: Analysis | None


class Wanted(NamedTuple):
    """What else somebody wants of a site."""

    base: str | None = None  # the path at which it will stand; None: it finds out
    house: Path | None = None  # imprint and privacy
    packed: bool = False  # packed copies beside the files, for hosts that look for them


def make_site(
    out: Path, games: Iterable[Game[Any]], finished: Iterable[Finished], wanted: Wanted
) -> tuple[int, int]:
    """A site that plays without a server; how many files, and how many bytes."""
    folder = Folder(out)
    pages = Pages(FOLDER, "")
    if not (FOLDER / MANIFEST).is_file():
        raise NoParts
    folder.clear()
    folder.whole = True
    pages.copy(folder, packed=wanted.packed)
    keeping.put_parts(folder)
    found = list(games)
    paths = ["", "games", "about", *PLAYED, *put_games(folder, found)]
    paths += put_house(folder, wanted.house)
    paths += [f"{one}/{game.name}" for game in found for one in ("new", "puzzles")]
    keeping.put_list(folder, FOLDER, folder.below("frozen/"))
    paths += [f"tables/{records.put(folder, *one)}" for one in finished]
    return _close(folder, paths, wanted.base)


def publish(out: Path, games: dict[str, Game[Any]], one: Finished, wanted: Wanted) -> str:
    """Add a record to a site, or begin one of records alone; the path of its page."""
    folder = Folder(out)
    pages = Pages(FOLDER, "")
    records.check_new(folder, one.table)
    table = records.put(folder, *one)
    paths = [f"tables/{table}"]
    if not folder.whole:
        pages.copy(folder, UNPLAYED, wanted.packed)
        names = records.games_of(records.listed(folder))
        paths += ["about", *put_games(folder, [games[name] for name in names])]
    if wanted.house is not None or not folder.has(HOUSE):
        paths += put_house(folder, wanted.house)
    _close(folder, paths, wanted.base)
    return records.playing(table)


def _close(folder: Folder, paths: list[str], base: str | None) -> tuple[int, int]:
    """Write the pages, those of before as well: what is said in them may be another thing now."""
    mark = "only" if not folder.whole else "also" if records.listed(folder) else ""
    pages = Pages(FOLDER, mark)
    there = [name.removesuffix(INDEX).rstrip("/") for name in folder.below("") if _is_page(name)]
    for path in {*paths, *there, *(["archive"] if mark else [])}:
        folder.write(*pages.at(path))
    if not folder.whole:
        records.begin(folder)
    said = [(lang, plain_words(None, lang).text("problem-not-there")) for lang in LANGUAGES]
    folder.write(LOST, pages.lost(base, said))
    return folder.close()


def _is_page(name: str) -> bool:
    return name == INDEX or name.endswith(f"/{INDEX}")
