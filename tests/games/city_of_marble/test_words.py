"""City of Marble can say all it has to say; what every game must say is in tests/games."""

import re

import pytest

from groma.core.sayings import Fact
from groma.games.city_of_marble import GAME
from groma.games.city_of_marble import tables as t
from groma.words import Words
from tests.games.wording import LANGUAGES, Wording, check_whole, lines_of, needed
from tests.scenes.city_of_marble import turn
from tests.text.faces import after

WORDING = Wording(GAME)
COUNTED = [
    *t.COLOR_IDS,
    *t.BUILDING_IDS,
    "fountain",
    "coin",
    "point",
    "own-building",
    "coin-near",
]
INSIDE = ["at", "and", "between", "bridge", "of", "to", "with", "with-official"]  # of phrases

every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, message: str, **facts: Fact) -> str:
    return WORDING.say(language, message, facts)


def asked() -> set[str]:
    """Every message that some part of the game asks for by name."""
    ids = needed(GAME)
    ids |= {f"{number}-{name}" for number in ("one", "many") for name in COUNTED}
    ids |= {"code-" + name for name in [*t.COLOR_IDS, *t.BUILDING_IDS, "fountain"]}
    things = [*t.COLOR_IDS, *t.BUILDING_IDS, "treasury", *t.HILL_IDS, *t.LINE_IDS]
    ids |= {"about-" + name for name in things}
    ids |= {"about-field-" + name for name in t.BUILDING_IDS}
    ids |= {"place-" + hill for hill in t.HILL_IDS}
    ids |= {"outlet-" + line for line in t.LINE_IDS}
    ids |= {"say-" + name for name in INSIDE}
    clauses = "CM-9.7 CM-16.3 CM-18.1 CM-18.2 CM-18.3 CM-18.4 CM-18.5 CM-18.6"
    return ids | lines_of(GAME, *clauses.split())


def test_no_message_is_missing_and_none_is_idle() -> None:
    check_whole(GAME, asked(), fewest=200)


@every_language
def test_every_letter_of_the_map_means_one_thing(language: str) -> None:
    """Small letters for tiles, capitals for what stands on corners; no sign, no digit."""
    small = [say(language, "code-" + color) for color in t.COLOR_IDS]
    capitals = [say(language, "code-" + name) for name in [*t.BUILDING_IDS, "fountain"]]
    assert "".join(small).islower()
    assert "".join(capitals).isupper()
    assert [len(letter) for letter in small + capitals] == [1] * 9
    assert len(set(small)) == 4
    assert len(set(capitals)) == 5
    assert "x" not in small


@every_language
def test_the_numbers_in_the_words_are_those_of_the_box(language: str) -> None:
    for color in range(t.COLORS):
        assert say(language, "about-" + t.COLOR_IDS[color]).startswith(f"{t.COLOR_TILES[color]} ")
    for building in range(t.BUILDINGS):
        numbers = re.findall(r"\d+", say(language, "about-" + t.BUILDING_IDS[building]))
        structures = t.BUILDING_OF.index(building)
        most = [t.MOST_IMPERIUM, t.TIED_IMPERIUM]
        wanted = [structures, t.BUILDING_POINTS[building], *most]
        assert numbers == [str(number) for number in wanted]
    for hill in range(t.HILLS):
        text = say(language, "about-" + t.HILL_IDS[hill])
        corners = [t.CORNER_IDS[corner] for corner in t.HILL_CORNER[3 * hill : 3 * hill + 3]]
        assert sorted(re.findall(r"\b[a-k]\d+\b", text)) == sorted(corners)
    for line in range(t.LINES):
        text = say(language, "about-" + t.LINE_IDS[line])
        assert re.findall(r"\b[a-k]\d+\b", text) == [t.CORNER_IDS[t.OUTLET[line]]]
        assert f" {t.PIECES} " in text
    assert f" {t.PIECES} " in say(language, "refused-CM-11-11")


@every_language
def test_the_neighbours_in_the_help_are_those_of_the_board(language: str) -> None:
    corner = t.CORNER_IDS.index("e12")
    around = {t.CORNER_IDS[there] for there in t.NEXT[6 * corner : 6 * corner + 6]}
    assert set(re.findall(r"\b[a-k]\d+\b", say(language, "help-game"))) == around | {"e12"}


def test_an_official_goes_onto_a_field_or_into_the_treasury() -> None:
    facts: dict[str, Fact] = {"seat": "Anna", "spot_place": "e12-e14"}
    assert say("en", "note-sent", field="@field-bath", **facts) == (
        "Anna sends an official to the bath field; it stood on e12-e14."
    )
    assert "to the treasury;" in say("en", "note-sent", field="@field-treasury", **facts)
    assert say("de", "note-sent", field="@field-bath", **facts) == (
        "Anna schickt einen Beamten auf das Bad-Imperiumsfeld; er stand auf e12-e14."
    )
    assert "auf das Staatskassenfeld;" in say("de", "note-sent", field="@field-treasury", **facts)


def test_notes_say_where_a_place_is() -> None:
    scene = turn("green d11-d13", "blue f11-f13").play("play blue", "place e12-e14", "unmanned")
    log = scene.table.log
    assert log is not None
    said = [Words(GAME, lang, ["Anna", "Ben"]).note(log.notes[0]) for lang in ("en", "de")]
    assert said == [
        "Anna plays a blue tile on e12-e14 (upright), between the Viminal and the Palatine.",
        "Anna spielt ein blaues Plättchen aus: e12-e14 (aufrecht), zwischen Viminal und Palatin.",
    ]


def test_the_sheet_explains_every_line() -> None:
    """Who shares a lead is told; so is why a building has more than its own points."""
    scene = turn(players=3).erect("e12", "temple").erect("e14", "fountain").lead("gray", "e12")
    scene.coins(2, 2, 1).imperium(0, arena=1).bridges(0, 4).finish()
    words = {lang: Words(GAME, lang) for lang in LANGUAGES}
    lines = scene.sheet(0).lines
    assert [words["en"].line(line) for line in lines] == [
        "temple on e12",
        "a bridge",
        "temple on e12 at the grey aqueduct",
        "temple on e12 beside 1 fountain",
        "2 coins",
        "most coins (2), shared by 2",
        "arena: the most imperium tiles outright (1)",
    ]
    assert [words["de"].line(line) for line in lines][5] == (
        "die meisten Münzen (2), Gleichstand, 2 Spieler"
    )


def test_things_are_explained_by_name_and_by_letter() -> None:
    assert after(GAME, "about theatre").startswith("theatre: Built where a district has 5")
    assert after(GAME, "about Palatine").startswith("Palatine: Hill in the middle")
    assert after(GAME, "about 1").startswith("red: 12 tiles.")  # a draw, which names colours
    explained = Words(GAME, "en").explained()
    assert explained["@building-arena"][2] == "A"
    assert explained["@color-red"][2] == "r"
    assert explained["@line-gray"][1].startswith("Aqueduct from the outlet c18")
    assert "@field-treasury" in explained
