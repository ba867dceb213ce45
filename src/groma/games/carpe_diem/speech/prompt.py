"""What Carpe Diem says right above a decision, and what it adds to the prompt itself."""

from groma.core.phrases import NOTHING_SAID
from groma.core.sayings import Fact, Saying, seat_word

from ..tables import RING
from ..view.forms import CarpeView
from .phrases import mover, tile_word
from .scoring import card_word


def brief(view: CarpeView) -> dict[str, Fact]:
    """The facts of every prompt: phase and round, the tile in hand, the card in progress."""
    seat = mover(view)
    turn = view["turn"]
    scoring = view["scoring"]
    tile = None if turn is None else turn["tile"]
    return {
        "phase": view["phase"],
        "phases": view["phases"],
        "round": view["round"],
        "rounds": view["rounds"],
        "field": seat["field"] or 0,
        "breads": seat["breads"],
        "loaves": seat["by_bread"],
        "last": int(takes_last(view)),
        "tile": NOTHING_SAID if tile is None else tile_word(tile),
        "first": int(len(seat["tiles"]) < 2),
        "cell": NOTHING_SAID if turn is None or turn["site"] is None else turn["site"],
        "cards": len(seat["fountain_cards"]),
        "card": card_word(None if scoring is None else scoring["card"]),
        "times": 0 if scoring is None else scoring["times"],
    }


def takes_last(view: CarpeView) -> bool:
    """Whether the next tile taken removes others from the field of who decides (CD-4.8)."""
    field = mover(view)["field"]
    if field is None:
        return False
    depot = view["depots"][field - 1]
    return depot["takes"] == 1 and depot["removed"] > 0


def tell_now(view: CarpeView) -> list[Saying]:
    """Before a move, the ring with all patricians, and who scores when."""
    if view["step"] not in ("settle", "move"):
        return []
    ring: list[str] = []
    for field in RING:
        depot = view["depots"][field]
        here = [seat_word(s["seat"]) for s in view["seats"] if s["field"] == depot["field"]]
        part = str(depot["field"])
        if not any(depot["tiles"]):
            part += " @say-ring-empty"
        ring.append(f"{part} ({', '.join(here)})" if here else part)
    track = [f"{seat_word(s)} ({view['seats'][s]['space']})" for s in reversed(view["track"])]
    return [
        Saying("say-now-ring", {"ring": ", ".join(ring), "first": RING[0] + 1}),
        Saying("say-now-track", {"track": ", ".join(track)}),
    ]
