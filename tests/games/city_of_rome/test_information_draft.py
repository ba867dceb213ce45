"""Chapter 11: what each seat knows of the opening cards of the others."""

import pytest

from tests.scenes.city_of_rome import Scene
from tests.scenes.city_of_rome_secrets import bundles_seen, dealt, hand_seen
from tests.scenes.scene import same_for

STRIPS = "GGBBB BBBGG GBGBB BGBGB GBBGB BGGBB"  # round 1 has BBBGG: three bricks on field 3
FOUR = "II: market, arena, residence_4, baths"


def drafted_by(players: int, packet: str, *kept: str) -> Scene:
    """After a draft in which the seats n-1, n-2, ... 1 kept these cards."""
    scene = dealt(players, STRIPS, f"II: {packet}")
    return scene.play(*[f"draft {card}" for card in kept])


def hands_seen(scene: Scene, viewer: int) -> list[list[str]]:
    return [hand_seen(scene, seat, viewer) for seat in range(scene.table.players)]


@pytest.mark.clause("CR-11.9")
def test_with_two_players_seat_1_knows_both_cards_and_seat_0_its_own() -> None:
    scene = drafted_by(2, "market, arena", "arena")
    assert hands_seen(scene, 1) == [["market/II"], ["arena/II"]]
    assert hands_seen(scene, 0) == [["market/II"], ["?/II"]]
    assert hands_seen(scene, 2) == [["?/II"], ["?/II"]]
    assert [bundles_seen(scene, viewer) for viewer in range(3)] == [{}, {}, {}]


@pytest.mark.clause("CR-11.9")
def test_with_three_players_seat_2_knows_what_it_passed_on_but_not_who_holds_which() -> None:
    scene = drafted_by(3, "market, arena, school", "school", "arena")
    assert hands_seen(scene, 2) == [["?/II #1"], ["?/II #1"], ["school/II"]]
    assert bundles_seen(scene, 2) == {1: ["arena/II", "market/II"]}
    assert hands_seen(scene, 1) == [["market/II"], ["arena/II"], ["?/II"]]
    assert hands_seen(scene, 0) == [["market/II"], ["?/II"], ["?/II"]]
    assert hands_seen(scene, 3) == [["?/II"], ["?/II"], ["?/II"]]
    assert [bundles_seen(scene, viewer) for viewer in (0, 1, 3)] == [{}, {}, {}]


@pytest.mark.clause("CR-11.9")
def test_with_four_players_each_seat_knows_the_cards_of_the_seats_after_it_together() -> None:
    scene = dealt(4, STRIPS, FOUR).play("draft baths", "draft residence_4", "draft arena")
    assert hands_seen(scene, 3) == [["?/II #1"], ["?/II #1"], ["?/II #1"], ["baths/II"]]
    assert bundles_seen(scene, 3) == {1: ["arena/II", "market/II", "residence_4/II"]}
    assert hands_seen(scene, 2) == [["?/II #1"], ["?/II #1"], ["residence_4/II"], ["?/II"]]
    assert bundles_seen(scene, 2) == {1: ["arena/II", "market/II"]}
    assert hands_seen(scene, 1) == [["market/II"], ["arena/II"], ["?/II"], ["?/II"]]
    assert hands_seen(scene, 0) == [["market/II"], ["?/II"], ["?/II"], ["?/II"]]
    assert hands_seen(scene, 4) == [["?/II"]] * 4
    assert [bundles_seen(scene, viewer) for viewer in (0, 1, 4)] == [{}, {}, {}]


@pytest.mark.clause("CR-11.9")
def test_who_passed_two_cards_on_may_imagine_either_way_round() -> None:
    scene = drafted_by(3, "market, arena, school", "school", "arena")
    worlds = scene.could_be(2, worlds=12)
    assert {(*world.hand(0), *world.hand(1)) for world in worlds} == {
        ("market", "arena"),
        ("arena", "market"),
    }
    assert {tuple(world.hand(2)) for world in worlds} == {("school",)}
    assert same_for(2, drafted_by(3, "market, arena, school", "school", "market"), scene)


@pytest.mark.clause("CR-11.9")
def test_seat_0_may_imagine_any_card_of_deck_two_in_the_other_hands() -> None:
    scene = drafted_by(3, "market, arena, school", "school", "arena")
    worlds = scene.could_be(0, worlds=12)
    assert {tuple(world.hand(0)) for world in worlds} == {("market",)}
    assert len({tuple(world.hand(1)) for world in worlds}) > 2
    assert len({tuple(world.hand(2)) for world in worlds}) > 2


@pytest.mark.clause("CR-11.9")
def test_two_equal_cards_passed_on_are_known_in_both_hands() -> None:
    scene = drafted_by(3, "residence_2, residence_2, school", "school", "residence_2")
    assert hands_seen(scene, 2) == [["residence_2/II"], ["residence_2/II"], ["school/II"]]
    assert bundles_seen(scene, 2) == {}
    assert hands_seen(scene, 0) == [["residence_2/II"], ["?/II"], ["?/II"]]


@pytest.mark.clause("CR-11.9")
def test_when_one_of_two_passed_on_is_built_the_other_is_known() -> None:
    scene = drafted_by(3, "market, arena, school", "school", "arena")
    scene.play("station 4", "station 3", "station 5", "take 1")
    assert scene.table.active == 1
    assert bundles_seen(scene, 2) == {1: ["arena/II", "market/II"]}
    scene.play("build arena")
    assert bundles_seen(scene, 2) == {}
    assert hand_seen(scene, 0, 2) == ["market/II"]
    assert hand_seen(scene, 0, 3) == ["?/II"]
    assert hand_seen(scene, 2, 0) == ["?/II"]


@pytest.mark.clause("CR-11.9")
def test_when_one_of_three_passed_on_is_built_two_are_still_in_doubt() -> None:
    scene = dealt(4, STRIPS, FOUR).play("draft baths", "draft residence_4", "draft arena")
    scene.play("station 4", "station 5", "station 3", "station 1", "take 1", "finish", "take 2")
    assert scene.table.active == 2
    scene.play("build residence_4")
    assert bundles_seen(scene, 3) == {1: ["arena/II", "market/II"]}
    assert hand_seen(scene, 0, 3) == hand_seen(scene, 1, 3) == ["?/II #1"]
    assert bundles_seen(scene, 2) == {1: ["arena/II", "market/II"]}


@pytest.mark.clause("CR-11.9")
def test_what_was_passed_on_is_no_longer_unseen() -> None:
    scene = drafted_by(3, "market, arena, temple_minerva", "temple_minerva", "arena")
    for viewer, knows in ((0, False), (1, False), (2, True), (3, False)):
        unseen = [card["card"] for card in scene.view(viewer)["unseen"]]
        assert ("temple_minerva" not in unseen) == knows
