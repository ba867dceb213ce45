"""Bundles of resources: stone, wood, knowledge and decoration as the four bytes of one int."""

from typing import Final

from .tables import RESOURCES

BYTE: Final = 8  # bits for each resource; no bundle comes near to 128 of one
AMOUNT: Final = 255
SPARE: Final = 0x80808080  # the highest bit of each byte


def amount(bundle: int, resource: int) -> int:
    """How much of a resource is in a bundle."""
    return bundle >> BYTE * resource & AMOUNT


def amounts(bundle: int) -> list[int]:
    """All four amounts."""
    return [amount(bundle, resource) for resource in range(RESOURCES)]


def covers(bundle: int, need: int) -> bool:
    """Whether there is enough of each resource: then no byte has to borrow its spare bit."""
    return (bundle | SPARE) - need & SPARE == SPARE


def missing(bundle: int, need: int) -> int:
    """What a bundle lacks of a need; too much of one resource does not make up for another."""
    lack = 0
    for resource in range(RESOURCES):
        less = amount(need, resource) - amount(bundle, resource)
        if less > 0:
            lack |= less << BYTE * resource
    return lack


def replaced(bundle: int, by: int) -> int:
    """A bundle in which the resources of another one stand in the place of its own."""
    for resource in range(RESOURCES):
        if amount(by, resource):
            bundle &= ~(AMOUNT << BYTE * resource)
    return bundle | by


def total(bundle: int) -> int:
    """How many resources there are, whatever they are."""
    return sum(amounts(bundle))
