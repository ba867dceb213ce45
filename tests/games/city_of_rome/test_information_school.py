"""Chapter 11: cards drawn by a School, cards put under a deck, and who knows them."""

import itertools

import pytest

from tests.scenes.city_of_rome import Scene, deck_of, stack, table_with
from tests.scenes.city_of_rome_secrets import bundles_seen, deck_seen, hand_seen, packet_seen
from tests.scenes.scene import nobody_can_tell, same_for

# Around the cell 1,1 lie three cards: a School there draws three, a University four
AROUND = "residence_3 at 0,1 | residence_3 at 2,1"
DECK = "baths, arena, market, residence_4, sheep_farm, grain_farm, vegetable_farm, residence_2"


def at_school(deck: str = DECK, cards: str = "school/II", **given: object) -> Scene:
    """Seat 0 draws three cards of deck III; then seat 1 has a turn with three bricks."""
    scene = table_with(
        hand=cards,
        more=AROUND,
        row="BBBGG",
        field=3,
        later={4: 1},
        others={1: AROUND},
        offer="school/II",
        **given,  # type: ignore[arg-type]
    )
    return stack(scene, "III", deck).play("build school", "place 1,1", "study III")


@pytest.mark.clause("CR-11.1")
def test_cards_drawn_for_a_school_are_seen_by_its_owner_only() -> None:
    scene = at_school()
    assert packet_seen(scene, 0) == ["arena/III", "baths/III", "market/III"]
    for viewer in (1, 2, 3):
        assert packet_seen(scene, viewer) == ["?/III", "?/III", "?/III"]
        assert bundles_seen(scene, viewer) == {}


@pytest.mark.clause("CR-11.1")
def test_the_card_a_school_keeps_is_a_secret_hand_card() -> None:
    scene = at_school().play("keep market")
    assert hand_seen(scene, 0, 0) == ["market/III"]
    for viewer in (1, 2, 3):
        assert hand_seen(scene, 0, viewer) == ["?/III"]


@pytest.mark.clause("CR-11.1")
def test_only_count_and_deck_of_a_school_are_told_to_others() -> None:
    scene = at_school().play("keep market", "under arena")
    studied = ("note-studied", {"seat": "@seat-0", "deck": "@deck-III", "cards": 3})
    under = ("note-put-under", {"seat": "@seat-0", "deck": "@deck-III"})
    for viewer in (1, 2, 3):
        assert scene.notes(viewer)[2:] == [
            studied,
            ("note-kept", {"seat": "@seat-0"}),
            under,
            under,
        ]
    assert scene.notes(0)[2:] == [
        studied,
        ("note-drew", {"card": "@card-market"}),
        ("note-drew", {"card": "@card-arena"}),
        ("note-drew", {"card": "@card-baths"}),
        ("note-kept-card", {"card": "@card-market"}),
        ("note-put-under-card", {"card": "@card-arena", "deck": "@deck-III"}),
        ("note-put-under-card", {"card": "@card-baths", "deck": "@deck-III"}),
    ]


@pytest.mark.clause("CR-11.1")
def test_what_is_kept_and_the_order_of_the_rest_make_no_difference_to_others() -> None:
    worlds = [
        at_school().play(f"keep {kept}", f"under {first}")
        for kept, first, _ in itertools.permutations(["baths", "arena", "market"])
    ]
    for viewer in (1, 2, 3):
        assert same_for(viewer, *worlds)
    for world in worlds:
        world.play("produce")
    for viewer in (1, 2, 3):
        assert same_for(viewer, *worlds)


@pytest.mark.clause("CR-11.6")
def test_the_owner_knows_the_cards_under_the_deck_and_their_order() -> None:
    scene = at_school().play("keep market", "under arena")
    assert deck_of(scene, "III")[-2:] == ["arena", "baths"]
    assert deck_seen(scene, "III", 0) == {6: "arena/III", 7: "baths/III"}
    for viewer in (1, 2, 3):
        assert deck_seen(scene, "III", viewer) == {}
    other = at_school().play("keep market", "under baths")
    assert deck_seen(other, "III", 0) == {6: "baths/III", 7: "arena/III"}
    assert nobody_can_tell(scene)


@pytest.mark.clause("CR-11.6")
def test_only_the_owner_keeps_the_buried_cards_in_place_when_imagining() -> None:
    scene = at_school().play("keep market", "under arena")
    for world in scene.could_be(0):
        assert deck_of(world, "III")[-2:] == ["arena", "baths"]
    for viewer in (1, 2, 3):
        bottoms = {tuple(deck_of(world, "III")[-2:]) for world in scene.could_be(viewer)}
        assert len(bottoms) > 1


@pytest.mark.clause("CR-11.10")
def test_a_known_block_keeps_its_order_and_comes_nearer_with_every_offer() -> None:
    scene = at_school("baths, arena, market, residence_4").play("keep market", "under arena")
    assert deck_seen(scene, "III", 0) == {2: "arena/III", 3: "baths/III"}
    next_round(scene)
    assert scene.view(0)["offer"][2]["card"] == "residence_4"
    assert deck_seen(scene, "III", 0) == {1: "arena/III", 2: "baths/III"}
    next_round(scene)
    for viewer in range(4):
        assert scene.view(viewer)["offer"][2]["card"] == "arena"
    assert deck_seen(scene, "III", 0) == {1: "baths/III"}
    assert [deck_seen(scene, "III", viewer) for viewer in (1, 2, 3)] == [{}, {}, {}]
    next_round(scene)
    assert scene.view(3)["offer"][2]["card"] == "baths"
    assert deck_seen(scene, "III", 0) == {}


def next_round(scene: Scene) -> None:
    """Nobody builds anything until the next round has been prepared."""
    now = scene.table.round
    while scene.table.round == now:
        scene.play("finish" if "finish" in scene.legal() else scene.legal()[0])


@pytest.mark.clause("CR-11.10")
def test_turning_up_a_known_card_tells_its_owner_nothing_new() -> None:
    scene = at_school("baths, arena, market").play("keep market", "under arena")
    before = scene.view(0)["unseen"]
    others = scene.view(1)["unseen"]
    next_round(scene)
    turned = [card["card"] for card in scene.view(0)["offer"]]
    assert turned[2] == "arena"
    assert len(before) - len(scene.view(0)["unseen"]) == 2  # the cards of decks I and II
    assert len(others) - len(scene.view(1)["unseen"]) == 3


def two_schools() -> Scene:
    """Seat 0 buries the arena and the baths; then seat 1 is about to draw three of deck III."""
    scene = at_school("baths, arena, market, residence_4, sheep_farm")
    scene.play("keep market", "under arena", "finish")
    assert scene.table.active == 1
    return scene.play("build school", "place 1,1")


@pytest.mark.clause("CR-11.10")
def test_the_owner_knows_when_another_school_draws_its_cards() -> None:
    scene = two_schools()
    assert deck_seen(scene, "III", 0) == {3: "arena/III", 4: "baths/III"}
    scene.play("study III")
    assert packet_seen(scene, 1) == ["arena/III", "residence_4/III", "sheep_farm/III"]
    assert packet_seen(scene, 0) == ["?/III #1", "?/III #1", "?/III #1"]
    assert bundles_seen(scene, 0) == {1: ["arena/III"]}
    assert deck_seen(scene, "III", 0) == {1: "baths/III"}
    for viewer in (2, 3):
        assert packet_seen(scene, viewer) == ["?/III", "?/III", "?/III"]
        assert bundles_seen(scene, viewer) == {}
    assert deck_seen(scene, "III", 1) == {}


@pytest.mark.clause("CR-11.6", "CR-11.10")
def test_of_overlapping_packets_each_owner_knows_what_it_saw() -> None:
    scene = two_schools().play("study III", "keep sheep_farm", "under residence_4")
    assert deck_of(scene, "III") == ["baths", "residence_4", "arena"]
    assert deck_seen(scene, "III", 0) == {1: "baths/III", 2: "?/III #1", 3: "?/III #1"}
    assert hand_seen(scene, 1, 0) == ["?/III #1"]
    assert bundles_seen(scene, 0) == {1: ["arena/III"]}
    assert deck_seen(scene, "III", 1) == {2: "residence_4/III", 3: "arena/III"}
    assert hand_seen(scene, 0, 1) == ["?/III"]
    for viewer in (2, 3):
        assert deck_seen(scene, "III", viewer) == {}
        assert (hand_seen(scene, 0, viewer), hand_seen(scene, 1, viewer)) == (["?/III"], ["?/III"])
    assert nobody_can_tell(scene)
    places = {
        (*world.hand(1), *deck_of(world, "III")).index("arena")
        for world in scene.could_be(0, worlds=20)
    }
    assert places == {0, 2, 3}


@pytest.mark.clause("CR-11.1", "CR-11.10")
def test_the_first_owner_cannot_tell_what_the_second_school_did_with_its_card() -> None:
    worlds = [
        two_schools().play("study III", f"keep {kept}", f"under {first}")
        for kept, first, _ in itertools.permutations(["arena", "residence_4", "sheep_farm"])
    ]
    for viewer in (0, 2, 3):
        assert same_for(viewer, *worlds)


@pytest.mark.clause("CR-11.10")
def test_a_card_of_a_bundle_turned_up_in_the_offer_ends_or_narrows_the_doubt() -> None:
    scene = two_schools().play("study III", "keep sheep_farm", "under residence_4")
    next_round(scene)
    assert scene.view(0)["offer"][2]["card"] == "baths"
    assert deck_seen(scene, "III", 0) == {1: "?/III #1", 2: "?/III #1"}
    next_round(scene)
    assert scene.view(0)["offer"][2]["card"] == "residence_4"
    assert deck_seen(scene, "III", 0) == {1: "?/III #1"}
    assert bundles_seen(scene, 0) == {1: ["arena/III"]}
    assert deck_seen(scene, "III", 1) == {1: "arena/III"}
    assert nobody_can_tell(scene)
    next_round(scene)
    assert scene.view(0)["offer"][2]["card"] == "arena"
    assert bundles_seen(scene, 0) == {}
    assert "?/III" in hand_seen(scene, 1, 0)


@pytest.mark.clause("CR-11.10")
def test_if_another_school_draws_known_cards_only_its_hand_is_one_of_them() -> None:
    scene = at_school("baths, arena, market")
    scene.play("keep market", "under arena", "finish", "build school", "place 1,1", "study III")
    assert bundles_seen(scene, 0) == {1: ["arena/III", "baths/III"]}
    scene.play("keep baths")
    assert hand_seen(scene, 1, 0) == ["?/III #1"]
    assert deck_seen(scene, "III", 0) == {1: "?/III #1"}
    assert deck_seen(scene, "III", 1) == {1: "arena/III"}
    next_round(scene)
    assert scene.view(2)["offer"][2]["card"] == "arena"
    assert hand_seen(scene, 1, 0)[0] == "baths/III"
    assert hand_seen(scene, 1, 2)[0] == "?/III"


@pytest.mark.clause("CR-11.10")
def test_a_single_known_card_drawn_by_another_school_is_known_in_its_hand() -> None:
    scene = at_school("baths, arena")
    scene.play("keep arena", "finish", "build school", "place 1,1", "study III")
    assert scene.hand(1) == ["baths"]
    assert hand_seen(scene, 1, 0)[-1:] == ["baths/III"]
    assert hand_seen(scene, 1, 2)[-1:] == ["?/III"]


@pytest.mark.clause("CR-11.10")
def test_equal_known_cards_drawn_by_another_school_stay_known() -> None:
    scene = at_school("residence_2, residence_2, market").play("keep market", "under residence_2")
    scene.play("finish", "build school", "place 1,1", "study III", "keep residence_2")
    assert hand_seen(scene, 1, 0) == ["residence_2/III"]
    assert deck_seen(scene, "III", 0) == {1: "residence_2/III"}
    assert bundles_seen(scene, 0) == {}
    assert hand_seen(scene, 1, 2) == ["?/III"]


@pytest.mark.clause("CR-11.10")
def test_later_packets_go_below_earlier_ones() -> None:
    scene = two_schools()
    stack(scene, "III", "market, market, market, market")
    scene.table.hidden.zones[2][:0] = two_schools().table.hidden.zones[2][:2]
    assert deck_of(scene, "III")[-2:] == ["arena", "baths"]
    assert deck_seen(scene, "III", 0) == {5: "arena/III", 6: "baths/III"}
    scene.play("study III", "keep market", "under market")
    assert deck_of(scene, "III") == ["market", "arena", "baths", "market", "market"]
    assert deck_seen(scene, "III", 0) == {2: "arena/III", 3: "baths/III"}
    assert deck_seen(scene, "III", 1) == {4: "market/III", 5: "market/III"}
