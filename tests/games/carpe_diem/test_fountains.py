"""Chapter 7: fountains, their cards, and who knows them."""

import pytest

from groma.core.hidden import knows
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem.layout import FOUNTAIN_STACK
from groma.games.carpe_diem.tables import DARK_TILES, FEATURE_IDS, LIGHT_TILES, TILE_IDS
from tests.scenes.carpe_diem import Scene, building, feature, in_hand, news, turn

STACK = ("villa", "baker", "market", "fish_pond", "steward")


def fountain(*stack: str, held: str = "", players: int = 2, seat: int = 0) -> Scene:
    """A seat with some cards has just built a fountain; the stack is given from the top."""
    scene = turn("villa_end1 at c3", players=players)
    scene.fountain_stack(*stack)
    if held:
        scene.hold(seat, *held.split())
    laid = "" if seat == 0 else "villa_end1 at c3"
    scene.table.districts[seat].banderoles = 0
    return in_hand(scene, "fountain", seat=seat, district=laid).play("place d3")


def stack_of(scene: Scene) -> list[str]:
    """The fountain stack from the top."""
    zone = scene.table.hidden.zones[FOUNTAIN_STACK]
    return [FEATURE_IDS[card & 255] for card in reversed(zone)]


# ---- draw two, return one ----------------------------------------------------------------------


@pytest.mark.clause("CD-7.7", "CD-6.11")
def test_edge_case_26_the_top_two_cards_are_drawn_and_one_of_them_goes_under_the_stack() -> None:
    scene = fountain(*STACK)
    assert scene.step() == "discard"
    assert scene.hand(0) == ["villa", "baker"]
    assert stack_of(scene) == ["market", "fish_pond", "steward"]
    assert scene.legal() == ["discard villa", "discard baker"]
    for other in set(FEATURE_IDS) - {"villa", "baker"}:
        assert scene.why_not(f"discard {other}").clause == "CD-7.7"
    scene.play("discard villa")
    assert scene.hand(0) == ["baker"]
    assert stack_of(scene) == ["market", "fish_pond", "steward", "villa"]
    assert scene.table.districts[0].counts[feature("fountain") + 1] == 1
    assert (scene.step(), scene.table.active) == ("move", 1)


@pytest.mark.clause("CD-7.7", "CD-6.13")
def test_neither_card_may_be_kept_back_nor_the_question_skipped() -> None:
    scene = fountain(*STACK)
    for other in ("store", "stop", "walk 1", "take 1"):
        refusal = scene.why_not(other)
        assert (refusal.clause, refusal.message) == ("CD-7.7", "refused-other-step")
    assert scene.why_not("discard villa", seat=1).message == "refused-not-your-decision"


@pytest.mark.clause("CD-7.7")
@pytest.mark.parametrize("returned", ["craftsman", "herb_garden", "villa", "baker"])
def test_later_any_own_card_may_be_returned_also_an_older_one(returned: str) -> None:
    scene = fountain(*STACK, held="craftsman herb_garden")
    assert scene.legal() == [
        "discard villa",
        "discard herb_garden",
        "discard baker",
        "discard craftsman",
    ]
    scene.play(f"discard {returned}")
    kept = ["craftsman", "herb_garden", "villa", "baker"]
    kept.remove(returned)
    assert scene.hand(0) == kept
    assert stack_of(scene) == ["market", "fish_pond", "steward", returned]


@pytest.mark.clause("CD-7.7")
def test_each_fountain_adds_exactly_one_card() -> None:
    scene = turn("villa_end1 at c3")
    for number, column in enumerate("def"):
        in_hand(scene, "fountain" if number else "fountain/dark").play(f"place {column}3")
        assert len(scene.hand(0)) == number + 2
        scene.play(scene.legal()[0])
        assert len(scene.hand(0)) == number + 1
        assert len(stack_of(scene)) == 24 - number - 1
    assert scene.table.districts[0].counts[feature("fountain") + 1] == 3


@pytest.mark.clause("CD-7.7")
def test_cards_are_drawn_for_the_hand_of_the_builder() -> None:
    scene = fountain(*STACK, players=3, seat=2).hold(0, "market")
    assert scene.table.seat == 2
    assert scene.why_not("discard market").clause == "CD-7.7"
    scene.play("discard baker")
    assert [scene.hand(seat) for seat in range(3)] == [["market"], [], ["villa"]]


@pytest.mark.clause("CD-7.7", "CD-12.3")
def test_two_equal_cards_are_asked_for_nevertheless() -> None:
    scene = fountain("baker", "baker", "market")
    assert scene.step() == "discard"
    assert scene.legal() == ["discard baker"]
    scene.play("discard baker")
    assert scene.hand(0) == ["baker"]
    assert stack_of(scene) == ["market", "baker"]


@pytest.mark.clause("CD-7.7")
def test_of_an_older_and_a_newer_equal_card_one_is_kept() -> None:
    scene = fountain("baker", "villa", "market", held="villa")
    assert scene.legal() == ["discard villa", "discard baker"]
    scene.play("discard villa")
    assert sorted(scene.hand(0)) == ["baker", "villa"]
    assert stack_of(scene) == ["market", "villa"]


# ---- a short stack -----------------------------------------------------------------------------


@pytest.mark.clause("CD-7.8")
def test_with_two_cards_in_the_stack_both_are_drawn() -> None:
    scene = fountain("baker", "villa")
    assert stack_of(scene) == []
    scene.play("discard villa")
    assert stack_of(scene) == ["villa"]


@pytest.mark.clause("CD-7.8")
@pytest.mark.parametrize(
    ("held", "returned"), [("", "villa"), ("baker", "villa"), ("baker", "baker")]
)
def test_with_one_card_in_the_stack_it_is_drawn_and_one_is_returned(
    held: str, returned: str
) -> None:
    scene = fountain("villa", held=held)
    assert scene.step() == "discard"
    assert scene.hand(0) == [*held.split(), "villa"]
    assert len(scene.legal()) == len(scene.hand(0))
    scene.play(f"discard {returned}")
    assert len(scene.hand(0)) == len(held.split())
    assert stack_of(scene) == [returned]
    assert "drew 0 1" in news(scene)


@pytest.mark.clause("CD-7.8")
@pytest.mark.parametrize("held", ["", "baker villa"])
def test_with_an_empty_stack_nothing_happens(held: str) -> None:
    scene = fountain(held=held)
    assert (scene.step(), scene.table.active) == ("move", 1)
    assert scene.hand(0) == held.split()
    assert news(scene, 0) == ["built 0 fountain d3 0"]
    assert scene.table.districts[0].counts[feature("fountain") + 1] == 1


@pytest.mark.clause("CD-7.8", "CD-7.7")
def test_in_a_real_game_the_stack_never_gets_short() -> None:
    fountains = [*LIGHT_TILES, *DARK_TILES].count(TILE_IDS.index("fountain"))
    assert len(stack_of(turn())) == 24
    assert 2 * fountains <= 24 - 2


# ---- who knows what ----------------------------------------------------------------------------


@pytest.mark.clause("CD-7.7", "CD-12.2")
def test_only_the_owner_is_told_which_cards_are_drawn_and_returned() -> None:
    scene = fountain(*STACK, players=3, held="market").play("discard market")
    assert news(scene, 0) == [
        "built 0 fountain d3 0",
        "drew 0 2",
        "drew-card villa",
        "drew-card baker",
        "discarded-card market",
    ]
    for viewer in (1, 2, 3):
        assert news(scene, viewer) == ["built 0 fountain d3 0", "drew 0 2", "discarded 0"]
    scene = fountain(*STACK, players=3, seat=1).play("discard villa")
    assert news(scene, 2)[1:] == ["drew 1 2", "discarded 1"]
    assert news(scene, 1)[1:] == [
        "drew 1 2",
        "drew-card villa",
        "drew-card baker",
        "discarded-card villa",
    ]


@pytest.mark.clause("CD-7.7", "CD-12.2")
def test_drawn_kept_and_returned_cards_are_known_to_the_owner_alone() -> None:
    scene = fountain(*STACK, players=3)
    views = [GAME.view(scene.table, viewer) for viewer in range(4)]
    assert sorted(map(str, views[0]["seats"][0]["fountain_cards"])) == ["baker", "villa"]
    for viewer in (1, 2, 3):
        assert views[viewer]["seats"][0]["fountain_cards"] == [None, None]
    scene.play("discard baker")
    hidden = scene.table.hidden
    views = [GAME.view(scene.table, viewer) for viewer in range(4)]
    assert views[0]["seats"][0]["fountain_cards"] == ["villa"]
    assert views[0]["stack"] == [None, None, None, "baker"]
    for viewer in (1, 2, 3):
        assert views[viewer]["seats"][0]["fountain_cards"] == [None]
        assert views[viewer]["stack"] == [None] * 4
        assert not knows(hidden.zones[FOUNTAIN_STACK][0], viewer)


@pytest.mark.clause("CD-7.8", "CD-12.3")
@pytest.mark.parametrize(("first", "second"), [(1, 0), (0, 1), (2, 1)])
def test_a_card_known_from_the_bottom_of_the_stack_is_lost_sight_of_in_a_hand(
    first: int, second: int
) -> None:
    scene = fountain("villa", "baker", seat=first, players=3).play("discard baker")
    table = scene.table
    assert GAME.view(table, first)["stack"] == ["baker"]
    laid = "villa_end1 at c3" if second else ""
    scene.hold(second, "market")
    in_hand(scene, "fountain", seat=second, district=laid).play("place d3")
    assert scene.hand(second) == ["market", "baker"]
    assert GAME.view(table, first)["seats"][second]["fountain_cards"] == [None, None]
    scene.play("discard baker")
    assert GAME.view(table, first)["seats"][second]["fountain_cards"] == [None]
    assert GAME.view(table, first)["stack"] == [None]
    assert GAME.view(table, second)["seats"][second]["fountain_cards"] == ["market"]
    assert GAME.view(table, second)["stack"] == ["baker"]


@pytest.mark.clause("CD-7.7")
def test_a_stored_fountain_gives_no_cards() -> None:
    scene = building("fountain", "villa_end1 at c3").play("store")
    assert scene.hand(0) == []
    assert len(stack_of(scene)) == 24
