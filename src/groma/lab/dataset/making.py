"""Makes a dataset: lots are played in many processes, kept as they come, and become files."""

import json
import os
import shutil
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from groma.core.game import Game
from groma.core.tensors import Layout

from ..arena.contest import game_of
from ..fault import Fault
from ..spreading import Over, spread
from . import parquet
from .card import card, schema
from .playing import game_rows, position_rows
from .recipe import Lot, Recipe, Shard, shards

UNFINISHED: Final = "unfinished"  # where finished lots wait for the rest of their file
SCHEMA: Final = "schema.json"
CARD: Final = "README.md"
Played = tuple[Lot, dict[str, bytes]]  # a lot, and its rows by table


class Dataset:
    """A folder with a dataset, whole or on the way to be."""

    def __init__(self, folder: Path, game: Game[Any], recipe: Recipe, games: int) -> None:
        self.folder = folder
        self.game = game
        self.recipe = recipe
        self.shards = shards(recipe, games)
        self.games = sum(shard.games for shard in self.shards)
        self.tables = ["positions", "games"] if recipe.layout else ["games"]  # as they are written
        try:
            self._begin()
        except OSError as problem:
            why = problem.strerror or ""
            raise Fault("file-unwritable", file=str(folder), why=why) from problem

    def make(self, over: Over) -> Generator[int, None, None]:
        """Play what is missing; told is how many games there are more, at first those of before."""
        missing = [shard for shard in self.shards if not self._is_whole(shard)]
        left = {shard.name: [lot for lot in shard.lots if not self._has(lot)] for shard in missing}
        lots = [lot for some in left.values() for lot in some]
        yield self.games - sum(self._count(lot) for lot in lots)
        work = partial(_work, self.recipe)
        if isinstance(over, int) and over < 2:
            work = partial(_play, self.game, self.recipe)
        unfinished = {shard.name: shard for shard in missing}
        for shard in missing:
            if not left[shard.name]:
                self._finish(unfinished.pop(shard.name))
        with closing(spread(work, lots, over)) as playing:
            for lot, packed in playing:
                self._keep(lot, packed)
                left[lot.shard].remove(lot)
                if not left[lot.shard]:
                    self._finish(unfinished.pop(lot.shard))
                yield self._count(lot)
        self._end()

    # ---- files ----------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Write what it will be, or compare it with what was begun here."""
        told = schema(self.game, self.recipe, self._layout())
        path = self.folder / SCHEMA
        if path.exists():
            before = json.loads(path.read_text("utf-8"))
            unlike = _unlike(before, told)
            if unlike:
                parts = [*unlike, *_unlike(before.get("recipe", {}), told["recipe"])]
                raise Fault("dataset-other", folder=str(self.folder), parts=", ".join(parts))
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise Fault("dataset-folder", folder=str(self.folder))
        sizes = {shard.name: shard.games for shard in self.shards}
        for file in (self.folder / "games").glob("*.parquet"):
            if parquet.rows_in(file) > sizes.get(file.stem, 0):
                raise Fault("dataset-fewer", folder=str(self.folder), games=self.games)
        for name in (UNFINISHED, *self.tables):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")

    def _end(self) -> None:
        """Write the card, and take away what is no longer needed."""
        rows = {
            table: {shard.name: parquet.rows_in(self._file(table, shard)) for shard in self.shards}
            for table in self.tables
        }
        text = card(self.game, self.recipe, rows, self._layout())
        (self.folder / CARD).write_text(text, "utf-8")
        shutil.rmtree(self.folder / UNFINISHED)  # perhaps with lots of a file that grew since

    def _keep(self, lot: Lot, packed: dict[str, bytes]) -> None:
        """A lot that was played; what is half written is not taken for a lot."""
        for table in self.tables:
            path = self._part(table, lot)
            half = path.with_suffix(".half")
            half.write_bytes(packed[table])
            os.replace(half, path)

    def _finish(self, shard: Shard) -> None:
        """The files of a shard, of which all lots are there."""
        for table in self.tables:
            parts = [self._part(table, lot) for lot in shard.lots]
            schema = parquet.schema_of(table, self._layout())
            parquet.write_whole(self._file(table, shard), schema, parts)
        for lot in shard.lots:
            for table in self.tables:
                self._part(table, lot).unlink()

    def _is_whole(self, shard: Shard) -> bool:
        """Whether its files are there, with as many games as it should have by now."""
        path = self._file("games", shard)  # written last
        return path.exists() and parquet.rows_in(path) == shard.games

    def _has(self, lot: Lot) -> bool:
        return self._part("games", lot).exists()

    def _file(self, table: str, shard: Shard) -> Path:
        return self.folder / table / f"{shard.name}.parquet"

    def _part(self, table: str, lot: Lot) -> Path:
        return self.folder / UNFINISHED / f"{lot.shard}-{lot.deals[0]}-{lot.deals[-1]}.{table}"

    def _count(self, lot: Lot) -> int:
        return len(lot.deals) * self.recipe.ways

    def _layout(self) -> Layout | None:
        return _layout(self.game, self.recipe)


def _unlike(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [part for part in now if before.get(part) != now[part]]


# ---- what a process does ------------------------------------------------------------------------


def _work(recipe: Recipe, lot: Lot) -> Played:
    return _play(game_of(recipe.contest), recipe, lot)


def _play(game: Game[Any], recipe: Recipe, lot: Lot) -> Played:
    games = [row for deal in lot.deals for row in game_rows(game, recipe.contest, deal)]
    packed = {"games": parquet.packed(parquet.schema_of("games", None), games)}
    layout = _layout(game, recipe)
    if layout is not None:
        positions = (position for row in games for position in position_rows(game, row))
        packed["positions"] = parquet.packed(parquet.schema_of("positions", layout), positions)
    return lot, packed


def _layout(game: Game[Any], recipe: Recipe) -> Layout | None:
    """The layout of what is observed, if observations are wanted."""
    if not recipe.layout or game.tensors is None:
        return None
    layout: Layout = game.tensors.layout(len(recipe.contest.line_up))
    return layout
