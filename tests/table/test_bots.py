"""Bots at a table: who is offered, who is known under a name of old, and who stands in."""

from datetime import UTC, datetime

import pytest

from groma.bots import BOTS, LEVELS
from groma.core.game import games
from groma.table import bots
from groma.table.bots import bots_of, choose, knows, level_of, stand_in, usual_bot
from groma.table.entries import (
    OPEN,
    OWNER_LEFT,
    STAND_IN,
    START,
    Chair,
    Dealing,
    Entry,
    Opening,
    StandingIn,
)
from groma.table.replica import Replica
from tests.text.pebbles import PEBBLES

ROME = games()["city-of-rome"]
AT = datetime(2026, 1, 1, tzinfo=UTC)
SEED = bytes(32)


def table(*seats: str) -> Replica:
    """A running table; a seat is a bot's, or a person's."""
    chairs = [
        Chair(number + 1) if seat == "me" else Chair(None, seat, f"Bot {number}")
        for number, seat in enumerate(seats)
    ]
    opening = Opening(ROME.name, ROME.version, ROME.defaults(), chairs, SEED)
    return Replica(
        ROME,
        [
            Entry(1, 0, OPEN, 0, None, 1, AT, None, opening),
            Entry(1, 1, START, 0, 0, 1, AT, None, Dealing(SEED)),
        ],
    )


def test_five_levels_are_offered_where_bots_have_a_sense() -> None:
    assert bots_of(ROME) == LEVELS == "novice apprentice journeyman master consul".split()
    assert usual_bot(ROME) == "apprentice"


def test_without_a_sense_there_is_chance_alone() -> None:
    assert bots_of(PEBBLES) == ["random"]
    assert usual_bot(PEBBLES) == "random"
    assert [bot for bot in BOTS if knows(PEBBLES, bot)] == ["random"]


def test_names_of_old_go_on_to_be_known() -> None:
    assert [bot for bot in BOTS if not knows(ROME, bot)] == []
    assert not knows(ROME, "grandmaster")
    assert (level_of("greedy"), level_of("random")) == ("journeyman", None)
    running = table("greedy", "greedy")
    turn = running.header.turn
    assert turn is not None
    assert running.playing().state.why_not(turn, choose(running, turn)) is None


@pytest.mark.parametrize(
    ("seats", "stands_in"),
    [
        ("me me", "journeyman"),
        ("me random", "journeyman"),  # which is no level
        ("me novice", "novice"),
        ("me greedy", "journeyman"),
        ("me consul consul", "consul"),
        ("me consul novice apprentice", "apprentice"),
        ("me me novice consul", "novice"),  # the weaker of two in the middle
        ("me random master random", "master"),
    ],
)
def test_who_stands_in_is_as_strong_as_the_bots_at_the_table(seats: str, stands_in: str) -> None:
    assert stand_in(table(*seats.split())) == stands_in


def test_who_stands_in_already_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    running = table("me", "me", "me")
    running.apply(Entry(1, 2, STAND_IN, OWNER_LEFT, 0, 1, AT, None, StandingIn("consul")))
    assert stand_in(running) == "journeyman"
    monkeypatch.setattr(bots, "STAND_IN_BOT", "random")
    assert stand_in(running) == "random"
