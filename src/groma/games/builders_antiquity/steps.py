"""What can be pending at a table of The Builders: decisions and what happens by itself."""

from typing import Final

TURN: Final = 0  # the turn of a seat (argument) begins
ACTING: Final = 1  # an action is chosen
SITING: Final = 2  # where a crew card (argument) goes
TOOLING: Final = 3  # which tool it takes along: crew card + 32 * site (argument)
TEACHING: Final = 4  # whom a university (argument) is for
TURN_END: Final = 5  # the next player, or the end of the round
ENDING: Final = 6  # slaves are freed and loans repaid before the scoring
