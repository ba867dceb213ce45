"""How a view of City of Marble is put into sentences."""

from groma.core.look import around
from groma.core.phrases import clauses, counted, listed, plain
from groma.core.sayings import Fact, Saying, label_word, seat_word

from ..moves import CORNER, SPOT
from ..notes import FIELD, HILL
from ..places import spot_place, spot_short
from ..tables import BUILDING_IDS, COLOR_IDS, EMPTY_STACKS, HILL_CORNER
from ..view.forms import MarbleView, SeatView, TileView
from .city import tell_corners, tell_lines, tell_majorities, tell_sites
from .grid import city_map
from .phrases import building_word, buildings_of, color_word, field_word, tiles_of


def describe(view: MarbleView) -> list[Saying]:
    """The whole table: the turn, the map, what stands there, majorities, then every seat.

    The viewer's own things stand before the map, which belongs to them: it is shown with them.
    """
    order = [view["seats"][seat] for seat in around(view["viewer"], view["players"])]
    told = tell_stage(view)
    if view["viewer"] < view["players"]:
        told += tell_seat(view, order[0])
        order = order[1:]
    told += tell_map(view)
    told += tell_sites(view)
    told += tell_corners(view)
    told += tell_lines(view)
    told += tell_majorities(view)
    for seat in order:
        told += tell_seat(view, seat)
    return told


# ---- the turn and the supplies ------------------------------------------------------------------


def tell_stage(view: MarbleView) -> list[Saying]:
    """Whose turn it is, what is in hand, how near the end is."""
    turn = view["turn"]
    trigger = view["trigger"]
    if turn is None:
        told = [plain("say-heading-over")]
    elif trigger is None:
        told = [plain("say-heading-stage")]
    else:
        told = [plain("say-heading-last")]
        told.append(Saying("say-trigger", {"trigger": seat_word(trigger)}))
    if turn is not None:
        facts: dict[str, Fact] = {"seat": seat_word(turn["seat"]), "actions": turn["actions"]}
        told.append(Saying("say-turn", facts))
        color = turn["color"]
        spot = turn["spot"]
        if color is not None and spot is None:
            told.append(Saying("say-hand", {"color": color_word(color)}))
        elif color is not None and spot is not None:
            facts = {"color": color_word(color), "place": spot_place(spot)}
            told.append(Saying("say-just-laid", facts))
    return told + tell_supplies(view)


def tell_supplies(view: MarbleView) -> list[Saying]:
    """Stacks, imperium tiles, bridges and hills."""
    stacks = view["stacks"]
    empty = len([color for color in COLOR_IDS if not stacks[color]])
    facts: dict[str, Fact] = {
        "tiles": tiles_of(stacks),
        "empty": empty,
        "last": EMPTY_STACKS,
    }
    told = [Saying("say-stacks", facts)]
    stock = [f"{building_word(b)} {view['stock'][b]}" for b in BUILDING_IDS]
    told.append(Saying("say-stock", {"tiles": listed(stock)}))
    marked = [hill for hill in HILL.labels if hill not in view["hills"]]
    hills: dict[str, Fact] = {
        "hills": listed([hill_words(hill) for hill in view["hills"]]),
        "marked": listed([hill_words(hill) for hill in marked]),
    }
    told.append(Saying("say-hills", hills))
    if view["bridges"]:
        facts = {
            "count": len(view["bridges"]),
            "bridges": listed([str(bridge) for bridge in view["bridges"]]),
            "values": listed([str(points) for points in view["unseen_bridges"]]),
        }
        told.append(Saying("say-bridges", facts))
    return told


def hill_words(name: str) -> str:
    """A hill and its corners."""
    hill = HILL.parse(name)
    corners = [CORNER.label(corner) for corner in HILL_CORNER[3 * hill : 3 * hill + 3]]
    return f"{label_word(HILL, name)} ({listed(corners)})"


# ---- the map ------------------------------------------------------------------------------------


def tell_map(view: MarbleView) -> list[Saying]:
    """A map for eyes; for ears every tile, from north to south."""
    head: dict[str, Fact] = {}
    if view["viewer"] < view["players"]:
        head["viewer"] = seat_word(view["viewer"])  # shown with its own things, but everybody's
    told = [Saying("say-heading-map", head)]
    told.append(Saying("say-map", {"tiles": len(view["tiles"])}, city_map(view)))
    tiles = sorted(view["tiles"], key=lambda tile: -SPOT.parse(tile["spot"]))
    told += [tell_tile(tile) for tile in tiles]
    seats = [f"{seat + 1} {seat_word(seat)}" for seat in range(view["players"])]
    colors = [f"@code-{color} {color_word(color)}" for color in COLOR_IDS]
    buildings = [f"@code-{building} {building_word(building)}" for building in BUILDING_IDS]
    letters = [*buildings, "@code-fountain @say-fountain"]
    told.append(Saying("say-legend-tiles", {"colors": listed(colors)}))
    told.append(Saying("say-legend-seats", {"seats": listed(seats)}))
    told.append(Saying("say-legend-corners", {"letters": listed(letters)}))
    return [*told, plain("say-legend-signs"), plain("say-legend-lines")]


def tell_tile(tile: TileView) -> Saying:
    """A tile, where it lies, and whose official stands on it."""
    facts: dict[str, Fact] = {
        "color": color_word(tile["color"]),
        "place": spot_place(tile["spot"]),
    }
    owner = tile["official"]
    if owner is None:
        return Saying("say-tile", facts)
    facts["seat"] = seat_word(owner)
    return Saying("say-tile-official", facts)


# ---- a seat -------------------------------------------------------------------------------------


def tell_seat(view: MarbleView, seat: SeatView) -> list[Saying]:
    """What one player has: tiles and officials first, then what was gained."""
    mine = seat["seat"] == view["viewer"]
    heading = "say-heading-you" if mine else "say-heading-seat"
    told = [Saying(heading, {"seat": seat_word(seat["seat"])})]
    purse: dict[str, Fact] = {
        "tiles": tiles_of(seat["ready"]),
        "home": seat["home"],
        "points": seat["points"],
        "buildings": buildings_of(seat["buildings"]),
    }
    told.append(Saying("say-purse-own" if mine else "say-purse", purse))
    if sum([seat["drawn"][color] for color in COLOR_IDS]):
        told.append(Saying("say-drawn", {"tiles": tiles_of(seat["drawn"])}))
    if seat["on_tiles"]:
        told.append(Saying("say-officials", {"tiles": clauses(official_tiles(view, seat))}))
    fields = [field for field in FIELD.labels if seat["fields"][field]]
    if fields:
        parts = [f"{field_word(field)} {seat['fields'][field]}" for field in fields]
        told.append(Saying("say-fields", {"fields": listed(parts)}))
    gains: dict[str, Fact] = {
        "imperium": buildings_of(seat["imperium"]),
        "coins": counted(seat["coins"], "coin"),
    }
    told.append(Saying("say-gains", gains))
    return told + tell_bridge_tiles(seat)


def official_tiles(view: MarbleView, seat: SeatView) -> list[str]:
    """The tiles with officials of a seat: colour and place; the map section says where that is."""
    colors = {tile["spot"]: tile["color"] for tile in view["tiles"]}
    return [f"{color_word(colors[spot])} {spot_short(spot)}" for spot in seat["on_tiles"]]


def tell_bridge_tiles(seat: SeatView) -> list[Saying]:
    """The values that the viewer knows, and how many others there are (CM-16.1)."""
    told: list[Saying] = []
    known = sorted([points for points in seat["bridges"] if points is not None])
    if known:
        facts: dict[str, Fact] = {
            "values": listed([str(points) for points in known]),
            "points": sum(known),
        }
        told.append(Saying("say-bridges-known", facts))
    hidden = len(seat["bridges"]) - len(known)
    if hidden:
        told.append(Saying("say-bridges-hidden", {"count": hidden}))
    return told
