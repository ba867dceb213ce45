"""Finding: 6 guests ask for logs and courses, and everybody's moves take 50 times as long."""

import threading
import time

import pytest

from tests.server.attack.strangers import Player, Stranger, median, p95, serving

pytestmark = pytest.mark.attack

GUESTS = 6
SECONDS = 6.0
LONG = ("carpe-diem", "random", "random", "random", "random")


class Flood:
    """Guests of one address who ask without a pause."""

    def __init__(self, port: int, table: str) -> None:
        self.table = table
        self.guests = [Stranger.guest(port, "127.0.0.66") for _ in range(GUESTS)]
        self.asked = 0
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._ask, args=(one,)) for one in self.guests]

    def _ask(self, guest: Stranger) -> None:
        while not self._over.is_set():
            for what in ("log", "course"):
                guest.ask("GET", f"/tables/{self.table}/{what}")
                self.asked += 1

    def __enter__(self) -> "Flood":
        for one in self._threads:
            one.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for one in self._threads:
            one.join()

    @property
    def refused(self) -> int:
        return sum(guest.refused for guest in self.guests)


@pytest.mark.nightly
def test_who_makes_the_server_think_delays_nobody(database_url: str) -> None:
    with serving(database_url) as port:
        player = Player.guest(port, "127.0.0.2")
        table = player.open(*LONG, start=True)
        while player.table(table)["status"] != "over":
            time.sleep(0.1)
        player.sits_down()
        calm = player.moves(SECONDS / 2)
        with Flood(port, table) as flood:
            stormy = player.moves(SECONDS)
        print(
            f"moves: calm {median(calm) * 1000:.1f} ms (p95 {p95(calm) * 1000:.1f}), "
            f"then {median(stormy) * 1000:.1f} ms (p95 {p95(stormy) * 1000:.1f}); "
            f"asked {flood.asked}, refused {flood.refused}"
        )
        assert median(stormy) <= 2 * median(calm)
        assert flood.asked < 15 * SECONDS  # they wait for their turn
        assert player.refused == 0
