"""Cards: kind, back and what each viewer knows of a place, in the bits of one int."""

from typing import Final

FACE: Final = 0xFFF  # kind and back together
KIND: Final = 0xFF
BACKS: Final = 16
SEEN: Final = 12  # first bit of "has seen the face", one bit a viewer
BUNDLE: Final = 18  # first bit of the bundles, four bits a viewer
BUNDLES: Final = 15
MAX_VIEWERS: Final = 6
NOBODY: Final = -1


def face(kind: int, back: int) -> int:
    """The face of a card: what everybody sees when it lies open."""
    if not (0 <= kind <= KIND and 0 <= back < BACKS):
        raise ValueError(f"no card has kind {kind} and back {back}")
    return kind | back << 8


def kind_of(card: int) -> int:
    """What the card is."""
    return card & KIND


def back_of(card: int) -> int:
    """What its back shows."""
    return card >> 8 & 15


def knows(card: int, viewer: int) -> bool:
    """Whether a viewer knows what lies in this place."""
    return bool(card >> (SEEN + viewer) & 1) and not card >> (BUNDLE + 4 * viewer) & 15


def seen_by(card: int, viewer: int) -> int:
    """1 if a viewer has seen the face."""
    return card >> (SEEN + viewer) & 1


def bundle_of(card: int, viewer: int) -> int:
    """The bundle that a viewer keeps the place in; 0: none."""
    return card >> (BUNDLE + 4 * viewer) & 15


def known_as(card: int, viewer: int, seen: int, bundle: int) -> int:
    """The card with one viewer's knowledge replaced."""
    cleared = card & ~(1 << (SEEN + viewer) | 15 << (BUNDLE + 4 * viewer))
    return cleared | seen << (SEEN + viewer) | bundle << (BUNDLE + 4 * viewer)
