"""Hidden things: what each way of handling cards shows, and to whom."""

import pytest

from groma.core.box import Loader, Saver
from groma.core.deal import Deal
from groma.core.hidden import FACE, NOBODY, Hidden, back_of, face, kind_of, knows
from groma.core.imagination import imagine
from tests.sample.letters import bundles, card, letter, lies, sight, table, unseen

DECK, PACKET, HAND = range(3)
OWNER, OTHER, ONLOOKER = range(3)


def test_a_face_is_kind_and_back() -> None:
    for kind in (0, 1, 255):
        for back in (0, 1, 15):
            assert (kind_of(face(kind, back)), back_of(face(kind, back))) == (kind, back)


def test_at_first_nobody_knows_anything_but_backs_and_the_box() -> None:
    hidden = table(2, "A B A'")
    for viewer in range(3):
        assert sight(hidden, 0, viewer) == "? ? ?'"
        assert bundles(hidden, viewer) == {}
        assert unseen(hidden, viewer) == "A B A'"
        assert not any(knows(held, viewer) for held in hidden.zones[0])


def test_the_form_of_a_sight() -> None:
    hidden = table(2, "C B'")
    hidden.look(0, OWNER)
    assert hidden.sight(0, OWNER) == [1 + face(2, 0), 1 + face(1, 1)]
    assert hidden.sight(0, OTHER) == [-(1 + 0), -(1 + 1)]


def test_an_open_card_is_known_to_all() -> None:
    hidden = table(2, "", "", "")
    hidden.put(HAND, card("B'"))
    assert [sight(hidden, HAND, viewer) for viewer in range(3)] == ["B'"] * 3
    assert hidden.revealed == 0


def test_a_hand_is_shown_without_its_order() -> None:
    hands = [table(2, "", "", text) for text in ("A B C", "C B A")]
    for hidden in hands:
        hidden.look(HAND, OWNER)
        hidden.zones[HAND].insert(1, card("D"))
    assert hands[0].sight(HAND, OWNER) != hands[1].sight(HAND, OWNER)
    assert hands[0].sight_of_hand(HAND, OWNER) == hands[1].sight_of_hand(HAND, OWNER)
    assert hands[0].sight_of_hand(HAND, OWNER)[-1] < 0


def test_to_draw_shows_nothing_and_takes_the_topmost_first() -> None:
    hidden = table(2, "A B C", "", "")
    assert hidden.draw(DECK, HAND, 2) == 2
    assert (lies(hidden, DECK), lies(hidden, HAND)) == ("A", "C B")
    assert hidden.draw(DECK, HAND, 5) == 1
    assert hidden.draw(DECK, HAND, 5) == 0
    assert (sight(hidden, HAND, OWNER), hidden.revealed) == ("? ? ?", 0)


def test_to_look_tells_only_the_one_who_looks() -> None:
    hidden = table(2, "", "", "A B")
    hidden.look(HAND, OWNER)
    assert sight(hidden, HAND, OWNER) == "A B"
    assert sight(hidden, HAND, OTHER) == sight(hidden, HAND, ONLOOKER) == "? ?"
    assert (unseen(hidden, OWNER), unseen(hidden, OTHER)) == ("", "A B")
    assert hidden.revealed == 2


def test_to_look_twice_tells_nothing_new() -> None:
    hidden = table(2, "", "", "A B")
    hidden.look(HAND, OWNER)
    hidden.look(HAND, OWNER)
    assert hidden.revealed == 2
    hidden.look(HAND, OTHER)
    assert hidden.revealed == 4


def test_what_is_known_goes_with_the_card() -> None:
    hidden = table(2, "X Y", "A B", "")
    hidden.look(PACKET, OWNER)
    hidden.give(PACKET, 0, HAND)
    hidden.bury(PACKET, 0, DECK)
    assert (lies(hidden, DECK), lies(hidden, HAND)) == ("B X Y", "A")
    assert (sight(hidden, DECK, OWNER), sight(hidden, HAND, OWNER)) == ("B ? ?", "A")
    assert (sight(hidden, DECK, OTHER), sight(hidden, HAND, OTHER)) == ("? ? ?", "?")


def test_to_turn_up_shows_the_top_to_everybody() -> None:
    hidden = table(2, "A B", "", "")
    assert letter(hidden.turn_up(DECK)) == "B"
    assert lies(hidden, DECK) == "A"
    assert hidden.revealed == 3
    hidden.put(DECK, card("B"))
    assert letter(hidden.turn_up(DECK)) == "B"
    assert hidden.revealed == 3


def test_only_the_keeper_still_knows_which_is_where() -> None:
    hidden = table(2, "", "", "A B")
    hidden.look(HAND, OWNER)
    hidden.look(HAND, OTHER)
    hidden.lose_track(HAND, OWNER)
    assert sight(hidden, HAND, OWNER) == "A B"
    assert (sight(hidden, HAND, OTHER), bundles(hidden, OTHER)) == ("?1 ?1", {1: "A B"})
    assert hidden.places_in(1, OTHER) == 2
    assert (sight(hidden, HAND, ONLOOKER), bundles(hidden, ONLOOKER)) == ("? ?", {})
    hidden.lose_track(HAND, NOBODY)
    assert (sight(hidden, HAND, OWNER), bundles(hidden, OWNER)) == ("?1 ?1", {1: "A B"})


def test_who_knows_one_of_two_knows_afterwards_that_it_is_one_of_two() -> None:
    hidden = table(2, "", "A", "B")
    hidden.look(HAND, OTHER)
    hidden.draw(PACKET, HAND, 1)
    hidden.lose_track(HAND, OWNER)
    assert (sight(hidden, HAND, OTHER), bundles(hidden, OTHER)) == ("?1 ?1", {1: "B"})
    assert unseen(hidden, OTHER) == "A"


def test_nothing_is_lost_where_there_is_nothing_to_confuse() -> None:
    alone = table(2, "", "", "A")
    alone.look(HAND, OTHER)
    alone.lose_track(HAND, OWNER)
    assert sight(alone, HAND, OTHER) == "A"
    alike = table(2, "", "", "A A A")
    alike.look(HAND, OTHER)
    alike.lose_track(HAND, OWNER)
    assert sight(alike, HAND, OTHER) == "A A A"


def test_backs_are_never_confused() -> None:
    hidden = table(2, "", "", "A A' B C'")
    hidden.look(HAND, OTHER)
    hidden.lose_track(HAND, OWNER)
    assert sight(hidden, HAND, OTHER) == "?1 ?2' ?1 ?2'"
    assert bundles(hidden, OTHER) == {1: "A B", 2: "A' C'"}


def test_a_card_played_out_is_shown_to_everybody() -> None:
    hidden = table(2, "", "", "A B")
    hidden.look(HAND, OWNER)
    assert letter(hidden.play_out(HAND, 1)) == "B"
    assert lies(hidden, HAND) == "A"
    assert unseen(hidden, OTHER) == unseen(hidden, ONLOOKER) == "A"
    assert hidden.revealed == 4


def test_only_what_is_there_can_be_played_out() -> None:
    with pytest.raises(ValueError, match="zone 2 holds no card of kind 3"):
        table(2, "", "", "A").play_out(HAND, 3)


def test_an_open_copy_is_played_out_before_a_secret_one() -> None:
    hidden = table(2, "", "", "A")
    hidden.look(HAND, OWNER)
    hidden.put(HAND, card("A"))
    before = hidden.revealed
    hidden.play_out(HAND, 0)
    assert hidden.revealed == before
    assert (sight(hidden, HAND, OWNER), sight(hidden, HAND, OTHER)) == ("A", "?")


def test_a_clone_is_independent_and_shares_the_barrier_so_far() -> None:
    hidden = table(2, "A B C", "", "", twins=[[0, 2, 1]])
    hidden.look(DECK, OWNER)
    twin = hidden.clone()
    assert (twin.zones, twin.revealed, twin.viewers) == (hidden.zones, 3, 3)
    assert (twin.public, twin.twins) == (hidden.public, hidden.twins)
    twin.turn_up(DECK)
    twin.draw(DECK, HAND, 1)
    assert (lies(hidden, DECK), lies(hidden, HAND), hidden.revealed) == ("A B C", "", 3)


def test_saved_and_loaded_it_is_the_same() -> None:
    hidden = table(2, "A B", "C'", "")
    hidden.look(DECK, OTHER)
    hidden.lose_track(DECK, NOBODY)
    hidden.keepers[HAND] = OWNER
    saver = Saver()
    hidden.carry(saver)
    other = Hidden(2, 3, [])
    loader = Loader(saver.content())
    other.carry(loader)
    loader.finish()
    assert (other.zones, other.revealed) == (hidden.zones, hidden.revealed)
    assert other.keepers == hidden.keepers == hidden.clone().keepers


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_seats_as_fit_are_kept_apart(seats: int) -> None:
    for looker in range(seats + 1):
        hidden = table(seats, "A B")
        hidden.look(0, looker)
        for viewer in range(seats + 1):
            assert sight(hidden, 0, viewer) == ("A B" if viewer == looker else "? ?")
        hidden.lose_track(0, NOBODY)
        for viewer in range(seats + 1):
            assert sight(hidden, 0, viewer) == ("?1 ?1" if viewer == looker else "? ?")


def test_more_seats_than_fit_are_refused() -> None:
    with pytest.raises(ValueError, match=r"."):
        Hidden(6, 1, [])


def test_a_kind_or_back_that_does_not_fit_is_refused() -> None:
    for kind, back in [(256, 0), (-1, 0), (0, 16), (0, -1)]:
        with pytest.raises(ValueError, match=r"."):
            face(kind, back)


def test_imagining_moves_what_is_not_known_and_nothing_else() -> None:
    hidden = table(2, "A B C A' B'", "", "D E")
    hidden.look(HAND, OWNER)
    hidden.put(PACKET, card("F"))
    seen = set()
    for number in range(60):
        world = hidden.clone()
        imagine(world, OWNER, Deal(b"%d" % number))
        assert (lies(world, PACKET), lies(world, HAND)) == ("F", "D E")
        assert world.revealed == hidden.revealed
        seen.add(lies(world, DECK))
    orders = ["A B C", "A C B", "B A C", "B C A", "C A B", "C B A"]
    assert seen == {f"{front} {back}" for front in orders for back in ("A' B'", "B' A'")}


def test_in_an_imagined_world_others_know_what_they_hold_and_what_is_open() -> None:
    hidden = table(2, "C D", "", "A B")
    hidden.keepers[HAND] = OWNER
    hidden.look(HAND, OWNER)
    hidden.look(HAND, ONLOOKER)
    hidden.look(DECK, OWNER)
    hidden.put(DECK, card("E"))
    for number in range(10):
        world = hidden.clone()
        imagine(world, OTHER, Deal(b"%d" % number))
        assert sight(world, HAND, OWNER) == lies(world, HAND)
        assert sight(world, HAND, ONLOOKER) == "? ?"
        assert [sight(world, DECK, viewer) for viewer in range(3)] == ["? ? E"] * 3


def test_what_others_know_does_not_tell_which_card_they_saw() -> None:
    """The onlooker saw one of two cards before their order was lost: where it lies is a secret."""
    worlds = set()
    for seen in (0, 1):
        hidden = table(2, "", "A", "B")
        hidden.look((PACKET, HAND)[seen], ONLOOKER)
        hidden.give(PACKET, 0, HAND)
        hidden.lose_track(HAND, OWNER)
        imagine(hidden, OTHER, Deal(b"any"))
        worlds.add(tuple(hidden.zones[HAND]))
    assert len(worlds) == 1


def test_in_a_bundle_every_order_can_be_imagined() -> None:
    hidden = table(2, "X", "", "A B")
    hidden.look(HAND, OTHER)
    hidden.draw(DECK, HAND, 1)
    hidden.lose_track(HAND, OWNER)
    seen = set()
    for number in range(80):
        world = hidden.clone()
        imagine(world, OTHER, Deal(b"%d" % number))
        seen.add(lies(world, HAND))
    assert seen == {"A B X", "A X B", "B A X", "B X A", "X A B", "X B A"}


def test_a_card_is_equal_to_its_copy() -> None:
    hidden = table(2, "A A")
    hidden.look(0, OWNER)
    assert hidden.zones[0][0] == hidden.zones[0][1]
    assert hidden.zones[0][0] & FACE == card("A")


def test_laid_open_nothing_is_hidden_from_anybody() -> None:
    hidden = table(2, "A B A'", "C", "D A")
    hidden.look(HAND, OWNER)
    hidden.lose_track(HAND, NOBODY)
    before = [[held & FACE for held in zone] for zone in hidden.zones]
    hidden.lay_open()
    for viewer in range(3):
        assert [sight(hidden, zone, viewer) for zone in range(3)] == ["A B A'", "C", "D A"]
        assert bundles(hidden, viewer) == {}
        assert unseen(hidden, viewer) == ""
    assert [[held & FACE for held in zone] for zone in hidden.zones] == before
