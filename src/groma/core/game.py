"""Games: what a game hands to the platform, and how the platform finds it."""

import sys
import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, TypeVar

from .deal import Deal
from .mind import Mind
from .moves import Moves
from .notes import Log, NoteKinds
from .sayings import Fact, Saying
from .sections import Sections
from .sheet import Sheet
from .state import State
from .tensors import Tensors

T = TypeVar("T", bound=State)

GROUP = "groma.games"


class Setting:
    """Something a table may choose before it starts."""

    def __init__(self, name: str, default: int, clause: str, labels: list[str]) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.labels = labels


def switch(name: str, default: bool, clause: str) -> Setting:
    """A setting that is on or off."""
    return Setting(name, int(default), clause, ["off", "on"])


class Earlier:
    """An earlier version of a game's rules: the rules of today with some settings held fast."""

    def __init__(
        self, version: int, fixed: dict[str, int], defaults: dict[str, int] | None = None
    ) -> None:
        self.version = version
        self.fixed = fixed  # settings that were no choice then, by name, and how it was done
        self.defaults = defaults or {}  # settings that were one, but usually chosen otherwise


class Game(Generic[T]):
    """One game, signed up: its tables of moves and notes, and its few functions."""

    def __init__(
        self,
        *,
        name: str,
        package: str,
        version: int,
        players: list[int],
        settings: list[Setting],
        moves: Moves,
        notes: NoteKinds,
        blank: Callable[[int, list[int]], T],
        deal: Callable[[int, list[int], Deal, Log | None], T],
        sections: Sections[Any],
        sheet: Callable[[T, int, int], Sheet],
        standing: Callable[[T], list[list[int]]],
        census: Callable[[T], list[int]],
        longest: int,
        point: int = 1,
        sense: Callable[[T, int], int] | None = None,
        mind: Mind[T] | None = None,
        describe: Callable[[Any], list[Saying]] | None = None,
        hint: Callable[[Any, int], dict[str, Fact]] | None = None,
        brief: Callable[[Any], dict[str, Fact]] | None = None,
        tensors: Tensors[T] | None = None,
        earlier: list[Earlier] | None = None,
    ) -> None:
        self.name = name  # as on the command line
        self.package = package  # where words and rules text lie
        self.version = version  # a change that alters any stored game is a new one
        self.players = players
        self.settings = settings
        self.moves = moves
        self.notes = notes
        self.blank = blank  # an empty table, to load a saved one into
        self.deal = deal  # the set-up, up to the first decision
        self.sections = sections  # what a viewer may see, as plain data
        self.sheet = sheet  # the points of a seat, as far as a viewer may know them
        self.standing = standing  # by seat: points, then what breaks ties; higher is better
        self.census = census  # numbers that never change: every component is somewhere
        self.longest = longest  # no game has more decisions
        self.point = point  # so much on a sheet is one point; 10: sheets count in tenths
        self.sense = sense  # how good a table looks to a seat; bots use it
        self.mind = mind  # ... and how far each level of them looks
        self.describe = describe  # the sentences that describe a view, made of the view alone
        self.hint = hint  # what a view adds to the words of a move ...
        self.brief = brief  # ... and to the prompt of a decision
        self.tensors = tensors  # what a viewer may know as numbers, for learners
        self.earlier = [self._as_of(one) for one in earlier or []]  # so their tables go on

    def of_version(self, version: int) -> "Game[T] | None":
        """The rules of that number, today's or earlier ones; None if they are not known."""
        for game in [self, *self.earlier]:
            if game.version == version:
                return game
        return None

    def _as_of(self, then: Earlier) -> "Game[T]":
        """An earlier version of this game."""
        settings: list[Setting] = []
        for now in self.settings:
            if now.name not in then.fixed:
                default = then.defaults.get(now.name, now.default)
                settings.append(Setting(now.name, default, now.clause, now.labels))

        def whole(chosen: list[int]) -> list[int]:
            """What was chosen then, with what was no choice."""
            left = iter(chosen)
            return [
                then.fixed[one.name] if one.name in then.fixed else next(left)
                for one in self.settings
            ]

        return Game(
            name=self.name,
            package=self.package,
            version=then.version,
            players=self.players,
            settings=settings,
            moves=self.moves,
            notes=self.notes,
            blank=lambda players, chosen: self.blank(players, whole(chosen)),
            deal=lambda players, chosen, deal, log: self.deal(players, whole(chosen), deal, log),
            sections=self.sections,
            sheet=self.sheet,
            standing=self.standing,
            census=self.census,
            longest=self.longest,
            point=self.point,
            sense=self.sense,
            mind=self.mind,
            describe=self.describe,
            hint=self.hint,
            brief=self.brief,
            tensors=self.tensors,
        )

    def defaults(self) -> list[int]:
        """The settings of a table that chose nothing."""
        return [setting.default for setting in self.settings]

    def view(self, state: T, viewer: int) -> Any:
        """What a viewer may see: a seat, or the onlooker."""
        return self.sections.views(state, [viewer])[0]

    def views(self, state: T, viewers: list[int]) -> list[Any]:
        """The views of several viewers: to be read only, for they may share what all may see."""
        return self.sections.views(state, viewers)

    def scores(self, state: T) -> list[int]:
        """By seat: the points as the sheet stands now."""
        return [row[0] for row in self.standing(state)]

    def places(self, state: T) -> list[int]:
        """By seat: 1 for the winner; equals share the better place, as in 1, 1, 3."""
        standing = self.standing(state)
        return [1 + len([other for other in standing if other > own]) for own in standing]

    def winners(self, state: T) -> list[int]:
        """The seats in the first place."""
        places = self.places(state)
        return [seat for seat in range(len(places)) if places[seat] == 1]

    def clone(self, state: T) -> T:
        """An independent copy, with the game's own type."""
        twin: Any = state.clone()
        result: T = twin
        return result

    def imagine(self, state: T, viewer: int, deal: Deal) -> T:
        """A world that the viewer cannot tell from the real one, with the game's own type."""
        world: Any = state.imagine(viewer, deal)
        result: T = world
        return result

    def load(self, players: int, settings: list[int], content: bytes) -> T:
        """A saved state."""
        state = self.blank(players, settings)
        state.load(content)
        return state


@cache
def _points(path: tuple[str, ...]) -> list[EntryPoint]:
    """Where games are, by name, on a search path: all packages on it are looked through once."""
    return sorted(entry_points(group=GROUP), key=lambda point: point.name)


def versions() -> dict[tuple[str, int], Game[Any]]:
    """Every game that is installed, ours or a stranger's, by name and rules version.

    Tables of earlier rules come to their end by these: a game knows its own, and an older package
    may be kept beside the newer one.
    """
    found: dict[tuple[str, int], Game[Any]] = {}
    for point in _points(tuple(sys.path)):
        try:
            game = point.load()
            if not isinstance(game, Game):
                raise TypeError(f"{point.value} is no game")
        except Exception as problem:  # a stranger's package may fail in any way, and alone
            warnings.warn(f"the game {point.name} cannot be loaded: {problem!r}", stacklevel=2)
            continue
        found[game.name, game.version] = game
        for one in game.earlier:
            found.setdefault((one.name, one.version), one)
    return found


def games() -> dict[str, Game[Any]]:
    """The newest version of every game that is installed."""
    found: dict[str, Game[Any]] = {}
    for (name, version), game in versions().items():
        if name not in found or found[name].version < version:
            found[name] = game
    return found
