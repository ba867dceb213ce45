"""How a view of Caesar's Empire is put into sentences."""

from groma.core.look import around
from groma.core.phrases import clauses, counted, listed
from groma.core.sayings import Fact, Saying, seat_word

from ..tables import (
    KIND_IDS,
    NODE_IDS,
    ORDINARY,
    REGION_IDS,
    REGION_OF,
    ROAD_BONUS,
    VALUE,
)
from ..view.forms import CaesarView, SeatView
from .map import tell_map
from .phrases import (
    AND,
    GOLD_ID,
    available,
    city_place,
    city_word,
    color_word,
    joined,
    kind_word,
    kinds_of,
)


def describe(view: CaesarView) -> list[Saying]:
    """The whole table: the turn, the map, then every seat from the viewer on."""
    told = tell_stage(view) + tell_map(view)
    for seat in around(view["viewer"], view["players"]):
        told += tell_seat(view, view["seats"][seat])
    return told


# ---- the turn -----------------------------------------------------------------------------------


def tell_stage(view: CaesarView) -> list[Saying]:
    """Whose turn it is, how many cities are left, and which treasures lie on the map."""
    turn = view["turn"]
    cities: dict[str, Fact] = {"cities": available(view)}
    if turn is None:
        told = [Saying("say-heading-over", {}), Saying("say-over", cities)]
    else:
        told = [Saying("say-heading-stage", {})]
        told.append(Saying("say-turn", {"seat": seat_word(turn["seat"]), **cities}))
    told.append(Saying("say-began", {"seat": seat_word(view["start"]), "side": view["side"]}))
    if view["wild_treasures"]:
        told.append(Saying("say-wild-treasures", {}))
    if view["whole_province"]:
        told.append(Saying("say-whole-province", {}))
    if view["step"] == "chain" or view["step"] == "way":
        told.append(tell_progress(view))
    if cities["cities"]:
        told.append(Saying("say-left", {"kinds": kinds_of(view["left"])}))
    if sum(view["box"].values()):
        told.append(Saying("say-box", {"kinds": kinds_of(view["box"])}))
    return told


def tell_progress(view: CaesarView) -> Saying:
    """The chain that is being built, or the way to Rome that is being walked."""
    message = "say-chain" if view["step"] == "chain" else "say-walk"
    facts: dict[str, Fact] = {}
    turn = view["turn"]
    if turn is not None and turn["city"] is not None and turn["tip"] is not None:
        facts["city"] = city_place(turn["city"])
        facts["tip"] = city_word(turn["tip"])
        facts["roads"] = turn["roads"]
    return Saying(message, facts)


# ---- a seat -------------------------------------------------------------------------------------


def tell_seat(view: CaesarView, seat: SeatView) -> list[Saying]:
    """What one player has: supply and points first, then tokens, treasures and roads.

    Each sentence says whose things it tells, for it may be read alone.
    """
    mine = seat["seat"] == view["viewer"]
    whose: dict[str, Fact] = {"seat": seat_word(seat["seat"]), "mine": int(mine)}
    heading = "say-heading-you" if mine else "say-heading-seat"
    told = [Saying(heading, {"seat": seat_word(seat["seat"])})]
    told.append(Saying("say-purse", {**whose, **purse_of(view, seat)}))
    if not seat["cities"]:
        return [*told, Saying("say-no-city", whose)]
    told.append(Saying("say-tokens", {**whose, "tokens": clauses(tokens_of(seat))}))
    told += tell_treasures(seat, whose)
    roads = roads_of(view, seat["seat"])
    if roads:
        told.append(Saying("say-roads", {**whose, "roads": listed(roads)}))
    return told


def purse_of(view: CaesarView, seat: SeatView) -> dict[str, Fact]:
    """Roads left and who has most of them, and the points on the track (CE-9.7)."""
    first = view["leaders"]
    return {
        "supply": seat["supply"],
        "over": int(view["turn"] is None),
        "leads": int(seat["seat"] in first) * len(first),
        "others": len(first) - 1,
        "most": view["seats"][first[0]]["supply"],
        "seats": joined([seat_word(other) for other in first], AND),
        "bonus": ROAD_BONUS,
        "points": seat["points"],
    }


def tokens_of(seat: SeatView) -> list[str]:
    """City tokens by colour, the best first: "green 6, 2"."""
    found: list[str] = []
    for region in range(len(REGION_IDS)):
        nodes = [NODE_IDS.index(city) for city in seat["cities"]]
        values = sorted([-VALUE[node] for node in nodes if REGION_OF[node] == region])
        if values:
            numbers = ", ".join([str(-value) for value in values])
            found.append(f"{color_word(REGION_IDS[region])} {numbers}")
    return found


def roads_of(view: CaesarView, seat: int) -> list[str]:
    """Where the roads of a seat lie: "Rome - Salonae 2"."""
    return [
        f"{city_word(segment['a'])} - {city_word(segment['b'])} {segment['roads']}"
        for segment in view["segments"]
        if segment["seat"] == seat
    ]


def tell_treasures(seat: SeatView, whose: dict[str, Fact]) -> list[Saying]:
    """The rows and columns of the board and the gold, with what they score as they are."""
    held = seat["treasures"]
    points = seat["sets"]
    rows: list[str] = []
    for i in range(len(seat["rows"])):
        kinds = [kind_word(kind) for kind in KIND_IDS[:ORDINARY] if held[kind] > i]
        if kinds:
            rows.append(listed(kinds) + worth(seat["rows"][i]))
    columns: list[str] = []
    for kind in KIND_IDS[:ORDINARY]:
        if points[kind]:
            columns.append(f"{kind_word(kind)} {held[kind]}{worth(points[kind])}")
    told: list[Saying] = []
    if rows:
        told.append(Saying("say-rows", {**whose, "rows": clauses(rows)}))
    if columns:
        told.append(Saying("say-columns", {**whose, "columns": listed(columns)}))
    if held[GOLD_ID]:
        facts: dict[str, Fact] = {"gold": held[GOLD_ID], "points": points[GOLD_ID]}
        told.append(Saying("say-gold", {**whose, **facts}))
    return told


def worth(points: int) -> str:
    """Points in brackets; none are not worth a word."""
    return f" ({counted(points, 'point')})" if points else ""
