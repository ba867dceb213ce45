"""A game cannot be stolen within the rules of a public table with a clock."""

import threading
from random import Random

import pytest

from groma.table import bots
from tests.server.wire import Clockwork, House, Person, number, play, seated, until

pytestmark = pytest.mark.attack

GAME = "city-of-rome"
LIVE = {"allowance": 0, "bank": 300, "increment": 10}
TRIES = 200


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    return Clockwork(monkeypatch)


def late(house: House, clock: Clockwork) -> tuple[str, Person, Person, int]:
    """A table after some moves: who is late, who wants to steal the game, and the late seat."""
    table, people = seated(house.front, GAME, "Anna", "Ben", clock=LIVE)
    play(table, people, Random(GAME), 8)
    seat = int(people[0].table(table)["turn"])
    clock.move(400)
    house.do(house.front.node.door.time_is_up(number(table)))
    return table, people[seat], people[1 - seat], seat


def test_requests_that_come_and_go_do_not_refuse_the_opponents_moves(house: House) -> None:
    """Asking and declining, as fast as it goes: the opponent's moves are judged all the same."""
    table, (anna, ben) = seated(house.front, GAME, "Anna", "Ben")
    chance = Random(1)
    play(table, [anna, ben], chance, 2)
    carried_out: list[int] = []
    over = threading.Event()

    def flood() -> None:
        thief = anna.at(house.front)
        keys = Random(2)
        while not over.is_set():
            for what, more in (("undo/ask", {"count": 1}), ("undo/decline", {})):
                seq = thief.view(table)["seq"]
                body = {"seq": seq, "key": f"{keys.getrandbits(128):032x}", **more}
                if thief.ask("POST", f"/tables/{table}/{what}", body)[0] == 200:
                    carried_out.append(seq)

    attacker = threading.Thread(target=flood)
    attacker.start()
    refused = 0
    try:
        for _ in range(15):
            while (seen := ben.view(table))["legal"] is None:
                anna.move(table, chance)
            before = len(carried_out)
            until(lambda before=before: len(carried_out) >= before + 2)  # somebody thinks
            key = f"{chance.getrandbits(128):032x}"
            body = {"seq": seen["seq"], "move": chance.choice(seen["legal"]), "key": key}
            refused += ben.ask("POST", f"/tables/{table}/moves", body)[0] != 201
    finally:
        over.set()
        attacker.join()
    assert refused == 0


def test_no_second_person_of_the_thief_gets_the_seat(
    house: House, clock: Clockwork, caplog: pytest.LogCaptureFixture
) -> None:
    """Guests and accounts from the thief's address, and guests from anywhere."""
    table, owner, _, seat = late(house, clock)
    claim, wanted = f"/tables/{table}/claim", {"seat": seat}
    door = house.doors[1]
    second = [door.guest(f"Guest {number}") for number in range(10)]
    second += [door.member(f"Member {number}") for number in range(5)]
    second += [guest.from_(f"203.0.113.{number}") for number, guest in enumerate(second[:10])]
    stolen = 0
    for number_ in range(TRIES):
        one = second[number_ % len(second)]
        status, _ = one.ask("POST", claim, wanted)
        stolen += status == 200 or one.view(table)["viewer"] == seat
        assert status == 403
    assert stolen == 0
    refused = [line for line in caplog.messages if line.startswith("event=claim-refused ")]
    assert len(refused) == TRIES  # each can be read by whoever runs the server
    owner.post(f"/tables/{table}/return")
    assert owner.view(table)["viewer"] == seat


def test_a_household_of_ipv6_addresses_is_one(house: House, clock: Clockwork) -> None:
    table, people = seated(house.front, GAME, "Anna", "Ben", clock=LIVE)
    seat = int(people[0].table(table)["turn"])
    home = "2001:db8:7:7:"
    thief = people[1 - seat].from_(f"{home}:1")
    stream = thief.get(f"/tables/{table}")  # looking alone says nothing ...
    assert stream["grace"] == 120
    clock.move(400)
    house.do(house.front.node.door.time_is_up(number(table)))
    thief.post(f"/tables/{table}/return", status=409)  # ... acting at the table does
    second = house.front.member("Second", f"{home}:2")
    answer = second.post(f"/tables/{table}/claim", {"seat": seat}, 403)
    assert answer["detail"].startswith("Somebody at this table plays from where you are.")
    other = house.front.member("Other", "2001:db8:7:8::2")
    other.post(f"/tables/{table}/claim", {"seat": seat})


def test_the_host_cannot_give_a_strangers_seat_away_before_the_grace_is_over(
    house: House, clock: Clockwork
) -> None:
    table, owner, thief, seat = late(house, clock)
    friend = house.front.member("Friend", "203.0.113.50")
    friend.post(f"/tables/{table}/claim", {"seat": seat})
    # Whoever opened the table: while the owner is away, the thief acts as its host.
    answer = thief.post(f"/tables/{table}/claim/admit", {"seat": seat}, 409)
    assert answer["detail"] == "Its owner has a little time left to come back."
    assert friend.view(table)["viewer"] == 2
    owner.post(f"/tables/{table}/return")
    assert owner.view(table)["viewer"] == seat


def test_nobody_takes_back_the_moves_of_somebody_who_is_away(
    house: House, clock: Clockwork
) -> None:
    """Each try asks for another number of moves; what is asked must stay asked."""
    table, owner, thief, _ = late(house, clock)
    moves = thief.table(table)["moves"]
    for number_ in range(TRIES):
        thief.do(table, "undo/ask", count=number_ % moves + 1)
        assert thief.table(table)["moves"] == moves
    thief.post(f"/tables/{table}/end")
    assert thief.table(table)["status"] == "running"
    assert owner.post(f"/tables/{table}/return")
