"""Games: what is played here, its settings, forms and rules."""

import msgspec


class SettingShape(msgspec.Struct):
    """Something a table may choose before it starts: its values, and what each is called.

    `source` is where the clause comes from: if "reading" or "rebuilt", its default is our choice.
    """

    name: str
    values: list[str]
    called: list[str]
    default: str
    clause: str
    source: str
    words: str


class SortShape(msgspec.Struct):
    """A range of things that moves and notes speak of: labels, and what each is called, or ""."""

    name: str
    labels: list[str]
    words: list[str]


class FormShape(msgspec.Struct):
    """A declared move or note: its name, its number, and the sorts of its arguments by name."""

    name: str
    number: int
    arguments: dict[str, str]
    secret: bool = False


class BoardShape(msgspec.Struct):
    """The board that comes with a game's package: addresses, from where the site begins."""

    script: str  # a module
    style: str  # or nothing


class GameShape(msgspec.Struct):
    """A game that is installed."""

    name: str
    version: int
    title: str
    tagline: str
    players: list[int]
    bots: list[str]
    point: int
    settings: list[SettingShape]
    tutorial: bool  # whether it has one
    box: str  # what of its box is rebuilt or our reading, in two sentences
    board: BoardShape | None  # one that comes with its package


class GameTables(msgspec.Struct):
    """What a program needs to read the numbers of a game."""

    name: str
    version: int
    moves: list[FormShape]
    notes: list[FormShape]
    sorts: list[SortShape]


class ClauseShape(msgspec.Struct):
    """One rule, and where it comes from: printed, public, reading, rebuilt, or "" if unsaid.

    What is not simply printed has a remark: one sentence in words. `settings` change it.
    """

    id: str
    text: str
    source: str
    places: list[str]
    remark: str
    settings: list[str]


class ExampleShape(msgspec.Struct):
    """A worked example of the rules, in words; whether it opens at a table."""

    id: str
    text: str
    opens: bool


class RulesShape(msgspec.Struct):
    """The rules of a game in our words."""

    game: str
    lang: str
    text: str
    clauses: list[ClauseShape]
    examples: list[ExampleShape]


class ToldShape(msgspec.Struct):
    """One thing that a piece says, in words; where it is from, and the clause that tells why."""

    field: str
    name: str
    value: str
    source: str
    places: list[str]
    clause: str


class PieceShape(msgspec.Struct):
    """One sort of piece: how many there are, what they say; `source` is the weakest of theirs."""

    id: str
    name: str
    about: str
    count: int
    source: str
    told: list[ToldShape]


class FamilyShape(msgspec.Struct):
    """Pieces that belong together."""

    id: str
    name: str
    count: int
    pieces: list[PieceShape]


class BoxShape(msgspec.Struct):
    """What is in the box of a game, and where we know it from."""

    game: str
    version: int
    remark: str
    families: list[FamilyShape]
