"""Levels see more and look farther from one to the next, and never play what looks bad to them."""

import gc
from typing import Any

import pytest

from groma.bots import BOTS, LEVELS, Position
from groma.bots.eyes import WIN, Eyes
from groma.bots.levels import ANY_MIND, Level, mind_of
from groma.core.choice import Chooser
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.mind import ALL, Mind, Plan
from groma.core.state import State
from groma.games.city_of_rome import GAME

SENSIBLE = {name: game for name, game in games().items() if game.mind is not None}
MANY = 10  # legal moves from which on there is a worst tenth


def positions(game: Game[Any], count: int) -> list[State]:
    """Tables with more than ten legal moves, from all parts of games of novices."""
    found: list[State] = []
    deals = 0
    while len(found) < count:
        state: State = game.deal(2, game.defaults(), Deal(b"levels %d" % deals), None)
        deals += 1
        chance = Deal(b"any")
        while not state.over():
            legal = state.legal()
            if len(legal) > MANY and chance.below(8) == 0:
                found.append(state.clone())
            state.play(legal[chance.below(len(legal))])
    return found[:count]


@pytest.mark.long
@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_plays_what_its_own_eyes_put_last(name, level):
    game = SENSIBLE[name]
    plan = mind_of(game).plans[LEVELS.index(level)]
    for state in positions(game, 1 if plan.width else 4):
        eyes = Eyes(game, mind_of(game), plan.trust)
        bot = BOTS[level](b"seed")
        chosen = bot.choose(Position(game, state, state.seat))
        chooser = Chooser(state.imagine(state.seat, Deal(b"look")), state.seat, eyes.value)
        looks = {move: chooser.after(move).value for move in state.legal()}
        worse = [move for move in looks if looks[move] < looks[chosen]]
        assert len(worse) >= len(looks) // MANY or len(set(looks.values())) == 1


def test_every_game_has_a_plan_for_each_level_that_sees_or_looks_farther_than_the_one_before():
    for game in [*SENSIBLE.values(), None]:
        mind = ANY_MIND if game is None else mind_of(game)
        assert len(mind.plans) == len(LEVELS)
        trusts = [plan.trust for plan in mind.plans]
        assert trusts == sorted(trusts)
        assert trusts[2:] == [ALL] * 3  # from journeyman on all that is promised is seen
        nodes = [plan.nodes for plan in mind.plans]
        assert nodes[:3] == [0, 0, 0]
        assert 0 < nodes[3] < nodes[4]


def test_a_position_has_no_way_to_the_state():
    """All that can be reached from it is a world of its own; the state is known by its lists."""
    state = GAME.deal(3, GAME.defaults(), Deal(b"closed"), None)
    state.play(state.legal()[0])
    position = Position(GAME, state, state.seat)
    secret = {id(state), id(state.hidden), id(state.hidden.zones), id(state.todo)}
    secret |= {id(zone) for zone in state.hidden.zones}
    seen: set[int] = set()
    ways: list[object] = [position]
    while ways:
        thing = ways.pop()
        assert id(thing) not in secret
        if id(thing) not in seen and not isinstance(thing, type):
            seen.add(id(thing))
            ways += [
                one
                for one in gc.get_referents(thing)
                if type(one).__module__.startswith("groma") or isinstance(one, list | dict | tuple)
            ]


def test_what_is_only_promised_counts_as_far_as_it_is_trusted():
    state = GAME.deal(2, GAME.defaults(), Deal(b"trust"), None)
    assert GAME.sense is not None
    promised = GAME.sense(state, 0)
    points = 20 * GAME.sheet(state, 0, 0).total()
    looks = [Eyes(GAME, mind_of(GAME), trust).value(state, 0) for trust in (0, 10, ALL)]
    assert looks == [points, (promised + points) // 2, promised]
    assert points != promised


def test_the_end_counts_the_margin_and_the_win():
    state: State = GAME.deal(2, GAME.defaults(), Deal(b"end"), None)
    while not state.over():
        state.play(state.legal()[0])
    scores = GAME.scores(state)
    winner = GAME.winners(state)[0]
    eyes = Eyes(GAME, mind_of(GAME), ALL)
    margin = 20 * (scores[winner] - scores[1 - winner])
    assert eyes.margin(state, winner) == margin + 20 * WIN
    assert eyes.margin(state, 1 - winner) == -margin


def test_a_level_chooses_alike_each_time_it_is_asked(monkeypatch):
    state = GAME.deal(2, GAME.defaults(), Deal(b"again"), None)
    plans = [*mind_of(GAME).plans[:4], Plan(width=3, worlds=2, ticks=1, nodes=500)]
    mind = Mind(20, plans, clock=lambda table: table.round, rivals=False)
    monkeypatch.setattr(GAME, "mind", mind)
    for number in range(12):
        chosen = set()
        for _ in range(2):
            bot = Level(b"alike", 4)
            bot.turn_to(number)
            chosen.add(bot.choose(Position(GAME, state, state.seat)))
        assert len(chosen) == 1
        state.play(chosen.pop())
