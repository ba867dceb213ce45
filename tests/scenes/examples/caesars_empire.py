"""The worked examples of Caesar's Empire: games up to the turn that the rules text tells of."""

from groma.games.caesars_empire import GAME
from tests.scenes.caesars_empire import Scene, begun
from tests.scenes.example import Examples

Y, P, G = 0, 1, 2
WEST = [
    "roma-mediolanum",
    "roma-aquileia",
    "mediolanum-massilia",
    "massilia-lugdunum",
    "massilia-tarraco",
    "tarraco-burdigala",
    "lugdunum-lutetia",
    "lutetia-londinium",
    "lutetia-colonia",
]

EXAMPLES = Examples(GAME)


def up_to(seat: int, scene: Scene, chains: dict[int, list[str]]) -> Scene:
    """Seats build their chains, everybody else in the west, until it is the turn of a seat."""
    west = iter(WEST)
    while any(chains.values()) or scene.table.seat != seat:
        own = chains.get(scene.table.seat)
        scene.turns(own.pop(0) if own else next(west))
    return scene


def brundisium_claimed(players: int) -> Scene:
    """Yellow has joined Brundisium to Rome; it is purple's turn."""
    scene = begun(players, Y, "brundisium wine", "dyrrhachium wood")
    return up_to(P, scene, {Y: ["roma-brundisium"]})


def gold_beyond_dyrrhachium(players: int) -> Scene:
    """Purple has gone on to Dyrrhachium, and gold lies next to it; it is purple's turn again."""
    scene = begun(players, Y, "dyrrhachium wood", "thessalonica gold")
    return up_to(P, scene, {Y: ["roma-brundisium"], P: ["brundisium-dyrrhachium"]})


def brundisium_claimed_from_syracusae(players: int) -> Scene:
    """Purple's roads lead to Brundisium by way of Syracusae; it is yellow's turn."""
    scene = begun(players, P, "syracusae olives", "brundisium wine", "dyrrhachium wood")
    return up_to(Y, scene, {P: ["roma-syracusae", "syracusae-brundisium"]})


def coast_claimed_from_salonae(players: int) -> Scene:
    """Purple's roads lead to Brundisium and Dyrrhachium by way of Salonae; it is yellow's turn."""
    scene = begun(
        *(players, P, "salonae gems", "brundisium wine", "dyrrhachium oil", "thessalonica wood"),
    )
    return up_to(Y, scene, {P: ["roma-salonae", "salonae-brundisium", "salonae-dyrrhachium"]})


def two_of_three_in_the_north(variant: bool) -> Scene:
    """Yellow lacks but Londinium of the purple cities; it is yellow's turn."""
    scene = begun(2, P, "londinium wood", whole_province=variant)
    return scene.turns(
        *["roma-mediolanum", "mediolanum-augusta_vindelicorum", "roma-brundisium"],
        *["augusta_vindelicorum-colonia", "brundisium-dyrrhachium"],
    )


@EXAMPLES("CE-E1", "build brundisium-dyrrhachium")
def way_over_the_road_of_another() -> Scene:
    """The way from the new city leads over a road of the other player."""
    return brundisium_claimed(2)


@EXAMPLES("CE-E2", "build dyrrhachium-thessalonica")
def gold_for_both() -> Scene:
    """Gold lies in the new city, and the way leads over roads of both."""
    return gold_beyond_dyrrhachium(2)


@EXAMPLES("CE-E3", "build brundisium-dyrrhachium", "lengthen roma-brundisium")
def chain_through_a_city() -> Scene:
    """A chain from Rome is shorter than the roads of the other player."""
    return brundisium_claimed_from_syracusae(2)


@EXAMPLES("CE-E4", "build sarmizegetusa-tomis", "start")
def final_scoring() -> Scene:
    """Only Tomis is available; then everything is scored."""
    scene = begun(
        *(4, 1, "dyrrhachium grapes", "lutetia grapes", "corduba grapes", "brundisium gems"),
        *("caralis gems", "ancyra meat", "ephesus meat", "tomis wood"),
        *("massilia gold", "salonae gold"),
    )
    return scene.turns(
        *["roma-mediolanum", "roma-aquileia", "roma-syracusae", "roma-massilia"],
        *["mediolanum-augusta_vindelicorum", "augusta_vindelicorum-argentorate"],
        *["syracusae-gortyna", "syracusae-brundisium", "syracusae-carthago", "aquileia-carnuntum"],
        *["massilia-burdigala", "massilia-caralis", "gortyna-athenae", "burdigala-condate"],
        *["gortyna-cyrene", "gortyna-ephesus", "gortyna-alexandria", "argentorate-lugdunum"],
        *["syracusae-leptis_magna", "roma-salonae", "athenae-thessalonica", "salonae-sirmium"],
        *["argentorate-colonia", "condate-lutetia", "lutetia-londinium", "caralis-caesarea"],
        *["burdigala-tarraco", "ephesus-ancyra", "thessalonica-byzantium", "ancyra-trapezus"],
        *["caesarea-carthago_nova", "thessalonica-dyrrhachium", "ephesus-antiochia"],
        *["tarraco-asturica", "asturica-olisipo", "caesarea-corduba", "colonia-eboracum"],
        *["alexandria-hierosolyma", "sirmium-sarmizegetusa"],
    )


@EXAMPLES(
    "CE-E5",
    "build augusta_vindelicorum-carnuntum",
    "lengthen aquileia-augusta_vindelicorum",
    "start",
    "way aquileia-augusta_vindelicorum",
)
def two_shortest_ways() -> Scene:
    """A chain makes a second way as short as the first."""
    scene = begun(4, Y, "carnuntum wood")
    return scene.turns(
        *["roma-mediolanum", "roma-aquileia", "mediolanum-augusta_vindelicorum"],
        "roma-syracusae",
    )


@EXAMPLES("CE-E6", "build roma-massilia")
def segment_of_two_roads() -> Scene:
    """The first turn; Massilia is two roads from Rome."""
    return begun(4, Y, "massilia wood")


@EXAMPLES("CE-E7")
def treasures_laid_out() -> Scene:
    """The table is laid for two."""
    return begun(2, Y)


@EXAMPLES("CE-E8", "build londinium-colonia")
def whole_colour() -> Scene:
    """The variant Whole Colour; a city is left of a colour that one player has."""
    return two_of_three_in_the_north(True)


@EXAMPLES("CE-E9", "build lugdunum-burdigala", "start")
def most_roads_left() -> Scene:
    """The last turn; whoever has it has a road more than the next."""
    return begun(3, 1).turns(
        *["roma-syracusae", "roma-salonae", "roma-massilia", "syracusae-brundisium"],
        *["syracusae-athenae", "salonae-sirmium", "brundisium-athenae-thessalonica"],
        *["athenae-cyrene", "massilia-mediolanum", "cyrene-syracusae-carthago"],
        *["sirmium-tomis", "tomis-byzantium", "carthago-caesarea", "cyrene-alexandria"],
        *["byzantium-antiochia", "brundisium-salonae-dyrrhachium", "roma-aquileia"],
        *["antiochia-ephesus", "caesarea-tarraco", "roma-mediolanum-lugdunum"],
        *["athenae-dyrrhachium-thessalonica-sirmium-carnuntum", "lugdunum-lutetia"],
        *["massilia-tarraco-corduba", "antiochia-hierosolyma", "lutetia-londinium"],
        *["caesarea-corduba-asturica", "lutetia-colonia", "corduba-olisipo"],
        "aquileia-augusta_vindelicorum",
    )


@EXAMPLES("CE-E10", "build asturica-olisipo", "start")
def level_on_points() -> Scene:
    """The last turn makes both level on points."""
    return begun(2, P).turns(
        *["roma-massilia", "roma-salonae", "salonae-sirmium", "roma-aquileia", "roma-syracusae"],
        *["sirmium-thessalonica", "thessalonica-dyrrhachium", "aquileia-augusta_vindelicorum"],
        *["massilia-carthago", "sirmium-carnuntum", "roma-brundisium", "massilia-tarraco"],
        *["massilia-lugdunum", "tarraco-burdigala", "lugdunum-lutetia", "lugdunum-mediolanum"],
        *["brundisium-athenae", "lutetia-londinium", "sirmium-tomis", "tarraco-caesarea"],
        *["athenae-cyrene", "tomis-byzantium", "byzantium-ephesus"],
        *["augusta_vindelicorum-colonia", "ephesus-alexandria", "tarraco-corduba"],
        *["byzantium-antiochia", "burdigala-asturica", "ephesus-antiochia-hierosolyma"],
    )


@EXAMPLES("CE-E11", "build lutetia-colonia")
def rows_of_different_kinds() -> Scene:
    """Three kinds, two of them twice; a fourth lies in Colonia Agrippina."""
    scene = begun(
        *(2, Y, "mediolanum meat", "lugdunum meat", "lutetia grapes", "burdigala grapes"),
        *("londinium wheat", "colonia wine"),
    )
    return scene.turns(
        *["roma-mediolanum", "roma-brundisium", "mediolanum-lugdunum", "brundisium-dyrrhachium"],
        *["lugdunum-lutetia", "dyrrhachium-thessalonica", "lutetia-burdigala"],
        *["thessalonica-byzantium", "lutetia-londinium", "byzantium-ephesus"],
    )


@EXAMPLES("CE-E12", "build asturica-olisipo")
def last_road() -> Scene:
    """One road is left to both together, and five cities are available."""
    return begun(2, Y).turns(
        *["roma-syracusae", "syracusae-cyrene", "syracusae-carthago", "roma-carthago-caesarea"],
        *["roma-brundisium", "caesarea-tarraco", "tarraco-burdigala", "cyrene-athenae"],
        *["athenae-syracusae-brundisium-dyrrhachium", "cyrene-alexandria", "carthago-massilia"],
        *["roma-massilia-lugdunum", "roma-aquileia", "roma-salonae", "aquileia-sirmium"],
        *["roma-mediolanum", "alexandria-ephesus"],
        *["brundisium-salonae-dyrrhachium-athenae-ephesus-antiochia", "burdigala-lutetia"],
        *["salonae-aquileia-carnuntum", "ephesus-byzantium", "mediolanum-augusta_vindelicorum"],
        *["burdigala-lugdunum-lutetia-londinium", "brundisium-athenae-thessalonica"],
        "burdigala-asturica",
    )


@EXAMPLES(
    "CE-E13",
    "build dyrrhachium-thessalonica",
    "lengthen brundisium-dyrrhachium",
    "lengthen roma-brundisium",
)
def chain_through_two_cities() -> Scene:
    """A chain from Rome through two claimed cities is shorter than the roads of the other."""
    return coast_claimed_from_salonae(2)


@EXAMPLES(
    "CE-E14",
    "build dyrrhachium-athenae",
    "build roma-aquileia",
    "build roma-syracusae",
    "build roma-caralis",
    "build brundisium-salonae",
    "start",
)
def three_owners() -> Scene:
    """Two others have built to Brundisium and Dyrrhachium; gold lies in Salonae."""
    scene = begun(4, 1, "athenae wood", "salonae gold")
    return scene.turns("roma-brundisium", "brundisium-dyrrhachium", "roma-mediolanum")


@EXAMPLES(
    "CE-E15",
    "build thessalonica-byzantium",
    "way thessalonica-athenae",
    "way brundisium-athenae",
)
def walk_to_rome() -> Scene:
    """Shortest ways part in Thessalonica, and again in Athenae and in Sirmium."""
    return begun(3, Y, "byzantium wood").turns(
        *["roma-brundisium", "roma-syracusae", "roma-salonae"],
        *["brundisium-athenae", "syracusae-athenae-thessalonica", "salonae-sirmium"],
        *["roma-mediolanum", "roma-carthago", "roma-aquileia"],
        *["mediolanum-massilia", "carthago-caesarea", "aquileia-carnuntum"],
        *["massilia-lugdunum", "syracusae-cyrene"],
        "thessalonica-sirmium-carnuntum-augusta_vindelicorum",
    )
