"""Hoard, a sample game: keep a coin, bury the other, lay a row that never falls in worth."""

from typing import Any, Final

from groma.core.box import COPY, Box
from groma.core.contents import by, hidden, many, untold
from groma.core.deal import Deal
from groma.core.game import Game
from groma.core.hidden import Hidden, kind_of
from groma.core.moves import Moves
from groma.core.notes import Log, NoteKinds
from groma.core.refusals import Ask, bar
from groma.core.sections import Section, Sections, Sight
from groma.core.sheet import Sheet
from groma.core.sorts import SEAT, Sort
from groma.core.state import Happening, State, Step

COIN: Final = Sort("coin", ["as", "dupondius", "sestertius", "denarius", "aureus"])
WORTH: Final = [1, 2, 3, 4, 6]
COPIES: Final = [6, 5, 4, 3, 2]
EVERY_COIN: Final = 31  # the set of all coins: a bit for each

MOVES: Final = Moves("hoard")
KEEP: Final = MOVES.declare("keep", coin=COIN, secret=True)  # one of the two drawn (HO-2.2)
LAY: Final = MOVES.declare("lay", coin=COIN)  # a coin from the hand (HO-3.1) ...
DIG: Final = MOVES.declare("dig")  # ... or the top of the deck (HO-3.3) ...
REST: Final = MOVES.declare("rest")  # ... or nothing (HO-3.1)

NOTES: Final = NoteKinds("hoard")
DREW_COIN: Final = NOTES.declare("drew-coin", coin=COIN)
KEPT: Final = NOTES.declare("kept", chapter=True, seat=SEAT)
LAID: Final = NOTES.declare("laid", seat=SEAT, coin=COIN)
DUG: Final = NOTES.declare("dug", seat=SEAT, coin=COIN)
RESTED: Final = NOTES.declare("rested", seat=SEAT)

DRAWING, KEEPING, ACTING = range(3)  # what can be pending
DECK, DRAWN, HANDS = range(3)  # zones; the hand of seat s is zone HANDS + s


class Table(State):
    """The rows; all other coins are hidden in their zones."""

    def __init__(self, players: int, settings: list[int]) -> None:
        super().__init__(players, settings, STEPS, Hidden(players, HANDS + players, []))
        self.rows: list[list[int]] = [[] for _ in range(players)]

    def carry(self, box: Box) -> "Table":
        twin = Table(self.players, self.settings) if box is COPY else self
        self.carry_base(box, twin)
        twin.rows = box.lists(self.rows)
        return twin


class Drawing(Happening[Table]):
    """A turn begins with two coins from the deck; with fewer left the game ends (HO-2.1)."""

    def happen(self, table: Table, argument: int) -> None:
        if len(table.hidden.zones[DECK]) < 2:
            return
        table.active = argument
        table.hidden.draw(DECK, DRAWN, 2)
        table.hidden.look(DRAWN, argument)  # the owner sees the faces ...
        table.hidden.lose_track(DRAWN, argument)  # ... and alone knows from here on which is which
        if table.log is not None:
            for card in table.hidden.zones[DRAWN]:  # in the order drawn: the owner sees it too
                table.log.whisper(argument, DREW_COIN, kind_of(card))
        table.push(DRAWING, (argument + 1) % table.players)
        table.push(ACTING)
        table.push(KEEPING)


class Keeping(Step[Table]):
    """Keep one of the coins drawn; the other goes under the deck, unseen (HO-2.2)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        drawn = {1 << kind_of(card) for card in table.hidden.zones[DRAWN]}
        return bar(EVERY_COIN, ~sum(drawn), "HO-2.2", ask)

    def forced(self, table: Table, argument: int) -> bool:
        return False  # two equal coins leave one option, and to skip the question would tell

    def choose(self, table: Table, argument: int, option: int) -> None:
        kept = [kind_of(card) for card in table.hidden.zones[DRAWN]].index(option)
        table.hidden.give(DRAWN, kept, HANDS + table.active)
        table.hidden.bury(DRAWN, 0, DECK)
        if table.log is not None:
            table.log.tell(KEPT, table.active)


class Acting(Step[Table]):
    """Lay a coin from the hand, dig, or rest (HO-3.1)."""

    def options(self, table: Table, argument: int, ask: Ask | None) -> int:
        hand = {1 << kind_of(card) for card in table.hidden.zones[HANDS + table.active]}
        row = table.rows[table.active]
        left = EVERY_COIN | 1 << DIG - LAY | 1 << REST - LAY
        left = bar(left, EVERY_COIN & ~sum(hand), "HO-3.1", ask)
        if row:
            left = bar(left, (1 << row[-1]) - 1, "HO-3.2", ask)  # coins are numbered by worth
            if ask is not None and ask.clause == "HO-3.2":
                ask.facts = {"coin": row[-1]}
        return left  # two options at least: the question is never skipped

    def choose(self, table: Table, argument: int, option: int) -> None:
        note, shown = RESTED, []
        if option == DIG - LAY:
            note, shown = DUG, [kind_of(table.hidden.turn_up(DECK))]
        elif option < DIG - LAY:
            note, shown = LAID, [kind_of(table.hidden.play_out(HANDS + table.active, option))]
        table.rows[table.active] += shown
        if table.log is not None:
            table.log.tell(note, table.active, *shown)


STEPS: Final[list[Step[Any]]] = [
    Drawing("draw", "HO-2.1"),
    Keeping("keep", "HO-2.2", KEEP, COIN.size),
    Acting("act", "HO-3.1", LAY, COIN.size + 2),
]


def deal_table(players: int, settings: list[int], deal: Deal, log: Log | None) -> Table:
    table = Table(players, settings)
    table.log = log
    coins = [kind for kind in range(COIN.size) for _ in range(COPIES[kind])]
    deal.shuffle(coins)
    table.hidden.zones[DECK] = coins
    table.hidden.keepers[HANDS:] = range(players)
    table.push(DRAWING, 0)
    table.advance()
    return table


def seen(sights: list[int]) -> list[str]:
    """Coins as a viewer knows them: by name, else by bundle ("?0": in none)."""
    return [COIN.label(kind_of(s - 1)) if s > 0 else f"?{(-s - 1) // 16}" for s in sights]


def hands(s: Sight[Table]) -> list[list[str]]:
    return [seen(s.table.hidden.sight_of_hand(HANDS + i, s.viewer)) for i in range(s.table.players)]


def drawn(s: Sight[Table]) -> list[str]:
    return seen(s.table.hidden.sight_of_hand(DRAWN, s.viewer))


def rows(s: Sight[Table]) -> list[list[str]]:
    return [[COIN.label(coin) for coin in row] for row in s.table.rows]


COINS: Final = many(hidden(COIN))
SECTIONS: Final[Sections[Sight[Table]]] = Sections(
    Sight,
    Section("deck", each=lambda s: seen(s.table.hidden.sight(DECK, s.viewer)), holds=COINS),
    Section("drawn", each=drawn, holds=COINS),
    Section("hands", each=hands, holds=by(SEAT, COINS)),
    Section("rows", rows, holds=by(SEAT, many(COIN))),
    Section("bundles", each=lambda s: s.table.hidden.bundles(s.viewer), holds=untold()),
)


def sheet(table: Table, seat: int, viewer: int) -> Sheet:
    page = Sheet(["row", "hand"])
    for coin in table.rows[seat]:
        page.add("row", "HO-4.1", WORTH[coin], {"coin": coin}, [])
    left = len(table.hidden.zones[HANDS + seat])
    page.add("hand", "HO-4.2", left, {"coins": left}, [])
    return page


def standing(table: Table) -> list[list[int]]:
    """Points; of equals whoever has the longer row is ahead (HO-4.3)."""
    return [[sheet(table, seat, seat).total(), len(row)] for seat, row in enumerate(table.rows)]


def census(table: Table) -> list[int]:
    coins = [kind_of(card) for zone in [*table.rows, *table.hidden.zones] for card in zone]
    return [coins.count(kind) for kind in range(COIN.size)]  # of each kind, wherever they lie


def sense(table: Table, seat: int) -> int:
    points = [row[0] for row in standing(table)]
    return table.players * points[seat] - sum(points)  # ahead of the average


GAME: Final[Game[Table]] = Game(
    name="hoard",
    package="tests.sample.hoard",
    version=1,
    players=[2, 3, 4],
    settings=[],
    moves=MOVES,
    notes=NOTES,
    blank=Table,
    deal=deal_table,
    sections=SECTIONS,
    sheet=sheet,
    standing=standing,
    census=census,
    longest=40,
    sense=sense,
)
