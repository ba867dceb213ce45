"""The columns of both tables: what each is called, its type, and what it means."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Column:
    """A column; the type is said as Arrow says it, with N for the size of an observation."""

    name: str
    type: str
    about: str


GAMES: Final = [
    Column("number", "int64", "the number of the game; positions name it"),
    Column("deal", "int64", "the number of the deal; its games differ by who sits where"),
    Column("game", "string", "which game it is"),
    Column("version", "int32", "the version of its rules"),
    Column("players", "int8", "how many seats there are"),
    Column("settings", "list<string>", "how the table was set, each as name=value"),
    Column("seed", "fixed_size_binary[32]", "the secret that the deal was made from"),
    Column("bots", "list<string>", "by seat: which bot sat there"),
    Column("moves", "list<uint16>", "every decision from the first on, as numbers of moves"),
    Column("places", "list<int8>", "by seat: 1 for the winner; equals share the better one"),
    Column("scores", "list<int32>", "by seat: what its sheet says"),
    Column("margins", "list<int32>", "by seat: its score less the best other's"),
    Column("missed", "list<int32>", "by seat: decisions at which its bot had no move of its own"),
    Column("groma", "string", "the version of Groma that played"),
    Column("licence", "string", "under which the row may be used"),
]
POSITIONS: Final = [
    Column("number", "int64", "the number of the game in the table of games"),
    Column("at", "int32", "how many moves were made before"),
    Column("seat", "int8", "who decides"),
    Column(
        "observation",
        "fixed_size_list<int16>[N]",
        "what that seat may know; which number stands for what is in the file's metadata",
    ),
    Column("legal", "list<uint16>", "the moves it may make"),
    Column("move", "uint16", "the move it made"),
    Column("place", "int8", "the place it had in the end"),
    Column("margin", "int32", "its score in the end less the best other's"),
]
TABLES: Final = {"games": GAMES, "positions": POSITIONS}
