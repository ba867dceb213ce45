"""Chapter 9, School and University: choose a deck, draw, keep one, put the others under it."""

import pytest

from tests.scenes.city_of_rome import Scene, deck_of, stack, table_with

DECK_II = "market, arena, residence_4, aqueduct, grain_farm, sheep_farm, temple_minerva"
THREE_NEIGHBOURS = "residence_3 at 1,1 | residence_3 at -1,0 | residence_3 at -1,1"
FOUR_NEIGHBOURS = f"{THREE_NEIGHBOURS} | residence_3 at -1,2 | residence_3 at 0,2"


def schooling(
    name: str = "school", more: str = THREE_NEIGHBOURS, deck: str = DECK_II, players: int = 4
) -> Scene:
    """A table where a School was just built on 0,1, with a deck II of our own."""
    scene = table_with(players=players, more=more, hand=name, secret="baths")
    stack(scene, "II", deck)
    return scene.play(f"build {name}", "place 0,1")


@pytest.mark.clause("CR-9.13")
def test_the_deck_is_chosen_before_any_card_is_seen() -> None:
    scene = schooling()
    assert scene.legal() == ["study II", "study III", "study IV"]
    assert scene.view(0)["packet"] == []
    assert scene.hand(0) == ["baths"]


@pytest.mark.clause("CR-9.13")
@pytest.mark.parametrize(("players", "decks"), [(3, "II III"), (4, "II III IV")])
def test_the_decks_two_to_four_that_are_in_play_may_be_chosen(players: int, decks: str) -> None:
    scene = schooling(players=players)
    assert scene.legal() == [f"study {deck}" for deck in decks.split()]
    if players == 3:
        assert scene.why_not("study IV").clause == "CR-9.13"


@pytest.mark.clause("CR-9.13")
def test_two_players_draw_from_deck_two_without_being_asked() -> None:
    scene = schooling(players=2)
    assert scene.legal() == ["keep residence_4", "keep market", "keep arena"]
    assert deck_of(scene, "II") == ["aqueduct", "grain_farm", "sheep_farm", "temple_minerva"]


@pytest.mark.clause("CR-9.15")
def test_deck_one_can_never_be_chosen() -> None:
    for players in (3, 4):
        assert schooling(players=players).why_not("study I").clause == "CR-9.15"


@pytest.mark.clause("CR-9.13")
def test_the_top_cards_are_drawn_one_is_kept_and_the_others_go_under_the_deck_in_order() -> None:
    scene = schooling().play("study II")
    assert set(scene.legal()) == {"keep market", "keep arena", "keep residence_4"}
    assert scene.why_not("keep aqueduct").clause == "CR-9.13"
    assert deck_of(scene, "II") == ["aqueduct", "grain_farm", "sheep_farm", "temple_minerva"]
    scene.play("keep arena")
    assert scene.hand(0) == ["baths", "arena"]
    assert set(scene.legal()) == {"under market", "under residence_4"}
    assert scene.why_not("under arena").clause == "CR-9.13"
    assert scene.why_not("finish").clause == "CR-9.13"
    scene.play("under residence_4")
    assert deck_of(scene, "II")[4:] == ["residence_4", "market"]
    assert scene.view(0)["packet"] == []
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-9.13")
def test_the_first_card_put_under_lies_above_the_others() -> None:
    for order in (["market", "residence_4"], ["residence_4", "market"]):
        scene = schooling().play("study II", "keep arena", f"under {order[0]}")
        rest = ["aqueduct", "grain_farm", "sheep_farm", "temple_minerva"]
        assert deck_of(scene, "II") == rest + order


@pytest.mark.clause("CR-9.13")
@pytest.mark.parametrize("deck", ["III", "IV"])
def test_all_cards_come_from_the_chosen_deck_and_go_back_there(deck: str) -> None:
    scene = schooling()
    stack(scene, deck, "market, school, baths, arena, aqueduct")
    two = deck_of(scene, "II")
    scene.play(f"study {deck}", "keep school", "under baths")
    assert deck_of(scene, deck) == ["arena", "aqueduct", "baths", "market"]
    assert deck_of(scene, "II") == two
    backs = [held["deck"] for held in scene.view(0)["seats"][0]["hand"] if held["card"] == "school"]
    assert backs == [deck]


@pytest.mark.clause("CR-9.13")
def test_edge_case_33_with_one_neighbour_the_card_is_kept_without_asking() -> None:
    scene = schooling(more="residence_3 at -1,0").play("study II")
    assert scene.hand(0) == ["baths", "market"]
    assert deck_of(scene, "II") == DECK_II.split(", ")[1:]
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-9.13", "CR-11.8")
def test_equal_cards_are_asked_for_as_if_they_were_different() -> None:
    scene = schooling(deck="residence_2, residence_2, residence_2, market").play("study II")
    assert scene.legal() == ["keep residence_2"]
    scene.play("keep residence_2")
    assert scene.legal() == ["under residence_2"]
    scene.play("under residence_2")
    assert deck_of(scene, "II") == ["market", "residence_2", "residence_2"]


@pytest.mark.clause("CR-9.13")
def test_the_card_goes_into_the_hand_of_the_seat_in_turn() -> None:
    scene = table_with(seat=1, more="residence_3 at 1,1", hand="school")
    stack(scene, "II", "market, arena, aqueduct")
    scene.play("build school", "place 0,1", "study II", "keep arena")
    assert [scene.hand(seat) for seat in range(3)] == [[], ["arena"], []]
    assert deck_of(scene, "II") == ["aqueduct", "market"]
    assert ("note-kept-card", {"card": "@card-arena"}) in scene.notes(1)


@pytest.mark.clause("CR-9.14")
def test_edge_case_13_a_university_with_four_neighbours_draws_five_and_keeps_one() -> None:
    scene = schooling("university", FOUR_NEIGHBOURS).play("study II")
    drawn = DECK_II.split(", ")[:5]
    assert set(scene.legal()) == {f"keep {name}" for name in drawn}
    scene.play("keep aqueduct", "under grain_farm", "under market", "under residence_4")
    assert scene.hand(0) == ["baths", "aqueduct"]
    assert deck_of(scene, "II")[:2] == ["sheep_farm", "temple_minerva"]
    assert deck_of(scene, "II")[2:] == ["grain_farm", "market", "residence_4", "arena"]
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-9.15", "CR-9.14")
def test_a_short_deck_gives_all_its_cards() -> None:
    scene = schooling("university", FOUR_NEIGHBOURS, "market, arena").play("study II")
    assert deck_of(scene, "II") == []
    assert set(scene.legal()) == {"keep market", "keep arena"}
    studied = {"seat": "@seat-0", "deck": "@deck-II", "cards": 2}
    assert ("note-studied", studied) in scene.notes(3)
    scene.play("keep market")
    assert deck_of(scene, "II") == ["arena"]


@pytest.mark.clause("CR-9.15")
def test_an_empty_deck_cannot_be_chosen() -> None:
    scene = schooling(deck="")
    assert scene.legal() == ["study III", "study IV"]
    assert scene.why_not("study II").clause == "CR-9.15"
    scene = table_with(more=THREE_NEIGHBOURS, hand="school", players=3)
    stack(scene, "II", "")
    stack(scene, "III", "market, arena, baths, school")
    scene.play("build school", "place 0,1")
    assert set(scene.legal()) == {"keep market", "keep arena", "keep baths"}


@pytest.mark.clause("CR-9.15")
def test_nothing_happens_if_every_deck_is_empty() -> None:
    scene = table_with(players=4, more=THREE_NEIGHBOURS, hand="school")
    for deck in ("II", "III", "IV"):
        stack(scene, deck, "")
    scene.play("build school", "place 0,1")
    assert scene.building_at("0,1") == "school"
    assert scene.legal() == ["produce", "finish"]
    assert scene.hand(0) == []


@pytest.mark.clause("CR-9.13", "CR-11.1")
def test_only_the_owner_sees_which_cards_are_drawn_kept_and_put_under() -> None:
    scene = schooling().play("study II")
    assert {held["card"] for held in scene.view(0)["packet"]} == {"market", "arena", "residence_4"}
    for viewer in (1, 3, 4):
        assert [held["card"] for held in scene.view(viewer)["packet"]] == [None] * 3
    scene.play("keep arena", "under residence_4")
    who = {"seat": "@seat-0"}
    deck = {"deck": "@deck-II"}
    opening = [
        ("note-chose", {**who, "card": "@card-school", **deck}),
        ("note-built", {**who, "card": "@card-school", "cell": "0,1", "coins": 0}),
        ("note-studied", {**who, **deck, "cards": 3}),
    ]
    drawn = ["residence-4", "market", "arena"]
    assert scene.notes(0) == [
        *opening,
        *(("note-drew", {"card": f"@card-{name}"}) for name in drawn),
        ("note-kept-card", {"card": "@card-arena"}),
        ("note-put-under-card", {"card": "@card-residence-4", **deck}),
        ("note-put-under-card", {"card": "@card-market", **deck}),
    ]
    for viewer in (1, 4):
        assert scene.notes(viewer) == [
            *opening,
            ("note-kept", who),
            ("note-put-under", {**who, **deck}),
            ("note-put-under", {**who, **deck}),
        ]
    assert [place for place, _ in scene.view(0)["decks"][1]["known"]] == [5, 6]
    assert scene.view(1)["decks"][1]["known"] == []
    assert [held["card"] for held in scene.view(1)["seats"][0]["hand"]] == [None, None]
