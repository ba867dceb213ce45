"""The whole: what was found about a game, put together as far as it is worked out."""

from math import sqrt
from typing import Any, Final

from groma.core.game import Game
from groma.core.match import Match

from ..levels import mind_of
from .outlook import place, places_at_the_end
from .parts import DEAL, MOMENT, MOVE, Found, parts_of

COSTLY: Final = 20  # tenths of a point that a costly decision costs, or more


class Decision:
    """A decision, and what it cost."""

    def __init__(self, at: int, seat: int, played: int, found: Found) -> None:
        self.at = at  # moves made before it
        self.seat = seat
        self.played = played
        self.cost = found.cost  # in tenths of a point; 0: nothing better was found
        self.better = found.moves  # a whole choice
        self.gains = found.numbers  # by seat, in points, some turns later; [] unknown


class Tally:
    """How many decisions of a seat cost nothing, a little, and much."""

    def __init__(self) -> None:
        self.best = 0
        self.small = 0
        self.costly = 0
        self.lost = 0  # by all of them, in tenths of a point

    def count(self, cost: int) -> None:
        """One more decision."""
        if cost >= COSTLY:
            self.costly += 1
        elif cost:
            self.small += 1
        else:
            self.best += 1
        self.lost += cost


class Stand:
    """The places that the seats may expect at a moment, in hundredths."""

    def __init__(self, at: int, places: list[int]) -> None:
        self.at = at
        self.places = places


class Analysis:
    """What was found about a finished game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.done = 0  # parts that are worked out, ...
        self.of = 0  # ... of so many
        self.decisions: list[Decision] = []  # in the order of the game
        self.stands: list[Stand] = []  # the last are the places that were taken
        self.deal: list[int] = []  # by seat, its place in hundredths if others play the deal

    def costly(self, seat: int) -> list[Decision]:
        """The costly decisions of a seat, the worst first."""
        found = [one for one in self.decisions if one.seat == seat and one.cost >= COSTLY]
        found.sort(key=_cost, reverse=True)
        return found

    def tally(self, seat: int) -> Tally:
        """The decisions of a seat, counted."""
        tally = Tally()
        for one in self.decisions:
            if one.seat == seat:
                tally.count(one.cost)
        return tally


def put_together(match: Match, found: dict[int, Found]) -> Analysis:
    """The analysis so far; `found`: by the number of the part in `parts_of`."""
    parts = parts_of(match)
    players = match.state.players
    whole = Analysis(players)
    whole.of = len(parts)
    whole.done = len(found)
    seen: dict[int, list[list[int]]] = {}  # by moment: what each seat expected for all
    deals: list[list[int]] = []
    for number in range(len(parts)):
        if number not in found:
            continue
        part = parts[number]
        one = found[number]
        if part.kind == MOVE:
            whole.decisions.append(Decision(part.at, part.seat, part.move, one))
        elif part.kind == MOMENT and one.numbers:
            seen.setdefault(part.at, []).append(one.numbers)
        elif part.kind == DEAL:
            deals.append(one.numbers)
    for at, eyes in seen.items():
        if len(eyes) == players:
            spread = spread_at(match.game, at, len(match.moves))
            places = [place(eyes[seat], seat, spread) for seat in range(players)]
            whole.stands.append(Stand(at, places))
    if whole.stands and whole.done == whole.of:
        ends = places_at_the_end(match.game, match.state)
        whole.stands.append(Stand(len(match.moves), ends))
    if deals:
        whole.deal = [sum([one[seat] for one in deals]) // len(deals) for seat in range(players)]
    return whole


def spread_at(game: Game[Any], at: int, of: int) -> float:
    """By how much expected margins miss when so many moves of all are made, in the sense's unit."""
    mind = mind_of(game)
    left = (of - at) / of
    return max(1.0, mind.spread * mind.unit * sqrt(left))


def _cost(one: Decision) -> int:
    return one.cost
