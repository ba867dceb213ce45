"""Make a game's tables.py from its components.toml: make_tables.py GAME [--check]."""

import argparse
import importlib
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "groma" / "games"
WIDTH = 100


def demand(fits: bool, what: str) -> None:
    """Refuse data that do not add up."""
    if not fits:
        raise ValueError(what)


def mask(bits: Iterable[int]) -> int:
    """Make a set of numbers, each once, an int with these bits."""
    return sum(1 << bit for bit in bits)


def number(name: str, value: int) -> str:
    """Write out an int constant."""
    return f"{name}: Final = {value}"


def numbers(name: str, values: Sequence[int], notes: Sequence[str] = ()) -> str:
    """Write out a list of ints."""
    return _listing(name, "list[int]", [str(value) for value in values], notes)


def masks(name: str, values: Sequence[int], notes: Sequence[str] = ()) -> str:
    """Write out a list of bit masks, in hex."""
    return _listing(name, "list[int]", [f"0x{value:X}" for value in values], notes)


def words(name: str, values: Sequence[str]) -> str:
    """Write out a list of strings."""
    return _listing(name, "list[str]", [f'"{value}"' for value in values])


def lists(name: str, values: Sequence[Sequence[int]], notes: Sequence[str] = ()) -> str:
    """Write out a list of lists of ints."""
    return _listing(name, "list[list[int]]", [str(list(value)) for value in values], notes)


def mask_lists(name: str, values: Sequence[Sequence[int]], notes: Sequence[str] = ()) -> str:
    """Write out a list of lists of bit masks, in hex."""
    items = [f"[{', '.join(f'0x{item:X}' for item in value)}]" for value in values]
    return _listing(name, "list[list[int]]", items, notes)


def rows(name: str, values: Sequence[int], length: int, notes: Sequence[str] = ()) -> str:
    """Write out a list of ints, so many and a note to a line."""
    lines = [list(values[start : start + length]) for start in range(0, len(values), length)]
    tails = [f"  # {note}" for note in notes] or [""] * len(lines)
    texts = [
        f"    {', '.join(str(value) for value in line)},{tail}"
        for line, tail in zip(lines, tails, strict=True)
    ]
    return "\n".join([f"{name}: Final[list[int]] = [", *texts, "]"])


def _listing(name: str, kind: str, items: Sequence[str], notes: Sequence[str] = ()) -> str:
    """Write out a list on one line if that fits, else one item and its note to a line."""
    line = f"{name}: Final[{kind}] = [{', '.join(items)}]"
    if len(line) <= WIDTH:
        return line
    tails = [f",  # {note}" for note in notes] or [","] * len(items)
    rows = [f"    {item}{tail}" for item, tail in zip(items, tails, strict=True)]
    return "\n".join([f"{name}: Final[{kind}] = [", *rows, "]"])


def render(game: str) -> str:
    """Make the text of a game's tables.py with the function of its name in tables_GAME.py."""
    data = tomllib.loads((GAMES / game / "box" / "components.toml").read_text(encoding="utf-8"))
    return str(getattr(importlib.import_module(f"tables_{game}"), game)(data))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the tables, or with --check only say whether those on disk are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="name of the folder under src/groma/games")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if different")
    chosen = parser.parse_args(arguments)
    path = GAMES / chosen.game / "tables.py"
    text = render(chosen.game)
    if not chosen.check:
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        print(f"{path} is out of date: run tools/make_tables.py {chosen.game}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
