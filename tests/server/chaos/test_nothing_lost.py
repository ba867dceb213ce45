"""Nothing lost: nodes, worker, NATS and PostgreSQL are killed at random while people play."""

import asyncio
import os
from random import Random

import pytest

from tests.server.chaos.soak import Plan, chaos

SEED = int(os.environ.get("GROMA_CHAOS_SEED") or Random().getrandbits(32))


@pytest.mark.chaos
@pytest.mark.parametrize("bus", ["nats", "notify"])
def test_nothing_is_lost(bus: str) -> None:
    """The short form; the long one is `python -m tests.server.chaos.soak`."""
    kills, moves = 8, 600
    plan = Plan(SEED, 8, kills, moves, think=0.1, seats=(2, 3), bus=bus)
    outcome = asyncio.run(chaos(plan))
    for name, figure in outcome.figures.items():
        print(f"{name:32} {figure}")
    assert outcome.complaints == [], f"seed {SEED}"
    assert outcome.figures["kills in all"] == kills
    assert outcome.figures["acknowledged"] >= moves
