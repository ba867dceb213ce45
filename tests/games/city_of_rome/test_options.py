"""Chapter 13: no variants, and four options of a table."""

import pytest

from groma.games.city_of_rome import GAME
from tests.scenes.city_of_rome import table_with

FOUR_AQUEDUCTS = (
    "aqueduct at 0,1 | residence_2 at 1,1 | residence_2 at 2,0 | aqueduct at 2,2 | "
    "residence_3 at 2,1 | residence_3 at 1,2 | aqueduct at 1,3 | aqueduct at 3,0"
)


@pytest.mark.clause("CR-13.1", "CR-13.2")
def test_a_table_has_three_switches_all_on_and_may_name_who_begins() -> None:
    options = [(setting.name, setting.default, setting.clause) for setting in GAME.settings]
    assert options == [
        ("production_optional_per_building", 1, "CR-8.4"),
        ("aqueduct_may_replace_aqueduct", 1, "CR-9.25"),
        ("show_known_hand_cards", 1, "CR-11.2"),
        ("first_player", 0, "CR-2.8"),
    ]
    *switches, first_player = GAME.settings
    assert all(setting.labels == ["off", "on"] for setting in switches)
    assert first_player.labels == ["drawn", "seat_1", "seat_2", "seat_3", "seat_4"]
    assert GAME.players == [2, 3, 4]


@pytest.mark.clause("CR-13.2")
@pytest.mark.parametrize("on", [None, 1, 0])
def test_influence_of_sheep_may_be_declined_unless_switched_off(on: int | None) -> None:
    changed = {} if on is None else {"production_optional_per_building": on}
    scene = table_with(more="sheep_farm at 2,0", hand="market", **changed).play("produce")
    if on == 0:
        assert scene.city.influence == 1
    else:
        assert scene.legal() == ["accept 0", "accept 1"]
        assert scene.play("accept 0").city.influence == 0


@pytest.mark.clause("CR-13.2")
@pytest.mark.parametrize("on", [None, 1, 0])
def test_an_aqueduct_may_take_the_place_of_one_unless_switched_off(on: int | None) -> None:
    changed = {} if on is None else {"aqueduct_may_replace_aqueduct": on}
    scene = table_with(more=FOUR_AQUEDUCTS, hand="great_aqueduct, market", **changed)
    if on == 0:
        assert scene.why_not("build great_aqueduct").clause == "CR-9.17"
    else:
        scene.play("build great_aqueduct")
        assert scene.cells() == {"0,1", "2,2", "1,3", "3,0"}


@pytest.mark.clause("CR-13.2")
@pytest.mark.parametrize("on", [None, 1, 0])
def test_hand_cards_taken_from_the_offer_are_shown_unless_switched_off(on: int | None) -> None:
    changed = {} if on is None else {"show_known_hand_cards": on}
    scene = table_with(hand="market/III", secret="aqueduct/II", **changed)
    (shown,) = (held for held in scene.view(1)["seats"][0]["hand"] if held["deck"] == "III")
    assert shown["card"] == (None if on == 0 else "market")
    assert {held["card"] for held in scene.view(0)["seats"][0]["hand"]} == {"market", "aqueduct"}
