"""How a view of Carpe Diem is put into sentences."""

from groma.core.look import around
from groma.core.phrases import counted, listed, numbers, plain
from groma.core.sayings import Fact, Saying, label_word, seat_word

from ..notes import CARD
from ..tables import FEATURE_IDS, RING
from ..view.forms import CarpeView, SeatView
from .cards import tell_cards
from .grid import tell_district
from .phrases import feature_word, goods_of, tile_list, tile_word
from .prompt import tell_now


def describe(view: CarpeView) -> list[Saying]:
    """The whole table: phase, star, seal row, scoring cards, track, then every seat."""
    told = tell_phase(view)
    if view["step"]:
        told += tell_star(view)
        told += tell_seals(view)
    told += tell_cards(view)
    told += tell_track(view)
    told += tell_stacks(view)
    for seat in around(view["viewer"], view["players"]):
        told += tell_seat(view, view["seats"][seat])
    return told + tell_now(view)


def tell_phase(view: CarpeView) -> list[Saying]:
    """Which phase and round it is, and what is going on."""
    if not view["step"]:
        return [plain("say-heading-over")]
    facts: dict[str, Fact] = {
        "phase": view["phase"],
        "phases": view["phases"],
        "round": view["round"],
        "rounds": view["rounds"],
    }
    scoring = view["scoring"]
    told = [Saying("say-heading-phase" if scoring is None else "say-heading-scoring", facts)]
    told.append(Saying("say-start-player", {"seat": seat_word(view["start"])}))
    turn = view["turn"]
    if turn is not None:
        told.append(Saying("say-turn", {"seat": seat_word(turn["seat"])}))
        if turn["tile"] is not None:
            told.append(Saying("say-tile-in-hand", {"tile": tile_word(turn["tile"])}))
        if turn["site"] is not None:
            told.append(Saying("say-site", {"cell": turn["site"]}))
    elif scoring is not None:
        told.append(Saying("say-scorer", {"seat": seat_word(scoring["seat"])}))
        if scoring["card"] is not None:
            card: dict[str, Fact] = {
                "card": label_word(CARD, scoring["card"]),
                "times": scoring["times"],
            }
            told.append(Saying("say-card-in-progress", card))
    else:
        told.append(plain("say-settling"))
    return told


def tell_star(view: CarpeView) -> list[Saying]:
    """The fields in the order of the ring, with patricians and tiles (CD-4.1)."""
    told = [plain("say-heading-star"), plain("say-ring")]
    for field in RING:
        depot = view["depots"][field]
        here = [seat_word(s["seat"]) for s in view["seats"] if s["field"] == depot["field"]]
        tiles = [tile for tile in depot["tiles"] if tile is not None]
        facts: dict[str, Fact] = {
            "field": depot["field"],
            "here": len(here),
            "seats": ", ".join(here),
            "tiles": tile_list(depot["tiles"]),
            "takes": depot["takes"] if depot["removed"] else 0,
        }
        told.append(Saying("say-field" if tiles else "say-field-empty", facts))
    mine = view["viewer"] < view["players"] and view["turn"] is not None
    if mine:
        seat = view["seats"][view["viewer"]]
        facts = {"fields": numbers(seat["reach"]), "breads": seat["breads"]}
        told.append(Saying("say-reach-own", facts))
    return told


def tell_seals(view: CarpeView) -> list[Saying]:
    """The seal row by place, as the move `fetch` counts them."""
    told = [plain("say-heading-seals")]
    for seal in range(len(view["seals"])):
        tile = view["seals"][seal]
        if tile is not None:
            told.append(Saying("say-seal", {"seal": seal + 1, "tile": tile_word(tile)}))
    return told if len(told) > 1 else [*told, plain("say-seals-empty")]


def tell_track(view: CarpeView) -> list[Saying]:
    """The discs on the banderole track from the front, a pile from top to bottom (CD-8.1)."""
    told = [plain("say-heading-track")]
    order = view["track"][::-1]
    i = 0
    while i < len(order):
        space = view["seats"][order[i]]["space"]
        pile = [seat for seat in order if view["seats"][seat]["space"] == space]
        facts: dict[str, Fact] = {
            "space": space,
            "discs": len(pile),
            "seats": ", ".join([seat_word(seat) for seat in pile]),
        }
        told.append(Saying("say-space", facts))
        i += len(pile)
    return told


def tell_stacks(view: CarpeView) -> list[Saying]:
    """How much lies face down or has left the game."""
    light, dark = [len(tiles) for tiles in view["unseen_tiles"]]
    facts: dict[str, Fact] = {"light": light, "dark": dark, "cards": len(view["stack"])}
    told = [plain("say-heading-stacks"), Saying("say-stacks", facts)]
    if view["removed"]:
        told.append(Saying("say-removed", {"tiles": len(view["removed"])}))
    return told


def tell_seat(view: CarpeView, seat: SeatView) -> list[Saying]:
    """What one player has: points and storage, what is finished, fountain cards, district."""
    mine = seat["seat"] == view["viewer"]
    heading = "say-heading-you" if mine else "say-heading-seat"
    told = [Saying(heading, {"seat": seat_word(seat["seat"])})]
    purse: dict[str, Fact] = {
        "points": seat["points"],
        "space": seat["space"],
        "goods": goods_of(seat),
    }
    told.append(Saying("say-purse-own" if mine else "say-purse", purse))
    if seat["field"] is not None and view["turn"] is not None:
        facts: dict[str, Fact] = {"field": seat["field"], "fields": numbers(seat["reach"])}
        told.append(Saying("say-patrician", facts))
    told += tell_finished(seat)
    told += tell_fountain_cards(seat)
    return told + tell_district(seat)


def tell_finished(seat: SeatView) -> list[Saying]:
    """How many of each kind count in a scoring, and the chimneys (CD-9.5, CD-9.6)."""
    counts = seat["counts"]
    parts = [counted(counts[kind], kind) for kind in FEATURE_IDS if counts[kind]]
    if counts["chimney"]:
        parts.append(counted(counts["chimney"], "chimney"))
    return [Saying("say-counts", {"things": listed(parts)})] if parts else []


def tell_fountain_cards(seat: SeatView) -> list[Saying]:
    """Known ones with what each is worth now, the others by number (CD-11.5, CD-12.3)."""
    told: list[Saying] = []
    known: list[str] = []
    hidden = 0
    for card in seat["fountain_cards"]:
        if card is None:
            hidden += 1
        else:
            points = seat["fountain_points"][card]
            known.append(f"{feature_word(card)} ({counted(points, 'point')})")
    if known:
        told.append(Saying("say-fountain-cards", {"cards": listed(known)}))
    if hidden:
        told.append(Saying("say-fountain-cards-hidden", {"cards": hidden}))
    return told
