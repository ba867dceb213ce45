"""What a view of Carpe Diem adds to moves, prompts and refusals."""

import pytest

from groma.games.carpe_diem import GAME
from tests.games.carpe_diem.told import STREET
from tests.games.told import asked, hinted, refused, said, seen, sentences
from tests.scenes.carpe_diem import building, scoring, turn

# ---- moving and taking --------------------------------------------------------------------------


def test_a_walk_shows_the_tiles_and_whether_others_vanish() -> None:
    scene = turn(depots={4: "market, villa_end1", 5: "bakery, fountain, market, fish_pond_end"})
    assert said(scene, "walk 5") == ("Walk to field 5: bakery; fountain; market; fish pond end")
    scene.table.depots[4 * 3 + 2] = scene.table.depots[4 * 3]  # three of four: one was taken
    assert said(scene, "walk 4").endswith("; only one more is taken here")


def test_a_bread_that_is_not_needed_is_called_so() -> None:
    scene = turn(depots={1: "market", 4: "bakery", 6: "market", 7: "fountain"})
    scene.give(0, bread=1)
    assert said(scene, "bread 7") == "Pay 1 loaf for field 7: fountain"
    assert said(scene, "bread 4") == "Pay 1 loaf for field 4, although you can walk there"
    assert said(scene, "walk 1") == "Come back to field 1: market"  # field 5 is empty
    scene = turn(depots={1: "market", 4: "bakery", 5: "fountain"}).give(0, bread=1)
    assert said(scene, "bread 1") == "Pay 1 loaf and stay on field 1: market"
    assert asked(scene) == (
        "Phase 1, round 1 of 7. You are on field 1. Where do you go? "
        "(You have 1 loaf: it takes you to any field with tiles.)"
    )
    assert "loaf" not in asked(scene.give(0, bread=0))


def test_the_ring_and_the_track_stand_above_a_move() -> None:
    scene = turn(depots={4: "market", 5: "bakery"}, field=2)
    (ring,) = sentences(scene, "say-now-ring")
    assert ring == (
        "Ring: 1 empty, 4, 7 empty, 3 empty (Bert), 6 empty, 2 empty (Anna), 5, and back to 1."
    )
    scene.table.track, scene.table.spaces = [1, 0], [3, 0]
    assert sentences(scene, "say-now-track") == [
        "Track, in the order of scoring: Anna (3), Bert (0)."
    ]
    scene.play("walk 4")
    assert sentences(scene, "say-now-ring") == []


def test_a_tile_to_take_tells_where_it_fits_and_what_it_can_finish() -> None:
    scene = turn(STREET, depots={4: "villa_end2, merchant_half", 5: "market"}).play("walk 4")
    assert said(scene, "take 1") == (
        "Take villa end (2 chimneys) (fits 6 cells; can finish: villa)"
    )
    assert said(scene, "take 2") == "Take merchant half (fits 5 cells)"
    assert hinted(scene, "take 1")["parts"] == "@feature-villa"
    assert hinted(scene, "take 3")["tile"] == "@say-nothing"


# ---- building -----------------------------------------------------------------------------------


def test_a_place_says_what_it_finishes_and_pays() -> None:
    scene = building("villa_end2", STREET)
    place = hinted(scene, "place d3")
    assert (place["finished"], place["finishes"]) == (
        1,
        "@feature-villa (5 @many-chimney, 7 @many-point)",
    )
    assert said(scene, "place d3").startswith("Build on d3 (villa left); finishes villa (5")
    assert hinted(scene, "place a1")["finished"] == 0  # not even legal
    assert said(building("fish_pond_end", STREET), "place c1", lang="de").startswith(
        "Auf c1 bauen (Teich unten); fertig: Teich (1 Fisch)"
    )


@pytest.mark.parametrize(
    ("half", "gain"),
    [
        ("merchant", "3 coins"),
        ("baker", "2 loaves"),
        ("steward", "2 steps"),
        ("craftsman", "a tile of the seal row"),
    ],
)
def test_a_dwelling_names_its_reward(half: str, gain: str) -> None:
    scene = building(f"{half}_half", f"{half}_half at c3").give(0, grape=1, fish=1)
    assert f"finishes {half} ({gain})" in said(scene, "place c2")
    scene.table.seals = [-1] * 11
    nothing = "nothing" if half == "craftsman" else gain
    assert f"finishes {half} ({nothing})" in said(scene, "place c2")


def test_banderole_and_frame_task_are_told() -> None:
    """Frame part 2 lies on the right and has a villa task on row 2, part 4 another on row 1."""
    scene = building("villa_end2", "villa_end1 at c3 | market at b3")
    scene.district.frame = [2, 1, 0, 3]
    scene.district.banderoles = 1 << 8  # c2
    assert said(scene, "place c2") == (
        "Build on c2 (villa below); finishes villa (3 chimneys, 3 points); banderole: 1 step; "
        "fulfils 2 frame tasks: 6 points"
    )
    scene.district.tasks_done = 0xFF
    scene.district.banderoles = 0
    assert (
        said(scene, "place c2")
        == "Build on c2 (villa below); finishes villa (3 chimneys, 3 points)"
    )


def test_only_new_dead_ends_are_told() -> None:
    """A tile fits between vineyard and chicken yard on c4, but none that shows fish as well."""
    district = "vineyard_end at c3 x2 | market at d3 | chicken_yard_end at d4 x3 | market at b3"
    scene = building("fish_pond_end", district)
    place = hinted(scene, "place b4")
    assert (place["blocked"], place["turns"]) == (0, 3)
    assert said(scene, "place b4").endswith("; depends on how you turn it")
    scene.play("place b4")
    assert "no remaining tile would then fit c4" in said(scene, "turn 1")
    assert "fill" not in said(scene, "turn 2")
    scene = building("market", f"{district} | fish_pond_end at b4 x1")
    assert seen(scene)["seats"][0]["dead"] == ["c4"]
    assert hinted(scene, "place c5")["blocked"] == 0


def test_a_turn_names_the_sides() -> None:
    scene = building("villa1_merchant_opposite", "market at c3").play("place c2")
    assert said(scene, "turn 1") == "Lay it with villa right, merchant left"
    assert said(scene, "turn 3", lang="de") == "So legen: Händler rechts, Villa links"
    assert asked(scene) == "How does it lie on c2: villa (1 chimney) opposite merchant?"


def test_ears_hear_what_a_cell_asks_for() -> None:
    scene = building("market", STREET)
    assert said(scene, "place b2", ears=True).startswith(
        "Build on b2, which asks for meadow right, meadow below"
    )
    assert "asks" not in said(scene, "place b2")
    assert hinted(scene, "place d3")["asks"] == "@feature-villa @say-at-w"
    assert hinted(scene, "place f6")["asks"] == "@say-nothing"


def test_the_rewards_that_wait_are_told() -> None:
    around = "market at c3 | market at b3 | merchant_half at b2 x1 | market at b1"
    scene = building("fish_pond_merchant_left", f"{around} | fish_pond_end at c1 x2")
    scene.give(0, herb=2)
    assert "finishes fish pond (1 fish), merchant (3 coins)" in said(scene, "place c2")
    scene.play("place c2")
    assert asked(scene) == "You finish two things at once. Which reward comes first?"
    assert said(scene, "reward merchant") == "First the merchant: 3 coins"
    assert said(scene, "reward fish_pond") == "First the fish pond: 1 fish"


# ---- fountain cards -----------------------------------------------------------------------------


def test_own_fountain_cards_are_told_with_their_worth_and_those_of_others_by_number() -> None:
    scene = turn(STREET).hold(0, "fish_pond", "villa").hold(1, "market", "baker")
    scene.counts(0, villa=2)
    assert sentences(scene, "say-fountain-cards") == [
        "Fountain cards, worth now: fish pond (0 points), villa (4 points)."
    ]
    assert sentences(scene, "say-fountain-cards-hidden") == ["2 fountain cards, face down."]
    assert sentences(scene, "say-fountain-cards", viewer=2) == []
    assert len(sentences(scene, "say-fountain-cards-hidden", viewer=2)) == 2
    assert said(scene, "discard villa") == "Give up villa, worth 4 points now"
    assert said(scene, "discard fish_pond") == "Give up fish pond, worth nothing yet"


# ---- scoring ------------------------------------------------------------------------------------


def test_a_disc_names_both_cards_and_what_they_bring_now() -> None:
    scene = scoring("a_fish_2", "c_villa_1_vp").give(0, fish=2).counts(0, villa=1)
    assert said(scene, "disc 5-8") == (
        "Circle 5-8, now +7 points, -2 wares, best now: 4 points per 2 fish; 3 points per villa"
    )
    scene.give(0, fish=1)
    facts = hinted(scene, "disc 5-8")
    assert (facts["change"], facts["failed"]) == ("-1 @one-point", 1)
    assert "(one card fails)" in said(scene, "disc 5-8")
    assert hinted(scene, "disc 1-2")["first"] == "@say-nothing"  # not with two players


def test_begin_tells_how_often_a_card_can_be_fulfilled() -> None:
    scene = scoring("b_grape_herb", "d_market_2").give(0, grape=2, herb=1, coin=1)
    scene.counts(0, market=5).play("disc 5-8")
    assert said(scene, "begin 5") == (
        "Begin with 5: 3 points per set of grape and herb (2 times now)"
    )
    assert said(scene, "begin 8") == "Begin with 8: 3 points per 2 markets (2 times now)"


@pytest.mark.clause("CD-8.6", "CD-9.12")
def test_begin_names_what_a_card_costs_that_cannot_be_paid() -> None:
    scene = scoring("b_grape_herb", "d_market_2").give(0, grape=2).play("disc 5-8")
    assert said(scene, "begin 5") == (
        "Begin with 5: 3 points per set of grape and herb (cannot be fulfilled now: -4 points)"
    )
    assert said(scene, "begin 8", lang="de") == (
        "Mit 8 beginnen: 3 Punkte je 2 Märkte (jetzt nicht zu erfüllen: -4 Punkte)"
    )
    scene.play("begin 8")
    assert [fact["points"] for fact in scene.facts("failed")] == [4, 4]


@pytest.mark.clause("CD-8.6", "CD-9.9", "CD-9.12")
def test_begin_says_that_only_bread_averts_the_loss() -> None:
    scene = scoring("b_grape_herb", "d_market_2").give(0, grape=2, bread=3).play("disc 5-8")
    assert said(scene, "begin 8").endswith("(only with 3 loaves now, else -4 points)")
    assert said(scene, "begin 5", lang="de").endswith("(jetzt nur mit 3 Broten, sonst -4 Punkte)")
    scene.give(0, bread=2)
    assert said(scene, "begin 8").endswith("(cannot be fulfilled now: -4 points)")


@pytest.mark.clause("CD-8.6", "CD-9.14")
@pytest.mark.parametrize(
    ("points", "loss", "verlust"),
    [(0, "0 points", "0 Punkte"), (1, "-1 point", "-1 Punkt"), (3, "-3 points", "-3 Punkte")],
)
def test_begin_names_no_more_than_there_is_to_lose(points: int, loss: str, verlust: str) -> None:
    scene = scoring("a_fish_3", "d_market_2").set_points(points).play("disc 5-8")
    assert said(scene, "begin 8").endswith(f"(cannot be fulfilled now: {loss})")
    assert said(scene, "begin 8", lang="de").endswith(f"(jetzt nicht zu erfüllen: {verlust})")


def test_a_payment_names_wares_coins_and_payout() -> None:
    scene = scoring("a_fish_3", "d_market_2").give(0, fish=3, coin=2, bread=3)
    scene.play("disc 5-8", "begin 5")
    assert said(scene, "pay 0") == "Pay 3 fish; receive 7 points"
    assert said(scene, "pay 2", lang="de") == "Abgeben: 1 Fisch, 2 Münzen; dafür: 7 Punkte"
    assert said(scene, "loaves") == "Pay 3 loaves; receive 7 points"
    assert said(scene, "stop") == "Leave the card unfulfilled and lose 4 points"
    assert asked(scene) == "7 points per 3 fish: not fulfilled yet. Pay, or leave it?"
    scene.play("pay 2")
    assert said(scene, "stop") == "Stop"
    assert asked(scene) == "7 points per 3 fish: fulfilled 1 time. Pay once more, or stop?"


def test_a_set_of_several_wares_is_paid_with_coins_for_some() -> None:
    scene = scoring("b_no_herb", "d_market_2").give(0, grape=1, fish=1, coin=2)
    scene.play("disc 5-8", "begin 5")
    assert said(scene, "mix chicken") == "Pay 1 grape, 1 fish, 1 coin; receive 5 points"
    assert said(scene, "mix grape+chicken") == "Pay 1 fish, 2 coins; receive 5 points"


def test_who_has_few_points_can_lose_no_more() -> None:
    scene = scoring("a_fish_3", "d_market_2").give(0, fish=3).set_points(1)
    scene.play("disc 5-8", "begin 5")
    assert said(scene, "stop") == "Leave the card unfulfilled and lose 1 point"


def test_breads_for_a_green_card() -> None:
    scene = scoring("d_baker_1", "d_market_2").give(0, bread=7).counts(0, baker=1)
    assert asked(scene).endswith("Your loaves would fulfil cards 2 more times.")
    scene.play("disc 5-8", "begin 5")
    assert asked(scene) == (
        "3 points per baker: fulfilled 1 time. 3 loaves fulfil it once more; you have 7."
    )


# ---- refusals -----------------------------------------------------------------------------------


@pytest.mark.clause("CD-9.9", "CD-7.3", "CD-9.12")
def test_a_refused_payment_says_what_there_is() -> None:
    scene = scoring("a_fish_3", "d_market_2").give(0, fish=1, coin=2, bread=2)
    scene.play("disc 5-8", "begin 5")
    assert scene.why_not("loaves").facts == {"breads": 2}
    assert refused(scene, "loaves").startswith("That takes 3 loaves; you have 2. (CD-9.9)")
    assert scene.why_not("pay 3").facts == {"coins": 2}
    assert refused(scene, "pay 3") == "You have only 2 coins. (CD-7.3)"
    assert refused(scene.give(0, coin=0), "pay 3", "de") == "Du hast keine Münze. (CD-7.3)"
    scene.give(0, coin=2)
    assert scene.why_not("pay 1").facts == {"ware": 3, "have": 1}
    assert refused(scene, "pay 1").startswith("Too few wares (fish: you have 1).")
    assert scene.why_not("mix none").facts == {}
    assert "{" not in refused(scene, "mix none")


@pytest.mark.clause("CD-7.3", "CD-9.12", "CD-9.9")
def test_a_refused_set_names_the_first_ware_that_is_missing() -> None:
    scene = scoring("b_all_wares", "d_market_2").give(0, grape=1, chicken=1, coin=2, bread=1)
    scene.play("disc 5-8", "begin 5")
    assert scene.why_not("mix none").facts == {"ware": 1, "have": 0}
    assert scene.why_not("mix herb").facts == {"ware": 3, "have": 0}
    assert refused(scene, "mix herb", "de").startswith("Zu wenig Waren (Fisch: du hast 0).")
    assert scene.why_not("mix grape+herb+fish").facts == {"coins": 2}
    assert scene.why_not("pay 1").facts == {}
    assert scene.why_not("loaves").facts == {"breads": 1}


@pytest.mark.clause("CD-9.9")
def test_too_few_breads_for_a_green_card_are_counted() -> None:
    scene = scoring("d_baker_1", "d_market_2").give(0, bread=3)
    scene.play("disc 5-8", "begin 5").give(0, bread=2)
    assert scene.step() == "add"
    assert scene.why_not("loaves").facts == {"breads": 2}


@pytest.mark.clause("CD-8.4")
def test_a_taken_circle_names_whose_disc_lies_there() -> None:
    scene = scoring("d_baker_1", "d_market_2", players=3)
    discs = scene.table.discs[:]
    discs[scene.table.discs.index(-1) + 4] = 2
    scene.table.discs = discs
    scene.table.refresh()
    taken = GAME.moves.text(GAME.moves.number("disc", discs.index(2)))
    assert scene.why_not(taken).facts == {"seat": 2}
    assert refused(scene, taken).startswith("A disc of Cleo lies on that circle")
