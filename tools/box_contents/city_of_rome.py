"""What the board of City of Rome draws of the box: buildings and prices."""

from typing import Any

from box_contents.literals import Names, Part, Table, Value


def parts(data: dict[str, Any]) -> list[Part]:
    """The constants, in their order."""
    buildings = data["building"]
    same = ("category", "cost", "stars", "value", "colour")

    def card(row: dict[str, Any]) -> dict[str, Any]:
        found = {name: row[name] for name in same if name in row}
        if "function" in row:
            found |= {"effect": row["function"], "bonus": row.get("bonus", 0)}
        return {**found, **row.get("produces", {})}

    def used(field: str) -> list[str]:
        return list(dict.fromkeys(row[field] for row in buildings if field in row))

    return [
        Names("CATEGORIES", "", used("category"), "Category"),
        Names("COLOURS", "Of public buildings.", used("colour"), "Colour"),
        Names(
            "EFFECTS",
            "What a public building gives for each neighbour.",
            used("function"),
            "Effect",
        ),
        Table(
            "KINDS",
            "",
            "Kind",
            {row["id"]: card(row) for row in buildings},
            {
                "cost": "In bricks.",
                "value": "Of a residence.",
                "colour": "Of a public building, with its effect, and so much more of it.",
                "money": "Of a farm, in each Production.",
                "bricks": "Of a farm, in each Production.",
                "influence": "Of a farm, in each Production.",
            },
            {"category": "Category", "colour": "Colour", "effect": "Effect"},
        ),
        Value("GEARS", "That one Production takes.", data["production"]["gears"]),
        Value("COINS_PER_BRICK", "What a missing brick costs.", data["money"]["per_brick"]),
        Value("COINS_PER_GEAR", "What a missing gear costs.", data["money"]["per_gear"]),
    ]
