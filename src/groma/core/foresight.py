"""Foresight: what a move would bring, as far as its seat can know; it betrays nothing."""

from typing import Any, Final

from .choice import Chooser
from .game import Game
from .sheet import Sheet
from .state import State
from .trial import own_world, own_worlds

WORLDS_WITH_NEWS: Final = 8  # looked at for a preview where a move shows the seat something new


class Preview:
    """What a move would bring in each row of the sheet; `open`: at best, what is chosen next tells.

    `final`: it could not be taken back, for another seat decides then or somebody sees a new face.
    `part`: the choice, or what is chosen together with it, goes on, and the seat knows with what.
    `then`: what changes right after it, which was to come anyway; [] if nothing does.
    `unsure`: something hidden makes more or less of it, and is not counted.
    """

    def __init__(
        self,
        rows: list[int],
        open_end: bool,
        final: bool = False,
        part: bool = False,
        then: list[int] | None = None,
        unsure: bool = False,
    ) -> None:
        self.rows = rows
        self.open = open_end
        self.final = final
        self.part = part
        self.then: list[int] = then or []
        self.unsure = unsure


class Foresight:
    """What the moves of a seat would bring, as far as the seat can know.

    It is computed in worlds the seat cannot tell from the real one, so it betrays nothing; what
    comes out differently in one of them is left out. All moves are looked at in the same worlds.
    `before`: the rows from which changes are counted, and `below` how much lay pending below the
    choice then, if it has not begun with the state.
    """

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        before: list[int] | None = None,
        below: int = -1,
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.below = state.below() if below < 0 else below
        self._before = before or []
        self._choosers: list[Chooser] = []
        self._worlds = own_worlds(state, seat)
        self._sheets: dict[int, Sheet] = {}  # of the states that one preview judged
        self._one: list[int] = []  # the rows of one of its ways ...
        self._differ = False  # ... and whether another one has others

    def preview(self, move: int) -> Preview:
        """The change a move makes in each row of the seat's sheet."""
        before = self._rows()
        change: list[int] = []
        then: list[int] = []
        open_end = False
        final = False
        part = True
        news = False
        unsure = False
        worlds = self._worlds
        for number in range(WORLDS_WITH_NEWS):
            if number >= worlds and not news:
                break
            chooser = self._chooser(number)
            self._sheets.clear()
            self._one = []
            self._differ = False
            outcome = chooser.after(move)
            best = outcome.state
            after = self._sheets[id(best)].by_row()
            now = _less(after, before)
            next_then = _less(self._sheet(best), after) if outcome.later else [0] * len(after)
            unsure = unsure or (number > 0 and now != change)
            change = _alike(now, change) if number else now
            then = _alike(next_then, then) if number else next_then
            open_end = open_end or (chooser.open and (self._differ or chooser.left < 0))
            final = final or (chooser.final and number < self._worlds)
            part = part and (chooser.part or number >= self._worlds)
            news = news or chooser.news(best)
            if number == 0 and not chooser.chance:
                worlds = 1  # whatever lies hidden, it comes out like this
        if open_end or not any(then):
            then = []  # another way may lead elsewhere
        return Preview(change, open_end, final, part, then, unsure)

    def _rows(self) -> list[int]:
        """The rows from which changes are counted."""
        if not self._before:
            self._before = self._sheet(self.state)
        return self._before

    def _sheet(self, state: State) -> list[int]:
        page: Sheet = self.game.sheet(state, self.seat, self.seat)
        return page.by_row()

    def glance(self, move: int) -> Preview:
        """What its preview tells of a move alone, but sooner: nothing of points."""
        seen = Preview([0] * len(self._rows()), False, False, True)
        for number in range(self._worlds):
            chooser = self._chooser(number)
            chooser.step(move)
            seen.final = seen.final or chooser.final
            seen.part = seen.part and chooser.part
        return seen

    def _chooser(self, number: int) -> Chooser:
        """One for each world, made when it is needed."""
        while len(self._choosers) <= number:
            world = own_world(self.state, self.seat, len(self._choosers))
            self._choosers.append(Chooser(world, self.seat, self._points, self.below))
        return self._choosers[number]

    def _points(self, state: State, seat: int) -> int:
        page: Sheet = self.game.sheet(state, seat, seat)
        self._sheets[id(state)] = page
        if not self._differ:
            rows = page.by_row()
            self._differ = bool(self._one) and rows != self._one
            self._one = rows
        return page.total()


def _less(rows: list[int], before: list[int]) -> list[int]:
    """By how much rows have changed."""
    return [rows[i] - before[i] for i in range(len(rows))]


def _alike(rows: list[int], others: list[int]) -> list[int]:
    """What is the same in both; the rest is nothing."""
    return [rows[i] if rows[i] == others[i] else 0 for i in range(len(rows))]
