"""Passwords: hashed beside the loop, a few at a time, and none that anybody guesses."""

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from groma.table.problems import wrong

LEAST: Final = 10
MOST: Final = 200
LOOKED_AT: Final = 72  # letters; longer passwords are as good as these
GUESSES: Final = 10**6  # so many must not be enough

_HASHER: Final = PasswordHasher(parallelism=1, memory_cost=32 * 1024, time_cost=2)


class Passwords:
    """Hashes and compares passwords, on one node."""

    def __init__(self) -> None:
        self._hashing = asyncio.Semaphore(2)  # a hash takes a core for a while

    async def hash(self, password: str, name: str) -> str:
        """What is stored of a password; a problem if it is too short, or soon guessed."""
        if not LEAST <= len(password) <= MOST:
            raise wrong("password", least=LEAST)
        async with self._hashing:
            if await asyncio.to_thread(is_common, password, name):
                raise wrong("common-password")
            return await asyncio.to_thread(_HASHER.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether it is the one; for somebody without a password it takes as long, and never is."""
        async with self._hashing:
            right = await asyncio.to_thread(_compare, hashed, password)
        return right and hashed is not None


def is_common(password: str, name: str) -> bool:
    """Whether somebody who knows the name and what people choose would soon have tried it."""
    # Its lists are read when the first password is made.
    from zxcvbn import zxcvbn  # type: ignore[import-untyped]

    found = zxcvbn(password[:LOOKED_AT], user_inputs=[name, *name.split(), "groma"])
    return int(found["guesses"]) < GUESSES


@cache
def _dummy() -> str:
    """What an unknown name is compared with."""
    return _HASHER.hash("nobody's password")


def _compare(hashed: str | None, password: str) -> bool:
    return _verify(hashed or _dummy(), password)


def _verify(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
