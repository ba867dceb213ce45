"""Makes the dumps of landed schemas that are missing: `python -m tests.server.landed.make`.

Each is made by the program of its time, out of this clone's history, through its own API, and taken
by its own `groma backup`.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server import services
from tests.server.landed.older import dump, landed, unpack
from tests.server.wire import Person, play

ENOUGH: Final = 14  # moves, where a game does not go to its end
SAID: Final = "Salvete! Wie schön, daß ihr da seid."
DAYS: Final = {"allowance": 604_800, "bank": 3600, "increment": 0}


def main() -> None:
    """Make what is missing."""
    for schema, commit in landed().items():
        if not dump(schema).exists():
            with tempfile.TemporaryDirectory(prefix="groma-landed-") as folder:
                make(schema, unpack(commit, Path(folder)))
            print(dump(schema), dump(schema).stat().st_size)


def make(schema: int, environment: dict[str, str]) -> None:
    """One dump, by the program that an environment finds."""
    postgres = services.Postgres()
    try:
        postgres.start()
        with serving(environment, postgres.url) as port:
            play_all(schema, port)
            ended(postgres.url, schema)
        command = [sys.executable, "-m", "groma", "backup", str(dump(schema))]
        subprocess.run([*command, "--database", postgres.url], env=environment, check=True)
        os.chmod(dump(schema), 0o644)
    finally:
        postgres.remove()


@contextmanager
def serving(environment: dict[str, str], url: str) -> Iterator[int]:
    """A node with its worker."""
    port = services.free_port()
    command = [sys.executable, "-m", "groma", "serve", "--database", url, "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--limits", "0"], env={**environment, "GROMA_PAUSE": "0"}, stdout=sys.stderr
    )
    try:
        services.until(lambda: services.reachable(port), "it does not serve")
        yield port
    finally:
        process.terminate()
        process.wait(services.SECONDS)


def ended(url: str, schema: int) -> None:
    """What is worked on beside play has been done: results, and from 9 on an analysis."""
    wanted = []
    if schema >= 8:
        wanted.append("select not exists (select from tables where (status >= 2) <> reckoned)")
    if schema >= 9:
        wanted.append("select not exists (select from analyses where due is not null)")
    for question in wanted:
        services.until(lambda q=question: services.sql(url, q), question)


def play_all(schema: int, port: int) -> None:
    """People, and tables of all kinds that the program of that schema knows."""
    chance = Random(schema)
    people = [account(port, "Anna"), account(port, "Brutus"), guest(port, "Clodia")]
    anna, brutus, clodia = people
    finished = sit(people[:2], "caesars-empire", title="Via Appia")
    play(finished, people[:2], chance)
    anna.post(f"/tables/{finished}/fork", {"at": 9}, 201)
    talked = sit(people, "city-of-rome", clock=DAYS)
    play(talked, people, chance, ENOUGH)
    lines = [one.post(f"/tables/{talked}/chat", {"text": SAID}, 201)["id"] for one in people]
    anna.post("/me/mutes", {"person": clodia.id})
    bots = anna.open("builders-antiquity", "me", "greedy", "random", start=True)
    for _ in range(3):
        services.until(lambda: anna.view(bots)["legal"], "no bot plays")
        anna.move(bots, chance)
    words = sit([brutus, clodia], "carpe-diem", worded=True, word="tertia")
    play(words, [brutus, clodia], chance, ENOUGH)
    asked = next(one for one in (brutus, clodia) if not one.view(words)["legal"])
    asked.do(words, "undo/ask", count=1)
    given_up = sit([anna, clodia], "city-of-marble")
    play(given_up, [anna, clodia], chance, ENOUGH)
    clodia.post(f"/tables/{given_up}/leave")
    gathering = brutus.open("city-of-marble", "me", "open", "open", title="Wer mag?", hidden=True)
    brutus.post(f"/tables/{gathering}/invitations", {"seat": 1}, 201)
    clodia.post(f"/tables/{clodia.open('city-of-marble', 'me', 'open')}/close")
    if schema >= 8:
        table = sit(people[:2], "city-of-marble")  # a game that is ended by all
        for one in people[:2]:
            one.post(f"/tables/{table}/end")
        anna.post(f"/tables/{talked}/report", {"lines": lines[1:2], "reason": "spam"}, 201)
        begins = datetime.now(UTC) + timedelta(hours=1)
        away = {"begins": begins.isoformat(), "ends": (begins + timedelta(days=5)).isoformat()}
        brutus.post("/me/holidays", away, 201)
    if schema >= 9:
        anna.post(f"/tables/{finished}/analysis")


def account(port: int, name: str) -> Person:
    """Somebody with a name that is nobody else's."""
    wanted = {"name": name, "password": f"quadrata {name}"}
    login = Person(port).post("/me/account", wanted, 201)
    return Person(port, login["token"], login["person"])


def guest(port: int, name: str) -> Person:
    """Somebody who came without an account."""
    login = Person(port).post("/me/guest", {"name": name}, 201)
    return Person(port, login["token"], login["person"])


def sit(people: list[Person], game: str, **more: Any) -> str:
    """A running table of these people."""
    table: str = people[0].open(game, "me", *["open"] * (len(people) - 1), **more)
    for number, person in enumerate(people[1:], 1):
        person.post(f"/tables/{table}/join", {"seat": number})
    people[0].post(f"/tables/{table}/start")
    return table


if __name__ == "__main__":
    main()
