"""A table for a notebook: what a sitting does, waited for."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from groma.table.wire.playing import Choice
from groma.table.wire.records import KeptLine

from .board import Board, board_of
from .homes import do, home_of
from .sitting import Sitting, kept_at


def all_kept(folder: str | Path | None) -> list[KeptLine]:
    """The tables of a folder, the newest first."""

    async def found() -> list[KeptLine]:
        return await kept_at(await home_of(folder))

    return do(found())


class Table:
    """A table in a cell: shown as text, with the choices by number."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @classmethod
    def open(
        cls,
        game: str,
        players: int,
        bots: str | Sequence[str],
        seat: int | None,
        settings: Mapping[str, str],
        lang: str,
        name: str,
        folder: str | Path | None,
    ) -> "Table":
        """A new table, begun at once."""

        async def opened() -> Sitting:
            home = await home_of(folder)
            return await Sitting.open(home, game, players, bots, seat, settings, lang, name)

        return cls(do(opened()))

    @classmethod
    def again(cls, table: str, lang: str, folder: str | Path | None) -> "Table":
        """A table that was kept."""

        async def found() -> Sitting:
            return await Sitting.again(await home_of(folder), table, lang)

        return cls(do(found()))

    @classmethod
    def from_record(
        cls, record: Mapping[str, Any], lang: str, folder: str | Path | None
    ) -> "Table":
        """A table made of a whole record."""

        async def made() -> Sitting:
            return await Sitting.from_record(await home_of(folder), record, lang)

        return cls(do(made()))

    @property
    def id(self) -> str:
        """By which a folder knows the table."""
        return self.sitting.id

    def play(self, *choices: int | str) -> "Table":
        """Make choices one after the other: by their number in the list, or as they are written."""
        do(self.sitting.chosen(*choices))
        return self

    def undo(self, count: int = 1) -> "Table":
        """Take back my last choices, as far as the rules allow; 0: the whole turn."""
        do(self.sitting.taken_back(count))
        return self

    def legal(self) -> list[Choice]:
        """What I may choose now, with words and what it would bring."""
        return do(self.sitting.legal())

    def hint(self) -> str:
        """What a master would do in my place, and why."""
        return do(self.sitting.hint())

    def view(self) -> Any:
        """The table as my seat sees it, as data."""
        return do(self.sitting.view())

    def record(self) -> dict[str, Any]:
        """The whole record with all its secrets: `groma.home.from_record` goes on with it."""
        return do(self.sitting.record())

    def board(self, height: int = 760) -> Board:
        """The board itself, in the cell: the same table, played by mouse and keyboard."""
        return board_of(self.sitting, height)

    def __repr__(self) -> str:
        return repr(do(self.sitting.look()))

    def _repr_html_(self) -> str:
        return do(self.sitting.look())._repr_html_()

    def _repr_markdown_(self) -> str:
        return do(self.sitting.look())._repr_markdown_()
