"""The tensors of City of Rome say what the view says, no more and no less."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.state import State
from groma.core.tensors import Tensors, relative, turned
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.moves import CARD, CELL
from groma.games.city_of_rome.rules import STEPS
from groma.games.city_of_rome.tables import (
    BUILDERS,
    DECK_CARDS,
    DECK_IDS,
    INFLUENCE_CARDS,
    ROUNDS,
)
from groma.games.city_of_rome.view.contents import STAND, STRIP
from groma.games.city_of_rome.view.tensors import (
    BUNDLED,
    BUNDLES,
    CARDS,
    DRAWN,
    FACES,
    TENSORS,
    fields,
    write,
)
from tests.tensors import check_no_less, check_no_more, played

STEP_NAMES = ["", *(step.name for step in STEPS)]
SETTINGS = [GAME.defaults(), [0, 0, 0, 1]]

DERIVED = {
    "strips()": "as many as there are rounds left",
    "fields()": "always as many",
    "offer()": "always as many",
    "rounds": "follows from the number of players",
    "fields.*.field": "the fields stand in their order",
    **{
        f"fields.*.{one}": "follows from row, Builders and cards in the city"
        for one in ("bricks", "gears", "gear_price", "least", "most")
    },
    "prizes": "values and rounds are printed; who has one stands in the seats",
    "race": "the next of the influence cards to come",
    "decks.*.deck": "the decks stand in their order",
    "supply": "what nobody has",
    "seats.*.seat": "the seats stand in their order",
    "seats.*.brick_tokens": "counts the bricks on buildings",
    "seats.*.areas": "follows from the buildings",
    "seats.*.harvest": "follows from the buildings",
    "seats.*.growth": "follows from the buildings",
    **{
        f"turn.{one}": "follows from strip, city and card"
        for one in ("bricks", "gears", "due_coins", "gear_price", "reach", "may_produce", "plan")
    },
    "outlook": "what the rules make of the rest, for who decides",
}


def card_of(seen: dict[str, Any] | None) -> int:
    """An open card as a tensor says it."""
    if seen is not None and seen.get("bundle"):
        raise ValueError("an open card is in no bundle")
    return 0 if seen is None else 1 + CARDS.labels.index(f"{seen['card']}-{seen['deck']}")


def counts(cards: list[dict[str, Any]], size: int) -> list[int]:
    """How many there are of each open card."""
    found = [0] * size
    for seen in cards:
        found[card_of(seen) - 1] += 1
    return found


def hand(cards: list[dict[str, Any]]) -> list[int]:
    """Cards whose places mean nothing."""
    unknown = [seen for seen in cards if seen["card"] is None]
    backs = [sum(seen["deck"] == deck for seen in unknown) for deck in DECK_IDS]
    bundled = [sum(seen["bundle"] == i + 1 for seen in unknown) for i in range(BUNDLES)]
    return [*counts([seen for seen in cards if seen["card"]], DRAWN), *backs, *bundled]


def padded(numbers: list[int], size: int) -> list[int]:
    """The numbers, and 0 up to a size."""
    assert len(numbers) <= size
    return numbers + [0] * (size - len(numbers))


def told_of_deck(deck: dict[str, Any], size: int) -> list[int]:
    """A deck with what is known of its places."""
    places = [0] * size
    for from_top, seen in deck["known"]:
        known = card_of(seen) if seen["card"] else len(FACES) + seen["bundle"]
        assert from_top <= deck["size"]
        places[from_top - 1] = known
    return [deck["size"], *places]


def told_of_seat(seat: dict[str, Any], players: int) -> list[int]:
    """What one player has."""
    at = {building["cell"]: building for building in seat["buildings"]}
    return [
        seat["money"],
        seat["influence"],
        *(int(value in seat["influence_cards"]) for value in INFLUENCE_CARDS[players]),
        *(1 + STAND.labels.index(one) for one in seat["builders"]),
        *(card_of(at.get(cell)) for cell in CELL.labels),
        *(at[cell]["bricks"] if cell in at else 0 for cell in CELL.labels),
        *(at[cell]["points"] if cell in at else 0 for cell in CELL.labels),
        *hand(seat["hand"]),
    ]


def told(view: dict[str, Any], players: int) -> list[int]:
    """The tensor, made of nothing but a view."""
    viewer = view["viewer"]

    def who(seat: int | None) -> int:
        return 0 if seat is None else relative(seat, viewer, players)

    decides = view["decides"]
    found = [STEP_NAMES.index(view["step"]), who(decides), view["round"], who(view["start"])]
    found.append(1 + STRIP.labels.index(view["row"]) if view["row"] else 0)
    strips = [0 if row is None else 1 + STRIP.labels.index(row) for row in view["strips"]]
    found += padded(strips, ROUNDS[players] + 1)
    found += [who(field["seat"]) for field in view["fields"]]
    found += padded([], 5 - len(view["fields"]))
    found += padded([card_of(seen) for seen in view["offer"]], 3 if players == 3 else 4)
    for name in ("lying", "influence_to_come"):
        found += [int(value in view[name]) for value in INFLUENCE_CARDS[players]]
    cards = 0
    for i, deck in enumerate(view["decks"]):
        found += told_of_deck(deck, len(DECK_CARDS[i]))
        cards += len(DECK_CARDS[i])
    found += hand(view["packet"])
    bundles = view["bundles"]
    assert [bundle["bundle"] for bundle in bundles] == list(range(1, len(bundles) + 1))
    found += padded([bundle["places"] for bundle in bundles], BUNDLES)
    inside = [(bundle["bundle"], card_of(one)) for bundle in bundles for one in bundle["cards"]]
    found += padded([bundle for bundle, _ in inside], cards)
    found += padded([card for _, card in inside], cards)
    found += counts(view["unseen"], DRAWN) + counts(view["box"], len(FACES))
    for owner in turned(viewer, players):
        found += told_of_seat(view["seats"][owner], players)
    turn = view["turn"]
    if turn is None:
        return [*found, *[0] * 7]
    return [
        *found,
        who(turn["seat"]),
        turn["field"],
        int(turn["has_built"]),
        int(turn["has_produced"]),
        1 + CARD.labels.index(turn["building"]) if turn["building"] else 0,
        1 + CELL.labels.index(turn["site"]) if turn["site"] else 0,
        turn["due"],
    ]


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("players", GAME.players)
def test_no_more_and_no_less(players: int, settings: list[int]) -> None:
    """Made of the view alone, the same in imagined worlds; all that changes is told."""
    views = []
    for state in played(GAME, players, 1, 6, settings):
        for viewer in range(players + 1):
            check_no_more(GAME, told, state, viewer, Deal(bytes([viewer])))
        views.append(GAME.view(state, state.seat if state.seat >= 0 else players))
    check_no_less(told, views, DERIVED)


def test_a_leak_is_found() -> None:
    """Who tells the top card of a deck is caught."""

    def telling(table: Any, viewer: int, numbers: list[int]) -> None:
        write(table, viewer, numbers)
        deck = table.hidden.zones[0]
        numbers[10] = deck[-1] & 7 if deck else 0

    state: State = next(iter(played(GAME, 2, 1, 5, GAME.defaults())))
    honest = GAME.tensors
    GAME.tensors = Tensors(STEPS, fields, telling)
    try:
        with pytest.raises(AssertionError):
            check_no_more(GAME, told, state, 0, Deal(b"x"))
    finally:
        GAME.tensors = honest


def test_layout() -> None:
    """Every number has its name; a tensor is a handful of kilobytes."""
    for players in GAME.players:
        layout = TENSORS.layout(players)
        assert layout.size < 1500
        assert {"step", "decides", "round", "seats.0.money", f"seats.{players - 1}.money"} <= {
            field.name for field in layout.fields
        }
    assert BUNDLED[0] == "bundle-1"
    assert BUILDERS[2] == 2
