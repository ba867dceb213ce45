"""Chapter 11: how an aqueduct begins at its outlet."""

import pytest

from tests.scenes.city_of_marble import Scene, turn

HILLS = "quirinalis caelius aventinus"
OUTLETS = {"gray": "c18", "white": "f21", "brown": "i18"}
# By line: a tile laid before, the tile that touches the outlet, another one that does
TOUCHING = {
    "gray": ("e16-d17", "d17-d19", "c16-c18"),
    "white": ("f17-g18", "f19-g20", "f19-e20"),
    "brown": ("g18-g20", "h17-h19", "i16-i18"),
}


def touch(line: str, *more: str, **settings: str | int | bool) -> Scene:
    """Seat 0 lays the tile that touches an outlet; `more` are tiles laid before."""
    before, tile, _ = TOUCHING[line]
    scene = turn(f"red {before}", *[f"red {where}" for where in more], hills=HILLS, **settings)
    return scene.play("play red", f"place {tile}", "unmanned")


def ready(*tiles: str, **settings: str | int | bool) -> Scene:
    """Tiles that lie already, and a red one to play."""
    return turn(*[f"blue {where}" for where in tiles], hills=HILLS, **settings)


# ---- when it begins ----------------------------------------------------------------------------


@pytest.mark.clause("CM-11.1", "CM-11.2")
@pytest.mark.parametrize("line", OUTLETS)
def test_a_tile_with_a_corner_at_an_outlet_begins_the_aqueduct_of_its_colour(line: str) -> None:
    scene = touch(line)
    assert scene.step() == "start"
    assert scene.facts("began") == [{"seat": "@seat-0", "line": f"@line-{line}"}]
    assert all(move.startswith(f"lay {line} ") for move in scene.legal())
    while scene.step() == "start":
        scene.play(scene.legal()[0])
    path = scene.line(line)
    assert path[0] == OUTLETS[line]
    assert len(path) == len(set(path)) == 4
    assert [facts["corner"] for facts in scene.facts("laid")] == path[1:]
    assert {facts["line"] for facts in scene.facts("laid")} == {f"@line-{line}"}
    for other in OUTLETS:
        if other != line:
            assert scene.line(other) == [OUTLETS[other]]
    assert (scene.step(), scene.table.actions_to_come()) == ("act", 1)


@pytest.mark.clause("CM-11.1")
@pytest.mark.parametrize("line", OUTLETS)
def test_an_outlet_begins_only_one_aqueduct(line: str) -> None:
    scene = touch(line)
    while scene.step() == "start":
        scene.play(scene.legal()[-1])
    path = scene.line(line)
    scene.hold(0, red=1).city.beside = scene.city.open  # as if a tile lay beside each spot
    scene.forget().renew().play("play red", f"place {TOUCHING[line][2]}", "unmanned")
    assert scene.told() == ["played"]
    assert scene.line(line) == path


@pytest.mark.clause("CM-11.2")
@pytest.mark.parametrize("where", ["d17-e18", "d15-d17", "b15-c16", "e18-d19"])
def test_a_tile_without_a_corner_at_an_outlet_begins_nothing(where: str) -> None:
    scene = ready()
    scene.city.beside = scene.city.open
    scene.renew().play("play red", f"place {where}", "unmanned")
    assert scene.told() == ["played"]
    assert scene.line("gray") == ["c18"]


@pytest.mark.clause("CM-11.2")
def test_the_first_piece_lies_at_the_outlet_and_the_others_go_on_from_it() -> None:
    scene = touch("gray")
    assert scene.legal() == ["lay gray sw", "lay gray se"]
    assert scene.view()["turn"]["pieces"] == 3
    scene.play("lay gray sw")
    assert scene.line("gray") == ["c18", "d17"]
    assert scene.legal() == ["lay gray w", "lay gray se"]
    assert scene.view()["turn"]["pieces"] == 2
    scene.play("lay gray se")
    assert scene.line("gray") == ["c18", "d17", "e18"]
    assert scene.view()["turn"]["pieces"] == 1
    assert scene.legal() == ["lay gray ne", "lay gray w"]
    scene.play("lay gray ne")
    assert scene.line("gray") == ["c18", "d17", "e18", "d19"]
    assert scene.view()["lines"][0]["left"] == 10
    assert scene.step() == "act"


@pytest.mark.clause("CM-11.2")
def test_the_start_cannot_be_put_off_and_takes_no_other_colour() -> None:
    scene = touch("gray")
    assert scene.clause("draw red+blue") == "CM-11.2"
    assert scene.why_not("play blue").message == "refused-other-step"
    for other in ("white", "brown"):
        for way in ("e", "ne", "nw", "w", "sw", "se"):
            assert scene.clause(f"lay {other} {way}") == "CM-11.2"
    assert [scene.clause(f"lay gray {way}") for way in ("e", "ne", "nw", "w")] == ["CM-11.4"] * 4


@pytest.mark.clause("CM-11.2")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_lays_the_first_pieces(active: int) -> None:
    scene = turn("red e16-d17", players=3, hills=HILLS)
    for _ in range(active):
        scene.play("draw green+blue", "draw green+blue")
    scene.play("play red", "place d17-d19", "official")
    assert (scene.step(), scene.table.seat) == ("start", active)
    assert scene.facts("began") == [{"seat": f"@seat-{active}", "line": "@line-gray"}]
    scene.play("lay gray se", "lay gray nw")  # the second needs no choice
    laid = {"line": "@line-gray", "seat": f"@seat-{active}"}
    assert scene.facts("laid") == [
        laid | {"way": "@way-se", "corner": "d19"},
        laid | {"way": "@way-sw", "corner": "e18"},
        laid | {"way": "@way-nw", "corner": "d17"},
    ]


# ---- as many as possible -----------------------------------------------------------------------


@pytest.mark.clause("CM-11.12")
def test_a_first_piece_that_leads_to_fewer_is_illegal() -> None:
    """White has e18: over d19 only one piece is possible, the other ways allow three."""
    scene = ready("e16-d17", "c16-c18").lead("white", "e20", "e18")
    scene.play("play red", "place d17-d19", "unmanned")
    assert scene.legal() == ["lay gray nw", "lay gray sw"]
    assert scene.clause("lay gray se") == "CM-11.12"
    assert scene.clause("lay gray w") == "CM-11.4"
    scene.play("lay gray nw")  # the rest needs no choice
    assert scene.line("gray") == ["c18", "b17", "c16", "d17"]


@pytest.mark.clause("CM-11.12")
def test_a_second_piece_that_leads_to_fewer_is_illegal() -> None:
    """White has d19: d17, e18 is a dead end, d17, d15, c16 is not."""
    scene = ready("c16-d17").lead("white", "e20", "d19")
    scene.play("play red", "place d17-d19", "unmanned")
    assert scene.legal() == ["lay gray w", "lay gray sw"]
    assert scene.clause("lay gray se") == "CM-11.7"
    scene.play("lay gray sw")  # the rest needs no choice
    assert scene.line("gray") == ["c18", "d17", "d15", "c16"]
    assert scene.step() == "act"


@pytest.mark.clause("CM-11.12")
def test_the_last_of_the_three_may_lead_anywhere() -> None:
    """The line could go on from e16, not from d19; both ways are open for the third piece."""
    scene = touch("gray").play("lay gray sw", "lay gray se")
    assert scene.legal() == ["lay gray ne", "lay gray w"]


@pytest.mark.clause("CM-11.12")
@pytest.mark.parametrize(
    ("white", "path"),
    [
        (["e20", "d19"], ["c18", "d17", "e18"]),
        (["e20", "d19", "e18"], ["c18", "d17"]),
        (["e20", "e18", "d17"], ["c18", "d19"]),
        (["e20", "e18"], None),
    ],
)
def test_fewer_than_three_are_laid_if_no_more_are_possible(
    white: list[str], path: list[str] | None
) -> None:
    scene = ready().lead("white", *white)
    scene.city.beside = scene.city.open
    scene.renew().play("play red", "place d17-d19", "unmanned")
    if path is None:  # one piece, in either way
        assert scene.legal() == ["lay gray sw", "lay gray se"]
        scene.play("lay gray se")
        path = ["c18", "d19"]
    assert scene.line("gray") == path
    assert scene.told() == ["played", "began"] + ["laid"] * (len(path) - 1)
    assert scene.step() == "act"


@pytest.mark.clause("CM-11.12")
def test_if_no_piece_is_possible_the_next_touching_tile_tries_again() -> None:
    scene = ready("e16-d17").lead("white", "e20", "d19", "e18", "d17").hold(0, red=2)
    scene.play("play red", "place d17-d19", "unmanned")
    assert scene.told() == ["played", "blocked"]
    assert scene.facts("blocked") == [{"line": "@line-gray"}]
    assert scene.line("gray") == ["c18"]
    assert scene.step() == "act"
    scene.forget().play("play red", "place c16-c18", "unmanned")
    assert scene.told() == ["played", "began", "laid", "laid"]
    assert scene.line("gray") == ["c18", "b17", "c16"]


@pytest.mark.clause("CM-11.12", "CM-11.5")
def test_at_a_hill_the_start_depends_on_the_setting() -> None:
    scene = ready(aqueduct_along_hill=True).play("play red", "place i16-h17", "unmanned")
    assert scene.legal() == ["lay brown nw", "lay brown w"]
    scene = ready().play("play red", "place i16-h17", "unmanned")
    assert scene.line("brown") == ["i18", "h17", "h15"]
    assert scene.told() == ["played", "began", "laid", "laid"]


# ---- outlets -----------------------------------------------------------------------------------


@pytest.mark.clause("CM-11.8")
@pytest.mark.parametrize("begun", [False, True])
def test_an_outlet_is_kept_for_its_own_aqueduct(begun: bool) -> None:
    scene = ready("f19-g20", "h17-h19", "e12-e14").lead("brown", "h19", "g20").lead("gray", "e12")
    if begun:
        scene.lead("white", "e20")
    scene.play("aqueduct")
    assert set(scene.legal()) == {"lay brown w", "lay gray ne", "lay gray se"}
    assert scene.clause("lay brown ne") == "CM-11.8"
