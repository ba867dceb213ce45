"""The kit can fail: for every promise the sample game is broken on purpose, and caught."""

import random
import re
from typing import Any, TypedDict

import pytest

from groma.core.box import COPY, Box
from groma.core.deal import Deal
from groma.core.hidden import kind_of
from groma.core.match import open_match
from groma.core.moves import Moves
from groma.core.notes import Log, NoteKinds
from groma.core.refusals import Ask, Refusal
from groma.core.sections import Section, Sight
from groma.core.sorts import Sort
from groma.core.tensors import Field, Tensors, number
from tests.sample import hoard
from tests.sample.breaking import Broken, Patch, instead, shown_too, violations, wrap
from tests.sample.hoard import (
    ACTING,
    DECK,
    DIG,
    DRAWN,
    GAME,
    KEEPING,
    LAY,
    REST,
    STEPS,
    Acting,
    Keeping,
    Table,
)

# ---- cards and points ----------------------------------------------------------------------------


def lost_open_card(patch: Patch) -> None:
    def choose(sound: Any, step: Acting, table: Table, argument: int, option: int) -> None:
        sound(step, table, argument, option)
        del table.rows[table.active][1:2]

    instead(patch, Acting, "choose", choose)


def lost_hidden_card(patch: Patch) -> None:
    def choose(sound: Any, step: Keeping, table: Table, argument: int, option: int) -> None:
        sound(step, table, argument, option)
        table.hidden.zones[DECK].pop(0)

    instead(patch, Keeping, "choose", choose)


def sheet_does_not_add_up(patch: Patch) -> None:
    wrap(patch, GAME, "standing", lambda standing, table: [[o[0] + 1, *o[1:]] for o in standing])


def line_outside_the_rows(patch: Patch) -> None:
    def fewer(page: Any, *given: object) -> Any:
        page.rows = ["row"]
        return page

    wrap(patch, GAME, "sheet", fewer)


def nobody_wins(patch: Patch) -> None:
    patch.setattr(GAME, "standing", lambda table: [])


def winner_from_nowhere(patch: Patch) -> None:
    wrap(patch, GAME, "standing", lambda standing, table: [*standing, [99, 0]])


def standing_without_the_score(patch: Patch) -> None:
    wrap(patch, GAME, "standing", lambda standing, table: [own[1:] for own in standing])


def standing_of_nothing(patch: Patch) -> None:
    patch.setattr(GAME, "standing", lambda table: [[] for _ in range(table.players)])


def tie_broken_for_one_seat_only(patch: Patch) -> None:
    wrap(patch, GAME, "standing", lambda standing, table: [standing[0][:1], *standing[1:]])


def too_long(patch: Patch) -> None:
    patch.setattr(GAME, "longest", 10)


def first_move_leads_nowhere(patch: Patch) -> None:
    def choose(sound: Any, step: Acting, table: Table, argument: int, option: int) -> None:
        if 1 << option == table.options & -table.options:
            table.push(ACTING)
        else:
            sound(step, table, argument, option)

    instead(patch, Acting, "choose", choose)
    patch.setattr(GAME, "longest", 400)


# ---- options and refusals ------------------------------------------------------------------------


def refusal_without_clause(patch: Patch) -> None:
    def options(step: Keeping, table: Table, argument: int, ask: Ask | None) -> int:
        return sum({1 << kind_of(card) for card in table.hidden.zones[DRAWN]})

    patch.setattr(Keeping, "options", options)


def clause_forbids_a_legal_move(patch: Patch) -> None:
    def fewer(left: int, step: Acting, table: Table, argument: int, ask: Ask | None) -> int:
        if ask is None:
            return left
        ask.strike(1 << DIG - LAY, "HO-3.3")
        return left & ~(1 << DIG - LAY)

    wrap(patch, Acting, "options", fewer)


def no_clause_forbids(patch: Patch) -> None:
    wrap(patch, Keeping, "options", lambda left, *given: left if given[3] is None else 31)


def option_of_another_step(patch: Patch) -> None:
    wrap(patch, Keeping, "options", lambda left, *given: left | 1 << 9)


def no_option_at_all(patch: Patch) -> None:
    patch.setattr(Keeping, "options", lambda *given: 0)


def nobody_sits_there(patch: Patch) -> None:
    patch.setattr(Keeping, "who", lambda step, table, argument: 7)


def step_without_clause(patch: Patch) -> None:
    steps = hoard.STEPS[:]
    steps[KEEPING] = Keeping("keep", "", hoard.KEEP, 5)
    patch.setattr(hoard, "STEPS", steps)


def others_may_ask(patch: Patch) -> None:
    def why_not(sound: Any, table: Table, seat: int, move: int) -> Refusal | None:
        answer: Refusal | None = sound(table, table.seat, move)
        return answer

    instead(patch, Table, "why_not", why_not)


def unsorted_moves(patch: Patch) -> None:
    wrap(patch, Table, "legal", lambda legal, table: legal[::-1])


def mask_differs(patch: Patch) -> None:
    wrap(patch, Table, "allows", lambda allowed, table, move: allowed or move == REST)


# ---- copies --------------------------------------------------------------------------------------


def clone_shares_a_list(patch: Patch) -> None:
    def share(twin: Table, table: Table) -> Table:
        twin.rows = table.rows
        return twin

    wrap(patch, Table, "clone", share)


def clone_forgets(patch: Patch) -> None:
    def forget(twin: Table, table: Table) -> Table:
        twin.active = 0
        return twin

    wrap(patch, Table, "clone", forget)


def twin_of(table: Table, box: Box) -> Table:
    """Where `carry` writes to, the contract's own fields already there."""
    twin = Table(table.players, table.settings) if box is COPY else table
    table.carry_base(box, twin)
    return twin


def carry_forgets_what_the_rules_read(patch: Patch) -> None:
    def carry(table: Table, box: Box) -> Table:
        twin = twin_of(table, box)
        if box is COPY:
            twin.rows = box.lists(table.rows)
        return twin

    patch.setattr(Table, "carry", carry)


def carry_forgets_what_the_sheet_reads(patch: Patch) -> None:
    """Only the last coin of a row matters to the rules; the others are points."""

    def carry(table: Table, box: Box) -> Table:
        twin = twin_of(table, box)
        last = box.lists([row[-1:] for row in table.rows])
        if box is COPY:
            twin.rows = box.lists(table.rows)
        elif last != [row[-1:] for row in table.rows]:
            twin.rows = last
        return twin

    patch.setattr(Table, "carry", carry)


def carry_does_not_take_what_it_reads(patch: Patch) -> None:
    def carry(table: Table, box: Box) -> Table:
        twin = twin_of(table, box)
        rows = box.lists(table.rows)
        if box is COPY:
            twin.rows = rows
        return twin

    patch.setattr(Table, "carry", carry)


def global_random_in_play(patch: Patch) -> None:
    def choose(sound: Any, step: Acting, table: Table, argument: int, option: int) -> None:
        random.shuffle(table.hidden.zones[DECK])
        sound(step, table, argument, option)

    instead(patch, Acting, "choose", choose)


def global_random_in_the_deal(patch: Patch) -> None:
    def deal(sound: Any, players: int, settings: list[int], chance: Deal, log: Log | None) -> Table:
        dealt: Table = sound(players, settings, Deal(random.randbytes(8)), log)
        return dealt

    instead(patch, GAME, "deal", deal)


def looking_changes(patch: Patch) -> None:
    def touched(sight: Sight[Table]) -> int:
        sight.table.hidden.revealed += 1
        return 0

    shown_too(patch, Section("touched", each=touched))


def view_is_not_json(patch: Patch) -> None:
    shown_too(patch, Section("pair", lambda sight: {1, 2}))


def tensor_beyond_its_fields(patch: Patch) -> None:
    """The deck has more coins than the field says."""

    def write(table: Table, viewer: int, numbers: list[int]) -> None:
        numbers.append(len(table.hidden.zones[DECK]))

    def fields(players: int) -> list[Field]:
        return [number("deck", 0, 17)]

    patch.setattr(GAME, "tensors", Tensors(STEPS, fields, write))


def what_is_added_is_added_for_all(patch: Patch) -> None:
    def seen(sight: Sight[Table], shared: list[int]) -> list[int]:
        shared.append(sight.viewer)  # not on a copy
        return shared

    shown_too(patch, Section("eyes", lambda sight: [], adds=seen))


def a_section_twice(patch: Patch) -> None:
    shown_too(patch, Section("rows", lambda sight: []))


def a_form_without_a_section(patch: Patch) -> None:
    form = TypedDict("form", {"viewer": int, "players": int, "step": str, "decides": int})  # noqa: UP013
    patch.setattr(GAME.sections, "form", form)


def the_rules_fail(patch: Patch) -> None:
    """An error of the programmer must not lose the seed and the moves that show it."""

    def choose(sound: Any, step: Acting, table: Table, argument: int, option: int) -> None:
        sound(step, table, argument, option)
        if len(table.rows[0]) == 3:
            raise IndexError("beyond the row")

    instead(patch, Acting, "choose", choose)


# ---- tables of moves and notes -------------------------------------------------------------------


def notation_does_not_read_back(patch: Patch) -> None:
    moves = Moves("hoard")
    moves.declare("keep", coin=Sort("coin", ["as", "two words"]))
    patch.setattr(GAME, "moves", moves)


def nothing_to_tell(patch: Patch) -> None:
    patch.setattr(GAME, "notes", NoteKinds("hoard"))


CAUGHT: list[tuple[Broken, str]] = [
    (lost_open_card, "no component is lost or made"),
    (lost_hidden_card, "no component is lost or made"),
    (sheet_does_not_add_up, "a standing begins with the score"),
    (line_outside_the_rows, "every line stands in a row of the sheet"),
    (nobody_wins, "every seat has a standing"),
    (winner_from_nowhere, "every seat has a standing"),
    (standing_without_the_score, "a standing begins with the score"),
    (standing_of_nothing, "a standing begins with the score"),
    (tie_broken_for_one_seat_only, "ties are broken alike for all"),
    (too_long, "no game is longer than declared"),
    (first_move_leads_nowhere, "a seat that always plays its first move reaches the end"),
    (refusal_without_clause, "lacks its clause"),
    (clause_forbids_a_legal_move, "a clause forbids legal dig"),
    (no_clause_forbids, "no clause forbids keep"),
    (option_of_another_step, "legal moves belong to the pending step"),
    (no_option_at_all, "whoever decides has a legal move"),
    (nobody_sits_there, "a seat decides"),
    (step_without_clause, "the pending step bears a clause"),
    (others_may_ask, "only the seat that decides may ask"),
    (unsorted_moves, "legal moves are sorted and unique"),
    (mask_differs, "mask and list agree"),
    (clone_shares_a_list, "a clone is independent"),
    (clone_forgets, "a clone equals the original"),
    (carry_forgets_what_the_rules_read, "a saved table loads as it was|a loaded table plays on"),
    (carry_forgets_what_the_sheet_reads, "a saved table loads as it was"),
    (carry_does_not_take_what_it_reads, "a saved table loads as it was"),
    (global_random_in_play, "a loaded table plays on as the real one"),
    (global_random_in_the_deal, "a record replays to the same table"),
    (looking_changes, "looking changes nothing"),
    (view_is_not_json, "JSON"),
    (tensor_beyond_its_fields, "a tensor holds what its fields declare: deck: 18"),
    (what_is_added_is_added_for_all, "views made at once are those made one by one"),
    (a_section_twice, "no two sections have the same name"),
    (a_form_without_a_section, "the sections are those of the form"),
    (the_rules_fail, "beyond the row"),
    (notation_does_not_read_back, "notation of move 1 reads back"),
    (nothing_to_tell, "a game tells what happens"),
]


def test_the_sound_game_passes() -> None:
    assert violations() == []


@pytest.mark.parametrize(
    ("broken", "promise"), CAUGHT, ids=[broken.__name__ for broken, _ in CAUGHT]
)
def test_a_broken_promise_is_caught(broken: Broken, promise: str, monkeypatch: Patch) -> None:
    broken(monkeypatch)
    found = violations()
    assert any(re.search(promise, violation) for violation in found), found[:2]


def test_a_violation_can_be_repeated(monkeypatch: Patch) -> None:
    """Game, players, seed and moves are in the message."""
    too_long(monkeypatch)
    found = violations(1)[0]
    assert "[hoard, 2 players, settings []" in found
    moves = found[found.index("after [") + 7 :].rstrip("]").replace("'", "").split(", ")
    seed = bytes.fromhex(found[found.index("seed ") + 5 :][:64])
    assert len(moves) == 10
    match = open_match(GAME, ["Anna", "Balbus"], seed)
    for text in moves:
        assert match.play(match.state.seat, hoard.MOVES.parse(text)) is None
