"""An analysis finds what was thrown away, uses nothing hidden, and can be done in parts."""

from typing import Any

import pytest

from groma.bots import Position
from groma.bots.analysis import COSTLY, Found, Part, parts_of, put_together, work_out
from groma.bots.analysis.outlook import place, places_at_the_end
from groma.bots.analysis.parts import DEAL, DEALS, MOMENT, MOVE
from groma.bots.analysis.verdicts import JUDGE, SEED, judge
from groma.bots.analysis.whole import spread_at
from groma.bots.eyes import Eyes
from groma.bots.levels import LEVELS, Level, mind_of
from groma.bots.race import Race
from groma.bots.weighing import Comparison, compare
from groma.core.deal import Deal
from groma.core.game import Game, games
from groma.core.match import Match, open_match
from groma.core.mind import ALL, Plan

SENSIBLE = {name: game for name, game in games().items() if game.mind is not None}
BUILDERS = games()["builders-antiquity"]
ROME = games()["city-of-rome"]
RUIN = 12  # points
OPENING = 50  # moves, of which it shows later than the judge looks what they were worth


def finished(game: Game[Any], players: int) -> Match:
    """A game of novices."""
    match = open_match(game, [""] * players, b"analysis".ljust(32))
    bot = Level(b"novice", 0)
    while not match.state.over():
        match.follow(bot.choose(Position(game, match.state, match.state.seat)))
    return match


def spoilt() -> tuple[Match, list[int]]:
    """A game of the judge; three times seat 0 throws points away; when it does is told, too."""
    match = open_match(ROME, ["", ""], b"spoilt".ljust(32))
    bot = Level(SEED, LEVELS.index(JUDGE))
    thrown: list[int] = []
    while not match.state.over():
        number = len(match.moves)
        position = Position(ROME, match.state, match.state.seat)
        bot.turn_to(number)
        move = bot.choose(position)
        if match.state.seat == 0 and number > OPENING and len(thrown) < 3:
            bad = ruinous(position, move)
            if bad != -1:
                thrown.append(number)
                move = bad
        match.follow(move)
    return match, thrown


def ruinous(position: Position, good: int) -> int:
    """The move that looks worst, if in many worlds it surely costs a lot by the end; else -1.

    That is not how it is judged: the judge looks some turns ahead, in a few worlds.
    """
    mind = mind_of(ROME)
    eyes = Eyes(ROME, mind, ALL)
    bad = Level(b"bad", 2).by_look(position, eyes)[-1]
    race = Race(position, eyes, Plan(ticks=1000, nodes=1_000_000), Deal(b"ruin"))
    found = compare([race], good, bad, 24)
    return bad if found.sure() and found.total >= RUIN * mind.unit * 24 else -1


@pytest.mark.parametrize("name", SENSIBLE)
def test_every_real_decision_is_a_part_of_its_own(name: str) -> None:
    match = finished(SENSIBLE[name], 2)
    parts = parts_of(match)
    judged = {part.at: part for part in parts if part.kind == MOVE}
    state = match.state_after(0)
    for at, move in enumerate(match.moves):
        assert (at in judged) == (len(state.legal()) > 1)
        if at in judged:
            assert (judged[at].seat, judged[at].move) == (state.seat, move)
            assert judged[at].state == state.to_bytes()
        state.play(move)
    assert len([part for part in parts if part.kind == DEAL]) == DEALS
    moments = [part for part in parts if part.kind == MOMENT]
    assert 10 <= len(moments) // 2 <= 24
    assert [part.seat for part in moments] == [0, 1] * (len(moments) // 2)
    assert moments[0].at == 0


@pytest.mark.long
def test_the_three_worst_moves_of_a_bad_player_are_found() -> None:
    match, thrown = spoilt()
    assert len(thrown) == 3
    parts = parts_of(match)
    found = {
        number: work_out(ROME, 2, match.settings, part)
        for number, part in enumerate(parts)
        if part.kind == MOVE and part.seat == 0
    }
    whole = put_together(match, found)
    costly = whole.costly(0)
    assert {one.at for one in costly[:3]} == set(thrown)
    for one in costly:
        assert one.cost >= COSTLY
        assert one.better
        assert one.better[0] != one.played
        state = match.state_after(one.at)
        for move in one.better:
            assert state.seat == 0
            state.play(move)
    tally = whole.tally(0)
    assert tally.best + tally.small + tally.costly == len(found)
    assert tally.lost == sum(one.cost for one in whole.decisions)


@pytest.mark.long
@pytest.mark.parametrize("name", SENSIBLE)
def test_a_verdict_hangs_on_nothing_hidden(name: str) -> None:
    game = SENSIBLE[name]
    match = finished(game, 2)
    parts = [part for part in parts_of(match) if part.kind == MOVE]
    for part in (parts[len(parts) // 3], parts[len(parts) // 2]):
        state = game.load(2, match.settings, part.state)
        other = state.imagine(part.seat, Deal(b"another"))
        told = [judge(Position(game, one, part.seat), part.move, part.at) for one in (state, other)]
        assert (told[0].loss, told[0].better) == (told[1].loss, told[1].better)


def test_what_is_not_worked_out_yet_is_left_out() -> None:
    match = finished(BUILDERS, 3)
    parts = parts_of(match)
    moments = [number for number, part in enumerate(parts) if part.kind == MOMENT][:5]
    moves = [number for number, part in enumerate(parts) if part.kind == MOVE][:2]
    deals = [number for number, part in enumerate(parts) if part.kind == DEAL][:2]
    found = {number: Found(0, [], [100, 200, 300]) for number in [*moments, *deals]}
    found |= {number: Found(COSTLY - number, [1], []) for number in moves[:1]}
    whole = put_together(match, found)
    assert (whole.done, whole.of) == (len(found), len(parts))
    assert len(whole.decisions) == 1
    assert [stand.at for stand in whole.stands] == [0]  # of the second moment two eyes are missing
    assert whole.deal == [100, 200, 300]


def test_the_end_of_the_curve_is_how_it_ended() -> None:
    match = finished(BUILDERS, 3)
    found = {number: Found(0, [], [1, 2, 3]) for number in range(len(parts_of(match)))}
    last = put_together(match, found).stands[-1]
    assert last.at == len(match.moves)
    assert sorted(last.places) == sorted(places_at_the_end(BUILDERS, match.state))
    assert sum(last.places) == 600


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    unit = BUILDERS.mind.unit if BUILDERS.mind else 1
    lead = [10 * unit, 0]
    early = place(lead, 0, spread_at(BUILDERS, 0, 100))
    late = place(lead, 0, spread_at(BUILDERS, 90, 100))
    assert 100 <= late < early < 150
    assert place(lead, 0, 5.0) + place(lead, 1, 5.0) == 300
    assert place([7, 7], 0, spread_at(BUILDERS, 100, 100)) == 150


@pytest.mark.long
def test_others_play_the_same_deal_alike_each_time() -> None:
    match = finished(BUILDERS, 2)
    deal = next(part for part in parts_of(match) if part.kind == DEAL)
    told = [work_out(BUILDERS, 2, match.settings, copy(deal)).numbers for _ in range(2)]
    assert told[0] == told[1]
    assert sum(told[0]) == 300


def copy(part: Part) -> Part:
    return Part(part.kind, part.at, part.seat, part.move, part.state)


@pytest.mark.parametrize(
    ("margins", "sure"),
    [([5, 5, 5], True), ([5], True), ([-5, -5], False), ([9, -8, 9, -8], False), ([0, 0], False)],
)
def test_what_differs_from_world_to_world_is_not_sure(margins: list[int], sure: bool) -> None:
    found = Comparison()
    for margin in margins:
        found.add(margin, [margin, -margin])
    assert found.sure() == sure
    assert found.gains == [sum(margins), -sum(margins)]
