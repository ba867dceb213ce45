"""Deals: a SHA-256 counter stream, the only source of chance."""

from hashlib import sha256

SEED_BYTES = 32


class Deal:
    """Unbiased draws out of a secret seed; the same seed gives the same draws everywhere."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._count = 0
        self._block = b""
        self._at = 0

    def _byte(self) -> int:
        if self._at == len(self._block):
            self._block = sha256(self.seed + self._count.to_bytes(8, "big")).digest()
            self._count += 1
            self._at = 0
        self._at += 1
        return self._block[self._at - 1]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (too large draws are thrown away)."""
        if n <= 0:
            raise ValueError("nothing to draw from")
        span = 256
        while span < n:
            span *= 256
        limit = span - span % n
        while True:
            value = self._byte()
            reach = 256
            while reach < span:
                value = value * 256 + self._byte()
                reach *= 256
            if value < limit:
                return value % n

    def shuffle(self, things: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            held = things[i]
            things[i] = things[j]
            things[j] = held


def deal_key(seed: bytes, words: list[str]) -> bytes:
    """The seed of the deal: the secret, and the words that the players added to it."""
    mixed = sha256(seed)
    for word in words:
        raw = word.encode()
        mixed.update(len(raw).to_bytes(4, "big"))
        mixed.update(raw)
    return mixed.digest()


def commitment(seed: bytes) -> bytes:
    """What everyone sees at the start: a hash that binds the host to the secret."""
    return sha256(b"groma seed" + seed).digest()
