"""People: guests and accounts, and the log-ins and tokens with which they come."""

import asyncio
import secrets
from datetime import timedelta
from hashlib import sha256
from typing import Any, Final

import asyncpg
import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from groma.table.problems import Problem, not_there, wrong

from ..store.database import Database
from ..store.stamps import new_id, now
from .names import account_name, clean_name

LOGIN_DAYS: Final = 60
TOKEN_DAYS: Final = 365
PASSWORD_LEAST: Final = 10
PASSWORD_MOST: Final = 200
CACHE_SECONDS: Final = 10  # how long a node may believe a log-in that another node ended
CACHE_MOST: Final = 50_000
TOKENS_MOST: Final = 20

_HASHER: Final = PasswordHasher(parallelism=1, memory_cost=32 * 1024, time_cost=2)
_DUMMY: Final = _HASHER.hash("nobody's password")  # an unknown name takes as long as a known one


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks."""

    id: int
    name: str
    guest: bool
    lang: str
    login: int  # which log-in it came with
    program: bool  # a program's token, not a browser


def digest(token: str) -> bytes:
    """What is stored of a token."""
    return sha256(token.encode()).digest()


class People:
    """Who is who, on one node."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[bytes, tuple[float, Person]] = {}
        self._hashing = asyncio.Semaphore(2)  # a hash takes a core for a while

    # ---- who asks -------------------------------------------------------------------------------

    async def by_token(self, token: str) -> Person | None:
        """Who holds a token, if it is valid now."""
        key = digest(token)
        clock = asyncio.get_running_loop().time()
        known = self._known.get(key)
        if known is not None and known[0] > clock:
            return known[1]
        row = await self.database.row(
            """select p.id, p.name, p.account is null as guest, p.lang, l.id as login, l.expires_at,
            l.label is not null as program
            from logins l join people p on p.id = l.person
            where l.token = $1 and l.revoked_at is null and l.expires_at > now()""",
            key,
        )
        if row is None:
            self._known.pop(key, None)
            return None
        person = Person(
            row["id"], row["name"], row["guest"], row["lang"], row["login"], row["program"]
        )
        if len(self._known) >= CACHE_MOST:
            self._known.clear()
        left = (row["expires_at"] - now()).total_seconds()
        self._known[key] = (clock + min(CACHE_SECONDS, left), person)
        return person

    async def is_guest(self, person: int) -> bool:
        """Whether somebody has no account."""
        account = await self.database.value("select account from people where id = $1", person)
        return account is None

    def forget(self, login: int | None = None, person: int | None = None) -> None:
        """Believe a log-in, or all of a person, no longer."""
        for key, (_, known) in list(self._known.items()):
            if known.login == login or known.id == person:
                del self._known[key]

    # ---- coming and going -----------------------------------------------------------------------

    async def guest(self, name: str, lang: str) -> str:
        """A guest comes in; the answer is the token of its log-in."""
        person = new_id()
        await self.database.run(
            "insert into people (id, name, lang) values ($1, $2, $3)",
            person,
            clean_name(name),
            lang,
        )
        return await self.log_in(person)

    async def log_in(self, person: int, label: str | None = None, login: int = 0) -> str:
        """A new log-in, or with a label a token for a program; the answer is what is to be kept."""
        token = secrets.token_urlsafe(32)
        days = LOGIN_DAYS if label is None else TOKEN_DAYS
        await self.database.run(
            """insert into logins (token, person, label, id, expires_at)
            values ($1, $2, $3, $4, $5)""",
            digest(token),
            person,
            label,
            login or new_id(),
            now() + timedelta(days=days),
        )
        return token

    async def register(self, name: str, password: str, lang: str, guest: Person | None) -> int:
        """A new account; a guest who registers keeps its seats."""
        shown = clean_name(name)
        account = account_name(shown)
        if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
            raise wrong("password", least=PASSWORD_LEAST)
        hashed = await self._hash(password)
        try:
            person = await self._store_account(shown, account, hashed, lang, guest)
        except asyncpg.UniqueViolationError:  # somebody took it in the same moment
            person = None
        if person is None:
            raise Problem("name-taken", 409, name=shown)
        return int(person)

    async def _store_account(
        self, shown: str, account: str, hashed: str, lang: str, guest: Person | None
    ) -> Any:
        if guest is None:
            return await self.database.value(
                """insert into people (id, name, account, password, lang)
                values ($1, $2, $3, $4, $5) on conflict (account) do nothing returning id""",
                new_id(),
                shown,
                account,
                hashed,
                lang,
            )
        person = await self.database.value(
            """update people set name = $2, account = $3, password = $4
            where id = $1 and account is null
            and not exists (select from people where account = $3) returning id""",
            guest.id,
            shown,
            account,
            hashed,
        )
        self.forget(person=guest.id)
        return person

    async def by_password(self, name: str, password: str) -> int:
        """The person of an account; a wrong name and a wrong password look alike."""
        try:
            account = account_name(clean_name(name))
        except Problem:
            account = ""  # nobody's
        row = await self.database.row("select id, password from people where account = $1", account)
        right = await self._fits(_DUMMY if row is None else row["password"], password)
        if row is None or not right:
            raise Problem("wrong-login", 401)
        return int(row["id"])

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_verify, hashed, password)

    async def revoke(self, person: Person, login: int) -> None:
        """End a log-in of one's own."""
        done = await self.database.value(
            """update logins set revoked_at = now()
            where person = $1 and id = $2 and revoked_at is null returning id""",
            person.id,
            login,
        )
        self.forget(login=login)
        if done is None:
            raise not_there("login")

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
        return login, await self.log_in(person.id, shown, login)


def _verify(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
