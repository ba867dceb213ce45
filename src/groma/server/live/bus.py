"""The bus: nodes tell each other what was stored. It may lose anything; play goes on without it."""

from collections.abc import Callable
from typing import Final, Protocol

CHANNEL: Final = "groma"
RETRY_SECONDS: Final = 0.5

Hearer = Callable[[bytes], None]


class Bus(Protocol):
    """Tells all nodes, this one included."""

    def healthy(self) -> bool:
        """Whether what is told is likely to arrive."""

    def tell(self, message: bytes) -> None:
        """Send a message, some time soon; it may get lost."""

    async def open(self, hear: Hearer) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Say the last things and stop."""


def bundled(messages: list[bytes], longest: int) -> list[bytes]:
    """Several messages in one, as many as fit."""
    bundles: list[list[bytes]] = []
    size = longest
    for message in messages:
        if size + len(message) >= longest:
            bundles.append([])
            size = 0
        bundles[-1].append(message)
        size += len(message) + 1
    return [b"\n".join(bundle) for bundle in bundles]


def ignored(message: bytes) -> None:
    """Nobody listens yet."""
