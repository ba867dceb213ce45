"""Hidden things under any handling: what must hold whatever a game does with its cards."""

from collections import Counter
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from groma.core.deal import Deal
from groma.core.hidden import FACE, NOBODY, Hidden
from groma.core.imagination import imagine
from tests.sample.letters import everything, knowledge

SEATS = 2
VIEWERS = SEATS + 1
DECK, OTHER_DECK, PACKET, HAND = 0, 1, 2, 3
HANDS = frozenset({3, 4})  # cards leave a hand only by being played out: it has no order
PILES = [DECK, OTHER_DECK, PACKET]
ZONES = 5
KINDS = 3

Handling = tuple[str, int, int, int]


def numbers(count: int, bound: int) -> st.SearchStrategy[list[int]]:
    """Numbers spread evenly: to meet the rare secrets a story must not be simple."""
    seeds = st.integers(0, 1 << 64)
    return seeds.map(Random).map(lambda chance: [chance.randrange(bound) for _ in range(count)])


BOX = numbers(14, KINDS * 4)  # one card in four has back 1
STORY = numbers(40, 1 << 16)
VIEWER = st.integers(0, VIEWERS - 1)
EXAMPLES = settings(max_examples=60, deadline=None)


def dealt(box: list[int]) -> Hidden:
    """Two decks by their backs, from each two cards in every hand and one in the packet."""
    hidden = Hidden(SEATS, ZONES, [])
    for card in box:
        back = int(card >= KINDS * 3)
        hidden.zones[back].append(card % KINDS | back << 8)
    for zone, deck in product([*HANDS, PACKET], (DECK, OTHER_DECK)):
        hidden.draw(deck, zone, 2 if zone in HANDS else 1)
    for seat in range(SEATS):
        hidden.keepers[HAND + seat] = seat
        hidden.look(HAND + seat, seat)
    return hidden


def possible(hidden: Hidden, name: str, shown: list[int]) -> list[Handling]:
    """All that can be done in one way; `shown` are the open cards."""
    ordered = [zone for zone in PILES if hidden.zones[zone]]
    if name == "look":
        return [(name, zone, viewer, 0) for zone in range(ZONES) for viewer in range(VIEWERS)]
    if name == "lose_track":
        anybody = [(name, zone, keeper, 0) for zone in PILES for keeper in range(NOBODY, VIEWERS)]
        return anybody + [(name, hand, hand - HAND, 0) for hand in HANDS]
    if name == "turn_up":
        return [(name, zone, 0, 0) for zone in ordered]
    if name == "play_out":
        return sorted({(name, zone, f & 255, 0) for zone in HANDS for f in faces(hidden, zone)})
    if name == "put":
        return [(name, zone, i, 0) for zone in range(ZONES) for i in range(len(shown))]
    return [
        (name, source, place, target)
        for source in ordered
        for place in range(len(hidden.zones[source]))
        for target in range(ZONES)
        if target != source and (name != "bury" or target not in HANDS)
    ]


WAYS = "look lose_track lose_track turn_up play_out play_out put give give bury draw draw".split()


def told(hidden: Hidden, number: int, shown: list[int]) -> Handling | None:
    """The handling that a number of a story stands for here."""
    some = possible(hidden, WAYS[number % len(WAYS)], shown)
    return some[number // len(WAYS) % len(some)] if some else None


def handle(hidden: Hidden, handling: Handling, shown: list[int]) -> list[int]:
    """Do it; the answer is the open cards afterwards."""
    name, zone, which, target = handling
    after = shown[:]
    if name == "look":
        hidden.look(zone, which)
    elif name == "lose_track":
        hidden.lose_track(zone, which)
    elif name == "draw":
        hidden.draw(zone, target, 1 + which % 3)
    elif name == "give":
        hidden.give(zone, which, target)
    elif name == "bury":
        hidden.bury(zone, which, target)
    elif name == "put":
        hidden.put(zone, after.pop(which))
    elif name == "turn_up":
        after.append(hidden.turn_up(zone))
    else:
        after.append(hidden.play_out(zone, which))
    return after


def faces(hidden: Hidden, zone: int) -> list[int]:
    return [held & FACE for held in hidden.zones[zone]]


def imagined(hidden: Hidden, viewer: int, name: str = "any") -> Hidden:
    world = hidden.clone()
    imagine(world, viewer, Deal(name.encode()))
    return world


@EXAMPLES
@given(BOX, STORY)
def test_no_card_is_lost_made_or_changed(box: list[int], story: list[int]) -> None:
    hidden = dealt(box)
    whole = everything(hidden)
    shown: list[int] = []
    for number in story:
        handling = told(hidden, number, shown)
        if handling is not None:
            shown = handle(hidden, handling, shown)
        assert everything(hidden) + Counter(shown) == whole
        assert everything(imagined(hidden, number % VIEWERS)) + Counter(shown) == whole


@EXAMPLES
@given(BOX, STORY, VIEWER)
def test_nobody_can_tell_an_imagined_world(box: list[int], story: list[int], viewer: int) -> None:
    hidden = dealt(box)
    shown: list[int] = []
    for number in story:
        handling = told(hidden, number, shown)
        if handling is not None:
            shown = handle(hidden, handling, shown)
        world = imagined(hidden, viewer, str(number))
        assert knowledge(world, viewer) == knowledge(hidden, viewer)
        assert world.revealed == hidden.revealed
        for zone in range(ZONES):
            backs = [face >> 8 for face in faces(hidden, zone)]
            assert [face >> 8 for face in faces(world, zone)] == backs


@EXAMPLES
@given(BOX, STORY, VIEWER)
def test_what_is_imagined_hangs_on_nothing_hidden(
    box: list[int], story: list[int], viewer: int
) -> None:
    """Out of any world that looks the same, the same chance makes the same world."""
    hidden = dealt(box)
    shown: list[int] = []
    for number in story:
        handling = told(hidden, number, shown)
        if handling is not None:
            shown = handle(hidden, handling, shown)
        other = imagined(hidden, viewer, "other")
        assert imagined(other, viewer).zones == imagined(hidden, viewer).zones


@EXAMPLES
@given(BOX, STORY, VIEWER)
def test_worlds_that_look_alike_stay_alike(box: list[int], story: list[int], viewer: int) -> None:
    """The same is done in both, and while the same faces are shown no difference appears."""
    hidden = dealt(box)
    shown: list[int] = []
    world = imagined(hidden, viewer)
    for number in story:
        handling = told(hidden, number, shown)
        if handling is None:
            continue
        after = handle(hidden.clone(), handling, shown)
        looks = handling[0] == "look" and handling[2] == viewer
        alike = []
        for other in (world, imagined(hidden, viewer, str(number))):
            if handling not in possible(other, handling[0], shown):
                continue
            if looks and faces(hidden, handling[1]) != faces(other, handling[1]):
                continue
            if handle(other, handling, shown) == after:
                alike.append(other)
        shown = handle(hidden, handling, shown)
        for other in alike:
            assert knowledge(other, viewer, HANDS) == knowledge(hidden, viewer, HANDS)
        world = alike[0] if alike else imagined(hidden, viewer, "again")


@EXAMPLES
@given(BOX, STORY)
def test_no_face_is_seen_without_raising_the_barrier(box: list[int], story: list[int]) -> None:
    hidden = dealt(box)
    shown: list[int] = []
    for number in story:
        handling = told(hidden, number, shown)
        if handling is None:
            continue
        before = hidden.revealed
        seen = [known_faces(hidden, viewer, shown) for viewer in range(VIEWERS)]
        shown = handle(hidden, handling, shown)
        assert hidden.revealed >= before
        for viewer in range(VIEWERS):
            if known_faces(hidden, viewer, shown) - seen[viewer]:
                assert hidden.revealed > before


def known_faces(hidden: Hidden, viewer: int, shown: list[int]) -> Counter[int]:
    """Every face a viewer has seen, wherever it lies."""
    return everything(hidden) - Counter(hidden.unseen(viewer)) + Counter(shown)


@EXAMPLES
@given(BOX, STORY, VIEWER, st.integers(0, 5), st.integers(0, 5))
def test_which_card_was_taken_secretly_cannot_be_seen(
    box: list[int], story: list[int], keeper: int, one: int, other: int
) -> None:
    """Two different cards of one back out of a packet whose keeper alone knows its order."""
    hidden = dealt(box)
    shown: list[int] = []
    for number in story:
        handling = told(hidden, number, shown)
        if handling is not None:
            shown = handle(hidden, handling, shown)
    hidden.draw(DECK, PACKET, 2)
    hidden.look(PACKET, keeper)
    hidden.lose_track(PACKET, keeper)
    packet = faces(hidden, PACKET)
    if max(one, other) >= len(packet) or packet[one] >> 8 != packet[other] >> 8:
        return
    twin = hidden.clone()
    hidden.give(PACKET, one, HAND)
    twin.give(PACKET, other, HAND)
    for viewer in range(VIEWERS):
        if viewer != keeper:
            unordered = HANDS | {PACKET}
            assert knowledge(twin, viewer, unordered) == knowledge(hidden, viewer, unordered)


@EXAMPLES
@given(BOX, STORY, VIEWER)
def test_a_bundle_is_never_without_news(box: list[int], story: list[int], viewer: int) -> None:
    """Each bundle has at least two places of one back, and a seen face that could be elsewhere."""
    hidden = dealt(box)
    shown: list[int] = []
    for number in story:
        handling = told(hidden, number, shown)
        if handling is not None:
            shown = handle(hidden, handling, shown)
        sights = [s for zone in range(ZONES) for s in hidden.sight(zone, viewer)]
        places = Counter((-s - 1) // 16 for s in sights if s < 0 and -s - 1 >= 16)
        known = {bundle[0]: bundle[1:] for bundle in hidden.bundles(viewer)}
        assert {bundle: hidden.places_in(bundle, viewer) for bundle in known} == places
        for bundle, faces_in in known.items():
            assert places[bundle] >= max(2, len(faces_in))
            assert len(set(faces_in)) > 1 or places[bundle] > len(faces_in)
            assert len({(-s - 1) % 16 for s in sights if s < 0 and (-s - 1) // 16 == bundle}) == 1
