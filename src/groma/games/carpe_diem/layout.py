"""Where things lie on a table of Carpe Diem: zones and settings by number."""

from typing import Final

# Zones of hidden things
LIGHT_STACK: Final = 0
DARK_STACK: Final = 1
FOUNTAIN_STACK: Final = 2
HANDS: Final = 3  # the fountain cards of seat s are zone HANDS + s

# Settings of a table
RANDOM_START_FIELDS: Final = 0
RING_WITHOUT_RETURN: Final = 1
LIMITED_LANDSCAPES: Final = 2
SHARED_VICTORY: Final = 3

NOTHING: Final = -1
