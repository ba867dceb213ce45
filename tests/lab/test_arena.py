"""The arena: everybody sits everywhere on the same deals, and a seed gives the same result."""

from multiprocessing import active_children

import pytest

from groma.bots import BOTS, Bot, Random
from groma.core.game import games
from groma.lab.arena import (
    DealResult,
    contest_of,
    deals_for,
    line_up_of,
    play_deal,
    play_deals,
    play_game,
    rotations,
    summary,
)
from groma.lab.fault import Fault
from tests.text.pebbles import PEBBLES, TENTHS

ROME = games()["city-of-rome"]


def untimed(deals: list[DealResult]) -> list[tuple[list[int], list[int], list[int], list[int]]]:
    """Results in the order of the deals, without what a stopwatch says."""
    ordered = sorted(deals, key=lambda one: one.deal)
    played = [game for one in ordered for game in one.games]
    return [(game.seating, game.places, game.points, game.decisions) for game in played]


# ---- line-ups -----------------------------------------------------------------------------------


def test_everybody_sits_everywhere():
    for names in ("ab", "abc", "abcde"):
        for seat in range(len(names)):
            assert {way[seat] for way in rotations(names)} == set(range(len(names)))
    assert rotations(["x", "y"]) == [[0, 1], [1, 0]]


def test_the_same_names_in_the_same_seats_are_one_way_to_sit():
    assert [way.index(0) for way in rotations("abbb")] == [0, 3, 2, 1]
    assert rotations("abab") == [[0, 1, 2, 3], [1, 2, 3, 0]]
    assert rotations("aa") == [[0, 1]]


def test_games_are_rounded_up_to_whole_deals():
    assert [deals_for(games, "ab") for games in (1, 2, 3)] == [1, 1, 2]
    assert deals_for(5, "abbb") == 2


def test_the_last_bot_takes_the_seats_that_are_left():
    assert line_up_of(ROME, ["Greedy", "random"], 4) == ["greedy", "random", "random", "random"]
    assert line_up_of(ROME, ["greedy", "greedy"]) == ["greedy", "greedy"]


def test_a_bot_without_a_sense_for_the_game_is_refused():
    with pytest.raises(Fault, match="seats-bot-cannot"):
        line_up_of(PEBBLES, ["random", "greedy"])


# ---- playing ------------------------------------------------------------------------------------


def test_a_game_is_told_in_the_order_of_the_line_up():
    """The same players in the same seats: only the numbers of the line-up are exchanged."""
    key, one, other = b"key", b"one", b"other"
    straight = play_game(PEBBLES, [Random, Random], key, [one, other], [0])
    crossed = play_game(PEBBLES, [Random, Random], key, [other, one], [0], [1, 0])
    assert crossed.seating == [1, 0]
    assert crossed.points == straight.points[::-1]
    assert crossed.places == straight.places[::-1]
    assert straight.decisions == [3, 3] == [len(spent) for spent in straight.times]


def test_a_bot_keeps_its_chance_wherever_it_sits():
    made: list[tuple[str, bytes]] = []

    def maker(name: str):
        def make(seed: bytes) -> Bot:
            made.append((name, seed))
            return Random(seed)

        return make

    bots = [maker("a"), maker("b")]
    for deal in (0, 1):
        play_deal(PEBBLES, bots, deal, "seed", [0], rotations("ab"))
    assert made[:2] == made[2:4], "in both games of a deal"
    assert len(set(made)) == 4, "another for each bot and each deal"


def test_a_seed_gives_the_same_games_in_any_number_of_processes():
    contest = contest_of(ROME, ["random"] * 3, "alike")
    alone = list(play_deals(ROME, contest, [0, 1], 1))
    spread = list(play_deals(ROME, contest, [0, 1], 2))
    assert untimed(alone) == untimed(spread)
    other = contest_of(ROME, ["random"] * 3, "unlike")
    assert untimed(list(play_deals(ROME, other, [0, 1]))) != untimed(alone)
    told = [summary(contest, one) for one in (alone, alone[::-1], spread)]
    for one in told:
        del one["times"]
    assert told[0] == told[1] == told[2], "in whatever order deals are finished"


def test_who_stops_listening_ends_the_processes():
    others = active_children()
    contest = contest_of(ROME, ["random", "random"], "stop")
    playing = play_deals(ROME, contest, range(2000), 2)
    next(playing)
    mine = [child for child in active_children() if child not in others]
    assert mine
    playing.close()
    assert not [child for child in mine if child.is_alive()]


def test_two_names_for_one_bot_win_half_each(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(BOTS, "chance", Random)
    contest = contest_of(TENTHS, ["random", "chance"], "half")
    result = summary(contest, list(play_deals(TENTHS, contest, range(300))))
    for name in ("random", "chance"):
        share = result["bots"][name]["win_share"]
        assert share["low"] < 0.5 < share["high"]
        assert abs(share["mean"] - 0.5) < 0.06
        assert share["high"] - share["low"] < 0.16
        margin = result["bots"][name]["mean_margin"]
        assert margin["low"] < 0 < margin["high"]
        assert margin["high"] < 0.5, "in points, of which a stone has some tenths"
    assert sum(result["duel"].values()) == 600
