"""What can be pending at a table of City of Rome: decisions and what happens by itself."""

from typing import Final

PASS_PACKET: Final = 0  # the opening packet reaches a seat (argument)
DRAFTING: Final = 1  # the seat (argument) keeps a card of it
PREPARATION: Final = 2  # strip and offer of a new round
PLACEMENT: Final = 3  # a Builder goes on the strip (argument: Builder)
TURN: Final = 4  # the Builder on a field (argument) is resolved
TAKING: Final = 5  # a card of the offer
MENU: Final = 6  # build, produce or finish
SITE: Final = 7  # where the building goes
PAYMENT: Final = 8  # tokens or money for missing bricks
ERECTION: Final = 9  # the building is placed and has its effect
SHEEP: Final = 10  # how much influence the Sheep Farms give
SCHOOLING: Final = 11  # the deck to draw from (argument: number of cards)
KEEPING: Final = 12  # the card a School keeps (argument: deck)
BURYING: Final = 13  # the order of the others under the deck (argument: deck)
ROUND_END: Final = 14
