"""Nothing leaks at home: a seat is told the same in every world that it may imagine.

Two homes with a table each: in one of them what a seat does not know was dealt anew.
"""

from random import Random

import pytest

from groma.core.deal import Deal
from groma.core.game import games
from groma.core.match import open_match
from groma.core.state import State
from groma.table.entries import OPEN, START, Chair, Dealing, Entry, Opening
from groma.table.ids import read, written
from groma.table.texts import Texts
from tests.home.contract.places import AtHome, Voice
from tests.home.homes import House

READ = "view legal log catch-up sheet text course".split()
SEED = bytes(32)
WORLDS = 6


def put(place: AtHome, game: str, state: State, settings: list[int]) -> tuple[str, list[Voice]]:
    """A table of people that goes on from a state."""
    people = [place.guest(f"Seat {seat}") for seat in range(state.players)]
    numbers = [read(one.id) for one in people]
    chairs = [Chair(one) for one in numbers]
    opening = Opening(game, games()[game].version, settings, chairs, SEED, start=state.to_bytes())
    home = place.home
    table = home.chance.number()
    texts = Texts(names={one: voice.name for one, voice in zip(numbers, people) if one is not None})
    entries = [
        Entry(table, 0, OPEN, 0, None, numbers[0], home.chance.now(), None, opening),
        Entry(table, 1, START, 0, 0, numbers[0], home.chance.now(), None, Dealing(SEED)),
    ]
    place.door.house.do(home.tables.open(entries, texts))
    return written(table), people


def look(place: AtHome, table: str, voice: Voice) -> None:
    """All that a seat may ask."""
    voice.ask("GET", f"/tables/{table}")
    for what in READ:
        voice.ask("GET", f"/tables/{table}/{what}")
    ear = voice.hear(table, "lang=en&text=true")
    ear.next()
    for move in voice.view(table)["legal"] or []:
        voice.ask("POST", f"/tables/{table}/preview", {"move": move})
        voice.ask("POST", f"/tables/{table}/trial", {"seq": 1, "moves": [move]})
    voice.ask("GET", f"/tables/{table}/record")
    voice.ask("POST", f"/tables/{table}/why-not", {"move": 0})
    ear.close()


@pytest.mark.leak
def test_a_seat_is_told_the_same_in_every_world_it_may_imagine(house: House, game: str) -> None:
    found = games()[game]
    different = 0
    for number in range(WORLDS):
        chance = Random(f"{game} {number}")
        settings = found.defaults()
        names = ["a", "b", "c"][: max(2, min(found.players))]
        state = open_match(found, names, chance.randbytes(32), settings).state
        for _ in range(chance.randrange(40)):
            if not state.over():
                state.play(chance.choice(state.legal()))
        viewer = chance.randrange(state.players)
        if state.over():
            continue
        other = state.fork(viewer, Deal(chance.randbytes(32)))
        different += other.to_bytes() != state.to_bytes()
        told = []
        for world in (state, other):
            place = AtHome(house.open(seeds="twins"))
            table, people = put(place, game, world, settings)
            look(place, table, people[viewer])
            told.append(place.told)
        assert told[0] == told[1]
    assert different or game == "caesars-empire"  # there nothing is hidden but what nobody has seen
