"""Tensors: what a viewer may know of a table as numbers at fixed places, each with its name."""

from collections.abc import Callable
from struct import Struct
from typing import Any, Final, Generic, TypeVar
from zlib import crc32

from .moves import Moves
from .sorts import Sort
from .state import State, Step

T = TypeVar("T", bound=State)

REMEMBERED: Final = 1024  # so many moves back an information state goes
_LEAST: Final = -(1 << 15)
_MOST: Final = (1 << 15) - 1


class Field:
    """Numbers of one meaning that stand side by side, each from `least` to `most`."""

    def __init__(
        self, name: str, least: int, most: int, count: int = 1, labels: list[str] | None = None
    ) -> None:
        if not _LEAST <= least <= most <= _MOST or count < 0:
            raise ValueError(f"the numbers of {name} fit no tensor")
        self.name = name  # as in the view, with dots: "seats.0.money"; 0 is who looks on
        self.least = least
        self.most = most
        self.count = count
        self.labels = labels or []  # what the numbers stand for, if they are names of things


def number(name: str, least: int, most: int, count: int = 1) -> Field:
    """How much or how many."""
    return Field(name, least, most, count)


def flag(name: str, count: int = 1) -> Field:
    """Yes (1) or no (0)."""
    return Field(name, 0, 1, count)


def one_of(name: str, sort: Sort | list[str], count: int = 1) -> Field:
    """One of a list of things, counted from 1; 0 stands for none."""
    labels = sort.labels if isinstance(sort, Sort) else sort
    return Field(name, 0, len(labels), count, ["", *labels])


def seat(name: str, players: int, count: int = 1) -> Field:
    """A seat: 1 is who looks on, 2 sits to the left of it, and so on; 0 stands for nobody."""
    return Field(name, 0, players, count, ["", *(str(i) for i in range(players))])


def relative(seat: int, viewer: int, players: int) -> int:
    """A seat as a field of seats says it; below 0: nobody. The onlooker counts from seat 0."""
    if seat < 0:
        return 0
    return 1 + seat if viewer >= players else 1 + (seat - viewer) % players


def turned(viewer: int, players: int) -> list[int]:
    """The seats in the order in which a tensor has them: first who looks on."""
    first = viewer if viewer < players else 0
    return [(first + i) % players for i in range(players)]


class Layout:
    """Where every number of a tensor stands, for one number of players."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = 0
        self._first: dict[str, int] = {}
        for field in fields:
            if field.name in self._first:
                raise ValueError(f"two fields are called {field.name}")
            self._first[field.name] = self.size
            self.size += field.count

    def first(self, name: str) -> int:
        """Where the numbers of a field begin."""
        return self._first[name]

    def named(self, numbers: list[int]) -> dict[str, list[int]]:
        """The numbers of each field, by its name."""
        return {
            field.name: numbers[self._first[field.name] : self._first[field.name] + field.count]
            for field in self.fields
        }

    def digest(self) -> str:
        """Eight signs that differ with anything about the layout: what a network was made for."""
        said = [
            f"{field.name} {field.least} {field.most} {field.count} {field.labels!r}"
            for field in self.fields
        ]
        return f"{crc32(chr(10).join(said).encode()):08x}"

    def fault(self, numbers: list[int]) -> str:
        """What of a tensor is not as its fields declare it; "" if all of it is."""
        if len(numbers) != self.size:
            return f"{len(numbers)} numbers instead of {self.size}"
        for name, found in self.named(numbers).items():
            field = next(field for field in self.fields if field.name == name)
            for i in range(len(found)):
                if not field.least <= found[i] <= field.most:
                    return f"{name}: {found[i]} at {i} is not {field.least} to {field.most}"
        return ""


class Tensors(Generic[T]):
    """How a game is written as numbers: its fields, and the function that fills them."""

    def __init__(
        self,
        steps: list[Step[Any]],
        fields: Callable[[int], list[Field]],
        write: Callable[[T, int, list[int]], None],
    ) -> None:
        self._steps = [step.name for step in steps]
        self._fields = fields  # for a number of players, in the order in which they are written
        self._write = write  # what a viewer knows is put at the end of a list
        self._layouts: dict[int, Layout] = {}
        self._forms: dict[int, Struct] = {}

    def layout(self, players: int) -> Layout:
        """The fields of a tensor, those of every game first: what is decided, and by whom."""
        if players not in self._layouts:
            head = [one_of("step", self._steps), seat("decides", players)]
            self._layouts[players] = Layout([*head, *self._fields(players)])
        return self._layouts[players]

    def numbers(self, state: T, viewer: int) -> list[int]:
        """What a viewer may know: a seat, or the onlooker."""
        if state.seat < 0:
            found = [0, 0]
        else:
            step = 1 + self._steps.index(state.pending().name)
            found = [step, relative(state.seat, viewer, state.players)]
        self._write(state, viewer, found)
        return found

    def pack(self, state: T, viewer: int) -> bytes:
        """The same as whole numbers of two bytes each, for `numpy.frombuffer(..., "int16")`."""
        return self._form(state.players).pack(*self.numbers(state, viewer))

    def pack_into(self, state: T, viewer: int, memory: Any, at: int) -> None:
        """The same, written to memory from a byte on: a third of the time that an array takes."""
        self._form(state.players).pack_into(memory, at, *self.numbers(state, viewer))

    def _form(self, players: int) -> Struct:
        """How the numbers of a layout lie in memory."""
        if players not in self._forms:
            self._forms[players] = Struct(f"{self.layout(players).size}h")
        return self._forms[players]


def remembered(moves: Moves, players: int) -> list[Field]:
    """What an information state has beside an observation: whose it is, and who made which move.

    Whose it is stands only here: all else is told from the seat that looks on.
    """
    secret = max([1, *(family.first + 1 for family in moves.families if family.secret)])
    return [
        one_of("viewer", [str(seat) for seat in range(players)]),
        number("moves", -secret, moves.count, REMEMBERED),
        seat("movers", players, REMEMBERED),
    ]


def memory(
    moves: Moves, players: int, viewer: int, movers: list[int], made: list[int]
) -> list[int]:
    """Whose memory it is (0: the onlooker's), and the last moves as known, the latest first.

    A move is its number, counted from 1; of another seat's secret move only the family is known,
    as a negative; 0 stands where there is none.
    """
    found: list[int] = []
    who: list[int] = []
    for i in range(len(made) - 1, max(-1, len(made) - 1 - REMEMBERED), -1):
        known = made[i] if movers[i] == viewer else moves.conceal(made[i])
        found.append(known + 1 if known >= 0 else known)
        who.append(relative(movers[i], viewer, players))
    missing = [0] * (REMEMBERED - len(found))
    whose = 1 + viewer if viewer < players else 0
    return [whose, *found, *missing, *who, *missing]
