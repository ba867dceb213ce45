"""What a view of Caesar's Empire adds to moves, prompts and refusals."""

import pytest

from groma.core.deal import Deal
from groma.core.sayings import Fact
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.tables import END_A, END_B, KIND_IDS, NODE_IDS, SEGMENT_IDS
from tests.games.caesars_empire.told import east
from tests.games.told import asked, hinted, refused, said, seen
from tests.scenes.caesars_empire import Scene, empire, wander

# ---- building -----------------------------------------------------------------------------------


def test_a_build_tells_roads_token_treasure_and_the_way() -> None:
    scene = east().lay("sirmium wheat")
    assert said(scene, "build salonae-sirmium") == (
        "Salonae - Sirmium, 1 road: brown 2 (new colour: +2), wheat (second kind: +2); "
        "way of 3 roads: 1 for you and 2 for Bert"
    )
    assert said(scene, "build salonae-sirmium", ears=True, lang="de") == (
        "Salonae - Sirmium (Sremska Mitrovica), 1 Straße: Braun 2 (neue Farbe: +2), "
        "Weizen (zweite Art: +2); Weg mit 3 Straßen: 1 für dich und 2 für Bert"
    )


def test_a_build_begins_where_roads_are() -> None:
    """The new city comes last, also if the segment is written the other way round."""
    scene = east()
    assert said(scene, "build aquileia-salonae").startswith("Salonae - Aquileia, 1 road: ")
    assert said(scene, "build brundisium-athenae").startswith("Brundisium - Athenae, 2 roads: ")


def test_builds_are_listed_city_by_city_with_the_best_way_first() -> None:
    """Further ways to the same city do not repeat what its token and its treasure add."""
    scene = east()
    moves = sorted(scene.legal(), key=lambda move: int(hinted(scene, move)["order"]))
    to_city = [str(hinted(scene, move)["city"]) for move in moves]
    cities = list(dict.fromkeys(to_city))
    assert to_city == sorted(to_city, key=cities.index), "each city once"
    assert cities == [city_word(name) for name in NODE_IDS if city_word(name) in cities]
    to_dyrrhachium = [move for move in moves if "dyrrhachium" in move]
    assert to_dyrrhachium == ["build brundisium-dyrrhachium", "build salonae-dyrrhachium"]
    assert said(scene, to_dyrrhachium[0]) == (
        "Brundisium - Dyrrhachium, 1 road: blue 3 (new colour: +3), wheat (second kind: +2); "
        "way of 2 roads: 2 for you"
    )
    assert said(scene, to_dyrrhachium[1], ears=True) == (
        "Salonae - Dyrrhachium, 1 road: blue 3, wheat; way of 3 roads: 1 for you and 2 for Bert"
    )
    assert hinted(scene, "build tomis-byzantium")["order"] == 0


def test_gold_doubles_the_way() -> None:
    scene = east().lay("sirmium gold")
    assert said(scene, "build salonae-sirmium").endswith(
        "gold (first gold: +2); way of 3 roads, x2 for gold: 2 for you and 4 for Bert"
    )
    assert "; Weg mit 1 Straße, x2 durch Gold: 2 für dich" in said(
        scene.lay("syracusae gold"), "build roma-syracusae", lang="de"
    )


def test_a_token_tells_what_the_best_of_its_colour_gains() -> None:
    scene = east()
    assert "red 5 (instead of 2: +3)" in said(scene, "build brundisium-syracusae")
    scene.take(0, "syracusae")
    assert "Rot 4 (du hast 5: +0)" in said(scene, "build roma-aquileia", lang="de")


def test_where_whole_provinces_count_a_token_tells_how_many_one_would_have() -> None:
    scene = empire(2, whole_province=True).take(0, "antiochia").road(1, "roma-salonae").turn(0)
    assert "brown 2 (new colour: +2), " in said(scene, "build salonae-sirmium"), "Bert has brown"
    assert "red 4 (new colour: +4, 1 of 4 red)" in said(scene, "build roma-aquileia")
    scene.road(0, "salonae-dyrrhachium", "dyrrhachium-athenae").turn(0)
    assert "Rosa 1 (du hast 3: +0, 2 von 3 Rosa)" in said(scene, "build athenae-ephesus", lang="de")
    scene.take(0, "hierosolyma").turn(0)
    text = said(scene, "build athenae-ephesus")
    assert "pink 1 (all pink: 9 instead of 5, +4), " in text
    text = said(scene, "build athenae-ephesus", lang="de")
    assert "Rosa 1 (alle Rosa: 9 statt 5, +4), " in text
    without = empire(2).road(0, "roma-aquileia").turn(0)
    assert "red 3 (you have 4: +0), " in said(without, "build mediolanum-aquileia")


def test_many_payouts_are_told_apart_by_ear() -> None:
    """Semicolons between the ways, commas between the players, each with its own number."""
    scene = empire(4).road(1, "roma-aquileia").road(2, "aquileia-salonae")
    scene.road(3, "salonae-dyrrhachium").turn(0)
    assert said(scene, "build dyrrhachium-athenae").endswith(
        "way of 4 roads: 1 for you, 1 for Bert, 1 for Cleo and 1 for Dora"
    )


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


@pytest.mark.parametrize(
    ("held", "kind", "words"),
    [
        ({}, "wine", "Wein (erste Art: +0)"),
        ({"meat": 1}, "meat", "Fleisch (zweiter Schatz dieser Art: +2)"),
        ({"gold": 2}, "gold", "Gold (drittes Gold: +2)"),
    ],
)
def test_a_treasure_tells_the_same_in_german(held: dict[str, int], kind: str, words: str) -> None:
    scene = empire(4).hold(0, **held).lay(f"carthago {kind}")
    assert words in said(scene, "build roma-carthago", lang="de")


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
    assert (seat["next"]["meat"], seat["next"]["gold"]) == (0, 0)
    for city in view["cities"]:
        if city["gains"]:
            assert city["gains"][0] == max(0, city["value"] - seat["best"].get(city["region"], 0))
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
        "Begin in Salonae, as it is: 1 road; way of 3 roads: 1 for you and 2 for Bert"
    )
    assert said(scene, "lengthen brundisium-salonae") == (
        "Begin farther back, in Brundisium: 2 roads in all; "
        "way of 3 roads: 3 for you; or 1 for you and 2 for Bert"
    )
    assert said(scene, "lengthen brundisium-salonae", lang="de") == (
        "Schon in Brundisium beginnen: insgesamt 2 Straßen; "
        "Weg mit 3 Straßen: 3 für dich; oder 1 für dich und 2 für Bert"
    )


def test_a_chain_with_gold_is_doubled_too() -> None:
    scene = east().lay("dyrrhachium gold").play("build salonae-dyrrhachium")
    assert said(scene, "start").endswith("way of 3 roads, x2 for gold: 2 for you and 4 for Bert")


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
    assert said(scene, "way brundisium-salonae") == "On to Brundisium (1 road, you): 3 for you"
    assert said(scene, "way roma-salonae", lang="de") == (
        "Weiter nach Rom (2 Straßen, Bert): 1 für dich und 2 für Bert"
    )


def test_the_points_of_a_way_with_gold_are_doubled() -> None:
    scene = walking("dyrrhachium gold")
    assert ", und Gold verdoppelt die Punkte. Wie" in asked(scene, "de")
    assert said(scene, "way roma-salonae") == (
        "On to Rome (2 roads, Bert): 2 for you and 4 for Bert"
    )


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
        "Welche Strecke führt zu deiner neuen Stadt? (1 Stadt ist verfügbar; Vorrat: 1 Straße)"
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
    broken = refused(scene, "lengthen roma-massilia", "de")
    assert "keine Unterbrechung. (CE-4.9) Unsere Lesart: Die Spielregel zeigt" in broken
    assert refused(walking(), "way salonae-sirmium").startswith("That segment is not on a shortest")
    poor = refused(east().supply(1, 9, 9).turn(0), "build brundisium-athenae", "de")
    assert poor.startswith("Dafür hast du zu wenige Straßen übrig. (CE-4.13) Unsere Lesart: ")


def test_both_ends_of_a_segment_are_named() -> None:
    """Also where nothing can be built."""
    scene = east()
    for segment in range(len(SEGMENT_IDS)):
        facts = hinted(scene, "build " + SEGMENT_IDS[segment])
        ends = {city_word(NODE_IDS[END_A[segment]]), city_word(NODE_IDS[END_B[segment]])}
        assert {facts["start"], facts["city"]} == ends


def test_the_last_token_of_a_colour_adds_them_all_if_whole_provinces_count() -> None:
    for played in (False, True):
        table = GAME.deal(2, [0, int(played), 0], Deal(b"province"), None)
        for city in ("cyrene", "caesarea", "alexandria"):  # all but Carthago, worth 1
            table.claimers[NODE_IDS.index(city)] = 0
        view = GAME.view(table, 0)
        seat = view["seats"][0]
        values = [city["value"] for city in view["cities"] if city["region"] == "africa"]
        best = seat["best"]["africa"]
        gain = next(city for city in view["cities"] if city["city"] == "carthago")["gains"][0]
        assert (best, gain) == (7, sum(values) - 7 if played else 0)
