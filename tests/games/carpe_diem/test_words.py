"""Carpe Diem can say all it has to say; what every game must say is in tests/games."""

import re

import pytest

from groma.core.sayings import Fact
from groma.games.carpe_diem import GAME
from groma.games.carpe_diem import tables as t
from groma.words import Words
from groma.words.sources import field_sources
from groma.words.tutorials import load_tutorial
from tests.games.components import box
from tests.games.wording import LANGUAGES, Wording, check_whole, lines_of, needed, sources_of
from tests.text.faces import after

WORDING = Wording(GAME)
FEATURES = [label.replace("_", "-") for label in t.FEATURE_IDS]
COUNTED = [*FEATURES, "chimney", *t.WARE_IDS, "ware", "coin", "bread", "step", "point", "tile"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, message: str, **facts: Fact) -> str:
    return WORDING.say(language, message, facts)


def asked() -> set[str]:
    """Every message that some part of the game asks for by name."""
    ids = needed(GAME)
    ids |= {f"{number}-{name}" for number in ("one", "many") for name in COUNTED}
    ids |= {"code-" + feature for feature in FEATURES}
    ids |= {"about-" + name for name in [*FEATURES, *t.WARE_IDS]}
    clauses = "CD-2.14 CD-9.2 CD-9.12 CD-11.2 CD-11.3 CD-11.4 CD-11.5 CD-11.6 CD-12.3"
    return ids | lines_of(GAME, *clauses.split())


def test_no_message_is_missing_and_none_is_idle() -> None:
    check_whole(GAME, asked(), fewest=300)


STRANGE = (  # to who knows the German box, which has other names for cells, storage, paying ...
    r"(freie|leere|markierte)\w* Platz|auf 1 Platz|\bPlätze\b",
    r"\b(im|ins|deinem) Lager\b",
    r"zu Fuß",
    r"Satz aus|\bSätze\b",
    r"\bzahl(e|en|st|t)\b|bezahl|Zahlen:",
    r"\bKante",
    r"\bGüter",
    r"\b(derselben|jede) Stelle|Stelle {",
    r"[a-z]_[a-z]",
)


@pytest.mark.parametrize("strange", STRANGE)
@pytest.mark.parametrize("file", ["words/de.ftl", "texts/rules.de.md"])
def test_german_is_said_in_the_words_of_the_box(file: str, strange: str) -> None:
    text = (sources_of(GAME) / file).read_text("utf-8")
    said = [line for line in text.splitlines() if not line.startswith(("#", ">"))]
    assert [line for line in said if re.search(strange, line)] == []


@every_language
def test_the_remark_on_the_box_is_two_sentences_and_counts_right(language: str) -> None:
    cards = [card for group in box("carpe_diem")["cards"].values() for card in group["kinds"]]
    rebuilt = [card for card in cards if field_sources(card)["all"].mark == "rebuilt"]
    copies = sum(card.get("copies", 1) for card in rebuilt)
    remark = say(language, "box-remark")
    assert remark.count(".") == 2
    assert re.findall(r"\d+", remark) == [
        str(copies),
        str(box("carpe_diem")["box"]["scoring_cards"]),
    ]


# ---- names --------------------------------------------------------------------------------------


@every_language
def test_every_kind_has_a_letter_of_its_own(language: str) -> None:
    """Capitals on edges, small letters inside: a map has one character for each."""
    letters = [say(language, "code-" + feature) for feature in FEATURES]
    assert all(len(letter) == 1 for letter in letters)
    assert "".join(letters[:9]).isupper()
    assert "".join(letters[9:]).islower()
    assert len(set(letters)) == 12


@every_language
def test_the_name_of_a_tile_tells_its_parts_and_chimneys(language: str) -> None:
    names = [say(language, "tile-" + label.replace("_", "-")) for label in t.TILE_IDS]
    assert len(set(names)) == t.TILES
    for tile, name in enumerate(names):
        things = [t.BUILDING[tile]] if t.BUILDING[tile] else t.PARTS[tile]
        for thing in range(1, 13):
            word = say(language, "feature-" + FEATURES[thing - 1])
            assert bool(re.search(rf"\b{word}\b", name)) == (thing in things), name
        chimneys = t.CHIMNEYS[tile]
        assert re.findall(r"\((\d)", name) == ([str(chimneys)] if chimneys else []), name


@every_language
def test_the_name_of_a_tile_tells_which_way_round(language: str) -> None:
    """Right: the next side clockwise from what is named first; a corner has two sides."""
    right, left, opposite = {
        "en": (" right", " left", " opposite "),
        "de": (" rechts", " links", " gegenüber "),
    }[language]
    for tile, label in enumerate(t.TILE_IDS):
        if len(t.PARTS[tile]) == 2:
            name = say(language, "tile-" + label.replace("_", "-"))
            at = [name.index(say(language, "feature-" + FEATURES[p - 1])) for p in t.PARTS[tile]]
            first, second = [part for _, part in sorted(zip(at, t.PARTS[tile], strict=True))]
            edges = t.EDGE[16 * tile : 16 * tile + 4]
            after = [edges[(side + 1) % 4] for side in range(4) if edges[side] == first]
            before = [edges[side - 1] for side in range(4) if edges[side] == first]
            assert name.endswith(right) == (second in after), name
            assert name.endswith(left) == (second in before), name
            assert (opposite in name) == (second not in after + before), name


def numbers_of(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@every_language
def test_the_name_of_a_card_tells_what_it_pays_for_what(language: str) -> None:
    for card, label in enumerate(t.CARD_IDS):
        name = say(language, "card-" + label.replace("_", "-"))
        pays = [t.PAYS_VP, t.PAYS_COIN, t.PAYS_BREAD, t.PAYS_STEP]
        wanted = [count for count in t.CARD_WARES[card] + t.CARD_COUNTS[card] if count > 1]
        assert numbers_of(name) == [pay[card] for pay in pays if pay[card]] + wanted, name
        for pay, thing in zip(pays, ("point", "coin", "bread", "step"), strict=True):
            assert (say(language, "one-" + thing) in name) == (pay[card] > 0), name
        for thing in t.CARD_THINGS[card]:
            if thing <= len(FEATURES):
                many = "many" if t.CARD_COUNTS[card][0] > 1 else "one"
                assert say(language, f"{many}-{FEATURES[thing - 1]}") in name
    names = {say(language, "card-" + label.replace("_", "-")) for label in t.CARD_IDS}
    assert len(names) == t.CARDS


def test_a_note_that_is_wrong_for_one_is_right_for_many() -> None:
    facts: dict[str, Fact] = {"seat": "Anna", "ware": "@ware-herb"}
    assert say("en", "note-got-wares", count=1, **facts) == "Anna harvests 1 herb."
    assert say("en", "note-got-wares", count=3, **facts) == "Anna harvests 3 herbs."
    assert say("de", "note-got-wares", count=1, **facts) == "Anna erntet 1 Kraut."
    assert say("de", "note-got-wares", count=3, **facts) == "Anna erntet 3 Kräuter."
    fish: dict[str, Fact] = {"seat": "Anna", "ware": "@ware-fish"}
    assert say("en", "note-got-wares", count=2, **fish) == "Anna harvests 2 fish."
    assert say("de", "note-got-wares", count=2, **fish) == "Anna erntet 2 Fische."


@pytest.mark.parametrize(
    ("paid", "en", "de"),
    [
        ((3, 0, 0, 0), "Anna receives 3 points.", "Anna erhält 3 Punkte."),
        ((0, 1, 1, 1), "Anna receives 1 coin and 1 loaf and 1 step.", ""),
        ((0, 0, 2, 0), "Anna receives 2 loaves.", "Anna erhält 2 Brote."),
        ((0, 0, 0, 1), "Anna moves 1 step on.", "Anna rückt 1 Schritt vor."),
        ((0, 2, 0, 2), "", "Anna erhält 2 Münzen und 2 Schritte."),
    ],
)
def test_a_payout_names_only_what_it_brings(paid: tuple[int, ...], en: str, de: str) -> None:
    points, coins, breads, steps = paid
    for language, text in (("en", en), ("de", de)):
        said = say(
            language,
            "note-payout",
            seat="Anna",
            points=points,
            coins=coins,
            breads=breads,
            steps=steps,
        )
        assert not text or said == text


def test_a_thing_that_two_sorts_share_is_explained_once() -> None:
    assert after(GAME, "about market").splitlines() == [
        "market: One tile, meadow all around. It gives 1 coin at once."
    ]
    explained = Words(GAME, "en").explained()
    assert "@feature-market" in explained
    assert explained["@tile-market"] == explained["@feature-market"]
    assert explained["@feature-villa"][2] == "V"
    assert explained["@ware-fish"][1].startswith("Ware of the fish pond.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_names_no_cell_for_none_is_written_on_the_board(language: str) -> None:
    text = (sources_of(GAME) / "words" / f"{language}.ftl").read_text("utf-8")
    taught = [line for line in text.splitlines() if line.startswith("tutorial-")]
    assert taught
    assert [line for line in taught if re.search(r"\b[a-f][1-6]\b", line)] == []


def test_the_tutorial_points_at_a_task_of_the_frame() -> None:
    tutorial = load_tutorial(GAME)
    assert tutorial is not None
    (step,) = (step for step in tutorial.steps if step.say == "tutorial-frame")
    view = GAME.view(tutorial.after(step.at).state, tutorial.seat)
    tasks = [task for task in view["seats"][0]["tasks"] if f"line:{task['line']}@0" in step.pieces]
    assert [(task["feature"], task["points"]) for task in tasks] == [("villa", 3)]
