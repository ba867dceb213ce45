"""The home of tables without a server: the same API, answered in one process without network."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from groma.table.wire.records import KeptLine

    from .notebook.sitting import Sitting
    from .notebook.table import Table


def table(
    game: str,
    players: int = 2,
    bots: str | Sequence[str] = "",
    *,
    seat: int | None = 0,
    settings: Mapping[str, str] | None = None,
    lang: str = "en",
    name: str = "",
    folder: str | Path | None = None,
) -> "Table":
    """A new table for a notebook: shown in a cell, played by calls.

    `bots`: a level for all other seats, or one for each; "" is the usual one. `seat`: mine; None:
    bots play alone. `folder`: where tables are kept, else in memory.
    """
    from .notebook.table import Table

    return Table.open(game, players, bots, seat, settings or {}, lang, name, folder)


def kept(folder: str | Path | None = None) -> "list[KeptLine]":
    """The tables of a folder, the newest first; also those that this program cannot go on with."""
    from .notebook.table import all_kept

    return all_kept(folder)


def again(table: str, *, lang: str = "en", folder: str | Path | None = None) -> "Table":
    """A table that was kept, by its id."""
    from .notebook.table import Table

    return Table.again(table, lang, folder)


def from_record(
    record: Mapping[str, Any], *, lang: str = "en", folder: str | Path | None = None
) -> "Table":
    """A table made of a whole record, as `record()` gives it and as a browser saves it."""
    from .notebook.table import Table

    return Table.from_record(record, lang, folder)


async def sitting(
    game: str,
    players: int = 2,
    bots: str | Sequence[str] = "",
    *,
    seat: int | None = 0,
    settings: Mapping[str, str] | None = None,
    lang: str = "en",
    name: str = "",
    folder: str | Path | None = None,
) -> "Sitting":
    """The same as `table`, to be awaited: where nothing can wait for an answer, as in browsers."""
    from .notebook.homes import home_of
    from .notebook.sitting import Sitting

    home = await home_of(folder)
    return await Sitting.open(home, game, players, bots, seat, settings or {}, lang, name)
