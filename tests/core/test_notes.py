"""Notes: told once, each to the viewers that may read it."""

import pytest

from groma.core.notes import Log, Note, NoteKinds
from groma.core.sorts import NUMBER, SEAT


def test_kinds_are_numbered_in_the_order_declared() -> None:
    kinds = NoteKinds("toy")
    assert [kinds.declare("drew", seat=SEAT), kinds.declare("ended")] == [0, 1]
    first = kinds.declare("paid", seat=SEAT, coins=NUMBER)
    assert [kind.name for kind in kinds.kinds] == ["drew", "ended", "paid"]
    assert kinds.kinds[first].names == ["seat", "coins"]
    assert kinds.kinds[first].sorts == [SEAT, NUMBER]
    with pytest.raises(ValueError, match="'drew' is declared twice in toy"):
        kinds.declare("drew")


def read(log: Log, viewer: int, since: int = 0) -> list[list[int]]:
    return [note.to_json() for note in log.for_viewer(viewer, since)]


def test_each_viewer_reads_what_it_may_in_order() -> None:
    log = Log(4)  # three seats and the onlooker
    log.tell(0, 7)
    log.whisper(1, 1, 8, 9)
    log.tell_others(1, 2)
    assert read(log, 0) == [[0, 7], [2]]
    assert read(log, 1) == [[0, 7], [1, 8, 9]]
    assert read(log, 2) == [[0, 7], [2]]
    assert read(log, 3) == [[0, 7], [2]]
    assert read(log, 1, since=1) == [[1, 8, 9]]
    assert read(log, 0, since=3) == []


def test_nobody_beyond_the_onlooker_reads_anything() -> None:
    log = Log(3)
    log.tell(0)
    log.tell_others(2, 0)
    assert log.everybody == 0b111
    assert read(log, 3) == []


def test_a_note_keeps_its_own_values() -> None:
    values = [1, 2]
    log = Log(2)
    log.tell(0, *values)
    values.append(3)
    assert log.notes[0].values == [1, 2]
    assert Note(5, 1, [6]).to_json() == [5, 6]
