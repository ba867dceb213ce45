"""The sample game with tensors: small enough to play thousands of its tables."""

from groma.core.game import Game
from groma.core.hidden import NOBODY, kind_of
from groma.core.tensors import Field, Tensors, flag, number, one_of, turned
from tests.sample import hoard


def fields(players: int) -> list[Field]:
    found = [number("own", 0, 6, hoard.COIN.size), flag("drawn", hoard.COIN.size)]
    for i in range(players):
        found += [number(f"hands.{i}", 0, 20), number(f"rows.{i}", 0, 6, hoard.COIN.size)]
    return [*found, one_of("last", hoard.COIN)]


def write(table: hoard.Table, viewer: int, into: list[int]) -> None:
    zones = table.hidden.zones
    own = zones[hoard.HANDS + viewer] if viewer < table.players else []
    kinds = [kind_of(card) for card in own]
    into += [kinds.count(coin) for coin in range(hoard.COIN.size)]
    seen = [kind_of(card) for card in zones[hoard.DRAWN]] if viewer == table.active else []
    into += [int(coin in seen) for coin in range(hoard.COIN.size)]
    for seat in turned(viewer, table.players):
        row = table.rows[seat]
        into.append(len(zones[hoard.HANDS + seat]))
        into += [row.count(coin) for coin in range(hoard.COIN.size)]
    laid = table.rows[turned(viewer, table.players)[0]]
    into.append(1 + (laid[-1] if laid else NOBODY))


GAME: Game[hoard.Table] = Game(
    name="hoard",
    package="tests.sample.hoard",
    version=1,
    players=[2, 3, 4],
    settings=[],
    moves=hoard.MOVES,
    notes=hoard.NOTES,
    blank=hoard.Table,
    deal=hoard.deal_table,
    sections=hoard.SECTIONS,
    sheet=hoard.sheet,
    standing=hoard.standing,
    census=hoard.census,
    longest=40,
    sense=hoard.sense,
    tensors=Tensors(hoard.STEPS, fields, write),
)
