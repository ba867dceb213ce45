"""Finding: 8 guests open 247 tables of bots only in 24 s, and nobody's bot answers any more."""

import time

import pytest

from tests.server.attack.strangers import Player, Stranger, median, serving

pytestmark = pytest.mark.attack

BOTS = {"game": "carpe-diem", "seats": [{"kind": "bot", "bot": "greedy"}] * 4, "start": True}
GUESTS = 8
SECONDS = 4.0


def test_one_address_opens_few_tables_of_bots(database_url: str) -> None:
    with serving(database_url, "--workers", "0") as port:
        guests = [Stranger.guest(port, "127.0.0.66") for _ in range(GUESTS)]
        statuses = [guests[n % GUESTS].ask("POST", "/tables", BOTS)[0] for n in range(20)]
        assert 5 <= statuses.count(201) <= 15
        assert statuses.count(201) + statuses.count(429) == 20
        refused = next(one for one in guests if one.refused)
        assert int(refused.retry_after) >= 1
        elsewhere = Stranger.guest(port, "127.0.0.67")
        assert elsewhere.ask("POST", "/tables", BOTS)[0] == 201


@pytest.mark.nightly
def test_tables_of_bots_delay_no_answer_to_people(database_url: str) -> None:
    """Without any limit: however many such tables there are, people's bots come first."""
    with serving(database_url, "--limits", "0", GROMA_PAUSE="0.6") as port:
        player = Player.guest(port, "127.0.0.2")
        player.sits_down()
        calm = median([player.waits() for _ in range(3)])
        guests = [Stranger.guest(port, "127.0.0.66") for _ in range(GUESTS)]
        until = time.monotonic() + SECONDS
        opened = 0
        while time.monotonic() < until and opened < 60:
            guests[opened % GUESTS].post("/tables", BOTS, 201)
            opened += 1
        stormy = [player.waits(20.0) for _ in range(3)]
        print(f"tables {opened}, bot's answer: calm {calm:.2f} s, then {stormy}")
        assert median(stormy) <= 2 * calm
