"""What the board of Carpe Diem draws of the box: tiles, cards, frame and boards."""

from typing import Any

from box_contents.literals import Fixed, Names, Part, Table, Value


def parts(data: dict[str, Any]) -> list[Part]:
    """The constants, in their order."""
    things, scoring = data["things"], data["scoring"]
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
        Table("CARDS", "", "ScoringCard", cards, {"red": "Red: to be given; green: to be owned."}),
        Table(
            "FRAME_PARTS",
            "",
            "FrameTask",
            [
                [
                    {
                        "feature": one["thing"],
                        "position": one["position"],
                        "points": worth[one["thing"]],
                    }
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
        Value("LOAVES", "Breads that fulfil a card once.", scoring["loaves"]),
        Value(
            "FOUNTAIN_POINTS",
            "Of a fountain card for each feature of its kind.",
            scoring["fountain_points"],
        ),
        Value("LEFTOVERS", "So many goods are a point in the end.", scoring["leftover_divisor"]),
        Value("LAST_SPACE", "Of the banderole track.", len(data["track"]["points"]) - 1),
        Fixed(
            "GRID", "Fields for scoring cards.", {name: grid[name] for name in ("rows", "columns")}
        ),
        Value("FIELDS", "Of the star.", star["fields"]),
        Value("JOINED", "A field is joined to those so many further on.", star["joined"]),
        Value("BANDEROLE_STEPS", "On the track.", data["rewards"]["banderole_steps"]),
        Value("SEALS", "Places for tiles with a seal.", data["course"]["seals"]),
        Value("POINT_CARDS", "Their values.", data["box"]["point_card_values"]),
    ]
