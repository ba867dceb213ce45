"""How a view of City of Marble is described, to eyes and to ears."""

from groma.games.city_of_marble import GAME
from groma.games.city_of_marble.speech.describe import describe
from groma.text import table
from groma.text.words import Words
from groma.words.telling import about_seat, sections
from tests.games.city_of_marble.told import map_of, theatre
from tests.games.told import NAMES, seen, sentences
from tests.scenes.city_of_marble import Scene, dealt, turn


def half_played() -> Scene:
    scene = turn(
        "blue e14-d15 1",
        "blue e14-f15",
        "blue c12-d13",
        "red d11-e12 0",
        "yellow f11-e12",
        "green e12-e14 1",
        players=3,
    )
    scene.erect("e12", "temple", 1).erect("e14", "fountain")
    scene.table.bridges = [bridge for bridge in scene.table.bridges if bridge != 3]
    return scene.lead("gray", "d17", "e16", "e14", "f15")


def test_the_city_is_a_map_for_eyes() -> None:
    """Tiles with their edges, colour and official; corners with what stands there."""
    assert map_of(half_played()) == [
        "   2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21",
        "a              o     o     o     o     o     o                 a",
        "              ~1",
        "b           o     +     + --- +     +     +     o              b",
        "           ~2            \\ ^ /",
        "c        o     +     +     +     2 --- x     +     *           c",
        "        ~3                      /b::. /^\\        //",
        "d     o     +     +     +     3 --- x --- x     +     o        d",
        "                             /r::1 /g\\ b::2\\  //",
        "e  o     +     +     +     2 ---2T  :  F === 2     +     o     e",
        "                            \\ y::.\\ 2 /b\\\\. /",
        "f     o     o     +     +     2 --- 3 --- 2     +     +     *  f",
        "           ~5",
        "g        o     +     +     +     +     +     +     +     o     g",
        "",
        "h     o     o     +     +     +     +     +     +     o        h",
        "     ~6",
        "i  o     +     +     +     +     +     +     +     *           i",
        "                    /^\\",
        "j     o     +     + --- +     +     +     +     o              j",
        "        ~7",
        "k        o     o     o     o     o     o     o                 k",
        "   2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21",
    ]
    german = map_of(half_played(), "de")
    assert german[9:11] == [
        "e  o     +     +     +     2 ---2T  :  Q === 2     +     o     e",
        "                            \\ e::.\\ 2 /b\\\\. /",
    ]


def test_the_legend_explains_every_letter() -> None:
    scene = half_played()
    assert sentences(scene, "say-legend-tiles") == [
        "(tile r::1, with an official of 1; r red, y yellow, g green, b blue)"
    ]
    assert sentences(scene, "say-legend-seats") == ["(1 Anna, 2 Bert, 3 Cleo; . no official)"]
    assert sentences(scene, "say-legend-corners", lang="de") == [
        "(Ecke 1T: Tempel von 1; T Tempel, B Bad, H Theater, A Arena, Q Brunnen)"
    ]


def test_the_map_fits_a_screen_at_any_time() -> None:
    """Map and legend, at the start and after a whole game of four, in both languages."""
    for scene in (dealt(4), dealt(4, b"end").play_on()):
        for lang in ("en", "de"):
            words = Words(GAME, lang, NAMES)
            parts = sections(describe(seen(scene, 0)))
            (city,) = [part for part in parts if part[0].message == "say-heading-map"]
            lines = table.section(words, city, True)
            assert len(lines) == 2 + 23 + 5
            assert max(len(line) for line in lines) <= table.WIDTH


def test_the_city_is_a_list_for_ears() -> None:
    """From north to south; the grid is not needed."""
    scene = theatre()
    assert sentences(scene, "say-map") == ["4 tiles have been laid."]
    assert sentences(scene, "say-tile-official") == [
        "A yellow tile on d11-d13 (upright), west of the Viminal, official of Anna.",
        "A yellow tile on d13-e14 (leaning right), at the Viminal, official of Cleo.",
        "A yellow tile on f13-e14 (leaning left), between the Viminal and the Palatine, "
        "official of Bert.",
        "A red tile on f11-e12 (leaning left), between the Palatine and the Viminal, "
        "official of Bert.",
    ]
    assert sentences(half_played(), "say-tile", lang="de")[0] == (
        "Ein blaues Plättchen auf c12-d13 (nach rechts geneigt), am Viminal."
    )


def test_sites_are_told_by_owner_and_kind_with_their_worth() -> None:
    scene = half_played().erect("c12", "temple", 1).erect("f15", "bath", 0)
    assert sentences(scene, "say-buildings") == [
        "Anna, 1 bath: f15, between the Esquiline and the Palatine "
        "(7 points, with an aqueduct, with 1 fountain).",
        "Bert, 2 temples: e12, between the Viminal and the Palatine (4 points, with 1 fountain); "
        "c12, between the Quirinal and the Viminal (3 points).",
    ]
    assert sentences(scene, "say-fountains", lang="de") == ["1 Brunnen: e14, südlich vom Viminal."]
    assert sentences(turn(), "say-heading-sites") == []


def test_corners_near_completion_tell_what_they_can_become() -> None:
    """Five sides first; three are not near."""
    assert sentences(theatre(), "say-corner") == [
        "e12, between the Viminal and the Palatine: 5 of 6 sides, 4 structures; "
        "can become theatre (Anna 1, Bert 1, Cleo 1).",
        "e14, south of the Viminal: 4 of 6 sides, 2 structures; "
        "can become temple (nobody), bath (nobody).",
    ]
    assert sentences(turn("red d11-d13"), "say-heading-corners") == []


def test_an_aqueduct_tells_its_path_and_where_it_can_go() -> None:
    scene = half_played().erect("f13", "bath", 2)
    assert sentences(scene, "say-line") == [
        "Aqueduct grey: c18, d17, e16, e14 to f15, between the Esquiline and the Palatine; "
        "9 pieces left; can go west to f13 (bath, Cleo)."
    ]
    assert sentences(scene, "say-line-unbegun", lang="de") == [
        "Das weiße Aquädukt: nicht begonnen, bei f21, weißer Wasseraustritt.",
        "Das braune Aquädukt: nicht begonnen, bei i18, brauner Wasseraustritt.",
    ]
    scene.lead("gray", "g16")
    assert sentences(scene, "say-line")[0].endswith("; 8 pieces left; cannot go on now.")


def test_majorities_name_the_leader_and_the_points() -> None:
    scene = turn(players=3).imperium(0, temple=2, bath=1).imperium(1, temple=2).coins(1, 3, 0)
    assert sentences(scene, "say-imperium")[:3] == [
        "Imperium tiles, temple: shared lead: Anna, Bert (Anna 2, Bert 2), 2 points each.",
        "Imperium tiles, bath: Anna leads (Anna 1), 5 points.",
        "Imperium tiles, theatre: nobody has any.",
    ]
    assert sentences(scene, "say-coins") == ["Coins: Bert leads (Bert 3, Anna 1), 2 points more."]
    assert sentences(scene.coins(2, 2, 0), "say-coins", lang="de") == [
        "Münzen: gemeinsam vorn: Anna, Bert (Anna 2, Bert 2)."
    ]


def test_the_turn_and_the_stacks() -> None:
    scene = turn(players=3).stacks(red=1, blue=2)
    assert sentences(scene, "say-turn") == ["It is Anna's turn: 2 actions left."]
    assert sentences(scene, "say-stacks") == [
        "Stacks: 1 red, 2 blue; 2 of 4 are empty (with 3 the last round begins)."
    ]
    assert sentences(scene, "say-hills", lang="de") == [
        "Hügel im Spiel: Quirinal (b9, b11, c10), Viminal (c14, d13, d15), Aventin (i8, j7, j9). "
        "Nicht im Spiel, nur zur Orientierung: Kapitol (d7, e6, e8), Esquilin (e16, e18, f17), "
        "Palatin (f11, g10, g12), Caelius (h15, i14, i16)."
    ]
    scene.play("play blue")
    assert sentences(scene, "say-hand") == ["In hand: a blue tile."]
    scene.play("place d13-e14")
    assert sentences(scene, "say-just-laid") == [
        "Just laid: a blue tile on d13-e14 (leaning right), at the Viminal."
    ]


def test_the_last_round_has_its_heading() -> None:
    scene = turn().stacks(blue=6).play("draw blue+blue", "draw blue+blue")
    assert sentences(scene, "say-heading-stage") == []
    assert sentences(scene, "say-heading-last") == ["The last round"]
    assert sentences(scene, "say-trigger") == [
        "Anna has triggered the last round: one action for everybody."
    ]
    assert sentences(scene, "say-turn") == ["It is Bert's turn: 1 action left."]


def test_a_seat_tells_tiles_officials_and_gains() -> None:
    scene = theatre().on_field("treasury").imperium(0, bath=2).coins(1, 0, 0)
    scene.play("draw red+blue")
    assert sentences(scene, "say-purse-own") == [
        "You have ready: 1 red, 1 yellow, 1 green, 1 blue; 1 official at home; no building."
    ]
    assert sentences(scene, "say-drawn") == ["Set aside this turn: 1 red, 1 blue."]
    assert sentences(scene, "say-officials")[0] == "Officials on tiles: yellow d11-d13 (upright)."
    assert sentences(scene, "say-fields", lang="de") == ["Beamte auf Feldern: Staatskassenfeld 1."]
    assert sentences(scene, "say-gains")[0] == "Imperium tiles: 2 baths; 1 coin."
    scene.erect("e12", "theater", 0)
    assert sentences(scene, "say-purse-own", lang="de")[0].endswith(
        "; 1 Beamter bereit; gebaut: 1 Theater (5 Punkte)."
    )


def test_bridges_are_told_by_value_to_their_owner_only() -> None:
    scene = turn().bridges(0, 3, 4)
    assert sentences(scene, "say-bridges-known") == [
        "Bridge tiles by value: 3, 4; together 7 points."
    ]
    assert sentences(scene, "say-bridges-hidden") == []
    for viewer in (1, 2):
        assert sentences(scene, "say-bridges-known", viewer) == []
        assert sentences(scene, "say-bridges-hidden", viewer) == ["2 bridges, face down."]


def test_the_viewer_has_the_map() -> None:
    """So a person at the keyboard sees the map whenever it changes; an onlooker has no seat."""
    scene = dealt(3)
    for viewer in range(4):
        parts = sections(describe(seen(scene, viewer)))
        own = [part[0].message for part in about_seat(parts, viewer)]
        assert own == (["say-heading-you", "say-heading-map"] if viewer < 3 else [])
