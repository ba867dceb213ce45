"""People: guests and accounts, and the log-ins and tokens with which they come."""

import asyncio
import secrets
from datetime import timedelta
from typing import Any, Final

import asyncpg
import msgspec

from groma.table.names import clean_name
from groma.table.problems import Problem, not_there

from ..store.database import Connection, Database
from ..store.stamps import new_id, now
from . import attempts, logins
from .devices import device_of
from .logins import digest
from .lookalikes import skeleton
from .names import account_name
from .passwords import Passwords
from .sanctions import BAN, HOLDS, SILENCE, Held
from .security import note

LOGIN_DAYS: Final = 60
TOKEN_DAYS: Final = 365
CACHE_SECONDS: Final = 10  # how long a node may believe a log-in that another node ended
CACHE_MOST: Final = 50_000
TOKENS_MOST: Final = 20
BATCH: Final = 500  # names that are looked at together
PROOF_MINUTES: Final = 10  # how long it counts that somebody has shown a password or a passkey

# Who somebody is, what they may, and what holds against them.
_WHO: Final = f"""
p.id, p.name, p.account is null as guest, p.lang, p.password is not null as password,
exists (select from operators o where o.person = p.id) as operator, array(
    select row(s.kind, s.reason, s.until) from sanctions s where s.person = p.id and {HOLDS}
) as held"""


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks."""

    id: int
    name: str
    guest: bool
    lang: str
    login: int  # which log-in it came with
    program: bool  # a program's token, not a browser
    password: bool  # it has one, and not passkeys alone
    operator: bool = False  # it runs the server
    silenced: Held | None = None
    banned: Held | None = None


class People:
    """Who is who, on one node."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.passwords = Passwords()
        self._known: dict[bytes, tuple[float, Person]] = {}

    async def fill_skeletons(self) -> None:
        """Work out what accounts' names look like that were made before that was stored.

        Where two looked alike even then, both keep their names.
        """
        while rows := await self.database.rows(
            """select id, account from people
            where account is not null and skeleton is null limit $1""",
            BATCH,
        ):
            for row in rows:
                await self._fill_skeleton(row["id"], skeleton(row["account"]))

    async def _fill_skeleton(self, person: int, seen: str) -> None:
        for looks in (seen, f"{seen} {person}"):
            try:
                await self.database.run(
                    "update people set skeleton = $2 where id = $1", person, looks
                )
                return
            except asyncpg.UniqueViolationError:
                continue

    # ---- who asks -------------------------------------------------------------------------------

    async def by_token(self, token: str) -> Person | None:
        """Who holds a token, if it is valid now."""
        key = digest(token)
        clock = asyncio.get_running_loop().time()
        known = self._known.get(key)
        if known is not None and known[0] > clock:
            return known[1]
        row = await self.database.row(
            f"""select {_WHO}, l.id as login, l.expires_at,
            l.label is not null as program, l.seen < current_date as stale
            from logins l join people p on p.id = l.person
            where l.token = $1 and l.revoked_at is null and l.expires_at > now()""",
            key,
        )
        if row is None:
            self._known.pop(key, None)
            return None
        if row["stale"]:
            await self.database.run(
                "update logins set seen = current_date where id = $1", row["login"]
            )
        person = _person(row, row["login"], row["program"])
        if len(self._known) >= CACHE_MOST:
            self._known.clear()
        ends = [row["expires_at"], *(until for _, _, until in row["held"] if until is not None)]
        left = (min(ends) - now()).total_seconds()
        self._known[key] = (clock + min(CACHE_SECONDS, left), person)
        return person

    async def by_number(self, person: int) -> Person | None:
        """Somebody who is here, whether logged in or not."""
        row = await self.database.row(
            f"select {_WHO} from people p where p.id = $1 and p.left_at is null", person
        )
        return None if row is None else _person(row)

    def forget(self, login: int | None = None, person: int | None = None) -> None:
        """Believe a log-in, or all of a person, no longer."""
        for key, (_, known) in list(self._known.items()):
            if known.login == login or known.id == person:
                del self._known[key]

    # ---- coming and going -----------------------------------------------------------------------

    async def guest(self, name: str, lang: str, browser: str = "") -> str:
        """A guest comes in; the answer is the token of its log-in."""
        person = new_id()
        shown = clean_name(name)
        came = await self.database.value(
            """insert into people (id, name, lang) select $1, $2, $3
            where not exists (select from people where skeleton = $4) returning id""",
            person,
            shown,
            lang,
            skeleton(shown),
        )
        if came is None:
            raise Problem("name-taken", 409, name=shown)
        return await self.log_in(person, browser)

    async def log_in(self, person: int, browser: str = "", proved: bool = False) -> str:
        """A new log-in of a browser; the answer is what it is to keep."""
        return await self._log_in(person, new_id(), LOGIN_DAYS, None, browser, proved)

    async def _log_in(
        self, person: int, login: int, days: int, label: str | None, browser: str, proved: bool
    ) -> str:
        token = secrets.token_urlsafe(32)
        await self.database.run(
            """insert into logins (token, person, label, id, expires_at, browser, proved_at)
            values ($1, $2, $3, $4, $5, $6, case when $7 then now() end)""",
            digest(token),
            person,
            label,
            login,
            now() + timedelta(days=days),
            browser,
            proved,
        )
        return token

    async def register(self, name: str, password: str, lang: str, guest: Person | None) -> int:
        """A new account; a guest who registers keeps its seats."""
        shown = clean_name(name)
        account_name(shown)
        hashed = await self.passwords.hash(password, shown)
        async with self.database.transaction() as connection:
            return await self.store_account(connection, shown, hashed, lang, guest)

    async def store_account(
        self,
        connection: Connection,
        name: str,
        hashed: str | None,
        lang: str,
        guest: Person | None,
    ) -> int:
        """Make an account in a transaction; without a password for who comes with a passkey."""
        shown = clean_name(name)
        values = (shown, account_name(shown), hashed, skeleton(shown))
        try:
            if guest is None:
                person = await connection.fetchval(
                    """insert into people (id, name, account, password, skeleton, lang)
                    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id""",
                    *(new_id(), *values, lang),
                )
            else:
                person = await connection.fetchval(
                    """update people set name = $2, account = $3, password = $4, skeleton = $5
                    where id = $1 and account is null returning id""",
                    *(guest.id, *values),
                )
        except asyncpg.UniqueViolationError:
            person = None
        if person is None:
            raise Problem("name-taken", 409, name=shown)
        return int(person)

    async def rename(self, connection: Connection, person: Person, name: str) -> str:
        """Call somebody otherwise, who logs in by the new name from then on; the answer is it."""
        shown = clean_name(name)
        looks = skeleton(shown)
        taken = await connection.fetchval(
            "select exists (select from people where skeleton = $1 and id <> $2)", looks, person.id
        )
        if taken:
            raise Problem("name-taken", 409, name=shown)
        try:
            if person.guest:
                await connection.execute(
                    "update people set name = $2 where id = $1", person.id, shown
                )
            else:
                await connection.execute(
                    "update people set name = $2, account = $3, skeleton = $4 where id = $1",
                    *(person.id, shown, account_name(shown), looks),
                )
        except asyncpg.UniqueViolationError:
            raise Problem("name-taken", 409, name=shown) from None
        await connection.execute("update chat set name = $2 where person = $1", person.id, shown)
        return shown

    async def by_password(
        self, name: str, password: str, device: str = "", address: str = ""
    ) -> int:
        """The person of an account; a wrong name and a wrong password look alike.

        `device` is what the browser holds, which may have been in the account before; `address`
        is for the security log.
        """
        try:
            account = account_name(clean_name(name))
        except Problem:
            account = ""  # nobody's
        row = await self.database.row("select id, password from people where account = $1", account)
        person = None if row is None else int(row["id"])
        known = await device_of(self.database, device, account)
        key = attempts.key_of("password", account or name, known)
        try:
            await attempts.take(self.database, key)
        except Problem:
            note("login-throttled", address, person)
            raise
        right = await self.passwords.fits(None if row is None else row["password"], password)
        if person is None or not right:
            note("login-failed", address, person)
            raise Problem("wrong-login", 401)
        await attempts.forgive(self.database, key)
        return person

    async def revoke(self, person: Person, login: int, program: bool) -> None:
        """End a log-in of one's own: of a browser, or of a program."""
        ended = await logins.end(self.database, person.id, login, program)
        self.forget(login=login)
        if ended is None:
            raise not_there("login")

    # ---- programs -------------------------------------------------------------------------------

    async def tokens(self, person: Person) -> list[Any]:
        """The tokens for programs that a person has made."""
        return await self.database.rows(
            """select id, label, created_at, expires_at from logins
            where person = $1 and label is not null and revoked_at is null and expires_at > now()
            order by id""",
            person.id,
        )

    async def make_token(self, person: Person, label: str) -> tuple[int, str]:
        """A token for a program that plays for this person, and the number to name it by."""
        shown = clean_name(label)
        if len(await self.tokens(person)) >= TOKENS_MOST:
            raise Problem("too-many", 409, what="tokens", most=TOKENS_MOST)
        login = new_id()
        return login, await self._log_in(person.id, login, TOKEN_DAYS, shown, "", False)


def _person(row: Any, login: int = 0, program: bool = False) -> Person:
    held = {kind: Held(reason, until) for kind, reason, until in row["held"]}
    return Person(
        id=row["id"],
        name=row["name"],
        guest=row["guest"],
        lang=row["lang"],
        login=login,
        program=program,
        password=row["password"],
        operator=row["operator"],
        silenced=held.get(SILENCE),
        banned=held.get(BAN),
    )
