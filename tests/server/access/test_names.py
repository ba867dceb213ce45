"""Names and passwords: nobody is mistaken for somebody else, nobody's password is guessed."""

import asyncio
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import pytest
from argon2 import Type, extract_parameters

from groma.server.people.accounts import People
from groma.server.people.names import account_name
from groma.server.store.database import Database
from groma.table.names import clean_name
from groma.table.problems import Problem
from tests.server.access.door import NOBODY, SECONDS, Door

pytestmark = pytest.mark.access

PASSWORD = "ave imperator"
ALIKE = [
    ("Anna", "anna"),
    ("Anna", "ANNA"),
    ("Straße", "STRASSE"),
    ("Änne", "A\u0308nne"),  # composed, and with a mark of its own
    ("Anna", "\uff21nna"),  # a wide letter
    ("Anna 1", "Anna \u2460"),  # a number in a circle
    ("office", "o\ufb03ce"),  # a ligature
    ("Anna B", "Anna\u00a0B"),  # another blank
    ("Anna B", "  Anna   B "),
    ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
    ("Kelvin", "\u212aelvin"),  # the sign of the unit
    ("\u1e9e", "ss"),
]
INVISIBLE = [
    "An\u200bna",  # no width
    "Anna\u200d",
    "An\u00adna",  # soft hyphen
    "\u202eannA",  # backwards
    "Anna\ufeff",
    "An\u2060na",
    "Anna\u3164",  # a filler is a letter, says Unicode
    "\u115fAnna",
    "Anna\uffa0",
    "Anna\u2800",  # a Braille cell without dots
    "Anna\ufe0f",
    "An\u034fna",
    "Anna\U000e0101",
    "An\x00na",
    "An\x1bna",
    "Anna\ue000",  # private use
    "Anna\u0378",  # nothing yet
]
MIXED = ["Ann\u0430", "\u0410nna", "\u039fctavia", "Ann\u03b1"]  # Cyrillic a, A; Greek O, a


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_alike_are_one_account(one: str, other: str) -> None:
    assert account_name(clean_name(one)) == account_name(clean_name(other))
    assert account_name(account_name(one)) == account_name(one)


@pytest.mark.parametrize("name", [*INVISIBLE, "", " ", "\u3000", "x" * 31])
def test_names_must_be_seen(name: str) -> None:
    with pytest.raises(Problem, match="wrong"):
        clean_name(name)


@pytest.mark.parametrize("name", MIXED)
def test_no_letters_of_another_alphabet(name: str) -> None:
    with pytest.raises(Problem, match="wrong"):
        account_name(clean_name(name))


@pytest.mark.parametrize("name", ["Анна", "Σίσυφος", "安娜", "أنا", "Anna Анна", "Æsa", "Ana 🏛"])
def test_names_of_the_world_are_welcome(name: str) -> None:
    assert account_name(clean_name(name))


def account(name: str) -> dict[str, str]:
    return {"name": name, "password": PASSWORD}


def test_a_name_is_taken_in_every_form(door: Door) -> None:
    tag = secrets.token_hex(4)
    door.account(f"Straße {tag}")
    for name in (f"STRASSE {tag}", f"ｓtrasse {tag}", f" straße  {tag}"):
        for who in (None, door.guest()):
            answer = door.ask("POST", "/api/me/account", account(name), who or door.guest())
            assert (answer.status, answer.kind) == (409, "name-taken")
        assert door.ask("POST", "/api/me/login", account(name)).status == 201
    for name in (f"Stra\u200bße {tag}", f"Strasse\u3164 {tag}"):
        answer = door.ask("POST", "/api/me/account", account(name))
        assert (answer.status, answer.kind) == (422, "wrong")


def test_two_at_once_get_one_account(door: Door) -> None:
    """Whoever comes second in the same moment is told so, and nothing fails."""
    for guests in (False, True):
        name = f"Twin {secrets.token_hex(4)}"
        callers = [Door(door.port) for _ in range(4)]
        people = [one.guest() if guests else NOBODY for one in callers]
        with ThreadPoolExecutor() as threads:
            answers = threads.map(
                lambda caller, who, body: caller.ask("POST", "/api/me/account", body, who),
                *(callers, people, [account(name)] * 4),
            )
            statuses = sorted(answer.status for answer in answers)
        assert statuses == [201, 409, 409, 409]


# ---- passwords -----------------------------------------------------------------------------------


def test_wrong_name_and_wrong_password_look_alike(door: Door) -> None:
    name = f"Livia {secrets.token_hex(4)}"
    door.account(name)
    nobody = secrets.token_hex(4)  # whom nobody has tried before
    wrong = [
        {"name": name, "password": "wrong password"},
        {"name": f"No {nobody}", "password": PASSWORD},
        {"name": f"\u200b{nobody}", "password": PASSWORD},
        {"name": f"No\x00{nobody}", "password": PASSWORD},
        {"name": nobody * 7, "password": PASSWORD},
    ]
    answers = [door.ask("POST", "/api/me/login", one) for one in wrong]
    assert {(one.status, one.kind) for one in answers} == {(401, "wrong-login")}
    assert len({(one.body, frozenset({**one.headers, "date": ""}.items())) for one in answers}) == 1
    assert not any(one.cookies for one in answers)


def with_people(url: str, scene: Callable[[People], Awaitable[None]]) -> None:
    """Play a scene among the people of a database."""

    async def play() -> None:
        database = Database(url)
        try:
            await scene(People(database))
        finally:
            await database.close()

    asyncio.run(play())


def test_a_password_is_dear_to_guess() -> None:
    """At least as dear as OWASP asks of Argon2id; in a program of its own, for ours is cheap."""
    program = "from groma.server.people import passwords; print(passwords._HASHER.hash('a'))"
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    kind = extract_parameters(said.stdout.decode().strip())
    assert kind.type is Type.ID
    assert kind.memory_cost >= 19 * 1024
    assert kind.time_cost >= 2


def test_for_a_wrong_name_the_same_work_is_done(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One hash of the same kind, so that nobody learns by a stopwatch which names there are."""
    kinds = []

    def verify(hashed: str, password: str) -> bool:
        kinds.append(extract_parameters(hashed))
        return False

    async def scene(people: People) -> None:
        await people.register("Livia", PASSWORD, "en", None)
        for name in ("Livia", "Nobody", "\u200b"):
            with pytest.raises(Problem, match="wrong-login"):
                await people.by_password(name, "wrong password")

    monkeypatch.setattr("groma.server.people.passwords._verify", verify)
    with_people(database_url, scene)
    assert len(kinds) == 3
    assert kinds == kinds[:1] * 3


def test_a_node_does_other_things_while_it_hashes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Passwords are checked beside the loop, two at a time."""
    begun: list[str] = []
    go_on = threading.Event()

    def verify(hashed: str, password: str) -> bool:
        begun.append(password)
        return not go_on.wait(SECONDS)

    async def scene(people: People) -> None:
        knocking = [asyncio.create_task(people.by_password("No", PASSWORD)) for _ in range(4)]
        while len(begun) < 2:
            assert await people.by_token("nonsense") is None
        assert await people.by_token("nonsense") is None
        assert (len(begun), [one.done() for one in knocking]) == (2, [False] * 4)
        go_on.set()
        for problem in await asyncio.gather(*knocking, return_exceptions=True):
            assert isinstance(problem, Problem)

    monkeypatch.setattr("groma.server.people.passwords._verify", verify)
    with_people(database_url, scene)


@pytest.mark.nightly
def test_wrong_name_and_wrong_password_take_the_same_time(door: Door) -> None:
    """The same hash is made for both: their times are of one class, and far from none."""
    known, unknown, free = [], [], []
    for _ in range(15):
        name = f"Livia {secrets.token_hex(4)}"
        door.account(name)
        for times, body in (
            (known, {"name": name, "password": "wrong password"}),
            (unknown, {"name": f"No {secrets.token_hex(4)}", "password": PASSWORD}),
            (free, {"name": "", "password": PASSWORD}),  # refused before anything is looked up
        ):
            begun = time.perf_counter()
            door.ask("POST", "/api/me/login", body)
            times.append(time.perf_counter() - begun)
    assert min(unknown) > 2 * min(free)
    assert 0.5 < min(unknown) / min(known) < 2
    assert 0.4 < median(unknown) / median(known) < 2.5


@pytest.mark.nightly
def test_the_node_answers_soon_while_it_hashes(door: Door) -> None:
    stop = threading.Event()

    def knock() -> None:
        caller = Door(door.port)
        while not stop.is_set():
            caller.ask("POST", "/api/me/login", {"name": "nobody", "password": PASSWORD})

    threads = [threading.Thread(target=knock) for _ in range(8)]
    for thread in threads:
        thread.start()
    try:
        waits = []
        for _ in range(40):
            begun = time.perf_counter()
            assert door.ask("GET", "/healthz").status == 200
            waits.append(time.perf_counter() - begun)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert median(waits) < 0.1


@pytest.mark.parametrize("password", ["short", "x" * 9, "x" * 201, ""])
def test_passwords_have_a_length(door: Door, password: str) -> None:
    body = {"name": f"Drusus {secrets.token_hex(4)}", "password": password}
    assert door.ask("POST", "/api/me/account", body).status in (400, 422)


def test_any_letter_may_stand_in_a_password(door: Door) -> None:
    body = {"name": f"Drusus {secrets.token_hex(4)}", "password": "ä\x00🏛 \u200b zehn Zeichen"}
    assert door.ask("POST", "/api/me/account", body).status == 201
    assert door.ask("POST", "/api/me/login", body).status == 201
    assert door.ask("POST", "/api/me/login", {**body, "password": "ä"}).status == 401
