"""The worked examples of City of Marble, as its rules tell them."""

from typing import Final

from groma.games.city_of_marble import GAME
from tests.scenes.city_of_marble import Scene, put, turn
from tests.scenes.example import Examples

EXAMPLES: Final = Examples(GAME)

NORTH: Final = "aventinus quirinalis viminalis"
LONG_HILLS: Final = "aventinus palatinus quirinalis"
WEST: Final = "aventinus capitolinus quirinalis"
DRAWS: Final = ["draw red+yellow", "draw red+blue"]
# A city that a long aqueduct runs through, in an order in which its tiles can be laid
LONG_CITY: Final = [
    *["green f11-f13", "red f13-g14", "red g14-g16", "red g16-f17", "yellow f13-e14"],
    *["green e16-f17", "yellow e14-e16", "green d13-e14", "red e16-d17", "yellow c14-d15"],
    *["green d17-d19", "yellow c16-d17"],
]
# A city round e12; a tile on e12-d13 makes a fountain of it
FOUNTAIN_CITY: Final = [
    *["yellow d7-d9", "green e8-e10", "yellow e10-f11", "blue g10-f11"],
    *["green g12-f13", "yellow f13-f15", "red e12-f13", "red e10-d11"],
]


@EXAMPLES("CM-E1", *put("yellow e10-d11 official"), "send e10-d11", "send f11-e12", "stay")
def a_theater() -> Scene:
    """Three players have officials round e12; the fifth tile is missing."""
    scene = turn(players=3, hills=NORTH).play(*DRAWS, *DRAWS)
    scene.play(*put("yellow d13-e14 official"), DRAWS[0])
    scene.play(*put("yellow d11-d13 official"), DRAWS[0])
    scene.play(*put("yellow f13-e14 official", "red f11-e12 official"))
    return scene.play(*DRAWS)


@EXAMPLES("CM-E2", *put("green c16-c18 official"), "lay gray sw", "lay gray w")
def an_outlet_and_a_temple() -> Scene:
    """Two tiles round c16; the third one touches the grey outlet, too."""
    scene = turn(hills="aventinus palatinus viminalis").play(*DRAWS)
    return scene.play(*put("blue d15-c16 official", "green b15-c16"))


@EXAMPLES("CM-E3", "aqueduct", "lay gray w", "lay gray nw")
def a_long_aqueduct() -> Scene:
    """The last action of a game: the grey aqueduct lacks two pieces."""
    scene = turn(*LONG_CITY, hills=LONG_HILLS).lead("gray", "d17", "d15", "e16", "f15")
    scene.erect("d17", "temple", 1).erect("d15", "theater").erect("e16", "temple")
    scene.erect("f15", "arena").erect("f13", "temple").erect("e14", "temple", 1)
    return scene.last_action()


def fountain_city(players: int) -> Scene:
    """The city round e12 with all that is built beside it."""
    scene = turn(*FOUNTAIN_CITY, players=players, hills=WEST)
    return scene.erect("f11", "bath").erect("f13", "temple").erect("e10", "temple", 1)


@EXAMPLES("CM-E4", *put("red e12-d13"))
def a_fountain_between_buildings() -> Scene:
    """The last action of a game: one tile is missing round e12, beside three buildings."""
    return fountain_city(players=2).last_action()


@EXAMPLES("CM-E5", *put("yellow e10-d11 official"), "send e10-d11", "draw red+yellow")
def two_imperium_fields() -> Scene:
    """An official is on the temple field, and a theatre lacks one tile."""
    scene = turn(hills=NORTH).play(*put("blue c8-b9 official", "red d13-e14"))
    scene.play(*put("blue c8-d9", "yellow d11-d13"))
    scene.play(*put("green f13-e14"), "draw red+blue")
    return scene.play(*put("red f11-e12", "green c6-c8 official"), "stay", "send c8-b9")


@EXAMPLES("CM-E6", *put("green d11-e12 official"), "send d11-e12", "stay", "draw red+yellow")
def a_tie() -> Scene:
    """An official of the other player is on a green tile at e12, which lacks one tile."""
    scene = turn(hills=NORTH).play(*put("yellow e14-d15"), "draw red+blue")
    return scene.play(*put("blue e12-e14", "green f11-e12 official"))


@EXAMPLES("CM-E7", *put("green f11-e12 official"))
def a_corner_of_a_hill() -> Scene:
    """At f11, a corner of the Palatine, two sides are neither covered nor under the hill."""
    scene = turn(hills="aventinus caelius palatinus").play(*DRAWS)
    return scene.play(*put("blue f9-f11", "yellow g12-f13"))


@EXAMPLES("CM-E8", "draw blue+blue")
def majorities() -> Scene:
    """The last action of a game: imperium tiles and coins are counted after it."""
    scene = fountain_city(players=3)
    scene.lay("red e12-d13", "blue d9-c10", "red c10-c12", "green c12-d13", "green c12-b13")
    scene.erect("d9", "bath", 1).erect("c12", "temple", 2)
    scene.erect("e12", "fountain").erect("d11", "fountain").coins(2, 2, 1)
    scene.imperium(0, temple=2).imperium(1, temple=2, bath=2).imperium(2, bath=2)
    return scene.on_field("temple").last_action()


@EXAMPLES("CM-E9", *put("red f13-e14 official"), "send f13-e14", "send e10-f11")
def an_arena() -> Scene:
    """Five tiles meet at e12 with a sharp corner each; the sixth is missing."""
    scene = turn(hills=NORTH).play(*put("red d13-e14 official"), DRAWS[0])
    scene.play(*put("red d11-d13 official", "blue e10-d11")).play(*DRAWS)
    return scene.play(*put("green e10-f11 official", "yellow f11-f13"))


@EXAMPLES("CM-E10", *put("green e12-e14 official"), "build e12", "stay", "send e12-e14")
def two_sites_at_once() -> Scene:
    """One tile is missing round e12 and e14, the same for both."""
    scene = turn(hills=NORTH)
    for where in ["e14-d15", "c12-d13", "d11-e12", "e14-f15", "f11-e12"]:
        scene.play(*put(f"blue {where}"), "draw red+blue")
    return scene.play(*DRAWS)


@EXAMPLES("CM-E11", "aqueduct", "lay gray w", "lay gray ne", "aqueduct", "lay gray e")
def coins_for_pieces() -> Scene:
    """The grey aqueduct ends at f17, and fountains stand on e16 and d17."""
    scene = turn(*LONG_CITY, hills=LONG_HILLS).lead("gray", "d19", "e18", "f17")
    scene.erect("e16", "fountain").erect("d17", "fountain").erect("d15", "theater")
    scene.erect("f15", "arena", 1).erect("f13", "temple", 1).erect("e14", "temple")
    return scene.fill_stacks()
