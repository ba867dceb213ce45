"""A table without foresight says nothing of points before a move, on no way; others do as ever."""

from random import Random
from typing import Any

import pytest

from groma.core.game import games
from tests.server.wire import Door, Person, Stream, play, seated

GAMES = sorted(games())
LOOKS = 40


def bare(choices: list[dict[str, Any]]) -> bool:
    """Whether nothing is said of what the choices would bring."""
    return all((one["preview"], one["points"], one["open"]) == ("", 0, False) for one in choices)


def trials(mine: Person, table: str, choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is told of the first parts of choices that have more."""
    seq = mine.view(table)["seq"]
    parts = [one["move"] for one in choices if one["part"]]
    body = [{"seq": seq, "moves": [move]} for move in parts[:2]]
    return [mine.post(f"/tables/{table}/trial?lang=en", one) for one in body]


def told_of(mine: Person, table: str) -> list[dict[str, Any]]:
    """The choices that a page gets with its stream."""
    stream = Stream(mine, table, None, 0, "en")
    choices: list[dict[str, Any]] = stream.next().data["told"]["choices"]["choices"]
    stream.close()
    return choices


@pytest.mark.parametrize("game", GAMES)
def test_without_foresight_no_way_tells_of_points(door: Door, game: str) -> None:
    chance = Random(game)
    table, people = seated(door, game, "Anna", "Ben", foresight=False)
    assert people[0].table(table)["foresight"] is False
    tried = 0
    for look in range(LOOKS):
        shown = people[0].view(table)["table"]
        if shown["status"] != "running":
            break
        mine = people[shown["turn"]]
        if look % 4 == 0:
            choices = mine.get(f"/tables/{table}/legal")["choices"]
            assert choices
            assert bare(choices)
            assert bare(told_of(mine, table))
            for trial in trials(mine, table, choices):
                tried += 1
                assert trial["brings"] is None
                assert trial["choices"] is None or bare(trial["choices"]["choices"])
            said = {
                lang: mine.post(
                    f"/tables/{table}/preview?lang={lang}", {"move": choices[0]["move"]}, 409
                )["detail"]
                for lang in ("en", "de")
            }
            assert said["en"] == "At this table nobody is told what a move would bring."
            assert said["de"].startswith("An diesem Tisch erfährt niemand")
        play(table, people, chance, 1)
    assert tried


def test_with_foresight_all_of_it_is_told(door: Door) -> None:
    chance = Random(1)
    table, people = seated(door, "city-of-rome", "Anna", "Ben")
    assert people[0].table(table)["foresight"] is True
    for _ in range(LOOKS):
        mine = people[people[0].view(table)["table"]["turn"]]
        choices = mine.get(f"/tables/{table}/legal?lang=en")["choices"]
        found = trials(mine, table, choices)
        if not bare(choices) and any(trial["brings"] for trial in found):
            assert told_of(mine, table) == choices
            return
        play(table, people, chance, 1)
    raise AssertionError("nothing was worth a point")


def test_whoever_goes_on_from_such_a_table_while_it_runs_has_no_foresight_either(
    door: Door,
) -> None:
    for foresight in (True, False):
        table, people = seated(door, "carpe-diem", "Anna", "Ben", foresight=foresight)
        fork = people[0].post(f"/tables/{table}/fork", {}, 201)
        assert fork["foresight"] is foresight


def test_without_foresight_the_words_of_a_move_tell_no_points_either(door: Door) -> None:
    for lang, one_of in (("en", "Rome - "), ("de", "Rom - ")):
        table, (anna, ben) = seated(door, "caesars-empire", "Anna", "Ben", foresight=False)
        mine = (anna, ben)[anna.view(table)["table"]["turn"]]
        words = [one["words"] for one in mine.get(f"/tables/{table}/legal?lang={lang}")["choices"]]
        assert all(said.startswith(one_of) and "+" not in said for said in words), words
