"""What is in the box of City of Rome, as numbers; made by tools/make_tables.py from components.toml."""

from typing import Final

# Kinds of building.
START_VEGETABLE_FARM: Final = 0
START_RESIDENCE_2: Final = 1
VEGETABLE_FARM: Final = 2
GRAIN_FARM: Final = 3
SHEEP_FARM: Final = 4
VINEYARD: Final = 5
RESIDENCE_2: Final = 6
RESIDENCE_3: Final = 7
RESIDENCE_4: Final = 8
LUXURY_RESIDENCE_2: Final = 9
LUXURY_RESIDENCE_3: Final = 10
LUXURY_RESIDENCE_4: Final = 11
MARKET: Final = 12
ARENA: Final = 13
SCHOOL: Final = 14
BATHS: Final = 15
FORUM_ROMANUM: Final = 16
COLOSSEUM: Final = 17
UNIVERSITY: Final = 18
IMPERIAL_BATHS: Final = 19
AQUEDUCT: Final = 20
GREAT_AQUEDUCT: Final = 21
TEMPLE_MINERVA: Final = 22
TEMPLE_FORTUNA: Final = 23
TEMPLE_AMOR: Final = 24
TEMPLE_JUNO: Final = 25
TEMPLE_SATURN: Final = 26
TEMPLE_LUNA: Final = 27
TEMPLE_MARS: Final = 28
TEMPLE_VENUS: Final = 29
TEMPLE_JUPITER: Final = 30
TEMPLE_MERCURY: Final = 31
KINDS: Final = 32
KIND_IDS: Final[list[str]] = [
    "start_vegetable_farm",
    "start_residence_2",
    "vegetable_farm",
    "grain_farm",
    "sheep_farm",
    "vineyard",
    "residence_2",
    "residence_3",
    "residence_4",
    "luxury_residence_2",
    "luxury_residence_3",
    "luxury_residence_4",
    "market",
    "arena",
    "school",
    "baths",
    "forum_romanum",
    "colosseum",
    "university",
    "imperial_baths",
    "aqueduct",
    "great_aqueduct",
    "temple_minerva",
    "temple_fortuna",
    "temple_amor",
    "temple_juno",
    "temple_saturn",
    "temple_luna",
    "temple_mars",
    "temple_venus",
    "temple_jupiter",
    "temple_mercury",
]

# What a kind is, in lists with one entry for each kind.
A_FARM: Final = 0
A_RESIDENCE: Final = 1
A_PUBLIC: Final = 2
AN_AQUEDUCT: Final = 3
A_TEMPLE: Final = 4
CATEGORY_IDS: Final[list[str]] = ["production", "residence", "public", "aqueduct", "temple"]
CATEGORY: Final[list[int]] = [
    0,  # start_vegetable_farm
    1,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    1,  # residence_2
    1,  # residence_3
    1,  # residence_4
    1,  # luxury_residence_2
    1,  # luxury_residence_3
    1,  # luxury_residence_4
    2,  # market
    2,  # arena
    2,  # school
    2,  # baths
    2,  # forum_romanum
    2,  # colosseum
    2,  # university
    2,  # imperial_baths
    3,  # aqueduct
    3,  # great_aqueduct
    4,  # temple_minerva
    4,  # temple_fortuna
    4,  # temple_amor
    4,  # temple_juno
    4,  # temple_saturn
    4,  # temple_luna
    4,  # temple_mars
    4,  # temple_venus
    4,  # temple_jupiter
    4,  # temple_mercury
]
COST: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    2,  # vegetable_farm
    2,  # grain_farm
    2,  # sheep_farm
    2,  # vineyard
    1,  # residence_2
    2,  # residence_3
    3,  # residence_4
    1,  # luxury_residence_2
    2,  # luxury_residence_3
    3,  # luxury_residence_4
    3,  # market
    3,  # arena
    3,  # school
    3,  # baths
    3,  # forum_romanum
    3,  # colosseum
    3,  # university
    3,  # imperial_baths
    1,  # aqueduct
    1,  # great_aqueduct
    3,  # temple_minerva
    3,  # temple_fortuna
    3,  # temple_amor
    3,  # temple_juno
    3,  # temple_saturn
    2,  # temple_luna
    2,  # temple_mars
    2,  # temple_venus
    2,  # temple_jupiter
    2,  # temple_mercury
]
STARS: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    1,  # luxury_residence_2
    1,  # luxury_residence_3
    1,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    0,  # forum_romanum
    0,  # colosseum
    0,  # university
    0,  # imperial_baths
    0,  # aqueduct
    1,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    1,  # temple_luna
    3,  # temple_mars
    1,  # temple_venus
    2,  # temple_jupiter
    2,  # temple_mercury
]
VALUE: Final[list[int]] = [
    0,  # start_vegetable_farm
    2,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    2,  # residence_2
    3,  # residence_3
    4,  # residence_4
    2,  # luxury_residence_2
    3,  # luxury_residence_3
    4,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    0,  # forum_romanum
    0,  # colosseum
    0,  # university
    0,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    0,  # temple_luna
    0,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    0,  # temple_mercury
]
GREEN: Final = 1
RED: Final = 2
YELLOW: Final = 3
BLUE: Final = 4
COLOUR_IDS: Final[list[str]] = ["", "green", "red", "yellow", "blue"]
COLOUR: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    1,  # market
    2,  # arena
    3,  # school
    4,  # baths
    1,  # forum_romanum
    2,  # colosseum
    3,  # university
    4,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    0,  # temple_luna
    0,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    0,  # temple_mercury
]
MAKES_MONEY: Final[list[int]] = [
    1,  # start_vegetable_farm
    0,  # start_residence_2
    1,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    1,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    0,  # forum_romanum
    0,  # colosseum
    0,  # university
    0,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    0,  # temple_luna
    0,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    0,  # temple_mercury
]
MAKES_BRICK: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    1,  # grain_farm
    0,  # sheep_farm
    1,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    0,  # forum_romanum
    0,  # colosseum
    0,  # university
    0,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    0,  # temple_luna
    0,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    0,  # temple_mercury
]
MAKES_INFLUENCE: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    1,  # sheep_farm
    0,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    0,  # forum_romanum
    0,  # colosseum
    0,  # university
    0,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    0,  # temple_luna
    0,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    0,  # temple_mercury
]
NO_FUNCTION: Final = 0
PAYS: Final = 1
SWAYS: Final = 2
TEACHES: Final = 3
BATHES: Final = 4
FUNCTION: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    1,  # market
    2,  # arena
    3,  # school
    4,  # baths
    1,  # forum_romanum
    2,  # colosseum
    3,  # university
    4,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    0,  # temple_luna
    0,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    0,  # temple_mercury
]
BONUS: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    1,  # forum_romanum
    1,  # colosseum
    1,  # university
    1,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    0,  # temple_minerva
    0,  # temple_fortuna
    0,  # temple_amor
    0,  # temple_juno
    0,  # temple_saturn
    0,  # temple_luna
    0,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    0,  # temple_mercury
]
# How many a temple needs (Mercury: for each of its points), and the points it gives then
# or for each thing it counts.
THRESHOLD: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    0,  # forum_romanum
    0,  # colosseum
    0,  # university
    0,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    16,  # temple_minerva
    4,  # temple_fortuna
    4,  # temple_amor
    4,  # temple_juno
    4,  # temple_saturn
    0,  # temple_luna
    1,  # temple_mars
    0,  # temple_venus
    0,  # temple_jupiter
    3,  # temple_mercury
]
POINTS: Final[list[int]] = [
    0,  # start_vegetable_farm
    0,  # start_residence_2
    0,  # vegetable_farm
    0,  # grain_farm
    0,  # sheep_farm
    0,  # vineyard
    0,  # residence_2
    0,  # residence_3
    0,  # residence_4
    0,  # luxury_residence_2
    0,  # luxury_residence_3
    0,  # luxury_residence_4
    0,  # market
    0,  # arena
    0,  # school
    0,  # baths
    0,  # forum_romanum
    0,  # colosseum
    0,  # university
    0,  # imperial_baths
    0,  # aqueduct
    0,  # great_aqueduct
    10,  # temple_minerva
    15,  # temple_fortuna
    10,  # temple_amor
    10,  # temple_juno
    15,  # temple_saturn
    1,  # temple_luna
    5,  # temple_mars
    2,  # temple_venus
    2,  # temple_jupiter
    1,  # temple_mercury
]

# Decks; the back of a card shows its deck.
DECK_I: Final = 0
DECK_II: Final = 1
DECK_III: Final = 2
DECK_IV: Final = 3
BACKS: Final = 4
DECK_IDS: Final[list[str]] = ["I", "II", "III", "IV"]
DECK_CARDS: Final[list[list[int]]] = [
    [5, 9, 10, 11, 16, 17, 18, 19, 21, 27, 28, 29, 30, 31],  # I
    [2, 3, 4, 6, 6, 6, 6, 6, 7, 7, 7, 8, 8, 12, 13, 14, 15, 20, 20, 20, 20, 22],  # II
    [2, 3, 4, 6, 6, 6, 7, 7, 7, 8, 12, 13, 14, 15, 20, 20, 23, 24],  # III
    [2, 3, 4, 6, 6, 6, 7, 7, 7, 8, 12, 13, 14, 15, 20, 20, 25, 26],  # IV
]

# By number of players, 0 to 4.
ROUNDS: Final[list[int]] = [0, 0, 7, 14, 14]
BUILDERS: Final[list[int]] = [0, 0, 2, 1, 1]
DECKS_IN_PLAY: Final[list[int]] = [0, 0, 2, 3, 4]
OFFER_PER_DECK: Final[list[int]] = [0, 0, 2, 1, 1]
INFLUENCE_CARDS: Final[list[list[int]]] = [[], [], [4, 8, 14], [3, 6, 10, 14], [3, 6, 10, 14]]

# Rows of strips; the free points are listed by row * FIELDS + field.
ROWS: Final = 10
FIELDS: Final = 5
ROW_IDS: Final[list[str]] = [
    "GGBBB",
    "GBGBB",
    "GBBGB",
    "GBBBG",
    "BGGBB",
    "BGBGB",
    "BGBBG",
    "BBGGB",
    "BBGBG",
    "BBBGG",
]
MIRROR: Final[list[int]] = [9, 8, 6, 3, 7, 5, 2, 4, 1, 0]
STRIPS: Final[list[int]] = [0, 1, 2, 4, 3, 5]
FREE_BRICKS: Final[list[int]] = [
    0,  # GGBBB 0
    0,  # GGBBB 1
    1,  # GGBBB 2
    2,  # GGBBB 3
    3,  # GGBBB 4
    0,  # GBGBB 0
    1,  # GBGBB 1
    1,  # GBGBB 2
    2,  # GBGBB 3
    3,  # GBGBB 4
    0,  # GBBGB 0
    1,  # GBBGB 1
    2,  # GBBGB 2
    2,  # GBBGB 3
    3,  # GBBGB 4
    0,  # GBBBG 0
    1,  # GBBBG 1
    2,  # GBBBG 2
    3,  # GBBBG 3
    3,  # GBBBG 4
    1,  # BGGBB 0
    1,  # BGGBB 1
    1,  # BGGBB 2
    2,  # BGGBB 3
    3,  # BGGBB 4
    1,  # BGBGB 0
    1,  # BGBGB 1
    2,  # BGBGB 2
    2,  # BGBGB 3
    3,  # BGBGB 4
    1,  # BGBBG 0
    1,  # BGBBG 1
    2,  # BGBBG 2
    3,  # BGBBG 3
    3,  # BGBBG 4
    1,  # BBGGB 0
    2,  # BBGGB 1
    2,  # BBGGB 2
    2,  # BBGGB 3
    3,  # BBGGB 4
    1,  # BBGBG 0
    2,  # BBGBG 1
    2,  # BBGBG 2
    3,  # BBGBG 3
    3,  # BBGBG 4
    1,  # BBBGG 0
    2,  # BBBGG 1
    3,  # BBBGG 2
    3,  # BBBGG 3
    3,  # BBBGG 4
]
FREE_GEARS: Final[list[int]] = [
    1,  # GGBBB 0
    2,  # GGBBB 1
    2,  # GGBBB 2
    2,  # GGBBB 3
    2,  # GGBBB 4
    1,  # GBGBB 0
    1,  # GBGBB 1
    2,  # GBGBB 2
    2,  # GBGBB 3
    2,  # GBGBB 4
    1,  # GBBGB 0
    1,  # GBBGB 1
    1,  # GBBGB 2
    2,  # GBBGB 3
    2,  # GBBGB 4
    1,  # GBBBG 0
    1,  # GBBBG 1
    1,  # GBBBG 2
    1,  # GBBBG 3
    2,  # GBBBG 4
    0,  # BGGBB 0
    1,  # BGGBB 1
    2,  # BGGBB 2
    2,  # BGGBB 3
    2,  # BGGBB 4
    0,  # BGBGB 0
    1,  # BGBGB 1
    1,  # BGBGB 2
    2,  # BGBGB 3
    2,  # BGBGB 4
    0,  # BGBBG 0
    1,  # BGBBG 1
    1,  # BGBBG 2
    1,  # BGBBG 3
    2,  # BGBBG 4
    0,  # BBGGB 0
    0,  # BBGGB 1
    1,  # BBGGB 2
    2,  # BBGGB 3
    2,  # BBGGB 4
    0,  # BBGBG 0
    0,  # BBGBG 1
    1,  # BBGBG 2
    1,  # BBGBG 3
    2,  # BBGBG 4
    0,  # BBBGG 0
    0,  # BBBGG 1
    0,  # BBBGG 2
    1,  # BBBGG 3
    2,  # BBBGG 4
]

# Cells of a city, y by y; bit c of a mask is cell c.
CELLS: Final = 42
COLUMNS: Final = 6
SPAN: Final = 4
HOME_CELL: Final = 20
FARM_CELL: Final = 21
EVERY_CELL: Final = 4398046511103
CELL_X: Final[list[int]] = [
    -2,  # -2,-3
    -1,  # -1,-3
    0,  # 0,-3
    1,  # 1,-3
    2,  # 2,-3
    3,  # 3,-3
    -2,  # -2,-2
    -1,  # -1,-2
    0,  # 0,-2
    1,  # 1,-2
    2,  # 2,-2
    3,  # 3,-2
    -2,  # -2,-1
    -1,  # -1,-1
    0,  # 0,-1
    1,  # 1,-1
    2,  # 2,-1
    3,  # 3,-1
    -2,  # -2,0
    -1,  # -1,0
    0,  # 0,0
    1,  # 1,0
    2,  # 2,0
    3,  # 3,0
    -2,  # -2,1
    -1,  # -1,1
    0,  # 0,1
    1,  # 1,1
    2,  # 2,1
    3,  # 3,1
    -2,  # -2,2
    -1,  # -1,2
    0,  # 0,2
    1,  # 1,2
    2,  # 2,2
    3,  # 3,2
    -2,  # -2,3
    -1,  # -1,3
    0,  # 0,3
    1,  # 1,3
    2,  # 2,3
    3,  # 3,3
]
CELL_Y: Final[list[int]] = [
    -3,  # -2,-3
    -3,  # -1,-3
    -3,  # 0,-3
    -3,  # 1,-3
    -3,  # 2,-3
    -3,  # 3,-3
    -2,  # -2,-2
    -2,  # -1,-2
    -2,  # 0,-2
    -2,  # 1,-2
    -2,  # 2,-2
    -2,  # 3,-2
    -1,  # -2,-1
    -1,  # -1,-1
    -1,  # 0,-1
    -1,  # 1,-1
    -1,  # 2,-1
    -1,  # 3,-1
    0,  # -2,0
    0,  # -1,0
    0,  # 0,0
    0,  # 1,0
    0,  # 2,0
    0,  # 3,0
    1,  # -2,1
    1,  # -1,1
    1,  # 0,1
    1,  # 1,1
    1,  # 2,1
    1,  # 3,1
    2,  # -2,2
    2,  # -1,2
    2,  # 0,2
    2,  # 1,2
    2,  # 2,2
    2,  # 3,2
    3,  # -2,3
    3,  # -1,3
    3,  # 0,3
    3,  # 1,3
    3,  # 2,3
    3,  # 3,3
]
CELL_IDS: Final[list[str]] = [
    "-2,-3",
    "-1,-3",
    "0,-3",
    "1,-3",
    "2,-3",
    "3,-3",
    "-2,-2",
    "-1,-2",
    "0,-2",
    "1,-2",
    "2,-2",
    "3,-2",
    "-2,-1",
    "-1,-1",
    "0,-1",
    "1,-1",
    "2,-1",
    "3,-1",
    "-2,0",
    "-1,0",
    "0,0",
    "1,0",
    "2,0",
    "3,0",
    "-2,1",
    "-1,1",
    "0,1",
    "1,1",
    "2,1",
    "3,1",
    "-2,2",
    "-1,2",
    "0,2",
    "1,2",
    "2,2",
    "3,2",
    "-2,3",
    "-1,3",
    "0,3",
    "1,3",
    "2,3",
    "3,3",
]
BESIDE: Final[list[int]] = [
    0x42,  # -2,-3
    0x85,  # -1,-3
    0x10A,  # 0,-3
    0x214,  # 1,-3
    0x428,  # 2,-3
    0x810,  # 3,-3
    0x1081,  # -2,-2
    0x2142,  # -1,-2
    0x4284,  # 0,-2
    0x8508,  # 1,-2
    0x10A10,  # 2,-2
    0x20420,  # 3,-2
    0x42040,  # -2,-1
    0x85080,  # -1,-1
    0x10A100,  # 0,-1
    0x214200,  # 1,-1
    0x428400,  # 2,-1
    0x810800,  # 3,-1
    0x1081000,  # -2,0
    0x2142000,  # -1,0
    0x4284000,  # 0,0
    0x8508000,  # 1,0
    0x10A10000,  # 2,0
    0x20420000,  # 3,0
    0x42040000,  # -2,1
    0x85080000,  # -1,1
    0x10A100000,  # 0,1
    0x214200000,  # 1,1
    0x428400000,  # 2,1
    0x810800000,  # 3,1
    0x1081000000,  # -2,2
    0x2142000000,  # -1,2
    0x4284000000,  # 0,2
    0x8508000000,  # 1,2
    0x10A10000000,  # 2,2
    0x20420000000,  # 3,2
    0x2040000000,  # -2,3
    0x5080000000,  # -1,3
    0xA100000000,  # 0,3
    0x14200000000,  # 1,3
    0x28400000000,  # 2,3
    0x10800000000,  # 3,3
]
ROW_CELLS: Final[list[int]] = [
    0x3F,  # -2,-3
    0x3F,  # -1,-3
    0x3F,  # 0,-3
    0x3F,  # 1,-3
    0x3F,  # 2,-3
    0x3F,  # 3,-3
    0xFC0,  # -2,-2
    0xFC0,  # -1,-2
    0xFC0,  # 0,-2
    0xFC0,  # 1,-2
    0xFC0,  # 2,-2
    0xFC0,  # 3,-2
    0x3F000,  # -2,-1
    0x3F000,  # -1,-1
    0x3F000,  # 0,-1
    0x3F000,  # 1,-1
    0x3F000,  # 2,-1
    0x3F000,  # 3,-1
    0xFC0000,  # -2,0
    0xFC0000,  # -1,0
    0xFC0000,  # 0,0
    0xFC0000,  # 1,0
    0xFC0000,  # 2,0
    0xFC0000,  # 3,0
    0x3F000000,  # -2,1
    0x3F000000,  # -1,1
    0x3F000000,  # 0,1
    0x3F000000,  # 1,1
    0x3F000000,  # 2,1
    0x3F000000,  # 3,1
    0xFC0000000,  # -2,2
    0xFC0000000,  # -1,2
    0xFC0000000,  # 0,2
    0xFC0000000,  # 1,2
    0xFC0000000,  # 2,2
    0xFC0000000,  # 3,2
    0x3F000000000,  # -2,3
    0x3F000000000,  # -1,3
    0x3F000000000,  # 0,3
    0x3F000000000,  # 1,3
    0x3F000000000,  # 2,3
    0x3F000000000,  # 3,3
]
COLUMN_CELLS: Final[list[int]] = [
    0x1041041041,  # -2,-3
    0x2082082082,  # -1,-3
    0x4104104104,  # 0,-3
    0x8208208208,  # 1,-3
    0x10410410410,  # 2,-3
    0x20820820820,  # 3,-3
    0x1041041041,  # -2,-2
    0x2082082082,  # -1,-2
    0x4104104104,  # 0,-2
    0x8208208208,  # 1,-2
    0x10410410410,  # 2,-2
    0x20820820820,  # 3,-2
    0x1041041041,  # -2,-1
    0x2082082082,  # -1,-1
    0x4104104104,  # 0,-1
    0x8208208208,  # 1,-1
    0x10410410410,  # 2,-1
    0x20820820820,  # 3,-1
    0x1041041041,  # -2,0
    0x2082082082,  # -1,0
    0x4104104104,  # 0,0
    0x8208208208,  # 1,0
    0x10410410410,  # 2,0
    0x20820820820,  # 3,0
    0x1041041041,  # -2,1
    0x2082082082,  # -1,1
    0x4104104104,  # 0,1
    0x8208208208,  # 1,1
    0x10410410410,  # 2,1
    0x20820820820,  # 3,1
    0x1041041041,  # -2,2
    0x2082082082,  # -1,2
    0x4104104104,  # 0,2
    0x8208208208,  # 1,2
    0x10410410410,  # 2,2
    0x20820820820,  # 3,2
    0x1041041041,  # -2,3
    0x2082082082,  # -1,3
    0x4104104104,  # 0,3
    0x8208208208,  # 1,3
    0x10410410410,  # 2,3
    0x20820820820,  # 3,3
]
ROW_MASK: Final[list[int]] = [
    0x3F,  # y -3
    0xFC0,  # y -2
    0x3F000,  # y -1
    0xFC0000,  # y 0
    0x3F000000,  # y 1
    0xFC0000000,  # y 2
    0x3F000000000,  # y 3
]
COLUMN_MASK: Final[list[int]] = [
    0x1041041041,  # x -2
    0x2082082082,  # x -1
    0x4104104104,  # x 0
    0x8208208208,  # x 1
    0x10410410410,  # x 2
    0x20820820820,  # x 3
]

# Money, production, scoring.
SUPPLY: Final[list[int]] = [117, 33, 6, 18]
START_MONEY: Final = 5
MONEY_PER_BRICK: Final = 2
MONEY_PER_GEAR: Final = 1
GEARS_NEEDED: Final = 2
INFLUENCE_VALUES: Final[list[int]] = [3, 4, 6, 8, 10, 14]
AQUEDUCT_POINTS: Final[list[int]] = [0, 4, 12, 24, 40]
TOKENS_PER_POINT: Final = 2
