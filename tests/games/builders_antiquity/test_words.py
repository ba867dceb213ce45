"""The Builders: Antiquity can say all it has to say; what every game must say is in tests/games."""

import re

import pytest

from groma.core.sayings import Fact
from groma.games.builders_antiquity import GAME
from groma.games.builders_antiquity import tables as t
from groma.games.builders_antiquity.bundles import amounts
from groma.words import Words
from tests.games.builders_antiquity.told import harbour
from tests.games.wording import LANGUAGES, Wording, check_whole, lines_of, needed
from tests.scenes.builders_antiquity import Scene, builders
from tests.text.faces import after

WORDING = Wording(GAME)
TERMS = "slave freedman tool loan university machine action".split()

# The settings that are no switches, and the words for their values
VALUES = {
    setting.name: [f"value-{setting.name}-{label}".replace("_", "-") for label in setting.labels]
    for setting in GAME.settings
    if setting.labels != ["off", "on"]
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, message: str, **facts: Fact) -> str:
    return WORDING.say(language, message, facts)


def asked() -> set[str]:
    """Every message that some part of the game asks for by name."""
    ids = needed(GAME)
    counted = ("action", "coin", "point", *t.RESOURCE_IDS)
    ids |= {f"{number}-{name}" for number in ("one", "many") for name in counted}
    things = [*t.BUILDING_IDS, *t.CREW_IDS, *t.TOOL_IDS, *t.UNIVERSITY_IDS]
    ids |= {"about-" + name for name in things}
    ids |= {f"{word}-{name}" for word in ("code", "resource") for name in t.RESOURCE_IDS}
    inside = "slave freedman with and or wage provides bought bought-for wages in-all still"
    ids |= {"say-" + word for word in [*inside.split(), "covers", "of"]}  # of a phrase
    machines = t.CREW_IDS[t.FIRST_CREW_MACHINE :]
    ids |= {"say-the-" + word for word in ["slave", "freedman", *machines]}
    signs = ("coins", "points", "slave", "freedman", "actions", "still")
    ids |= {"say-sign-" + word for word in signs}
    ids |= {"verb-" + family.name for family in GAME.moves.families}
    ids |= {about + "term-" + word for word in TERMS for about in ("", "about-")}
    ids |= {"show-absent"}  # said better than the table says it
    ids |= {"also-building-lighthouse", "also-building-colossus"}  # their other names
    ids -= {"say-nothing", "say-you"}  # the table has words for these
    return ids | lines_of(GAME, "BA-6.14", "BA-8.3", "BA-10.3", "BA-10.4", "BA-10.5")


def test_no_message_is_missing_and_none_is_idle() -> None:
    check_whole(GAME, asked(), fewest=250)


# ---- names --------------------------------------------------------------------------------------


@every_language
def test_no_two_things_have_the_same_name(language: str) -> None:
    """A machine is called as a building as it is called in a crew; so are slaves everywhere."""
    buildings = [say(language, "building-" + name) for name in t.BUILDING_IDS]
    crew = [say(language, "crew-" + name) for name in t.CREW_IDS]
    tools = [say(language, "tool-" + name) for name in t.TOOL_IDS]
    assert crew[t.FIRST_CREW_MACHINE :] == buildings[t.FIRST_MACHINE :]
    slaves = t.CREW_IDS[t.FIRST_SLAVE : t.FIRST_CREW_MACHINE]
    assert [say(language, "slave-" + name) for name in slaves] == [s.capitalize() for s in slaves]
    assert crew[t.FIRST_SLAVE : t.FIRST_CREW_MACHINE] == [name.capitalize() for name in slaves]
    names = [*buildings, *crew[: t.FIRST_CREW_MACHINE], *tools]
    assert len(set(names)) == t.BUILDINGS + t.FIRST_CREW_MACHINE + t.TOOLS


def test_the_terms_of_the_rules_are_used() -> None:
    assert say("de", "title") == "Die Baumeister: Antike"
    assert say("de", "crew-drawing-table") == "Zeichentisch"
    assert say("en", "crew-journeyman-6") == "journeyman 6"
    assert say("de", "crew-journeyman-6") == "Geselle 6"
    assert say("de", "tool-square") == "Winkelmaß"


def test_nobody_is_a_number_who_is_a_slave() -> None:
    for language in LANGUAGES:
        text = WORDING.text_of(language)
        assert not re.search(r"(?i)\b(slave|sklave|freedman|freigelassener) (\d|\{ \$number)", text)


@every_language
def test_every_sign_of_the_tables_is_in_a_legend(language: str) -> None:
    signs = [say(language, "code-" + name) for name in t.RESOURCE_IDS]
    assert len(set(signs)) == t.RESOURCES
    wanted = [f"{sign} {say(language, 'resource-' + r)}" for sign, r in zip(signs, t.RESOURCE_IDS)]
    assert say(language, "say-legend-resources") == f"({', '.join(wanted)})"
    assert say(language, "say-legend-workers") == f"({', '.join(wanted)})"
    assert say(language, "say-legend-crew").startswith(f"({', '.join(wanted)}; *")
    for name in ("coins", "points"):
        assert say(language, "say-sign-" + name) in say(language, "say-legend-buildings")


# ---- numbers ------------------------------------------------------------------------------------


def bundle(language: str, resources: int) -> str:
    parts = [
        f"{count} {say(language, ('one-' if count == 1 else 'many-') + t.RESOURCE_IDS[number])}"
        for number, count in enumerate(amounts(resources))
        if count
    ]
    return ", ".join(parts)


@every_language
def test_a_building_tells_what_it_needs_and_brings(language: str) -> None:
    for building in range(t.BUILDINGS):
        text = say(language, "about-" + t.BUILDING_IDS[building])
        first, gain = re.split("[;.]", text)[:2]
        assert first.endswith(" " + bundle(language, t.NEEDS[building]))
        brings = [count for count in (t.PAYS[building], t.POINTS[building]) if count]
        assert [int(number) for number in re.findall(r"\d+", gain)] == brings
        if building >= t.FIRST_MACHINE:
            machine = building - t.FIRST_MACHINE + t.FIRST_CREW_MACHINE
            assert f" {bundle(language, t.PROVIDES[machine])} " in text


@every_language
def test_a_crew_card_tells_what_it_provides_and_costs(language: str) -> None:
    for crew in range(t.FIRST_CREW_MACHINE):
        text = say(language, "about-" + t.CREW_IDS[crew])
        assert f" {bundle(language, t.PROVIDES[crew])}" in text.split(".")[0]
        rest = re.findall(r"\d+", re.split("[;.]", text, maxsplit=1)[1])
        slave = [t.SLAVE_PRICE, 1, t.FREEING_PRICE, t.SLAVE_PENALTY // t.TENTHS, t.FREEDMAN_WAGE]
        assert [int(n) for n in rest] == ([t.WAGES[crew]] if crew < t.WORKERS else slave)


@every_language
def test_an_investment_tells_its_price_and_effect(language: str) -> None:
    for tool in range(t.TOOLS):
        text = say(language, "about-" + t.TOOL_IDS[tool])
        assert f" {t.TOOL_PRICE} " in text
        assert bundle(language, t.TOOL_ADDS[tool]) in text
    for school in range(t.UNIVERSITIES):
        text = say(language, "about-" + t.UNIVERSITY_IDS[school])
        assert f" {t.UNIVERSITY_PRICE} " in text
        assert bundle(language, t.UNIVERSITY_SETS[school]) in text


@every_language
def test_other_numbers_in_the_words_are_those_of_the_tables(language: str) -> None:
    numbers = [int(n) for n in re.findall(r"\d+", say(language, "help-game"))]
    assert numbers == [t.FREE_ACTIONS, t.ACTION_PRICE, 1, 2, 3, 1, t.END_POINTS]
    assert f" {t.ACTION_PRICE} " in say(language, "refused-BA-4-2")
    assert f" {t.COINS_IN_BOX} " in say(language, "setting-bank-unlimited")
    stops = [say(language, word) for word in VALUES["stops"]]
    assert [f" {t.QUIET_ROUNDS} " in text for text in stops] == [True, True, False]
    assert [f" {t.MOST_ROUNDS}" in text for text in stops] == [True, False, True]


@every_language
def test_a_setting_is_a_sentence_without_codes(language: str) -> None:
    """A switch says what is so if it is on; other settings have words for each value."""
    assert list(VALUES) == ["university_mode", "stops"]
    for setting in GAME.settings:
        text = say(language, "setting-" + setting.name.replace("_", "-"))
        assert not re.search(r"\((on|off|slot|total|both|standstill|rounds)\)", text)
    for words in VALUES.values():
        said = [say(language, word) for word in words]
        assert len(set(said)) == len(said)
        assert all(len(text) <= 45 and not text.endswith(".") for text in said)


@every_language
def test_the_remark_on_the_box_is_two_sentences(language: str) -> None:
    text = say(language, "box-remark")
    assert text.endswith(".")
    assert text.count(". ") == 1


# ---- sentences ----------------------------------------------------------------------------------


def told(scene: Scene, lang: str) -> list[str]:
    log = scene.table.log
    assert log is not None
    return [Words(GAME, lang, ["Anna", "Bert", "Cleo"]).note(note) for note in log.notes]


def test_notes_tell_a_whole_turn() -> None:
    scene = harbour().play("tool hand-saw", "send labourer-1", "at lighthouse", "with brush")
    scene.play("send davus", "end")
    assert told(scene, "en")[:6] == [
        "Round 1: Anna has the turn.",
        "Anna buys a tool for 2 sesterces: hand saw.",
        "Anna sends labourer 1 with brush to Lighthouse (1 action, wage 3).",
        "Anna finishes Lighthouse: 14 sesterces, 5 points.",
        "Anna sends Davus to Market (1 action, no wage).",
        "Round 1: Bert has the turn.",
    ]
    assert told(scene, "de")[1:5] == [
        "Anna kauft für 2 Sesterze ein Werkzeug: Handsäge.",
        "Anna schickt zur Baustelle Leuchtturm von Alexandria: Handlanger 1 mit Pinsel "
        "(1 Aktion, Lohn 3).",
        "Anna stellt fertig: Leuchtturm von Alexandria, 14 Sesterze, 5 Punkte.",
        "Anna schickt zur Baustelle Markt: Davus (1 Aktion, kein Lohn).",
    ]


@pytest.mark.parametrize(
    ("building", "worker", "text"),
    [
        ("house", "apprentice-1", "Anna finishes House: 10 sesterces."),
        ("stall", "apprentice-2", "Anna finishes Stall: 6 sesterces, 1 point."),
        ("saw", "master-4", "Anna finishes Saw: 2 points."),
    ],
)
def test_what_a_building_does_not_bring_is_not_told(building: str, worker: str, text: str) -> None:
    scene = builders().site(0, building).crew(0, worker).turn(0).play(f"send {worker}")
    assert text in told(scene, "en")


def test_notes_of_the_end() -> None:
    scene = builders(2).finished(0, "pyramid", "colossus", "armoury").crew(0, "davus", "geta")
    scene.loans(1).money(27, 3).turn(0).play("end", "end")
    assert told(scene, "en")[-3:] == [
        "Before the scoring Anna frees Davus for 5 sesterces.",
        "Before the scoring Anna frees Geta for 5 sesterces.",
        "Before the scoring Anna repays 1 loan: 15 sesterces.",
    ]
    assert "Anna hat 17 Punkte: Mit dieser Runde endet das Spiel." in told(scene, "de")
    assert "Anna beendet den Zug; 3 Aktionen verfallen." in told(scene, "de")


def lines(scene: Scene, lang: str) -> list[str]:
    return [Words(GAME, lang).line(line) for line in scene.sheet(0).lines]


def test_the_sheet_explains_every_line() -> None:
    scene = builders().finished(0, "lighthouse", "saw").crew(0, "davus", "geta", "phryx")
    scene.site(0, "pyramid").post(0, "davus pyramid").loans(2).money(28)
    assert lines(scene, "en") == [
        "Lighthouse",
        "Saw",
        "28 sesterces",
        "3 slaves not freed, still on a site: 1",
        "2 loans not repaid",
        "freeing 2 slaves and repaying 1 loan saves the points lost above, less 25 sesterces",
    ]
    scene.money(1)
    assert lines(scene, "de")[2:] == [
        "1 Sesterz",
        "3 Sklaven nicht freigelassen, noch auf einer Baustelle: 1",
        "2 Kredite nicht zurückgezahlt",
    ]
    scene.money(5)
    assert lines(scene, "de")[5:] == [
        "1 Sklaven freilassen: spart die Abzüge oben, kostet 5 Sesterze"
    ]
    rich = builders().loans(2).money(30)
    assert lines(rich, "en")[2] == "repaying 2 loans saves the points lost above, less 30 sesterces"
    assert lines(rich, "de")[2] == (
        "2 Kredite zurückzahlen: spart die Abzüge oben, kostet 30 Sesterze"
    )


def test_things_are_explained_by_name_and_by_sign() -> None:
    lighthouse = "Lighthouse: Needs 2 stone, 4 wood, 1 knowledge, 3 decoration; brings 14 sesterces"
    assert after(GAME, "about lighthouse").startswith(lighthouse)
    assert after(GAME, "about davus").startswith("Davus: Provides 2 stone, 2 knowledge. A slave")
    assert after(GAME, "about davus").count("\n") == 0  # a slave in a move and in a crew: once
    assert after(GAME, "about k").startswith("university of knowledge: A university for 7")
    assert after(GAME, "was zeichen", lang="de").startswith("Zeichentisch: Braucht 2 Steine")
    assert after(GAME, "about journeyman").count("\n") == 5


@every_language
def test_the_basic_words_are_explained_with_the_numbers_of_the_tables(language: str) -> None:
    def numbers(term: str) -> list[int]:
        return [int(n) for n in re.findall(r"\d+", say(language, "about-term-" + term))]

    points = t.SLAVE_PENALTY // t.TENTHS
    assert numbers("slave") == [t.SLAVE_PRICE, 1, points, 1, t.FREEING_PRICE]
    assert numbers("freedman") == [t.FREEDMAN_WAGE]
    assert numbers("tool") == [t.TOOL_PRICE, 1, 1]
    assert numbers("loan") == [t.LOAN_GAIN, 1, t.LOAN_REPAY, t.LOAN_PENALTY // t.TENTHS]
    assert numbers("university") == [t.UNIVERSITY_PRICE, 1, 3]
    assert numbers("machine") == [2]
    rates = [number for i in range(3) for number in (i + 1, t.COIN_EXCHANGE[i])]
    assert numbers("action") == [t.FREE_ACTIONS, t.ACTION_PRICE, *rates]
    for term in TERMS:
        name = say(language, "term-" + term)
        told = after(GAME, f"about {name.upper()}", lang=language)
        assert told == f"{name}: {say(language, 'about-term-' + term)}"
