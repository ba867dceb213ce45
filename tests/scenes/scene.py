"""Tables with shorthand for playing, asking and looking, for the tests of any game."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.look import look
from groma.core.notes import Log
from groma.core.refusals import Refusal
from groma.core.sayings import of_note
from groma.core.sheet import Sheet
from groma.core.state import State

T = TypeVar("T", bound=State)


def settings_of(game: Game[Any], **changes: str | int | bool) -> list[int]:
    """The settings of a table, some of them changed: by number, by label, or on and off."""
    chosen = game.defaults()
    names = [setting.name for setting in game.settings]
    for name, value in changes.items():
        number = names.index(name)
        labels = game.settings[number].labels
        chosen[number] = labels.index(value) if isinstance(value, str) else int(value)
    return chosen


class Play(Generic[T]):
    """A table of a game in its own notation."""

    def __init__(self, game: Game[T], table: T) -> None:
        self.game = game
        self.table = table

    def another(self, table: T) -> Self:
        """The same shorthand for another table."""
        return type(self)(self.game, table)

    def move(self, text: str) -> int:
        """The number of a move."""
        number = self.game.moves.parse(text)
        assert number >= 0, f"{text!r} is no move"
        return number

    def play(self, *moves: str) -> Self:
        """Play moves in notation, one after the other, for whoever decides."""
        for text in moves:
            number = self.move(text)
            assert self.table.allows(number), f"{text!r} is not legal: {self.legal()}"
            self.table.play(number)
        return self

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [self.game.moves.text(move) for move in self.table.legal()]

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self.game.scores(self.table)

    def step(self) -> str:
        """The name of the pending decision; "" at the end."""
        return "" if self.table.over() else self.table.pending().name

    def allows(self, text: str) -> bool:
        """Whether a move is legal; asking why not gives the same answer."""
        allowed = self.table.allows(self.move(text))
        assert allowed == (self.table.why_not(self.table.seat, self.move(text)) is None)
        return allowed

    def why_not(self, text: str, seat: int | None = None) -> Refusal:
        """Why a move is refused to the seat that decides (or to another)."""
        asker = self.table.seat if seat is None else seat
        refusal = self.table.why_not(asker, self.move(text))
        assert refusal is not None, f"{text!r} is allowed"
        return refusal

    def clause(self, text: str) -> str:
        """The clause that forbids a move to the seat that decides."""
        assert not self.allows(text)
        return self.why_not(text).clause

    def sheet(self, seat: int = 0, viewer: int | None = None) -> Sheet:
        """The score sheet of a seat as a viewer (else the seat itself) may see it."""
        return self.game.sheet(self.table, seat, seat if viewer is None else viewer)

    def view(self, viewer: int = 0) -> Any:
        """The table through the eyes of a viewer."""
        return self.game.view(self.table, viewer)

    def story(self, viewer: int | None = None) -> list[tuple[str, dict[str, object]]]:
        """All notes so far that a viewer (else the onlooker) may read: name and arguments."""
        log = self.table.log
        assert log is not None
        reader = self.table.onlooker() if viewer is None else viewer
        found: list[tuple[str, dict[str, object]]] = []
        for note in log.for_viewer(reader):
            facts = of_note(self.game.notes, note).facts
            kind = self.game.notes.kinds[note.kind]
            found.append((kind.name, {name: facts[name] for name in kind.names}))
        return found

    def told(self, viewer: int | None = None) -> list[str]:
        """The names of all notes so far that a viewer (else the onlooker) may read."""
        return [name for name, _ in self.story(viewer)]

    def facts(self, name: str, viewer: int | None = None) -> list[dict[str, object]]:
        """The facts of all notes of a name, as words would get them."""
        return [facts for told, facts in self.story(viewer) if told == name]

    def forget(self) -> Self:
        """Start with an empty log."""
        self.table.log = Log(self.table.players + 1)
        return self

    def copy(self) -> Self:
        """An independent table with an empty log."""
        return self.another(self.game.clone(self.table)).forget()

    def play_on(
        self, seed: bytes = b"on", most: int = 2000, until: Callable[[T], bool] | None = None
    ) -> Self:
        """Play at random to the end, or so many moves, or until a moment."""
        chance = Deal(seed)
        while not self.table.over() and most > 0 and not (until and until(self.table)):
            legal = self.table.legal()
            self.table.play(legal[chance.below(len(legal))])
            most -= 1
        return self

    def could_be(self, viewer: int, worlds: int = 6) -> list[Self]:
        """Worlds that a viewer may imagine."""
        return [
            self.another(self.game.imagine(self.table, viewer, Deal(b"world %d" % number)))
            for number in range(worlds)
        ]

    def looks_like(self, other: Self, viewer: int) -> bool:
        """Whether a viewer is given the same at both tables, sheets included."""
        seats = range(self.table.players)
        return look(self.game, self.table, viewer) == look(self.game, other.table, viewer) and all(
            self.sheet(seat, viewer).to_json() == other.sheet(seat, viewer).to_json()
            for seat in seats
        )


def same_for(viewer: int, *worlds: Play[Any]) -> bool:
    """Whether a viewer is given and reads the same in all worlds."""
    first = worlds[0]
    return all(
        first.looks_like(world, viewer) and first.story(viewer) == world.story(viewer)
        for world in worlds[1:]
    )


def nobody_can_tell(scene: Play[Any]) -> bool:
    """Whether every viewer sees the same in the real world and in those it may imagine."""
    return all(
        world.view(viewer) == scene.view(viewer)
        for viewer in range(scene.table.players + 1)
        for world in scene.could_be(viewer, worlds=2)
    )
