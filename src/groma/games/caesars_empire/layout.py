"""Settings of a table of Caesar's Empire by number."""

from typing import Final

# The variants of chapter 11, for two and three players
WILD_TREASURES: Final = 0
WHOLE_PROVINCE: Final = 1
MOST_PLAYERS_WITH_VARIANTS: Final = 3

NOTHING: Final = -1
