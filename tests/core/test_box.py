"""Boxes: what was saved is loaded, and nothing else passes for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groma.core.box import Box, Loader, Saver

HUGE = st.integers(-(1 << 300), 1 << 300)


class Thing:
    """Three fields, each named once."""

    def __init__(self, one: int = 0, some: list[int] | None = None) -> None:
        self.one = one
        self.some = some or []
        self.many: list[list[int]] = []

    def carry(self, box: Box) -> None:
        self.one = box.number(self.one)
        self.some = box.numbers(self.some)
        self.many = box.lists(self.many)

    def saved(self) -> bytes:
        saver = Saver()
        self.carry(saver)
        return saver.content()


def saved_number(value: int) -> bytes:
    saver = Saver()
    assert saver.number(value) == value
    return saver.content()


@pytest.mark.parametrize(
    ("value", "content"),
    [
        (0, "00"),
        (-1, "01"),
        (1, "02"),
        (63, "7e"),
        (-64, "7f"),
        (64, "8001"),
        (-65, "8101"),
        (1 << 62, "8080808080808080 8001"),
    ],
)
def test_the_form_of_a_number_never_changes(value: int, content: str) -> None:
    assert saved_number(value).hex() == content.replace(" ", "")


@given(HUGE)
def test_any_number_reads_back(value: int) -> None:
    loader = Loader(saved_number(value))
    assert loader.number(0) == value
    loader.finish()


@given(HUGE, st.lists(HUGE), st.lists(st.lists(HUGE)))
def test_any_thing_reads_back_into_any_other(
    one: int, some: list[int], many: list[list[int]]
) -> None:
    thing = Thing(one, some)
    thing.many = many
    other = Thing(7, [1, 2, 3])
    other.many = [[4], [5, 6]]
    loader = Loader(thing.saved())
    other.carry(loader)
    loader.finish()
    assert (other.one, other.some, other.many) == (one, some, many)
    assert other.saved() == thing.saved()


def test_saving_leaves_the_thing_as_it_was() -> None:
    thing = Thing(3, [1, -2])
    thing.many = [[], [9]]
    thing.saved()
    assert (thing.one, thing.some, thing.many) == (3, [1, -2], [[], [9]])


@pytest.mark.parametrize("keep", range(7))
def test_a_truncated_box_is_an_error(keep: int) -> None:
    content = Thing(1000, [-5, 70]).saved()
    assert len(content) == 7
    with pytest.raises(ValueError, match="ends too early"):
        Thing().carry(Loader(content[:keep]))


def test_a_number_that_never_ends_is_an_error() -> None:
    with pytest.raises(ValueError, match="ends too early"):
        Loader(b"\x80\x80").number(0)


def test_something_left_is_an_error() -> None:
    loader = Loader(Thing(1, [2]).saved() + b"\x00")
    Thing().carry(loader)
    with pytest.raises(ValueError, match="more than was asked for"):
        loader.finish()


@given(st.text(), st.binary())
def test_texts_and_bytes_read_back(text: str, raw: bytes) -> None:
    saver = Saver()
    saver.text(text)
    saver.raw(raw)
    loader = Loader(saver.content())
    assert (loader.text(), loader.raw(len(raw))) == (text, raw)
    loader.finish()


@pytest.mark.parametrize("content", [b"", b"\x06ab", b"\x05ab", b"\x04\xff\xff"])
def test_a_spoiled_text_is_an_error(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        Loader(content).text()


def test_a_list_of_negative_length_is_an_error() -> None:
    with pytest.raises(ValueError, match="list"):
        Loader(saved_number(-3)).numbers([])


def test_an_open_box_carries_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Box().number(1)
