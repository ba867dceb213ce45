"""Chapter 9: which building a site becomes, its points, and several sites at once."""

import pytest

from groma.core.deal import Deal
from groma.games.city_of_marble.tables import BUILDING_IDS
from tests.scenes.city_of_marble import Scene, dealt, turn

RINGS = {  # ways to cover the six sides of e12
    "temple": ["d11-e12", "f11-e12", "e12-e14"],
    "bath": ["e10-e12", "d11-d13", "f11-f13", "e12-e14"],
    "theater": ["d11-d13", "e10-d11", "e10-f11", "f11-f13", "e12-e14"],
    "arena": ["d11-d13", "e10-d11", "e10-f11", "f11-f13", "f13-e14", "d13-e14"],
}
COLOR = {"temple": "green", "bath": "blue", "theater": "yellow", "arena": "red"}
POINTS = {"temple": 3, "bath": 4, "theater": 5, "arena": 6}
STRUCTURES = {"temple": 3, "bath": 4, "theater": 5, "arena": 6}
HILLS = "quirinalis caelius aventinus"
FOUR = [  # with e12-e14 they complete e12, e14 (three tiles each), d13 and f13 (five tiles each)
    "d11-e12",
    "f11-e12",
    "e14-d15",
    "e14-f15",
    "d13-c14",
    "d11-c12",
    "g12-f13",
    "g14-f15",
]


def close(building: str, *owners: str, players: int = 2, official: bool = True) -> Scene:
    """Seat 0 closes e12; officials of others on the first tiles, all in the building's colour."""
    *most, last = RINGS[building]
    color = COLOR[building]
    tiles = [f"{color} {where}" for where in most]
    for number, owner in enumerate(owners):
        tiles[number] += f" {owner}"
    scene = turn(*tiles, players=players, hills=HILLS)
    return scene.play(f"play {color}", f"place {last}", "official" if official else "unmanned")


def four(color: str = "green", *officials: str, players: int = 2, official: bool = True) -> Scene:
    """Seat 0 completes four sites with one tile; the others are blue unless said otherwise."""
    tiles = {where: f"blue {where}" for where in FOUR}
    tiles |= {text.split()[1]: text for text in officials}
    scene = turn(*tiles.values(), players=players, hills=HILLS)
    post = "official" if official else "unmanned"
    return scene.play(f"play {color}", "place e12-e14", post)


# ---- one site ----------------------------------------------------------------------------------


@pytest.mark.clause("CM-9.2", "CM-9.3")
@pytest.mark.parametrize("building", BUILDING_IDS)
def test_structures_decide_the_building(building: str) -> None:
    scene = close(building)
    assert scene.sites() == {"e12": f"{building} 0"}
    (told,) = scene.facts("completed")
    assert told == {
        "corner": "e12",
        "structures": STRUCTURES[building],
        "building": f"@building-{building}",
    }


@pytest.mark.clause("CM-9.3", "CM-9.4")
@pytest.mark.parametrize("building", BUILDING_IDS)
@pytest.mark.parametrize("color", ["red", "yellow", "green", "blue"])
def test_only_the_colour_of_the_building_gives_influence(building: str, color: str) -> None:
    *most, last = RINGS[building]
    scene = turn(*[f"{COLOR[building]} {where}" for where in most], hills=HILLS)
    scene.play(f"play {color}", f"place {last}", "official")
    counts = color == COLOR[building]
    assert scene.site("e12") == (f"{building} 0" if counts else "fountain")
    assert len(scene.facts("influence")) == counts


@pytest.mark.clause("CM-9.7")
@pytest.mark.parametrize("building", BUILDING_IDS)
@pytest.mark.parametrize("owner", [0, 1])
def test_the_builder_gets_the_points_at_once(building: str, owner: int) -> None:
    scene = close(building) if owner == 0 else close(building, "1", official=False)
    assert scene.step() == "leave"
    points = [0, 0]
    points[owner] = POINTS[building]
    assert [scene.row("buildings", seat) for seat in (0, 1)] == points
    assert [scene.view()["seats"][seat]["points"] for seat in (0, 1)] == points
    assert scene.facts("built") == [
        {
            "seat": f"@seat-{owner}",
            "building": f"@building-{building}",
            "corner": "e12",
            "points": POINTS[building],
        }
    ]


@pytest.mark.clause("CM-9.1")
def test_type_influence_building_and_officials_come_in_this_order() -> None:
    scene = close("bath", "1", "0", players=3)
    scene.play("stay", "stay")
    assert scene.told() == [
        "played",
        "posted",
        "completed",
        "influence",
        "influence",
        "built",
        "stayed",
        "stayed",
    ]
    assert [facts["count"] for facts in scene.facts("influence")] == [2, 1]


@pytest.mark.clause("CM-9.1", "CM-9.6")
def test_without_officials_in_the_district_nobody_is_asked() -> None:
    scene = close("temple", official=False)
    assert scene.told() == ["played", "completed", "fountain-built"]
    assert scene.facts("fountain-built") == [{"corner": "e12", "color": "@color-green", "tied": 0}]
    assert (scene.step(), scene.table.seat, scene.table.actions_to_come()) == ("act", 0, 1)


@pytest.mark.clause("CM-9.13")
@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_what_is_built_stays_to_the_end(seed: bytes) -> None:
    scene = dealt(3, seed)
    chance = Deal(seed)
    before: dict[str, str] = {}
    while not scene.table.over():
        legal = [move for move in scene.legal() if move.startswith("play")] or scene.legal()
        scene.play(legal[chance.below(len(legal))])
        after = scene.sites()
        assert before.items() <= after.items()
        before = after
    assert len(before) > 1


@pytest.mark.clause("CM-9.13")
def test_a_built_corner_hinders_no_tile_beside_it() -> None:
    bare = turn(*[f"green {where}" for where in RINGS["temple"]], hills=HILLS)
    built = bare.copy().erect("e12", "temple", 1)
    assert bare.play("play red").spots() == built.play("play red").spots()
    assert {"c12-d13", "d13-c14"} & built.spots() == {"c12-d13"}


# ---- several sites -----------------------------------------------------------------------------


@pytest.mark.clause("CM-9.12")
@pytest.mark.parametrize("first", ["e12", "e14", "d13", "f13"])
def test_one_tile_completes_up_to_four_sites_and_the_active_player_picks_the_next(
    first: str,
) -> None:
    scene = four(official=False)
    left = ["f13", "e12", "e14", "d13"]
    assert (scene.step(), scene.table.seat) == ("site", 0)
    assert scene.legal() == [f"build {where}" for where in left]
    assert {seen["corner"] for seen in scene.view()["turn"]["completed"]} == set(left)
    scene.play(f"build {first}")
    left.remove(first)
    assert scene.sites() == {first: "fountain"}
    assert scene.legal() == [f"build {where}" for where in left]
    assert scene.clause(f"build {first}") == "CM-9.12"
    assert scene.clause("build g10") == "CM-9.12"
    scene.play(f"build {left[0]}", f"build {left[2]}")
    assert len(scene.sites()) == 4  # the last one needs no choice
    assert scene.table.completed == []
    assert scene.step() == "act"
    expected = {"e12": 3, "e14": 3, "d13": 5, "f13": 5}
    assert {f["corner"]: f["structures"] for f in scene.facts("completed")} == expected


@pytest.mark.clause("CM-9.12")
def test_the_other_players_do_not_pick_the_site() -> None:
    scene = four("green", "green d11-e12 1", official=False)
    assert scene.why_not("build e12", seat=1).message == "refused-not-your-decision"


@pytest.mark.clause("CM-9.12", "CM-4.4")
def test_officials_leave_one_site_before_the_next_is_picked() -> None:
    scene = four("green", players=3).play("build e12")
    assert (scene.step(), scene.table.seat) == ("leave", 0)
    assert scene.site("e14") is None
    scene.play("stay")
    assert scene.legal() == ["build f13", "build e14", "build d13"]


@pytest.mark.clause("CM-9.12", "CM-9.10")
@pytest.mark.parametrize("leaves", [True, False])
def test_an_official_that_has_left_counts_no_more_for_the_next_site(leaves: bool) -> None:
    scene = four("green").play("build e12")
    assert scene.site("e12") == "temple 0"
    scene.play("send e12-e14" if leaves else "stay", "build e14")
    assert scene.site("e14") == ("fountain" if leaves else "temple 0")
    assert scene.row("buildings") == (3 if leaves else 6)


@pytest.mark.clause("CM-9.12")
@pytest.mark.parametrize("first", ["d13", "e14"])
def test_the_order_of_sites_decides_who_builds(first: str) -> None:
    """The yellow official counts for the theatre at d13, but leaves with the first site."""
    second = "e14" if first == "d13" else "d13"
    scene = four("red", "yellow e14-d15 1", official=False)
    scene.play(f"build {first}", "send e14-d15", f"build {second}")
    theater = "theater 1" if first == "d13" else "fountain"
    assert (scene.site("d13"), scene.site("e14")) == (theater, "fountain")
    assert scene.fields(1) == {"theater" if first == "d13" else "treasury": 1}


def test_sites_to_resolve_are_shown_with_influence_and_builder() -> None:
    tiles = ["green d11-e12 1", "green f11-e12", "green e14-d15 0", "blue e14-f15"]
    scene = turn(*tiles, hills=HILLS).play("play green", "place e12-e14", "official")
    assert scene.step() == "site"
    shown = scene.view()["turn"]["completed"]
    assert [(s["corner"], s["building"], s["influence"], s["bare"]) for s in shown] == [
        ("e12", "temple", [1, 1], None),
        ("e14", "temple", [2, 0], 0),
    ]
    assert all(s["manned"] == s["bare"] for s in shown)
    assert all((s["sides"], s["structures"]) == (6, 3) for s in shown)
