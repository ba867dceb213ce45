"""Sections: what a view is made of; each is declared with its name, its viewers and its makers."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypedDict, TypeVar

from .contents import Content, of_sort
from .native import mypyc_attr
from .sorts import Sort
from .state import State

T = TypeVar("T", bound=State)
S = TypeVar("S")

EVERYBODY: Final = "everybody"  # all see the same
EACH: Final = "each"  # every viewer sees what it may know
WHO_DECIDES: Final = "who decides"  # all see the same, and who decides a little more


class Head(TypedDict):
    """How the view of every game begins: for whom it is, and what is to be decided by whom."""

    viewer: int
    players: int
    step: str
    decides: int | None


def head(state: State, viewer: int) -> Head:
    """The head of a view; when the game is over nobody decides anything."""
    over = state.over()
    return {
        "viewer": viewer,
        "players": state.players,
        "step": "" if over else state.pending().name,
        "decides": None if over else state.seat,
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[T]):
    """A table through the eyes of a viewer; a game adds what several of its sections need."""

    def __init__(self, table: T, viewer: int) -> None:
        self.table = table
        self.viewer = viewer


class Section(Generic[S]):
    """A part of a view, made in one of four ways.

    `shared` makes it once for everybody. `each` makes it for one viewer. `adds` puts what a viewer
    may know on a copy of what is shared, and `foretells` does so for nobody but who decides; where
    nothing is shared (None), there is nothing to add to.

    `holds` declares what stands in it, by sorts. It is called by the message "view-<name>".
    """

    def __init__(
        self,
        name: str,
        shared: Callable[[S], Any] | None = None,
        *,
        each: Callable[[S], Any] | None = None,
        adds: Callable[[S, Any], Any] | None = None,
        foretells: Callable[[S, Any], Any] | None = None,
        holds: Sort | Content | None = None,
    ) -> None:
        if (shared is None) == (each is None):
            raise ValueError(f"section {name} is shared, or made for each viewer")
        self.name = name
        self.shared = shared
        self.each = each
        self.adds = adds
        self.foretells = foretells
        self.holds = None if holds is None else of_sort(holds)

    @property
    def viewers(self) -> str:
        """Who sees what this section has to show."""
        if self.each is not None or self.adds is not None:
            return EACH
        return EVERYBODY if self.foretells is None else WHO_DECIDES

    def common(self, sight: S) -> Any:
        """What everybody sees of it."""
        return None if self.shared is None else self.shared(sight)

    def seen(self, sight: S, common: Any, decides: bool) -> Any:
        """What a viewer sees of it."""
        if self.each is not None:
            return self.each(sight)
        if common is not None:
            if self.adds is not None:
                common = self.adds(sight, common)
            if self.foretells is not None and decides:
                common = self.foretells(sight, common)
        return common


class Sections(Generic[S]):
    """All sections of a game's view, in their order; before them comes the head of every view."""

    def __init__(
        self, sight: Callable[[Any, int], S], *declared: Section[S], form: Any = None
    ) -> None:
        self.sight = sight
        self.declared = list(declared)
        self.form = form  # the type of a whole view, if it has one

    def sorts(self) -> list[Sort]:
        """All sorts of things that are declared to stand in a view."""
        holds = [section.holds for section in self.declared if section.holds is not None]
        return [sort for content in holds for sort in content.sorts()]

    def fault(self, view: dict[str, Any], players: int) -> str:
        """What of a view is not as its sections declare it, and where; "" if all of it is."""
        for section in self.declared:
            if section.holds is not None:
                fault = section.holds.fault(view[section.name], players)
                if fault:
                    return f"{section.name}: {fault}"
        return ""

    def views(self, table: State, viewers: list[int]) -> list[Any]:
        """The table as several viewers see it; what they share is made only once."""
        onlooker = self.sight(table, table.onlooker())
        common = [section.common(onlooker) for section in self.declared]
        decides = -1 if table.over() else table.seat
        found: list[Any] = []
        for viewer in viewers:
            sight = self.sight(table, viewer)
            view: dict[str, Any] = {**head(table, viewer)}
            for i in range(len(common)):
                section = self.declared[i]
                view[section.name] = section.seen(sight, common[i], viewer == decides)
            found.append(view)
        return found
