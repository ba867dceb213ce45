"""Where things lie on a table of City of Marble: zones, settings and fields by number."""

from typing import Final

# Zones of hidden things
BRIDGES: Final = 0  # the bridge tiles on the river, and the one that is not used
HANDS: Final = 1  # the bridge tiles of seat s are zone HANDS + s

# Settings of a table
HILL_CORNERS: Final = 0
FOUNTAIN_ADJACENCY: Final = 1
COIN_TIE_BONUS: Final = 2
AQUEDUCT_ALONG_HILL: Final = 3
AQUEDUCT_COIN: Final = 4
FINAL_ROUND_START: Final = 5
FINAL_ROUND_REWARDS: Final = 6
MARKERS_LIMITED: Final = 7

# Their values, where they are more than on and off
BLANK_SIDE: Final = 1
TILE_EDGE: Final = 1
EVERY_PIECE: Final = 1
TRIGGER_FIRST: Final = 1

# What stands on a corner: a fountain, or 1 + building + 4 * owner
FOUNTAIN: Final = 0
TREASURY: Final = 4  # the field beside those of the four buildings
FIELDS: Final = 5

NOTHING: Final = -1
