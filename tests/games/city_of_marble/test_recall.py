"""Chapter 7: an official comes back from its tile."""

import pytest

from tests.scenes.city_of_marble import Scene, turn

TILES = ("blue c12-d13 0", "red e14-d15 0", "green c14-c16 1")


def table(*tiles: str, players: int = 3) -> Scene:
    """Seat 0 acts; it has two officials on tiles, seat 1 has one."""
    return turn(*(tiles or TILES), players=players)


def officials(scene: Scene, seat: int) -> tuple[int, list[str]]:
    """The officials of a seat at home and on tiles."""
    return scene.table.home[seat], scene.officials(seat)


@pytest.mark.clause("CM-7.1")
def test_any_own_official_on_a_tile_can_be_recalled_and_no_other() -> None:
    scene = table().play("recall")
    assert scene.step() == "recall"
    assert scene.legal() == ["fetch e14-d15", "fetch c12-d13"]
    assert scene.clause("fetch c14-c16") == "CM-7.1"
    assert scene.clause("fetch e12-e14") == "CM-7.1"


@pytest.mark.clause("CM-7.1")
@pytest.mark.parametrize(("gone", "left"), [("c12-d13", "e14-d15"), ("e14-d15", "c12-d13")])
def test_the_official_goes_home_and_the_tile_stays(gone: str, left: str) -> None:
    scene = table().play("recall", f"fetch {gone}")
    assert officials(scene, 0) == (2, [left])
    assert officials(scene, 1) == (2, ["c14-c16"])
    assert scene.story() == [("recalled", {"seat": "@seat-0", "spot": gone})]
    tiles = {tile["spot"]: tile["official"] for tile in scene.view()["tiles"]}
    assert tiles == {gone: None, left: 0, "c14-c16": 1}
    assert (scene.step(), scene.table.seat, scene.view()["turn"]["actions"]) == ("act", 0, 1)


@pytest.mark.clause("CM-7.1")
def test_the_only_official_is_recalled_without_a_question() -> None:
    scene = table("blue c12-d13 0", "red e14-d15 1").play("recall")
    assert scene.step() == "act"
    assert officials(scene, 0) == (3, [])
    assert officials(scene, 1) == (2, ["e14-d15"])


@pytest.mark.clause("CM-7.1")
def test_a_recalled_official_can_be_used_by_the_next_action() -> None:
    scene = table("blue c12-d13 0", "red e14-d15 0", "green c14-c16 0")
    without = scene.copy().play("play red", "place c8-b9")
    assert without.step() == "act"  # nobody at home to ask about
    scene.play("recall", "fetch c12-d13", "play red", "place c8-b9")
    assert scene.step() == "post"
    scene.play("official")
    assert scene.table.home[0] == 0
    assert set(scene.officials(0)) == {"e14-d15", "c14-c16", "c8-b9"}


@pytest.mark.clause("CM-7.1")
def test_two_officials_can_be_recalled_in_one_turn() -> None:
    scene = table().play("recall", "fetch c12-d13", "recall")
    assert officials(scene, 0) == (3, [])
    assert scene.table.seat == 1


@pytest.mark.clause("CM-7.1")
def test_an_official_may_be_recalled_from_a_site_that_was_built() -> None:
    scene = table("green f11-e12 0", "green d11-e12 0", "blue e12-e14").erect("e12", "temple")
    scene.play("recall", "fetch d11-e12")
    assert officials(scene, 0) == (2, ["f11-e12"])
    assert scene.sites() == {"e12": "temple 0"}


@pytest.mark.clause("CM-7.1")
def test_the_active_player_recalls_whoever_that_is() -> None:
    scene = table().play("draw red+blue", "draw red+blue")
    assert scene.table.seat == 1
    scene.play("recall")
    assert officials(scene, 1) == (3, [])
    assert officials(scene, 0) == (1, ["e14-d15", "c12-d13"])
    assert scene.facts("recalled") == [{"seat": "@seat-1", "spot": "c14-c16"}]


@pytest.mark.clause("CM-7.2")
def test_without_an_official_on_a_tile_there_is_nothing_to_recall() -> None:
    scene = table("blue c12-d13", "red e14-d15 1")
    assert scene.clause("recall") == "CM-7.2"
    assert "recall" in table("blue c12-d13 0", "red e14-d15 1").legal()


@pytest.mark.clause("CM-7.2")
@pytest.mark.parametrize("field", ["temple", "bath", "theater", "arena", "treasury"])
def test_officials_on_fields_cannot_be_recalled(field: str) -> None:
    scene = table("blue c12-d13", "red e14-d15 1").on_field(field, 0, 3)
    assert scene.clause("recall") == "CM-7.2"
    scene = table("blue c12-d13 0", "red e14-d15 0").on_field(field, 0)
    scene.play("recall")
    assert scene.legal() == ["fetch e14-d15", "fetch c12-d13"]
    scene.play("fetch e14-d15")
    assert scene.fields(0) == {field: 1}
    assert officials(scene, 0) == (1, ["c12-d13"])
