"""What the board of City of Rome draws of the box: kinds of building, and what goods are worth."""

from typing import Any

from box_contents.literals import Names, Part, Table, Value


def parts(data: dict[str, Any]) -> list[Part]:
    """The constants, in their order."""
    buildings = data["building"]
    return [
        Names("CATEGORIES", "", dict.fromkeys(row["category"] for row in buildings), "Category"),
        Table(
            "KINDS",
            "Of building.",
            "Kind",
            {row["id"]: {name: row[name] for name in ("category", "cost")} for row in buildings},
            {"cost": "In bricks."},
            {"category": "Category"},
        ),
        Value("SPAN", "Columns and rows of a city, at most.", data["city"]["width"]),
        Value("COINS_PER_BRICK", "What a missing brick costs.", data["money"]["per_brick"]),
        Value("COINS_PER_GEAR", "What a missing gear costs.", data["money"]["per_gear"]),
        Value(
            "TOKENS_PER_POINT",
            "Influence tokens that are a point in the end.",
            data["scoring"]["influence_tokens_per_point"],
        ),
    ]
