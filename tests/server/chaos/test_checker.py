"""The checker must be able to fail: made-up logs with one fault each."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from uuid import UUID

import msgspec
import pytest

from groma.core.game import games, versions
from groma.core.match import open_match
from groma.table.entries import MOVE, OVER, RUNNING, SIT, START, UNDO
from tests.server.chaos.asked import Asked, Seen
from tests.server.chaos.checker import Entry, Stored, check

NAMES = ["Anna", "Ben"]
SEED = bytes(range(32))
SAMPLE = 9


class Story:
    """A table that was played to its end as it should be, and what everybody saw of it."""

    def __init__(self, name: str, undo: bool) -> None:
        game = games()[name]
        match = open_match(game, NAMES, SEED, game.defaults(), ["", ""])
        self.entries = [Entry(1, SIT, 0, 1, 8, None), Entry(2, START, 0, 0, 7, None)]
        self.asked: list[Asked] = []
        self.seen = [Seen(5, viewer, samples={}, notes=[]) for viewer in range(3)]
        chance = Random(3)
        while not match.state.over():
            back = match.undoable(match.state.seat)[0]
            if undo and back and not chance.randrange(9):
                self.ask(UNDO, match.state.seat, 0, len(match.moves) - back)
                match.rewind(len(match.moves) - back)
            else:
                move = chance.choice(match.state.legal())
                self.ask(MOVE, match.state.seat, move, move)
                match.follow(move)
            for seen in self.seen if len(self.entries) == SAMPLE else []:
                seen.samples[SAMPLE] = msgspec.json.encode(game.view(match.state, seen.viewer))
        for seen in self.seen:
            seen.seq, seen.status = len(self.entries), "over"
            seen.view = msgspec.json.encode(game.view(match.state, seen.viewer))
            seen.notes = [note.to_json() for note in match.notes if note.readers >> seen.viewer & 1]
        self.stored = Stored(
            *(5, name, game.version, game.defaults(), SEED, OVER, len(self.entries)),
            *(NAMES, ["", ""], [False, False], self.entries),
        )

    def ask(self, kind: int, seat: int, wanted: int, value: int) -> None:
        number = len(self.entries) + 1
        key = UUID(int=number, version=4)
        wish = Asked(5, seat, kind, number - 1, wanted, key, number, 1, [number], number + 0.5)
        self.asked.append(wish)
        self.entries.append(Entry(number, kind, value, seat, 7 + seat, key))

    def wrong(self) -> list[str]:
        return check([self.stored], self.asked, self.seen, versions())


@pytest.mark.parametrize("undo", [False, True])
@pytest.mark.parametrize("name", list(games()))
def test_a_sound_log(name: str, undo: bool) -> None:
    story = Story(name, undo)
    assert any(entry.kind == UNDO for entry in story.entries) == undo
    assert story.wrong() == []


@pytest.mark.parametrize("name", list(games()))
def test_a_sound_list(name: str) -> None:
    story = Story(name, undo=False)
    sent_as_one(story)
    assert story.wrong() == []


def lost_at_the_end(story: Story) -> None:
    story.entries.pop()
    story.stored.seq -= 1


def lost_in_the_middle(story: Story) -> None:
    del story.entries[20]


def lost_and_closed_up(story: Story) -> None:
    del story.entries[20]
    story.stored.seq -= 1
    for number, entry in enumerate(story.entries, 1):
        entry.seq = number


def doubled(story: Story) -> None:
    last = story.entries[-1]
    story.entries.append(msgspec.structs.replace(last, seq=last.seq + 1))
    story.stored.seq += 1


def reordered(story: Story) -> None:
    first, second = story.entries[20], story.entries[21]
    first.seq, second.seq = second.seq, first.seq
    story.entries[20:22] = [second, first]


def acknowledged_out_of_order(story: Story) -> None:
    early, late = story.asked[10], story.asked[30]
    early.sent, early.received = late.received + 1, late.received + 2


def acknowledged_twice(story: Story) -> None:
    story.asked[10].numbers.append(story.asked[10].numbers[0] + 1)


def acknowledged_to_two(story: Story) -> None:
    twin = msgspec.structs.replace(story.asked[10], key=UUID(int=99, version=4))
    story.asked.append(twin)


def refused_but_stored(story: Story) -> None:
    story.asked[10].numbers, story.asked[10].refusal = [], "409"


def never_answered(story: Story) -> None:
    story.asked.append(Asked(5, 0, MOVE, 10, 0, UUID(int=99, version=4), 0.0, numbers=[]))


def made_up(story: Story) -> None:
    del story.asked[10]


def of_nobody(story: Story) -> None:
    story.entries[20].key = None
    del story.asked[18]


def another_move(story: Story) -> None:
    story.asked[10].value += 1


def another_seat(story: Story) -> None:
    story.asked[10].seat ^= 1


def not_over(story: Story) -> None:
    story.stored.status = RUNNING


def wrong_view(story: Story) -> None:
    story.seen[2].view = story.seen[0].view


def wrong_view_in_the_middle(story: Story) -> None:
    story.seen[0].samples[SAMPLE - 1] = story.seen[0].samples.pop(SAMPLE)


def stream_stopped_early(story: Story) -> None:
    story.seen[1].seq -= 1


def stream_went_back(story: Story) -> None:
    story.seen[1].backwards = 1


def note_missing(story: Story) -> None:
    del story.seen[1].notes[3]


def note_told_twice(story: Story) -> None:
    story.seen[1].notes.insert(3, story.seen[1].notes[3])


def sent_as_one(story: Story) -> tuple[Entry, Entry]:
    """Two moves of one seat that came one after the other were one list."""
    at = next(i for i, (one, two) in enumerate(pairwise(story.asked)) if one.seat == two.seat)
    first, second = story.asked[at], story.asked.pop(at + 1)
    first.rest, first.numbers, first.received = [second.value], second.numbers, second.received
    entries = story.entries[first.seq], story.entries[second.seq]
    entries[1].key = first.key
    return entries


def half_a_list(story: Story) -> None:
    entries = sent_as_one(story)
    del story.entries[entries[1].seq - 1 :]
    story.stored.seq = len(story.entries)


def a_list_out_of_order(story: Story) -> None:
    one, two = sent_as_one(story)
    one.value, two.value = two.value, one.value + (one.value == two.value)


FAULTS = {
    half_a_list: "half",
    a_list_out_of_order: "is move",
    lost_at_the_end: "lost",
    lost_in_the_middle: "lost",
    lost_and_closed_up: "lost",
    doubled: "doubled",
    reordered: "lost",
    acknowledged_out_of_order: "reordered",
    acknowledged_twice: "acknowledged as",
    acknowledged_to_two: "two keys",
    refused_but_stored: "refused",
    never_answered: "never answered",
    made_up: "by nobody",
    of_nobody: "no key",
    another_move: "not",
    another_seat: "asked for",
    not_over: "end",
    wrong_view: "another view",
    wrong_view_in_the_middle: "another view",
    stream_stopped_early: "stream",
    stream_went_back: "backwards",
    note_missing: "notes",
    note_told_twice: "notes",
}


@pytest.mark.parametrize("fault", list(FAULTS))
@pytest.mark.parametrize("name", list(games()))
def test_a_fault_is_found(name: str, fault: Callable[[Story], None]) -> None:
    story = Story(name, undo=False)
    fault(story)
    assert any(FAULTS[fault] in wrong for wrong in story.wrong())


def test_a_table_that_vanished() -> None:
    story = Story("caesars-empire", undo=False)
    assert check([], story.asked, story.seen, versions()) == ["table 5: is not there"]


@pytest.mark.parametrize("name", list(games()))
def test_taking_back_too_much(name: str) -> None:
    story = Story(name, undo=True)
    back = next(entry for entry in story.entries if entry.kind == UNDO)
    back.value -= 1
    assert any("takes back" in wrong for wrong in story.wrong())
