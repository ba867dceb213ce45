"""What can be pending at a table of Carpe Diem: decisions and what happens by itself."""

from typing import Final

SETTLING: Final = 0  # a seat (argument) puts its patrician on a field
PHASE: Final = 1  # tiles for a phase (argument)
NEXT_TURN: Final = 2  # turn number so and so (argument) of the phase begins
MOVING: Final = 3  # where the patrician goes
TAKING: Final = 4  # a tile of the depot
SITE: Final = 5  # where the tile goes, or into storage
TURNING: Final = 6  # how it lies
BUILDING: Final = 7  # it is built, and all it finishes
ORDERING: Final = 8  # which of two rewards (argument) comes first
REWARDING: Final = 9  # a reward (argument)
FETCHING: Final = 10  # a tile of the seal row
DISCARDING: Final = 11  # a fountain card goes under the stack
SCORING: Final = 12  # the phase is over: who scores when
SCORER: Final = 13  # a seat (argument) scores
CIRCLING: Final = 14  # it chooses a circle
BEGINNING: Final = 15  # with which of the two cards of a circle (argument) it begins
CARD: Final = 16  # the card on a card field (argument) is carried out
PAYING: Final = 17  # wares for a red card (argument)
ADDING: Final = 18  # breads for a green card (argument)
VERDICT: Final = 19  # a card (argument) not fulfilled even once costs points
ENDING: Final = 20  # the fountain cards are shown
