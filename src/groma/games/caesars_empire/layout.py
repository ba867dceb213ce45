"""Settings of a table of Caesar's Empire by number."""

from typing import Final

# The variants of chapter 11, for two and three players
WILD_TREASURES: Final = 0
WHOLE_PROVINCE: Final = 1
MOST_PLAYERS_WITH_VARIANTS: Final = 3
# The most roads of one turn, for any number of players
CHAIN_ROADS: Final = 2

NOTHING: Final = -1
