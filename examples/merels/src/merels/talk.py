"""How a view is put into sentences, and what it adds to moves and prompts."""

from typing import Final

from groma.core.look import around, deciding
from groma.core.phrases import listed, plain
from groma.core.sayings import Fact, Saying, seat_word

from .moves import MOVES
from .points import COLUMNS, LABELS, POINT
from .view import MerelsView

SIGNS: Final = ["X", "O"]  # of the men of each seat, in the grid
SOON: Final = 20  # turns left until a draw; from then on it is said


def describe(view: MerelsView) -> list[Saying]:
    """How the game stands, the viewer's men and the whole board, the men of the other."""
    winner = view["winner"]
    if view["decides"] is not None:
        told = [plain("say-heading-turn"), Saying("say-turn", {"seat": seat_word(deciding(view))})]
        if view["quiet"] <= SOON:
            told.append(Saying("say-quiet", {"turns": view["quiet"]}))
    elif winner is None:
        told = [plain("say-heading-over"), plain("say-draw")]
    else:
        told = [plain("say-heading-over"), Saying("say-won", {"seat": seat_word(winner)})]
    first, second = around(view["viewer"], view["players"])
    free = [label for label in LABELS if label not in view["men"][0] + view["men"][1]]
    board = Saying("say-free", {"points": listed(free)}, grid(view))
    return [*told, *tell_seat(view, first), board, *tell_seat(view, second)]


def tell_seat(view: MerelsView, seat: int) -> list[Saying]:
    """Where the men of a seat stand, and which of them are in mills."""
    who: dict[str, Fact] = {"seat": seat_word(seat), "sign": SIGNS[seat]}
    told = [Saying("say-heading-you" if seat == view["viewer"] else "say-heading-seat", who)]
    counts: dict[str, Fact] = {"hand": view["hand"][seat], "lost": view["lost"][seat]}
    told.append(Saying("say-men", {**who, **counts, "points": listed(view["men"][seat])}))
    for mill in view["mills"]:
        if mill[0] in view["men"][seat]:
            told.append(Saying("say-mill", {**who, "points": listed(mill)}))
    return [*told, Saying("say-flies", who)] if view["flies"][seat] else told


def grid(view: MerelsView) -> list[list[str]]:
    """The board for eyes: a sign for each man, a dot for each free point."""
    sign = dict.fromkeys(LABELS, ".")
    for seat, men in enumerate(view["men"]):
        sign |= dict.fromkeys(men, SIGNS[seat])
    rows = [[str(row), *[sign.get(f"{c}{row}", "") for c in COLUMNS]] for row in range(7, 0, -1)]
    return [*rows, ["", *COLUMNS]]


def hint(view: MerelsView, move: int) -> dict[str, Fact]:
    """Where the point of a move is, and whether it closes a mill; those come first in a list."""
    label = POINT.label(MOVES.arguments(move)[0])
    mill = int(MOVES.family(move).name in ("place", "set") and label in view["closing"])
    return {"place": POINT.places[LABELS.index(label)], "mill": mill, "order": 1 - mill}


def brief(view: MerelsView) -> dict[str, Fact]:
    """What the prompts say more: men in hand, whether they fly, which man is lifted."""
    seat = deciding(view)
    flies = int(view["flies"][seat])
    return {"hand": view["hand"][seat], "flies": flies, "point": view["lifted"] or ""}
