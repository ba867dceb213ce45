"""Free points on the strip (CR-6.4)."""

from typing import TYPE_CHECKING

from ..tables import FIELDS, FREE_BRICKS, FREE_GEARS

if TYPE_CHECKING:
    from ..state import Table


def free_bricks(table: "Table") -> int:
    """The bricks on the fields from the Emperor up to the Builder."""
    return FREE_BRICKS[FIELDS * table.row + table.field]


def free_gears(table: "Table") -> int:
    """The gears on the fields from the Emperor up to the Builder."""
    return FREE_GEARS[FIELDS * table.row + table.field]
