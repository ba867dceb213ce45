"""Chapter 9: who has influence at a site, who builds there, and when it is a fountain."""

import pytest

from tests.scenes.city_of_marble import Scene, turn

HILLS = "quirinalis caelius aventinus"
STAR = ["d11-d13", "e10-d11", "e10-f11", "f11-f13", "f13-e14", "d13-e14"]  # six tiles round e12


def arena(owners: list[int | None], players: int, active: int = 0, post: bool = False) -> Scene:
    """Red tiles round e12 with officials; the active seat closes the star with one more."""
    tiles = []
    for where, owner in zip(STAR, owners):
        tiles.append(f"red {where}" + ("" if owner is None else f" {owner}"))
    assert len(tiles) == 5
    scene = turn(*tiles, players=players, hills=HILLS)
    for _ in range(active):
        scene.play("draw green+blue", "draw green+blue")
    scene.play("play red", f"place {STAR[5]}")
    if scene.step() == "post":  # not without an official at home
        scene.play("official" if post else "unmanned")
    return scene


def influence(scene: Scene) -> dict[str, object]:
    """What was told about influence."""
    return {str(facts["seat"]): facts["count"] for facts in scene.facts("influence")}


# ---- counting ----------------------------------------------------------------------------------


@pytest.mark.clause("CM-9.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_own_official_on_a_tile_of_the_colour_counts_one(count: int) -> None:
    owners: list[int | None] = [1] * count + [None] * (5 - count)
    assert influence(arena(owners, 2)) == {"@seat-1": count}


@pytest.mark.clause("CM-9.4")
def test_officials_on_other_colours_count_nothing() -> None:
    scene = turn("blue d11-e12 1", "red f11-e12 1", hills=HILLS)
    scene.play("play green", "place e12-e14", "official")
    assert influence(scene) == {"@seat-0": 1}
    assert scene.site("e12") == "temple 0"


@pytest.mark.clause("CM-9.4")
def test_officials_outside_the_district_count_nothing() -> None:
    """The tiles of seat 1 have a corner at e14, not at e12."""
    scene = turn("green d11-e12 0", "green f11-e12", "green e14-d15 1", "green e14-f15 1")
    scene.play("play green", "place e12-e14", "unmanned", "build e12")
    assert influence(scene) == {"@seat-0": 1}
    assert scene.site("e12") == "temple 0"


@pytest.mark.clause("CM-9.4")
def test_the_official_just_posted_counts() -> None:
    assert influence(arena([1, None, None, None, None], 2, post=True)) == {
        "@seat-0": 1,
        "@seat-1": 1,
    }
    assert influence(arena([1, None, None, None, None], 2)) == {"@seat-1": 1}


# ---- the builder -------------------------------------------------------------------------------


@pytest.mark.clause("CM-9.5", "CM-9.6")
@pytest.mark.parametrize(
    ("players", "owners", "site"),
    [
        (2, [None, None, None, None, None], "fountain"),
        (2, [0, None, None, None, None], "arena 0"),
        (2, [None, None, None, None, 1], "arena 1"),
        (2, [0, 1, None, None, None], "fountain"),
        (2, [0, 1, 1, None, None], "arena 1"),
        (2, [0, 0, 1, None, None], "arena 0"),
        (2, [0, 0, 1, 1, None], "fountain"),
        (2, [0, 0, 1, 1, 1], "arena 1"),
        (3, [2, None, None, None, None], "arena 2"),
        (3, [0, 1, 2, None, None], "fountain"),
        (3, [1, 2, None, None, None], "fountain"),
        (3, [1, 1, 2, 2, 0], "fountain"),
        (3, [0, 0, 2, 2, 1], "fountain"),
        (3, [0, 1, 2, 2, None], "arena 2"),
        (3, [2, 2, 2, 1, 1], "arena 2"),
        (4, [3, None, None, None, None], "arena 3"),
        (4, [0, 1, 2, 3, None], "fountain"),
        (4, [0, 1, 2, 3, 3], "arena 3"),
        (4, [1, 1, 3, 3, 2], "fountain"),
    ],
)
def test_who_alone_has_the_most_builds_else_there_is_a_fountain(
    players: int, owners: list[int | None], site: str
) -> None:
    scene = arena(owners, players)
    assert scene.site("e12") == site
    expected = {f"@seat-{s}": owners.count(s) for s in range(players) if s in owners}
    assert influence(scene) == expected
    assert scene.told().count("fountain-built") == (site == "fountain")
    most = max(expected.values(), default=0)
    assert [facts["tied"] for facts in scene.facts("fountain-built")] == (
        [most] if site == "fountain" else []
    )
    assert scene.told().count("built") == (site != "fountain")


@pytest.mark.clause("CM-9.5")
@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_builder_may_be_anybody_at_the_table(active: int, owner: int) -> None:
    scene = arena([owner, None, owner, None, None], 3, active=active)
    assert scene.table.active == active
    assert scene.sites() == {"e12": f"arena {owner}"}
    assert [scene.row("buildings", s) for s in range(3)] == [6 * (s == owner) for s in range(3)]


@pytest.mark.clause("CM-9.5")
def test_one_official_is_enough_and_none_is_not() -> None:
    assert arena([None] * 5, 2, post=True).site("e12") == "arena 0"
    assert arena([None] * 5, 2, post=False).site("e12") == "fountain"


@pytest.mark.clause("CM-9.6", "CM-12.1")
def test_a_fountain_belongs_to_nobody_and_brings_no_points() -> None:
    scene = arena([0, 1, 2, None, None], 3)
    assert scene.sites() == {"e12": "fountain"}
    assert [scene.sheet(seat).total() for seat in range(3)] == [0, 0, 0]
    assert scene.table.coins == [0, 0, 0]
    (seen,) = scene.view()["sites"]
    assert (seen["building"], seen["seat"]) == (None, None)


@pytest.mark.clause("CM-9.6", "CM-9.9")
def test_edge_case_3_officials_on_wrong_colours_only_make_a_fountain_but_may_leave() -> None:
    scene = turn("blue d11-e12 0", "red f11-e12", hills=HILLS)
    scene.play("play blue", "place e12-e14", "official")
    assert scene.site("e12") == "fountain"
    assert influence(scene) == {}
    assert set(scene.legal()) == {"stay", "send d11-e12", "send e12-e14"}
    scene.play("send d11-e12")
    assert scene.fields(0) == {"treasury": 1}


@pytest.mark.clause("CM-9.4", "CM-9.5")
@pytest.mark.parametrize("setting", ["dead", "blank_side"])
def test_the_blank_side_of_a_hill_has_neither_structure_nor_influence(setting: str) -> None:
    scene = turn("green i8-i10 1", "green h7-i8", hill_corners=setting)
    scene.play("play green", "place i6-j7", "unmanned")
    assert scene.sites() == ({"i8": "temple 1"} if setting == "blank_side" else {})
