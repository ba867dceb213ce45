"""Hints: what a master would do, for whoever is to decide, and only at tables that allow it."""

from random import Random

import pytest

from groma.bots.advice import ADVISER, SEED
from groma.bots.levels import LEVELS, Level
from groma.bots.position import Position
from groma.core.game import games
from groma.table.bots import hint_wanted
from tests.server.wire import Door, play, seated

GAMES = sorted(name for name, game in games().items() if game.mind is not None)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_to_decide_is_told_what_a_master_would_do(door: Door, game: str) -> None:
    table, people = seated(door, game, "Anna", "Ben", hints=True)
    assert people[0].table(table)["hints"] is True
    play(table, people, Random(game), 4)
    shown = people[0].view(table)
    turn = shown["table"]["turn"]
    mine, other = people[turn], people[1 - turn]
    told = {lang: mine.post(f"/tables/{table}/hint?lang={lang}", {}) for lang in ("en", "de")}
    assert told["en"]["moves"] == told["de"]["moves"]
    assert told["en"]["seq"] == shown["seq"]
    legal = {one["move"]: one["words"] for one in mine.get(f"/tables/{table}/legal")["choices"]}
    first = told["en"]["moves"][0]
    assert first in legal
    assert told["en"]["words"][0].startswith("A master would: ")
    assert told["de"]["words"][0].startswith("Ein Meister würde: ")
    for hint in told.values():
        assert len(hint["brief"]) == len(hint["words"])
        assert len(hint["brief"][0]) <= len(hint["words"][0]) or "[" in hint["brief"][0]
    replica = door.replica(table)
    asked = hint_wanted(replica, turn)
    bot = Level(SEED, LEVELS.index(ADVISER))
    bot.turn_to(asked.decision)
    assert first == bot.choose(Position(replica.game, replica.playing().state, turn))
    assert other.post(f"/tables/{table}/hint", {}, 422)["type"] == "/problems/refused"
    door.guest().post(f"/tables/{table}/hint", {}, 403)


def test_a_choice_can_be_carried_out_as_it_was_advised(door: Door) -> None:
    table, people = seated(door, "city-of-marble", "Anna", "Ben", hints=True)
    wholes = drawn = 0
    for _ in range(6):
        mine = people[people[0].view(table)["table"]["turn"]]
        hint = mine.post(f"/tables/{table}/hint", {})
        moves = hint["moves"]
        wholes += len(moves) > 1
        drawn += any("[" in line for line in hint["brief"])
        assert not any("[" in line for line in hint["words"])
        mine.do(table, "moves", 201, move=moves)
    assert wholes
    assert drawn > 2


def test_elsewhere_nobody_is_told(door: Door) -> None:
    table, people = seated(door, "city-of-rome", "Anna", "Ben")
    assert people[0].table(table)["hints"] is False
    mine = people[people[0].view(table)["table"]["turn"]]
    said = {
        lang: mine.post(f"/tables/{table}/hint?lang={lang}", {}, 409)["detail"]
        for lang in ("en", "de")
    }
    assert said["en"] == "At this table nobody is told what a master would do."
    assert said["de"] == "An diesem Tisch erfährt niemand, was ein Meister täte."


def test_whoever_goes_on_from_a_running_table_has_hints_only_if_it_had(door: Door) -> None:
    for hints in (True, False):
        table, people = seated(door, "carpe-diem", "Anna", "Ben", hints=hints)
        assert people[0].post(f"/tables/{table}/fork", {}, 201)["hints"] is hints
