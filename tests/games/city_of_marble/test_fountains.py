"""Chapter 12: fountains and the coins they bring."""

import pytest

from groma.core.deal import Deal
from tests.scenes.city_of_marble import Scene, dealt, turn

HILLS = "quirinalis caelius aventinus"


def line_at(where: str, *fountains: str, players: int = 2, **settings: str | int | bool) -> Scene:
    """Gray ends at a corner of the tile e12-e14; fountains at some corners."""
    scene = turn("blue e12-e14", players=players, hills=HILLS, **settings).lead("gray", where)
    for corner in fountains:
        scene.erect(corner, "fountain")
    return scene


# ---- where fountains and coins come from -------------------------------------------------------


@pytest.mark.clause("CM-12.1", "CM-12.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fountains_and_coins_come_as_told_and_never_go(players: int) -> None:
    scene = dealt(players, b"coins", aqueduct_coin="every_piece")
    chance = Deal(b"coins %d" % players)
    before = scene.table.coins[:]
    while not scene.table.over():
        legal = scene.legal()
        keen = [m for m in legal if m.split()[0] in ("aqueduct", "play", "official", "send")]
        legal = keen or legal
        scene.play(legal[chance.below(len(legal))])
        assert all(old <= new for old, new in zip(before, scene.table.coins))
        before = scene.table.coins[:]
    fountains = {where for where, site in scene.sites().items() if site == "fountain"}
    told = scene.told()
    assert {facts["corner"] for facts in scene.facts("fountain-built")} == fountains
    assert len(fountains) == told.count("fountain-built") > 0
    assert sum(before) == told.count("coin-of-piece") + told.count("got-coin")


@pytest.mark.clause("CM-12.1")
@pytest.mark.parametrize("official", ["official", "unmanned"])
def test_only_a_completed_site_without_a_builder_becomes_a_fountain(official: str) -> None:
    scene = turn("green d11-e12", "green f11-e12", hills=HILLS)
    assert scene.sites() == {}
    scene.play("play green", "place e12-e14", official)
    assert scene.sites() == {"e12": "temple 0" if official == "official" else "fountain"}


@pytest.mark.clause("CM-12.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_official_that_comes_back_from_the_treasury_brings_a_coin(count: int) -> None:
    scene = turn(players=3).on_field("treasury", 0, count).on_field("treasury", 1)
    scene.play("draw red+blue")
    assert scene.table.coins == [0, 0, 0]
    scene.play("draw red+blue")
    assert scene.table.coins == [count, 0, 0]
    assert scene.facts("got-coin") == [{"seat": "@seat-0"}] * count
    assert scene.table.home[0] == 3
    scene.play("draw red+blue", "draw red+blue")
    assert scene.table.coins == [count, 1, 0]


@pytest.mark.clause("CM-12.2", "CM-9.8")
def test_an_official_sent_from_a_fountain_brings_its_coin_at_the_end_of_the_turn() -> None:
    scene = turn("blue d11-e12 0", "red f11-e12", hills=HILLS)
    scene.play("play red", "place e12-e14", "unmanned", "send d11-e12")
    assert scene.table.coins == [0, 0]
    scene.play("draw red+blue")
    assert scene.table.coins == [1, 0]


@pytest.mark.clause("CM-12.5")
def test_coins_open_no_action() -> None:
    poor, rich = turn(), turn().coins(5, 0).renew()
    assert poor.legal() == rich.legal()
    poor.play("draw red+blue", "draw red+blue")
    rich.play("draw red+blue", "draw red+blue")
    assert (poor.table.active, rich.table.active) == (1, 1)
    assert rich.table.coins == [5, 0]


# ---- coins of pieces ---------------------------------------------------------------------------


@pytest.mark.clause("CM-12.3")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_who_lays_the_piece_that_reaches_a_fountain_gets_a_coin_at_once(active: int) -> None:
    scene = line_at("e12", "d13", players=3)
    for _ in range(active):
        scene.play("draw green+blue", "draw green+blue")
    scene.forget().play("aqueduct", "lay gray ne")
    assert scene.table.coins == [int(seat == active) for seat in range(3)]
    assert scene.facts("coin-of-piece") == [{"seat": f"@seat-{active}"}]
    assert scene.told() == ["laid", "coin-of-piece", "laid"]  # e14 needs no choice


@pytest.mark.clause("CM-12.3")
def test_buildings_bring_no_coin() -> None:
    scene = line_at("e12").erect("d13", "temple", 0).erect("e14", "bath", 1)
    scene.play("aqueduct", "lay gray ne")
    assert scene.table.coins == [0, 0]


@pytest.mark.clause("CM-12.3")
@pytest.mark.parametrize(
    ("fountains", "coins"), [([], 0), (["d17"], 1), (["e18"], 1), (["d17", "e18", "e16"], 3)]
)
def test_the_first_three_pieces_bring_coins_too(fountains: list[str], coins: int) -> None:
    scene = turn("blue e16-d17", hills=HILLS)
    for where in fountains:
        scene.erect(where, "fountain")
    scene.play("play red", "place d17-d19", "unmanned")
    scene.play("lay gray sw", "lay gray se", "lay gray w")
    assert scene.line("gray") == ["c18", "d17", "e18", "e16"]
    assert scene.table.coins == [coins, 0]


@pytest.mark.clause("CM-12.4", "CM-12.6")
@pytest.mark.parametrize(
    ("setting", "fountains", "coins"),
    [
        ("first_contact", ["e12"], 0),
        ("every_piece", ["e12"], 1),
        ("first_contact", ["d13"], 1),
        ("every_piece", ["d13"], 2),
        ("first_contact", ["e14"], 1),
        ("every_piece", ["e14"], 1),
        ("first_contact", ["e12", "d13"], 1),
        ("every_piece", ["e12", "d13"], 2),
        ("first_contact", ["e12", "d13", "e14"], 2),
        ("every_piece", ["e12", "d13", "e14"], 2),
        ("every_piece", ["f13"], 0),
        ("every_piece", [], 0),
    ],
)
def test_a_piece_that_leaves_a_fountain_brings_a_coin_only_by_the_setting(
    setting: str, fountains: list[str], coins: int
) -> None:
    """Two pieces from e12: to d13, then to e14."""
    scene = line_at("e12", *fountains, aqueduct_coin=setting)
    scene.play("aqueduct", "lay gray ne")
    if scene.step() == "extend":
        scene.play("lay gray se")
    assert scene.line("gray") == ["c18", "e12", "d13", "e14"]
    assert scene.table.coins == [coins, 0]
    assert scene.told().count("coin-of-piece") == coins


@pytest.mark.clause("CM-12.4")
@pytest.mark.parametrize("setting", ["first_contact", "every_piece"])
@pytest.mark.parametrize("path", [["e12"], ["d13", "e12"], ["e12", "d13"]])
def test_a_fountain_built_on_an_aqueduct_brings_no_coin(setting: str, path: list[str]) -> None:
    scene = turn("green d11-e12", "green f11-e12", hills=HILLS, aqueduct_coin=setting)
    scene.lead("gray", *path).play("play green", "place e12-e14", "unmanned")
    assert scene.site("e12") == "fountain"
    assert scene.table.coins == [0, 0]
    assert "coin-of-piece" not in scene.told()


@pytest.mark.clause("CM-12.4", "CM-12.6")
@pytest.mark.parametrize("setting", ["first_contact", "every_piece"])
def test_edge_case_21_a_fountain_at_the_far_end_and_then_a_piece_from_it(setting: str) -> None:
    scene = turn("green d11-e12", "green f11-e12", hills=HILLS, aqueduct_coin=setting)
    scene.lead("gray", "e12").play("play green", "place e12-e14", "unmanned")
    scene.play("aqueduct", first_piece(scene))
    assert scene.table.coins[0] == (setting == "every_piece")


def first_piece(scene: Scene) -> str:
    """A first piece that can be laid once the action is chosen."""
    return scene.copy().play("aqueduct").legal()[0]


@pytest.mark.clause("CM-12.3", "CM-12.6")
@pytest.mark.parametrize("setting", ["first_contact", "every_piece"])
def test_the_view_foretells_the_coins(setting: str) -> None:
    scene = line_at("e12", "e12", "d13", aqueduct_coin=setting)
    seen = {piece["way"]: piece["coin"] for piece in scene.view()["lines"][0]["pieces"]}
    assert seen == {"ne": True, "se": setting == "every_piece"}
