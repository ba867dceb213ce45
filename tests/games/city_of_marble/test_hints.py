"""What a view of City of Marble adds to moves, prompts and refusals."""

import pytest

from groma.games.city_of_marble.tables import CORNER_IDS, INNER
from tests.games.city_of_marble.told import NOTCH, theatre
from tests.games.told import asked, hinted, refused, said, seen
from tests.scenes.city_of_marble import turn

# ---- actions ------------------------------------------------------------------------------------


def test_a_draw_tells_what_is_left() -> None:
    scene = turn()
    assert said(scene, "draw red+blue") == "Draw 1 red, 1 blue; stacks then: 9 red, 15 blue"
    scene.stacks(red=1, yellow=3, blue=2)
    assert said(scene, "draw red+blue").endswith(
        "stacks then: 0 red, 1 blue; then 2 of 4 are empty (with 3 the last round begins)"
    )
    assert said(scene, "draw yellow+blue").endswith("stacks then: 2 yellow, 1 blue")
    assert said(scene.stacks(blue=2), "draw blue+blue", lang="de") == (
        "2 blaue ziehen; Stapel danach: 0 blaue; "
        "dann sind 4 von 4 leer (bei 3 beginnt die letzte Runde)"
    )


def test_a_tile_to_play_tells_what_it_counts_for() -> None:
    scene = turn().hold(0, green=3)
    assert said(scene, "play green") == "Play a green tile, for temples (you have 3)"
    assert said(scene, "play red", ears=True).endswith("(you have 1); 3 officials at home")
    assert hinted(scene, "play blue")["kind"] == "@many-bath"


def test_the_aqueduct_action_tells_what_is_near() -> None:
    scene = turn("green g18-f19 0", "red f19-f21").lead("white", "g20")
    scene.erect("g18", "temple", 0)
    assert said(scene, "aqueduct") == "Extend aqueducts: white (g20, 1 building of yours)"
    scene.erect("g18", "fountain")
    assert said(scene, "aqueduct", lang="de") == (
        "Aquädukte ausbauen: weiß (g20, 1 Münze in Reichweite)"
    )
    assert said(scene, "recall") == "Recall an official (1 on a tile)"


# ---- a tile -------------------------------------------------------------------------------------


def test_a_place_tells_who_would_build_without_and_with_an_official() -> None:
    scene = theatre().play("play yellow")
    assert said(scene, "place e10-d11") == (
        "e10-d11 (leaning left); completes e12: theatre, you 1, Bert 1, Cleo 1: fountain "
        "(with an official: yours, 5 points)"
    )
    assert said(scene, "place e10-d11", ears=True, lang="de").startswith(
        "e10-d11 (nach links geneigt), zwischen Kapitol und Viminal; stellt fertig: e12: "
        "Theater, du 1, Bert 1, Cleo 1: Brunnen (mit Beamtem: für dich, 5 Punkte)"
    )
    scene.table.home[0] = 0
    assert said(scene, "place e10-d11").endswith("Cleo 1: fountain")


def test_a_site_that_falls_to_another_is_called_so() -> None:
    scene = theatre()
    scene.city.officials[2] = 0
    scene.city.officials[0] = 0
    scene.renew().play("play green")
    assert said(scene, "place e10-d11").endswith("completes e12: theatre, Bert 1: Bert, 5 points")


def test_a_place_that_completes_nothing_tells_its_best_corner() -> None:
    scene = theatre().play("play blue")
    assert said(scene, "place g12-f13") == "g12-f13 (leaning left); 5 of 6 sides at f13"
    assert said(scene, "place g12-f13", ears=True) == (
        "g12-f13 (leaning left), at the Palatine; 5 of 6 sides at f13"
    )
    assert said(scene, "place e14-e16").endswith("; completes e14: temple, nobody: fountain")


def test_the_best_corner_is_never_at_the_rim_or_at_a_hill() -> None:
    for scene in (turn(), theatre(), turn("red b5-c6", "blue d17-e18")):
        scene.play("play blue")
        hills = {"b9", "b11", "c10", "c14", "d13", "d15", "i8", "j7", "j9"}
        for move in scene.legal():
            facts = hinted(scene, move)
            corner = str(facts["corner"])
            if facts["sides"]:
                assert INNER >> CORNER_IDS.index(corner) & 1
                assert corner not in hills


def test_bridges_and_outlets_are_named() -> None:
    scene = turn("red b5-c6").play("play green")
    assert said(scene, "place c4-d5").endswith("; takes bridge 3 on the Tiber")
    assert said(scene, "place a6-b7", lang="de").endswith("; nimmt Brücke 1 am Tiber")
    scene = turn("red c16-b17").play("play green")
    assert said(scene, "place d17-c18").endswith("; begins an aqueduct: grey outlet")
    scene = turn("red c16-b17").lead("gray", "d19").play("play green")
    assert "aqueduct" not in said(scene, "place d17-c18")


def test_an_official_tells_who_builds_then_and_where_it_counts() -> None:
    scene = theatre().play("play yellow", "place e10-d11")
    assert said(scene, "official") == (
        "With an official; e12: theatre, you 2, Bert 1, Cleo 1: yours, 5 points; "
        "can count at e10 (3 of 6), d9 (1 of 6) for theatres; 1 official left at home"
    )
    assert said(scene, "unmanned", lang="de") == (
        "Ohne Beamten; e12: Theater, du 1, Bert 1, Cleo 1: Brunnen; 2 Beamte bereit"
    )
    scene = turn().play("play red", "place d13-e14")
    assert said(scene, "official").startswith("With an official; can")
    assert hinted(scene, "official")["completed"] == 0


def test_an_official_on_the_wrong_colour_changes_nothing() -> None:
    scene = theatre().play("play green", "place e10-d11")
    for move in ("official", "unmanned"):
        assert "; e12: theatre, you 1, Bert 1, Cleo 1: fountain; " in said(scene, move)


# ---- sites and officials ------------------------------------------------------------------------


def test_a_completed_site_tells_what_it_becomes() -> None:
    scene = turn(*NOTCH).play("play green", "place e12-e14", "official")
    assert asked(scene) == "Your tile completes 2 sites. Which comes next?"
    assert said(scene, "build e14") == (
        "e14, south of the Viminal: 3 structures, temple, you 1: yours, 3 points"
    )
    assert hinted(scene, "build a6")["structures"] == 0  # not even complete


def test_an_official_that_may_leave_tells_what_it_brings_and_gives_up() -> None:
    """The other site of the same tile is still to come."""
    scene = turn(*NOTCH).play("play green", "place e12-e14", "official", "build e12")
    assert said(scene, "send e12-e14") == (
        "Send the official on green e12-e14 (upright) to the temple field, "
        "brings an imperium tile; if it stays, it can count at e14 (6 of 6)"
    )
    assert said(scene, "stay") == "All stay in the district; they can count at e14 (6 of 6)"
    scene.table.stock[0] = 0
    assert "brings nothing;" in said(scene, "send e12-e14")
    scene.play("send e12-e14")
    assert scene.step() == "act"


def test_those_who_do_not_have_the_turn_are_asked_as_you() -> None:
    scene = theatre().play("play yellow", "place e10-d11", "unmanned", "stay")
    assert asked(scene) == (
        "Built on e12, between the Viminal and the Palatine: fountain. "
        "Does one of your officials leave for the treasury?"
    )
    assert said(scene, "send f11-e12", ears=True, lang="de") == (
        "Beamten vom roten Plättchen f11-e12 (nach links geneigt), zwischen Palatin und Viminal, "
        "auf das Staatskassenfeld schicken: bringt 1 Münze; "
        "bliebe er, zählte er an keinem offenen Bauplatz"
    )


def test_a_recall_tells_what_is_given_up() -> None:
    scene = theatre()
    scene.city.officials[0] |= 1 << scene.city.officials[2].bit_length() - 1
    scene.city.officials[2] = 0
    scene.renew().play("recall")
    assert asked(scene) == "Which of your 2 officials comes back from a tile?"
    assert said(scene, "fetch d11-d13") == (
        "Recall from yellow d11-d13 (upright); there it can count at e12 (5 of 6)"
    )


# ---- pieces -------------------------------------------------------------------------------------


def test_a_piece_tells_where_it_leads_and_what_it_brings() -> None:
    scene = turn("green g18-f19", "red f19-f21").lead("white", "g20")
    scene.erect("g18", "temple", 0).erect("f19", "bath", 1).play("aqueduct")
    assert said(scene, "lay white w") == ("Aqueduct white west to g18; temple, Anna, +2 for you")
    assert said(scene, "lay white nw", lang="de") == (
        "Das weiße Aquädukt nach Nordwesten zu f19; Bad, Bert, +2"
    )
    scene.erect("g18", "fountain")
    assert said(scene, "lay white w") == "Aqueduct white west to g18; fountain; 1 coin"
    assert asked(scene) == "2 pieces to lay. Which aqueduct goes which way?"


def test_the_first_pieces_tell_the_same() -> None:
    """The view lists pieces of begun aqueducts only; a fountain is seen all the same."""
    scene = turn("red c16-b17").play("play green", "place d17-c18", "unmanned")
    assert asked(
        scene
    ) == "You begin the grey aqueduct: 3 pieces to lay, from c18, grey outlet. " + ("Which way?")
    assert said(scene, "lay gray w") == "Aqueduct grey west to c16; 3 of 6 sides covered"
    assert said(scene, "lay gray w", ears=True).startswith(
        "Aqueduct grey west to c16, north-east of the Viminal"
    )
    scene.erect("c16", "fountain")
    assert said(scene, "lay gray w") == "Aqueduct grey west to c16; fountain; 1 coin"
    assert hinted(scene, "lay gray e")["place"] == "@say-nothing"  # off the board


# ---- the end of a turn --------------------------------------------------------------------------


def test_spending_tells_who_leads_then() -> None:
    scene = turn(players=3).imperium(0, temple=2, bath=1).imperium(1, temple=1)
    scene.on_field("treasury").play("draw red+blue", "draw red+blue")
    assert asked(scene) == (
        "Your actions are done. Do you give back one of your imperium tiles (3) for one more?"
    )
    assert said(scene, "spend temple") == (
        "Give back temple (1 left) for one more action; "
        "in the lead then: Anna, Bert (Anna 1, Bert 1)"
    )
    assert said(scene, "spend bath", lang="de").endswith("; dir bleibt keines; vorn dann: niemand")
    assert said(scene, "end") == "End the turn; 4 tiles become ready; 1 official comes back"


def test_prompts_tell_actions_and_the_tile_in_hand() -> None:
    scene = theatre()
    assert asked(scene) == "2 actions left. What do you do? (2 officials at home)"
    scene.play("play yellow")
    assert asked(scene, "de").startswith("Wohin kommt das gelbe Plättchen?")
    scene.play("place e10-d11")
    assert asked(scene).startswith(
        "The yellow tile lies on e10-d11 (leaning left), between the Capitoline and the Viminal."
    )
    scene = turn().stacks(blue=6).play("draw blue+blue", "draw blue+blue")
    assert asked(scene).startswith("Last round, 1 action left.")


# ---- why not ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("draw red+red", "different colours as long as two stacks have tiles. (CM-5.3)"),
        ("aqueduct", "once it has begun: a tile at its outlet begins it. (CM-6.2)"),
        ("recall", "None of your officials is on a tile; those on fields cannot be recalled."),
    ],
)
def test_a_refusal_says_what_is_wrong(move: str, text: str) -> None:
    assert text in refused(turn(), move)


def test_refusals_of_places() -> None:
    scene = turn().play("play red")
    assert refused(scene, "place f19-f21") == (
        "The first tile must lie with a whole edge against a hill. (CM-8.9)"
    )
    scene = theatre().play("play red")
    assert refused(scene, "place d11-d13", "de") == (
        "Dort ist ein Hügel oder ein anderes Plättchen im Weg. (CM-8.3)"
    )
    assert refused(scene, "place f19-f21").endswith("(CM-8.4)")
    assert hinted(scene, "place f19-f21")["sides"] == 0
    assert seen(scene)["step"] == "place"
