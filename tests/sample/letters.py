"""Hidden cards as letters: "A" is kind 0 with back 0, "B'" is kind 1 with back 1."""

from collections import Counter

from groma.core.hidden import FACE, Hidden, back_of, face, kind_of


def card(text: str) -> int:
    """A face by its letter and its primes."""
    return face(ord(text[0]) - ord("A"), text.count("'"))


def letter(shown: int) -> str:
    """The letter of a face."""
    return chr(ord("A") + kind_of(shown)) + "'" * back_of(shown)


def table(seats: int, *zones: str, twins: list[list[int]] | None = None) -> Hidden:
    """Zones of cards that nobody has seen, each from bottom to top: "A B A'"."""
    hidden = Hidden(seats, len(zones), twins or [])
    hidden.zones = [[card(text) for text in zone.split()] for zone in zones]
    return hidden


def lies(hidden: Hidden, zone: int) -> str:
    """What really lies in a zone."""
    return " ".join(letter(held) for held in hidden.zones[zone])


def sight(hidden: Hidden, zone: int, viewer: int) -> str:
    """What a viewer knows of a zone: a letter, "?" if nothing, "?2" if it lies in bundle 2."""
    words = []
    for known in hidden.sight(zone, viewer):
        if known > 0:
            words.append(letter(known - 1))
        else:
            bundle, back = divmod(-known - 1, 16)
            words.append(f"?{bundle or ''}" + "'" * back)
    return " ".join(words)


def bundles(hidden: Hidden, viewer: int) -> dict[int, str]:
    """What a viewer knows to be in each of its bundles."""
    return {
        bundle[0]: " ".join(letter(shown) for shown in bundle[1:])
        for bundle in hidden.bundles(viewer)
    }


def unseen(hidden: Hidden, viewer: int) -> str:
    """The faces a viewer has not seen."""
    return " ".join(letter(shown) for shown in hidden.unseen(viewer))


def knowledge(hidden: Hidden, viewer: int, hands: frozenset[int] = frozenset()) -> object:
    """All that the container tells a viewer; hands have no order."""
    sights = [hidden.sight(zone, viewer) for zone in range(len(hidden.zones))]
    for zone in hands:
        sights[zone].sort()
    return sights, hidden.bundles(viewer), hidden.unseen(viewer)


def everything(hidden: Hidden) -> Counter[int]:
    """All faces, wherever they lie."""
    return Counter(held & FACE for zone in hidden.zones for held in zone)
