"""Attempts: how often somebody may try to get into an account, wherever they come from.

Counted by account and in the database, so that many addresses and many nodes count together. After
a few tries each further one must wait twice as long as the one before, a quarter of an hour at
most. A browser that has been in the account before is counted by itself: strangers cannot keep the
owner out.
"""

import math
from hashlib import sha256
from typing import Final

from groma.table.problems import Problem

from ..store.database import Database

FREE: Final = 6  # tries without a wait
FIRST_WAIT: Final = 10  # seconds
LONGEST_WAIT: Final = 15 * 60  # seconds
FORGET_HOURS: Final = 24

_PAUSE: Final = (
    f"make_interval(secs => least($3, {FIRST_WAIT} * power(2, least(30, a.tries - $2))))"
)

# The try is counted before it is judged: of many at once only as many get through as may.
_TAKE: Final = f"""
insert into attempts as a (key, tries) values ($1, 1)
on conflict (key) do update set at = now(), tries = case
    when a.at < now() - make_interval(hours => $4) then 1 else a.tries + 1
end
where a.tries < $2 or a.at + {_PAUSE} <= now()
returning tries"""

_WAIT: Final = f"""
select extract(epoch from
    a.at + {_PAUSE} - now()
)::float8 from attempts a where key = $1"""


def key_of(what: str, account: str, device: bytes = b"") -> bytes:
    """Under which tries are counted: no name is stored."""
    return sha256(f"{what}\x00{account}\x00".encode() + device).digest()


async def take(database: Database, key: bytes, free: int = FREE) -> None:
    """Count a try, or complain; so many are free of a wait."""
    if await database.value(_TAKE, key, free, LONGEST_WAIT, FORGET_HOURS) is None:
        wait = await database.value(_WAIT, key, free, LONGEST_WAIT)
        raise Problem("too-fast", 429, seconds=max(1, math.ceil(wait or 1)))


async def forgive(database: Database, key: bytes) -> None:
    """It was the owner: the tries before do not count."""
    await database.run("delete from attempts where key = $1", key)
