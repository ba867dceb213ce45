"""City of Rome can say all it has to say; what every game must say is in tests/games."""

from typing import Any

import pytest

from groma.core.deal import Deal
from groma.core.sayings import Fact
from groma.games.city_of_rome import GAME
from groma.games.city_of_rome import tables as t
from groma.games.city_of_rome.moves import CARD
from groma.words import Words
from groma.words.words import any_order
from tests.games.wording import LANGUAGES, Wording, check_whole, needed

KINDS = [label.replace("_", "-") for label in t.KIND_IDS]
WORDING = Wording(GAME)


def say(language: str, message: str, facts: dict[str, Fact]) -> str:
    return WORDING.say(language, message, facts)


def full_city() -> Any:
    """A table whose first city would score in every row."""
    table = GAME.deal(2, GAME.defaults(), Deal(b"a city of temples"), None)
    city = table.cities[0]
    for i, temple in enumerate(range(t.TEMPLE_MINERVA, t.KINDS)):
        city.lay(i, temple)
    city.lay(12, t.AQUEDUCT)
    city.influence_cards.append(4)
    return table


def asked() -> set[str]:
    """Every message that some part of the game asks for by name."""
    ids = needed(GAME)
    ids |= {f"cost-{cost}" for cost in t.COST}
    ids |= {f"stars-{stars}" for stars in t.STARS if stars}
    for kind in KINDS:
        ids |= {"code-" + kind, "about-" + kind}
    ids |= {"colour-" + colour for colour in t.COLOUR_IDS if colour}
    lines = GAME.sheet(full_city(), 0, 0).lines
    ids |= {"line-" + line.clause.replace(".", "-") for line in lines}
    ids |= {"also-card-temple-saturn"}
    for cards in ("say-hand", "say-packet"):
        ids |= {cards + "-hidden", cards + "-one-of"}
    return ids - {"say-hand", "say-packet"}  # only the beginnings of two others


def test_no_message_is_missing_and_none_is_idle() -> None:
    check_whole(GAME, asked(), fewest=200)


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_are_short_and_tell_cards_apart(language: str) -> None:
    """A start card may share the code of its twin; it has a title of its own."""
    codes = {kind: say(language, "code-" + kind, {}) for kind in KINDS}
    assert all(2 <= len(code) <= 6 for code in codes.values())
    for kind, code in codes.items():
        stars = t.STARS[KINDS.index(kind)]
        assert code.partition("*")[1:] == ("*" if stars else "", str(stars) if stars > 1 else "")
    rest = [code for kind, code in codes.items() if not kind.startswith("start-")]
    assert len(set(rest)) == len(rest) == 30
    for kind, code in codes.items():
        if kind.startswith("start-"):
            assert code == codes[kind.removeprefix("start-")]
    assert len({say(language, "card-" + kind, {}) for kind in KINDS}) == 32


@pytest.mark.parametrize("name", ["Tempel des Saturn", "tempel des saturnus", "Temple of Saturn"])
def test_an_old_name_is_still_understood(name: str) -> None:
    called = {**Words(GAME, "en").names_of(CARD), **Words(GAME, "de").names_of(CARD)}
    assert called[any_order(name)] == t.TEMPLE_SATURN


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_a_card_tells_its_cost_and_colour(language: str) -> None:
    for kind, name in enumerate(KINDS):
        text = say(language, "about-" + name, {})
        colour = t.COLOUR_IDS[t.COLOUR[kind]]
        if t.COST[kind]:
            part = {"de": f"Kostet {t.COST[kind]} Baupunkt", "en": f"Costs {t.COST[kind]} brick"}
            assert text.startswith(part[language])
        if colour:
            assert say(language, "colour-" + colour, {}) + "." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_the_strip_is_spelled_out(language: str) -> None:
    brick, gear = {"de": ("Ziegel", "Zahnrad"), "en": ("brick", "gear")}[language]
    for row in t.ROW_IDS:
        words = ", ".join({"B": brick, "G": gear}[letter] for letter in row)
        assert words in say(language, "say-strip", {"row": row})
        assert words in say(language, "note-round-begins", {"round": 3, "row": row})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_cards(language: str) -> None:
    """One to five cards that a hidden place may hold; beyond that it may be another, too."""
    cards = ["market", "arena", "school", "baths", "colosseum"]
    for faces in range(1, 6):
        facts: dict[str, Fact] = {"faces": faces, "more": 0, "deck": "@deck-II", "cards": 1}
        for name, card in zip("abcde", cards[:faces], strict=False):
            facts[name] = "@card-" + card
        text = say(language, "say-hand-one-of", facts)
        for i, card in enumerate(cards):
            assert (say(language, "card-" + card, {}) in text) == (i < faces)
        assert len(say(language, "say-hand-one-of", {**facts, "more": 1})) > len(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet(language: str) -> None:
    for line in GAME.sheet(full_city(), 0, 0).lines:
        saying = WORDING.line(line)
        for number in (None, 0, 1, 5):  # as it is, then with other numbers
            for name in line.facts:
                if name != "card" and number is not None:
                    saying.facts[name] = number
            assert say(language, saying.message, saying.facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_colours_stand_alone(language: str) -> None:
    for colour in t.COLOUR_IDS:
        assert not colour or say(language, "colour-" + colour, {}).islower()
