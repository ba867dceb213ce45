"""By day one quick fault while people play; all of them are for the night."""

import asyncio
import os
from random import Random

import pytest

from tests.server.faults.of_database import ReadsOnly
from tests.server.faults.run import Plan, run

SEED = int(os.environ.get("GROMA_CHAOS_SEED") or Random().getrandbits(32))


class Briefly(ReadsOnly):
    """Long enough for everybody to notice."""

    seconds = 2.5
    restarted = ()


@pytest.mark.chaos
def test_a_database_that_only_reads_for_a_moment() -> None:
    # Without a bot: while that waits for the database, people would have nothing to ask.
    plan = Plan(SEED, ("caesars-empire",), bots=False, moves=8, think=0.03)
    outcome = asyncio.run(run(Briefly(), plan))
    assert outcome.complaints == [], f"seed {SEED}"
    assert "503 resting" in outcome.told
    assert outcome.finished == outcome.tables > 0
    assert "reading only" in outcome.node
