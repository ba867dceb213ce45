"""How a view of City of Rome is put into sentences."""

from typing import Final

from groma.core.look import around
from groma.core.phrases import numbers, plain
from groma.core.sayings import Fact, Saying, label_word, seat_word

from ..moves import CARD, DECK
from ..view.forms import CardView, RomeView, SeatView
from .grid import tell_city
from .hints import card_facts, in_short
from .prompt import tell_now

_NAMES: Final[list[str]] = ["a", "b", "c", "d", "e"]  # of the cards in part-choice


def describe(view: RomeView) -> list[Saying]:
    """The whole table: round, offer, what is to come, then every seat, the viewer first."""
    told = tell_round(view)
    if view["round"] and not is_over(view):
        told += tell_strip(view)
        told += tell_offer(view)
    told += tell_packet(view)
    told += tell_influence(view)
    told += tell_strips(view)
    told += tell_decks(view)
    for seat in around(view["viewer"], view["players"]):
        told += tell_seat(view, view["seats"][seat])
    return told + tell_now(view)


def is_over(view: RomeView) -> bool:
    """Whether the last card of the last offer was taken and its turn is done."""
    if view["round"] < view["rounds"] or view["turn"] is not None:
        return False
    return all(card is None for card in view["offer"])


def tell_round(view: RomeView) -> list[Saying]:
    """Which round it is, and how far it has come."""
    if is_over(view):
        return [plain("say-heading-over")]
    if not view["round"]:
        told = [plain("say-heading-opening")]
    else:
        told = [Saying("say-heading-round", {"round": view["round"], "rounds": view["rounds"]})]
    told.append(Saying("say-start-player", {"seat": seat_word(view["start"])}))
    if view["turn"] is not None:
        told += tell_turn(view)
    elif view["round"]:
        told.append(plain("say-placing"))
    return told


def tell_turn(view: RomeView) -> list[Saying]:
    """The turn in progress."""
    turn = view["turn"]
    if turn is None:
        return []
    facts: dict[str, Fact] = {
        "seat": seat_word(turn["seat"]),
        "field": turn["field"],
        "bricks": turn["bricks"],
        "gears": turn["gears"],
    }
    told = [Saying("say-turn", facts)]
    building = turn["building"]
    if building is not None:
        told.append(Saying("say-building-now", {"card": label_word(CARD, building)}))
        if turn["site"] is not None:
            told.append(Saying("say-site", {"cell": turn["site"]}))
        if turn["due"]:
            told.append(Saying("say-due", {"bricks": turn["due"]}))
    elif turn["has_built"]:
        told.append(plain("say-has-built"))
    if turn["has_produced"]:
        told.append(plain("say-has-produced"))
    return told


def tell_strip(view: RomeView) -> list[Saying]:
    """The strip in words, then its fields with all that is free there (CR-6.4)."""
    told = [Saying("say-strip", {"row": view["row"]})]
    for field in view["fields"]:
        facts: dict[str, Fact] = {
            "field": field["field"],
            "bricks": field["bricks"],
            "gears": field["gears"],
        }
        seat = field["seat"]
        if seat is None:
            told.append(Saying("say-field-free", facts))
        else:
            facts["seat"] = seat_word(seat)
            told.append(Saying("say-field-taken", facts))
    return told


def tell_offer(view: RomeView) -> list[Saying]:
    """The offer by slot, as the move `take` counts them."""
    told = [plain("say-heading-offer")]
    for slot in range(len(view["offer"])):
        card = view["offer"][slot]
        if card is None or card["card"] is None:
            told.append(Saying("say-offer-gone", {"slot": slot + 1}))
        else:
            facts = card_facts(card["card"], card["deck"])
            facts["slot"] = slot + 1
            told.append(Saying("say-offer-card", facts))
    return told


def tell_packet(view: RomeView) -> list[Saying]:
    """The cards of the opening, or those that a School has drawn."""
    if not view["packet"]:
        return []
    told = [plain("say-heading-packet")]
    for card in view["packet"]:
        if card["card"] is not None:
            told.append(Saying("say-packet-card", card_facts(card["card"], card["deck"])))
    return told + tell_hidden(view, view["packet"], "say-packet")


def tell_influence(view: RomeView) -> list[Saying]:
    """The influence cards that nobody has won yet."""
    told = [plain("say-heading-influence")]
    if view["lying"]:
        told.append(Saying("say-influence-lying", {"values": numbers(view["lying"])}))
    else:
        told.append(plain("say-influence-none"))
    if view["influence_to_come"]:
        values = numbers(view["influence_to_come"])
        told.append(Saying("say-influence-to-come", {"values": values}))
    return told


def tell_strips(view: RomeView) -> list[Saying]:
    """The strips of later rounds; unknown ones that follow each other are told as one (CR-11.4)."""
    strips = view["strips"]  # from the strip on top, that of this round
    if len(strips) < 2:
        return []
    told = [plain("say-heading-strips")]
    i = 1
    while i < len(strips):
        row = strips[i]
        first = view["round"] + i
        i += 1
        if row is not None:
            told.append(Saying("say-strip-round", {"round": first, "row": row}))
            continue
        while i < len(strips) and strips[i] is None:
            i += 1
        last = view["round"] + i - 1
        if first == last:
            told.append(Saying("say-strip-unknown", {"round": first}))
        elif first + 1 == last:
            told.append(Saying("say-two-strips-unknown", {"first": first, "last": last}))
        else:
            told.append(Saying("say-strips-unknown", {"first": first, "last": last}))
    return told


def tell_decks(view: RomeView) -> list[Saying]:
    """The size of each deck, what the viewer knows of single places, and what left the game."""
    told = [plain("say-heading-decks")]
    for deck in view["decks"]:
        word = label_word(DECK, deck["deck"])
        told.append(Saying("say-deck", {"deck": word, "size": deck["size"]}))
        for place, card in deck["known"]:
            facts: dict[str, Fact] = {"deck": word, "place": place}
            label = card["card"]
            if label is not None:
                facts.update(card_facts(label, card["deck"]))
                told.append(Saying("say-deck-known", facts))
            else:
                facts.update(choice(view, card["bundle"]))
                told.append(Saying("say-deck-one-of", facts))
    for card in view["box"]:
        if card["card"] is not None:
            told.append(Saying("say-box", {"card": label_word(CARD, card["card"])}))
    return told


def tell_seat(view: RomeView, seat: SeatView) -> list[Saying]:
    """What one player has: purse, hand, city."""
    mine = seat["seat"] == view["viewer"]
    heading = "say-heading-you" if mine else "say-heading-seat"
    purse: dict[str, Fact] = {
        "money": seat["money"],
        "influence": seat["influence"],
        "bricks": seat["brick_tokens"],
    }
    told = [Saying(heading, {"seat": seat_word(seat["seat"])})]
    told.append(Saying("say-purse-own" if mine else "say-purse", purse))
    if seat["influence_cards"]:
        values = numbers(seat["influence_cards"])
        told.append(Saying("say-influence-cards", {"values": values}))
    if not seat["hand"]:
        told.append(plain("say-hand-empty"))
    told += tell_hand(seat["hand"])
    told += tell_hidden(view, seat["hand"], "say-hand")
    return told + tell_city(seat)


def tell_hand(cards: list[CardView]) -> list[Saying]:
    """The known cards of a hand in one sentence."""
    known = [in_short(card["card"]) for card in cards if card["card"] is not None]
    return [Saying("say-hand-cards", {"cards": ", ".join(known)})] if known else []


def tell_hidden(view: RomeView, cards: list[CardView], message: str) -> list[Saying]:
    """How many cards there are of each sort of hidden ones."""
    told: list[Saying] = []
    hidden: list[CardView] = []
    for card in cards:
        if card["card"] is None and card not in hidden:
            hidden.append(card)
    for card in hidden:
        facts: dict[str, Fact] = {
            "deck": label_word(DECK, card["deck"]),
            "cards": cards.count(card),
        }
        if card["bundle"]:
            facts.update(choice(view, card["bundle"]))
            told.append(Saying(message + "-one-of", facts))
        else:
            told.append(Saying(message + "-hidden", facts))
    return told


def choice(view: RomeView, bundle: int) -> dict[str, Fact]:
    """What a hidden place of a bundle may hold; `more`: also a card the viewer never saw."""
    facts: dict[str, Fact] = {"faces": 0, "more": 0}
    for known in view["bundles"]:
        if known["bundle"] == bundle:
            cards = known["cards"]
            for i in range(min(len(cards), len(_NAMES))):
                facts[_NAMES[i]] = label_word(CARD, cards[i]["card"] or "")
            facts["faces"] = len(cards)
            facts["more"] = int(len(cards) > len(_NAMES) or len(cards) != known["places"])
    return facts
