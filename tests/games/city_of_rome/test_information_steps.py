"""Chapter 11: whether a player is asked depends on what everybody can see."""

import pytest

from groma.games.city_of_rome.steps import BURYING, KEEPING
from tests.scenes.city_of_rome import Scene, stack, table_with
from tests.scenes.city_of_rome_secrets import dealt
from tests.scenes.scene import same_for

NO_BRICK = {"row": "GBBBG", "field": 1}  # no free brick, one free gear
ONE_BRICK = {"row": "BGBGB", "field": 1}  # one free brick, no gear
AROUND = "residence_3 at 0,1 | residence_3 at 2,1 | market at 1,2"


def at_menu(**given: object) -> Scene:
    """A turn of seat 0; seat 1 has the next one this round."""
    return table_with(offer="market/II, arena/II", later={5: 1}, **given)  # type: ignore[arg-type]


def asked(scene: Scene) -> bool:
    """Whether seat 0 is still at its menu."""
    return scene.table.seat == 0 and "finish" in scene.legal()


@pytest.mark.clause("CR-11.8")
def test_the_menu_is_asked_although_no_card_fits() -> None:
    scene = at_menu(secret="baths/II", money=0, **ONE_BRICK)
    assert asked(scene)
    assert scene.legal() == ["finish"]
    scene.play("finish")
    assert (scene.table.seat, scene.legal()) == (1, ["take 1", "take 2"])


@pytest.mark.clause("CR-11.8")
def test_the_menu_is_skipped_when_no_brick_can_be_had() -> None:
    scene = at_menu(secret="residence_2/II", money=0, **NO_BRICK)
    assert (scene.table.seat, scene.legal()) == (1, ["take 1", "take 2"])


@pytest.mark.clause("CR-11.8")
@pytest.mark.parametrize(("money", "menu"), [(0, False), (1, False), (2, True)])
def test_money_for_one_brick_is_enough_to_be_asked(money: int, menu: bool) -> None:
    for secret in ("residence_2/II", "baths/II"):
        scene = at_menu(secret=secret, money=money, produced=True, **NO_BRICK)
        assert asked(scene) == menu


@pytest.mark.clause("CR-11.8")
def test_one_brick_token_is_enough_to_be_asked() -> None:
    for secret, legal in (
        ("residence_2/II", ["build residence_2", "finish"]),
        ("baths/II", ["finish"]),
    ):
        scene = at_menu(secret=secret, money=0, more="grain_farm at 0,1 *", **NO_BRICK)
        assert asked(scene)
        assert scene.legal() == legal
        bare = at_menu(secret=secret, money=0, more="grain_farm at 0,1", **NO_BRICK)
        assert not asked(bare)


@pytest.mark.clause("CR-11.8")
def test_one_free_brick_is_enough_to_be_asked() -> None:
    for field, menu in ((1, False), (2, True)):
        scene = at_menu(secret="baths/II", money=0, row="GBBBG", field=field)
        assert asked(scene) == menu


@pytest.mark.clause("CR-11.8")
def test_others_cannot_tell_a_hand_that_fits_from_one_that_does_not() -> None:
    worlds = [
        stack(at_menu(secret=f"{secret}/II", money=1, **ONE_BRICK), "II", f"aqueduct, {rest}")
        for secret, rest in (("residence_2", "baths"), ("baths", "residence_2"))
    ]
    assert [world.allows("build residence_2") for world in worlds] == [True, False]
    for viewer in (1, 2, 3):
        assert same_for(viewer, *worlds)
    for world in worlds:
        world.play("finish")
    for viewer in (1, 2, 3):
        assert same_for(viewer, *worlds)


@pytest.mark.clause("CR-11.8")
def test_an_aqueduct_without_a_cell_does_not_skip_the_menu() -> None:
    city = "aqueduct at 0,0 | aqueduct at 1,1 | aqueduct at 2,2 | aqueduct at 3,3"
    scene = at_menu(
        city=city,
        secret="aqueduct/II",
        money=0,
        aqueduct_may_replace_aqueduct=0,
        **ONE_BRICK,
    )
    assert asked(scene)
    assert scene.legal() == ["finish"]


@pytest.mark.clause("CR-11.8")
def test_production_alone_is_asked_for() -> None:
    scene = at_menu(secret="residence_2/II", money=0, row="GGBBB", field=2)
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-11.8")
def test_after_building_the_menu_is_skipped_if_production_cannot_follow() -> None:
    for secret in ("residence_2/II", "baths/II"):
        scene = at_menu(secret=secret, hand="aqueduct/II", money=1, **ONE_BRICK)
        scene.play("build aqueduct", "place 0,1")
        assert (scene.table.seat, scene.legal()) == (1, ["take 1", "take 2"])


@pytest.mark.clause("CR-11.8")
def test_after_building_bricks_do_not_bring_the_menu_back() -> None:
    scene = at_menu(secret="residence_2/II", money=9, built=True, produced=True, field=3)
    assert not asked(scene)
    unbuilt = at_menu(secret="baths/II", money=0, produced=True, row="GBBBG", field=2)
    assert asked(unbuilt)


@pytest.mark.clause("CR-11.8")
def test_edge_29_with_two_cards_and_one_affordable_the_turn_is_still_asked() -> None:
    scene = at_menu(secret="residence_2/II, baths/II", money=1, **ONE_BRICK)
    assert scene.legal() == ["build residence_2", "finish"]
    assert scene.hand(0) == ["residence_2", "baths"]
    assert scene.why_not("build baths").clause == "CR-7.3"
    scene.play("build residence_2")
    assert scene.hand(0) == ["baths"]


@pytest.mark.clause("CR-11.8")
def test_every_card_that_fits_is_offered_beside_the_other_choices_and_not_asked_for_again() -> None:
    scene = at_menu(secret="residence_2/II, aqueduct/II", hand="market", row="GGBBB", field=5)
    menu = ["build residence_2", "build market", "build aqueduct", "produce", "finish"]
    assert scene.legal() == menu
    scene.play("build aqueduct")
    assert scene.step() == "place"


@pytest.mark.clause("CR-11.8")
def test_a_single_card_that_fits_is_not_built_unasked() -> None:
    scene = at_menu(secret="residence_2/II", money=1, **ONE_BRICK)
    assert scene.legal() == ["build residence_2", "finish"]


def at_school(deck: str) -> Scene:
    """A School with four neighbours has drawn of this deck III."""
    scene = table_with(hand="school/II", more=AROUND)
    return stack(scene, "III", deck).play("build school", "place 1,1", "study III")


@pytest.mark.clause("CR-11.8")
def test_keep_and_under_are_asked_even_if_all_cards_are_alike() -> None:
    scene = at_school("residence_2, residence_2, residence_2")
    assert scene.legal() == ["keep residence_2"]
    assert scene.table.todo[-1] % 64 == KEEPING
    scene.play("keep residence_2")
    assert scene.legal() == ["under residence_2"]
    assert scene.table.todo[-1] % 64 == BURYING
    scene.play("under residence_2")
    assert scene.legal() == ["produce", "finish"]


@pytest.mark.clause("CR-11.8")
@pytest.mark.parametrize(
    ("deck", "decisions"),
    [
        ("market", []),
        ("market, arena", ["keep"]),
        ("residence_2, residence_2", ["keep"]),
        ("market, arena, baths", ["keep", "under"]),
        ("market, residence_2, residence_2", ["keep", "under"]),
        ("market, arena, baths, residence_4", ["keep", "under", "under"]),
        ("residence_2, residence_2, residence_2, market", ["keep", "under", "under"]),
    ],
)
def test_how_often_a_school_asks_goes_by_the_number_of_cards(
    deck: str, decisions: list[str]
) -> None:
    scene = at_school(deck)
    asked_for = []
    while "finish" not in scene.legal():
        asked_for.append(scene.legal()[0].split()[0])
        scene.play(scene.legal()[0])
    assert asked_for == decisions
    assert scene.table.cities[0].built.bit_count() == 6
    assert len(scene.hand(0)) == 1


@pytest.mark.clause("CR-11.8")
def test_others_cannot_tell_a_packet_of_equal_cards_from_any_other() -> None:
    alike = at_school("residence_2, residence_2, residence_2, market, arena")
    mixed = at_school("residence_2, market, residence_2, arena, residence_2")
    for move in ("keep residence_2", "under residence_2"):
        for viewer in (1, 2, 3):
            assert same_for(viewer, alike, mixed)
        alike.play(move)
        mixed.play(move)
    for viewer in (1, 2, 3):
        assert same_for(viewer, alike, mixed)


@pytest.mark.clause("CR-11.8")
def test_the_draft_is_asked_even_if_both_cards_are_alike() -> None:
    scene = dealt(2, decks="II: residence_2, residence_2")
    assert (scene.table.seat, scene.legal()) == (1, ["draft residence_2"])
    scene.play("draft residence_2")
    assert scene.hand(0) == scene.hand(1) == ["residence_2"]
    assert scene.legal()[0] == "station 1"


@pytest.mark.clause("CR-11.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_last_card_of_the_draft_goes_unasked(players: int) -> None:
    scene = dealt(players, decks="II: " + ", ".join(["residence_2"] * players))
    seats = []
    while scene.legal() == ["draft residence_2"]:
        seats.append(scene.table.seat)
        scene.play("draft residence_2")
    assert seats == list(range(players - 1, 0, -1))
