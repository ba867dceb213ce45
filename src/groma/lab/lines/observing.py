"""A table as a text: what a viewer sees of it, what is asked, and what may be played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from groma.bots.names import NAMES
from groma.core.game import Game
from groma.core.state import State
from groma.words import FALLBACK, Words
from groma.words.reckoning import results, sheet_of, sheet_said
from groma.words.telling import described, for_ears, hints_of_moves, nested, now, prompt, sections


@dataclass
class Table:
    """What can be asked about moves."""

    game: Game[Any]
    state: State


def observe(
    game: Game[Any],
    state: State,
    viewer: int,
    with_moves: bool = True,
    lang: str = FALLBACK,
    names: Sequence[str] = NAMES,
) -> str:
    """The table as a viewer sees it: a seat, or the onlooker.

    A seat that decides is told its legal moves, or, without them, how moves are written.
    """
    table = Table(game, state)
    words = Words(game, lang, list(names)[: state.players])
    words.ears = True  # be clear without eyes
    seats = ", ".join(words.name(seat) for seat in range(state.players))
    page = [words.title(), words.text("table-order", seats=seats)]
    if viewer < state.players:
        page.append(words.text("you-are", seat=words.name(viewer)))
    page += ["", *_lying(words, table, viewer), ""]
    for seat in range(state.players):
        page.append(sheet_said(words, seat, sheet_of(table, seat, viewer)))
    return "\n".join([*page, "", *_decision(words, table, viewer, with_moves)]) + "\n"


def notation(game: Game[Any], state: State) -> list[str]:
    """How the moves of the pending decision are written, legal or not: "walk field", its fields."""
    step = state.pending()
    page: list[str] = []
    for family in game.moves.families:
        if step.first <= family.first < step.first + step.width:
            page.append(" ".join([family.name, *family.names]))
            for name, sort in zip(family.names, family.sorts):
                page.append(f"    {name}: {' '.join(sort.labels)}")
    return page


def _lying(words: Words, table: Table, viewer: int) -> list[str]:
    """What lies on the table, in sentences."""
    parts = sections(described(table, viewer))
    if not parts:
        return list(nested(table.game.view(table.state, viewer)))
    page: list[str] = []
    for part in parts:
        headings, sentences = for_ears(part)
        page += [words.say(saying) for saying in [*headings, *sentences]]
    return page


def _decision(words: Words, table: Table, viewer: int, with_moves: bool) -> list[str]:
    """What is asked of a viewer; others learn only whose turn it is, not even between how many."""
    state = table.state
    if state.over():
        return [words.text("refused-over"), *results(words, table)]
    if viewer != state.seat:
        return [words.text("refused-not-your-decision", seat=words.name(state.seat))]
    page = [*(words.say(saying) for saying in now(table)), prompt(words, table)]
    if not with_moves:
        return [*page, words.text("lines-notation"), *notation(table.game, state)]
    page.append(words.text("lines-moves"))
    for move, hints in hints_of_moves(table).items():
        written, said = table.game.moves.text(move), words.move(move, hints)
        page.append(written if said == written else f"{written}: {said}")
    return page
