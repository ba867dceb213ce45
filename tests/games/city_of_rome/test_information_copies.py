"""Chapter 11: equal cards in one hand, and what others learn when one of them is built."""

import pytest

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import HANDS, PACKET
from groma.games.city_of_rome.tables import DECK_II
from tests.scenes.city_of_rome import Scene, cards, lay_out, stack, table_with
from tests.scenes.city_of_rome_secrets import bundles_seen, dealt, deck_seen, faces, hand_seen
from tests.scenes.example import open_example, play_example
from tests.scenes.examples.city_of_rome import BRICKS_FIRST, secret_opening_card
from tests.scenes.scene import nobody_can_tell, same_for


@pytest.mark.clause("CR-11.7")
def test_e20_seat_0_cannot_tell_whether_the_opening_card_is_another_residence_2() -> None:
    a, b = open_example(GAME, "CR-E20", Scene), secret_opening_card("market").forget()
    for moves in (["take 2"], ["build residence_2"], ["place 0,1"], ["finish"]):
        for viewer in (0, 3):
            assert same_for(viewer, a, b)
        a.play(*moves)
        b.play(*moves)
    for viewer in (0, 3):
        assert same_for(viewer, a, b)
        assert hand_seen(a, 1, viewer) == ["?/II"]
    assert (a.hand(1), b.hand(1)) == (["residence_2"], ["market"])


@pytest.mark.clause("CR-11.7", "CR-11.9")
def test_e20_seat_2_knows_the_two_cards_it_passed_on_but_not_who_has_which() -> None:
    other = secret_opening_card("market")
    other.play("take 2", "build residence_2", "place 0,1", "finish")
    for secret, scene in (
        ("residence_2", play_example(GAME, "CR-E20", Scene)),
        ("market", other),
    ):
        assert bundles_seen(scene, 2) == {1: sorted(["arena/II", f"{secret}/II"])}
        assert hand_seen(scene, 1, 2) == hand_seen(scene, 0, 2) == ["?/II #1"]
        worlds = scene.could_be(2, worlds=12)
        assert {world.hand(1)[0] for world in worlds} == {secret, "arena"}
        assert nobody_can_tell(scene)


@pytest.mark.clause("CR-11.7")
@pytest.mark.parametrize("public_first", [False, True])
def test_edge_28_the_copy_known_to_all_is_built_and_the_other_stays_secret(
    public_first: bool,
) -> None:
    scene = table_with(secret="residence_2/II", hand="residence_2/II")
    if public_first:
        scene.table.hidden.zones[HANDS].reverse()
    for viewer in (1, 2, 3):
        assert hand_seen(scene, 0, viewer) == ["?/II", "residence_2/II"]
    scene.play("build residence_2")
    assert scene.hand(0) == ["residence_2"]
    for viewer in (1, 2, 3):
        assert hand_seen(scene, 0, viewer) == ["?/II"]
    assert hand_seen(scene, 0, 0) == ["residence_2/II"]


@pytest.mark.clause("CR-11.7")
def test_with_a_known_copy_in_hand_every_secret_card_looks_the_same() -> None:
    given = {"hand": "residence_2/II", "row": "BBBGG", "field": 1}
    worlds = [
        stack(table_with(secret=f"{secret}/II", **given), "II", f"aqueduct, {rest}")  # type: ignore[arg-type]
        for secret, rest in (("residence_2", "market"), ("market", "residence_2"))
    ]
    for move in ("build residence_2", "place 1,1", "produce"):
        for world in worlds:
            world.play(move)
        for viewer in (1, 2, 3):
            assert same_for(viewer, *worlds)


@pytest.mark.clause("CR-11.7")
def test_a_known_copy_of_another_deck_goes_before_a_secret_one_held_longer() -> None:
    scene = table_with(secret="residence_2/II", hand="residence_2/III")
    scene.play("build residence_2")
    assert hand_seen(scene, 0, 1) == ["?/II"]
    assert hand_seen(scene, 0, 0) == ["residence_2/II"]
    chose = ("note-chose", {"seat": "@seat-0", "card": "@card-residence-2", "deck": "@deck-III"})
    assert scene.notes(1)[-1] == scene.notes(0)[-1] == chose


@pytest.mark.clause("CR-11.7")
@pytest.mark.parametrize(
    ("held", "goes", "stays"), [("II, III", "III", "II"), ("III, II", "II", "III")]
)
def test_a_known_copy_goes_first_wherever_it_was_put(held: str, goes: str, stays: str) -> None:
    first, second = held.split(", ")
    scene = table_with(secret=f"market/{first}", hand=f"market/{second}")
    scene.table.hidden.zones[HANDS].reverse()
    scene.play("build market", "place 0,1")
    assert scene.view(1)["seats"][0]["buildings"][-1]["deck"] == goes
    assert hand_seen(scene, 0, 1) == [f"?/{stays}"]


@pytest.mark.clause("CR-11.7")
@pytest.mark.parametrize("hand", ["secret", "hand"])
@pytest.mark.parametrize(("decks", "goes"), [("II III", "II"), ("III II", "III")])
def test_of_two_copies_alike_in_knowledge_the_one_held_longest_goes(
    hand: str, decks: str, goes: str
) -> None:
    first, second = decks.split()
    held = f"aqueduct/II, residence_2/{first}, residence_2/{second}"
    scene = table_with(**{hand: held})  # type: ignore[arg-type]
    scene.play("build residence_2", "place 1,1")
    built = {b["cell"]: b["deck"] for b in scene.view(2)["seats"][0]["buildings"]}
    assert built["1,1"] == goes
    assert scene.hand(0) == ["aqueduct", "residence_2"]
    assert hand_seen(scene, 0, 0) == ["aqueduct/II", f"residence_2/{second}"]


@pytest.mark.clause("CR-11.7")
def test_several_copies_are_offered_once() -> None:
    scene = table_with(hand="residence_2/II, residence_2/III", secret="residence_2/II, market/II")
    assert scene.legal() == ["build residence_2", "build market", "produce", "finish"]


@pytest.mark.clause("CR-11.7")
def test_the_place_in_the_hand_is_shown_to_nobody() -> None:
    one = table_with(secret="market/II, arena/II", hand="baths/II, residence_2/III")
    other = table_with(secret="arena/II, market/II", hand="residence_2/III, baths/II")
    for viewer in range(4):
        assert same_for(viewer, one, other)


def taught(opening: str, other: str, lesson: str) -> Scene:
    """Seat 0 holds an opening card and one its School drew; seat 1 the other one of the draft.

    Seat 1 knows the opening card of seat 0. Seat 2 passed on both and does not know which is where.
    It is the second round, and seat 0 is about to build with one brick.
    """
    rest = "grain_farm" if lesson == "residence_2" else "residence_2"
    scene = dealt(
        3,
        BRICKS_FIRST,
        f"I: vineyard, colosseum | III: school, market | "
        f"II: {opening}, {other}, baths, aqueduct, {lesson}, aqueduct, {rest}",
    )
    scene.play("draft baths", f"draft {other}")
    scene.play("station 3", "station 1", "station 2", "take 1", "finish", "take 2", "finish")
    scene.play("build school", "place 0,1", "study II", "finish")
    return scene.play("station 3", "station 4", "station 2", "take 1")


@pytest.mark.clause("CR-11.7")
def test_of_two_equal_secret_cards_a_seat_takes_the_one_built_for_the_one_it_knew() -> None:
    same = taught("residence_2", "arena", "residence_2")
    different = taught("residence_2", "arena", "grain_farm")
    assert hand_seen(same, 0, 0) == ["colosseum/I", "residence_2/II", "residence_2/II"]
    for viewer in (1, 2, 3):
        assert same_for(viewer, same, different)
    assert hand_seen(same, 0, 1) == ["?/II", "colosseum/I", "residence_2/II"]
    assert hand_seen(same, 0, 2) == ["?/II", "?/II #1", "colosseum/I"]
    assert hand_seen(same, 0, 3) == ["?/II", "?/II", "colosseum/I"]
    for scene in (same, different):
        scene.play("build residence_2")
        assert nobody_can_tell(scene)
    for viewer in (1, 2, 3):
        assert same_for(viewer, same, different)
        assert hand_seen(same, 0, viewer)[-1] == "colosseum/I"
    assert hand_seen(same, 0, 1) == hand_seen(same, 0, 3) == ["?/II", "colosseum/I"]


@pytest.mark.clause("CR-11.7")
def test_which_of_two_equal_secret_cards_really_left_makes_no_difference() -> None:
    one = taught("residence_2", "arena", "residence_2")
    other = taught("residence_2", "arena", "residence_2")
    other.table.hidden.zones[HANDS].reverse()
    for scene in (one, other):
        scene.play("build residence_2", "place 1,1", "finish")
    for viewer in range(4):
        assert same_for(viewer, one, other)
    assert faces(one.table.hand(0)) == faces(other.table.hand(0)[::-1])


@pytest.mark.clause("CR-11.7", "CR-11.9")
def test_a_card_that_may_be_the_one_passed_on_or_not_leaves_the_doubt() -> None:
    passed_on = taught("residence_2", "arena", "grain_farm")
    from_school = taught("arena", "residence_2", "residence_2")
    for scene in (passed_on, from_school):
        assert bundles_seen(scene, 2) == {1: ["arena/II", "residence_2/II"]}
        scene.play("build residence_2")
        assert bundles_seen(scene, 2) == {1: ["arena/II"]}
        assert hand_seen(scene, 0, 2) == ["?/II #1", "colosseum/I"]
        assert hand_seen(scene, 1, 2)[:1] == ["?/II #1"]
    for viewer in (2, 3):
        assert same_for(viewer, passed_on, from_school)
    arena_at = {("arena" in world.hand(0)) for world in passed_on.could_be(2, worlds=12)}
    assert arena_at == {True, False}


@pytest.mark.clause("CR-11.7")
def test_a_known_secret_card_stays_known_when_another_is_built() -> None:
    scene = taught("arena", "market", "residence_2").play("build residence_2")
    assert hand_seen(scene, 0, 1) == ["arena/II", "colosseum/I"]
    assert hand_seen(scene, 0, 3) == ["?/II", "colosseum/I"]
    assert bundles_seen(scene, 2) == {1: ["arena/II", "market/II"]}
    assert hand_seen(scene, 0, 2) == ["?/II #1", "colosseum/I"]


def two_doubts(opening: str, other: str, kept: str) -> Scene:
    """Seat 0 holds one of the cards seat 2 passed on, and one of those seat 2 put under deck II."""
    scene = dealt(
        3,
        BRICKS_FIRST,
        f"I: university | III: school | II: {opening}, {other}, baths, aqueduct, "
        "grain_farm, sheep_farm, market, residence_2, residence_3",
    )
    del scene.table.hidden.zones[DECK_II][:-6]
    for seat in (0, 2):
        lay_out(scene.table.cities[seat], "residence_4 at 0,1 | residence_4 at 2,1")
    scene.play("draft baths", f"draft {other}", "station 4", "station 5", "station 3")
    scene.play("take 3", "build school", "place 1,1", "study II", "keep grain_farm")
    scene.play("under sheep_farm", "finish", "take 1", "build university", "place 1,1", "study II")
    scene.play(f"keep {kept}", "under market", "under sheep_farm", "finish", "finish")
    return scene.play("station 3", "station 4", "station 2", "take 1")


@pytest.mark.clause("CR-11.7", "CR-11.9", "CR-11.10")
def test_a_card_that_may_stem_from_either_of_two_doubts_makes_one_of_them() -> None:
    passed_on = two_doubts("residence_2", "arena", "residence_3")
    from_school = two_doubts("arena", "residence_2", "residence_2")
    for scene in (passed_on, from_school):
        assert bundles_seen(scene, 2) == {
            1: ["sheep_farm/II"],
            2: ["arena/II", "residence_2/II"],
        }
        assert hand_seen(scene, 0, 2)[:2] == ["?/II #1", "?/II #2"]
        scene.play("build residence_2")
        assert bundles_seen(scene, 2) == {1: ["arena/II", "sheep_farm/II"]}
        assert hand_seen(scene, 0, 2)[:1] == ["?/II #1"]
        assert deck_seen(scene, "II", 2) == {1: "?/II #1", 2: "?/II #1"}
        assert nobody_can_tell(scene)
    for viewer in (2, 3):
        assert same_for(viewer, passed_on, from_school)


@pytest.mark.clause("CR-11.7", "CR-11.9")
def test_a_card_that_cannot_stem_from_a_doubt_leaves_it_alone() -> None:
    scene = two_doubts("arena", "vegetable_farm", "residence_2").play("build residence_2")
    assert bundles_seen(scene, 2) == {
        1: ["sheep_farm/II"],
        2: ["arena/II", "vegetable_farm/II"],
    }
    assert hand_seen(scene, 0, 2)[:1] == ["?/II #2"]
    assert deck_seen(scene, "II", 2) == {1: "?/II #1", 2: "?/II #1"}
    assert nobody_can_tell(scene)


def in_doubt(packet: str, taken: int, *, known: str = "", secret: str = "") -> Scene:
    """Seat 1 knows that one card of a packet is in the hand of seat 0 and the others under deck II.

    `taken` says which one it is. Beside it seat 0 holds cards known to seat 1 and cards that only
    seat 0 knows.
    """
    scene = table_with(row="BBBGG", field=1)
    hidden = scene.table.hidden
    stack(scene, "II", "aqueduct, grain_farm")
    hidden.zones[HANDS] += cards(known)
    hidden.zones[PACKET] += cards(packet)
    for zone in (HANDS, PACKET):
        hidden.look(zone, 0)
        hidden.look(zone, 1)
    hidden.lose_track(PACKET, 0)
    hidden.give(PACKET, taken, HANDS)
    while hidden.zones[PACKET]:
        hidden.bury(PACKET, 0, DECK_II)
    hidden.zones[HANDS] += cards(secret)
    hidden.look(HANDS, 0)
    scene.table.refresh()
    return scene


@pytest.mark.clause("CR-11.7")
@pytest.mark.parametrize("taken", [0, 1])
def test_a_copy_known_for_certain_goes_before_one_in_doubt(taken: int) -> None:
    scene = in_doubt(
        "residence_2, market", taken, known="residence_2", secret="arena/II, residence_2/II"
    )
    assert hand_seen(scene, 0, 1) == ["?/II", "?/II", "?/II #1", "residence_2/II"]
    scene.play("build residence_2")
    assert hand_seen(scene, 0, 1) == ["?/II", "?/II", "?/II #1"]
    assert bundles_seen(scene, 1) == {1: ["market/II", "residence_2/II"]}
    assert deck_seen(scene, "II", 1) == {3: "?/II #1"}
    assert nobody_can_tell(scene)


@pytest.mark.clause("CR-11.7")
@pytest.mark.parametrize(("taken", "secret"), [(0, "vegetable_farm"), (2, "residence_2")])
def test_of_two_equal_copies_in_doubt_one_is_still_in_doubt(taken: int, secret: str) -> None:
    scene = in_doubt("residence_2, residence_2, arena", taken, secret=secret)
    assert bundles_seen(scene, 1) == {1: ["arena/II", "residence_2/II", "residence_2/II"]}
    assert hand_seen(scene, 0, 1) == ["?/II", "?/II #1"]
    scene.play("build residence_2")
    assert bundles_seen(scene, 1) == {1: ["arena/II", "residence_2/II"]}
    assert hand_seen(scene, 0, 1) == ["?/II #1"]
    assert deck_seen(scene, "II", 1) == {3: "?/II #1", 4: "?/II #1"}
    assert nobody_can_tell(scene)
