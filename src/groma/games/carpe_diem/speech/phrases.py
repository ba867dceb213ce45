"""Small pieces of sentences about Carpe Diem, made of words that each language has."""

from groma.core.look import deciding
from groma.core.phrases import NOTHING_SAID, clauses, counted, listed, signed
from groma.core.sayings import label_word

from ..moves import FEATURE
from ..notes import TILE
from ..rules.rewards import villa_points
from ..tables import (
    BAKER_BREADS,
    FISH_POND,
    MERCHANT_COINS,
    PAYS_BREAD,
    PAYS_COIN,
    PAYS_STEP,
    PAYS_VP,
    STEWARD_STEPS,
    THING_IDS,
    VINEYARD,
    WARE_IDS,
)
from ..view.forms import CarpeView, OutlookView, SeatView
from ..view.placements import FinishView

_LANDSCAPES = THING_IDS[VINEYARD : FISH_POND + 1]


def feature_word(feature: str) -> str:
    """A kind of feature."""
    return label_word(FEATURE, feature)


def tile_word(tile: str) -> str:
    """A tile by its name."""
    return label_word(TILE, tile)


def tile_list(tiles: list[str | None]) -> str:
    """The tiles that lie somewhere; their names may hold commas."""
    found = [tile_word(tile) for tile in tiles if tile is not None]
    return clauses(found)


def mover(view: CarpeView) -> SeatView:
    """Who decides; after the game the viewer, and the first seat for the onlooker."""
    return view["seats"][deciding(view)]


def wares_of(seat: SeatView) -> int:
    """How many wares a seat has."""
    return sum([seat["wares"][ware] for ware in WARE_IDS])


def goods_of(seat: SeatView) -> str:
    """What is in storage."""
    parts = [counted(seat["wares"][ware], ware) for ware in WARE_IDS if seat["wares"][ware]]
    if seat["coins"]:
        parts.append(counted(seat["coins"], "coin"))
    if seat["breads"]:
        parts.append(counted(seat["breads"], "bread"))
    if seat["stored"]:
        parts.append(counted(len(seat["stored"]), "tile"))
    return listed(parts)


def gain_of(view: CarpeView, feature: str, tiles: int, chimneys: int) -> str:
    """What a feature gives its owner when it is finished (CD-6.4 to CD-6.10)."""
    if feature == "villa":
        points = villa_points(chimneys)
        return f"{counted(chimneys, 'chimney')}, {counted(points, 'point')}"
    if feature == "merchant":
        return counted(wares_of(mover(view)) + MERCHANT_COINS, "coin")
    if feature == "baker":
        return counted(BAKER_BREADS, "bread")
    if feature == "steward":
        return counted(STEWARD_STEPS, "step")
    if feature == "craftsman":
        left = [tile for tile in view["seals"] if tile is not None]
        return "@say-seal-tile" if left else NOTHING_SAID
    if feature in _LANDSCAPES:
        return counted(tiles - 1, WARE_IDS[_LANDSCAPES.index(feature)])
    return NOTHING_SAID


def finished_list(view: CarpeView, finishes: list[FinishView]) -> str:
    """What would be finished, each with what it gives."""
    parts: list[str] = []
    for finish in finishes:
        gain = gain_of(view, finish["feature"], finish["tiles"], finish["chimneys"])
        parts.append(f"{feature_word(finish['feature'])} ({gain})")
    return listed(parts)


def payout_of(card: int) -> str:
    """What a scoring card pays for being fulfilled once."""
    parts: list[str] = []
    if PAYS_VP[card]:
        parts.append(counted(PAYS_VP[card], "point"))
    if PAYS_COIN[card]:
        parts.append(counted(PAYS_COIN[card], "coin"))
    if PAYS_BREAD[card]:
        parts.append(counted(PAYS_BREAD[card], "bread"))
    if PAYS_STEP[card]:
        parts.append(counted(PAYS_STEP[card], "step"))
    return listed(parts)


def change_of(look: OutlookView) -> str:
    """What a circle would bring, the points in any case."""
    parts = [signed(look["points"], "point")]
    if look["wares"]:
        parts.append(signed(look["wares"], "ware"))
    if look["coins"]:
        parts.append(signed(look["coins"], "coin"))
    if look["breads"]:
        parts.append(signed(look["breads"], "bread"))
    if look["steps"]:
        parts.append(signed(look["steps"], "step"))
    return listed(parts)


def worth(look: OutlookView) -> int:
    """Twice the points that a circle is worth for sure: goods count half at the end (CD-11.3)."""
    goods = look["wares"] + look["coins"] + look["breads"]
    return 2 * (look["points"] + look["steps"]) + goods


def best_for(view: CarpeView, seat: int) -> int | None:
    """The most that a free circle is worth to a seat; None if all are worth the same."""
    values = [worth(c["outlook"][seat]) for c in view["circles"] if c["seat"] is None]
    return max(values) if values and max(values) > min(values) else None
