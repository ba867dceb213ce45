"""What a person may ask the table before deciding."""

from groma.core.game import games
from groma.games.city_of_marble.tables import SPOT_IDS
from groma.words.telling import hints_of_moves
from tests.text.faces import TO_THE_OFFER, after, sit
from tests.text.pebbles import PEBBLES

ROME = games()["city-of-rome"]
MARBLE = games()["city-of-marble"]
EMPIRE = games()["caesars-empire"]


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
    assert after(ROME, "warum 1", lang="de").startswith('"Auf Feld 1 setzen: ')


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


# ---- names --------------------------------------------------------------------------------------


def test_the_names_of_things_mean_the_move_in_either_order_and_in_any_language() -> None:
    allowed = after(EMPIRE, "why build roma-massilia")
    assert allowed.startswith('"Rome - Massilia, 2 roads: ')
    for line in ("Rome - Massilia", "massilia-roma", "Build Massilia, Rome", "rom massilia"):
        assert after(EMPIRE, f"why {line}") == allowed
    assert after(EMPIRE, "warum rome massilia", lang="de") == (
        after(EMPIRE, "warum Massilia - Rom", lang="de")
    )
    assert after(EMPIRE, "Brundisium - Rome").startswith("Anna builds from Rome to Brundisium")
    assert after(EMPIRE, "massilia rome tarraco").startswith(
        'There is no "massilia rome tarraco". '
        'After "build" stands one of: roma-massilia, massilia-tarraco, roma-mediolanum, '
    )


def test_words_of_the_list_show_their_lines_but_do_nothing() -> None:
    told = after(EMPIRE, "massilia").splitlines()
    assert told[0] == '"massilia" stands in one line of the list; to do it, type its number:'
    assert [line for line in told[1:] if line.lstrip()[0].isdecimal()] == told[1:2]
    assert "Rome - Massilia" in told[1]
    several = after(EMPIRE, "rot 1", lang="de", plain=True).splitlines()
    assert several[0] == '"rot 1" steht in diesen Zeilen der Liste; tippe eine Nummer:'
    assert all("Rot " in line for line in several[1:])
    assert len(several) == 5
    assert after(EMPIRE, "paris").startswith('"paris" is neither'), "it cannot be reached"
    assert after(EMPIRE, "cagliari tunis").startswith('"cagliari tunis" is neither')
    assert "stands in one line" in after(EMPIRE, "why tunis"), "also what only ears hear"


def test_moves_with_a_word() -> None:
    whole = after(EMPIRE, "moves", plain=True).splitlines()
    gold = after(EMPIRE, "moves gold", plain=True).splitlines()
    assert gold[:2] == whole[:2], "the same question"
    assert gold[2:] == [line for line in whole if " gold " in line]
    assert gold[2].startswith("7. "), "with its number in the whole list"
    assert gold[2].endswith("[build roma-carthago]")
    assert after(EMPIRE, "züge gold", lang="de", plain=True).splitlines()[2].startswith("7. ")
    assert after(EMPIRE, "moves fish") == '"fish" stands nowhere in the list.'


def test_what_does_not_exist_is_told_with_what_is_near() -> None:
    near = (
        'After "build" stands one of: roma-mediolanum, roma-aquileia, roma-brundisium, '
        "roma-syracusae, roma-massilia, roma-salonae, roma-carthago, roma-caralis, "
        "lugdunum-lutetia, lutetia-condate, lutetia-londinium, lutetia-colonia, and 1 more."
    )
    assert after(EMPIRE, "why build roma-lutetia").endswith(near)
    assert after(EMPIRE, "why Rome - Lutetia") == f'There is no "Rome - Lutetia". {near}'
    assert after(EMPIRE, "warum build xx", lang="de").endswith(", und 85 weitere.")
    assert after(EMPIRE, "why build olisipo") == (
        'There is no "build olisipo". After "build" stands one of: '
        "corduba-olisipo, asturica-olisipo."
    )


def test_the_list_may_have_an_order_of_its_own() -> None:
    """Numbers are those of the list, in whatever order the moves were declared."""
    sitting, _ = sit(EMPIRE, ["brundisium-roma"])
    sitting.run()
    match = sitting.match
    listed = list(hints_of_moves(match))
    assert listed != match.state.legal()
    assert sorted(listed) == match.state.legal()
    for number, move in enumerate(listed, 1):
        assert sitting.commands.meant(str(number)) == move
    assert sitting.commands.meant(str(len(listed) + 1)) is None
    assert sitting.commands.meant("0") is None


def test_show_finds_whole_words_and_the_thing_itself_first() -> None:
    wine = after(EMPIRE, "zeig wein", lang="de").splitlines()
    assert len(wine) > 3
    assert all(", Wein, " in line or " Wein " in line for line in wine)
    lutetia = after(EMPIRE, "show lutetia").splitlines()
    assert lutetia[0].startswith("Lutetia (Paris): ")
    assert lutetia[1].startswith("Gaul (green): "), "then whatever names it"
    assert after(EMPIRE, "show gaul") == lutetia[1]
    assert len(after(EMPIRE, "show green").splitlines()) == 5
    assert after(EMPIRE, "show lutet") == 'Nothing here is called "lutet".'
    turquoise = after(EMPIRE, "zeig tuerkis", lang="de")
    assert turquoise == after(EMPIRE, "zeig türkis", lang="de")
    assert turquoise.startswith("Afrika und Ägypten (Türkis): ")


def test_show_me() -> None:
    assert after(EMPIRE, "show me") == after(EMPIRE, "show anna")
    assert after(EMPIRE, "zeig mich", lang="de") == after(EMPIRE, "zeig anna", lang="de")
    assert "MEDIOLANUM" not in after(EMPIRE, "show me").upper()


def test_help_names_clauses_that_the_game_has() -> None:
    assert "as rules 4.1. rules 4: a chapter" in after(EMPIRE, "help")
    assert "etwa regeln 5.1. regeln 5: ein Kapitel" in after(ROME, "hilfe", lang="de")
    assert "as rules 1.1. rules 1: a chapter" in after(PEBBLES, "help"), "it brings no rules"
    assert '"up to": with the best way to complete the choice' in after(ROME, "help")


def test_tip_is_what_a_master_would_do_and_can_be_done() -> None:
    tip = after(EMPIRE, "tip").splitlines()
    assert tip[0].startswith("A master would: Rome - ")
    assert tip[1].startswith("At once: points ")
    assert tip[2].startswith("Thought some turns on, ")
    assert after(EMPIRE, "tipp", lang="de").startswith("Ein Meister würde: Rom - ")
    assert after(EMPIRE, "ti") == "\n".join(tip)  # asked again it is the same
    assert after(PEBBLES, "tip") == "Nobody plays this game well enough to give advice."
