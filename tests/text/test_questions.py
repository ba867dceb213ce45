"""What a person may ask the table before deciding."""

from groma.core.game import games
from groma.games.city_of_marble.tables import SPOT_IDS
from tests.text.faces import TO_THE_OFFER, after
from tests.text.pebbles import PEBBLES

ROME = games()["city-of-rome"]
MARBLE = games()["city-of-marble"]


def test_why() -> None:
    allowed = after(ROME, "why 1")
    assert allowed.startswith('"Stand on field 1: ')
    assert allowed.endswith('" is allowed.')
    assert after(ROME, "why STATION 1") == allowed
    assert "from 1 to 5" in after(ROME, "why 7")
    assert "one of: 1, 2, 3, 4, 5." in after(ROME, "why station 7")
    assert "nothing one can do here" in after(ROME, "why fly 1")
    assert "(CR-5.1)" in after(ROME, "why take 1")
    assert 'Type "why" and a number' in after(ROME, "why")
    assert after(ROME, "warum 1", lang="de").startswith('"Auf Feld 1 stellen: ')


def test_score() -> None:
    side_by_side = after(ROME, "score").splitlines()
    assert side_by_side[0].split() == ["Anna", "random"]
    assert side_by_side[6].split() == ["Money", "5", "5"]
    assert side_by_side[9].split() == ["total", "5", "5"]
    assert "+5: 5 money (CR-12.9)" in after(ROME, "score anna")
    assert after(ROME, "score full").count("(CR-12.9)") == 2
    assert after(ROME, "punkte genau", lang="de").count("(CR-12.9)") == 2
    assert after(ROME, "score zoe") == 'Nobody here is called "zoe".'
    assert "Anna: 5 points. Money: 5 points." in after(ROME, "score", plain=True)


def test_show() -> None:
    eyes = after(ROME, "show")
    assert "R2  Veg" in eyes
    assert "0,0: Residence 2 (start)." not in eyes
    sentences = after(ROME, "show all")
    assert "0,0: Residence 2 (start)." in sentences
    assert "R2  Veg" not in sentences
    ears = after(ROME, "show", plain=True)
    assert "0,0: Residence 2 (start)." in ears
    bot = after(ROME, "show random")
    assert "RANDOM" in bot
    assert "ANNA" not in bot.split("\n\n")[0]
    assert after(ROME, "show zoe") == 'Nothing here is called "zoe".'


def test_show_a_place_or_a_thing_tells_every_sentence_about_it() -> None:
    about_corner = after(MARBLE, "show f21").splitlines()
    assert about_corner == ["Aqueduct white: not begun, at f21, white outlet."]
    assert after(MARBLE, "show tiber").startswith("Bridges left on the Tiber: 1, 2, 3")
    assert after(MARBLE, "zeig tiber", lang="de").startswith("Brücken noch am Tiber: 1, 2, 3")
    assert after(MARBLE, "show f2") == 'Nothing here is called "f2".'  # f21 is another corner


def test_show_a_heading_tells_its_section() -> None:
    told = after(MARBLE, "show aqueducts").splitlines()
    assert told[0] == "Aqueducts"
    assert len(told) == 4


def test_show_without_a_description_is_the_view_as_nested_lines() -> None:
    shown = after(PEBBLES, "show")
    assert "in hand: " in shown
    assert "  1:\n    seat: 0\n    held: 3\n    laid: -" in shown


def test_about() -> None:
    assert after(ROME, "about market").startswith("Market: ")
    assert after(ROME, "was markt", lang="de").startswith("Markt: ")
    assert "names nothing" in after(PEBBLES, "about")
    assert len(after(ROME, "about").splitlines()) == 4, "while the Builders are placed, the offer"
    assert 'Nothing here is called "ship"' in after(ROME, "about ship")
    assert after(ROME, "about TMar*3").startswith("Temple of Mars: ")
    assert after(ROME, "about mars").startswith("Temple of Mars: ")
    assert len(after(ROME, "about residence 3").splitlines()) == 1, "the very name"
    assert after(ROME, "about resid").count("Adds") == 7, "the beginning of a word"
    assert 'called "arket"' in after(ROME, "about arket")
    offer = after(ROME, *TO_THE_OFFER, "about")
    assert len(offer.splitlines()) == 4, "one line for each card of the offer"
    assert after(ROME, *TO_THE_OFFER, "about 2") == offer.splitlines()[1]


def test_log() -> None:
    lines = after(ROME, "log").splitlines()
    assert "Round 1 begins" in "".join(lines)
    assert after(ROME, "log 2").splitlines() == after(ROME, "log 5").splitlines()[-2:]
    assert len(after(ROME, "log 2").splitlines()) == 2


def test_rules_in_play() -> None:
    assert after(ROME, "rules CR-7.8").startswith("CR-7.8  ")
    assert after(ROME, "rules 7.8") == after(ROME, "rules cr-7.8")
    assert after(ROME, "rules").startswith("CR-5.1  ")
    assert after(ROME, "rules 99.9") == 'There is no clause "99.9".'
    assert after(PEBBLES, "rules 1.1") == "This game brings no rules text."


def test_help_in_both_languages_and_beginnings_of_commands() -> None:
    assert "undo: take back" in after(ROME, "help")
    assert after(ROME, "h") == after(ROME, "help")
    assert "zurück: nimm" in after(ROME, "hilfe", lang="de")
    assert "zurück: nimm" in after(ROME, "help", lang="de")


def test_bare_arguments_are_those_of_the_pending_step() -> None:
    assert after(ROME, "why 9").startswith("Type a number from 1")  # numbers are those of the list
    bare = [after(MARBLE, "play red", f"why {spot}") for spot in SPOT_IDS[:20]]
    assert bare[7:9] == [after(MARBLE, "play red", f"why place {spot}") for spot in SPOT_IDS[7:9]]
    assert sum(said.endswith("(CM-8.9)") for said in bare) > 10


def test_a_wrong_argument_is_told_with_what_could_stand_there() -> None:
    assert "one of: gray, white, brown." in after(MARBLE, "why lay red n")
    assert "one of: e, ne, nw, w, sw, se." in after(MARBLE, "why lay white n")


def test_whoever_means_something_else_does_not_quit() -> None:
    assert "neither a number of the list nor a command" in after(MARBLE, "quit turn")
    assert after(MARBLE, "zeige tiber", lang="de") == after(MARBLE, "zeig tiber", lang="de")
