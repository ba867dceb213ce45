"""Small tables made by hand, for the tests of the clauses."""

from groma.core.notes import Log
from groma.core.sayings import of_note
from merels import GAME
from merels.points import LABELS
from merels.rules import TURN, blank
from merels.table import MEN, Table


def points(text: str) -> int:
    """A set of points: "a1 a4"."""
    return sum(1 << LABELS.index(label) for label in text.split())


def scene(own: str, other: str, hand: tuple[int, int] = (0, 0), flying: int = 1) -> Table:
    """The first seat has these men on the board, the second those; the first has the turn."""
    table = blank(2, [flying])
    table.men = [points(own), points(other)]
    table.hand = list(hand)
    table.lost = [MEN - table.left(seat) for seat in (0, 1)]
    table.log = Log(3)
    table.push(TURN, 0)
    table.advance()
    return table


def play(table: Table, *moves: str) -> Table:
    """Play moves in notation for whoever decides."""
    for text in moves:
        assert table.allows(GAME.moves.parse(text)), (text, legal(table))
        table.play(GAME.moves.parse(text))
    return table


def legal(table: Table) -> list[str]:
    """The legal moves in notation."""
    return [GAME.moves.text(move) for move in table.legal()]


def targets(table: Table) -> str:
    """The points of the legal moves."""
    return " ".join(text.split()[1] for text in legal(table))


def clause(table: Table, move: str) -> str:
    """The clause that forbids a move to who decides."""
    refusal = table.why_not(table.seat, GAME.moves.parse(move))
    assert refusal is not None, f"{move} is allowed"
    return refusal.clause


def told(table: Table) -> list[str]:
    """The names of the notes so far."""
    assert table.log is not None
    return [of_note(GAME.notes, note).message.removeprefix("note-") for note in table.log.notes]
