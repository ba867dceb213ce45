"""What a view of City of Rome adds to the words of a move."""

from groma.core.sayings import Fact, label_word

from ..moves import CARD, CELL, DECK, MOVES
from ..tables import COST, STARS
from ..view.forms import BuildingView, RomeView, SeatView

NO_CARD = "@say-no-card"


def hint(view: RomeView, move: int) -> dict[str, Fact]:
    """The facts that message "move-<name>" needs beside the arguments of the move."""
    name = MOVES.family(move).name
    values = MOVES.arguments(move)
    first = values[0] if values else 0
    if name in ("draft", "keep", "under"):
        return {"cost": COST[first]}
    if name == "station":
        return hint_of_station(view, first)
    if name == "take":
        return hint_of_take(view, first)
    if name == "build":
        return hint_of_build(view, first)
    if name == "produce":
        return hint_of_produce(view)
    if name == "place":
        return hint_of_place(view, first)
    if name == "spend":
        return {"card": card_on(view, first)}
    if name == "coins":
        turn = view["turn"]
        return {"price": 0 if turn is None else turn["due_coins"]}
    if name == "accept":
        every = mover(view)["harvest"]["influence"]
        return {"count": first, "all": int(first == every)}  # a number, for its plural
    if name == "study":
        return {"size": view["decks"][first]["size"] if first < len(view["decks"]) else 0}
    return {}


def card_facts(card: str, deck: str) -> dict[str, Fact]:
    """A card in a sentence: name, deck, cost and stars."""
    kind = CARD.parse(card)
    return {
        "card": label_word(CARD, card),
        "deck": label_word(DECK, deck),
        "cost": COST[kind],
        "stars": STARS[kind],
    }


def in_short(card: str) -> str:
    """A card in a list: name, and in brackets cost and stars."""
    kind = CARD.parse(card)
    stars = f", @stars-{STARS[kind]}" if STARS[kind] else ""
    return f"{label_word(CARD, card)} (@cost-{COST[kind]}{stars})"


def mover(view: RomeView) -> SeatView:
    """Whose turn it is; else the viewer, and the first seat for the onlooker."""
    turn = view["turn"]
    if turn is not None:
        return view["seats"][turn["seat"]]
    return view["seats"][view["viewer"] % view["players"]]


def building_on(view: RomeView, cell: int) -> BuildingView | None:
    """The card that the mover's city has on a cell."""
    label = CELL.label(cell)
    for building in mover(view)["buildings"]:
        if building["cell"] == label:
            return building
    return None


def card_on(view: RomeView, cell: int) -> str:
    """The words of that card."""
    building = building_on(view, cell)
    return NO_CARD if building is None else label_word(CARD, building["card"])


def hint_of_station(view: RomeView, field: int) -> dict[str, Fact]:
    """Bricks and gears, added up from the Emperor to the field (CR-6.4)."""
    if field >= len(view["fields"]):
        return {"bricks": 0, "gears": 0}
    seen = view["fields"][field]
    return {"bricks": seen["bricks"], "gears": seen["gears"]}


def hint_of_take(view: RomeView, slot: int) -> dict[str, Fact]:
    """The card that lies there."""
    card = view["offer"][slot] if slot < len(view["offer"]) else None
    if card is None or card["card"] is None:
        return {"card": NO_CARD, "deck": "", "cost": 0, "stars": 0}
    return card_facts(card["card"], card["deck"])


def hint_of_build(view: RomeView, kind: int) -> dict[str, Fact]:
    """What is missing, the money for it, and how many tokens could be spent instead (CR-7.4)."""
    turn = view["turn"]
    missing = view["outlook"]["missing"].get(CARD.label(kind))
    if turn is None or missing is None:
        return {"cost": COST[kind], "missing": 0, "coins": 0, "each": 0, "tokens": 0}
    tariff = view["outlook"]["tariff"]
    bricks = missing[turn["field"] - 1]
    return {
        "cost": COST[kind],
        "missing": bricks,
        "coins": tariff[bricks]["all_coins"],
        "each": tariff[1]["all_coins"],
        "tokens": tariff[bricks]["tokens"],
    }


def hint_of_produce(view: RomeView) -> dict[str, Fact]:
    """The price of missing gears, and what the farms give at most (CR-8.1, CR-8.2)."""
    turn = view["turn"]
    made = mover(view)["harvest"]
    return {
        "price": 0 if turn is None else turn["gear_price"],
        "money": made["money"],
        "bricks": made["bricks"],
        "influence": made["influence"],
    }


def hint_of_place(view: RomeView, cell: int) -> dict[str, Fact]:
    """Neighbours, what a public building gives there, what an aqueduct replaces (CR-9.8, 9.19)."""
    label = CELL.label(cell)
    for site in view["outlook"]["sites"]:
        if site["cell"] == label:
            beside = [card_on(view, CELL.parse(other)) for other in site["beside"]]
            return {
                "neighbours": len(beside),
                "beside": ", ".join(beside),
                "effect": site["effect"] or "none",
                "amount": site["amount"],
                "over": int(site["over"] is not None),
                "old": label_word(CARD, site["over"]) if site["over"] else "",
            }
    return {"neighbours": 0, "beside": "", "effect": "none", "amount": 0, "over": 0, "old": ""}
