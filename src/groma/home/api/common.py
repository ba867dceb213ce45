"""What all parts of the API share: who asks, for which table, in which language, with what."""

from typing import Any, TypeVar

import msgspec

from groma.core.game import Game
from groma.table.ids import read
from groma.table.problems import Problem, not_logged_in, not_there, wrong
from groma.table.sentences import TableWords, language, words_of
from groma.table.wire.playing import AnswerWanted, MoveWanted, UndoWanted
from groma.table.wire.tables import Done

from ..asking import Asked
from ..inside import Inside
from ..live.table import HomeTable
from ..people import Person

T = TypeVar("T")
BEARER = "bearer "
Keyed = MoveWanted | UndoWanted | AnswerWanted


class Asking:
    """One request at a home, for whoever answers it."""

    def __init__(self, home: Inside, asked: Asked) -> None:
        self.home = home
        self.asked = asked
        self.person: Person | None = None  # who asks, once that was found out
        self.token = ""  # with which they came
        self.live: HomeTable | None = None  # the table that it is about, once it was found

    async def identify(self) -> None:
        """Find out who asks: by a token, or as this browser's own person; else it is nobody."""
        people = self.home.people
        given = self.asked.headers.get("authorization", "")
        if given:
            self.token = given[len(BEARER) :] if given.lower().startswith(BEARER) else ""
            self.person = await people.by_token(self.token)
            if self.person is None:
                raise not_logged_in()
        elif self.asked.cookie:
            self.token = await people.own_token()
            self.person = await people.by_token(self.token)

    # ---- what was sent --------------------------------------------------------------------------

    def query(self, name: str, kind: Any, usual: Any = None) -> Any:
        """A part of the query, read as some type; `usual` if it is not there."""
        given = self.asked.query.get(name)
        if given is None:
            return usual
        try:
            return msgspec.convert(given, kind, strict=False)
        except msgspec.ValidationError as problem:
            raise unreadable(problem) from problem

    def body(self, kind: type[T]) -> T:
        """The body, read as some type."""
        try:
            return msgspec.json.decode(self.asked.body, type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
            raise unreadable(problem) from problem

    # ---- who asks -------------------------------------------------------------------------------

    def me(self) -> Person:
        """Who asks, if it is somebody."""
        if self.person is None:
            raise not_logged_in()
        return self.person

    @property
    def who(self) -> int | None:
        """The number of who asks; None: nobody."""
        return None if self.person is None else self.person.id

    def lang(self) -> str:
        """The language of an answer: asked for, else the person's, else the browser's."""
        wanted = self.asked.query.get("lang")
        if wanted is None and self.person is not None:
            wanted = self.person.lang
        return language(wanted, self.asked.headers.get("accept-language", ""))

    # ---- about which table ----------------------------------------------------------------------

    async def table(self, written: str) -> HomeTable:
        """A table that this person may look at, as it is now."""
        self.live = await self.home.tables.fresh(number(written))
        if not self.live.replica.visible(self.who):
            self.live = None
            raise not_there()
        return self.live

    async def enter(self, table: str, judge: Any, *wanted: Any) -> Done:
        """Let happen what somebody wants at a table, if `judge` allows it to them."""
        person = self.me()
        await self.table(table)
        return Done(
            await self.home.door.enter(
                number(table), lambda replica: judge(replica, person.id, *wanted), person
            )
        )

    async def enter_at(self, table: str, kind: int, wanted: Keyed, judge: Any, *more: Any) -> Done:
        """The same with the table as it was at an entry, and a key."""
        person = self.me()
        await self.table(table)
        return Done(
            await self.home.door.enter_at(
                number(table),
                lambda replica: judge(replica, person.id, *more),
                *(person, kind, wanted.seq, wanted.key),
            )
        )

    def viewer(self, live: HomeTable) -> int:
        """With whose eyes this person looks at a table."""
        return live.replica.viewer(self.who)

    def words(self, live: HomeTable) -> TableWords:
        """The words of a table for whoever asks."""
        return words_of(live.replica, self.lang())

    def game(self, name: str) -> Game[Any]:
        """An installed game."""
        game = self.home.games.get(name)
        if game is None:
            raise not_there("game")
        return game


def number(written: str, what: str = "table") -> int:
    """The number behind a written one."""
    found = read(written)
    if found is None:
        raise not_there(what)
    return found


def unreadable(problem: Exception) -> Problem:
    """A request that is not what it should be."""
    refused = wrong("request", errors=[str(problem)])
    refused.status = 400
    return refused
