"""Moves race over the same worlds: who is clearly behind is dropped, and nodes are kept to."""

from groma.bots.eyes import Eyes
from groma.bots.foreseeing import Time, best_turn, best_ways, play_on, usual_way
from groma.bots.levels import mind_of
from groma.bots.position import Position
from groma.bots.race import Race, Runner, _behind, _leader, _not_behind
from groma.core.deal import Deal
from groma.core.mind import ALL, Plan
from groma.core.state import State
from groma.games.caesars_empire import GAME as CAESAR
from groma.games.city_of_rome import GAME as ROME


def ran(*results: int) -> Runner:
    runner = Runner(results[0])
    for result in results:
        runner.add(result)
    return runner


def opened(key: bytes, moves: int) -> State:
    """City of Rome after some moves."""
    state: State = ROME.deal(2, ROME.defaults(), Deal(key), None)
    for _ in range(moves):
        state.play(state.legal()[0])
    return state


def eyes_of_rome() -> Eyes:
    return Eyes(ROME, mind_of(ROME), ALL)


def test_a_move_is_behind_when_the_gap_is_twice_its_error():
    """Gaps 10, 12, 8: mean 10, deviation 2, error 1.15. Gaps 30, -20, 20: mean 10, error 15.3."""
    best = ran(20, 22, 18)
    assert _behind(ran(10, 10, 10), best, 3)
    assert not _behind(ran(-10, 42, -2), best, 3)
    assert not _behind(ran(20, 22, 18), best, 3)


def test_nobody_is_dropped_before_the_third_world():
    two = [ran(20, 22), ran(0, 1)]
    assert _not_behind(two) == two
    three = [ran(20, 22, 18), ran(0, 1, 2), ran(21, 20, 17)]
    assert _not_behind(three) == [three[0], three[2]]


def test_of_equals_the_better_looking_one_leads():
    first, second = ran(5, 5), ran(4, 6)
    assert _leader([first, second]) is first


def test_nodes_bound_the_worlds_and_the_moves():
    state = opened(b"nodes", 0)
    while len(state.legal()) < 4:
        state.play(state.legal()[0])
    position = Position(ROME, state, state.seat)
    looks = []
    for nodes in (1, 300, 3000):
        eyes = eyes_of_rome()
        race = Race(position, eyes, Plan(width=9, worlds=99, ticks=1, nodes=nodes), Deal(b"x"))
        assert race.winner(position.legal) in position.legal
        looks.append(eyes.looks)
    assert looks[0] < looks[1] <= 300
    assert looks[1] < looks[2] <= 3000


def test_where_nothing_is_hidden_one_world_is_enough():
    state: State = CAESAR.deal(2, CAESAR.defaults(), Deal(b"open"), None)
    position = Position(CAESAR, state, state.seat)
    assert not position.hides()
    looks = []
    for worlds in (1, 30):
        eyes = Eyes(CAESAR, mind_of(CAESAR), ALL)
        plan = Plan(width=2, worlds=worlds, ticks=1, nodes=100_000)
        Race(position, eyes, plan, Deal(b"x")).winner(position.legal[:2])
        looks.append(eyes.looks)
    assert looks[0] == looks[1]


def test_time_is_the_games_clock_or_turns():
    state = opened(b"time", 0)
    eyes = eyes_of_rome()
    later = play_on(eyes, state.clone(), Time(eyes, state, 2), [])
    assert mind_of(ROME).clock(later) == mind_of(ROME).clock(state) + 2
    table: State = CAESAR.deal(3, CAESAR.defaults(), Deal(b"turns"), None)
    seen = Eyes(CAESAR, mind_of(CAESAR), ALL)
    after = play_on(seen, table.clone(), Time(seen, table, 4), [])
    assert after.active == (table.active + 6) % 3  # two rounds


def test_who_weighs_replies_ends_no_worse_by_its_own_margin():
    """In the same world: the best of several ways is at least the usual one."""
    for number in range(4):
        table: State = CAESAR.deal(2, CAESAR.defaults(), Deal(b"%d" % number), None)
        eyes = Eyes(CAESAR, mind_of(CAESAR), ALL)
        margins = []
        for replies in ([], [4]):
            leaf = play_on(eyes, table.clone(), Time(eyes, table, 3), replies)
            margins.append(eyes.margin(leaf, table.seat))
        assert margins[1] >= margins[0]


def test_the_best_ways_begin_with_the_usual_one():
    state = opened(b"ways", 3)
    eyes = eyes_of_rome()
    ways = best_ways(eyes, state.clone(), 3)
    usual = usual_way(eyes, state.clone())
    values = [eyes.value(way, state.seat) for way in ways]
    assert values == sorted(values, reverse=True)
    assert values[0] == eyes.value(usual, state.seat)


def test_a_beam_ends_a_turn_no_worse_than_step_by_step():
    for number in range(6):
        state = opened(b"beam %d" % number, 14)
        seat = state.seat
        eyes = eyes_of_rome()
        ends = [eyes.value(best_turn(eyes, state.clone(), seat, beam), seat) for beam in (1, 6)]
        assert ends[1] >= ends[0]
