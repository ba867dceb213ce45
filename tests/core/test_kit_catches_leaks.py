"""The leak tests can fail: every way to betray a secret of the sample game is caught."""

from typing import Any

import pytest

from groma.core.conformance import fuzz
from groma.core.deal import Deal
from groma.core.hidden import kind_of
from groma.core.refusals import Ask, bar
from groma.core.sections import Section, Sight
from groma.core.sheet import Sheet
from groma.core.tensors import Field, Tensors, number
from tests.sample.breaking import Broken, Patch, instead, shown_too, violations, wrap
from tests.sample.hoard import (
    DECK,
    DIG,
    DRAWN,
    DREW_COIN,
    GAME,
    HANDS,
    LAY,
    RESTED,
    STEPS,
    Acting,
    Drawing,
    Keeping,
    Table,
)
from tests.text import pebbles


def leaky_view(patch: Patch) -> None:
    def top(sight: Sight[Table]) -> list[int]:
        return [kind_of(card) for card in sight.table.hidden.zones[DECK][-1:]]

    shown_too(patch, Section("next", top))


def leaky_tensor(patch: Patch) -> None:
    def write(table: Table, viewer: int, numbers: list[int]) -> None:
        numbers.append(sum(kind_of(card) for card in table.hidden.zones[HANDS]))

    def fields(players: int) -> list[Field]:
        return [number("hand", 0, 99)]

    patch.setattr(GAME, "tensors", Tensors(STEPS, fields, write))


def worth_of_hand(page: Sheet, table: Table, seat: int) -> Sheet:
    worth = sum(kind_of(card) for card in table.hidden.zones[HANDS + seat])
    page.add("hand", "HO-4.2", 0, {"worth": worth}, [])
    return page


def leaky_sheet(patch: Patch) -> None:
    def more(page: Sheet, table: Table, seat: int, viewer: int) -> Sheet:
        return worth_of_hand(page, table, seat)

    wrap(patch, GAME, "sheet", more)


def sheet_that_tells_a_neighbour(patch: Patch) -> None:
    def more(page: Sheet, table: Table, seat: int, viewer: int) -> Sheet:
        return worth_of_hand(page, table, seat) if viewer < table.players else page

    wrap(patch, GAME, "sheet", more)


def leaky_refusal(patch: Patch) -> None:
    def more(left: int, step: Acting, table: Table, argument: int, ask: Ask | None) -> int:
        if ask is not None and ask.clause:
            ask.facts["next"] = kind_of(table.hidden.zones[DECK][-1])
        return left

    wrap(patch, Acting, "options", more)


def options_of_another_hand(patch: Patch) -> None:
    """What may be laid depends on the hand of the neighbour."""

    def fewer(left: int, step: Acting, table: Table, argument: int, ask: Ask | None) -> int:
        neighbour = table.hidden.zones[HANDS + (table.active + 1) % table.players]
        return bar(left, sum({1 << kind_of(card) for card in neighbour}), "HO-3.1", ask)

    wrap(patch, Acting, "options", fewer)


def after_keeping(patch: Patch, tell: Any) -> None:
    def choose(sound: Any, step: Keeping, table: Table, argument: int, option: int) -> None:
        sound(step, table, argument, option)
        tell(table, option)

    instead(patch, Keeping, "choose", choose)


def note_names_a_secret_move(patch: Patch) -> None:
    def tell(table: Table, option: int) -> None:
        if table.log is not None:
            table.log.tell(DREW_COIN, option)

    after_keeping(patch, tell)


def whisper_of_a_secret_move_to_the_wrong_seat(patch: Patch) -> None:
    def tell(table: Table, option: int) -> None:
        if table.log is not None:
            table.log.whisper((table.active + 1) % table.players, DREW_COIN, option)

    after_keeping(patch, tell)


def secret_move_shows(patch: Patch) -> None:
    """After an as the keeper may not act: everybody sees that it was an as."""

    def tell(table: Table, option: int) -> None:
        if option == 0:
            table.todo.pop()

    after_keeping(patch, tell)


def after_drawing(patch: Patch, tell: Any) -> None:
    def happen(sound: Any, step: Drawing, table: Table, argument: int) -> None:
        sound(step, table, argument)
        if table.log is not None:
            for card in table.hidden.zones[DRAWN]:
                tell(table.log, (argument + 1) % table.players, kind_of(card))

    instead(patch, Drawing, "happen", happen)


def note_names_what_was_drawn(patch: Patch) -> None:
    after_drawing(patch, lambda log, neighbour, coin: log.tell(DREW_COIN, coin))


def whisper_of_what_was_drawn_to_the_wrong_seat(patch: Patch) -> None:
    after_drawing(patch, lambda log, neighbour, coin: log.whisper(neighbour, DREW_COIN, coin))


def note_missing(patch: Patch) -> None:
    def choose(sound: Any, step: Acting, table: Table, argument: int, option: int) -> None:
        log = table.log
        if option == DIG - LAY:
            table.log = None
        sound(step, table, argument, option)
        table.log = log

    instead(patch, Acting, "choose", choose)


def note_without_its_arguments(patch: Patch) -> None:
    """Declared with a seat, told without: the text table would stumble over it."""

    def choose(sound: Any, step: Acting, table: Table, argument: int, option: int) -> None:
        sound(step, table, argument, option)
        if table.log is not None:
            table.log.tell(RESTED)

    instead(patch, Acting, "choose", choose)


def imagined_by_what_is_hidden(patch: Patch) -> None:
    """The next coin of the deck decides how a world is imagined."""

    def imagine(sound: Any, table: Table, viewer: int, deal: Deal) -> Any:
        deck = table.hidden.zones[DECK]
        return sound(table, viewer, Deal(bytes(kind_of(card) for card in deck[-1:])))

    instead(patch, Table, "imagine", imagine)


def skipped_because_of_a_secret(patch: Patch) -> None:
    patch.setattr(Keeping, "forced", lambda step, table, argument: True)


def barrier_not_raised(patch: Patch) -> None:
    def happen(sound: Any, step: Drawing, table: Table, argument: int) -> None:
        before = table.hidden.revealed
        sound(step, table, argument)
        table.hidden.revealed = before

    instead(patch, Drawing, "happen", happen)


CAUGHT: list[tuple[Broken, str]] = [
    (leaky_view, "the view depends on what viewer"),
    (leaky_tensor, "the tensor depends on what viewer"),
    (imagined_by_what_is_hidden, "what is imagined depends on what viewer"),
    (leaky_sheet, "the sheet depends on what viewer"),
    (sheet_that_tells_a_neighbour, "the sheet depends on what viewer"),
    (leaky_refusal, "a refusal depends on what viewer"),
    (options_of_another_hand, "a refusal depends on what viewer"),
    (note_names_a_secret_move, "a note tells viewer"),
    (whisper_of_a_secret_move_to_the_wrong_seat, "a note tells viewer"),
    (secret_move_shows, "sees which secret move was made"),
    (note_names_what_was_drawn, "a note tells viewer"),
    (whisper_of_what_was_drawn_to_the_wrong_seat, "a note tells viewer"),
    (note_missing, "read the same notes and sees different things"),
    (note_without_its_arguments, "note"),
    (skipped_because_of_a_secret, "whether something is asked depends on what viewer"),
    (barrier_not_raised, "a face seen raises the undo barrier"),
]


@pytest.mark.parametrize(
    ("broken", "promise"), CAUGHT, ids=[broken.__name__ for broken, _ in CAUGHT]
)
def test_a_betrayal_is_caught(broken: Broken, promise: str, monkeypatch: Patch) -> None:
    broken(monkeypatch)
    found = violations()
    assert any(promise in violation for violation in found), found[:2]


def test_a_secret_move_is_watched_beside_public_ones(monkeypatch: Patch) -> None:
    """A step that offers public moves first and secret ones after them, and tells of these."""

    def choose(sound: Any, step: Any, table: Any, argument: int, option: int) -> None:
        sound(step, table, argument, option)
        if table.log is not None:
            table.log.tell(pebbles.GOT, option % len(pebbles.STONES))

    instead(monkeypatch, pebbles.Turn, "choose", choose)
    found = fuzz(pebbles.PEBBLES, [2, 3], 20, b"kit", lambda line: None, care=1)
    assert any("a note tells viewer" in violation for violation in found), found[:2]
