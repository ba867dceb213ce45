"""Puzzles: decisions in games of bots in which one move is clearly best, and not the obvious one.

Bots play a game; at some of its decisions the judge looks for a move that none of them would see at
once. It is a puzzle if that move comes out clearly better than every other one that looks good, in
worlds that its seat cannot tell from the real one: so what the seat knows is enough to find it.
"""

from hashlib import sha256
from typing import Any, Final

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.match import Match, open_match
from groma.core.mind import ALL

from .advice import whole_choice
from .analysis.verdicts import JUDGE, races
from .eyes import Eyes
from .levels import LEVELS, Level, mind_of
from .names import NAMES
from .position import Position
from .race import Race
from .weighing import Comparison, compare, rounded

SEED: Final = b"puzzles"
PLAYERS: Final = ["journeyman", "apprentice", "journeyman"]  # two of them that sit side by side
PLAIN: Final = LEVELS.index("journeyman")  # whose move is the obvious one
FEWEST: Final = 4  # moves among which there is something to find
MOST: Final = 12  # others with which the judge's move is compared, the best looking ones ...
PLAN: Final = 8  # ... and so many that it would make after it in the same turn
WORLDS: Final = 12
FIRST_WORLDS: Final = 6  # in which the judge's move and the obvious one are compared before
CLEAR: Final = 9  # the square of the errors by which it must be better
GAP: Final = 30  # tenths of a point by which it must be better than any other, ...
PART: Final = 3  # ... and a later part of the same choice by so small a part of them
AGAINST: Final = 2  # by so small a part of them the sheets may speak against it some turns later
TENTHS: Final = 10


class Found:
    """A puzzle: after so many moves of a game, what is best, and what the others give away."""

    def __init__(self, match: Match, at: int, seat: int, solution: list[int]) -> None:
        self.match = match
        self.at = at
        self.seat = seat
        self.solution = solution  # the whole choice, or up to where something new is seen
        self.clear = 1  # so many parts of it are clearly best: they are asked for
        self.losses: list[list[int]] = []  # move, tenths given away; the obvious one first
        self.gains: list[int] = []  # by seat, in points, compared with the obvious one ...
        self.rows: list[list[int]] = []  # ... and by row of its sheet, in tenths


def game_of_bots(game: Game[Any], number: int) -> Match:
    """Game number so and so between two bots, to its end."""
    seed = sha256(SEED + game.name.encode() + number.to_bytes(4, "big")).digest()
    first = number % len(NAMES)
    names = [NAMES[first], NAMES[(first + 1) % len(NAMES)]]
    match = open_match(game, names, seed)
    pair = number % (len(PLAYERS) - 1)
    bots = [
        Level(seed + b"%d" % seat, LEVELS.index(PLAYERS[pair + seat])) for seat in range(len(names))
    ]
    state = match.state
    while not state.over():
        bot = bots[state.seat]
        bot.turn_to(len(match.moves))
        match.follow(bot.choose(Position(game, state, state.seat)))
    return match


def search(game: Game[Any], number: int, most: int, gap: int = GAP) -> Found | None:
    """A puzzle out of a game of bots, of which at most so many decisions are judged."""
    match = game_of_bots(game, number)
    moments = list(range(len(match.moves)))
    Deal(SEED + number.to_bytes(4, "big")).shuffle(moments)
    for at in moments:
        if most == 0:
            break
        state = match.state_after(at)
        if len(state.legal()) < FEWEST:
            continue
        most -= 1
        found = puzzle_at(match, at, gap)
        if found is not None:
            return found
    return None


def puzzle_at(match: Match, at: int, gap: int = GAP) -> Found | None:
    """The puzzle that a decision is, if the obvious move is not good and one is clearly best."""
    game = match.game
    state = match.state_after(at)
    position = Position(game, state, state.seat)
    mind = mind_of(game)
    looks = by_look(position, at)
    judge = judge_at(at)
    move = judge.choose(position)
    if move == looks[0]:
        return None
    weighed = races(position, mind, judge)
    first = compare(weighed, move, looks[0], FIRST_WORLDS)
    if tenths(first, mind.unit) < gap:
        return None
    found = Found(match, at, state.seat, [])
    for other in others(looks, move, later_in_turn(position, move, at)):
        compared = compare(weighed, move, other, WORLDS)
        loss = tenths(compared, mind.unit)
        if loss < gap or not clearly(compared):
            return None
        found.losses.append([other, loss])
        if other == looks[0]:
            whole = mind.unit * len(compared.margins)
            found.gains = [rounded(gain, whole) for gain in compared.gains]
    if not speaks_for_itself(found.gains, state.seat, gap):
        return None
    found.rows = rows_between(position, move, looks[0], at)
    if margin(found.rows, state.seat) < -gap // AGAINST:
        return None
    found.solution = whole_choice(judge, position, move)
    found.clear = clear_parts(position, judge, found.solution, at, gap // PART)
    return found


def judge_at(at: int) -> Level:
    """Who looks for the best move of a decision."""
    judge = Level(SEED, LEVELS.index(JUDGE))
    judge.turn_to(at)
    return judge


def by_look(position: Position, at: int) -> list[int]:
    """The moves, those that look best at once first."""
    plain = Level(SEED, PLAIN)
    plain.turn_to(at)
    return plain.by_look(position, Eyes(position.game, mind_of(position.game), ALL))


def others(looks: list[int], move: int, later: list[int]) -> list[int]:
    """The other moves that look good, and those that belong to the same plan."""
    found = [other for other in looks if other != move]
    return found[:MOST] + [other for other in found[MOST:] if other in later]


def later_in_turn(position: Position, move: int, at: int) -> list[int]:
    """What the judge would do after a move in the same turn.

    Where it could do that first, it would be as good: such a move is no puzzle.
    """
    judge = judge_at(at)
    world = position.imagine(judge.deal)
    world.play(move)
    found: list[int] = []
    while not world.over() and world.seat == position.seat and len(found) < PLAN:
        found.append(judge.choose(Position(position.game, world, position.seat)))
        world.play(found[-1])
    return found


def tenths(compared: Comparison, unit: int) -> int:
    """How much better the first is, in tenths of a point."""
    return rounded(TENTHS * compared.total, unit * len(compared.margins))


def clearly(compared: Comparison) -> bool:
    """Whether the first is better by much more than its worlds differ."""
    count = len(compared.margins)
    squares = 0
    for margin in compared.margins:
        squares += margin * margin
    total = compared.total
    return total > 0 and total * total * (count - 1) >= CLEAR * (count * squares - total * total)


def speaks_for_itself(gains: list[int], seat: int, gap: int) -> bool:
    """Whether it can be said in points what is better: own ones, or those of a rival."""
    return TENTHS * margin([[gain] for gain in gains], seat) >= gap


def margin(rows: list[list[int]], seat: int) -> int:
    """By how much a seat has more than the others, of all rows."""
    found = 0
    for one in range(len(rows)):
        found += sum(rows[one]) if one == seat else -sum(rows[one])
    return found


def rows_between(position: Position, move: int, other: int, at: int) -> list[list[int]]:
    """By seat and row of the sheet, what is written there some turns after one move, not the other.

    In tenths of a point; in worlds of its own, so that it can be found again alone.
    """
    game = position.game
    judge = judge_at(at)
    weighed: list[Race] = races(position, mind_of(game), judge)
    worlds = WORLDS if position.hides() else len(weighed)
    found: list[list[int]] = []
    for i in range(worlds):
        race = weighed[i % len(weighed)]
        world = position.imagine(judge.deal)
        mine = race.some_time_after(world.clone(), move)
        theirs = race.some_time_after(world, other)
        for seat in range(mine.players):
            after: list[int] = game.sheet(mine, seat, seat).by_row()
            instead: list[int] = game.sheet(theirs, seat, seat).by_row()
            if seat == len(found):
                found.append([0] * len(after))
            for row in range(len(after)):
                found[seat][row] += after[row] - instead[row]
    return [[rounded(TENTHS * one, game.point * worlds) for one in rows] for rows in found]


def clear_parts(position: Position, judge: Level, moves: list[int], at: int, gap: int) -> int:
    """How many parts of a choice are clearly best, the first of which is known to be."""
    game = position.game
    world = position.imagine(judge.deal)
    count = 1
    while count < len(moves):
        world.play(moves[count - 1])
        if not best_part(Position(game, world, position.seat), judge, moves[count], at, gap):
            break
        count += 1
    return count


def best_part(position: Position, judge: Level, move: int, at: int, gap: int) -> bool:
    """Whether a part of a choice is the only one, or clearly better than the others."""
    mind = mind_of(position.game)
    weighed: list[Race] = races(position, mind, judge)
    for other in others(by_look(position, at), move, []):
        compared = compare(weighed, move, other, WORLDS)
        if tenths(compared, mind.unit) < gap or not clearly(compared):
            return False
    return True
