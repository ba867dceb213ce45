"""Money and tokens: the only way they change hands (CR-2.5, CR-1.13)."""

from ..city import City
from ..layout import BRICK, COIN, INFLUENCE, POINT
from ..state import Table


def receive_money(table: Table, city: City, coins: int) -> None:
    """Money from the supply; a negative amount is paid."""
    city.money += coins
    table.supply[COIN] -= coins


def pay_money(table: Table, city: City, coins: int) -> None:
    """Money back to the supply."""
    receive_money(table, city, -coins)


def receive_influence(table: Table, city: City, tokens: int) -> None:
    """Influence tokens from the supply."""
    city.influence += tokens
    table.supply[INFLUENCE] -= tokens


def return_influence(table: Table, city: City) -> int:
    """All influence tokens back to the supply; the answer is how many."""
    tokens = city.influence
    receive_influence(table, city, -tokens)
    return tokens


def put_brick(table: Table, city: City, cell: int) -> None:
    """A brick token on a card that holds none (CR-9.2)."""
    city.bricks |= 1 << cell
    table.supply[BRICK] -= 1


def take_brick(table: Table, city: City, cell: int) -> None:
    """A brick token back to the supply (CR-9.4)."""
    city.bricks &= ~(1 << cell)
    table.supply[BRICK] += 1


def put_points(table: Table, city: City, cell: int, tokens: int) -> None:
    """Point tokens on a bath (CR-9.16)."""
    city.baths = [*city.baths, 8 * cell + tokens]
    table.supply[POINT] -= tokens


def clear_card(table: Table, city: City, cell: int) -> None:
    """Every token on a card back to the supply (CR-9.22)."""
    if city.bricks >> cell & 1:
        take_brick(table, city, cell)
    table.supply[POINT] += city.point_tokens(cell)
    city.baths = [bath for bath in city.baths if bath >> 3 != cell]
