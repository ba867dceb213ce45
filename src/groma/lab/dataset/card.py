"""What a dataset says of itself: its schema as data, and a card for people."""

import platform
import shlex
from importlib.metadata import version
from pathlib import Path
from string import Template
from typing import Any, Final

from groma import __version__
from groma.core.game import Game
from groma.core.native import compiled
from groma.core.tensors import Layout

from .columns import TABLES
from .parquet import told_of
from .recipe import LICENCE, SPLITS, Recipe

TEMPLATE: Final = Path(__file__).with_name("card.md")
Rows = dict[str, dict[str, int]]  # by table and file


def schema(game: Game[Any], recipe: Recipe, layout: Layout | None) -> dict[str, Any]:
    """All that must be known to read the files without Groma."""
    tables = TABLES if layout is not None else {"games": TABLES["games"]}
    return {
        "recipe": recipe.content(),
        "licence": LICENCE,
        "point": game.point,  # so much in scores and margins is one point
        "splits": SPLITS,
        "tables": {
            name: [{"name": one.name, "type": one.type, "about": one.about} for one in columns]
            for name, columns in tables.items()
        },
        "moves": {"count": game.moves.count, "families": _families(game)},
        "observation": [] if layout is None else told_of(layout),
    }


def _families(game: Game[Any]) -> list[dict[str, Any]]:
    return [
        {
            "name": family.name,
            "first": family.first,
            "count": family.count,
            "arguments": [
                {"name": name, "labels": list(sort.labels)}
                for name, sort in zip(family.names, family.sorts)
            ],
        }
        for family in game.moves.families
    ]


def card(game: Game[Any], recipe: Recipe, rows: Rows, layout: Layout | None) -> str:
    """A page, with the head that Hugging Face's hub reads."""
    contest, games = recipe.contest, sum(rows["games"].values())
    settings = [f"{name}={value}" for name, value in contest.settings.items()]
    facts = {
        "tag": LICENCE.lower(),
        "title": f"{game.name}: games of {', '.join(dict.fromkeys(contest.line_up))}",
        "configs": "\n".join(_configs(rows)),
        "games": f"{games:,}",
        "game": game.name,
        "what": _what(rows),
        "counts": "\n".join(_counts(rows)),
        "shares": ", ".join(f"{name} {share}" for name, share in SPLITS.items()),
        "columns": "\n".join(_columns("games")),
        "positions": "" if layout is None else "\n".join(_positions(layout)),
        "read": f"`groma.core.game.games()[{game.name!r}].moves.text(move)` says one in words.",
        "bots": ", ".join(contest.line_up),
        "ways": f"{recipe.ways} ways" if recipe.ways > 1 else "one way, not",
        "version": contest.version,
        "seats": len(contest.line_up),
        "settings": f", settings {', '.join(settings)}" if settings else "",
        "groma": __version__,
        "build": "compiled" if compiled() else "pure",
        "python": platform.python_version(),
        "pyarrow": version("pyarrow"),
        "seed": contest.seed,
        "command": _command(game, recipe, games, layout is not None),
        "points": f": {game.point} on a sheet are one point" if game.point > 1 else "",
        "licence": LICENCE,
    }
    return Template(TEMPLATE.read_text("utf-8")).substitute(facts)


def _what(rows: Rows) -> str:
    if "positions" not in rows:
        return "Each is a row with its deal and all its moves."
    count = sum(rows["positions"].values())
    return f"Each is a row with its deal and all its moves; each of its {count:,} decisions, too."


def _configs(rows: Rows) -> list[str]:
    lines: list[str] = []
    for table in sorted(rows):
        lines += [f"  - config_name: {table}", "    data_files:"]
        for split in _by_split(rows[table]):
            lines += [f"      - split: {split}", f"        path: {table}/{split}-*.parquet"]
    return lines


def _counts(rows: Rows) -> list[str]:
    tables = sorted(rows)
    splits = {table: _by_split(rows[table]) for table in tables}
    return [
        f"| split | files each | {' | '.join(tables)} |",
        "|---|---:|" + "---:|" * len(tables),
        *(
            f"| {split} | {len(files)} | "
            + " | ".join(f"{sum(splits[table][split]):,}" for table in tables)
            + " |"
            for split, files in splits["games"].items()
        ),
    ]


def _by_split(files: dict[str, int]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for name, count in files.items():
        found.setdefault(name.rpartition("-")[0], []).append(count)
    return found


def _columns(table: str, size: int = 0) -> list[str]:
    lines = ["| column | type | |", "|---|---|---|"]
    for one in TABLES[table]:
        lines.append(f"| `{one.name}` | `{one.type.replace('[N]', f'[{size}]')}` | {one.about} |")
    return lines


def _positions(layout: Layout) -> list[str]:
    return [
        "",
        "### `positions/`",
        "",
        *_columns("positions", layout.size),
        "",
        f"An observation has {layout.size} numbers in {len(layout.fields)} fields (layout "
        f"`{layout.digest()}`). The metadata of the file",
        "has them as JSON under `groma.layout`: name, `first` number, `count`, `least` and `most`",
        "value, and what values stand for, if they are names of things. Seats are turned: who",
        "decides is the first.",
        "",
    ]


def _command(game: Game[Any], recipe: Recipe, games: int, positions: bool) -> str:
    contest = recipe.contest
    words = ["groma", "lab", "dataset", game.name, *contest.line_up, "--games", str(games)]
    for value, one in zip(contest.chosen(game), game.settings):
        if value != one.default:
            words += ["--set", f"{one.name}={one.labels[value]}"]
    words += ["--seed", contest.seed, "--shard", str(recipe.shard)]
    words += ["--positions"] if positions else []
    return shlex.join([*words, "--out", "FOLDER"])
