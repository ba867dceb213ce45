"""Free points on the strip (CR-6.4)."""

from ..state import Table
from ..tables import FIELDS, FREE_BRICKS, FREE_GEARS


def bricks_at(table: Table, field: int) -> int:
    """The bricks on the fields from the Emperor up to this one."""
    return FREE_BRICKS[FIELDS * table.row + field]


def gears_at(table: Table, field: int) -> int:
    """The gears on the fields from the Emperor up to this one."""
    return FREE_GEARS[FIELDS * table.row + field]
