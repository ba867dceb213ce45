"""What stands in the sections of a view of City of Rome, by sorts; forms.py has the types."""

from typing import Final

from groma.core.contents import by, folded, hidden, many, record, untold
from groma.core.sorts import FLAG, NUMBER, SEAT, Sort

from ..moves import CARD, CELL, DECK, FIELD, SLOT
from ..tables import CELL_IDS, DECK_IDS, ROW_IDS

STRIP: Final = Sort("strip", ROW_IDS)
BACK: Final = Sort("back", [*DECK_IDS, "start"])
STAND: Final = Sort(  # where a Builder is
    "stand",
    ["strip", "beside", *CELL_IDS],
    worded=False,
    places=["@stand-strip", "@stand-beside", *CELL_IDS],
)

A_CARD: Final = record(card=hidden(CARD), deck=BACK, bundle=NUMBER)
CARDS: Final = many(A_CARD)
UNSEEN: Final = folded(many(A_CARD))
OFFER: Final = by(SLOT, A_CARD)
DECKS: Final = many(
    record(deck=DECK, size=NUMBER, known=many(record(from_top=NUMBER, card=A_CARD)))
)
BUNDLES: Final = many(record(bundle=NUMBER, places=NUMBER, cards=CARDS))
FIELDS: Final = many(
    record(
        field=FIELD,
        bricks=NUMBER,
        gears=NUMBER,
        gear_price=NUMBER,
        least=untold(),
        most=untold(),
        seat=SEAT,
    )
)
PRIZES: Final = folded(many(record(value=NUMBER, round=NUMBER, seat=SEAT, lying=FLAG)))
RACE: Final = record(prize=NUMBER, round=NUMBER)
AREAS: Final = folded(
    many(
        record(
            value=NUMBER,
            cells=many(CELL),
            sum=NUMBER,
            colours=NUMBER,
            bonus=NUMBER,
            points=NUMBER,
        )
    )
)
HARVEST: Final = record(money=NUMBER, bricks=NUMBER, influence=NUMBER)
BUILDINGS: Final = many(record(cell=CELL, card=CARD, deck=BACK, bricks=NUMBER, points=NUMBER))
SEATS: Final = by(
    SEAT,
    record(
        seat=SEAT,
        money=NUMBER,
        influence=NUMBER,
        influence_cards=many(NUMBER),
        buildings=BUILDINGS,
        builders=many(STAND),
        hand=CARDS,
        brick_tokens=NUMBER,
        areas=AREAS,
        harvest=HARVEST,
        growth=untold(),
    ),
)
TURN: Final = record(
    seat=SEAT,
    field=FIELD,
    bricks=NUMBER,
    gears=NUMBER,
    has_built=FLAG,
    has_produced=FLAG,
    building=CARD,
    site=CELL,
    due=NUMBER,
    due_coins=NUMBER,
    gear_price=NUMBER,
    reach=NUMBER,
    may_produce=FLAG,
    plan=untold(),
)
SUPPLY: Final = untold()  # tokens without end (CR-1.13)
