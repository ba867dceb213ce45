"""Small pieces of sentences about Carpe Diem, made of words that each language has."""

from groma.core.look import deciding
from groma.core.phrases import NOTHING_SAID, clauses, counted, listed, signed
from groma.core.sayings import label_word

from ..moves import FEATURE
from ..notes import TILE
from ..tables import (
    PAYS_BREAD,
    PAYS_COIN,
    PAYS_STEP,
    PAYS_VP,
    WARE_IDS,
)
from ..view.forms import CarpeView, OutlookView, SeatView
from ..view.placements import FinishView


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


def gain_of(finish: FinishView) -> str:
    """What a feature gives its owner when it is finished (CD-6.4 to CD-6.10)."""
    if finish["gain"] == "points":
        return f"{counted(finish['chimneys'], 'chimney')}, {counted(finish['count'], 'point')}"
    if finish["gain"] == "tile":
        return "@say-seal-tile" if finish["count"] else NOTHING_SAID
    return counted(finish["count"], finish["gain"])


def finished_list(finishes: list[FinishView]) -> str:
    """What would be finished, each with what it gives."""
    return listed([f"{feature_word(one['feature'])} ({gain_of(one)})" for one in finishes])


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


def best_for(view: CarpeView, seat: int) -> int | None:
    """The most that a free circle is worth to a seat; None if all are worth the same."""
    values = [c["outlook"][seat]["worth"] for c in view["circles"] if c["seat"] is None]
    return max(values) if values and max(values) > min(values) else None
