"""Chapter 6: the action that adds two pieces to aqueducts."""

import pytest

from tests.scenes.city_of_marble import Scene, turn

HILLS = "quirinalis caelius aventinus"
RIM = ["a6", "a8", "a10", "a12", "a14", "a16", "b5", "c4", "d3", "e2", "f3"]  # far from all else


def two_lines(players: int = 2) -> Scene:
    """Gray ends at e12 and white at g10, each at a tile of its own; brown has not begun."""
    scene = turn("blue e12-e14", "blue g10-g12", players=players, hills=HILLS)
    return scene.lead("gray", "e12").lead("white", "g10")


def only(*tiles: str, gray: str = "e12") -> Scene:
    """Gray alone has begun, and ends at a corner."""
    return turn(*[f"blue {tile}" for tile in tiles], hills=HILLS).lead("gray", gray)


# ---- two pieces --------------------------------------------------------------------------------


@pytest.mark.clause("CM-6.1")
def test_every_begun_aqueduct_may_get_the_first_piece() -> None:
    scene = two_lines().play("aqueduct")
    assert (scene.step(), scene.table.seat) == ("extend", 0)
    assert scene.legal() == ["lay gray ne", "lay gray se", "lay white ne", "lay white se"]
    assert scene.view()["turn"]["pieces"] == 2


@pytest.mark.clause("CM-6.1")
@pytest.mark.parametrize(
    ("first", "second", "gray", "white"),
    [
        ("gray ne", "gray se", ["c18", "e12", "d13", "e14"], ["f21", "g10"]),
        ("gray ne", "white ne", ["c18", "e12", "d13"], ["f21", "g10", "f11"]),
        ("white se", "gray se", ["c18", "e12", "f13"], ["f21", "g10", "h11"]),
        ("white se", "white ne", ["c18", "e12"], ["f21", "g10", "h11", "g12"]),
    ],
)
def test_two_pieces_for_one_aqueduct_or_one_each_for_two(
    first: str, second: str, gray: list[str], white: list[str]
) -> None:
    scene = two_lines().play("aqueduct", f"lay {first}")
    assert (scene.step(), scene.view()["turn"]["pieces"]) == ("extend", 1)
    scene.play(f"lay {second}")
    assert (scene.line("gray"), scene.line("white")) == (gray, white)
    assert scene.told() == ["laid", "laid"]
    assert (scene.step(), scene.table.seat, scene.table.actions_to_come()) == ("act", 0, 1)


@pytest.mark.clause("CM-6.1")
def test_the_two_pieces_cannot_be_declined() -> None:
    scene = two_lines().play("aqueduct")
    refusal = scene.why_not("draw red+blue")
    assert (refusal.clause, refusal.message) == ("CM-6.1", "refused-other-step")
    scene.play("lay gray ne")
    assert scene.why_not("end").message == "refused-other-step"


# ---- begun aqueducts ---------------------------------------------------------------------------


@pytest.mark.clause("CM-6.2")
def test_without_a_begun_aqueduct_there_is_no_such_action() -> None:
    scene = turn("blue d17-d19", "blue f19-f21", "blue h17-h19", hills=HILLS)
    assert scene.clause("aqueduct") == "CM-6.2"
    scene.lead("brown", "h19")
    assert scene.allows("aqueduct")


@pytest.mark.clause("CM-6.2")
def test_an_aqueduct_that_has_not_begun_cannot_be_extended() -> None:
    scene = two_lines().lay("blue h17-h19").play("aqueduct")  # this tile touches brown's outlet
    for way in ("ne", "nw", "sw"):
        assert scene.clause(f"lay brown {way}") == "CM-6.2"


@pytest.mark.clause("CM-6.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_aqueducts_belong_to_nobody(players: int) -> None:
    scene = two_lines(players)
    for seat in range(players - 1):
        assert scene.table.active == seat
        scene.play("draw green+blue", "draw green+blue")
    scene.play("aqueduct", "lay gray ne", "lay white ne")
    assert [f["seat"] for f in scene.facts("laid")] == [f"@seat-{players - 1}"] * 2


# ---- coins -------------------------------------------------------------------------------------


@pytest.mark.clause("CM-6.3", "CM-12.3")
@pytest.mark.parametrize("fountains", [[], ["d13"], ["e14"], ["d13", "e14"]])
def test_each_piece_may_bring_a_coin(fountains: list[str]) -> None:
    scene = two_lines()
    for where in fountains:
        scene.erect(where, "fountain")
    scene.play("aqueduct", "lay gray ne", "lay gray se")
    assert scene.table.coins == [len(fountains), 0]
    expected = []
    for where in ("d13", "e14"):
        expected += ["laid", "coin-of-piece"] if where in fountains else ["laid"]
    assert scene.told() == expected


@pytest.mark.clause("CM-6.3")
def test_each_piece_keeps_to_the_rules_of_aqueducts() -> None:
    scene = two_lines().play("aqueduct", "lay gray ne")
    assert scene.legal() == ["lay gray se", "lay white ne", "lay white se"]
    assert scene.clause("lay gray sw") == "CM-11.6"
    assert scene.clause("lay gray w") == "CM-11.4"


# ---- when fewer are possible -------------------------------------------------------------------
# Lines that only block a corner end at a6 or a8, where no tile lies.


@pytest.mark.clause("CM-6.4")
def test_the_action_needs_room_for_one_piece() -> None:
    scene = only("e12-e14").lead("white", "d13", "a6")
    assert scene.allows("aqueduct")
    scene.lead("brown", "f13", "a8")
    assert scene.clause("aqueduct") == "CM-6.4"


@pytest.mark.clause("CM-6.4")
def test_if_only_one_piece_is_possible_one_is_laid() -> None:
    """Without e14 gray can go on neither from d13 nor from f13."""
    scene = only("e12-e14").lead("white", "e14", "a6").play("aqueduct")
    assert scene.legal() == ["lay gray ne", "lay gray se"]
    scene.play("lay gray ne")
    assert scene.line("gray") == ["c18", "e12", "d13"]
    assert scene.told() == ["laid"]
    assert (scene.step(), scene.table.actions_to_come()) == ("act", 1)


@pytest.mark.clause("CM-6.4")
def test_a_first_piece_that_leaves_no_room_for_a_second_is_illegal() -> None:
    """Without e14 d13 is a dead end; f11, d11 and f13 are not."""
    scene = only("e12-e14", "e10-e12", "f13-f15").lead("white", "e14", "a6").play("aqueduct")
    assert scene.legal() == ["lay gray nw", "lay gray sw", "lay gray se"]
    assert scene.clause("lay gray ne") == "CM-6.4"
    scene.play("lay gray se")
    assert scene.line("gray") == ["c18", "e12", "f13", "g14"]


@pytest.mark.clause("CM-6.4")
def test_a_dead_end_is_allowed_if_another_aqueduct_can_take_the_second_piece() -> None:
    scene = only("e12-e14", "e10-e12", "f13-f15", "h7-h9").lead("white", "e14", "a6")
    scene.lead("brown", "h7").play("aqueduct")
    gray = ["lay gray ne", "lay gray nw", "lay gray sw", "lay gray se"]
    assert scene.legal() == [*gray, "lay brown ne", "lay brown se"]
    scene.play("lay gray ne")
    assert scene.legal() == ["lay brown ne", "lay brown se"]


def rivals(*tiles: str) -> Scene:
    """White ends at c12 and can go to d13 only; brown has e14 and d15."""
    scene = only("e12-e14", "d13-c14", *tiles).lead("white", "c14", "c12")
    return scene.lead("brown", "e14", "d15", "a8")


@pytest.mark.clause("CM-6.4")
def test_a_dead_end_is_illegal_if_the_other_aqueduct_needs_the_same_corner() -> None:
    scene = rivals("e10-e12").play("aqueduct")
    assert scene.legal() == ["lay gray nw", "lay gray sw", "lay gray se", "lay white se"]
    assert scene.clause("lay gray ne") == "CM-6.4"
    scene.play("lay gray se")
    assert scene.line("white")[-1] == "d13"  # all that was left


@pytest.mark.clause("CM-6.4")
def test_where_two_aqueducts_have_only_one_corner_left_either_may_take_it() -> None:
    scene = rivals().lead("brown", "f13", "a10").play("aqueduct")
    assert scene.legal() == ["lay gray ne", "lay white se"]
    scene.play("lay white se")
    assert scene.told() == ["laid"]
    assert scene.clause("aqueduct") == "CM-6.4"


@pytest.mark.clause("CM-6.4")
def test_the_second_piece_may_end_anywhere() -> None:
    """The first one has to go to e12; f13 is a dead end without e14."""
    scene = only("e12-e14", "e10-e12", gray="d13").lead("white", "e14", "a6").play("aqueduct")
    assert scene.line("gray") == ["c18", "d13", "e12"]
    assert scene.legal() == ["lay gray nw", "lay gray sw", "lay gray se"]


@pytest.mark.clause("CM-6.4", "CM-11.11")
@pytest.mark.parametrize(("laid", "pieces"), [(11, 2), (12, 1)])
def test_the_thirteenth_piece_leaves_no_room_for_another(laid: int, pieces: int) -> None:
    scene = turn("blue e12-e14", hills=HILLS).lead("gray", *RIM[: laid - 1], "e12")
    scene.play("aqueduct", "lay gray ne")
    assert scene.told() == ["laid"] * pieces
    assert scene.step() == "act"


@pytest.mark.clause("CM-6.4", "CM-11.11")
@pytest.mark.parametrize(("laid", "legal"), [(11, True), (12, False)])
def test_a_thirteenth_piece_must_leave_the_other_aqueduct_its_corner(
    laid: int, legal: bool
) -> None:
    """White can go to d13 only; gray could go on from there if it had a piece."""
    scene = turn("blue e12-e14", "blue d13-c14", hills=HILLS)
    scene.lead("gray", *RIM[: laid - 1], "e12").lead("white", "c14", "c12").play("aqueduct")
    assert scene.allows("lay gray ne") == legal
    if not legal:
        assert scene.clause("lay gray ne") == "CM-6.4"
    assert scene.allows("lay gray se")
    assert scene.allows("lay white se")
