"""How a view of Caesar's Empire is described, to eyes and to ears."""

import re

import pytest

from groma.core.sayings import seat_word
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire.talk import describe
from groma.text import table
from groma.text.words import Words
from tests.games.caesars_empire.told import NAMES, east, sayings, seen, sentences
from tests.scenes.caesars_empire import dealt, empire, wander


def test_the_turn_tells_cities_and_treasures_left() -> None:
    scene = empire(4)
    assert sentences(scene, "say-turn") == ["Anna has the turn; 40 cities are available."]
    assert sentences(scene, "say-began") == ["Side A of the board; Anna began."]
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
        "Brundisium (Brindisi): claimed by Anna (red 2, meat), 1 road to Rome. Rome 1 road, Anna; "
        "Salonae 1 road, by sea, empty; Dyrrhachium 1 road, by sea, empty; "
        "Athenae 2 roads, by sea, empty; Syracusae 1 road, by sea, empty."
    )
    assert claimed[2].startswith(
        "Massilia (Marseille): claimed by Cleo (green 1, gold), 2 roads to Rome. "
        "Rome 2 roads, by sea, empty; Mediolanum 1 road, Cleo;"
    )
    assert sentences(scene, "say-city", lang="de")[2] == (
        "Lugdunum (Lyon): Grün 2, Holz, frei. Mediolanum 1 Straße, leer; Massilia 1 Straße, leer; "
        "Burdigala 1 Straße, leer; Lutetia 1 Straße, leer."
    )


def test_rome_has_a_line_and_regions_head_their_cities() -> None:
    scene = east()
    assert sentences(scene, "say-rome", lang="de") == [
        "Rom: Mediolanum 1 Straße, Cleo; Aquileia 1 Straße, leer; Brundisium 1 Straße, Anna; "
        "Syracusae 1 Straße, leer; Massilia 2 Straßen, über See, leer; "
        "Salonae 2 Straßen, über See, Bert; Carthago 1 Straße, über See, leer."
    ]
    assert sentences(scene, "say-map") == ["30 cities, 26 of them available."]
    assert sentences(scene, "say-region")[:2] == [
        "Italy (red): 4 cities, 2 available.",
        "Gaul (green): 4 cities, 3 available.",
    ]
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
            head, tail = re.split(r": (?=.*;)", words.say(saying), maxsplit=1)
            here = head.split(" (")[0]
            for part in tail.split(". ")[-1].rstrip(".").split("; "):
                found = re.fullmatch(r"([A-Z][A-Za-z ]+) (\d) roads?(?:, by sea)?, (\w+)", part)
                assert found, part
                ends = frozenset((here, found[1]))
                heard.setdefault(ends, []).append(f"{found[2]} {found[3]}")
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
        part
        for part in table.sections(describe(seen(scene, 0)))
        if part[0].message == "say-heading-map"
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
    assert lines[-4:] == [
        "    (1/4 claimed by 1, 4 roads to Rome; . available)",
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
                for part in table.sections(describe(seen(scene, 0)))
                if part[0].message == "say-heading-map"
            ]
            assert max(len(line) for line in table.section(words, part, True)) <= table.WIDTH


# ---- seats --------------------------------------------------------------------------------------


def test_the_supply_tells_who_has_most() -> None:
    scene = east()
    assert sentences(scene, "say-purse-own") == [
        "Your supply: 24 roads (the most, 10 points); 3 points on the track."
    ]
    assert sentences(scene, "say-purse")[0] == (
        "Supply: 23 roads (most: 24, Anna); 2 points on the track."
    )
    scene.supply(4, 4, 0)
    assert sentences(scene, "say-purse-own", lang="de") == [
        "Dein Vorrat: 4 Straßen (am meisten, zu 2 gemeinsam, 10 Punkte); "
        "3 Punkte auf der Punkteleiste."
    ]
    assert sentences(scene, "say-purse")[1] == (
        "Supply: no road (most: 4, Anna, Bert); 4 points on the track."
    )


def test_a_seat_tells_tokens_by_colour_the_best_first() -> None:
    scene = empire(2).take(0, "lugdunum", "lutetia", "massilia", "tomis")
    assert sentences(scene, "say-tokens") == [
        "City tokens, the best of each colour first: green 6, 2, 1; brown 6."
    ]
    assert sentences(scene, "say-no-city", lang="de") == ["Noch keine Stadt."]


def test_treasures_are_told_as_the_rows_and_columns_of_the_board() -> None:
    scene = empire(2).hold(0, meat=3, oil=2, gems=1, gold=2)
    assert sentences(scene, "say-rows") == [
        "Rows of treasures: meat, oil, gems (5 points); meat, oil (2 points); meat (0 points)."
    ]
    assert sentences(scene, "say-columns") == [
        "Treasures of a kind: meat 3 (10 points), oil 2 (2 points), gems 1 (0 points)."
    ]
    assert sentences(scene, "say-gold", lang="de") == ["Gold: 2 (4 Punkte)."]
    scene = empire(2).hold(0, wine=1)
    assert sentences(scene, "say-rows") == ["Row of treasures: wine (0 points)."]
    assert sentences(scene, "say-gold") == []
    assert sentences(empire(2).hold(0, gold=1), "say-rows") == []


def test_the_viewer_comes_first() -> None:
    """Then the others as they follow; an onlooker has no seat."""
    scene = dealt(3)
    for viewer, order in ((0, "012"), (1, "120"), (2, "201"), (3, "012")):
        seats = [
            saying.facts["seat"]
            for saying in describe(seen(scene, viewer))
            if saying.message in ("say-heading-you", "say-heading-seat")
        ]
        assert seats == [seat_word(int(seat)) for seat in order]
        assert len(sayings(scene, "say-heading-you", viewer)) == int(viewer < 3)


def test_the_end_has_its_heading() -> None:
    scene = dealt(2).play_on()
    assert sentences(scene, "say-heading-over") == ["The game is over"]
    assert sentences(scene, "say-over") == ["At the end no city is available."]
    assert sentences(scene, "say-left") == []
    assert sentences(scene, "say-turn") == []
