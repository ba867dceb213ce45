"""What the board of The Builders: Antiquity draws of the box: cards, prices and coins."""

from typing import Any

from box_contents.literals import Fixed, Names, Part, Table, Value, entries


def parts(data: dict[str, Any]) -> list[Part]:
    """The constants, in their order."""
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
        Fixed("LOAN", "", {name: loans[name] for name in ("gain", "repay")}),
        Value("ACTIONS", "Without a price, in a turn.", data["course"]["free_actions"]),
        Value("SILVER", "", data["coins"]["silver"]["value"]),
        Value("GOLD", "", data["coins"]["gold"]["value"]),
    ]
