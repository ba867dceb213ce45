"""Parts: a reader that puts changes into what it has sees what is there, whatever it skipped."""

from random import Random
from typing import Any

import msgspec
import pytest

from groma.core.game import games
from groma.core.match import open_match
from groma.table.parts import Cutter, Parts, Piece

ENCODE = msgspec.json.Encoder().encode


def pieces(view: dict[str, Any]) -> list[Piece]:
    return Cutter().cut("view", view)


class Reader:
    """Somebody who has a view, and is told of it now and then."""

    def __init__(self, parts: Parts, view: dict[str, Any], seq: int) -> None:
        self.parts = parts
        self.view: dict[str, Any] = msgspec.json.decode(ENCODE(view))
        self.seq = seq
        parts.show(seq, pieces(view))

    def told(self, view: dict[str, Any], seq: int) -> set[str]:
        """The paths that it was told."""
        found = pieces(view)
        self.parts.show(seq, found)
        news = msgspec.json.decode(self.parts.changed(self.seq, found, Cutter()))
        for path, value in news.items():
            _, key, *record = path.split(".")
            if record:
                self.view[key][int(record[0])] = value
            else:
                self.view[key] = value
        self.seq = seq
        assert self.view == msgspec.json.decode(ENCODE(view))
        return set(news)


START: dict[str, Any] = {"round": 1, "row": [3, 4], "seats": [{"coins": 1}, {"coins": 2}]}


def test_only_what_changed_is_told() -> None:
    reader = Reader(Parts(), START, 5)
    assert reader.told(START, 6) == set()
    assert reader.told({**START, "round": 2}, 7) == {"view.round"}
    seats = [{"coins": 1}, {"coins": 9}]
    assert reader.told({**START, "round": 2, "seats": seats}, 8) == {"view.seats.1"}
    assert reader.told({**START, "row": [4, 3], "seats": seats}, 9) == {"view.round", "view.row"}


def test_a_list_of_another_length_is_told_whole_and_once() -> None:
    reader = Reader(Parts(), START, 5)
    more = {**START, "seats": [{"coins": 7}, {"coins": 2}, {"coins": 3}]}
    assert reader.told(more, 6) == {"view.seats"}
    assert reader.told({**START, "seats": []}, 7) == {"view.seats"}
    assert reader.told(START, 8) == {"view.seats"}


def test_who_skips_is_told_what_it_skipped() -> None:
    parts = Parts()
    quick, slow = Reader(parts, START, 5), Reader(parts, START, 5)
    quick.told({**START, "round": 2}, 6)
    quick.told({**START, "round": 2, "row": []}, 7)
    assert slow.told({**START, "round": 2, "row": []}, 7) == {"view.round", "view.row"}


def test_what_changed_and_changed_back_is_told_to_who_saw_it_changed() -> None:
    parts = Parts()
    early = Reader(parts, START, 5)
    late = Reader(parts, {**START, "round": 2}, 6)
    assert late.told(START, 7) == {"view.round"}
    assert early.told(START, 7) == {"view.round"}  # more than it needs, never less


def test_new_pieces_are_told() -> None:
    reader = Reader(Parts(), {}, 1)
    assert reader.told(START, 2) == {"view.round", "view.row", "view.seats"}


@pytest.mark.parametrize("name", games())
def test_readers_of_all_sorts_see_what_is_there(name: str) -> None:
    game = games()[name]
    chance = Random(name)
    players = max(game.players)
    match = open_match(game, ["Anna"] * players, b"p" * 32)
    for viewer in (0, players):
        parts = Parts()
        readers = [Reader(parts, game.view(match.state, viewer), 0) for _ in range(3)]
        for seq in range(1, 60):
            if match.state.over():
                break
            match.follow(chance.choice(match.state.legal()))
            view = game.view(match.state, viewer)
            for number, reader in enumerate(readers):
                if seq % (number * 3 + 1) == 0:
                    reader.told(view, seq)
