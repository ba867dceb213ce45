"""Brought: a table of one's own that goes on from a game that was begun in another home.

Nothing of the other home is believed: its moves are played again from its deal, and what whoever
brings it does not know by the rules is dealt anew.
"""

from typing import Final

from .bots import SENSELESS_BOT, STAND_IN_BOT
from .entries import Opening
from .forks import Fork
from .moments import Eyes
from .opening import chairs, check_chairs
from .problems import not_now, not_there, wrong
from .records import Shelf, begins_fairly, replayed, rules_of
from .sentences import plain_words
from .texts import Texts
from .wire.records import BroughtWanted, TableRecord
from .wire.tables import ChairWanted

MOST: Final = 3000  # moves that are played again for a stranger; ordinary games have hundreds


class Brought:
    """What a new table needs to go on from a record."""

    def __init__(self, shelf: Shelf, wanted: BroughtWanted, seed: bytes) -> None:
        record = wanted.record
        self.game = rules_of(shelf, record)
        self.seats = wanted.seats or self._usual_seats(record, wanted.bot)
        check_chairs(self.game, self.seats)
        kinds = [seat.kind for seat in self.seats]
        if len(kinds) != len(record.seats):
            raise wrong("seats")
        if "me" not in kinds:
            raise wrong("me")
        if not record.begun:
            raise not_now("gathering")
        if not begins_fairly(self.game, record):
            raise wrong("start")
        if len(record.moves) > MOST:
            raise wrong("record")
        match = replayed(self.game, record)
        moves = len(match.moves) if wanted.at is None else wanted.at
        if moves > len(match.moves):
            raise not_there("moment")
        self._record = record
        self.fork = Fork(match.state_after(moves), moves, Eyes(kinds.index("me")), seed)

    def _usual_seats(self, record: TableRecord, bot: str) -> list[ChairWanted]:
        """The first person's seat is mine, bots have the others: those that had them before."""
        people = [number for number, seat in enumerate(record.seats) if seat.person]
        mine = people[0] if people else 0
        usual = bot or (STAND_IN_BOT if self.game.sense is not None else SENSELESS_BOT)
        return [
            ChairWanted("me") if number == mine else ChairWanted("bot", bot or seat.bot or usual)
            for number, seat in enumerate(record.seats)
        ]

    @property
    def begins(self) -> bool:
        """Whether nobody is waited for."""
        return all(seat.kind != "open" for seat in self.seats)

    def opening(self, person: int, name: str) -> Opening:
        """A hidden table of somebody's own."""
        record = self._record
        return Opening(
            game=record.game,
            rules=record.rules,
            settings=record.settings,
            seats=chairs(self.seats, person, name),
            seed=self.fork.seed,
            hidden=True,
            foresight=record.foresight,
            hints=record.hints,
            start=self.fork.start,
            brought=True,
        )

    def texts(self, lang: str) -> Texts:
        """What the table is called."""
        words = plain_words(self.game, lang)
        return Texts(title=words.text("brought-title", game=words.title(), moves=self.fork.moves))
