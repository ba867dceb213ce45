"""Features: villas, landscapes and dwellings that grow out of the parts of tiles."""

from groma.core.box import COPY, Box

from .tables import CRAFTSMAN, FISH_POND, MERCHANT, VINEYARD


def is_landscape(thing: int) -> bool:
    """Whether a kind of feature gives wares."""
    return VINEYARD <= thing <= FISH_POND


def is_dwelling(thing: int) -> bool:
    """Whether a kind of feature consists of two halves."""
    return MERCHANT <= thing <= CRAFTSMAN


class Feature:
    """Joined parts of one kind; it never changes: when it grows, a new one takes its place.

    All edges of one kind on a tile are one part (CD-1.12). So a tile that fits on a cell joins
    every feature of its kinds that is open towards that cell, however it is turned; and a feature
    is finished when there is no cell left towards which it is open.
    """

    __slots__ = ("cells", "chimneys", "mouths", "thing", "tiles")

    def __init__(self, thing: int, cells: int, tiles: int, mouths: int, chimneys: int) -> None:
        self.thing = thing
        self.cells = cells
        self.tiles = tiles
        self.mouths = mouths  # the empty cells towards which it is open
        self.chimneys = chimneys


def carry_features(features: list[Feature], box: Box) -> list[Feature]:
    """Save, load or copy a list of features."""
    if box is COPY:
        return features  # the list is replaced, never changed in place
    numbers: list[int] = []
    for feature in features:
        numbers += [
            feature.thing,
            feature.cells,
            feature.tiles,
            feature.mouths,
            feature.chimneys,
        ]
    numbers = box.numbers(numbers)
    return [
        Feature(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3], numbers[i + 4])
        for i in range(0, len(numbers), 5)
    ]
