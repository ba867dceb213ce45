"""The only chance in a game: the secret seed of its deal."""

import secrets

from groma.core.deal import SEED_BYTES


def seed() -> bytes:
    """A new seed, which nobody can know."""
    return secrets.token_bytes(SEED_BYTES)
