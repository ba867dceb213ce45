"""Games: what is played here, its settings, forms and rules."""

from typing import Literal

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
    """A range of things that moves, notes and views speak of: labels, what each is called, or "".

    If they have places: what these are called, and where they lie on a map, right and down; on the
    same `plane` as other sorts.
    """

    name: str
    labels: list[str]
    words: list[str]
    places: list[str] = []
    at: list[list[int]] = []
    plane: str = ""


class FormShape(msgspec.Struct):
    """A declared move or note: its name, its number, and the sorts of its arguments by name.

    A note may begin a chapter of the log.
    """

    name: str
    number: int
    arguments: dict[str, str]
    secret: bool = False
    chapter: bool = False


class ContentShape(msgspec.Struct):
    """What stands in a view: a thing of a sort, many, something by each of a sort, a record.

    `untold`: nothing to be listed. `hidden`: null is a face that is not known. `whole`: the name of
    what a number is out of.
    """

    kind: Literal["thing", "many", "by", "record", "untold"]
    sort: str
    of: "ContentShape | None"
    members: list["MemberShape"]
    hidden: bool
    folded: bool
    whole: str


class MemberShape(msgspec.Struct):
    """A section of a view, or a member of a record: what one is called and what several are."""

    name: str
    one: str
    other: str
    holds: ContentShape | None  # null: undeclared


class BoardShape(msgspec.Struct):
    """The board that comes with a game's package: addresses, from where the site begins."""

    script: str  # a module
    style: str  # or nothing


class AboutShape(msgspec.Struct):
    """What a box says of itself; how heavy the game is (1 to 5) is our estimate."""

    minutes: list[int]  # from, to
    age: int
    year: int
    publisher: str
    designers: list[str]
    weight: int


class StrengthShape(msgspec.Struct):
    """How a bot was measured: in percent the games that it won, and between what that may lie.

    `against`: whom it met in so many deals, each played with the seats exchanged.
    """

    against: str
    share: float
    low: float
    high: float
    deals: int


class BotShape(msgspec.Struct):
    """A bot that is offered for a game; null: how strong it is, nobody has measured."""

    name: str
    strength: StrengthShape | None


class GameShape(msgspec.Struct):
    """A game that is installed."""

    name: str
    version: int
    title: str
    tagline: str
    players: list[int]
    bots: list[BotShape]  # from weak to strong
    usual_bot: str  # for whoever is new
    point: int
    settings: list[SettingShape]
    tutorial: bool  # whether it has one
    puzzles: int  # how many it has
    box: str  # what of its box is rebuilt or our reading, in two sentences
    board: BoardShape | None  # one that comes with its package
    about: AboutShape | None = None  # what its box says of itself
    tension: str = ""  # what is exciting about it, in two sentences
    steps: list[str] = []  # how it goes


class GameTables(msgspec.Struct):
    """What a program needs to read the numbers of a game."""

    name: str
    version: int
    moves: list[FormShape]
    notes: list[FormShape]
    sorts: list[SortShape]
    sections: list[MemberShape]


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
