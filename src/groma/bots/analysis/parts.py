"""Parts: the work of analysing a game, cut so small that it can be done anywhere, in any order."""

from typing import Any, Final

from groma.core.game import Game
from groma.core.match import Match
from groma.core.state import State

from ..levels import Level
from ..position import Position
from .outlook import expected, places_at_the_end
from .verdicts import judge

MOVE: Final = 0  # a decision: what did it cost?
MOMENT: Final = 1  # between two turns: which points may each seat expect?
DEAL: Final = 2  # the same deal played by others: how did each seat fare?
MOMENTS: Final = 16  # at most, along a game
DEALS: Final = 6
OTHERS: Final = (1, 2)  # levels of those who play the deal again


class Part:
    """A part of the work, with all that is needed for it."""

    def __init__(self, kind: int, at: int, seat: int, move: int, state: bytes) -> None:
        self.kind = kind
        self.at = at  # moves made before it; of a deal: the how manieth time it is played
        self.seat = seat  # who decides, or who looks
        self.move = move  # what was played
        self.state = state


class Found:
    """What came out of a part: numbers, whose meaning hangs on its kind."""

    def __init__(self, cost: int, moves: list[int], numbers: list[int]) -> None:
        self.cost = cost  # of a decision, in tenths of a point
        self.moves = moves  # what was better
        self.numbers = numbers  # by seat: gains in points; expected points; places


def parts_of(match: Match) -> list[Part]:
    """All that is to be done for a finished game, from its beginning to its end."""
    parts: list[Part] = []
    state = match.state_after(0)
    dealt = state.to_bytes()
    gap = max(1, len(match.moves) // MOMENTS)
    due = 0
    for at in range(len(match.moves)):
        if at >= due and not state.midway():
            parts += [Part(MOMENT, at, seat, -1, state.to_bytes()) for seat in range(state.players)]
            due = at + gap
        if state.options & (state.options - 1):
            parts.append(Part(MOVE, at, state.seat, match.moves[at], state.to_bytes()))
        state.play(match.moves[at])
    return parts + [Part(DEAL, number, 0, -1, dealt) for number in range(DEALS)]


def work_out(game: Game[Any], players: int, settings: list[int], part: Part) -> Found:
    """Do a part; it comes out the same wherever and whenever it is done."""
    state: State = game.load(players, list(settings), part.state)
    if part.kind == MOVE:
        verdict = judge(Position(game, state, part.seat), part.move, part.at)
        return Found(verdict.loss, verdict.better, verdict.gains)
    if part.kind == MOMENT:
        return Found(0, [], expected(game, state, part.seat, part.at))
    return Found(0, [], played_by_others(game, state, part.at))


def played_by_others(game: Game[Any], state: State, number: int) -> list[int]:
    """The places, in hundredths, if others play a deal; each time they sit differently."""
    bots: list[Level] = []
    for seat in range(state.players):
        level = OTHERS[(number >> seat % 2) % len(OTHERS)]
        bots.append(Level(b"deal %d" % number, level))
    decision = 0
    while not state.over():
        bot = bots[state.seat]
        bot.turn_to(decision)
        state.play(bot.choose(Position(game, state, state.seat)))
        decision += 1
    return places_at_the_end(game, state)
