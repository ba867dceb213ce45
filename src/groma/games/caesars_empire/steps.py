"""What can be pending at a table of Caesar's Empire: decisions and what happens by itself."""

from typing import Final

TURN: Final = 0  # the turn of a seat (argument) begins
BUILDING: Final = 1  # the final segment is chosen
CHAINING: Final = 2  # the build begins here, or one segment before
TAKING: Final = 3  # roads are placed, tokens are taken
WALKING: Final = 4  # which of several shortest ways goes on to Rome
TURN_END: Final = 5  # the next player, or the end of the game
