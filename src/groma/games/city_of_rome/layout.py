"""Where things lie on a table of City of Rome: zones, supply and settings by number."""

from typing import Final

from .tables import MIRROR

# Zones of hidden cards; 0 to 3 are the decks I to IV
PACKET: Final = 4  # cards that travel in the opening draft, or that a School has drawn
STRIPS: Final = 5  # the stack of strips, the one in use on top
HANDS: Final = 6  # the hand of seat s is zone HANDS + s

STRIP_BACK: Final = 5
TWINS: Final[list[list[int]]] = [[], [], [], [], [], MIRROR]  # a strip hides its direction

# The supply, counted; it may go below zero (CR-1.13)
COIN: Final = 0
INFLUENCE: Final = 1
BRICK: Final = 2
POINT: Final = 3

# Settings of a table (CR-13.2)
PRODUCTION_OPTIONAL: Final = 0
AQUEDUCT_OVER_AQUEDUCT: Final = 1
SHOW_KNOWN_CARDS: Final = 2
FIRST_PLAYER: Final = 3  # 0: drawn; else the seat, counted from 1

NOTHING: Final = -1
