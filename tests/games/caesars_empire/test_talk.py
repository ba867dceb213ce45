"""How a view of Caesar's Empire is described, to eyes and to ears."""

import re

import pytest

from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.speech.describe import describe
from groma.text import table
from groma.text.words import Words
from groma.words.telling import sections
from tests.games.caesars_empire.told import east
from tests.games.told import NAMES, seen, sentences
from tests.scenes.caesars_empire import dealt, empire, wander


def test_the_turn_tells_cities_and_treasures_left() -> None:
    scene = empire(4)
    assert sentences(scene, "say-turn") == ["Anna has the turn; 40 cities are available."]
    side = "The side of the board for 4 and 5 players; Anna began."
    assert sentences(scene, "say-began") == [side]
    assert sentences(empire(2), "say-began", lang="de") == [
        "Seite des Spielplans für 2 und 3 Spieler; Anna hat begonnen."
    ]
    assert sentences(scene, "say-left") == [
        "Treasures on the map: meat 4, grapes 4, wheat 4, wine 4, oil 4, gems 4, wood 4, "
        "olives 4, gold 8."
    ]
    assert sentences(scene, "say-box") == []
    assert sentences(empire(2), "say-box", lang="de") == [
        "Nicht im Spiel: Fleisch 1, Weintrauben 1, Weizen 1, Wein 1, Öl 1, Edelsteine 1, "
        "Holz 1, Oliven 1, Gold 2."
    ]


def test_a_chain_and_a_walk_in_progress_are_told() -> None:
    scene = east()
    assert sentences(scene, "say-chain") == []
    scene.play("build salonae-dyrrhachium")
    assert sentences(scene, "say-chain") == [
        "Being built: a chain to Dyrrhachium (Durres), so far from Salonae, 1 road."
    ]
    scene.play("lengthen brundisium-salonae")
    assert sentences(scene, "say-chain") == []
    assert sentences(scene, "say-walk", lang="de") == [
        "Der Weg von Dyrrhachium (Durrës) nach Rom wird gewählt; er ist bis Salonae gekommen."
    ]


# ---- the map ------------------------------------------------------------------------------------


def test_a_city_tells_tokens_claimer_distance_and_all_its_segments() -> None:
    scene = east()
    claimed = sentences(scene, "say-city-claimed")
    assert claimed[1] == (
        "Brundisium (Brindisi): claimed by Anna (red 2, meat), 1 road to Rome. "
        "Neighbours: Rome 1, Anna; Salonae 1; Dyrrhachium 1; Athenae 2; Syracusae 1."
    )
    assert claimed[2].startswith(
        "Massilia (Marseille): claimed by Cleo (green 1, gold), "
        "2 roads to Rome: Mediolanum (1, Cleo), Rome (1, Cleo). "
        "Neighbours: Rome 2; Mediolanum 1, Cleo;"
    )
    free = sentences(scene, "say-city", lang="de")
    assert free[2] == (
        "Lugdunum (Lyon): Grün 2, Holz, verfügbar, 2 Straßen bis Rom über Mediolanum. "
        "Nachbarn: Mediolanum 1; Massilia 1; Burdigala 1; Lutetia 1."
    )
    assert free[1].startswith("Syracusae (Syrakus): Rot 5, ")
    assert ", verfügbar, 1 Straße bis Rom. Nachbarn: " in free[1], "from Rome itself"
    assert free[4].startswith("Lutetia (Paris): ")
    assert ", verfügbar. Nachbarn: Lugdunum 1; " in free[4], "no neighbour is claimed"


def test_ways_that_are_equally_short_are_told_one_by_one() -> None:
    scene = east().road(0, "brundisium-dyrrhachium").road(1, "aquileia-salonae")
    scene.road(2, "brundisium-salonae").turn(0)
    told = {line.split(" ")[0]: line for line in sentences(scene, "say-city-claimed")}
    assert (", 2 roads to Rome: Rome (2, Bert); or Brundisium (1, Cleo), Rome (1, Anna). ") in told[
        "Salonae"
    ]
    scene.road(0, "roma-aquileia").turn(0)
    (salonae,) = [
        line
        for line in sentences(scene, "say-city-claimed", lang="de")
        if line.startswith("Salonae")
    ]
    assert ": Rom (2, Bert); oder Aquileia (1, Bert), Rom (1, Anna); und andere Wege. " in salonae
    free = sentences(scene, "say-city")
    sirmium = next(line for line in free if line.startswith("Sirmium"))
    assert ", 3 roads to Rome via Aquileia or Salonae. " in sirmium


def test_rome_has_a_line_and_regions_head_their_cities() -> None:
    scene = east()
    assert sentences(scene, "say-rome", lang="de") == [
        "Rom. Nachbarn: Mediolanum 1, Cleo; Aquileia 1; Brundisium 1, Anna; Syracusae 1; "
        "Massilia 2; Salonae 2, Bert; Carthago 1."
    ]
    assert sentences(scene, "say-map") == ["30 cities, 26 of them available."]
    assert sentences(scene, "say-region")[:2] == [
        "Italy (red): Mediolanum 3 (Cleo), Aquileia 4, Brundisium 2 (Anna), Syracusae 5; "
        "2 of 4 available.",
        "Gaul (green): Massilia 1 (Cleo), Lugdunum 2, Burdigala 4, Lutetia 6; 3 of 4 available.",
    ]
    over = sentences(dealt(2).play_on(), "say-region", lang="de")
    assert all(line.endswith("; keine verfügbar.") for line in over)
    order = [saying.message for saying in describe(seen(scene))]
    first = order.index("say-region")
    assert order[first + 1 : first + 6] == [
        "say-city-claimed",
        "say-city",
        "say-city-claimed",
        "say-city",
        "say-region",
    ]


@pytest.mark.parametrize("players", [3, 5])
def test_the_network_can_be_drawn_from_the_sentences(players: int) -> None:
    """Every segment is told at both its ends, with its roads and whose they are."""
    scene = wander(players, b"by ear", 20)
    words = Words(GAME, "en", NAMES)
    heard: dict[frozenset[str], list[str]] = {}
    for saying in describe(seen(scene)):
        if saying.message in ("say-rome", "say-city", "say-city-claimed"):
            head, tail = words.say(saying).split(". Neighbours: ")
            here = re.split(r" \(|:", head)[0]
            for part in tail.rstrip(".").split("; "):
                found = re.fullmatch(r"([A-Z][A-Za-z ]+) (\d)(?:, (\w+))?", part)
                assert found, part
                ends = frozenset((here, found[1]))
                heard.setdefault(ends, []).append(f"{found[2]} {found[3] or 'empty'}")
    wanted: dict[frozenset[str], list[str]] = {}
    for segment in seen(scene)["segments"]:
        ends = frozenset(
            str(words.word("@city-" + segment[end].replace("_", "-"))) for end in ("a", "b")
        )
        owner = "empty" if segment["seat"] is None else NAMES[segment["seat"]]
        wanted[ends] = [f"{segment['roads']} {owner}"] * 2
    assert heard == wanted


def test_the_map_is_a_compact_table_for_eyes() -> None:
    scene = east()
    words = Words(GAME, "en", NAMES)
    (part,) = [
        part for part in sections(describe(seen(scene, 0))) if part[0].message == "say-heading-map"
    ]
    lines = table.section(words, part, True)
    assert lines[:7] == [
        "THE MAP",
        "  30 cities, 26 of them available.",
        "    Rome                                     Med:3 Aqu Bru:1 Syr Mas=",
        "                                             Sal=2 Cth",
        "    Mediolanum            red 3  oil    3/1  Rom:3 Mas:3 Lug Aug Aqu",
        "    Aquileia              red 4  grape  .    Rom Med Aug Cnt Sir=",
        "                                             Sal",
    ]
    assert lines[-6:] == [
        "    (1/4 claimed by 1, 4 roads to Rome; . available)",
        "    (gre 6 city token green 6)",
        "    (grape grapes, olive olives)",
        "    (1 Anna, 2 Bert, 3 Cleo)",
        "    (Lug 1 road to Lugdunum, Lug= 2 roads; Lug:1 and Lug=1 built by 1)",
        "    (Cnt Carnuntum, Cth Carthago)",
    ]


def test_the_table_fits_a_screen_at_any_time() -> None:
    for scene in (dealt(5), dealt(5, b"end").play_on(), dealt(2, b"end").play_on()):
        for lang in ("en", "de"):
            words = Words(GAME, lang, NAMES)
            (part,) = [
                part
                for part in sections(describe(seen(scene, 0)))
                if part[0].message == "say-heading-map"
            ]
            assert max(len(line) for line in table.section(words, part, True)) <= table.WIDTH


# ---- seats --------------------------------------------------------------------------------------


def test_the_supply_tells_who_has_most() -> None:
    scene = east()
    assert sentences(scene, "say-purse")[:2] == [
        "Your supply: 24 roads (currently the most; at the end that gives 10); "
        "3 points on the track.",
        "Bert's supply: 23 roads (the most: Anna with 24); 2 points on the track.",
    ]
    scene.supply(4, 4, 0)
    assert sentences(scene, "say-purse", lang="de") == [
        "Dein Vorrat: 4 Straßen (derzeit die meisten, gemeinsam mit einem anderen; "
        "das gäbe am Ende jedem 10); 3 Punkte auf der Punkteleiste.",
        "Vorrat von Bert: 4 Straßen (derzeit die meisten, gemeinsam mit einem anderen; "
        "das gäbe am Ende jedem 10); 2 Punkte auf der Punkteleiste.",
        "Vorrat von Cleo: keine Straße (die meisten: Anna und Bert mit 4); "
        "4 Punkte auf der Punkteleiste.",
    ]
    assert (
        "with 2 others; at the end that gives 10 to each"
        in (sentences(scene.supply(4, 4, 4), "say-purse")[0])
    )


def test_at_the_end_the_most_roads_give_their_bonus() -> None:
    scene = east().ended()
    assert sentences(scene, "say-purse")[0] == (
        "Your supply: 24 roads (the most: 10 points); 3 points on the track."
    )
    assert (
        "(die meisten: jedem 10 Punkte)"
        in (sentences(scene.supply(4, 4, 0).ended(), "say-purse", lang="de")[1])
    )


def test_a_seat_tells_where_its_roads_lie() -> None:
    scene = east()
    assert sentences(scene, "say-roads") == [
        "Your roads: Rome - Brundisium 1.",
        "Bert's roads: Rome - Salonae 2.",
        "Cleo's roads: Rome - Mediolanum 1, Mediolanum - Massilia 1.",
    ]
    assert sentences(scene, "say-roads", 2, "de")[:2] == [
        "Deine Straßen: Rom - Mediolanum 1, Mediolanum - Massilia 1.",
        "Straßen von Anna: Rom - Brundisium 1.",
    ]


def test_the_variants_in_play_are_told() -> None:
    told = [
        sentences(empire(2, wild_treasures=wild, whole_province=whole), message, lang=lang)
        for wild, whole, message, lang in (
            (True, True, "say-wild-treasures", "en"),
            (True, True, "say-whole-province", "de"),
            (False, False, "say-wild-treasures", "en"),
            (False, False, "say-whole-province", "en"),
        )
    ]
    assert told == [
        ["Variant Any Treasures: 30 random ones of the 40 treasures lie on the map."],
        ["Variante Ganze Farbe: Wer alle Stadtmarker einer Farbe hat, zählt ihre Summe."],
        [],
        [],
    ]
    assert sentences(empire(4, whole_province=True), "say-whole-province") == []


def test_a_seat_tells_tokens_by_colour_the_best_first() -> None:
    scene = empire(2).take(0, "lugdunum", "lutetia", "massilia", "tomis")
    assert sentences(scene, "say-tokens") == [
        "Your city tokens, the best of each colour first: green 6, 2, 1; brown 6."
    ]
    assert sentences(scene, "say-tokens", 1, "de") == [
        "Stadtmarker von Anna, in jeder Farbe der beste zuerst: Grün 6, 2, 1; Braun 6."
    ]
    assert sentences(scene, "say-no-city", lang="de") == ["Bert hat noch keine Stadt."]
    assert sentences(scene, "say-no-city", 1) == ["You have no city yet."]


def test_treasures_are_told_as_the_rows_and_columns_of_the_board() -> None:
    scene = empire(2).hold(0, meat=3, oil=2, gems=1, gold=2)
    assert sentences(scene, "say-rows") == [
        "Your treasures in rows: meat, oil, gems (5 points); meat, oil (2 points); meat."
    ]
    assert sentences(scene, "say-columns") == [
        "Your sets of one kind: meat 3 (10 points), oil 2 (2 points)."
    ]
    assert sentences(scene, "say-gold", lang="de") == ["Dein Gold: 2 (4 Punkte)."]
    assert sentences(scene, "say-gold", 1, "de") == ["Gold von Anna: 2 (4 Punkte)."]
    scene = empire(2).hold(0, wine=1)
    assert sentences(scene, "say-rows", 1) == ["Anna's treasures in rows: wine."]
    assert sentences(scene, "say-columns") == []
    assert sentences(scene, "say-gold") == []
    assert sentences(empire(2).hold(0, gold=1), "say-rows") == []


def test_the_end_is_described() -> None:
    scene = dealt(2).play_on()
    assert sentences(scene, "say-over") == ["At the end no city is available."]
    assert sentences(scene, "say-left") == []
    assert sentences(scene, "say-turn") == []
