"""Rare secrets that random play hardly meets, each as a script."""

import pytest

from groma.core.deal import Deal
from groma.core.hidden import NOBODY, Hidden
from groma.core.imagination import imagine
from tests.sample.letters import bundles, card, knowledge, lies, sight, table, unseen

DECK, PACKET, HAND, OTHER_HAND = range(4)
OWNER, OTHER, THIRD, ONLOOKER = range(4)
HANDS = frozenset({PACKET, HAND, OTHER_HAND})


def given(hidden: Hidden, *hands: int) -> Hidden:
    """Every owner looks at its hand."""
    for seat in hands or (OWNER, OTHER):
        hidden.look(HAND + seat, seat)
    return hidden


def alike(viewer: int, *worlds: Hidden) -> bool:
    """Whether a viewer can tell none of these from the first."""
    first = knowledge(worlds[0], viewer, HANDS)
    return all(knowledge(world, viewer, HANDS) == first for world in worlds)


# ---- equal cards ---------------------------------------------------------------------------------


def test_of_two_equal_secret_cards_one_stays_secret() -> None:
    hidden = given(table(3, "B", "", "A A", ""))
    hidden.play_out(HAND, 0)
    assert (sight(hidden, HAND, OWNER), sight(hidden, HAND, OTHER)) == ("A", "?")
    assert unseen(hidden, OTHER) == "A B"
    one_copy = given(table(3, "A", "", "A B", ""))
    one_copy.play_out(HAND, 0)
    assert alike(THIRD, hidden, one_copy)


def known_and_unknown(held: str, known_first: bool) -> Hidden:
    """A hand with an A that OTHER knows, and a card held longer or shorter that it does not."""
    hidden = table(3, "B" if held == "A" else "A", "A", "", held)
    hidden.look(PACKET, OTHER)
    for source in (PACKET, OTHER_HAND) if known_first else (OTHER_HAND, PACKET):
        hidden.give(source, 0, HAND)
    hidden.look(HAND, OWNER)
    return hidden


@pytest.mark.parametrize("known_first", [True, False])
def test_the_copy_that_leaves_is_the_one_that_was_known(known_first: bool) -> None:
    """Whether the hand holds a second A or a B, and whichever copy the owner takes."""
    worlds = [known_and_unknown(held, known_first) for held in ("A", "B")]
    assert alike(OTHER, *worlds)
    before = worlds[0].revealed
    for world in worlds:
        world.play_out(HAND, 0)
    assert alike(OTHER, *worlds)
    assert [sight(world, HAND, OTHER) for world in worlds] == ["?", "?"]
    assert [sight(world, HAND, OWNER) for world in worlds] == ["A", "B"]
    assert [world.revealed for world in worlds] == [before + 2] * 2  # to THIRD and the onlooker


def test_viewers_who_knew_different_copies_each_take_it_for_their_own() -> None:
    hidden = table(3, "", "A", "A", "")
    hidden.look(HAND, OTHER)
    hidden.look(PACKET, THIRD)
    hidden.give(PACKET, 0, HAND)
    hidden.look(HAND, OWNER)
    assert (sight(hidden, HAND, OTHER), sight(hidden, HAND, THIRD)) == ("A ?", "? A")
    hidden.play_out(HAND, 0)
    assert [sight(hidden, HAND, viewer) for viewer in range(4)] == ["A", "?", "?", "?"]


def test_an_open_copy_tells_nothing_of_a_secret_one() -> None:
    worlds = [given(table(3, "", "", text, ""), OWNER) for text in ("A", "B")]
    worlds[0].zones[DECK] = [card("B")]
    worlds[1].zones[DECK] = [card("A")]
    for world in worlds:
        world.put(HAND, card("A"))
        world.play_out(HAND, 0)
    assert alike(OTHER, *worlds)
    assert sight(worlds[0], HAND, OTHER) == "?"


# ---- bundles -------------------------------------------------------------------------------------


def draft(faces: str = "A B C") -> Hidden:
    """THIRD saw the packet before OWNER and OTHER each took a card of it secretly."""
    hidden = table(3, "X Y", faces, "", "")
    hidden.look(PACKET, THIRD)
    for seat in (OWNER, OTHER):
        hidden.look(PACKET, seat)
        hidden.lose_track(PACKET, seat)
        hidden.give(PACKET, 0, HAND + seat)
    return hidden


def test_who_passed_a_packet_knows_what_but_not_where() -> None:
    hidden = draft()
    assert [sight(hidden, zone, THIRD) for zone in (PACKET, HAND, OTHER_HAND)] == ["?1"] * 3
    assert bundles(hidden, THIRD) == {1: "A B C"}
    assert (sight(hidden, HAND, OWNER), sight(hidden, HAND, OTHER)) == ("A", "?")
    assert bundles(hidden, OWNER) == {1: "B C"}
    assert (sight(hidden, PACKET, OTHER), sight(hidden, OTHER_HAND, OTHER)) == ("C", "B")


def test_a_bundle_is_resolved_by_elimination() -> None:
    hidden = draft()
    hidden.play_out(OTHER_HAND, 1)
    assert (sight(hidden, HAND, OWNER), sight(hidden, PACKET, OWNER)) == ("A", "C")
    assert bundles(hidden, THIRD) == {1: "A C"}
    hidden.play_out(HAND, 0)
    assert sight(hidden, PACKET, THIRD) == "C"
    assert bundles(hidden, THIRD) == {}


def test_of_equal_faces_in_a_bundle_one_is_enough() -> None:
    hidden = draft("A A B")
    assert bundles(hidden, THIRD) == {1: "A A B"}
    hidden.play_out(HAND, 0)
    assert bundles(hidden, THIRD) == {1: "A B"}
    hidden.play_out(OTHER_HAND, 0)
    assert (sight(hidden, PACKET, THIRD), bundles(hidden, THIRD)) == ("B", {})


def test_a_bundle_of_equal_faces_is_none() -> None:
    hidden = draft("A A B")
    hidden.turn_up(PACKET)
    assert [sight(hidden, zone, THIRD) for zone in (HAND, OTHER_HAND)] == ["A", "A"]
    assert bundles(hidden, THIRD) == {}


def test_overlapping_bundles_merge() -> None:
    hidden = table(3, "", "A B", "C D", "")
    for zone in (PACKET, HAND):
        hidden.look(zone, THIRD)
        hidden.lose_track(zone, NOBODY)
    assert bundles(hidden, THIRD) == {1: "A B", 2: "C D"}
    hidden.give(PACKET, 0, OTHER_HAND)
    hidden.give(HAND, 0, OTHER_HAND)
    hidden.lose_track(OTHER_HAND, NOBODY)
    assert bundles(hidden, THIRD) == {1: "A B C D"}
    sights = [sight(hidden, zone, THIRD) for zone in (PACKET, HAND, OTHER_HAND)]
    assert sights == ["?1", "?1", "?1 ?1"]


def test_a_bundle_spreads_over_the_places_its_card_may_have_come_from() -> None:
    """B left the hand: out of the bundle, or the card that was never seen."""
    worlds = []
    for loose, deck in (("B", "C"), ("C", "B")):
        hidden = table(3, deck, "A B", "", "")
        hidden.look(PACKET, THIRD)
        hidden.lose_track(PACKET, NOBODY)
        hidden.give(PACKET, 1, HAND)
        hidden.zones[HAND].append(card(loose))
        worlds.append(hidden)
    assert [sight(world, HAND, THIRD) for world in worlds] == ["?1 ?"] * 2
    hidden = worlds[0]
    hidden.zones[HAND].reverse()  # the copy that was never seen is held longest
    for world in worlds:
        world.play_out(HAND, 1)
    assert alike(THIRD, *worlds)
    assert (sight(hidden, PACKET, THIRD), sight(hidden, HAND, THIRD)) == ("?1", "?1")
    assert bundles(hidden, THIRD) == {1: "A"}
    assert unseen(hidden, THIRD) == "B C"


def test_a_bundle_that_cannot_hold_the_card_shown_stays_as_it_is() -> None:
    hidden = table(3, "", "A B", "C D", "")
    hidden.look(PACKET, THIRD)
    hidden.lose_track(PACKET, NOBODY)
    hidden.draw(PACKET, HAND, 2)
    hidden.play_out(HAND, 2)
    assert (sight(hidden, HAND, THIRD), bundles(hidden, THIRD)) == ("? ?1 ?1", {1: "A B"})


def buried_pair(unseen_card: str, uppermost: int) -> Hidden:
    """Two cards under the deck, of which THIRD saw one, an A, and lost track of it."""
    hidden = table(3, "", "A", "", "A B" if unseen_card == "B" else "B A")
    hidden.look(PACKET, THIRD)
    hidden.draw(OTHER_HAND, PACKET, 1)
    hidden.lose_track(PACKET, OWNER)
    hidden.bury(PACKET, uppermost, DECK)
    hidden.bury(PACKET, 0, DECK)
    return hidden


def test_a_deck_that_turns_up_a_card_of_a_bundle() -> None:
    """The A that THIRD saw, or another: it takes it for the one it saw."""
    worlds = [buried_pair("B", uppermost=0), buried_pair("A", uppermost=1)]
    assert [lies(world, DECK) for world in worlds] == ["B A", "A A"]
    assert alike(THIRD, *worlds)
    assert bundles(worlds[0], THIRD) == {1: "A"}
    for world in worlds:
        world.turn_up(DECK)
    assert alike(THIRD, *worlds)
    assert [sight(world, DECK, THIRD) for world in worlds] == ["?", "?"]


def test_a_deck_that_turns_up_another_card_resolves_the_bundle() -> None:
    hidden = buried_pair("B", uppermost=1)
    hidden.turn_up(DECK)
    assert sight(hidden, DECK, THIRD) == "A"


def test_who_looks_again_keeps_what_follows_from_it() -> None:
    hidden = draft()
    hidden.look(HAND, THIRD)
    assert sight(hidden, HAND, THIRD) == "A"
    assert bundles(hidden, THIRD) == {1: "B C"}
    hidden.look(OTHER_HAND, THIRD)
    assert (sight(hidden, PACKET, THIRD), bundles(hidden, THIRD)) == ("C", {})


def full_of_bundles(extra: str) -> Hidden:
    """A viewer who keeps track of fifteen pairs of back 0, and two more cards it has seen."""
    pairs = [f"{chr(65 + n)} {chr(66 + n)}" for n in range(15)]
    hidden = table(2, *pairs, extra)
    for zone in range(16):
        hidden.look(zone, 1)
    for zone in range(15):
        hidden.lose_track(zone, 0)
    assert len(bundles(hidden, 1)) == 15
    return hidden


def test_with_all_bundles_in_use_two_of_one_back_become_one() -> None:
    hidden = full_of_bundles("Y Z")
    hidden.lose_track(15, 0)
    assert len(bundles(hidden, 1)) == 15
    assert bundles(hidden, 1)[1] == "A B Y Z"
    assert sight(hidden, 0, 1) == sight(hidden, 15, 1) == "?1 ?1"
    for number in range(5):
        world = hidden.clone()
        imagine(world, 1, Deal(b"%d" % number))
        assert knowledge(world, 1) == knowledge(hidden, 1)


def crowded(packet: str) -> Hidden:
    """Viewer 1 has fifteen bundles; two of them, and an X it knows, reach into the hand, zone 0."""
    pairs = [f"{chr(65 + n)} {chr(66 + n)}" for n in range(13)]
    hidden = table(2, "", packet, "A B", "X", *pairs, "Y Z")
    hidden.keepers[0] = 0
    for zone in range(1, 18):
        hidden.look(zone, 1)
    for zone in (1, 2, *range(4, 17)):
        hidden.lose_track(zone, NOBODY)
    for zone in (1, 2, 3):
        hidden.give(zone, 0, 0)
    return hidden


def test_which_bundles_become_one_does_not_tell_which_copy_left() -> None:
    """The hand's X came out of a bundle or was the one known: its places are left in any order."""
    worlds = [crowded("X C"), crowded("C X")]
    unordered = frozenset({0})
    for world in worlds:
        world.play_out(0, ord("X") - ord("A"))
    assert knowledge(worlds[0], 1, unordered) == knowledge(worlds[1], 1, unordered)
    for world in worlds:
        world.lose_track(17, 0)
    assert knowledge(worlds[0], 1, unordered) == knowledge(worlds[1], 1, unordered)


def test_a_bundle_more_of_another_back_is_an_error() -> None:
    hidden = full_of_bundles("Y' Z'")
    with pytest.raises(OverflowError, match="too many bundles"):
        hidden.lose_track(15, 0)


def test_a_number_is_free_again_when_its_bundle_is_gone() -> None:
    hidden = full_of_bundles("Y' Z'")
    hidden.look(7, 1)
    assert len(bundles(hidden, 1)) == 14
    hidden.lose_track(15, 0)
    assert len(bundles(hidden, 1)) == 15
    assert "Y' Z'" in bundles(hidden, 1).values()


def two_backs(held: str) -> Hidden:
    """A hand of two backs, of which OTHER knows all but the card that is held longest."""
    hidden = table(3, "B" if held == "A" else "A", "C' D' A C", held, "")
    hidden.look(PACKET, OTHER)
    for _ in range(4):
        hidden.give(PACKET, 0, HAND)
    return hidden


def test_the_number_of_a_bundle_does_not_tell_which_copy_left() -> None:
    """Which place of a hand is emptied nobody sees, so no number may depend on the order."""
    worlds = [two_backs(held) for held in ("A", "B")]
    assert alike(OTHER, *worlds)
    for world in worlds:
        world.play_out(HAND, 0)
    assert alike(OTHER, *worlds)
    for world in worlds:
        world.lose_track(HAND, OWNER)
    assert alike(OTHER, *worlds)


# ---- cards that hide a direction -----------------------------------------------------------------

TURNED = [[], [3, 2, 1, 0]]  # of back 1 A is D turned round, and B is C


def test_a_card_never_seen_may_lie_either_way_round() -> None:
    hidden = table(2, "A' B' A", twins=TURNED)
    seen = set()
    for number in range(60):
        world = hidden.clone()
        imagine(world, 0, Deal(b"%d" % number))
        seen.add(lies(world, 0))
    assert seen == {f"{a}' {b}' A" for a, b in "AB AC DB DC BA CA BD CD".split()}


def test_a_card_that_was_seen_lies_as_it_was_seen() -> None:
    hidden = table(2, "A' B'", "C'", twins=TURNED)
    hidden.look(0, 0)
    hidden.lose_track(0, 1)
    for number in range(20):
        world = hidden.clone()
        imagine(world, 0, Deal(b"%d" % number))
        assert bundles(world, 0) == {1: "A' B'"}
        assert lies(world, 0) in ("A' B'", "B' A'")
        assert lies(world, 1) in ("B'", "C'")


def test_the_faces_not_seen_do_not_tell_their_direction() -> None:
    hidden = table(2, "A' B'", twins=TURNED)
    for number in range(20):
        world = hidden.clone()
        imagine(world, 0, Deal(b"%d" % number))
        assert unseen(world, 0) == unseen(hidden, 0)
