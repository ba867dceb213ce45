"""What each board draws of its game's box: a function for every game, from its components."""

from typing import Any

from box_literals import Names, Part, Table, Value


def entries(table: dict[str, Any]) -> dict[str, Any]:
    """The rows of a table, without where it is from."""
    return {name: row for name, row in table.items() if name != "source"}


def builders_antiquity(data: dict[str, Any]) -> list[Part]:
    """Cards, prices and coins of The Builders: Antiquity."""
    ids = data["resources"]["ids"]

    def some(amounts: list[int]) -> dict[str, int]:
        return {name: amount for name, amount in zip(ids, amounts, strict=True) if amount}

    def building(row: dict[str, Any]) -> dict[str, Any]:
        return {name: some(v) if isinstance(v, list) else v for name, v in row.items()}

    ranks, workers, loans = entries(data["ranks"]), entries(data["workers"]), data["loans"]
    buildings = {**entries(data["buildings"]), **entries(data["machines"])}
    crew = {
        f"{rank}-{place}": {"provides": some(card), "wage": ranks[rank]["wage"]}
        for rank, cards in workers.items()
        for place, card in enumerate(cards, 1)
    }
    for name, provides in entries(data["slaves"]).items():
        crew[name] = {"provides": some(provides), "wage": 0}
    return [
        Names("RESOURCES", "Always in this order.", ids, "Resource"),
        Table(
            "BUILDINGS",
            "",
            "Site",
            {name: building(row) for name, row in buildings.items()},
            {"provides": "Of a machine, once it is finished."},
        ),
        Names("RANKS", "The lowest first.", list(ranks)),
        Table("CREW", "Workers and slaves.", "Member", crew),
        Value(
            "TOOLS",
            "What each tool adds.",
            {name: some(adds) for name, adds in entries(data["tools"]).items()},
        ),
        Value(
            "UNIVERSITIES",
            "How many of its resource a university makes.",
            entries(data["universities"]),
        ),
        Value("TOOL_PRICE", "Sesterces.", data["prices"]["tool"]),
        Value("UNIVERSITY_PRICE", "", data["prices"]["university"]),
        Value("LOAN", "", {name: loans[name] for name in ("gain", "repay")}),
        Value("SILVER", "", data["coins"]["silver"]["value"]),
        Value("GOLD", "", data["coins"]["gold"]["value"]),
    ]


def caesars_empire(data: dict[str, Any]) -> list[Part]:
    """Map, tokens and player boards of Caesar's Empire."""
    rome, scoring, cities = data["rome"], data["scoring"], entries(data["cities"])
    *kinds, gold = entries(data["treasures"])
    lines = [line.split() for line in data["segments"]["lines"]]
    return [
        Value("ROME", "", rome["id"]),
        Value(
            "PLACES",
            "Where a node lies in the drawing: x grows to the east, y to the south.",
            {name: (row["x"], row["y"]) for name, row in {rome["id"]: rome, **cities}.items()},
        ),
        Names("REGIONS", "", entries(data["regions"])),
        Table(
            "CITIES",
            "",
            "PrintedCity",
            {name: {key: row[key] for key in ("region", "value", "sides")} for name, row in cities.items()},
            {"sides": 'The sides of the board that show it: "A", "B" or "AB".'},
        ),
        Table(
            "SEGMENTS",
            "First those of side A, then those that only side B has.",
            "PrintedSegment",
            [
                {"a": a, "b": b, "roads": {"A": int(one), "B": int(two)}, "sea": over == "sea"}
                for a, b, one, two, over in lines
            ],
            {"roads": "By side of the board; 0 where it is not there."},
        ),
        Names("KINDS", "The kinds of treasures in the order of the columns.", kinds),
        Value("GOLD", "It has a track of its own.", gold),
        Value("ROWS", "Rows of a player board.", data["player_board"]["rows"]),
        Value("DIFFERENT", "Points of so many different kinds in a row.", scoring["different"]),
        Value("SAME", "Points of so many of a kind.", scoring["same"]),
        Value("GOLD_POINTS", "Points of so many gold.", scoring["gold"]),
        Value("GOLD_FACTOR", "Roads to a city with gold pay so many times.", scoring["gold_factor"]),
        Value("ROAD_BONUS", "For whoever has the most roads left.", scoring["road_bonus"]),
        Value("ROADS", "Of every player in the beginning.", data["box"]["roads_each"]),
    ]


def carpe_diem(data: dict[str, Any]) -> list[Part]:
    """Tiles, cards, frame and boards of Carpe Diem."""
    things, scoring, course = data["things"], data["scoring"], data["course"]
    points = data["frame"]["points"]
    worth = {thing: points[sort] for sort in points for thing in things[sort]}
    faces = {
        tile["id"]: {
            "edges": tile["edges"].split(),
            "chimneys": tile.get("chimneys", 0),
            "building": tile.get("building", ""),
        }
        for group in data["tiles"]
        for tile in group["kinds"]
    }
    cards = {
        card["id"]: {"red": group["colour"] == "red", "asks": card["asks"], "pays": card["pays"]}
        for group in data["cards"].values()
        for card in group["kinds"]
    }
    grid, star = data["score_grid"], data["star"]
    return [
        Names("WARES", "", list(things["wares"].values())),
        Value("WARE_OF", "The ware of a landscape.", things["wares"]),
        Names(
            "FEATURES",
            "",
            [*things["villas"], *things["landscapes"], *things["dwellings"], *things["buildings"]],
        ),
        Table(
            "FACES",
            "",
            "Face",
            faces,
            {"edges": "What the sides N, E, S, W show while the tile is not turned."},
        ),
        Table(
            "CARDS", "", "ScoringCard", cards, {"red": "Red: to be given; green: to be owned."}
        ),
        Table(
            "FRAME_PARTS",
            "",
            "FrameTask",
            [
                [
                    {"feature": one["thing"], "position": one["position"], "points": worth[one["thing"]]}
                    for one in part
                ]
                for part in data["frame"]["parts"]
            ],
            {"position": "Where along the side of the frame, 1 to 6 clockwise."},
        ),
        Value(
            "BOARD",
            "The first building board: S shovel, B place of a banderole.",
            data["boards"]["first"],
        ),
        Value(
            "VILLA_POINTS",
            "Points of a finished villa by its chimneys; the last entry also for more.",
            data["villa_points"]["by_chimneys"],
        ),
        Value("PENALTY", "What a card costs that is not fulfilled.", scoring["penalty"]),
        Value("LOAVES", "Breads that fulfil a card once.", scoring["loaves"]),
        Value(
            "FOUNTAIN_POINTS",
            "Of a fountain card for each feature of its kind.",
            scoring["fountain_points"],
        ),
        Value("LEFTOVERS", "So many goods are a point in the end.", scoring["leftover_divisor"]),
        Value("LAST_SPACE", "Of the banderole track.", len(data["track"]["points"]) - 1),
        Value("GRID", "Fields for scoring cards.", {name: grid[name] for name in ("rows", "columns")}),
        Value("FIELDS", "Of the star.", star["fields"]),
        Value("JOINED", "A field is joined to those so many further on.", star["joined"]),
        Value("SEALS", "Places for tiles with a seal.", data["course"]["seals"]),
        Value("POINT_CARDS", "Their values.", data["box"]["point_card_values"]),
    ]


def city_of_marble(data: dict[str, Any]) -> list[Part]:
    """Board, tiles and buildings of Rome: City of Marble."""
    strips = sorted(data["board"]["strips"])
    outlets = data["aqueducts"]["outlets"]
    buildings = entries(data["buildings"])
    return [
        Value(
            "STRIPS",
            "The strips of triangles from north to south: first and last column.",
            [(first, last) for _, first, last in strips],
        ),
        Value(
            "HILLS",
            "Triangles as column and row of strips.",
            {name: tuple(place) for name, place in entries(data["hills"]).items()},
        ),
        Value("BRIDGES", "", [tuple(place) for place in data["bridges"]["spaces"]]),
        Value(
            "OUTLETS",
            "Corners, where aqueducts begin.",
            {line: f"{chr(ord('a') + row)}{column}" for line, (column, row) in outlets.items()},
        ),
        Names("COLORS", "", entries(data["colors"]), "Color"),
        Names("BUILDINGS", "", buildings),
        Value(
            "BUILDING_ON",
            "The building that the tiles of a colour show.",
            {color: _of_color(buildings, color) for color in entries(data["colors"])},
        ),
        Value(
            "COLOR_OF",
            "The colour of a building's tiles.",
            {name: row["color"] for name, row in buildings.items()},
            "Readonly<Record<string, Color>>",
        ),
        Value("PLAYERS", "As many boards are in the box.", data["box"]["player_boards"]),
        Value("OFFICIALS", "Of a player.", data["box"]["officials_each"]),
        Value("EMPTY", "So many empty stacks bring the last round.", data["course"]["empty_stacks"]),
    ]


def _of_color(buildings: dict[str, Any], color: str) -> str:
    (found,) = [name for name, row in buildings.items() if row["color"] == color]
    return found


def city_of_rome(data: dict[str, Any]) -> list[Part]:
    """Buildings and prices of City of Rome."""
    buildings = data["building"]
    same = ("category", "cost", "stars", "value", "colour")

    def card(row: dict[str, Any]) -> dict[str, Any]:
        found = {name: row[name] for name in same if name in row}
        if "function" in row:
            found |= {"effect": row["function"], "bonus": row.get("bonus", 0)}
        return found | row.get("produces", {})

    def used(field: str) -> list[str]:
        return list(dict.fromkeys(row[field] for row in buildings if field in row))

    return [
        Names("CATEGORIES", "", used("category"), "Category"),
        Names("COLOURS", "Of public buildings.", used("colour"), "Colour"),
        Names("EFFECTS", "What a public building gives for each neighbour.", used("function"), "Effect"),
        Table(
            "KINDS",
            "",
            "Kind",
            {row["id"]: card(row) for row in buildings},
            {
                "cost": "In bricks.",
                "value": "Of a residence.",
                "colour": "Of a public building, with what it gives for each neighbour, and so much more.",
                "money": "Of a farm, in each Production.",
            },
            {"category": "Category", "colour": "Colour", "effect": "Effect"},
        ),
        Value("GEARS", "That one Production takes.", data["production"]["gears"]),
        Value("COINS_PER_BRICK", "What a missing brick costs.", data["money"]["per_brick"]),
        Value("COINS_PER_GEAR", "What a missing gear costs.", data["money"]["per_gear"]),
    ]
