"""Caesar's Empire can say all it has to say; what every game must say is in tests/games."""

import re

import pytest

from groma.core.notes import Log
from groma.core.sayings import Fact
from groma.games.caesars_empire import GAME
from groma.games.caesars_empire import tables as t
from groma.games.caesars_empire.moves import SEGMENT
from groma.games.caesars_empire.notes import tell_stations
from groma.games.caesars_empire.scoring import ROWS
from groma.games.caesars_empire.speech.grid import LEGEND_CODES
from groma.games.caesars_empire.speech.phrases import STILL_CALLED
from groma.words import Words
from groma.words.rules import load_rules
from tests.games.wording import LANGUAGES, Wording, check_whole, lines_of, needed
from tests.scenes.caesars_empire import empire
from tests.text.faces import after

WORDING = Wording(GAME)
CITIES = [city.replace("_", "-") for city in t.NODE_IDS]

# The values of settings that are more than on and off
VALUES = [
    f"value-{setting.name}-{label}".replace("_", "-")
    for setting in GAME.settings
    if setting.labels != ["off", "on"]
    for label in setting.labels
]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, message: str, **facts: Fact) -> str:
    return WORDING.say(language, message, facts)


def asked() -> set[str]:
    """Every message that some part of the game asks for by name."""
    ids = needed(GAME)
    ids |= {"one-point", "many-point"}
    things = [*CITIES, *t.REGION_IDS, *t.KIND_IDS]
    ids |= {f"{word}-{name}" for word in ("about", "code") for name in things}
    ids |= {"modern-" + city for city in CITIES[1:]}
    ids |= {"color-" + color for color in t.COLOR_IDS}
    ids |= {f"nth-{number}" for number in range(1, t.KIND_FULL[t.GOLD] + 1)}
    clauses = "CE-6.1 CE-9.1 CE-9.2 CE-9.4 CE-9.6 CE-9.7 CE-11.2"
    return ids | lines_of(GAME, *clauses.split())


def test_no_message_is_missing_and_none_is_idle() -> None:
    check_whole(GAME, asked(), fewest=250)


# ---- names and signs ----------------------------------------------------------------------------


def test_cities_have_their_ancient_names_in_both_languages() -> None:
    for city in CITIES[1:]:
        assert say("en", "city-" + city) == say("de", "city-" + city)
    assert [say(language, "city-roma") for language in ("en", "de")] == ["Rome", "Rom"]
    assert [say(lang, "modern-mediolanum") for lang in ("en", "de")] == ["Milan", "Mailand"]


@every_language
def test_a_city_that_is_still_called_so_is_named_once(language: str) -> None:
    same = [
        t.NODE_IDS[node]
        for node in range(1, t.NODES)
        if say(language, "city-" + CITIES[node]) == say(language, "modern-" + CITIES[node])
    ]
    assert same == STILL_CALLED


@every_language
def test_every_sign_of_the_table_means_one_thing(language: str) -> None:
    """Cities have three letters, mostly the first of their names; the others are in the legend."""
    signs = [say(language, "code-" + city) for city in CITIES]
    assert {len(sign) for sign in signs} == {3}
    assert len(set(signs)) == t.NODES
    odd = [
        t.NODE_IDS[node]
        for node in range(t.NODES)
        if not say(language, "city-" + CITIES[node]).startswith(signs[node])
    ]
    assert sorted(odd) == sorted(LEGEND_CODES)
    for names in (t.REGION_IDS, t.KIND_IDS):
        short = [say(language, "code-" + name) for name in names]
        assert len(set(short)) == len(names)
        assert max(map(len, short)) <= 5


@every_language
def test_a_region_is_named_with_its_colour(language: str) -> None:
    for region in range(t.REGIONS):
        color = say(language, "color-" + t.COLOR_IDS[region])
        assert say(language, "region-" + t.REGION_IDS[region]).endswith(f" ({color})")


# ---- numbers ------------------------------------------------------------------------------------


FEW = {"en": "with 2 and 3 players", "de": "zu zweit und zu dritt"}
MANY = {"en": "with 4 and 5", "de": "zu viert und zu fünft"}
ONLY = {"en": "Only with 4 and 5 players. ", "de": "Nur zu viert und zu fünft. "}


def sides_of(language: str, text: str) -> list[str]:
    """The parts of an explanation about side A, for many players, and side B, for few."""
    found = re.fullmatch(rf".*(?i:{FEW[language]}): (.*); {MANY[language]}: (.*)\.", text)
    return [found[2], found[1]] if found else []


@every_language
def test_a_city_tells_its_token_and_its_neighbours_on_both_sides(language: str) -> None:
    for node in range(t.NODES):
        text = say(language, "about-" + CITIES[node])
        if node != t.ROME:
            color = say(language, "color-" + t.COLOR_IDS[t.REGION_OF[node]])
            assert f", {color} {t.VALUE[node]}" in text
        listed = sides_of(language, text) or [text.rstrip(".").split(": ")[1]] * t.SIDES
        for side in range(t.SIDES):
            at = t.AT[t.NODES * side + node]
            if not at:
                assert ONLY[language] in text
                continue
            near = [t.END_A[segment] + t.END_B[segment] - node for segment in at]
            roads = [t.ROADS[t.SEGMENTS * side + segment] for segment in at]
            names = [say(language, "city-" + CITIES[there]) for there in near]
            wanted = [f"{name} {count}" for name, count in zip(names, roads, strict=True)]
            unit = {"en": "to road roads", "de": "nach Straße Straßen"}[language].split()
            wanted[0] = f"{unit[0]} {wanted[0]} {unit[roads[0]]}"
            assert listed[side] == ", ".join(wanted)


@every_language
def test_a_region_tells_its_cities_on_both_sides(language: str) -> None:
    for region in range(t.REGIONS):
        listed = sides_of(language, say(language, "about-" + t.REGION_IDS[region]))
        for side in range(t.SIDES):
            cities = t.REGION_CITIES[t.REGIONS * side + region]
            found = [node for node in range(t.NODES) if cities >> node & 1]
            found.sort(key=lambda node: -t.VALUE[node])
            wanted = [f"{say(language, 'city-' + CITIES[node])} {t.VALUE[node]}" for node in found]
            assert listed[side] == ", ".join(wanted)


@every_language
def test_a_treasure_tells_its_points(language: str) -> None:
    for kind in t.KIND_IDS[: t.ORDINARY]:
        numbers = [int(found) for found in re.findall(r"\d+", say(language, "about-" + kind))]
        assert numbers == [2, 3, 4, *t.SAME[2:], 2, 8, *t.DIFFERENT[2:]]
    assert [2 * count for count in range(9)] == t.GOLD_POINTS
    assert " 2 " in say(language, "about-gold")


@every_language
def test_a_setting_says_what_it_does_and_names_its_values(language: str) -> None:
    for setting in GAME.settings[:2]:  # on and off need no words of the game
        text = say(language, "setting-" + setting.name.replace("_", "-"))
        assert re.match(r"[\w ]+ \([\w ]+\): .*\.$", text), "a name, for whom, and a sentence"
    assert len(VALUES) == len(t.MOST_ROADS)
    for name, most in zip(VALUES, t.MOST_ROADS, strict=True):
        assert (str(most) in say(language, name)) == (most > 0)


# ---- the box and the rules ----------------------------------------------------------------------


@every_language
def test_the_remark_on_the_box_says_what_is_rebuilt_and_what_is_printed(language: str) -> None:
    remark = say(language, "box-remark")
    assert len(re.findall(r"\.(?= |$)", remark)) == 2
    first, _, second = remark.partition(". ")
    rebuilt, printed = {"en": ("rebuilt", "printed"), "de": ("nachgebaut", "Spielregel")}[language]
    assert rebuilt in first
    assert printed in second


@every_language
def test_rules_and_words_show_no_names_of_programs(language: str) -> None:
    """Neither of settings nor of segments, nor a letter of a side, which no board shows.

    But the command that opens an example is told as it is typed.
    """
    rules = load_rules(GAME, language)
    assert rules is not None
    spoken = rules.text + WORDING.text_of(language)
    ids = [*t.SEGMENT_IDS, *(setting.name for setting in GAME.settings)]
    assert [name for name in ids if re.search(rf"\b{name}\b", rules.text)] == []
    assert [setting.name for setting in GAME.settings if setting.name in spoken] == []
    spoken = spoken.replace("`groma play --example CE-E1`", "")
    assert not re.search(r"\b([Ss]ide|Seite) [AB]\b|`", spoken)


@pytest.mark.clause("CE-1.6")
@every_language
def test_a_segment_is_called_as_the_list_of_moves_writes_it(language: str) -> None:
    rules = load_rules(GAME, language)
    assert rules is not None
    words = Words(GAME, language)
    segment = t.SEGMENT_IDS.index("roma-brundisium")
    assert rules.clauses["CE-1.6"].endswith(f" {words.word(SEGMENT.places[segment])}.")


@pytest.mark.clause("CE-9.9")
@every_language
def test_the_rules_name_the_rows_of_the_sheet_in_their_order(language: str) -> None:
    rules = load_rules(GAME, language)
    assert rules is not None
    clause = rules.clauses["CE-9.9"].casefold().partition(":")[2]
    places = [clause.find(say(language, "row-" + row).casefold()) for row in ROWS]
    assert places == sorted(places)
    assert min(places) >= 0


# ---- sentences ----------------------------------------------------------------------------------


def test_notes_tell_a_whole_turn() -> None:
    scene = empire(2).lay("brundisium meat", "dyrrhachium gold").road(1, "roma-brundisium").turn(0)
    scene.play("build brundisium-dyrrhachium")
    log = scene.table.log
    assert log is not None
    told = {
        lang: [Words(GAME, lang, ["Anna", "Bert"]).note(note) for note in log.notes]
        for lang in LANGUAGES
    }
    assert told["en"] == [
        "Anna builds from Brundisium to Dyrrhachium: 1 road.",
        "Anna claims Dyrrhachium, Greece and Thrace (blue) 3, and takes gold.",
        "The way from Dyrrhachium to Rome has 2 roads, with gold 2 points for each.",
        "By way of Brundisium.",
        "Anna earns 2 points.",
        "Bert earns 2 points.",
    ]
    assert told["de"][1:4] == [
        "Anna beansprucht Dyrrhachium in Griechenland und Thrakien (Blau), Wert 3, und nimmt Gold.",
        "Der Weg von Dyrrhachium nach Rom hat 2 Straßen, mit Gold für jede 2 Punkte.",
        "Über Brundisium.",
    ]


@every_language
def test_stations_are_told_as_many_as_a_note_can_hold(language: str) -> None:
    words = Words(GAME, language)
    log = Log(3)
    segments = "brundisium-syracusae brundisium-salonae aquileia-salonae roma-aquileia"
    segments += " roma-mediolanum mediolanum-massilia massilia-tarraco"
    way = [t.SEGMENT_IDS.index(name) for name in segments.split()]
    start = t.NODE_IDS.index("syracusae")
    told: list[list[str]] = []
    for length in (1, 2, 3, 4, 5, 6, 7):
        tell_stations(log, start, way[:length])
        told.append([words.note(note) for note in log.notes])
        log.notes.clear()
    via, last, rome = {"en": ("By way of", "and", "Rome"), "de": ("Über", "und", "Rom")}[language]
    assert told[:6] == [
        [],
        [f"{via} Brundisium."],
        [f"{via} Brundisium {last} Salonae."],
        [f"{via} Brundisium, Salonae {last} Aquileia."],
        [f"{via} Brundisium, Salonae, Aquileia {last} {rome}."],
        [f"{via} Brundisium, Salonae, Aquileia {last} {rome}.", f"{via} Mediolanum."],
    ]
    assert told[6][1] == f"{via} Mediolanum {last} Massilia."


def test_the_sheet_explains_every_line() -> None:
    scene = empire(2, whole_province=True)
    scene.take(0, "londinium meat", "colonia meat", "augusta_vindelicorum gems", "lutetia gold")
    scene.points(7, 0).table.ways = [1, 0]
    lead = "most roads so far: 25; whoever has the most in the end gets 10"
    assert Words(GAME, "en").line(scene.sheet(0).lines[-1]) == lead
    lines = scene.ended().sheet(0).lines
    assert [Words(GAME, "en").line(line) for line in lines] == [
        "roads on 1 scored way",
        "Gaul (green): Lutetia",
        "Germania and Britannia (purple): all 3 cities",
        "2 different kinds in row 1",
        "meat: 2 of a kind",
        "1 gold",
        "most roads left: 25",
    ]
    assert [Words(GAME, "de").line(line) for line in lines][2] == (
        "Germanien und Britannien (Lila): alle 3 Städte"
    )
    assert Words(GAME, "de").line(lines[-1]) == "die meisten Straßen übrig: 25"


def test_things_are_explained_by_name_and_by_sign() -> None:
    assert after(GAME, "about lutetia").startswith("Lutetia: Gaul, green 6; today Paris. Segm")
    assert after(GAME, "about cth").startswith("Carthago: Africa and Egypt, teal 1")
    assert after(GAME, "about gaul").startswith("Gaul (green): At the end")
    assert after(GAME, "about gold").startswith("gold: Doubles all points of the way")
    assert "Rome: Where every way ends" in after(GAME, "about 1")  # what a move names
