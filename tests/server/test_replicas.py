"""Replicas: one that followed and one made anew of what is stored are the same, at any moment."""

import os
from random import Random
from typing import Any

import pytest

from groma.core.game import games
from groma.server.live.worker import Worker
from groma.table import bots
from groma.table.replica import Replica
from tests.server.night import night
from tests.server.wire import Clockwork, Door, House, Person, number, until

GAMES = sorted(games())
STEPS = 120
EVENINGS = int(os.environ.get("GROMA_TEST_EVENINGS", "2"))  # of each game; all but one at night


def content(replica: Replica) -> dict[str, Any]:
    """All that a replica is made of, and what it shows."""
    header = dict(vars(replica.header))
    match = replica.playing()
    state = match.state
    return {
        "header": header,
        "seq": replica.seq,
        "story": [
            (
                told.at,
                told.entry,
                None if told.note is None else (told.note.to_json(), told.note.readers),
            )
            for told in replica.story
        ],
        "request": replica.request,
        "moves": match.moves,
        "state": state.to_bytes(),
        "views": [replica.game.view(state, viewer) for viewer in range(replica.header.players + 1)],
        "undoable": [match.undoable(seat) for seat in range(replica.header.players)],
        "own": replica._own,
        "before": replica._before,
        "lengths": replica._lengths,
        "answers": replica._answers,
        "deadline": replica.header.deadline,
        "claims": replica.header.claims,
        "left": replica.left,
        "broken off": replica.header.broken_off,
        "texts": replica.texts,
    }


class Evening:
    """A table of three at which everything happens by chance."""

    def __init__(self, house: House, clock: Clockwork, game: str, chance: Random) -> None:
        self.house = house
        self.clock = clock
        self.chance = chance
        self.people = [house.front.guest(name) for name in ("Anna", "Ben", "Carl")]
        self.people.append(house.front.member("Dora", "203.0.113.9"))  # who may claim anywhere
        timed = chance.choice([None, {"allowance": 60, "bank": 100, "increment": 5}])
        self.table = self.people[0].open(game, "me", "open", "open", clock=timed)
        for person in self.people[1:3]:
            person.post(f"/tables/{self.table}/join", {})
        self.people[0].post(f"/tables/{self.table}/start")
        self.stream = self.people[0].at(house.doors[1]).stream(self.table)

    def somebody(self) -> Person:
        return self.chance.choice(self.people).at(self.chance.choice(self.house.doors))

    def step(self) -> bool:
        """Something happens, or is refused; False: the game is over."""
        self.clock.move(self.chance.randrange(40))
        shown = self.people[3].table(self.table)
        if shown["status"] == "over":
            return False
        one = self.somebody()
        what = self.chance.randrange(20)
        if what < 11:
            self.play(shown)
        elif what < 13:
            self.sent(one, "undo", count=self.chance.randrange(3))
        elif what < 15:
            self.sent(one, "undo/ask", count=self.chance.randrange(1, 9))
        elif what == 15:
            for person in self.people:
                self.sent(person, "undo/agree")
        elif what == 16:
            self.sent(one, "undo/decline")
        elif what == 17:
            one.ask("POST", f"/tables/{self.table}/return")
            for what in self.chance.sample(("claim", "claim/admit", "claim/turn-away"), 2):
                one.ask("POST", f"/tables/{self.table}/{what}", {"seat": self.chance.randrange(3)})
        elif what == 18 and self.chance.random() < 0.3:
            one.ask("POST", f"/tables/{self.table}/leave")
        elif what == 19 and self.chance.random() < 0.3:
            one.ask("POST", f"/tables/{self.table}/end")
        else:
            self.house.do(self.late())
        return True

    def sent(self, one: Person, what: str, **more: Any) -> None:
        seen = one.view(self.table)
        key = f"{self.chance.getrandbits(128):032x}"
        one.ask("POST", f"/tables/{self.table}/{what}", {"seq": seen["seq"], "key": key, **more})

    def play(self, shown: Any) -> None:
        if shown["seats"][shown["turn"]]["bot"] is not None:
            self.house.do(self.bots())
            return
        owner = shown["seats"][shown["turn"]]["person"]
        (one,) = [person for person in self.people if person.id == owner]
        one = one.at(self.chance.choice(self.house.doors))
        until(lambda: one.view(self.table)["seq"] >= shown["seq"])  # the bus is quick, not instant
        one.move(self.table, self.chance)

    async def late(self) -> None:
        node = self.chance.choice(self.house.doors).node
        place = await node.tables.fresh(number(self.table))
        deadline = place.replica.header.deadline
        if deadline is not None and deadline <= self.clock.now():
            await node.door.time_is_up(number(self.table))
        if place.replica.header.ripe_at(self.clock.now()):
            await node.door.grace_is_over(number(self.table))

    async def bots(self) -> None:
        node = self.chance.choice(self.house.doors).node
        place = await node.tables.fresh(number(self.table))
        await node.tables.catch_up(place)
        await Worker(node)._bots(number(self.table))

    def compare(self) -> None:
        """The nodes' replicas with one made anew."""

        async def stored() -> Replica:
            tables = self.house.front.node.tables
            async with tables.database.connection() as connection:
                return await tables._replica(connection, number(self.table))

        new = self.house.do(stored())
        for door in self.house.doors:
            place = until(lambda door=door: self.caught_up(door, new.seq))
            old, fresh = content(place.replica), content(new)
            for part in fresh:
                assert old[part] == fresh[part], part

    def caught_up(self, door: Door, seq: int) -> Any:
        place = self.house.do(door.node.tables.fresh(number(self.table)))
        return place if place.replica.seq == seq else None


@pytest.mark.parametrize("seed", [0, *map(night, range(1, EVENINGS))])
@pytest.mark.parametrize("game", GAMES)
def test_who_followed_knows_what_the_database_knows(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    evening = Evening(house, Clockwork(monkeypatch), game, Random(f"{game} {seed}"))
    for number_ in range(STEPS):
        if not evening.step():
            break
        if number_ % 5 == 0:
            evening.compare()
    evening.compare()
    last = evening.stream.to(evening.people[0].view(evening.table)["seq"])[-1]
    seen = evening.people[0].view(evening.table)
    assert {**last.data, "notes": []} == {**seen, "notes": []}
    evening.stream.close()
