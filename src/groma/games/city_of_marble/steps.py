"""What can be pending at a table of City of Marble: decisions and what happens by itself."""

from typing import Final

TURN: Final = 0  # the turn of a seat (argument) begins
ACTING: Final = 1  # an action is chosen
PLACING: Final = 2  # where a tile of a colour (argument) goes
POSTING: Final = 3  # whether an official goes on a spot (argument)
CONSEQUENCES: Final = 4  # bridge, outlet and sites of the tile on a spot (argument)
STARTING: Final = 5  # first pieces of a line: pieces left + LINE * line (argument)
EXTENDING: Final = 6  # so many pieces (argument) for begun lines
SITES: Final = 7  # which completed site comes next
LEAVING: Final = 8  # officials leave a district: seat + 4 * corner (argument)
RECALLING: Final = 9  # which official comes back
SPENDING: Final = 10  # one more action for an imperium tile, or the end of the turn
TURN_END: Final = 11  # tiles become ready, officials come back with their gains
ENDING: Final = 12  # the bridges are shown

LINE: Final = 4
