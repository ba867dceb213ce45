"""Standing: how somebody plays, for those who think of sitting down with them."""

from datetime import datetime

import msgspec


class TallyShape(msgspec.Struct):
    """The games of one kind, with so many players."""

    game: str
    players: int
    played: int
    won: int


class StandingShape(msgspec.Struct):
    """How reliably and how fast somebody plays; newer games count more.

    `finished` is the share of games that were played to their end; seconds are the median of a
    turn: `live` where people sit at the table, `slow` where turns may take days.
    """

    games: int
    finished: float
    live: float | None
    slow: float | None


class PersonShape(msgspec.Struct):
    """Somebody, as everybody may know them; of guests there is nothing but the name."""

    person: str
    name: str
    guest: bool
    since: datetime
    standing: StandingShape | None
    tallies: list[TallyShape]
