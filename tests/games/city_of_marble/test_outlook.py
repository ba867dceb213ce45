"""What the view foretells of tiles and corners, against playing them and against brute force."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.sets import members
from groma.games.city_of_marble.rules.rings import closings, possible_buildings
from groma.games.city_of_marble.tables import (
    BRIDGE_TRIANGLE,
    BUILDING_IDS,
    CORNER_COLUMN,
    CORNER_IDS,
    CORNER_OF,
    CORNER_ROW,
    CORNERS,
    HILL_TRIANGLE,
    SPOT_TRIANGLES,
    SPOTS,
    TRIANGLE_COLUMN,
    TRIANGLE_ROW,
    TRIANGLES,
)
from tests.scenes.city_of_marble import Scene, corner, dealt, spot, turn

HILLS = "quirinalis caelius aventinus"
NAMES = {(CORNER_COLUMN[i], CORNER_ROW[i]): CORNER_IDS[i] for i in range(CORNERS)}
OUTLETS = {"c18": "gray", "f21": "white", "i18": "brown"}
COLORS = {"temple": "green", "bath": "blue", "theater": "yellow", "arena": "red"}


def ring(where: str) -> set[int]:
    """The triangles that have a corner."""
    found = set()
    for number in range(TRIANGLES):
        column, row = TRIANGLE_COLUMN[number], TRIANGLE_ROW[number]
        up = (column + row) % 2 == 0
        tip, base = (row, row + 1) if up else (row + 1, row)
        places = [(column, tip), (column - 1, base), (column + 1, base)]
        if where in {NAMES[place] for place in places}:
            found.add(number)
    return found


RINGS = {where: ring(where) for where in CORNER_IDS}
PAIRS = [frozenset(SPOT_TRIANGLES[2 * n : 2 * n + 2]) for n in range(SPOTS)]


def completions(scene: Scene, where: str, blank: bool) -> set[frozenset[int]]:
    """All sets of tiles, those that lie there included, that cover the ring of a corner."""
    laid = {n for n in members(scene.city.laid) if PAIRS[n] & RINGS[where]}
    hills = {HILL_TRIANGLE[hill] for hill in scene.city.hills}
    covered = set().union(*[PAIRS[n] for n in members(scene.city.laid)]) | hills
    if len(RINGS[where]) < 6 or (RINGS[where] & hills and not blank):
        return set()
    found: set[frozenset[int]] = set()

    def cover(chosen: frozenset[int], full: set[int]) -> None:
        left = RINGS[where] - full
        if not left:
            found.add(chosen | laid)
            return
        for n in range(SPOTS):
            if min(left) in PAIRS[n] and not PAIRS[n] & full:
                cover(chosen | {n}, full | PAIRS[n])

    cover(frozenset(), covered)
    return found


def keen(scene: Scene, chance: Deal) -> str:
    """At random, with a liking for tiles, officials, and spots that complete something."""
    legal = scene.legal()
    if scene.step() == "place" and chance.below(4):
        best = [
            f"place {seen['spot']}"
            for seen in scene.view(scene.table.seat)["turn"]["placements"]
            if any(seen_corner["sides"] >= 5 for seen_corner in seen["corners"])
        ]
        legal = best or legal
    if scene.step() == "act" and chance.below(5):
        legal = [move for move in legal if move.startswith("play")] or legal
    if scene.step() == "post" and chance.below(3):
        return "official"
    return legal[chance.below(len(legal))]


def tables(players: int, seed: bytes, moves: int, **settings: str | int | bool) -> list[Scene]:
    """A game of so many moves, every table of it."""
    scene = dealt(players, seed, **settings)
    chance = Deal(seed + b"%d" % players)
    found = []
    while not scene.table.over() and len(found) < moves:
        found.append(scene.copy())
        scene.play(keen(scene, chance))
    return found


def seen_at(scene: Scene, where: str) -> Any:
    """What the view says of a corner that may become a site; None if nothing."""
    return next((seen for seen in scene.view()["corners"] if seen["corner"] == where), None)


# ---- corners and what can become of them -------------------------------------------------------


@pytest.mark.parametrize("hill_corners", ["dead", "blank_side"])
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_closings_are_all_ways_to_cover_a_ring(seed: bytes, hill_corners: str) -> None:
    for scene in tables(2, seed, 160, hill_corners=hill_corners)[::20]:
        for number, where in enumerate(CORNER_IDS):
            expected = completions(scene, where, hill_corners == "blank_side")
            found = closings(scene.table, number)
            assert {frozenset(members(spots)) for spots in found} == expected
            assert len(found) == len(expected)
            kinds = {BUILDING_IDS[len(spots) - 3] for spots in expected}
            possible = {BUILDING_IDS[b] for b in members(possible_buildings(scene.table, number))}
            assert possible == kinds


@pytest.mark.clause("CM-9.4")
@pytest.mark.parametrize("hill_corners", ["dead", "blank_side"])
def test_the_view_names_the_corners_that_tiles_touch_and_that_can_become_sites(
    hill_corners: str,
) -> None:
    for scene in tables(3, b"corners", 160, hill_corners=hill_corners)[10::25]:
        tiles = {t["spot"]: t for t in scene.view()["tiles"]}
        expected = []
        for where in CORNER_IDS:
            ways = completions(scene, where, hill_corners == "blank_side")
            district = [t for name, t in tiles.items() if PAIRS[spot(name)] & RINGS[where]]
            if scene.site(where) is not None or not ways or not district:
                continue
            kinds = sorted({len(spots) - 3 for spots in ways})
            possible = [BUILDING_IDS[kind] for kind in kinds]
            influence = {
                kind: [
                    sum(t["official"] == seat and t["color"] == COLORS[kind] for t in district)
                    for seat in range(3)
                ]
                for kind in possible
            }
            expected.append((where, len(district), possible, influence))
        assert expected == [
            (seen["corner"], seen["structures"], seen["possible"], seen["influence"])
            for seen in scene.view()["corners"]
        ]


def test_a_corner_loses_the_buildings_that_its_tiles_rule_out() -> None:
    scene = turn("red d11-d13", hills=HILLS)
    assert seen_at(scene, "e12") == {
        "corner": "e12",
        "sides": 1,
        "structures": 1,
        "possible": ["bath", "theater", "arena"],
        "influence": {kind: [0, 0] for kind in ("bath", "theater", "arena")},
        "builders": dict.fromkeys(("bath", "theater", "arena")),
        "unmarked": [],
    }
    assert seen_at(scene.lay("red e12-e14 1"), "e12")["possible"] == ["bath", "theater"]
    assert seen_at(scene.lay("blue e10-e12 0"), "e12")["influence"] == {"bath": [1, 0]}
    assert seen_at(scene.lay("red f11-f13").erect("e12", "fountain"), "e12") is None


# ---- placements --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_placements_are_the_legal_spots_with_bridge_outlet_and_corners(players: int) -> None:
    seen_bridges = seen_outlets = 0
    for scene in tables(players, b"spots", 220):
        if scene.step() != "place":
            continue
        view = scene.view(scene.table.seat)
        placements = view["turn"]["placements"]
        assert [f"place {seen['spot']}" for seen in placements] == scene.legal()
        for seen in placements:
            number = spot(seen["spot"])
            names = [CORNER_IDS[c] for c in CORNER_OF[4 * number : 4 * number + 4]]
            assert [outlook["corner"] for outlook in seen["corners"]] == names
            bridges = [i + 1 for i in range(7) if BRIDGE_TRIANGLE[i] in PAIRS[number]]
            assert [seen["bridge"]] == (bridges or [None])
            unbegun = {line["line"] for line in view["lines"] if len(line["path"]) == 1}
            begins = [OUTLETS[c] for c in names if c in OUTLETS and OUTLETS[c] in unbegun]
            assert [seen["outlet"]] == (begins or [None])
            seen_bridges += bool(bridges)
            seen_outlets += bool(begins)
    assert seen_bridges > 0
    assert seen_outlets > 0


def play_out(scene: Scene, where: str, at: str, post: str) -> Scene:
    """Really lay the tile, and resolve one of its corners first."""
    trial = scene.copy().play(f"place {where}")
    if trial.step() == "post":
        trial.play(post)
    while trial.step() == "start":
        trial.play(trial.legal()[0])
    return trial.play(f"build {at}") if trial.step() == "site" else trial


@pytest.mark.clause("CM-9.4", "CM-9.5", "CM-9.6")
@pytest.mark.parametrize(("players", "hill_corners"), [(2, "dead"), (3, "dead"), (4, "blank_side")])
def test_the_outlook_of_a_placement_is_what_laying_it_brings(
    players: int, hill_corners: str
) -> None:
    completed = 0
    for scene in tables(players, b"outlook", 200, hill_corners=hill_corners):
        if scene.step() != "place":
            continue
        home = scene.table.home[scene.table.active]
        for seen in scene.view()["turn"]["placements"]:
            for outlook in seen["corners"]:
                if outlook["building"] is None:
                    assert outlook["sides"] < 6
                    assert (outlook["bare"], outlook["manned"]) == (None, None)
                    continue
                completed += 1
                for post in ("unmanned", "official") if home else ("unmanned",):
                    trial = play_out(scene, seen["spot"], outlook["corner"], post)
                    builder = outlook["bare" if post == "unmanned" else "manned"]
                    site = "fountain" if builder is None else f"{outlook['building']} {builder}"
                    assert trial.site(outlook["corner"]) == site
                    told = next(
                        facts
                        for facts in trial.facts("completed")
                        if facts["corner"] == outlook["corner"]
                    )
                    assert told["structures"] == outlook["structures"]
                    assert told["building"] == f"@building-{outlook['building']}"
                    assert trial.city.filled[corner(outlook["corner"])] == outlook["sides"] == 6
    assert completed > 10


@pytest.mark.parametrize("hill_corners", ["dead", "blank_side"])
def test_the_outlook_says_what_the_corners_of_the_tile_can_become_then(hill_corners: str) -> None:
    scenes = tables(2, b"then", 160, hill_corners=hill_corners)
    for scene in [scene for scene in scenes if scene.step() == "place"][::9]:
        for seen in scene.view()["turn"]["placements"][::5]:
            trial = scene.copy().lay(f"red {seen['spot']}")
            for outlook in seen["corners"]:
                where = outlook["corner"]
                ways = completions(trial, where, hill_corners == "blank_side")
                kinds = sorted({len(spots) - 3 for spots in ways})
                assert outlook["possible"] == [BUILDING_IDS[kind] for kind in kinds]
                assert outlook["sides"] == trial.city.filled[corner(where)]


@pytest.mark.parametrize("players", [2, 3])
def test_once_the_tile_lies_the_outlook_is_still_the_same(players: int) -> None:
    for scene in tables(players, b"post", 120):
        if scene.step() != "place":
            continue
        for seen in scene.view()["turn"]["placements"][::3]:
            trial = scene.copy().play(f"place {seen['spot']}")
            if trial.step() == "post":
                now = trial.view()["turn"]
                assert (now["spot"], now["placements"]) == (seen["spot"], [seen])


# ---- the other questions -----------------------------------------------------------------------


def test_the_turn_names_what_the_pending_question_is_about() -> None:
    scene = turn("green d11-e12 1", "green f11-e12", "blue e16-d17", hills=HILLS)
    assert scene.view()["turn"]["leaving"] is None
    scene.play("play green")
    assert (scene.view()["turn"]["color"], scene.view()["turn"]["spot"]) == ("green", None)
    scene.play("place e12-e14")
    assert (scene.view()["turn"]["color"], scene.view()["turn"]["spot"]) == ("green", "e12-e14")
    scene.play("unmanned")
    assert (scene.view()["step"], scene.view()["decides"]) == ("leave", 1)
    assert (scene.view()["turn"]["seat"], scene.view()["turn"]["leaving"]) == (0, "e12")
    scene.play("stay", "play red", "place d17-d19", "unmanned")
    assert (scene.view()["turn"]["line"], scene.view()["turn"]["pieces"]) == ("gray", 3)


# ---- who would build now -----------------------------------------------------------------------


@pytest.mark.clause("CM-9.5", "CM-9.6")
def test_a_corner_names_who_would_build_it_with_the_officials_of_now() -> None:
    scene = turn("red d11-d13", hills=HILLS).lay("blue e10-e12 0")
    assert seen_at(scene, "e12")["builders"] == {"bath": 0, "theater": None}
    tied = scene.copy().lay("blue e12-f13 1")
    assert seen_at(tied, "e12")["influence"] == {"bath": [1, 1]}
    assert seen_at(tied, "e12")["builders"] == {"bath": None}


@pytest.mark.clause("CM-9.7")
def test_a_completed_corner_tells_the_points_of_its_builder() -> None:
    points = {"temple": 3, "bath": 4, "theater": 5, "arena": 6, None: 0}
    seen = 0
    for scene in tables(2, b"points", 160):
        if scene.step() != "place":
            continue
        for placement in scene.view()["turn"]["placements"]:
            for outlook in placement["corners"]:
                assert outlook["points"] == points[outlook["building"]]
                seen += outlook["points"] > 0
    assert seen > 0


@pytest.mark.clause("CM-18.2")
def test_a_piece_tells_what_the_building_at_its_end_would_score() -> None:
    seen = 0
    for scene in tables(2, b"pieces", 220):
        for line in scene.view()["lines"]:
            for piece in line["pieces"]:
                assert piece["points"] == (0 if piece["owner"] is None else 2)
                seen += piece["points"] > 0
    assert seen > 0
