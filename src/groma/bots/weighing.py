"""Weighing: two moves of a position, tried in the same imagined worlds, so with the same luck."""

from typing import Final

from .race import Race

FIRST_WORLDS: Final = 3  # before anything is given up
SURE: Final = 4  # the square of the errors by which a difference must exceed nothing


class Comparison:
    """How much better one move came out than another, world by world."""

    def __init__(self) -> None:
        self.margins: list[int] = []  # in each world, for who decides, in the unit of the sense
        self.total = 0  # of them
        self.gains: list[int] = []  # by seat, of all worlds; [] if the game does not say

    def add(self, margin: int, gains: list[int]) -> None:
        """It was tried in one more world."""
        self.margins.append(margin)
        self.total += margin
        before = self.gains or [0] * len(gains)
        self.gains = [before[seat] + gains[seat] for seat in range(len(gains))]

    def sure(self) -> bool:
        """Whether the first is better by more than its worlds differ."""
        count = len(self.margins)
        squares = sum([margin * margin for margin in self.margins])
        spread = count * squares - self.total * self.total
        return self.total > 0 and self.total * self.total * (count - 1) >= SURE * spread


def compare(
    races: list[Race], first: int, second: int, worlds: int, hopeful: bool = False
) -> Comparison:
    """Try both in so many worlds; races of one position that look differently far take turns.

    Where nothing is hidden each race tries them once. After the first worlds it ends when as many
    tables were looked at as the plan allows; `hopeful`: also if the first is not better at all.
    """
    found = Comparison()
    for i in range(worlds if races[0].position.hides() else len(races)):
        enough = races[0].eyes.looks >= races[0].plan.nodes or (hopeful and found.total <= 0)
        if i >= FIRST_WORLDS and enough:
            break
        race = races[i % len(races)]
        world = race.position.imagine(race.deal)
        mine = race.some_time_after(world.clone(), first)
        theirs = race.some_time_after(world, second)
        eyes = race.eyes
        after = eyes.standings(mine)
        instead = eyes.standings(theirs)
        found.add(
            eyes.margin(mine, race.seat) - eyes.margin(theirs, race.seat),
            [after[seat] - instead[seat] for seat in range(len(after))],
        )
    return found


def rounded(amount: int, whole: int) -> int:
    """So many wholes, to the nearest one, halves away from nothing."""
    count = (2 * abs(amount) + whole) // (2 * whole)
    return count if amount >= 0 else -count
