"""Contents: what is declared to stand in a view, and how a view that breaks it is found."""

from typing import Any

import pytest

from groma.core.conformance import Trial, Violation, check_tables
from groma.core.contents import Content, by, folded, hidden, many, of_sort, out_of, record, untold
from groma.core.sections import Section, Sections, Sight
from groma.core.sorts import FLAG, NUMBER, SEAT, Sort, counted, grid
from tests.sample import hoard

COIN = Sort("coin", ["as", "denarius"])
FIELD = counted("field", 3, start=1)

RIGHT: list[tuple[Content, Any]] = [
    (of_sort(COIN), "as"),
    (of_sort(COIN), None),
    (of_sort(FIELD), 3),
    (of_sort(NUMBER), -4),
    (of_sort(SEAT), 1),
    (of_sort(FLAG), False),
    (many(COIN), ["as", None]),
    (many(hidden(COIN)), ["as", None, "?1"]),
    (by(COIN), {"as": 2}),
    (by(COIN, FLAG), [True, False]),
    (by(SEAT, many(COIN)), [["as"], []]),
    (record(coin=COIN, seat=SEAT), {"coin": "as", "seat": 0}),
    (record(coin=COIN, seat=SEAT), ("as", 0)),
    (out_of("rounds"), 3),
    (untold(), object()),
]
WRONG: list[tuple[Content, Any, str]] = [
    (of_sort(COIN), "aureus", "'aureus' is no coin"),
    (of_sort(COIN), "?1", "'?1' is no coin"),
    (of_sort(FIELD), 0, "0 is no field"),
    (of_sort(NUMBER), "4", "'4' is no number"),
    (of_sort(NUMBER), True, "True is no number"),
    (of_sort(SEAT), 2, "2 is no seat"),
    (of_sort(FLAG), 1, "1 is neither yes nor no"),
    (many(COIN), "as", "'as' is no list"),
    (many(COIN), ["as", "aes"], "1: 'aes' is no coin"),
    (by(COIN), {"aureus": 2}, "'aureus' is no coin"),
    (by(COIN), [1, 2, 3], "'number 2' is no coin"),
    (by(SEAT), [1, 2, 3], "'number 2' is no seat"),
    (record(coin=COIN), {"coin": "as", "seat": 0}, "seat is not declared"),
    (record(coin=COIN), {"coin": 7}, "coin: 7 is no coin"),
    (record(coin=COIN), "as", "'as' has no members"),
]


@pytest.mark.parametrize(("content", "value"), RIGHT)
def test_what_is_as_declared_has_no_fault(content: Content, value: Any) -> None:
    assert content.fault(value, 2) == ""


@pytest.mark.parametrize(("content", "value", "fault"), WRONG)
def test_what_is_not_is_told_with_its_place(content: Content, value: Any, fault: str) -> None:
    assert content.fault(value, 2) == fault


def test_a_content_knows_its_sorts() -> None:
    assert folded(many(record(coin=COIN, of=by(SEAT, FIELD)))).sorts() == [COIN, SEAT, FIELD]


def test_places_of_a_grid_lie_row_by_row() -> None:
    assert grid(3, 5) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)]


def trial_of(monkeypatch: pytest.MonkeyPatch, holds: Content) -> Trial:
    """A trial of the sample game with another declaration of its rows."""
    section: Section[Sight[Any]] = Section("rows", hoard.rows, holds=holds)
    monkeypatch.setattr(hoard.GAME, "sections", Sections(Sight, section))
    return Trial(hoard.GAME, 2, [], b"seed", 1)


def test_the_kit_holds_every_view_to_its_declaration(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Violation, match="a view holds what its sections declare: rows: 0: "):
        trial_of(monkeypatch, by(SEAT, many(SEAT))).run()


def test_the_kit_wants_one_sort_of_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = trial_of(monkeypatch, by(SEAT, many(Sort("coin", ["as"]))))
    with pytest.raises(Violation, match="there is one sort coin"):
        check_tables(trial.game)


def test_the_kit_wants_every_place_on_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Sort("place", ["a", "b"], worded=False, at=[(0, 0)])
    trial = trial_of(monkeypatch, many(place))
    with pytest.raises(Violation, match="every place lies somewhere, or none does"):
        check_tables(trial.game)
