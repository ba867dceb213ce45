"""Chapters 9 and 13: officials that leave a district, and the fields where they wait."""

import pytest

from groma.games.city_of_marble.tables import SPOT_IDS
from tests.scenes.city_of_marble import Scene, turn

HILLS = "quirinalis caelius aventinus"
STAR = ["d11-d13", "e10-d11", "e10-f11", "f11-f13", "f13-e14", "d13-e14"]  # six tiles round e12
RINGS = {
    "temple": ["d11-e12", "f11-e12", "e12-e14"],
    "bath": ["e10-e12", "d11-d13", "f11-f13", "e12-e14"],
    "theater": ["d11-d13", "e10-d11", "e10-f11", "f11-f13", "e12-e14"],
    "arena": STAR,
}
COLOR = {"temple": "green", "bath": "blue", "theater": "yellow", "arena": "red"}


def rest(scene: Scene, turns: int) -> Scene:
    """So many turns of drawing."""
    for _ in range(turns):
        scene.play("draw green+blue", "draw green+blue")
    return scene


def star(*owners: int | None, players: int = 2, active: int = 0, color: str = "red") -> Scene:
    """Tiles round e12 with officials; the active seat closes the star without one more."""
    tiles = [
        f"{color} {where}" + ("" if owner is None else f" {owner}")
        for where, owner in zip(STAR, owners)
    ]
    tiles += [f"{color} {where}" for where in STAR[len(owners) : 5]]
    scene = rest(turn(*tiles, players=players, hills=HILLS), active)
    scene.play("play red", f"place {STAR[5]}")
    return scene.play("unmanned") if scene.step() == "post" else scene


def asked(scene: Scene) -> list[int]:
    """The seats that are asked about leaving, in order, all of them staying."""
    seats = []
    while scene.step() == "leave":
        seats.append(scene.table.seat)
        scene.play("stay")
    return seats


# ---- who is asked ------------------------------------------------------------------------------


@pytest.mark.clause("CM-9.8")
@pytest.mark.parametrize(
    ("players", "active", "owners", "order"),
    [
        (2, 0, (0, 1), [0, 1]),
        (2, 1, (0, 1), [1, 0]),
        (3, 0, (2, 1, 0), [0, 1, 2]),
        (3, 1, (2, 1, 0), [1, 2, 0]),
        (3, 2, (2, 1, 0), [2, 0, 1]),
        (3, 2, (1, 0), [0, 1]),
        (4, 3, (0, 1, 2, 3), [3, 0, 1, 2]),
        (4, 2, (0, 1, 3), [3, 0, 1]),
        (4, 1, (0, 0, 0), [0]),
        (4, 1, (), []),
    ],
)
def test_all_with_an_official_there_are_asked_from_the_active_player_on(
    players: int, active: int, owners: tuple[int, ...], order: list[int]
) -> None:
    scene = star(*owners, players=players, active=active)
    assert asked(scene) == order
    assert (scene.step(), scene.table.seat) == ("act", active)
    assert scene.facts("stayed") == [{"seat": f"@seat-{seat}", "corner": "e12"} for seat in order]


@pytest.mark.clause("CM-9.8")
def test_an_official_in_another_district_does_not_ask_for_its_owner() -> None:
    tiles = ["green d11-e12 1", "green f11-e12", "green f13-f15 2"]
    scene = turn(*tiles, players=3, hills=HILLS)
    scene.play("play green", "place e12-e14", "unmanned")
    assert asked(scene) == [1]


@pytest.mark.clause("CM-9.8")
def test_only_own_officials_of_the_district_can_leave() -> None:
    scene = turn("green d11-e12 1", "red f11-e12 0", "green i8-i10 0", players=3, hills=HILLS)
    scene.play("play green", "place e12-e14", "unmanned")
    assert scene.legal() == ["stay", "send f11-e12"]
    for other in ("d11-e12", "e12-e14", "i8-i10", "g10-g12"):
        assert scene.clause(f"send {other}") == "CM-9.8"
    scene.play("stay")
    assert (scene.table.seat, scene.legal()) == (1, ["stay", "send d11-e12"])
    assert scene.why_not("send f11-e12", seat=0).message == "refused-not-your-decision"
    assert scene.clause("send f11-e12") == "CM-9.8"


# ---- where they go -----------------------------------------------------------------------------


@pytest.mark.clause("CM-9.8", "CM-13.1")
@pytest.mark.parametrize("building", RINGS)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_goes_to_the_field_of_the_building_whoever_built_it(building: str, seat: int) -> None:
    *most, last = RINGS[building]
    color = COLOR[building]
    tiles = [f"{color} {where}" for where in most]
    tiles[0] += " 1"
    tiles[1] += " 1"
    scene = turn(*tiles, hills=HILLS)
    scene.play(f"play {color}", f"place {last}", "official")
    assert scene.site("e12") == f"{building} 1"
    own = last if seat == 0 else most[1]
    if seat == 1:
        scene.play("stay")
    scene.play(f"send {own}")
    assert scene.fields(seat) == {building: 1}
    assert scene.fields(1 - seat) == {}
    assert own not in scene.officials(seat)
    told = {"seat": f"@seat-{seat}", "spot": own, "field": f"@field-{building}"}
    assert scene.facts("sent") == [told]


@pytest.mark.clause("CM-9.8")
def test_from_a_fountain_it_goes_to_the_treasury() -> None:
    scene = star(0, 1).play(f"send {STAR[0]}", f"send {STAR[1]}")
    assert scene.site("e12") == "fountain"
    assert scene.fields(0) == scene.fields(1) == {"treasury": 1}
    assert [facts["field"] for facts in scene.facts("sent")] == ["@field-treasury"] * 2


@pytest.mark.clause("CM-9.9")
@pytest.mark.parametrize("color", ["red", "yellow", "green", "blue"])
def test_it_may_leave_a_tile_of_any_colour(color: str) -> None:
    scene = turn(f"{color} d11-e12 1", "green f11-e12", hills=HILLS)
    scene.play("play green", "place e12-e14", "official", "stay", "send d11-e12")
    field = "treasury" if color == "green" else "temple"  # a tie, or the builder is seat 0
    assert scene.fields(1) == {field: 1}
    assert scene.officials(1) == []


# ---- how many ----------------------------------------------------------------------------------


@pytest.mark.clause("CM-9.14", "CM-9.8")
@pytest.mark.parametrize("owned", [1, 2, 3])
def test_exactly_one_leaves_even_if_there_are_more(owned: int) -> None:
    scene = star(*[1] * owned)
    own = set(STAR[:owned])
    assert scene.spots() == own
    assert len(scene.legal()) == owned + 1
    scene.play(f"send {STAR[0]}")
    assert set(scene.officials(1)) == own - {STAR[0]}
    assert scene.fields(1) == {"arena": 1}
    assert scene.table.home[1] == 3 - owned
    assert (scene.step(), scene.table.seat) == ("act", 0)


@pytest.mark.clause("CM-9.10", "CM-9.14")
def test_all_may_stay_where_they_are() -> None:
    scene = star(1, 1).play("stay")
    assert set(scene.officials(1)) == set(STAR[:2])
    assert scene.fields(1) == {}
    assert scene.step() == "act"


@pytest.mark.clause("CM-9.10")
def test_who_stays_counts_for_a_later_site() -> None:
    """The temple at e12 is closed in the first, that at e14 in the second action."""
    scene = turn("green d11-e12", "green f11-e12", "green e14-d15", hills=HILLS)
    scene.hold(0, green=2).play("play green", "place e12-e14", "official", "stay")
    scene.play("play green", "place e14-f15", "unmanned")
    assert scene.sites() == {"e12": "temple 0", "e14": "temple 0"}


@pytest.mark.clause("CM-9.14", "CM-9.11")
def test_a_second_site_of_the_same_tile_is_a_second_chance() -> None:
    tiles = ["green d11-e12 1", "green f11-e12", "green e14-d15 1", "green e14-f15"]
    scene = turn(*tiles, hills=HILLS)
    scene.play("play green", "place e12-e14", "unmanned", "build e12")
    assert scene.legal() == ["stay", "send d11-e12"]
    scene.play("send d11-e12")  # then the other site, which needs no choice
    assert (scene.table.seat, scene.legal()) == (1, ["stay", "send e14-d15"])
    scene.play("send e14-d15")
    assert scene.fields(1) == {"temple": 2}
    assert scene.officials(1) == []


@pytest.mark.clause("CM-9.11")
def test_any_number_of_officials_of_any_players_share_a_field() -> None:
    scene = star(0, 1, 2, 3, players=4).on_field("treasury", 0).on_field("treasury", 1, 2)
    for seat in range(4):
        assert scene.table.seat == seat
        scene.play(f"send {STAR[seat]}")
    assert [scene.fields(seat)["treasury"] for seat in range(4)] == [2, 3, 1, 1]


# ---- fields ------------------------------------------------------------------------------------


@pytest.mark.clause("CM-13.1")
def test_neither_posting_nor_recalling_leads_to_a_field() -> None:
    scene = turn("green d11-e12 0", hills=HILLS)
    scene.play("play green", "place e12-e14", "official", "recall", "fetch d11-e12")
    assert scene.fields(0) == scene.fields(1) == {}


@pytest.mark.clause("CM-13.1", "CM-13.2")
@pytest.mark.parametrize("field", ["arena", "treasury"])
def test_an_official_waits_on_its_field_for_the_end_of_its_owners_turn(field: str) -> None:
    """Seat 1 sends one in the turn of seat 0; it comes home when the turn of seat 1 ends."""
    scene = star(1, players=3) if field == "arena" else star(1, 0, players=3)
    if field == "treasury":
        scene.play("stay")
    scene.play(f"send {STAR[0]}")
    assert scene.fields(1) == {field: 1}
    scene.play("draw green+blue")
    assert (scene.table.active, scene.fields(1), scene.table.home[1]) == (1, {field: 1}, 2)
    scene.play("draw green+blue")
    assert scene.fields(1) == {field: 1}
    scene.play("draw green+blue")
    assert (scene.table.active, scene.fields(1), scene.table.home[1]) == (2, {}, 3)


@pytest.mark.clause("CM-13.2")
def test_the_end_of_another_turn_brings_nobody_home() -> None:
    scene = turn(players=3).on_field("temple", 2).on_field("treasury", 0)
    rest(scene, 1)
    assert (scene.fields(0), scene.fields(2)) == ({}, {"temple": 1})
    rest(scene, 1)
    assert (scene.fields(2), scene.imperium_of(2)) == ({"temple": 1}, {})
    rest(scene, 1)
    assert (scene.fields(2), scene.imperium_of(2)) == ({}, {"temple": 1})


@pytest.mark.clause("CM-13.2", "CM-7.2")
def test_an_official_on_a_field_cannot_be_recalled() -> None:
    scene = turn(hills=HILLS).on_field("bath", 0, 3)
    assert scene.clause("recall") == "CM-7.2"
    scene.play("play green", "place i8-i10")
    assert scene.step() == "act"  # nobody is at home to be posted


@pytest.mark.clause("CM-9.8")
def test_an_official_can_leave_the_last_spot_of_the_board() -> None:
    assert SPOT_IDS[-1] == "b15-a16"
    scene = turn("green b15-a16 0", "blue b13-b15").hold(0, blue=1)
    scene.play("play blue", "place b15-c16", "unmanned")
    assert scene.site("b15") == "temple 0"
    assert scene.legal() == ["stay", "send b15-a16"]
