"""Hidden things: cards in zones, and what each viewer knows about each of them.

A card is one int: kind | back | who has seen its face | for each viewer a bundle. A viewer knows a
card when it has seen the face and the bundle is 0. Bundle b means: the faces it has seen of bundle
b lie in the places of bundle b, but it does not know which is where. Equal cards are equal ints: no
id ever tells two copies apart. Viewers are the seats and, last, the onlooker who holds no seat.
"""

from .box import COPY, Box
from .cards import (
    BACKS,
    BUNDLES,
    FACE,
    KIND,
    MAX_VIEWERS,
    NOBODY,
    SEEN,
    back_of,
    bundle_of,
    face,
    kind_of,
    known_as,
    knows,
    seen_by,
)
from .sets import members

__all__ = ["FACE", "NOBODY", "Hidden", "back_of", "face", "kind_of", "knows"]


class Hidden:
    """All zones of a table whose cards somebody may not know; the top of a zone is its end."""

    def __init__(self, seats: int, zones: int, twins: list[list[int]]) -> None:
        if seats + 1 > MAX_VIEWERS:
            raise ValueError(f"at most {MAX_VIEWERS - 1} seats can be kept apart")
        self.viewers = seats + 1
        self.public = ((1 << seats + 1) - 1) << SEEN  # seen by all, in nobody's bundle
        self.zones: list[list[int]] = [[] for _ in range(zones)]
        self.keepers: list[int] = [NOBODY] * zones  # whose cards a zone holds, if anybody's
        self.twins = twins  # for backs whose cards hide a direction: the kind turned round
        self.revealed = 0  # rises when a viewer learns a face: undo does not cross it

    def clone(self) -> "Hidden":
        """An independent copy."""
        return self.carry(COPY)

    def carry(self, box: Box) -> "Hidden":
        """Save, load or copy: every field is named once."""
        twin = Hidden(self.viewers - 1, 0, self.twins) if box is COPY else self
        twin.zones = box.lists(self.zones)
        twin.keepers = box.kept(self.keepers)
        twin.revealed = box.number(self.revealed)
        return twin

    # ---- open handling: everybody sees what happens -------------------------------------------

    def put(self, zone: int, card: int) -> None:
        """Put an open card on top of a zone; everybody knows it lies there."""
        self.zones[zone].append(card & FACE | self.public)

    def draw(self, source: int, target: int, count: int) -> int:
        """Move the top cards face down, the topmost first; the answer is how many there were."""
        deck = self.zones[source]
        count = min(count, len(deck))
        for _ in range(count):
            self.zones[target].append(deck.pop())
        return count

    def turn_up(self, zone: int) -> int:
        """Take the top card and show it to everybody; the answer is its face."""
        cards = self.zones[zone]
        place = len(cards) - 1
        knowledge = cards[place] & ~FACE
        if not knowledge:
            self.revealed += self.viewers
        elif knowledge != self.public:
            for viewer in range(self.viewers):
                self._see(zone, place, viewer)
        return cards.pop() & FACE

    def play_out(self, zone: int, kind: int) -> int:
        """Take a card of a kind out of a hand and show it; the answer is its face.

        A copy that everybody knows goes first, then the one held longest.
        """
        cards = self.zones[zone]
        place = NOBODY
        for i in range(len(cards)):
            card = cards[i]
            if card & KIND == kind:
                if card & ~FACE == self.public:
                    return cards.pop(i) & FACE
                if place == NOBODY:
                    place = i
        if place == NOBODY:
            raise ValueError(f"zone {zone} holds no card of kind {kind}")
        for viewer in range(self.viewers):
            self._leave(zone, place, viewer)
        return cards.pop(place) & FACE

    # ---- secret handling ----------------------------------------------------------------------

    def look(self, zone: int, viewer: int) -> None:
        """A viewer looks at every card of a zone."""
        for place in range(len(self.zones[zone])):
            self._see(zone, place, viewer)

    def lose_track(self, zone: int, keeper: int) -> None:
        """From here on only the keeper (NOBODY: nobody) knows which card of the zone is where.

        Before a card of an open choice moves on face down by `give` or `bury`, this must be said.
        """
        self.keepers = [*self.keepers[:zone], keeper, *self.keepers[zone + 1 :]]
        marks = 0
        for card in self.zones[zone]:
            marks |= card
        for viewer in range(self.viewers):
            if viewer != keeper and (seen_by(marks, viewer) or bundle_of(marks, viewer)):
                self._mix(zone, viewer)

    def give(self, source: int, place: int, target: int) -> None:
        """Move one card face down to the top of another zone; what is known goes with it."""
        self.zones[target].append(self.zones[source].pop(place))

    def bury(self, source: int, place: int, target: int) -> None:
        """Move one card face down to the bottom of another zone."""
        self.zones[target].insert(0, self.zones[source].pop(place))

    def _see(self, zone: int, place: int, viewer: int) -> None:
        """A viewer sees the face of the card in this very place."""
        card = self.zones[zone][place]
        if knows(card, viewer):
            return
        self.revealed += 1
        self._settle(zone, place, viewer)

    def _settle(self, zone: int, place: int, viewer: int) -> None:
        """The place leaves its bundle, with the face that the bundle was known to hold."""
        cards = self.zones[zone]
        bundle = bundle_of(cards[place], viewer)
        if bundle and not seen_by(cards[place], viewer):
            self._take_seen_copy(cards[place] & FACE, bundle, viewer)
        cards[place] = known_as(cards[place], viewer, 1, 0)
        if bundle:
            self._tidy(bundle, viewer)

    def _take_seen_copy(self, shown: int, bundle: int, viewer: int) -> None:
        """Whether the face shown is the copy seen before nobody can tell: take it for that one."""
        for cards in self.zones:
            for i in range(len(cards)):
                card = cards[i]
                if (
                    card & FACE == shown
                    and bundle_of(card, viewer) == bundle
                    and seen_by(card, viewer)
                ):
                    cards[i] = known_as(card, viewer, 0, bundle)
                    return

    def _leave(self, zone: int, place: int, viewer: int) -> None:
        """Some card of the zone leaves it face up; where it lay in the zone is not shown.

        The viewer takes it for the copy it knew of. If it knew of none, the card may have come
        from any place of that back whose face it cannot exclude: those become one bundle.
        """
        cards = self.zones[zone]
        leaving = cards[place]
        shown = leaving & FACE
        for i in range(len(cards)):
            if cards[i] & FACE == shown and knows(cards[i], viewer):
                known = cards[i]
                cards[i] = known_as(
                    known, viewer, seen_by(leaving, viewer), bundle_of(leaving, viewer)
                )
                cards[place] = known_as(cards[place], viewer, 1, 0)
                return
        self.revealed += 1
        sources = 0
        loose: list[int] = []
        for i in range(len(cards)):
            if back_of(cards[i]) == back_of(leaving):
                bundle = bundle_of(cards[i], viewer)
                if bundle:
                    if not sources >> bundle & 1 and self._may_hold(bundle, shown, viewer):
                        sources |= 1 << bundle
                elif not seen_by(cards[i], viewer):
                    loose.append(i)
        if sources and (loose or sources & (sources - 1)):
            self._merge(sources, zone, loose, viewer)
        self._settle(zone, place, viewer)

    def _may_hold(self, bundle: int, shown: int, viewer: int) -> bool:
        """Whether a bundle may hold this face, as far as the viewer knows."""
        for cards in self.zones:
            for card in cards:
                if bundle_of(card, viewer) == bundle:
                    if not seen_by(card, viewer) or card & FACE == shown:
                        return True
        return False

    def _mix(self, zone: int, viewer: int) -> None:
        """The viewer no longer knows which card of the zone is where; backs it still sees."""
        backs = 0
        for card in self.zones[zone]:
            backs |= 1 << back_of(card)
        for back in members(backs):
            self._mix_back(zone, back, viewer)

    def _mix_back(self, zone: int, back: int, viewer: int) -> None:
        cards = self.zones[zone]
        places: list[int] = []
        sources = 0
        informed = False
        alike = True
        for i in range(len(cards)):
            card = cards[i]
            if back_of(card) == back:
                places.append(i)
                sources |= 1 << bundle_of(card, viewer)
                if seen_by(card, viewer) or bundle_of(card, viewer):
                    informed = True
                if not knows(card, viewer) or card & FACE != cards[places[0]] & FACE:
                    alike = False
        if len(places) > 1 and informed and not alike:
            self._merge(sources & ~1, zone, places, viewer)

    def _merge(self, sources: int, zone: int, places: list[int], viewer: int) -> None:
        """Some bundles and some places of a zone become one bundle."""
        cards = self.zones[zone]
        bundle = 0
        if sources:
            while not sources >> bundle & 1:
                bundle += 1
        else:
            bundle = self._free_bundle(back_of(cards[places[0]]), viewer)
        for i in places:
            cards[i] = known_as(cards[i], viewer, seen_by(cards[i], viewer), bundle)
        for other in self.zones:
            for i in range(len(other)):
                if bundle_of(other[i], viewer) and sources >> bundle_of(other[i], viewer) & 1:
                    other[i] = known_as(other[i], viewer, seen_by(other[i], viewer), bundle)
        self._tidy(bundle, viewer)

    def _free_bundle(self, back: int, viewer: int) -> int:
        """A number not in use; else a bundle of the same back, which forgets but never leaks."""
        used = 1
        same = 0
        for cards in self.zones:
            for card in cards:
                bundle = bundle_of(card, viewer)
                used |= 1 << bundle
                if bundle and (not same or bundle < same) and back_of(card) == back:
                    same = bundle
        for bundle in range(1, BUNDLES + 1):
            if not used >> bundle & 1:
                return bundle
        if not same:
            raise OverflowError("a viewer keeps track of too many bundles")
        return same

    def _tidy(self, bundle: int, viewer: int) -> None:
        """A bundle of equal faces, or of faces never seen, is none."""
        first = -1
        unseen = False
        any_seen = False
        mixed = False
        for cards in self.zones:
            for card in cards:
                if bundle_of(card, viewer) == bundle:
                    if not seen_by(card, viewer):
                        unseen = True
                    else:
                        any_seen = True
                    if first == -1:
                        first = card & FACE
                    elif card & FACE != first:
                        mixed = True
        if (any_seen and unseen) or (any_seen and mixed):
            return
        for cards in self.zones:
            for i in range(len(cards)):
                if bundle_of(cards[i], viewer) == bundle:
                    cards[i] = known_as(cards[i], viewer, seen_by(cards[i], viewer), 0)

    # ---- what a viewer sees, and what it may imagine -------------------------------------------

    def sight(self, zone: int, viewer: int, labels: list[int] | None = None) -> list[int]:
        """What a viewer knows of each place: 1 + face, or -(1 + back + 16 * bundle).

        In a pile places are visible; of a hand, where they are not, show `sight_of_hand`. Who looks
        at many zones asks for the `labels` of the viewer once.
        """
        seen: list[int] = []
        for card in self.zones[zone]:
            if knows(card, viewer):
                seen.append(1 + (card & FACE))
            else:
                bundle = bundle_of(card, viewer)
                if bundle:
                    if labels is None:
                        labels = self.labels(viewer)
                    bundle = labels[bundle]
                seen.append(-(1 + back_of(card) + BACKS * bundle))
        return seen

    def sight_of_hand(self, zone: int, viewer: int, labels: list[int] | None = None) -> list[int]:
        """What a viewer knows of a zone in which places mean nothing: known cards first."""
        return sorted(self.sight(zone, viewer, labels), reverse=True)

    def bundles(self, viewer: int, labels: list[int] | None = None) -> list[list[int]]:
        """For each bundle of a viewer: its number, then the faces known to be in it, sorted."""
        if labels is None:
            labels = self.labels(viewer)
        found: list[list[int]] = []
        for bundle in range(1, BUNDLES + 1):
            if labels[bundle]:
                found.append([labels[bundle], *self._faces_in(bundle, viewer)])
        found.sort()
        return found

    def places_in(self, label: int, viewer: int, labels: list[int] | None = None) -> int:
        """How many places a bundle has, by the number that `sight` and `bundles` give it."""
        if labels is None:
            labels = self.labels(viewer)
        bundle = labels.index(label)
        count = 0
        for cards in self.zones:
            for card in cards:
                if bundle_of(card, viewer) == bundle:
                    count += 1
        return count

    def _faces_in(self, bundle: int, viewer: int) -> list[int]:
        faces: list[int] = []
        for cards in self.zones:
            for card in cards:
                if bundle_of(card, viewer) == bundle and seen_by(card, viewer):
                    faces.append(card & FACE)
        faces.sort()
        return faces

    def _in_use(self, viewer: int) -> int:
        """The set of bundles that a viewer keeps places in."""
        used = 0
        for cards in self.zones:
            for card in cards:
                used |= 1 << bundle_of(card, viewer)
        return used & ~1

    def labels(self, viewer: int) -> list[int]:
        """A number for each bundle in use, by what the viewer sees of it: where, and which faces.

        The inner numbers would tell in which order secret things happened.
        """
        looks: list[list[int]] = []
        for bundle in members(self._in_use(viewer)):
            look: list[int] = []
            for z in range(len(self.zones)):
                cards = self.zones[z]
                for i in range(len(cards)):
                    if bundle_of(cards[i], viewer) == bundle:
                        place = i if self.keepers[z] == NOBODY else 0xFFFF
                        look.append(z << 16 | place)
            looks.append([*look, -1, *self._faces_in(bundle, viewer), -1, bundle])
        looks.sort()
        labels = [0] * (BUNDLES + 1)
        for i in range(len(looks)):
            labels[looks[i][-1]] = i + 1
        return labels

    def keeps_from(self, viewer: int) -> bool:
        """Whether there is anything that a viewer does not know."""
        for cards in self.zones:
            for card in cards:
                if not seen_by(card, viewer) or bundle_of(card, viewer):
                    return True
        return False

    def unseen(self, viewer: int, first: int = 0) -> list[int]:
        """The faces a viewer has not seen, sorted: everybody knows what is in the box.

        Of a card that hides a direction it is the lower of its two kinds. It may be asked for the
        zones from a first one on.
        """
        faces: list[int] = []
        for zone in range(first, len(self.zones)):
            for card in self.zones[zone]:
                if not seen_by(card, viewer):
                    back = back_of(card)
                    if back < len(self.twins) and self.twins[back]:
                        kind = card & KIND
                        card += min(kind, self.twins[back][kind]) - kind
                    faces.append(card & FACE)
        faces.sort()
        return faces

    def lay_open(self) -> None:
        """Turn everything face up: from here on nothing is hidden from anybody."""
        for zone in self.zones:
            for i in range(len(zone)):
                zone[i] = zone[i] & FACE | self.public
