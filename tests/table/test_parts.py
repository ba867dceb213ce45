"""Parts: a reader that puts changes into what it has sees what is there, whatever it skipped."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from groma.core.game import games
from groma.core.match import open_match
from groma.core.sections import EVERYBODY
from groma.table.parts import Cutter, Parts, Piece, Shown
from tests.table.putting import put

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
        news = msgspec.json.decode(ENCODE(self.parts.changed(self.seq, found, Cutter())))
        for path, value in news.items():
            put(self.view, path.split(".")[1:], value)
        self.seq = seq
        assert self.view == msgspec.json.decode(ENCODE(view))
        return set(news)


START: dict[str, Any] = {
    "round": 1,
    "row": [3, 4],
    "seats": [{"coins": 1, "hand": []}, {"coins": 2, "hand": [5]}],
    "cities": [{"seat": 1}, {"seat": 2}],
}


def test_only_what_changed_is_told() -> None:
    reader = Reader(Parts(), START, 5)
    assert reader.told(START, 6) == set()
    assert reader.told({**START, "round": 2}, 7) == {"view.round"}
    cities = [{"seat": 1}, {"seat": 9}]
    assert reader.told({**START, "round": 2, "cities": cities}, 8) == {"view.cities.1"}
    assert reader.told({**START, "row": [4, 3], "cities": cities}, 9) == {"view.round", "view.row"}


def test_of_what_a_player_has_only_what_changed_is_told() -> None:
    reader = Reader(Parts(), START, 5)
    seats = [{"coins": 1, "hand": []}, {"coins": 9, "hand": [5]}]
    assert reader.told({**START, "seats": seats}, 6) == {"view.seats.1.coins"}
    assert reader.told(START, 7) == {"view.seats.1.coins"}
    other = [{"coins": 1, "hand": []}, {"coins": 2, "cards": [5]}]  # a member by another name
    assert reader.told({**START, "seats": other}, 8) == {"view.seats.1"}
    assert reader.told({**START, "seats": other[:1]}, 9) == {"view.seats"}
    assert reader.told(START, 10) == {"view.seats"}


@pytest.mark.parametrize(("old", "new"), [(-1, -2), (0, False), (0, ""), (1, True), (None, 0)])
def test_what_python_takes_for_the_same_is_told(old: Any, new: Any) -> None:
    reader = Reader(Parts(), {"money": old, "seats": [{"coins": old}]}, 5)
    now = {"money": new, "seats": [{"coins": new}]}
    assert reader.told(now, 6) == {"view.money", "view.seats.0.coins"}


def test_a_list_of_another_length_is_told_whole_and_once() -> None:
    reader = Reader(Parts(), START, 5)
    more = {**START, "cities": [{"seat": 7}, {"seat": 2}, {"seat": 3}]}
    assert reader.told(more, 6) == {"view.cities"}
    assert reader.told({**START, "cities": []}, 7) == {"view.cities"}
    assert reader.told(START, 8) == {"view.cities"}


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
    assert reader.told(START, 2) == {f"view.{name}" for name in START}


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


@pytest.mark.parametrize("name", games())
def test_viewers_who_share_what_all_see_each_see_their_own(name: str) -> None:
    game = games()[name]
    chance = Random(name)
    players = max(game.players)
    match = open_match(game, ["Anna"] * players, b"p" * 32)
    viewers = list(range(players + 1))
    shown = Shown([one.name for one in game.sections.declared if one.viewers == EVERYBODY])
    have: dict[int, tuple[int, Any]] = {}
    for seq in range(60):
        about = {"turn": match.state.seat, "seats": [{"name": "Anna"}], "moves": seq}
        cutter = Cutter()
        kept = game.views(match.state, viewers)  # as long as the cutter
        for viewer in viewers:
            now = SimpleNamespace(seq=seq, viewer=viewer, table=about, view=kept[viewer])
            if viewer not in have or chance.random() < 0.3:  # from here on it is followed
                shown.changed(now, seq, cutter)
                have[viewer] = seq, msgspec.json.decode(ENCODE({"table": about, "view": now.view}))
            elif chance.random() < 0.7:
                seen_at, seen = have[viewer]
                for path, value in msgspec.json.decode(shown.changed(now, seen_at, cutter)).items():
                    put(seen, path.split("."), value)
                assert seen == msgspec.json.decode(ENCODE({"table": about, "view": now.view}))
                have[viewer] = seq, seen
        if match.state.over():
            break
        match.follow(chance.choice(match.state.legal()))
