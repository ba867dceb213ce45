"""The positions of City of Rome's worked examples, as its rules tell them."""

from groma.games.city_of_rome import GAME
from groma.games.city_of_rome.layout import FIRST_PLAYER
from tests.scenes.city_of_rome import START_CITY, Scene, grid, table_with, whole
from tests.scenes.city_of_rome_secrets import dealt
from tests.scenes.example import Examples

EXAMPLES = Examples(GAME)

# The city of the first example in the order of its turns, with the point tokens of its Baths
FULL_CITY = [
    "arena at 0,1",
    "residence_2 at 1,1",
    "luxury_residence_3 at 0,2",
    "baths at 1,2 [2]",
    "residence_2 at 2,1",
    "aqueduct at 1,3",
    "residence_3 at 0,3",
    "luxury_residence_2 at 3,1",
    "great_aqueduct at 3,2",
    "residence_4 at 2,3",
    "baths/III at 2,2 [4]",
    "school at 2,0",
    "temple_luna at 3,0",
    "temple_fortuna at 3,3",
]
FOUR_AQUEDUCTS = grid(
    "start_residence_2 start_vegetable_farm aqueduct residence_3",
    "aqueduct residence_2 residence_2 residence_3",
    "market arena residence_4 aqueduct",
    "residence_3 aqueduct temple_minerva .",
)
RING = grid(
    "start_residence_2 start_vegetable_farm residence_3 residence_3",
    "residence_2 . residence_2 aqueduct",
    "arena residence_2 temple_mars residence_4",
    "aqueduct grain_farm residence_2 temple_minerva",
)
BRICKS_FIRST = "GBBBG BBBGG GBGBB BGBGB GBBGB BGGBB"  # BBBGG in round 1, GBGBB in round 2


def opening(players: int, strips: str, decks: str, *drafts: str) -> Scene:
    """A first round in which Builders are placed: after these cards were kept in the draft."""
    scene = dealt(players, strips, decks).play(*[f"draft {kept}" for kept in drafts])
    scene.table.settings[FIRST_PLAYER] = 0
    return scene


@EXAMPLES("CR-E1", "build temple_fortuna", "produce")
def a_full_city() -> Scene:
    """The last turn of the game, and the last card of a city worth 75 points."""
    scene = table_with(
        players=3,
        round=14,
        city=" | ".join([START_CITY, *FULL_CITY[:-1]]),
        secret="residence_2",
        hand="temple_fortuna, grain_farm",
        money=8,
        influence=3,
        other_influence={1: 2, 2: 5},
        lying=[14],
    )
    return whole(scene, won={0: [3], 1: [6], 2: [10]})


@EXAMPLES("CR-E2", "build temple_luna", "place 2,1")
def four_stars_for_luna() -> Scene:
    """Three cards of one star in the city, and the Temple of Luna in hand."""
    scene = table_with(
        players=2,
        round=2,
        more="luxury_residence_2 at 0,1 | luxury_residence_3 at 1,1 | great_aqueduct at 2,0",
        secret="residence_3",
        hand="temple_luna",
        influence=3,
        lying=[4],
    )
    return whole(scene)


@EXAMPLES("CR-E3", "build colosseum", "place 0,-1")
def two_red_buildings() -> Scene:
    """An Arena beside the Residence 2, and the Colosseum in hand."""
    scene = table_with(
        players=2,
        more="arena at 0,1",
        secret="residence_3",
        hand="colosseum",
        influence=1,
    )
    return whole(scene)


@EXAMPLES("CR-E4", "build residence_2", "place 0,1")
def no_public_building() -> Scene:
    """The first turn of a game, with the two start cards alone."""
    scene = table_with(
        players=2, field=1, later={2: 1, 3: 1, 5: 0}, secret="residence_2", hand="forum_romanum"
    )
    return whole(scene)


@EXAMPLES("CR-E5", "build aqueduct", "place 1,0")
def a_second_aqueduct() -> Scene:
    """One Aqueduct in the city, another in hand."""
    scene = table_with(players=2, more="aqueduct at 0,1", secret="market", hand="aqueduct")
    return whole(scene)


@EXAMPLES("CR-E6", "produce", "finish", "produce")
def two_productions() -> Scene:
    """A Grain Farm and the Vineyard, both empty, and two turns running."""
    scene = table_with(
        players=2,
        round=2,
        row="GGBBB",
        field=4,
        later={5: 0},
        more="grain_farm at 0,1 | vineyard at 1,1",
        secret="school",
        hand="residence_4",
        lying=[4],
    )
    return whole(scene)


@EXAMPLES("CR-E7", "station 3")
def five_fields() -> Scene:
    """The strip brick, gear, brick, gear, brick, and no Builder on it yet."""
    return opening(
        2, "GBBBG BGBGB BBBGG GBGBB GBBGB BGGBB", "II: residence_2, market", "residence_2"
    )


@EXAMPLES("CR-E8", "build market", "place 0,1")
def four_adjacent_cards() -> Scene:
    """A gap with cards on all four sides, and a public building of each colour in hand."""
    scene = table_with(
        players=2,
        round=4,
        more="residence_3 at -1,0 | residence_2 at -1,1 | residence_3 at -1,2 | "
        "residence_3 at 0,2 | residence_4 at 1,1",
        secret="baths",
        hand="market, arena, school",
        lying=[8],
    )
    return whole(scene, won={1: [4]})


@EXAMPLES("CR-E9", "build residence_2", "place -1,1")
def three_temples_short_of_one() -> Scene:
    """Three temples that each lack one card, and the three cards in hand."""
    scene = table_with(
        players=4,
        round=9,
        more="residence_2 at 0,1 | luxury_residence_2 at -1,0 | vineyard at 1,1 | "
        "grain_farm at 2,0 | temple_amor at 0,-1 | temple_saturn at 1,-1 | temple_juno at 2,-1",
        secret="residence_2",
        hand="sheep_farm/III, temple_luna",
        influence=1,
    )
    return whole(scene, won={1: [3], 2: [6]})


@EXAMPLES("CR-E10", "build market")
def one_cell_left() -> Scene:
    """The last turn, with fifteen cards and one empty cell among them."""
    scene = table_with(
        players=2,
        round=7,
        city=RING,
        secret="residence_3",
        hand="market",
        influence=5,
        other_influence={1: 6},
        lying=[14],
    )
    return whole(scene, won={1: [4, 8]})


@EXAMPLES(
    "CR-E11",
    *("station 2", "station 4", "station 5"),
    *("take 1", "finish", "take 2", "finish", "finish"),
)
def an_empty_first_field() -> Scene:
    """The first round of three players: nobody has placed a Builder yet."""
    decks = "II: market, residence_3, aqueduct"
    return opening(3, BRICKS_FIRST, decks, "aqueduct", "residence_3")


@EXAMPLES("CR-E12")
def strips_of_all_rounds() -> Scene:
    """The first round of three players: two of the strips have been seen."""
    decks = "II: residence_2, grain_farm, residence_4"
    return opening(3, "GBGBB BBBGG GBBBG BGBGB GBBGB BGGBB", decks, "grain_farm", "residence_4")


@EXAMPLES(
    "CR-E13",
    *("finish", "station 5", "station 1", "station 2"),
    *("take 2", "finish", "take 3", "finish"),
    *("build luxury_residence_2", "place 2,0", "finish"),
)
def influence_tied() -> Scene:
    """The last turn of round 3, with two influence tokens each for two of three players."""
    scene = table_with(
        players=3,
        round=3,
        start=2,
        more="residence_3 at 0,1 | arena at 1,1",
        secret="residence_2",
        hand="luxury_residence_2",
        influence=2,
        others={1: "colosseum at 0,1"},
        other_influence={1: 2},
        lying=[3],
    )
    return whole(scene)


@EXAMPLES("CR-E14", "build temple_amor", "place 0,-1", "spend 0,1")
def token_or_money() -> Scene:
    """One free brick, one brick token, and a temple that costs three bricks."""
    scene = table_with(
        players=3,
        round=2,
        row="GGBBB",
        field=3,
        more="grain_farm at 0,1 *",
        secret="residence_3",
        hand="temple_amor",
    )
    return whole(scene)


@EXAMPLES("CR-E15", "produce", "finish", "take 3", "finish", "produce")
def one_gear_or_two() -> Scene:
    """The strip gear, brick, brick, brick, gear, with own Builders on fields 3 and 5."""
    scene = table_with(
        players=2,
        row="GBBBG",
        field=3,
        later={4: 1, 5: 0},
        secret="baths",
        hand="luxury_residence_4",
    )
    return whole(scene)


@EXAMPLES("CR-E16")
def what_the_decks_keep() -> Scene:
    """The last turn of four players, none of whom has built a School."""
    scene = table_with(players=4, round=14, lying=[14], other_influence={1: 2})
    return whole(scene, won={1: [3], 2: [6], 3: [10]})


@EXAMPLES("CR-E17", "produce", "accept 2")
def two_sheep_farms() -> Scene:
    """Two Sheep Farms, two free gears, and an influence card beside the offer."""
    scene = table_with(
        players=3,
        round=3,
        more="sheep_farm at 0,1 | sheep_farm/III at 1,1",
        secret="residence_2",
        hand="market/III",
        others={1: "luxury_residence_3 at 0,1"},
        other_influence={1: 1},
        lying=[3],
    )
    return whole(scene)


@EXAMPLES("CR-E18", "build great_aqueduct", "place 3,2")
def a_fifth_aqueduct() -> Scene:
    """Four Aqueducts in the city, and two more in hand."""
    scene = table_with(
        players=3,
        round=14,
        city=FOUR_AQUEDUCTS.replace("residence_3 at 0,3", "residence_3/III at 0,3"),
        hand="great_aqueduct, aqueduct/III",
        other_influence={1: 2},
        lying=[14],
    )
    return whole(scene, won={0: [3], 1: [6], 2: [10]})


@EXAMPLES("CR-E19", "station 3")
def a_lucky_strip() -> Scene:
    """The strip with three bricks in front, and no Builder on it yet."""
    return opening(2, BRICKS_FIRST, "II: market, residence_3", "market")


def secret_opening_card(secret: str) -> Scene:
    """The second of three players holds this opening card and may take a Residence 2."""
    scene = opening(3, BRICKS_FIRST, f"II: {secret}, arena, school, residence_2", "school", secret)
    return scene.play("station 5", "station 1", "station 2")


@EXAMPLES("CR-E20", "take 2", "build residence_2", "place 0,1", "finish")
def two_equal_cards() -> Scene:
    """A secret Residence 2 in hand, and another one in the offer."""
    return secret_opening_card("residence_2")
