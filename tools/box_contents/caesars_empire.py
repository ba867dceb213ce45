"""What the board of Caesar's Empire draws of the box: map, tokens and player boards."""

from typing import Any

from box_contents.literals import Names, Part, Table, Value, entries


def parts(data: dict[str, Any]) -> list[Part]:
    """The constants, in their order."""
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
            {
                name: {key: row[key] for key in ("region", "value", "sides")}
                for name, row in cities.items()
            },
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
        Value("ROAD_BONUS", "For whoever has the most roads left.", scoring["road_bonus"]),
        Value("ROADS", "Of every player in the beginning.", data["box"]["roads_each"]),
    ]
