"""The commission cubes of a player: unlimited, or by a setting the sixteen of the box (CM-1.15)."""

import pytest

from groma.core.deal import Deal
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.mind.promise import Promise, Tempo
from groma.games.city_of_marble.tables import CORNERS, INNER, MARKERS
from groma.words import Words
from tests.games.city_of_marble.told import NOTCH
from tests.games.told import NAMES, said
from tests.scenes.city_of_marble import Scene, dealt, turn

RIM = [corner for corner in range(CORNERS) if not INNER >> corner & 1]  # no sites of the game
TWO_OF_THREE = ("green f11-e12", "green d11-e12")


def crowded(scene: Scene, *counts: int) -> Scene:
    """So many buildings of each seat, where they are in nobody's way."""
    free = iter(RIM)
    for seat, count in enumerate(counts):
        for _ in range(count):
            scene.erect(next(free), "temple", seat)
    return scene


def limited(*tiles: str, players: int = 2, built: tuple[int, ...] = ()) -> Scene:
    """A table with sixteen markers for each seat; so many are used."""
    return crowded(turn(*tiles, players=players, markers_limited=True), *built)


def third(scene: Scene, *then: str) -> Scene:
    """Seat 0 completes e12 with a third green tile and an official on it."""
    return scene.forget().play("play green", "place e12-e14", "official", *then)


@pytest.mark.clause("CM-1.15")
@pytest.mark.parametrize(("built", "site"), [(15, "temple 0"), (16, "fountain")])
def test_with_the_setting_a_seventeenth_building_becomes_a_fountain(built: int, site: str) -> None:
    scene = third(limited(*TWO_OF_THREE, built=(built, 0)))
    assert (MARKERS, scene.site("e12")) == (16, site)
    assert scene.row("buildings") == 3 * 16
    assert scene.table.markers_left(0) == 0


@pytest.mark.clause("CM-1.15")
def test_without_the_setting_it_is_a_building() -> None:
    for scene in (turn(*TWO_OF_THREE), turn(*TWO_OF_THREE, markers_limited=False)):
        assert third(crowded(scene, 16, 0)).site("e12") == "temple 0"


@pytest.mark.clause("CM-1.15")
def test_who_has_no_marker_left_is_told_so_and_may_leave_for_the_treasury() -> None:
    scene = third(limited(*TWO_OF_THREE, built=(16, 0)))
    assert scene.told() == ["played", "posted", "completed", "influence", "no-marker"]
    (facts,) = scene.facts("no-marker")
    assert (facts["seat"], facts["corner"]) == ("@seat-0", "e12")
    assert scene.play("send e12-e14").fields(0) == {"treasury": 1}


@pytest.mark.clause("CM-1.15", "CM-9.4")
def test_influence_counts_without_a_marker_too() -> None:
    """The strongest cannot build, and the next one does not come into his place."""
    scene = limited("green f11-e12 1", "green d11-e12 1", built=(0, 16))
    assert third(scene).site("e12") == "fountain"
    scene = limited("green f11-e12 1", "blue d11-e12", built=(0, 16))
    assert third(scene).site("e12") == "fountain"  # a tie, as always
    assert "no-marker" not in scene.told()


@pytest.mark.clause("CM-1.15")
def test_every_seat_has_its_own_markers_and_nothing_else_is_limited() -> None:
    scene = limited(*TWO_OF_THREE, players=3, built=(4, 16, 12)).coins(40, 0, 0)
    assert [scene.table.markers_left(seat) for seat in range(3)] == [12, 0, 4]
    assert third(scene, "stay").site("e12") == "temple 0"
    assert scene.table.coins == [40, 0, 0]


@pytest.mark.clause("CM-1.15")
def test_the_last_marker_serves_the_first_of_two_sites() -> None:
    scene = limited(*NOTCH, built=(15, 0)).play("play green", "place e12-e14", "official")
    scene.play("build e14", "stay")
    assert (scene.site("e14"), scene.site("e12")) == ("temple 0", "fountain")


# ---- what is foretold ---------------------------------------------------------------------------


def test_the_view_tells_who_would_build_by_the_markers() -> None:
    scene = limited("green f11-e12 1", "green d11-e12", built=(0, 16))
    (seen,) = [corner for corner in scene.view()["corners"] if corner["corner"] == "e12"]
    assert seen["influence"]["temple"] == [0, 1]
    assert seen["builders"]["temple"] is None
    scene.play("play red")
    at = [one["corners"] for one in scene.view()["turn"]["placements"] if one["spot"] == "e12-e14"]
    (site,) = [corner for corner in at[0] if corner["corner"] == "e12"]
    assert (site["influence"], site["bare"], site["manned"]) == ([0, 1], None, None)


def test_words_say_why_it_is_a_fountain() -> None:
    scene = limited(*TWO_OF_THREE, built=(16, 0)).play("play green")
    assert said(scene, "place e12-e14").endswith("e12: temple, nobody: fountain")
    scene.play("place e12-e14")
    assert "e12: temple, you 1: fountain, no cube left;" in said(scene, "official")
    scene = limited("green f11-e12 1", *TWO_OF_THREE[1:], built=(0, 16)).play("play green")
    assert said(scene, "place e12-e14", lang="de").endswith(
        "e12: Tempel, Bert 1: Brunnen, kein Auftragsmarker mehr"
    )
    scene.forget().play("place e12-e14", "unmanned")
    log = scene.table.log
    assert log is not None
    assert Words(GAME, "en", NAMES).note(log.notes[-1]) == (
        "Bert has no commission cube left: a fountain is built on e12."
    )


@pytest.mark.clause("CM-1.15")
@pytest.mark.parametrize("seed", [b"I", b"II", b"III"])
def test_what_is_foretold_is_what_happens(seed: bytes) -> None:
    """Games in which everybody has few markers: every outlook of a tile against laying it."""
    scene = crowded(dealt(2, seed, markers_limited=True), 15, 16)
    chance = Deal(seed)
    completed = unmarked = 0
    while not scene.table.over():
        if scene.step() == "place":
            for seen in scene.view()["turn"]["placements"]:
                for outlook in seen["corners"]:
                    if outlook["building"] is None:
                        continue
                    for post, who in (("unmanned", "bare"), ("official", "manned")):
                        trial = scene.copy().play(f"place {seen['spot']}")
                        if trial.step() == "post":
                            trial.play(post)
                        while trial.step() == "start":
                            trial.play(trial.legal()[0])
                        if trial.step() == "site":
                            trial.play(f"build {outlook['corner']}")
                        builder = outlook[who]
                        site = f"{outlook['building']} {builder}"
                        assert trial.site(outlook["corner"]) == (
                            "fountain" if builder is None else site
                        )
                        completed += 1
                        unmarked += "no-marker" in trial.told()
        legal = scene.legal()
        wanted = [text for text in legal if text.split()[0] in ("play", "official", "send")]
        if scene.step() == "place":
            wanted = [
                f"place {seen['spot']}"
                for seen in scene.view()["turn"]["placements"]
                if any(corner["sides"] >= 5 for corner in seen["corners"])
            ]
        chosen = wanted if wanted and chance.below(5) else legal
        scene.play(chosen[chance.below(len(chosen))])
    assert completed > 20
    assert unmarked > 0
    assert all(scene.table.markers_left(seat) >= 0 for seat in range(2))


# ---- what bots expect ---------------------------------------------------------------------------


def promised(scene: Scene) -> list[int]:
    """What all open corners promise to each seat."""
    return Promise(scene.table, Tempo(scene.table)).worth


def test_open_corners_promise_nothing_to_who_has_no_marker() -> None:
    tiles = ("green f11-e12 0", "green d11-e12")
    free = promised(crowded(turn(*tiles), 16, 0))
    assert promised(limited(*tiles, built=(15, 0)))[0] > 0
    held = promised(limited(*tiles, built=(16, 0)))
    assert (held[0], free[0] > 0, held[1]) == (0, True, free[1])


def test_one_marker_is_promised_one_corner() -> None:
    """A tile in the notch completes two sites; sixteen buildings stand far away, worth the same."""
    many = limited(*NOTCH, built=(14, 0))
    one = limited(*NOTCH, built=(15, 0))
    assert 0 < promised(one)[0] < promised(many)[0]


def test_who_has_no_marker_can_spoil_a_site_but_not_take_it() -> None:
    """A corner of seat 1 that seat 0, next to move, could take: without a marker it is a tie."""
    tiles = ("green f11-e12 1", "green d11-e12 0")
    taken = promised(limited(*tiles, built=(15, 0)))
    spoilt = promised(limited(*tiles, built=(16, 0)))
    assert spoilt[1] > taken[1] > 0


# ---- the earlier rules --------------------------------------------------------------------------


def test_by_the_first_rules_markers_never_ran_out_and_hills_carried_aqueducts() -> None:
    first = GAME.of_version(1)
    assert first is not None
    assert [setting.name for setting in first.settings] == [
        setting.name for setting in GAME.settings if setting.name != "markers_limited"
    ]
    assert first.defaults() == [0, 0, 1, 1, 0, 0, 1]
    table = first.deal(2, first.defaults(), Deal(b"first"), None)
    assert table.settings == [*first.defaults(), 0]
