"""How the components of City of Rome become the numbers of its tables.py."""

from collections.abc import Callable, Iterable
from typing import Any

from make_tables import lists, masks, number, numbers, words

CATEGORIES = {
    "production": "A_FARM",
    "residence": "A_RESIDENCE",
    "public": "A_PUBLIC",
    "aqueduct": "AN_AQUEDUCT",
    "temple": "A_TEMPLE",
}
COLOURS = ["", "green", "red", "yellow", "blue"]
FUNCTIONS = {
    "": "NO_FUNCTION",
    "money": "PAYS",
    "influence": "SWAYS",
    "cards": "TEACHES",
    "points": "BATHES",
}
DECKS = ["I", "II", "III", "IV"]
MOST_PLAYERS = 4

HEAD = (
    '"""What is in the box of City of Rome, as numbers; '
    'made by tools/make_tables.py from components.toml."""\n\n'
    "from typing import Final\n"
)


def city_of_rome(data: dict[str, Any]) -> str:
    """Make the text of tables.py."""
    parts = [
        ("Kinds of building", _kinds(data["building"])),
        ("What a kind is, in lists with one entry for each kind", _properties(data["building"])),
        ("Decks; the back of a card shows its deck", _decks(data["building"])),
        ("By number of players, 0 to 4", _players(data["players"])),
        ("Rows of strips; the free points are listed by row * FIELDS + field", _strips(data)),
        ("Cells of a city, y by y; bit c of a mask is cell c", _city(data["city"])),
        ("Money, production, scoring", _amounts(data)),
    ]
    return HEAD + "".join(f"\n# {title}.\n" + "\n".join(lines) + "\n" for title, lines in parts)


def _kinds(buildings: list[dict[str, Any]]) -> list[str]:
    ids = [building["id"] for building in buildings]
    return [
        *(number(kind.upper(), index) for index, kind in enumerate(ids)),
        number("KINDS", len(ids)),
        words("KIND_IDS", ids),
    ]


def _properties(buildings: list[dict[str, Any]]) -> list[str]:
    categories, functions = list(CATEGORIES), list(FUNCTIONS)

    def column(name: str, read: Callable[[dict[str, Any]], int]) -> str:
        notes = [building["id"] for building in buildings]
        return numbers(name, [read(building) for building in buildings], notes)

    def makes(name: str, what: str) -> str:
        return column(name, lambda building: building.get("produces", {}).get(what, 0))

    return [
        *(number(name, index) for index, name in enumerate(CATEGORIES.values())),
        words("CATEGORY_IDS", categories),
        column("CATEGORY", lambda building: categories.index(building["category"])),
        column("COST", lambda building: building["cost"]),
        column("STARS", lambda building: building["stars"]),
        column("VALUE", lambda building: building.get("value", 0)),
        *(number(colour.upper(), index) for index, colour in enumerate(COLOURS) if colour),
        words("COLOUR_IDS", COLOURS),
        column("COLOUR", lambda building: COLOURS.index(building.get("colour", ""))),
        makes("MAKES_MONEY", "money"),
        makes("MAKES_BRICK", "bricks"),
        makes("MAKES_INFLUENCE", "influence"),
        *(number(name, index) for index, name in enumerate(FUNCTIONS.values())),
        column("FUNCTION", lambda building: functions.index(building.get("function", ""))),
        column("BONUS", lambda building: building.get("bonus", 0)),
        "# How many a temple needs (Mercury: for each of its points), and the points it gives then",
        "# or for each thing it counts.",
        column("THRESHOLD", lambda building: _threshold(building.get("temple", {}))),
        column("POINTS", lambda building: building.get("temple", {}).get("points", 0)),
    ]


def _threshold(temple: dict[str, Any]) -> int:
    return int(temple.get("least", temple.get("step", 0)))


def _decks(buildings: list[dict[str, Any]]) -> list[str]:
    cards = [
        [kind for kind, b in enumerate(buildings) for _ in range(b["copies"].get(deck, 0))]
        for deck in DECKS
    ]
    return [
        *(number(f"DECK_{deck}", index) for index, deck in enumerate(DECKS)),
        number("BACKS", len(DECKS)),
        words("DECK_IDS", DECKS),
        lists("DECK_CARDS", cards, DECKS),
    ]


def _players(players: dict[str, dict[str, Any]]) -> list[str]:
    rows = [players.get(str(count), {}) for count in range(MOST_PLAYERS + 1)]
    if any(row and row["decks"] != DECKS[: len(row["decks"])] for row in rows):
        raise ValueError("the decks in play must be the first ones")
    return [
        numbers("ROUNDS", [row.get("rounds", 0) for row in rows]),
        numbers("BUILDERS", [row.get("builders", 0) for row in rows]),
        numbers("DECKS_IN_PLAY", [len(row.get("decks", [])) for row in rows]),
        numbers("OFFER_PER_DECK", [row.get("offer_per_deck", 0) for row in rows]),
        lists("INFLUENCE_CARDS", [row.get("influence_cards", []) for row in rows]),
    ]


def _strips(data: dict[str, Any]) -> list[str]:
    fields = data["strips"]["fields"]
    fronts = [strip["front"] for strip in data["strip"]]
    rows = sorted({*fronts, *(front[::-1] for front in fronts)}, reverse=True)  # gears first

    def free(symbol: str) -> list[int]:
        return [row[: field + 1].count(symbol) for row in rows for field in range(fields)]

    notes = [f"{row} {field}" for row in rows for field in range(fields)]
    return [
        number("ROWS", len(rows)),
        number("FIELDS", fields),
        words("ROW_IDS", rows),
        numbers("MIRROR", [rows.index(row[::-1]) for row in rows]),
        numbers("STRIPS", [rows.index(front) for front in fronts]),
        numbers("FREE_BRICKS", free("B"), notes),
        numbers("FREE_GEARS", free("G"), notes),
    ]


def _city(city: dict[str, Any]) -> list[str]:
    if city["width"] != city["height"]:
        raise ValueError("a city is a square")
    xs = range(city["x"][0], city["x"][1] + 1)
    ys = range(city["y"][0], city["y"][1] + 1)
    cells = [(x, y) for y in ys for x in xs]
    ids = [f"{x},{y}" for x, y in cells]

    def mask(chosen: Iterable[tuple[int, int]]) -> int:
        return sum(1 << cells.index(cell) for cell in chosen if cell in cells)

    columns = {x: mask((x, y) for y in ys) for x in xs}
    rows = {y: mask((x, y) for x in xs) for y in ys}
    beside = [mask([(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]) for x, y in cells]
    return [
        number("CELLS", len(cells)),
        number("COLUMNS", len(xs)),
        number("SPAN", city["width"]),
        number("HOME_CELL", cells.index(tuple(city["residence"]))),
        number("FARM_CELL", cells.index(tuple(city["farm"]))),
        number("EVERY_CELL", mask(cells)),
        numbers("CELL_X", [x for x, _ in cells], ids),
        numbers("CELL_Y", [y for _, y in cells], ids),
        words("CELL_IDS", ids),
        masks("BESIDE", beside, ids),
        masks("ROW_CELLS", [rows[y] for _, y in cells], ids),
        masks("COLUMN_CELLS", [columns[x] for x, _ in cells], ids),
        masks("ROW_MASK", list(rows.values()), [f"y {y}" for y in ys]),
        masks("COLUMN_MASK", list(columns.values()), [f"x {x}" for x in xs]),
    ]


def _amounts(data: dict[str, Any]) -> list[str]:
    return [
        numbers("SUPPLY", _supply(data["box"])),  # coins by value, influence, bricks, points
        number("START_MONEY", data["money"]["start_money"]),
        number("MONEY_PER_BRICK", data["money"]["per_brick"]),
        number("MONEY_PER_GEAR", data["money"]["per_gear"]),
        number("GEARS_NEEDED", data["production"]["gears"]),
        numbers("INFLUENCE_VALUES", data["influence_cards"]["values"]),
        numbers("AQUEDUCT_POINTS", data["scoring"]["aqueducts"]),
        number("TOKENS_PER_POINT", data["scoring"]["influence_tokens_per_point"]),
    ]


def _supply(box: dict[str, Any]) -> list[int]:
    coins = sum(int(value) * pieces for value, pieces in box["coins"].items())
    return [coins, box["influence_tokens"], box["brick_tokens"], box["point_tokens"]]
