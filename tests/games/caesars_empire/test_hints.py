"""What a view of Caesar's Empire adds to moves, prompts and refusals."""

import pytest

from groma.core.deal import Deal
from groma.core.sayings import Fact
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.gains import gain_of_token, gain_of_treasure
from groma.games.caesars_empire.tables import END_A, END_B, KIND_IDS, NODE_IDS, SEGMENT_IDS
from tests.games.caesars_empire.told import asked, east, hinted, refused, said, seen
from tests.scenes.caesars_empire import Scene, empire, wander

# ---- building -----------------------------------------------------------------------------------


def test_a_build_tells_roads_token_treasure_and_the_way() -> None:
    scene = east()
    assert said(scene, "build salonae-dyrrhachium") == (
        "Salonae - Dyrrhachium, 1 road: blue 3 (new colour: +3), wheat (second kind: +2); "
        "way of 3 roads: you 1, Bert 2"
    )
    assert said(scene, "build salonae-dyrrhachium", ears=True, lang="de") == (
        "Salonae - Dyrrhachium (Durrës), 1 Straße: Blau 3 (neue Farbe: +3), "
        "Weizen (zweite Sorte: +2); Weg mit 3 Straßen: du 1, Bert 2"
    )


def test_a_build_begins_where_roads_are() -> None:
    """The new city comes last, also if the segment is written the other way round."""
    scene = east()
    assert said(scene, "build aquileia-salonae").startswith("Salonae - Aquileia, 1 road: ")
    assert said(scene, "build brundisium-athenae").startswith("Brundisium - Athenae, 2 roads: ")


def test_gold_doubles_the_way() -> None:
    scene = east().lay("dyrrhachium gold")
    assert said(scene, "build salonae-dyrrhachium").endswith(
        "gold (first gold: +2); way of 3 roads, x2 for gold: you 2, Bert 4"
    )
    assert "; Weg mit 1 Straße, x2 durch Gold: du 2" in said(
        scene.lay("syracusae gold"), "build roma-syracusae", lang="de"
    )


def test_a_token_tells_what_the_best_of_its_colour_gains() -> None:
    scene = east()
    assert "red 5 (instead of 2: +3)" in said(scene, "build roma-syracusae")
    scene.take(0, "syracusae")
    assert "Rot 4 (du hast 5: +0)" in said(scene, "build roma-aquileia", lang="de")


@pytest.mark.parametrize(
    ("held", "kind", "words"),
    [
        ({}, "wine", "wine (first kind: +0)"),
        ({"meat": 1, "oil": 1}, "wine", "wine (third kind: +3)"),
        ({"meat": 1}, "meat", "meat (second of its kind: +2)"),
        ({"meat": 2}, "meat", "meat (third of its kind: +8)"),
        ({"meat": 1, "oil": 2}, "meat", "meat (second of its kind: +4)"),
        ({"gold": 3}, "gold", "gold (fourth gold: +2)"),
        ({"gold": 3}, "meat", "meat (first kind: +0)"),
    ],
)
def test_a_treasure_tells_what_it_adds_to_rows_and_columns(
    held: dict[str, int], kind: str, words: str
) -> None:
    scene = empire(4).hold(0, **held).lay(f"carthago {kind}")
    assert words in said(scene, "build roma-carthago")


def test_the_gains_are_those_of_the_sheet() -> None:
    """Whatever city is taken at random tables."""
    for number in range(3):
        scene = wander(2 + number, b"gains %d" % number, 12)
        seat = scene.table.seat
        rows = ("cities", "different", "same", "gold")
        for move in scene.legal():
            before = [scene.row(row, seat) for row in rows]
            facts = hinted(scene, move)
            city = next(name for name in scene.left() if city_word(name) == facts["city"])
            after = scene.copy().take(seat, city)
            gained = [after.row(row, seat) - before[i] for i, row in enumerate(rows)]
            assert facts["gain"] == gained[0]
            assert facts["worth"] == sum(gained[1:])


def city_word(city: str) -> Fact:
    return "@city-" + city.replace("_", "-")


def test_no_gain_where_there_is_no_room() -> None:
    """Nobody asks for more than the box holds; yet every move has its words."""
    view = seen(empire(4).hold(0, meat=4, gold=8))
    seat = view["seats"][0]
    assert gain_of_treasure(seat, "meat") == 0
    assert gain_of_treasure(seat, "gold") == 0
    assert gain_of_token(view, seat, "oriens", 8) == 8 - seat["best"].get("oriens", 0)
    assert set(seat["treasures"]) == set(KIND_IDS)


def test_a_build_that_is_not_offered_has_no_way() -> None:
    scene = east()
    facts = hinted(scene, "build dyrrhachium-thessalonica")
    assert (facts["far"], facts["factor"], facts["payouts"]) == (0, 1, "@say-nothing")
    assert said(scene, "build dyrrhachium-thessalonica").endswith("gold (first gold: +2)")
    assert hinted(scene, "build roma-caralis")["roads"] == 0  # not on this side


# ---- chains -------------------------------------------------------------------------------------


def chained() -> Scene:
    return east().play("build salonae-dyrrhachium")


def test_a_chain_tells_where_it_begins_its_roads_and_the_way_then() -> None:
    scene = chained()
    assert asked(scene) == (
        "You build to Dyrrhachium (Durres), so far from Salonae with 1 road. "
        "Does the chain begin there or farther back? (supply: 24 roads)"
    )
    assert said(scene, "start") == (
        "Begin in Salonae, as it is: 1 road; way of 3 roads: you 1, Bert 2"
    )
    assert said(scene, "lengthen brundisium-salonae") == (
        "Begin farther back, in Brundisium: 2 roads in all; way of 3 roads: you 3, or you 1, Bert 2"
    )
    assert said(scene, "lengthen brundisium-salonae", lang="de") == (
        "Weiter hinten beginnen, in Brundisium: insgesamt 2 Straßen; "
        "Weg mit 3 Straßen: du 3, oder du 1, Bert 2"
    )


def test_a_chain_with_gold_is_doubled_too() -> None:
    scene = east().lay("dyrrhachium gold").play("build salonae-dyrrhachium")
    assert said(scene, "start").endswith("way of 3 roads, x2 for gold: you 2, Bert 4")


# ---- ways ---------------------------------------------------------------------------------------


def walking(*treasures: str) -> Scene:
    scene = east().lay(*treasures)
    return scene.play("build salonae-dyrrhachium", "lengthen brundisium-salonae")


def test_a_way_tells_whose_roads_follow_and_every_end() -> None:
    scene = walking()
    assert asked(scene) == (
        "Several shortest ways of 3 roads lead from Dyrrhachium (Durres) to Rome. "
        "How does the scored way go on from Salonae?"
    )
    assert said(scene, "way brundisium-salonae") == "On to Brundisium (1 road, you): you 3"
    assert said(scene, "way roma-salonae", lang="de") == (
        "Weiter nach Rom (2 Straßen, Bert): du 1, Bert 2"
    )


def test_the_points_of_a_way_with_gold_are_doubled() -> None:
    scene = walking("dyrrhachium gold")
    assert ", und Gold verdoppelt die Punkte. Wie" in asked(scene, "de")
    assert said(scene, "way roma-salonae") == "On to Rome (2 roads, Bert): you 2, Bert 4"


def test_a_segment_off_the_way_tells_no_points() -> None:
    facts = hinted(walking(), "way salonae-sirmium")
    assert (facts["owner"], facts["payouts"]) == ("@say-empty", "@say-nothing")


def test_the_payouts_come_true() -> None:
    """What is said of each end is what everybody earns."""
    for move, earned in (("way brundisium-salonae", [3, 0]), ("way roma-salonae", [1, 2])):
        scene = walking()
        before = scene.table.points[:]
        scene.play(move)
        assert [scene.table.points[seat] - before[seat] for seat in range(2)] == earned


# ---- prompts and refusals -----------------------------------------------------------------------


def test_the_prompt_tells_cities_and_supply() -> None:
    assert asked(east()) == (
        "Which segment leads to your new city? (26 cities are available; supply: 24 roads)"
    )
    scene = empire(2).settle("olisipo").supply(1, 1).turn(0)
    assert asked(scene, "de") == (
        "Welche Strecke führt zu deiner neuen Stadt? (1 Stadt ist frei; Vorrat: 1 Straße)"
    )


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("build roma-caralis", "There is no such segment on this side of the board. (CE-1.6)"),
        ("build roma-brundisium", "There are roads on that segment already: it is closed"),
        ("build brundisium-salonae", "leads to no available city: both its ends are claimed."),
        ("build tomis-byzantium", "must begin in Rome or in a claimed city; neither end"),
    ],
)
def test_a_refusal_says_what_is_wrong(move: str, text: str) -> None:
    assert text in refused(east(), move)


def test_refusals_of_chains_and_ways() -> None:
    scene = chained()
    assert refused(scene, "lengthen roma-aquileia").endswith("available one. (CE-4.6)")
    assert refused(scene, "lengthen roma-massilia", "de").endswith("keine Unterbrechung. (CE-4.9)")
    assert refused(walking(), "way salonae-sirmium").startswith("That segment is not on a shortest")
    assert refused(east().supply(1, 9, 9).turn(0), "build brundisium-athenae", "de") == (
        "Dafür hast du zu wenige Straßen übrig. (CE-4.13)"
    )


def test_both_ends_of_a_segment_are_named() -> None:
    """Also where nothing can be built."""
    scene = east()
    for segment in range(len(SEGMENT_IDS)):
        facts = hinted(scene, "build " + SEGMENT_IDS[segment])
        ends = {city_word(NODE_IDS[END_A[segment]]), city_word(NODE_IDS[END_B[segment]])}
        assert {facts["start"], facts["city"]} == ends


def test_the_last_token_of_a_colour_adds_them_all_if_whole_provinces_count() -> None:
    for played in (False, True):
        table = GAME.deal(2, [0, int(played)], Deal(b"province"), None)
        for city in ("cyrene", "caesarea", "alexandria"):  # all but Carthago, worth 1
            table.claimers[NODE_IDS.index(city)] = 0
        view = GAME.view(table, 0)
        seat = view["seats"][0]
        values = [city["value"] for city in view["cities"] if city["region"] == "africa"]
        best = seat["best"]["africa"]
        gain = gain_of_token(view, seat, "africa", 1)
        assert (best, gain) == (7, sum(values) - 7 if played else 0)
