"""Forks: a table of one's own that goes on from a position of another, as its owner knew it."""

from hashlib import sha256

from groma.core.deal import Deal

from .moments import Eyes
from .problems import not_now, not_there
from .replica import Replica


class Fork:
    """What a new table needs to go on from a position."""

    def __init__(self, replica: Replica, at: int | None, eyes: Eyes, seed: bytes) -> None:
        match = replica.match
        if match is None:
            raise not_now("gathering")
        self.moves = len(match.moves) if at is None else at
        if self.moves > len(match.moves):
            raise not_there("moment")
        state = match.state_after(self.moves)
        if state.over():
            raise not_now("over")
        self.seed = seed
        self.seat = eyes.viewer % replica.header.players  # an onlooker takes the first one
        # What its owner does not know must not hang on the truth: it is dealt anew.
        chance = Deal(sha256(b"fork " + self.seed).digest())
        self.start = state.fork(eyes.viewer, chance).to_bytes()
