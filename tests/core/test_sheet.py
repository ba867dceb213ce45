"""Score sheets: every point is a line, and rows and total are sums of lines."""

from hypothesis import given, settings
from hypothesis import strategies as st

from groma.core.sheet import Sheet

ROWS = ["temples", "money", "penalty"]
LINES = st.lists(st.tuples(st.sampled_from(ROWS), st.integers(-20, 20)))


def filled() -> Sheet:
    page = Sheet(ROWS)
    page.add("temples", "TO-5.1", 6, {"temples": 2}, [3, 4])
    page.add("penalty", "TO-5.3", -2, {}, [])
    page.add("temples", "TO-5.1", 3, {"temples": 1}, [9])
    return page


def test_rows_and_total() -> None:
    page = filled()
    assert page.by_row() == [9, 0, -2]
    assert page.row("temples") == 9
    assert page.total() == 7


@settings(max_examples=50)
@given(LINES)
def test_rows_always_add_up(lines: list[tuple[str, int]]) -> None:
    page = Sheet(ROWS)
    for row, points in lines:
        page.add(row, "TO-1.1", points, {}, [])
    assert page.total() == sum(page.by_row()) == sum(points for _, points in lines)


def test_a_line_outside_the_rows_counts_but_stands_in_none() -> None:
    page = filled()
    page.add("gifts", "TO-9.9", 5, {}, [])
    assert page.total() - sum(page.by_row()) == 5


def test_a_sheet_as_plain_data() -> None:
    assert filled().to_json()[0] == {
        "row": "temples",
        "clause": "TO-5.1",
        "points": 6,
        "facts": {"temples": 2},
        "pieces": [3, 4],
    }


def test_what_a_viewer_may_not_know_counts_nothing_and_is_said() -> None:
    page = filled()
    page.conceal("money", "TO-5.2", {"purses": 2})
    assert page.total() == filled().total()
    assert [line.row for line in page.lines if line.concealed] == ["money"]
    assert page.to_json()[-1]["concealed"] is True
    assert page.marks() != filled().marks()


def marks(*lines: tuple[str, int, dict[str, int], list[int]]) -> tuple[int, ...]:
    sheet = Sheet(["coins", "roads"])
    for row, points, facts, pieces in lines:
        sheet.add(row, "X-1", points, facts, pieces)
    return sheet.marks()


def test_a_mark_changes_with_anything_in_its_row_alone() -> None:
    base = marks(("coins", -1, {"n": -1}, [0]), ("roads", 2, {}, []))
    for line in [
        ("coins", -2, {"n": -1}, [0]),
        ("coins", -1, {"n": -2}, [0]),
        ("coins", -1, {"m": -1}, [0]),
        ("coins", -1, {"n": -1}, [1]),
        ("coins", -1, {"n": -1, "m": 0}, []),
    ]:
        other = marks(line, ("roads", 2, {}, []))
        assert other[0] != base[0]
        assert other[1:] == base[1:]
    assert marks(("coins", -1, {"n": -1}, [0]), ("roads", 2, {}, [])) == base
    twice = marks(("coins", -1, {"n": -1}, [0]), ("roads", 2, {}, []), ("roads", 2, {}, []))
    assert twice[0] == base[0]
    assert twice[1] != base[1]


def test_what_stands_in_no_row_has_a_mark() -> None:
    assert marks(("gifts", 1, {}, [])) != marks(("gifts", 2, {}, [])) != marks()
