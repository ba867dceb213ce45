"""Texts: what people call themselves and what they wrote, looked up when something is told."""

from typing import Final

import msgspec

from .entries import APPLY, CLAIM, LEAVE, REMOVE, SEAT_BOT, SIT, SWAP
from .header import Called

# With them names and words come and go.
WITH_TEXTS: Final = (SIT, LEAVE, APPLY, CLAIM, SEAT_BOT, REMOVE, SWAP)


class Texts(msgspec.Struct):
    """What no entry says: a table's title, its people's names, their words for the seed."""

    title: str = ""
    names: dict[int, str] = msgspec.field(default_factory=dict)  # of people, by number
    guests: set[int] = msgspec.field(default_factory=set)  # those of them without an account
    words: dict[int, str] = msgspec.field(default_factory=dict)  # by seat

    def copy(self) -> "Texts":
        """Others of the same; what is learned by one of them, the other does not know."""
        return Texts(self.title, dict(self.names), set(self.guests), dict(self.words))

    def know(self, person: int, name: str, guest: bool) -> None:
        """What somebody is called, and whether as a guest."""
        self.names[person] = name
        (self.guests.add if guest else self.guests.discard)(person)

    def name(self, called: Called) -> str:
        """What a seat or a person is called; of whom nothing is known any more, a dash."""
        if called.person is None:
            return called.bot
        return self.names.get(called.person, "–")
