"""Imagination: a world that a viewer cannot tell from the real one."""

from .cards import BACKS, BUNDLES, FACE, KIND, NOBODY, SEEN, back_of, bundle_of, known_as, seen_by
from .deal import Deal
from .hidden import Hidden


def imagine(hidden: Hidden, viewer: int, deal: Deal) -> None:
    """Rearrange everything the viewer does not know; it cannot tell the result from before.

    Faces it has not seen change places within one back, then the cards within each bundle.
    In that world the others know what is public and what they hold: what more they may know
    hangs on faces that the viewer has not seen, and would tell about them.
    """
    by_bundle: list[list[int]] = [[] for _ in range(BUNDLES + 1)]
    for z in range(len(hidden.zones)):
        cards = hidden.zones[z]
        for i in range(len(cards)):
            if cards[i] & ~FACE != hidden.public:
                cards[i] = _as_far_as_sure(cards[i], viewer, hidden.keepers[z])
                if bundle_of(cards[i], viewer):
                    by_bundle[bundle_of(cards[i], viewer)].append(z << 16 | i)
    for bundle in range(1, BUNDLES + 1):
        if by_bundle[bundle]:
            _swap_faces(hidden, by_bundle[bundle], viewer, None)
    by_back = _unseen_places(hidden, viewer)
    for back in range(BACKS):
        if by_back[back]:
            twinned = back < len(hidden.twins) and len(hidden.twins[back]) > 0
            if twinned:
                _lay_straight(hidden, by_back[back], hidden.twins[back])
            _swap_faces(hidden, by_back[back], viewer, deal)
            if twinned:
                _turn(hidden, by_back[back], hidden.twins[back], deal)
    for bundle in range(1, BUNDLES + 1):
        if by_bundle[bundle]:
            _swap_faces(hidden, by_bundle[bundle], viewer, deal)


def deal_anew(hidden: Hidden, viewer: int, deal: Deal) -> None:
    """As `imagine`, but all that is kept then hangs on what the viewer knows, and on chance."""
    labels = hidden.labels(viewer)
    for cards in hidden.zones:
        for i in range(len(cards)):
            label = labels[bundle_of(cards[i], viewer)]
            cards[i] = known_as(cards[i], viewer, seen_by(cards[i], viewer), label)
    imagine(hidden, viewer, deal)
    for z in range(len(hidden.zones)):
        if hidden.keepers[z] != NOBODY:  # where its places mean nothing
            hidden.zones[z].sort()
    hidden.revealed = 0


def _unseen_places(hidden: Hidden, viewer: int) -> list[list[int]]:
    """For each back the places whose faces a viewer has not seen."""
    by_back: list[list[int]] = [[] for _ in range(BACKS)]
    for z in range(len(hidden.zones)):
        cards = hidden.zones[z]
        for i in range(len(cards)):
            if not seen_by(cards[i], viewer):
                by_back[back_of(cards[i])].append(z << 16 | i)
    return by_back


def _as_far_as_sure(card: int, viewer: int, keeper: int) -> int:
    """The card with the viewer's own knowledge, and its keeper's."""
    sure = known_as(card & FACE, viewer, seen_by(card, viewer), bundle_of(card, viewer))
    return sure if keeper in (NOBODY, viewer) else known_as(sure, keeper, 1, 0)


def _swap_faces(hidden: Hidden, places: list[int], viewer: int, deal: Deal | None) -> None:
    """Faces change places among equal backs, each with the viewer's mark of having seen it.

    They are put in order first: the outcome hangs on the chance, not on how they lay.
    """
    moving = FACE | 1 << (SEEN + viewer)
    faces: list[int] = []
    for place in places:
        faces.append(hidden.zones[place >> 16][place & 0xFFFF] & moving)
    faces.sort()
    if deal is not None:
        deal.shuffle(faces)
    for n in range(len(places)):
        cards = hidden.zones[places[n] >> 16]
        i = places[n] & 0xFFFF
        cards[i] = cards[i] & ~moving | faces[n]


def _lay_straight(hidden: Hidden, places: list[int], twin: list[int]) -> None:
    """Each card lies the way of the lower of its two kinds."""
    for place in places:
        cards = hidden.zones[place >> 16]
        i = place & 0xFFFF
        kind = cards[i] & KIND
        cards[i] += min(kind, twin[kind]) - kind


def _turn(hidden: Hidden, places: list[int], twin: list[int], deal: Deal) -> None:
    """Each card is turned round, or not, by a coin."""
    for place in places:
        if deal.below(2):
            cards = hidden.zones[place >> 16]
            i = place & 0xFFFF
            kind = cards[i] & KIND
            cards[i] += twin[kind] - kind
