"""Games: what is played here, its settings, forms and rules."""

import msgspec


class SettingShape(msgspec.Struct):
    """Something a table may choose before it starts."""

    name: str
    values: list[str]
    default: str
    clause: str
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


class GameTables(msgspec.Struct):
    """What a program needs to read the numbers of a game."""

    name: str
    version: int
    moves: list[FormShape]
    notes: list[FormShape]
    sorts: list[SortShape]


class ClauseShape(msgspec.Struct):
    """One rule."""

    id: str
    text: str


class RulesShape(msgspec.Struct):
    """The rules of a game in our words."""

    game: str
    lang: str
    text: str
    clauses: list[ClauseShape]
