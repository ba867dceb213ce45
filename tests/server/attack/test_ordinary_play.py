"""Nobody who plays is refused: a class of 30 behind one address, and a family on one line."""

import threading
from collections.abc import Callable
from random import Random

import pytest

from tests.server.attack.strangers import QUICK, Stranger, opened_stream, serving
from tests.server.wire import Stream

pytestmark = pytest.mark.attack

CLASS = 30
MOVES = 6


def together(work: list[Callable[[], None]]) -> None:
    """All at once; whoever fails, fails the test."""
    faults: list[BaseException] = []

    def carried_out(one: Callable[[], None]) -> None:
        try:
            one()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=carried_out, args=(one,)) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]


def looks_around(pupil: Stranger, game: str) -> None:
    """What a browser asks for on the way to a table."""
    for path in (
        "/games",
        f"/games/{game}",
        "/me",
        "/me/tables",
        "/tables",
        f"/games/{game}/rules",
    ):
        pupil.get(path)


def plays(pupil: Stranger, table: str, chance: Random) -> None:
    """A stream in words, what a table page shows, and some moves."""
    stream = Stream(pupil, table, None, 0, "de")
    for path in ("log", "sheet", "chat", "legal"):
        pupil.get(f"/tables/{table}/{path}")
    for _ in range(MOVES):
        if pupil.view(table)["legal"]:
            pupil.move(table, chance)
    pupil.post(f"/tables/{table}/chat", {"text": "salve"}, 201)
    stream.close()


def test_a_class_behind_one_address(database_url: str) -> None:
    """Everybody comes at once, opens a table against a bot, plays, and tries something else."""
    with serving(database_url) as port:
        address = "127.0.0.30"
        pupils: list[Stranger] = []

        def comes(number: int) -> None:
            pupil = Stranger.guest(port, address, f"Pupil {number}")
            pupils.append(pupil)
            looks_around(pupil, QUICK)
            table = pupil.open(QUICK, "me", "random", start=True)
            plays(pupil, table, Random(number))
            pupil.post(f"/tables/{table}/fork", {"at": 0}, 201)

        together([lambda number=number: comes(number) for number in range(CLASS)])  # type: ignore[misc]
        assert len(pupils) == CLASS
        assert sum(pupil.refused for pupil in pupils) == 0


def test_a_family_on_one_line(database_url: str) -> None:
    """One invites four, they play, and everybody looks on in two windows."""
    with serving(database_url) as port:
        address = "127.0.0.31"
        host = Stranger.guest(port, address, "Anna")
        table = host.open("carpe-diem", "me", "open", "open", "open")
        family = [host]

        def follows(number: int) -> None:
            invited = host.post(f"/tables/{table}/invitations", {"seat": number}, 201)
            guest = Stranger(port, address)
            name = {"name": f"Child {number}"}
            seat = guest.post(f"/invitations/{invited['token']}", name, 201)
            guest.token = seat["login"]["token"]
            family.append(guest)

        for number in range(1, 4):
            follows(number)
        watching = Stranger.guest(port, address, "Grandmother")
        host.post(f"/tables/{table}/start")
        windows = [opened_stream(port, address, table) for _ in range(10)]
        assert [status for _, status in windows] == [200] * 10
        together([lambda one=one: plays(one, table, Random(1)) for one in family])  # type: ignore[misc]
        looks_around(watching, "carpe-diem")
        assert sum(one.refused for one in [*family, watching]) == 0
        for line, _ in windows:
            line.close()
