"""How the components of Carpe Diem become the numbers of its tables.py."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from make_tables import demand, lists, mask, masks, number, numbers, rows, words

BACKS = ["light", "dark"]
GROUPS = ["A", "B", "C", "D"]
SIDES = 4
SIZE = 6  # rows and columns of a board
CELLS = SIZE * SIZE
MOST_PLAYERS = 4
STEP = [-SIZE, 1, SIZE, -1]  # from a cell to its neighbour at north, east, south and west
SHAPES = {"1": "ends", "11": "corners", "101": "straights", "111": "tees", "1111": "crosses"}

HEAD = (
    '"""What is in the box of Carpe Diem, as numbers; '
    'made by tools/make_tables.py from components.toml."""\n\n'
    "from typing import Final\n"
)


def carpe_diem(data: dict[str, Any]) -> str:
    """Make the text of tables.py."""
    parts = [
        ("Things that tiles, cards and frames show; a feature is a thing less 1", _things(data)),
        ("Wares and goods; a ware is its landscape less 2", _goods(data["things"])),
        ("Tiles; an edge is listed by 16 * tile + 4 * turns + side", _tiles(data)),
        ("Scoring cards", _cards(data)),
        ("Grid of the scoring cards, row by row; by number of players, 0 to 4", _grid(data)),
        ("Parts of the frame; their tasks are listed by 2 * part + task", _frame(data)),
        ("Building boards", _boards(data)),
        ("Cells, row by row; bit c of a mask is cell c", _cells()),
        ("Fields of the star, clockwise", _star(data["star"])),
        ("By number of players, 0 to 4", _players(data["players"])),
        ("Course, rewards, scoring", _amounts(data)),
    ]
    return HEAD + "".join(f"\n# {title}.\n" + "\n".join(lines) + "\n" for title, lines in parts)


def _features(things: dict[str, Any]) -> list[str]:
    return [
        *things["villas"],
        *things["landscapes"],
        *things["dwellings"],
        *things["buildings"],
    ]


def _every_thing(things: dict[str, Any]) -> list[str]:
    return ["meadow", *_features(things), *things["counted"]]


def _edge_kinds(things: dict[str, Any]) -> list[str]:
    return _every_thing(things)[: 1 + len(_features(things)) - len(things["buildings"])]


def _things(data: dict[str, Any]) -> list[str]:
    ids = _every_thing(data["things"])
    return [
        *(number(name.upper(), index) for index, name in enumerate(ids)),
        number("THINGS", len(ids)),
        words("THING_IDS", ids),
        words("FEATURE_IDS", _features(data["things"])),
        number("EDGE_KINDS", len(_edge_kinds(data["things"]))),
    ]


def _wares(things: dict[str, Any]) -> list[str]:
    demand(list(things["wares"]) == things["landscapes"], "every landscape has its ware, in order")
    return list(things["wares"].values())


def _goods(things: dict[str, Any]) -> list[str]:
    wares = _wares(things)
    goods = [*wares, *things["other_goods"]]
    return [
        *(number(name.upper(), index) for index, name in enumerate(goods)),
        number("WARES", len(wares)),
        number("GOODS", len(goods)),
        words("WARE_IDS", wares),
        words("GOOD_IDS", goods),
    ]


def _turned(edges: list[str], turns: int) -> list[str]:
    return [edges[(side - turns) % SIDES] for side in range(SIDES)]


def _shown(edges: list[str]) -> list[str]:
    """List the things at the edges of a tile but meadow, each once."""
    return [thing for thing in dict.fromkeys(edges) if thing != "meadow"]


def _shape(edges: list[str], thing: str) -> str:
    """Name the shape of a part by the edges it has, whichever way it is turned."""
    for turns in range(SIDES):
        here = "".join(str(int(edge == thing)) for edge in _turned(edges, turns)).rstrip("0")
        if here in SHAPES:
            return SHAPES[here]
    raise ValueError(f"no shape for {thing} at {edges}")


def _tiles(data: dict[str, Any]) -> list[str]:
    things = _every_thing(data["things"])
    tiles = [
        {**tile, "edges": tile["edges"].split()}
        for group in data["tiles"]
        for tile in group["kinds"]
    ]
    _check_tiles(data, tiles)
    ids = [tile["id"] for tile in tiles]
    edges, turns_of, parts, within = [], [], [], []
    for tile in tiles:
        views = [_turned(tile["edges"], turns) for turns in range(SIDES)]
        edges += [things.index(thing) for view in views for thing in view]
        turns_of.append([turns for turns in range(SIDES) if views.index(views[turns]) == turns])
        parts.append([things.index(thing) for thing in _shown(tile["edges"])])
        within.append(mask(cell for cell in range(CELLS) if any(_fits(v, cell) for v in views)))

    def kinds(back: str) -> list[int]:
        return [kind for kind, tile in enumerate(tiles) for _ in range(tile.get(back, 0))]

    building = [things.index(tile["building"]) if "building" in tile else 0 for tile in tiles]
    return [
        number("TILES", len(tiles)),
        words("TILE_IDS", ids),
        rows("EDGE", edges, SIDES * SIDES, ids),
        lists("TURNS_OF", turns_of, ids),
        numbers("CHIMNEYS", [tile.get("chimneys", 0) for tile in tiles], ids),
        numbers("BUILDING", building, ids),
        lists("PARTS", parts, ids),
        masks("WITHIN_FRAME", within, ids),
        number("LIGHT", 0),
        number("DARK", 1),
        number("FOUNTAIN_BACK", 2),
        rows("LIGHT_TILES", kinds("light"), 14),
        rows("DARK_TILES", kinds("dark"), 13),
    ]


def _fits(view: list[str], cell: int) -> bool:
    """Tell whether a tile turned like this shows only meadow to the frame."""
    return all(view[side] == "meadow" for side in range(SIDES) if _neighbour(cell, side) < 0)


def _check_tiles(data: dict[str, Any], tiles: list[dict[str, Any]]) -> None:
    """Refuse tiles that break the rules of their kind or do not add up."""
    edge_kinds = _edge_kinds(data["things"])
    found: dict[str, Counter[str]] = {thing: Counter() for thing in _features(data["things"])}
    for tile in tiles:
        shown = _shown(tile["edges"])
        copies = {back: tile.get(back, 0) for back in BACKS}
        demand(len(tile["edges"]) == SIDES, f"{tile['id']}: four edges")
        demand(set(tile["edges"]) <= set(edge_kinds), f"{tile['id']}: unknown edge")
        demand(len(shown) <= (1 if copies["dark"] else 2), f"{tile['id']}: too many parts")
        demand(bool(shown) != ("building" in tile), f"{tile['id']}: parts or a building")
        demand(("villa" in shown) == (tile.get("chimneys", 0) > 0), f"{tile['id']}: chimneys")
        for thing in [*shown, *([tile["building"]] if "building" in tile else [])]:
            found[thing].update(copies)
            if thing in shown:
                shape = _shape(tile["edges"], thing)
                demand(not copies["dark"] or shape == "ends", f"{tile['id']}: no end")
                found[thing][shape] += sum(copies.values())
            if thing == "villa":
                found[thing]["chimneys"] += tile["chimneys"] * sum(copies.values())
    wanted = {thing: Counter(row) for thing, row in data["parts"].items() if thing != "source"}
    demand(found == wanted, f"the tiles add up to {found}, not to {wanted}")
    for back in BACKS:
        total = sum(tile.get(back, 0) for tile in tiles)
        demand(total == data["box"][f"{back}_tiles"], f"{total} {back} tiles")
    demand(len({tile["id"] for tile in tiles}) == len(tiles), "two tiles of one id")
    dealt = data["star"]["fields"] * data["course"]["tiles_per_depot"]
    uses = Counter({back: dealt * n for back, n in Counter(data["course"]["phase_backs"]).items()})
    uses["dark"] += data["course"]["seals"]
    for back in BACKS:
        demand(uses[back] == data["box"][f"{back}_tiles"], f"{uses[back]} {back} tiles are used")


def _cards(data: dict[str, Any]) -> list[str]:
    things, wares = _every_thing(data["things"]), _wares(data["things"])
    demand(list(data["cards"]) == GROUPS, "four groups of cards")
    cards = [
        {**card, "group": group, "red": data["cards"][group]["colour"] == "red"}
        for group in GROUPS
        for card in data["cards"][group]["kinds"]
    ]
    ids = [card["id"] for card in cards]
    demand(len(set(ids)) == len(ids), "two cards of one id")
    total = sum(card.get("copies", 1) for card in cards)
    demand(total == data["box"]["scoring_cards"], f"{total} scoring cards")
    for card in cards:
        allowed = wares if card["red"] else things[1:]
        demand(set(card["asks"]) <= set(allowed), f"{card['id']}: asks for what it cannot")
        demand(set(card["pays"]) <= {"points", "coin", "bread", "step"}, f"{card['id']}: pays")

    def column(name: str, read: Callable[[dict[str, Any]], int]) -> str:
        return numbers(name, [read(card) for card in cards], ids)

    def greens(name: str, read: Callable[[dict[str, int]], list[int]]) -> str:
        return lists(name, [[] if card["red"] else read(card["asks"]) for card in cards], ids)

    def asked(card: dict[str, Any]) -> list[int]:
        return [card["asks"].get(ware, 0) if card["red"] else 0 for ware in wares]

    group_cards = [
        [
            kind
            for kind, card in enumerate(cards)
            if card["group"] == group
            for _ in range(card.get("copies", 1))
        ]
        for group in GROUPS
    ]
    return [
        number("CARDS", len(cards)),
        words("CARD_IDS", ids),
        words("GROUP_IDS", GROUPS),
        lists("GROUP_CARDS", group_cards, GROUPS),
        column("CARD_GROUP", lambda card: GROUPS.index(card["group"])),
        column("CARD_RED", lambda card: int(card["red"])),
        lists("CARD_WARES", [asked(card) for card in cards], ids),
        greens("CARD_THINGS", lambda asks: [things.index(thing) for thing in asks]),
        greens("CARD_COUNTS", lambda asks: list(asks.values())),
        column("PAYS_VP", lambda card: card["pays"].get("points", 0)),
        column("PAYS_COIN", lambda card: card["pays"].get("coin", 0)),
        column("PAYS_BREAD", lambda card: card["pays"].get("bread", 0)),
        column("PAYS_STEP", lambda card: card["pays"].get("step", 0)),
    ]


def _grid(data: dict[str, Any]) -> list[str]:
    height, width = data["score_grid"]["rows"], data["score_grid"]["columns"]
    fields = height * width
    corners = {
        "top left": 0,
        "top right": width - 1,
        "bottom left": fields - width,
        "bottom right": fields - 1,
    }
    circles = []
    for field in range(fields):
        circles += [(field, field + 1)] if field % width < width - 1 else []
        circles += [(field, field + width)] if field + width < fields else []
    used: list[list[int]] = []
    sets: list[int] = []
    for count in range(MOST_PLAYERS + 1):
        row = data["players"].get(str(count))
        if row is None:
            used.append([])
            sets.append(0)
            continue
        empty = [corners[name] for name in row["empty_corners"]]
        used.append([field for field in range(fields) if field not in empty])
        free = [i for i, (a, b) in enumerate(circles) if a in used[-1] and b in used[-1]]
        sets.append(mask(free))
        demand(len(used[-1]) == sum(row["drawn"].values()), f"{count} players: a field per card")
        demand(len(free) == row["circles"], f"{count} players: {len(free)} circles")
    ids = [f"{a + 1}-{b + 1}" for a, b in circles]
    return [
        number("CARD_FIELDS", fields),
        lists("GRID", used),
        number("CIRCLES", len(circles)),
        words("CIRCLE_IDS", ids),
        numbers("CIRCLE_A", [a for a, _ in circles]),
        numbers("CIRCLE_B", [b for _, b in circles]),
        masks("CIRCLE_SET", sets),
    ]


def _frame(data: dict[str, Any]) -> list[str]:
    things = _every_thing(data["things"])
    frame = data["frame"]
    points = {thing: frame["points"][f] for f in frame["points"] for thing in data["things"][f]}
    tasks = [task for part in frame["parts"] for task in part]
    demand(len(frame["parts"]) == data["box"]["frame_parts"], "the parts of the frame")
    demand(all(len(part) == 2 for part in frame["parts"]), "two tasks on each part")
    demand(all(1 <= task["position"] <= SIZE for task in tasks), "six positions")
    line_cells, line_ids = [], []
    for side in range(SIDES):
        for place in range(SIZE):
            line = place if side < 2 else SIZE - 1 - place
            across = side % 2 == 1
            line_cells.append(
                mask(SIZE * line + i if across else SIZE * i + line for i in range(SIZE))
            )
            line_ids.append(str(line + 1) if across else "abcdef"[line])
    notes = [f"{'NESW'[i // SIZE]} {i % SIZE + 1}: {line}" for i, line in enumerate(line_ids)]
    names = [f"{index // 2 + 1}: {task['thing']}" for index, task in enumerate(tasks)]
    return [
        number("FRAME_PARTS", len(frame["parts"])),
        numbers("TASK_THING", [things.index(task["thing"]) for task in tasks], names),
        numbers("TASK_LINE_POSITION", [task["position"] for task in tasks], names),
        numbers("TASK_POINTS", [points[task["thing"]] for task in tasks], names),
        "# Lines across a board, by 6 * side of the frame + position - 1.",
        masks("LINE_CELLS", line_cells, notes),
        words("LINE_IDS", line_ids),
    ]


def _boards(data: dict[str, Any]) -> list[str]:
    picture = list(data["boards"]["first"])
    demand(len(picture) == SIZE and {len(row) for row in picture} == {SIZE}, "a square board")
    demand("".join(picture).count("S") == 1, "one shovel")
    shovels, banderoles = [], []
    for _ in range(data["box"]["building_boards"]):
        cells = "".join(picture)
        shovels.append(cells.index("S"))
        marked = [cell for cell in range(CELLS) if cells[cell] == "B"]
        demand(len(marked) == data["course"]["banderoles_each"], "the banderoles of a board")
        banderoles.append(mask(marked))
        picture = ["".join(column) for column in zip(*picture[::-1], strict=True)]
    return [
        number("BOARDS", len(shovels)),
        numbers("SHOVEL", shovels),
        masks("BANDEROLE_CELLS", banderoles),
    ]


def _neighbour(cell: int, side: int) -> int:
    row, column = divmod(cell, SIZE)
    outside = [row == 0, column == SIZE - 1, row == SIZE - 1, column == 0]
    return -1 if outside[side] else cell + STEP[side]


def _cells() -> list[str]:
    ids = [f"{'abcdef'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS)]
    around = [[_neighbour(cell, side) for side in range(SIDES)] for cell in range(CELLS)]
    beside = [mask(other for other in row if other >= 0) for row in around]
    at_frame = [
        mask(cell for cell in range(CELLS) if around[cell][side] < 0) for side in range(SIDES)
    ]
    return [
        number("CELLS", CELLS),
        words("CELL_IDS", ids),
        number("EVERY_CELL", mask(range(CELLS))),
        "# By 4 * cell + side.",
        rows("NEIGHBOUR", [other for row in around for other in row], SIDES, ids),
        masks("BESIDE", beside, ids),
        masks("AT_FRAME", at_frame),
    ]


def _star(star: dict[str, Any]) -> list[str]:
    fields = star["fields"]
    joined = [[(field + step) % fields for step in star["joined"]] for field in range(fields)]
    ring = [step * star["joined"][0] % fields for step in range(fields)]
    demand(sorted(ring) == list(range(fields)), "the lines make one ring")
    demand(all(i in joined[other] for i in range(fields) for other in joined[i]), "lines go back")
    return [number("FIELDS", fields), lists("JOINED", joined), numbers("RING", ring)]


def _players(players: dict[str, dict[str, Any]]) -> list[str]:
    by_count = [players.get(str(count), {}) for count in range(MOST_PLAYERS + 1)]
    drawn = [[row.get("drawn", {}).get(group, 0) for group in GROUPS] for row in by_count]
    for count, row in enumerate(by_count):
        demand(not row or len(row["start_points"]) == count, "points to start with for each")
    return [
        lists("START_POINTS", [row.get("start_points", []) for row in by_count]),
        lists("DRAWN", drawn),
        numbers("TAKES", [row.get("takes", 0) for row in by_count]),
    ]


def _amounts(data: dict[str, Any]) -> list[str]:
    course, rewards, scoring, box = (data[name] for name in ("course", "rewards", "scoring", "box"))
    features = len(_features(data["things"]))
    fountain = [sort for sort in range(features) for _ in range(data["fountain_cards"]["copies"])]
    demand(len(fountain) == box["fountain_cards"], f"{len(fountain)} fountain cards")
    demand(box["discs"] == course["discs_each"] * MOST_PLAYERS, "discs for everybody")
    discs = course["discs_each"] - course["track_discs_each"]
    demand(discs == course["phases"], "a disc for each scoring")
    demand(box["frame_parts"] == course["frame_parts_each"] * MOST_PLAYERS, "frames for everybody")
    demand(box["banderoles"] == course["banderoles_each"] * MOST_PLAYERS, "enough banderoles")
    return [
        number("PHASES", course["phases"]),
        number("ROUNDS", course["rounds"]),
        number("PER_DEPOT", course["tiles_per_depot"]),
        number("SEALS", course["seals"]),
        number("DISCS", discs),
        number("FRAME_PARTS_EACH", course["frame_parts_each"]),
        number("PENALTY", scoring["penalty"]),
        number("LOAVES", scoring["loaves"]),
        number("LEFTOVER_DIVISOR", scoring["leftover_divisor"]),
        number("LAST_SPACE", len(data["track"]["points"]) - 1),
        numbers("TRACK_POINTS", data["track"]["points"]),
        numbers("VILLA_POINTS", data["villa_points"]["by_chimneys"]),
        number("LANDSCAPE_LIMIT", data["limits"]["landscape_tiles"][1]),
        number("MERCHANT_COINS", rewards["merchant_coins"]),
        number("BAKER_BREADS", rewards["baker_breads"]),
        number("STEWARD_STEPS", rewards["steward_steps"]),
        number("MARKET_COINS", rewards["market_coins"]),
        number("BAKERY_BREADS", rewards["bakery_breads"]),
        number("BANDEROLE_STEPS", rewards["banderole_steps"]),
        number("FOUNTAIN_DRAWS", rewards["fountain_draws"]),
        number("FOUNTAIN_POINTS", scoring["fountain_points"]),
        numbers("FOUNTAIN_CARDS", fountain),
    ]
