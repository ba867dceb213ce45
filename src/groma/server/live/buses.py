"""Which bus an address names."""

from .bus import Bus
from .notify_bus import NotifyBus


def bus_at(url: str, database: str) -> Bus:
    """The bus that an address names: nats://..., or "notify" for the database's own."""
    if url.startswith(("nats://", "tls://")):
        from .nats_bus import NatsBus  # its library takes a while to load

        return NatsBus(url)
    if url == "notify":
        return NotifyBus(database)
    raise ValueError(f"no bus at {url!r}: nats://HOST:PORT, or notify")
