"""What is in the box of Carpe Diem, as numbers; made by tools/make_tables.py from components.toml."""

from typing import Final

# Things that tiles, cards and frames show; a feature is a thing less 1.
MEADOW: Final = 0
VILLA: Final = 1
VINEYARD: Final = 2
HERB_GARDEN: Final = 3
CHICKEN_YARD: Final = 4
FISH_POND: Final = 5
MERCHANT: Final = 6
BAKER: Final = 7
STEWARD: Final = 8
CRAFTSMAN: Final = 9
MARKET: Final = 10
BAKERY: Final = 11
FOUNTAIN: Final = 12
CHIMNEY: Final = 13
ANY_LANDSCAPE: Final = 14
ANY_DWELLING: Final = 15
THINGS: Final = 16
THING_IDS: Final[list[str]] = [
    "meadow",
    "villa",
    "vineyard",
    "herb_garden",
    "chicken_yard",
    "fish_pond",
    "merchant",
    "baker",
    "steward",
    "craftsman",
    "market",
    "bakery",
    "fountain",
    "chimney",
    "any_landscape",
    "any_dwelling",
]
FEATURE_IDS: Final[list[str]] = [
    "villa",
    "vineyard",
    "herb_garden",
    "chicken_yard",
    "fish_pond",
    "merchant",
    "baker",
    "steward",
    "craftsman",
    "market",
    "bakery",
    "fountain",
]
EDGE_KINDS: Final = 10

# Wares and goods; a ware is its landscape less 2.
GRAPE: Final = 0
HERB: Final = 1
CHICKEN: Final = 2
FISH: Final = 3
COIN: Final = 4
BREAD: Final = 5
WARES: Final = 4
GOODS: Final = 6
WARE_IDS: Final[list[str]] = ["grape", "herb", "chicken", "fish"]
GOOD_IDS: Final[list[str]] = ["grape", "herb", "chicken", "fish", "coin", "bread"]

# Tiles; an edge is listed by 16 * tile + 4 * turns + side.
TILES: Final = 73
TILE_IDS: Final[list[str]] = [
    "market",
    "bakery",
    "fountain",
    "vineyard_straight",
    "herb_garden_straight",
    "chicken_yard_straight",
    "fish_pond_straight",
    "villa_straight1",
    "villa_straight2",
    "villa_t2",
    "villa_cross3",
    "vineyard_corner_merchant_tail",
    "vineyard_baker_opposite",
    "vineyard_steward_right",
    "vineyard_craftsman_left",
    "herb_garden_merchant_opposite",
    "herb_garden_baker_right",
    "herb_garden_steward_left",
    "herb_garden_corner_craftsman_head",
    "chicken_yard_merchant_right",
    "chicken_yard_baker_left",
    "chicken_yard_corner_steward_tail",
    "chicken_yard_craftsman_opposite",
    "fish_pond_merchant_left",
    "fish_pond_corner_baker_head",
    "fish_pond_steward_opposite",
    "fish_pond_craftsman_right",
    "villa_corner1_merchant_tail",
    "villa1_merchant_opposite",
    "villa1_merchant_right",
    "villa_corner1_baker_head",
    "villa1_baker_opposite",
    "villa1_baker_left",
    "villa_corner1_steward_tail",
    "villa1_steward_opposite",
    "villa1_steward_right",
    "villa_corner1_craftsman_head",
    "villa1_craftsman_opposite",
    "villa1_craftsman_left",
    "vineyard_corner_villa1_head",
    "villa1_vineyard_opposite",
    "villa2_vineyard_left",
    "herb_garden_corner_villa1_tail",
    "villa1_herb_garden_opposite",
    "villa2_herb_garden_right",
    "chicken_yard_corner_villa1_head",
    "villa1_chicken_yard_opposite",
    "villa2_chicken_yard_left",
    "fish_pond_corner_villa1_tail",
    "villa1_fish_pond_opposite",
    "villa2_fish_pond_right",
    "merchant_baker_opposite",
    "baker_steward_right",
    "steward_craftsman_opposite",
    "craftsman_merchant_right",
    "vineyard_herb_garden_opposite",
    "vineyard_chicken_yard_right",
    "vineyard_fish_pond_left",
    "herb_garden_chicken_yard_opposite",
    "herb_garden_fish_pond_right",
    "chicken_yard_fish_pond_left",
    "vineyard_chicken_yard_opposite",
    "herb_garden_fish_pond_opposite",
    "merchant_half",
    "baker_half",
    "steward_half",
    "craftsman_half",
    "vineyard_end",
    "herb_garden_end",
    "chicken_yard_end",
    "fish_pond_end",
    "villa_end1",
    "villa_end2",
]
EDGE: Final[list[int]] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # market
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # bakery
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # fountain
    2, 0, 2, 0, 0, 2, 0, 2, 2, 0, 2, 0, 0, 2, 0, 2,  # vineyard_straight
    3, 0, 3, 0, 0, 3, 0, 3, 3, 0, 3, 0, 0, 3, 0, 3,  # herb_garden_straight
    4, 0, 4, 0, 0, 4, 0, 4, 4, 0, 4, 0, 0, 4, 0, 4,  # chicken_yard_straight
    5, 0, 5, 0, 0, 5, 0, 5, 5, 0, 5, 0, 0, 5, 0, 5,  # fish_pond_straight
    1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1,  # villa_straight1
    1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1,  # villa_straight2
    1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1,  # villa_t2
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  # villa_cross3
    2, 2, 6, 0, 0, 2, 2, 6, 6, 0, 2, 2, 2, 6, 0, 2,  # vineyard_corner_merchant_tail
    2, 0, 7, 0, 0, 2, 0, 7, 7, 0, 2, 0, 0, 7, 0, 2,  # vineyard_baker_opposite
    2, 8, 0, 0, 0, 2, 8, 0, 0, 0, 2, 8, 8, 0, 0, 2,  # vineyard_steward_right
    2, 0, 0, 9, 9, 2, 0, 0, 0, 9, 2, 0, 0, 0, 9, 2,  # vineyard_craftsman_left
    3, 0, 6, 0, 0, 3, 0, 6, 6, 0, 3, 0, 0, 6, 0, 3,  # herb_garden_merchant_opposite
    3, 7, 0, 0, 0, 3, 7, 0, 0, 0, 3, 7, 7, 0, 0, 3,  # herb_garden_baker_right
    3, 0, 0, 8, 8, 3, 0, 0, 0, 8, 3, 0, 0, 0, 8, 3,  # herb_garden_steward_left
    3, 3, 0, 9, 9, 3, 3, 0, 0, 9, 3, 3, 3, 0, 9, 3,  # herb_garden_corner_craftsman_head
    4, 6, 0, 0, 0, 4, 6, 0, 0, 0, 4, 6, 6, 0, 0, 4,  # chicken_yard_merchant_right
    4, 0, 0, 7, 7, 4, 0, 0, 0, 7, 4, 0, 0, 0, 7, 4,  # chicken_yard_baker_left
    4, 4, 8, 0, 0, 4, 4, 8, 8, 0, 4, 4, 4, 8, 0, 4,  # chicken_yard_corner_steward_tail
    4, 0, 9, 0, 0, 4, 0, 9, 9, 0, 4, 0, 0, 9, 0, 4,  # chicken_yard_craftsman_opposite
    5, 0, 0, 6, 6, 5, 0, 0, 0, 6, 5, 0, 0, 0, 6, 5,  # fish_pond_merchant_left
    5, 5, 0, 7, 7, 5, 5, 0, 0, 7, 5, 5, 5, 0, 7, 5,  # fish_pond_corner_baker_head
    5, 0, 8, 0, 0, 5, 0, 8, 8, 0, 5, 0, 0, 8, 0, 5,  # fish_pond_steward_opposite
    5, 9, 0, 0, 0, 5, 9, 0, 0, 0, 5, 9, 9, 0, 0, 5,  # fish_pond_craftsman_right
    1, 1, 6, 0, 0, 1, 1, 6, 6, 0, 1, 1, 1, 6, 0, 1,  # villa_corner1_merchant_tail
    1, 0, 6, 0, 0, 1, 0, 6, 6, 0, 1, 0, 0, 6, 0, 1,  # villa1_merchant_opposite
    1, 6, 0, 0, 0, 1, 6, 0, 0, 0, 1, 6, 6, 0, 0, 1,  # villa1_merchant_right
    1, 1, 0, 7, 7, 1, 1, 0, 0, 7, 1, 1, 1, 0, 7, 1,  # villa_corner1_baker_head
    1, 0, 7, 0, 0, 1, 0, 7, 7, 0, 1, 0, 0, 7, 0, 1,  # villa1_baker_opposite
    1, 0, 0, 7, 7, 1, 0, 0, 0, 7, 1, 0, 0, 0, 7, 1,  # villa1_baker_left
    1, 1, 8, 0, 0, 1, 1, 8, 8, 0, 1, 1, 1, 8, 0, 1,  # villa_corner1_steward_tail
    1, 0, 8, 0, 0, 1, 0, 8, 8, 0, 1, 0, 0, 8, 0, 1,  # villa1_steward_opposite
    1, 8, 0, 0, 0, 1, 8, 0, 0, 0, 1, 8, 8, 0, 0, 1,  # villa1_steward_right
    1, 1, 0, 9, 9, 1, 1, 0, 0, 9, 1, 1, 1, 0, 9, 1,  # villa_corner1_craftsman_head
    1, 0, 9, 0, 0, 1, 0, 9, 9, 0, 1, 0, 0, 9, 0, 1,  # villa1_craftsman_opposite
    1, 0, 0, 9, 9, 1, 0, 0, 0, 9, 1, 0, 0, 0, 9, 1,  # villa1_craftsman_left
    2, 2, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 2, 0, 1, 2,  # vineyard_corner_villa1_head
    1, 0, 2, 0, 0, 1, 0, 2, 2, 0, 1, 0, 0, 2, 0, 1,  # villa1_vineyard_opposite
    1, 0, 0, 2, 2, 1, 0, 0, 0, 2, 1, 0, 0, 0, 2, 1,  # villa2_vineyard_left
    3, 3, 1, 0, 0, 3, 3, 1, 1, 0, 3, 3, 3, 1, 0, 3,  # herb_garden_corner_villa1_tail
    1, 0, 3, 0, 0, 1, 0, 3, 3, 0, 1, 0, 0, 3, 0, 1,  # villa1_herb_garden_opposite
    1, 3, 0, 0, 0, 1, 3, 0, 0, 0, 1, 3, 3, 0, 0, 1,  # villa2_herb_garden_right
    4, 4, 0, 1, 1, 4, 4, 0, 0, 1, 4, 4, 4, 0, 1, 4,  # chicken_yard_corner_villa1_head
    1, 0, 4, 0, 0, 1, 0, 4, 4, 0, 1, 0, 0, 4, 0, 1,  # villa1_chicken_yard_opposite
    1, 0, 0, 4, 4, 1, 0, 0, 0, 4, 1, 0, 0, 0, 4, 1,  # villa2_chicken_yard_left
    5, 5, 1, 0, 0, 5, 5, 1, 1, 0, 5, 5, 5, 1, 0, 5,  # fish_pond_corner_villa1_tail
    1, 0, 5, 0, 0, 1, 0, 5, 5, 0, 1, 0, 0, 5, 0, 1,  # villa1_fish_pond_opposite
    1, 5, 0, 0, 0, 1, 5, 0, 0, 0, 1, 5, 5, 0, 0, 1,  # villa2_fish_pond_right
    6, 0, 7, 0, 0, 6, 0, 7, 7, 0, 6, 0, 0, 7, 0, 6,  # merchant_baker_opposite
    7, 8, 0, 0, 0, 7, 8, 0, 0, 0, 7, 8, 8, 0, 0, 7,  # baker_steward_right
    8, 0, 9, 0, 0, 8, 0, 9, 9, 0, 8, 0, 0, 9, 0, 8,  # steward_craftsman_opposite
    9, 6, 0, 0, 0, 9, 6, 0, 0, 0, 9, 6, 6, 0, 0, 9,  # craftsman_merchant_right
    2, 0, 3, 0, 0, 2, 0, 3, 3, 0, 2, 0, 0, 3, 0, 2,  # vineyard_herb_garden_opposite
    2, 4, 0, 0, 0, 2, 4, 0, 0, 0, 2, 4, 4, 0, 0, 2,  # vineyard_chicken_yard_right
    2, 0, 0, 5, 5, 2, 0, 0, 0, 5, 2, 0, 0, 0, 5, 2,  # vineyard_fish_pond_left
    3, 0, 4, 0, 0, 3, 0, 4, 4, 0, 3, 0, 0, 4, 0, 3,  # herb_garden_chicken_yard_opposite
    3, 5, 0, 0, 0, 3, 5, 0, 0, 0, 3, 5, 5, 0, 0, 3,  # herb_garden_fish_pond_right
    4, 0, 0, 5, 5, 4, 0, 0, 0, 5, 4, 0, 0, 0, 5, 4,  # chicken_yard_fish_pond_left
    2, 0, 4, 0, 0, 2, 0, 4, 4, 0, 2, 0, 0, 4, 0, 2,  # vineyard_chicken_yard_opposite
    3, 0, 5, 0, 0, 3, 0, 5, 5, 0, 3, 0, 0, 5, 0, 3,  # herb_garden_fish_pond_opposite
    6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 6, 0, 0, 0, 0, 6,  # merchant_half
    7, 0, 0, 0, 0, 7, 0, 0, 0, 0, 7, 0, 0, 0, 0, 7,  # baker_half
    8, 0, 0, 0, 0, 8, 0, 0, 0, 0, 8, 0, 0, 0, 0, 8,  # steward_half
    9, 0, 0, 0, 0, 9, 0, 0, 0, 0, 9, 0, 0, 0, 0, 9,  # craftsman_half
    2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2,  # vineyard_end
    3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3,  # herb_garden_end
    4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4,  # chicken_yard_end
    5, 0, 0, 0, 0, 5, 0, 0, 0, 0, 5, 0, 0, 0, 0, 5,  # fish_pond_end
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,  # villa_end1
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,  # villa_end2
]
TURNS_OF: Final[list[list[int]]] = [
    [0],  # market
    [0],  # bakery
    [0],  # fountain
    [0, 1],  # vineyard_straight
    [0, 1],  # herb_garden_straight
    [0, 1],  # chicken_yard_straight
    [0, 1],  # fish_pond_straight
    [0, 1],  # villa_straight1
    [0, 1],  # villa_straight2
    [0, 1, 2, 3],  # villa_t2
    [0],  # villa_cross3
    [0, 1, 2, 3],  # vineyard_corner_merchant_tail
    [0, 1, 2, 3],  # vineyard_baker_opposite
    [0, 1, 2, 3],  # vineyard_steward_right
    [0, 1, 2, 3],  # vineyard_craftsman_left
    [0, 1, 2, 3],  # herb_garden_merchant_opposite
    [0, 1, 2, 3],  # herb_garden_baker_right
    [0, 1, 2, 3],  # herb_garden_steward_left
    [0, 1, 2, 3],  # herb_garden_corner_craftsman_head
    [0, 1, 2, 3],  # chicken_yard_merchant_right
    [0, 1, 2, 3],  # chicken_yard_baker_left
    [0, 1, 2, 3],  # chicken_yard_corner_steward_tail
    [0, 1, 2, 3],  # chicken_yard_craftsman_opposite
    [0, 1, 2, 3],  # fish_pond_merchant_left
    [0, 1, 2, 3],  # fish_pond_corner_baker_head
    [0, 1, 2, 3],  # fish_pond_steward_opposite
    [0, 1, 2, 3],  # fish_pond_craftsman_right
    [0, 1, 2, 3],  # villa_corner1_merchant_tail
    [0, 1, 2, 3],  # villa1_merchant_opposite
    [0, 1, 2, 3],  # villa1_merchant_right
    [0, 1, 2, 3],  # villa_corner1_baker_head
    [0, 1, 2, 3],  # villa1_baker_opposite
    [0, 1, 2, 3],  # villa1_baker_left
    [0, 1, 2, 3],  # villa_corner1_steward_tail
    [0, 1, 2, 3],  # villa1_steward_opposite
    [0, 1, 2, 3],  # villa1_steward_right
    [0, 1, 2, 3],  # villa_corner1_craftsman_head
    [0, 1, 2, 3],  # villa1_craftsman_opposite
    [0, 1, 2, 3],  # villa1_craftsman_left
    [0, 1, 2, 3],  # vineyard_corner_villa1_head
    [0, 1, 2, 3],  # villa1_vineyard_opposite
    [0, 1, 2, 3],  # villa2_vineyard_left
    [0, 1, 2, 3],  # herb_garden_corner_villa1_tail
    [0, 1, 2, 3],  # villa1_herb_garden_opposite
    [0, 1, 2, 3],  # villa2_herb_garden_right
    [0, 1, 2, 3],  # chicken_yard_corner_villa1_head
    [0, 1, 2, 3],  # villa1_chicken_yard_opposite
    [0, 1, 2, 3],  # villa2_chicken_yard_left
    [0, 1, 2, 3],  # fish_pond_corner_villa1_tail
    [0, 1, 2, 3],  # villa1_fish_pond_opposite
    [0, 1, 2, 3],  # villa2_fish_pond_right
    [0, 1, 2, 3],  # merchant_baker_opposite
    [0, 1, 2, 3],  # baker_steward_right
    [0, 1, 2, 3],  # steward_craftsman_opposite
    [0, 1, 2, 3],  # craftsman_merchant_right
    [0, 1, 2, 3],  # vineyard_herb_garden_opposite
    [0, 1, 2, 3],  # vineyard_chicken_yard_right
    [0, 1, 2, 3],  # vineyard_fish_pond_left
    [0, 1, 2, 3],  # herb_garden_chicken_yard_opposite
    [0, 1, 2, 3],  # herb_garden_fish_pond_right
    [0, 1, 2, 3],  # chicken_yard_fish_pond_left
    [0, 1, 2, 3],  # vineyard_chicken_yard_opposite
    [0, 1, 2, 3],  # herb_garden_fish_pond_opposite
    [0, 1, 2, 3],  # merchant_half
    [0, 1, 2, 3],  # baker_half
    [0, 1, 2, 3],  # steward_half
    [0, 1, 2, 3],  # craftsman_half
    [0, 1, 2, 3],  # vineyard_end
    [0, 1, 2, 3],  # herb_garden_end
    [0, 1, 2, 3],  # chicken_yard_end
    [0, 1, 2, 3],  # fish_pond_end
    [0, 1, 2, 3],  # villa_end1
    [0, 1, 2, 3],  # villa_end2
]
CHIMNEYS: Final[list[int]] = [
    0,  # market
    0,  # bakery
    0,  # fountain
    0,  # vineyard_straight
    0,  # herb_garden_straight
    0,  # chicken_yard_straight
    0,  # fish_pond_straight
    1,  # villa_straight1
    2,  # villa_straight2
    2,  # villa_t2
    3,  # villa_cross3
    0,  # vineyard_corner_merchant_tail
    0,  # vineyard_baker_opposite
    0,  # vineyard_steward_right
    0,  # vineyard_craftsman_left
    0,  # herb_garden_merchant_opposite
    0,  # herb_garden_baker_right
    0,  # herb_garden_steward_left
    0,  # herb_garden_corner_craftsman_head
    0,  # chicken_yard_merchant_right
    0,  # chicken_yard_baker_left
    0,  # chicken_yard_corner_steward_tail
    0,  # chicken_yard_craftsman_opposite
    0,  # fish_pond_merchant_left
    0,  # fish_pond_corner_baker_head
    0,  # fish_pond_steward_opposite
    0,  # fish_pond_craftsman_right
    1,  # villa_corner1_merchant_tail
    1,  # villa1_merchant_opposite
    1,  # villa1_merchant_right
    1,  # villa_corner1_baker_head
    1,  # villa1_baker_opposite
    1,  # villa1_baker_left
    1,  # villa_corner1_steward_tail
    1,  # villa1_steward_opposite
    1,  # villa1_steward_right
    1,  # villa_corner1_craftsman_head
    1,  # villa1_craftsman_opposite
    1,  # villa1_craftsman_left
    1,  # vineyard_corner_villa1_head
    1,  # villa1_vineyard_opposite
    2,  # villa2_vineyard_left
    1,  # herb_garden_corner_villa1_tail
    1,  # villa1_herb_garden_opposite
    2,  # villa2_herb_garden_right
    1,  # chicken_yard_corner_villa1_head
    1,  # villa1_chicken_yard_opposite
    2,  # villa2_chicken_yard_left
    1,  # fish_pond_corner_villa1_tail
    1,  # villa1_fish_pond_opposite
    2,  # villa2_fish_pond_right
    0,  # merchant_baker_opposite
    0,  # baker_steward_right
    0,  # steward_craftsman_opposite
    0,  # craftsman_merchant_right
    0,  # vineyard_herb_garden_opposite
    0,  # vineyard_chicken_yard_right
    0,  # vineyard_fish_pond_left
    0,  # herb_garden_chicken_yard_opposite
    0,  # herb_garden_fish_pond_right
    0,  # chicken_yard_fish_pond_left
    0,  # vineyard_chicken_yard_opposite
    0,  # herb_garden_fish_pond_opposite
    0,  # merchant_half
    0,  # baker_half
    0,  # steward_half
    0,  # craftsman_half
    0,  # vineyard_end
    0,  # herb_garden_end
    0,  # chicken_yard_end
    0,  # fish_pond_end
    1,  # villa_end1
    2,  # villa_end2
]
BUILDING: Final[list[int]] = [
    10,  # market
    11,  # bakery
    12,  # fountain
    0,  # vineyard_straight
    0,  # herb_garden_straight
    0,  # chicken_yard_straight
    0,  # fish_pond_straight
    0,  # villa_straight1
    0,  # villa_straight2
    0,  # villa_t2
    0,  # villa_cross3
    0,  # vineyard_corner_merchant_tail
    0,  # vineyard_baker_opposite
    0,  # vineyard_steward_right
    0,  # vineyard_craftsman_left
    0,  # herb_garden_merchant_opposite
    0,  # herb_garden_baker_right
    0,  # herb_garden_steward_left
    0,  # herb_garden_corner_craftsman_head
    0,  # chicken_yard_merchant_right
    0,  # chicken_yard_baker_left
    0,  # chicken_yard_corner_steward_tail
    0,  # chicken_yard_craftsman_opposite
    0,  # fish_pond_merchant_left
    0,  # fish_pond_corner_baker_head
    0,  # fish_pond_steward_opposite
    0,  # fish_pond_craftsman_right
    0,  # villa_corner1_merchant_tail
    0,  # villa1_merchant_opposite
    0,  # villa1_merchant_right
    0,  # villa_corner1_baker_head
    0,  # villa1_baker_opposite
    0,  # villa1_baker_left
    0,  # villa_corner1_steward_tail
    0,  # villa1_steward_opposite
    0,  # villa1_steward_right
    0,  # villa_corner1_craftsman_head
    0,  # villa1_craftsman_opposite
    0,  # villa1_craftsman_left
    0,  # vineyard_corner_villa1_head
    0,  # villa1_vineyard_opposite
    0,  # villa2_vineyard_left
    0,  # herb_garden_corner_villa1_tail
    0,  # villa1_herb_garden_opposite
    0,  # villa2_herb_garden_right
    0,  # chicken_yard_corner_villa1_head
    0,  # villa1_chicken_yard_opposite
    0,  # villa2_chicken_yard_left
    0,  # fish_pond_corner_villa1_tail
    0,  # villa1_fish_pond_opposite
    0,  # villa2_fish_pond_right
    0,  # merchant_baker_opposite
    0,  # baker_steward_right
    0,  # steward_craftsman_opposite
    0,  # craftsman_merchant_right
    0,  # vineyard_herb_garden_opposite
    0,  # vineyard_chicken_yard_right
    0,  # vineyard_fish_pond_left
    0,  # herb_garden_chicken_yard_opposite
    0,  # herb_garden_fish_pond_right
    0,  # chicken_yard_fish_pond_left
    0,  # vineyard_chicken_yard_opposite
    0,  # herb_garden_fish_pond_opposite
    0,  # merchant_half
    0,  # baker_half
    0,  # steward_half
    0,  # craftsman_half
    0,  # vineyard_end
    0,  # herb_garden_end
    0,  # chicken_yard_end
    0,  # fish_pond_end
    0,  # villa_end1
    0,  # villa_end2
]
PARTS: Final[list[list[int]]] = [
    [],  # market
    [],  # bakery
    [],  # fountain
    [2],  # vineyard_straight
    [3],  # herb_garden_straight
    [4],  # chicken_yard_straight
    [5],  # fish_pond_straight
    [1],  # villa_straight1
    [1],  # villa_straight2
    [1],  # villa_t2
    [1],  # villa_cross3
    [2, 6],  # vineyard_corner_merchant_tail
    [2, 7],  # vineyard_baker_opposite
    [2, 8],  # vineyard_steward_right
    [2, 9],  # vineyard_craftsman_left
    [3, 6],  # herb_garden_merchant_opposite
    [3, 7],  # herb_garden_baker_right
    [3, 8],  # herb_garden_steward_left
    [3, 9],  # herb_garden_corner_craftsman_head
    [4, 6],  # chicken_yard_merchant_right
    [4, 7],  # chicken_yard_baker_left
    [4, 8],  # chicken_yard_corner_steward_tail
    [4, 9],  # chicken_yard_craftsman_opposite
    [5, 6],  # fish_pond_merchant_left
    [5, 7],  # fish_pond_corner_baker_head
    [5, 8],  # fish_pond_steward_opposite
    [5, 9],  # fish_pond_craftsman_right
    [1, 6],  # villa_corner1_merchant_tail
    [1, 6],  # villa1_merchant_opposite
    [1, 6],  # villa1_merchant_right
    [1, 7],  # villa_corner1_baker_head
    [1, 7],  # villa1_baker_opposite
    [1, 7],  # villa1_baker_left
    [1, 8],  # villa_corner1_steward_tail
    [1, 8],  # villa1_steward_opposite
    [1, 8],  # villa1_steward_right
    [1, 9],  # villa_corner1_craftsman_head
    [1, 9],  # villa1_craftsman_opposite
    [1, 9],  # villa1_craftsman_left
    [2, 1],  # vineyard_corner_villa1_head
    [1, 2],  # villa1_vineyard_opposite
    [1, 2],  # villa2_vineyard_left
    [3, 1],  # herb_garden_corner_villa1_tail
    [1, 3],  # villa1_herb_garden_opposite
    [1, 3],  # villa2_herb_garden_right
    [4, 1],  # chicken_yard_corner_villa1_head
    [1, 4],  # villa1_chicken_yard_opposite
    [1, 4],  # villa2_chicken_yard_left
    [5, 1],  # fish_pond_corner_villa1_tail
    [1, 5],  # villa1_fish_pond_opposite
    [1, 5],  # villa2_fish_pond_right
    [6, 7],  # merchant_baker_opposite
    [7, 8],  # baker_steward_right
    [8, 9],  # steward_craftsman_opposite
    [9, 6],  # craftsman_merchant_right
    [2, 3],  # vineyard_herb_garden_opposite
    [2, 4],  # vineyard_chicken_yard_right
    [2, 5],  # vineyard_fish_pond_left
    [3, 4],  # herb_garden_chicken_yard_opposite
    [3, 5],  # herb_garden_fish_pond_right
    [4, 5],  # chicken_yard_fish_pond_left
    [2, 4],  # vineyard_chicken_yard_opposite
    [3, 5],  # herb_garden_fish_pond_opposite
    [6],  # merchant_half
    [7],  # baker_half
    [8],  # steward_half
    [9],  # craftsman_half
    [2],  # vineyard_end
    [3],  # herb_garden_end
    [4],  # chicken_yard_end
    [5],  # fish_pond_end
    [1],  # villa_end1
    [1],  # villa_end2
]
WITHIN_FRAME: Final[list[int]] = [
    0xFFFFFFFFF,  # market
    0xFFFFFFFFF,  # bakery
    0xFFFFFFFFF,  # fountain
    0x7BFFFFFDE,  # vineyard_straight
    0x7BFFFFFDE,  # herb_garden_straight
    0x7BFFFFFDE,  # chicken_yard_straight
    0x7BFFFFFDE,  # fish_pond_straight
    0x7BFFFFFDE,  # villa_straight1
    0x7BFFFFFDE,  # villa_straight2
    0x7BFFFFFDE,  # villa_t2
    0x1E79E780,  # villa_cross3
    0x7BFFFFFDE,  # vineyard_corner_merchant_tail
    0x7BFFFFFDE,  # vineyard_baker_opposite
    0xFFFFFFFFF,  # vineyard_steward_right
    0xFFFFFFFFF,  # vineyard_craftsman_left
    0x7BFFFFFDE,  # herb_garden_merchant_opposite
    0xFFFFFFFFF,  # herb_garden_baker_right
    0xFFFFFFFFF,  # herb_garden_steward_left
    0x7BFFFFFDE,  # herb_garden_corner_craftsman_head
    0xFFFFFFFFF,  # chicken_yard_merchant_right
    0xFFFFFFFFF,  # chicken_yard_baker_left
    0x7BFFFFFDE,  # chicken_yard_corner_steward_tail
    0x7BFFFFFDE,  # chicken_yard_craftsman_opposite
    0xFFFFFFFFF,  # fish_pond_merchant_left
    0x7BFFFFFDE,  # fish_pond_corner_baker_head
    0x7BFFFFFDE,  # fish_pond_steward_opposite
    0xFFFFFFFFF,  # fish_pond_craftsman_right
    0x7BFFFFFDE,  # villa_corner1_merchant_tail
    0x7BFFFFFDE,  # villa1_merchant_opposite
    0xFFFFFFFFF,  # villa1_merchant_right
    0x7BFFFFFDE,  # villa_corner1_baker_head
    0x7BFFFFFDE,  # villa1_baker_opposite
    0xFFFFFFFFF,  # villa1_baker_left
    0x7BFFFFFDE,  # villa_corner1_steward_tail
    0x7BFFFFFDE,  # villa1_steward_opposite
    0xFFFFFFFFF,  # villa1_steward_right
    0x7BFFFFFDE,  # villa_corner1_craftsman_head
    0x7BFFFFFDE,  # villa1_craftsman_opposite
    0xFFFFFFFFF,  # villa1_craftsman_left
    0x7BFFFFFDE,  # vineyard_corner_villa1_head
    0x7BFFFFFDE,  # villa1_vineyard_opposite
    0xFFFFFFFFF,  # villa2_vineyard_left
    0x7BFFFFFDE,  # herb_garden_corner_villa1_tail
    0x7BFFFFFDE,  # villa1_herb_garden_opposite
    0xFFFFFFFFF,  # villa2_herb_garden_right
    0x7BFFFFFDE,  # chicken_yard_corner_villa1_head
    0x7BFFFFFDE,  # villa1_chicken_yard_opposite
    0xFFFFFFFFF,  # villa2_chicken_yard_left
    0x7BFFFFFDE,  # fish_pond_corner_villa1_tail
    0x7BFFFFFDE,  # villa1_fish_pond_opposite
    0xFFFFFFFFF,  # villa2_fish_pond_right
    0x7BFFFFFDE,  # merchant_baker_opposite
    0xFFFFFFFFF,  # baker_steward_right
    0x7BFFFFFDE,  # steward_craftsman_opposite
    0xFFFFFFFFF,  # craftsman_merchant_right
    0x7BFFFFFDE,  # vineyard_herb_garden_opposite
    0xFFFFFFFFF,  # vineyard_chicken_yard_right
    0xFFFFFFFFF,  # vineyard_fish_pond_left
    0x7BFFFFFDE,  # herb_garden_chicken_yard_opposite
    0xFFFFFFFFF,  # herb_garden_fish_pond_right
    0xFFFFFFFFF,  # chicken_yard_fish_pond_left
    0x7BFFFFFDE,  # vineyard_chicken_yard_opposite
    0x7BFFFFFDE,  # herb_garden_fish_pond_opposite
    0xFFFFFFFFF,  # merchant_half
    0xFFFFFFFFF,  # baker_half
    0xFFFFFFFFF,  # steward_half
    0xFFFFFFFFF,  # craftsman_half
    0xFFFFFFFFF,  # vineyard_end
    0xFFFFFFFFF,  # herb_garden_end
    0xFFFFFFFFF,  # chicken_yard_end
    0xFFFFFFFFF,  # fish_pond_end
    0xFFFFFFFFF,  # villa_end1
    0xFFFFFFFFF,  # villa_end2
]
LIGHT: Final = 0
DARK: Final = 1
FOUNTAIN_BACK: Final = 2
LIGHT_TILES: Final[list[int]] = [
    0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3,
    4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9,
    9, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
    49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
]
DARK_TILES: Final[list[int]] = [
    0, 0, 0, 1, 1, 1, 2, 2, 2, 63, 63, 63, 64,
    64, 64, 65, 65, 65, 66, 66, 66, 67, 67, 67, 68, 68,
    68, 69, 69, 69, 70, 70, 70, 71, 71, 71, 71, 72, 72,
]

# Scoring cards.
CARDS: Final = 51
CARD_IDS: Final[list[str]] = [
    "a_grape_2",
    "a_grape_3",
    "a_herb_2",
    "a_herb_3",
    "a_chicken_2",
    "a_chicken_3",
    "a_fish_2",
    "a_fish_3",
    "b_grape_herb",
    "b_grape_chicken",
    "b_grape_fish",
    "b_herb_chicken",
    "b_herb_fish",
    "b_chicken_fish",
    "b_no_grape",
    "b_no_herb",
    "b_no_chicken",
    "b_no_fish",
    "b_all_wares",
    "c_chimney_2_bread",
    "c_chimney_2_coin",
    "c_chimney_2_step",
    "c_chimney_2_vp",
    "c_chimney_3_coin_step",
    "c_chimney_3_bread_step",
    "c_chimney_3_coin_bread",
    "c_chimney_3_vp",
    "c_villa_1_vp",
    "c_villa_1_bread",
    "c_villa_2_coin_bread_step",
    "c_villa_2_vp",
    "d_merchant_1",
    "d_baker_1",
    "d_steward_1",
    "d_craftsman_1",
    "d_vineyard_1",
    "d_herb_garden_1",
    "d_chicken_yard_1",
    "d_fish_pond_1",
    "d_fish_pond_herb_garden",
    "d_vineyard_chicken_yard",
    "d_merchant_craftsman",
    "d_baker_steward",
    "d_any_landscape_3_coin_bread",
    "d_any_landscape_3_vp",
    "d_any_dwelling_3_bread_step",
    "d_any_dwelling_3_vp",
    "d_market_2",
    "d_bakery_2",
    "d_fountain_2",
    "d_market_bakery_fountain",
]
GROUP_IDS: Final[list[str]] = ["A", "B", "C", "D"]
GROUP_CARDS: Final[list[list[int]]] = [
    [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7],  # A
    [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 18],  # B
    [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],  # C
    [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50],  # D
]
CARD_GROUP: Final[list[int]] = [
    0,  # a_grape_2
    0,  # a_grape_3
    0,  # a_herb_2
    0,  # a_herb_3
    0,  # a_chicken_2
    0,  # a_chicken_3
    0,  # a_fish_2
    0,  # a_fish_3
    1,  # b_grape_herb
    1,  # b_grape_chicken
    1,  # b_grape_fish
    1,  # b_herb_chicken
    1,  # b_herb_fish
    1,  # b_chicken_fish
    1,  # b_no_grape
    1,  # b_no_herb
    1,  # b_no_chicken
    1,  # b_no_fish
    1,  # b_all_wares
    2,  # c_chimney_2_bread
    2,  # c_chimney_2_coin
    2,  # c_chimney_2_step
    2,  # c_chimney_2_vp
    2,  # c_chimney_3_coin_step
    2,  # c_chimney_3_bread_step
    2,  # c_chimney_3_coin_bread
    2,  # c_chimney_3_vp
    2,  # c_villa_1_vp
    2,  # c_villa_1_bread
    2,  # c_villa_2_coin_bread_step
    2,  # c_villa_2_vp
    3,  # d_merchant_1
    3,  # d_baker_1
    3,  # d_steward_1
    3,  # d_craftsman_1
    3,  # d_vineyard_1
    3,  # d_herb_garden_1
    3,  # d_chicken_yard_1
    3,  # d_fish_pond_1
    3,  # d_fish_pond_herb_garden
    3,  # d_vineyard_chicken_yard
    3,  # d_merchant_craftsman
    3,  # d_baker_steward
    3,  # d_any_landscape_3_coin_bread
    3,  # d_any_landscape_3_vp
    3,  # d_any_dwelling_3_bread_step
    3,  # d_any_dwelling_3_vp
    3,  # d_market_2
    3,  # d_bakery_2
    3,  # d_fountain_2
    3,  # d_market_bakery_fountain
]
CARD_RED: Final[list[int]] = [
    1,  # a_grape_2
    1,  # a_grape_3
    1,  # a_herb_2
    1,  # a_herb_3
    1,  # a_chicken_2
    1,  # a_chicken_3
    1,  # a_fish_2
    1,  # a_fish_3
    1,  # b_grape_herb
    1,  # b_grape_chicken
    1,  # b_grape_fish
    1,  # b_herb_chicken
    1,  # b_herb_fish
    1,  # b_chicken_fish
    1,  # b_no_grape
    1,  # b_no_herb
    1,  # b_no_chicken
    1,  # b_no_fish
    1,  # b_all_wares
    0,  # c_chimney_2_bread
    0,  # c_chimney_2_coin
    0,  # c_chimney_2_step
    0,  # c_chimney_2_vp
    0,  # c_chimney_3_coin_step
    0,  # c_chimney_3_bread_step
    0,  # c_chimney_3_coin_bread
    0,  # c_chimney_3_vp
    0,  # c_villa_1_vp
    0,  # c_villa_1_bread
    0,  # c_villa_2_coin_bread_step
    0,  # c_villa_2_vp
    0,  # d_merchant_1
    0,  # d_baker_1
    0,  # d_steward_1
    0,  # d_craftsman_1
    0,  # d_vineyard_1
    0,  # d_herb_garden_1
    0,  # d_chicken_yard_1
    0,  # d_fish_pond_1
    0,  # d_fish_pond_herb_garden
    0,  # d_vineyard_chicken_yard
    0,  # d_merchant_craftsman
    0,  # d_baker_steward
    0,  # d_any_landscape_3_coin_bread
    0,  # d_any_landscape_3_vp
    0,  # d_any_dwelling_3_bread_step
    0,  # d_any_dwelling_3_vp
    0,  # d_market_2
    0,  # d_bakery_2
    0,  # d_fountain_2
    0,  # d_market_bakery_fountain
]
CARD_WARES: Final[list[list[int]]] = [
    [2, 0, 0, 0],  # a_grape_2
    [3, 0, 0, 0],  # a_grape_3
    [0, 2, 0, 0],  # a_herb_2
    [0, 3, 0, 0],  # a_herb_3
    [0, 0, 2, 0],  # a_chicken_2
    [0, 0, 3, 0],  # a_chicken_3
    [0, 0, 0, 2],  # a_fish_2
    [0, 0, 0, 3],  # a_fish_3
    [1, 1, 0, 0],  # b_grape_herb
    [1, 0, 1, 0],  # b_grape_chicken
    [1, 0, 0, 1],  # b_grape_fish
    [0, 1, 1, 0],  # b_herb_chicken
    [0, 1, 0, 1],  # b_herb_fish
    [0, 0, 1, 1],  # b_chicken_fish
    [0, 1, 1, 1],  # b_no_grape
    [1, 0, 1, 1],  # b_no_herb
    [1, 1, 0, 1],  # b_no_chicken
    [1, 1, 1, 0],  # b_no_fish
    [1, 1, 1, 1],  # b_all_wares
    [0, 0, 0, 0],  # c_chimney_2_bread
    [0, 0, 0, 0],  # c_chimney_2_coin
    [0, 0, 0, 0],  # c_chimney_2_step
    [0, 0, 0, 0],  # c_chimney_2_vp
    [0, 0, 0, 0],  # c_chimney_3_coin_step
    [0, 0, 0, 0],  # c_chimney_3_bread_step
    [0, 0, 0, 0],  # c_chimney_3_coin_bread
    [0, 0, 0, 0],  # c_chimney_3_vp
    [0, 0, 0, 0],  # c_villa_1_vp
    [0, 0, 0, 0],  # c_villa_1_bread
    [0, 0, 0, 0],  # c_villa_2_coin_bread_step
    [0, 0, 0, 0],  # c_villa_2_vp
    [0, 0, 0, 0],  # d_merchant_1
    [0, 0, 0, 0],  # d_baker_1
    [0, 0, 0, 0],  # d_steward_1
    [0, 0, 0, 0],  # d_craftsman_1
    [0, 0, 0, 0],  # d_vineyard_1
    [0, 0, 0, 0],  # d_herb_garden_1
    [0, 0, 0, 0],  # d_chicken_yard_1
    [0, 0, 0, 0],  # d_fish_pond_1
    [0, 0, 0, 0],  # d_fish_pond_herb_garden
    [0, 0, 0, 0],  # d_vineyard_chicken_yard
    [0, 0, 0, 0],  # d_merchant_craftsman
    [0, 0, 0, 0],  # d_baker_steward
    [0, 0, 0, 0],  # d_any_landscape_3_coin_bread
    [0, 0, 0, 0],  # d_any_landscape_3_vp
    [0, 0, 0, 0],  # d_any_dwelling_3_bread_step
    [0, 0, 0, 0],  # d_any_dwelling_3_vp
    [0, 0, 0, 0],  # d_market_2
    [0, 0, 0, 0],  # d_bakery_2
    [0, 0, 0, 0],  # d_fountain_2
    [0, 0, 0, 0],  # d_market_bakery_fountain
]
CARD_THINGS: Final[list[list[int]]] = [
    [],  # a_grape_2
    [],  # a_grape_3
    [],  # a_herb_2
    [],  # a_herb_3
    [],  # a_chicken_2
    [],  # a_chicken_3
    [],  # a_fish_2
    [],  # a_fish_3
    [],  # b_grape_herb
    [],  # b_grape_chicken
    [],  # b_grape_fish
    [],  # b_herb_chicken
    [],  # b_herb_fish
    [],  # b_chicken_fish
    [],  # b_no_grape
    [],  # b_no_herb
    [],  # b_no_chicken
    [],  # b_no_fish
    [],  # b_all_wares
    [13],  # c_chimney_2_bread
    [13],  # c_chimney_2_coin
    [13],  # c_chimney_2_step
    [13],  # c_chimney_2_vp
    [13],  # c_chimney_3_coin_step
    [13],  # c_chimney_3_bread_step
    [13],  # c_chimney_3_coin_bread
    [13],  # c_chimney_3_vp
    [1],  # c_villa_1_vp
    [1],  # c_villa_1_bread
    [1],  # c_villa_2_coin_bread_step
    [1],  # c_villa_2_vp
    [6],  # d_merchant_1
    [7],  # d_baker_1
    [8],  # d_steward_1
    [9],  # d_craftsman_1
    [2],  # d_vineyard_1
    [3],  # d_herb_garden_1
    [4],  # d_chicken_yard_1
    [5],  # d_fish_pond_1
    [5, 3],  # d_fish_pond_herb_garden
    [2, 4],  # d_vineyard_chicken_yard
    [6, 9],  # d_merchant_craftsman
    [7, 8],  # d_baker_steward
    [14],  # d_any_landscape_3_coin_bread
    [14],  # d_any_landscape_3_vp
    [15],  # d_any_dwelling_3_bread_step
    [15],  # d_any_dwelling_3_vp
    [10],  # d_market_2
    [11],  # d_bakery_2
    [12],  # d_fountain_2
    [10, 11, 12],  # d_market_bakery_fountain
]
CARD_COUNTS: Final[list[list[int]]] = [
    [],  # a_grape_2
    [],  # a_grape_3
    [],  # a_herb_2
    [],  # a_herb_3
    [],  # a_chicken_2
    [],  # a_chicken_3
    [],  # a_fish_2
    [],  # a_fish_3
    [],  # b_grape_herb
    [],  # b_grape_chicken
    [],  # b_grape_fish
    [],  # b_herb_chicken
    [],  # b_herb_fish
    [],  # b_chicken_fish
    [],  # b_no_grape
    [],  # b_no_herb
    [],  # b_no_chicken
    [],  # b_no_fish
    [],  # b_all_wares
    [2],  # c_chimney_2_bread
    [2],  # c_chimney_2_coin
    [2],  # c_chimney_2_step
    [2],  # c_chimney_2_vp
    [3],  # c_chimney_3_coin_step
    [3],  # c_chimney_3_bread_step
    [3],  # c_chimney_3_coin_bread
    [3],  # c_chimney_3_vp
    [1],  # c_villa_1_vp
    [1],  # c_villa_1_bread
    [2],  # c_villa_2_coin_bread_step
    [2],  # c_villa_2_vp
    [1],  # d_merchant_1
    [1],  # d_baker_1
    [1],  # d_steward_1
    [1],  # d_craftsman_1
    [1],  # d_vineyard_1
    [1],  # d_herb_garden_1
    [1],  # d_chicken_yard_1
    [1],  # d_fish_pond_1
    [1, 1],  # d_fish_pond_herb_garden
    [1, 1],  # d_vineyard_chicken_yard
    [1, 1],  # d_merchant_craftsman
    [1, 1],  # d_baker_steward
    [3],  # d_any_landscape_3_coin_bread
    [3],  # d_any_landscape_3_vp
    [3],  # d_any_dwelling_3_bread_step
    [3],  # d_any_dwelling_3_vp
    [2],  # d_market_2
    [2],  # d_bakery_2
    [2],  # d_fountain_2
    [1, 1, 1],  # d_market_bakery_fountain
]
PAYS_VP: Final[list[int]] = [
    4,  # a_grape_2
    7,  # a_grape_3
    4,  # a_herb_2
    7,  # a_herb_3
    4,  # a_chicken_2
    7,  # a_chicken_3
    4,  # a_fish_2
    7,  # a_fish_3
    3,  # b_grape_herb
    3,  # b_grape_chicken
    3,  # b_grape_fish
    3,  # b_herb_chicken
    3,  # b_herb_fish
    3,  # b_chicken_fish
    5,  # b_no_grape
    5,  # b_no_herb
    5,  # b_no_chicken
    5,  # b_no_fish
    8,  # b_all_wares
    0,  # c_chimney_2_bread
    0,  # c_chimney_2_coin
    0,  # c_chimney_2_step
    2,  # c_chimney_2_vp
    0,  # c_chimney_3_coin_step
    0,  # c_chimney_3_bread_step
    0,  # c_chimney_3_coin_bread
    4,  # c_chimney_3_vp
    3,  # c_villa_1_vp
    0,  # c_villa_1_bread
    0,  # c_villa_2_coin_bread_step
    7,  # c_villa_2_vp
    3,  # d_merchant_1
    3,  # d_baker_1
    3,  # d_steward_1
    3,  # d_craftsman_1
    3,  # d_vineyard_1
    3,  # d_herb_garden_1
    3,  # d_chicken_yard_1
    3,  # d_fish_pond_1
    7,  # d_fish_pond_herb_garden
    7,  # d_vineyard_chicken_yard
    7,  # d_merchant_craftsman
    7,  # d_baker_steward
    0,  # d_any_landscape_3_coin_bread
    5,  # d_any_landscape_3_vp
    0,  # d_any_dwelling_3_bread_step
    5,  # d_any_dwelling_3_vp
    3,  # d_market_2
    3,  # d_bakery_2
    3,  # d_fountain_2
    5,  # d_market_bakery_fountain
]
PAYS_COIN: Final[list[int]] = [
    0,  # a_grape_2
    0,  # a_grape_3
    0,  # a_herb_2
    0,  # a_herb_3
    0,  # a_chicken_2
    0,  # a_chicken_3
    0,  # a_fish_2
    0,  # a_fish_3
    0,  # b_grape_herb
    0,  # b_grape_chicken
    0,  # b_grape_fish
    0,  # b_herb_chicken
    0,  # b_herb_fish
    0,  # b_chicken_fish
    0,  # b_no_grape
    0,  # b_no_herb
    0,  # b_no_chicken
    0,  # b_no_fish
    0,  # b_all_wares
    0,  # c_chimney_2_bread
    1,  # c_chimney_2_coin
    0,  # c_chimney_2_step
    0,  # c_chimney_2_vp
    1,  # c_chimney_3_coin_step
    0,  # c_chimney_3_bread_step
    1,  # c_chimney_3_coin_bread
    0,  # c_chimney_3_vp
    0,  # c_villa_1_vp
    0,  # c_villa_1_bread
    1,  # c_villa_2_coin_bread_step
    0,  # c_villa_2_vp
    0,  # d_merchant_1
    0,  # d_baker_1
    0,  # d_steward_1
    0,  # d_craftsman_1
    0,  # d_vineyard_1
    0,  # d_herb_garden_1
    0,  # d_chicken_yard_1
    0,  # d_fish_pond_1
    0,  # d_fish_pond_herb_garden
    0,  # d_vineyard_chicken_yard
    0,  # d_merchant_craftsman
    0,  # d_baker_steward
    1,  # d_any_landscape_3_coin_bread
    0,  # d_any_landscape_3_vp
    0,  # d_any_dwelling_3_bread_step
    0,  # d_any_dwelling_3_vp
    0,  # d_market_2
    0,  # d_bakery_2
    0,  # d_fountain_2
    0,  # d_market_bakery_fountain
]
PAYS_BREAD: Final[list[int]] = [
    0,  # a_grape_2
    0,  # a_grape_3
    0,  # a_herb_2
    0,  # a_herb_3
    0,  # a_chicken_2
    0,  # a_chicken_3
    0,  # a_fish_2
    0,  # a_fish_3
    0,  # b_grape_herb
    0,  # b_grape_chicken
    0,  # b_grape_fish
    0,  # b_herb_chicken
    0,  # b_herb_fish
    0,  # b_chicken_fish
    0,  # b_no_grape
    0,  # b_no_herb
    0,  # b_no_chicken
    0,  # b_no_fish
    0,  # b_all_wares
    1,  # c_chimney_2_bread
    0,  # c_chimney_2_coin
    0,  # c_chimney_2_step
    0,  # c_chimney_2_vp
    0,  # c_chimney_3_coin_step
    1,  # c_chimney_3_bread_step
    1,  # c_chimney_3_coin_bread
    0,  # c_chimney_3_vp
    0,  # c_villa_1_vp
    1,  # c_villa_1_bread
    1,  # c_villa_2_coin_bread_step
    0,  # c_villa_2_vp
    0,  # d_merchant_1
    0,  # d_baker_1
    0,  # d_steward_1
    0,  # d_craftsman_1
    0,  # d_vineyard_1
    0,  # d_herb_garden_1
    0,  # d_chicken_yard_1
    0,  # d_fish_pond_1
    0,  # d_fish_pond_herb_garden
    0,  # d_vineyard_chicken_yard
    0,  # d_merchant_craftsman
    0,  # d_baker_steward
    1,  # d_any_landscape_3_coin_bread
    0,  # d_any_landscape_3_vp
    1,  # d_any_dwelling_3_bread_step
    0,  # d_any_dwelling_3_vp
    0,  # d_market_2
    0,  # d_bakery_2
    0,  # d_fountain_2
    0,  # d_market_bakery_fountain
]
PAYS_STEP: Final[list[int]] = [
    0,  # a_grape_2
    0,  # a_grape_3
    0,  # a_herb_2
    0,  # a_herb_3
    0,  # a_chicken_2
    0,  # a_chicken_3
    0,  # a_fish_2
    0,  # a_fish_3
    0,  # b_grape_herb
    0,  # b_grape_chicken
    0,  # b_grape_fish
    0,  # b_herb_chicken
    0,  # b_herb_fish
    0,  # b_chicken_fish
    0,  # b_no_grape
    0,  # b_no_herb
    0,  # b_no_chicken
    0,  # b_no_fish
    0,  # b_all_wares
    0,  # c_chimney_2_bread
    0,  # c_chimney_2_coin
    1,  # c_chimney_2_step
    0,  # c_chimney_2_vp
    1,  # c_chimney_3_coin_step
    1,  # c_chimney_3_bread_step
    0,  # c_chimney_3_coin_bread
    0,  # c_chimney_3_vp
    0,  # c_villa_1_vp
    0,  # c_villa_1_bread
    1,  # c_villa_2_coin_bread_step
    0,  # c_villa_2_vp
    0,  # d_merchant_1
    0,  # d_baker_1
    0,  # d_steward_1
    0,  # d_craftsman_1
    0,  # d_vineyard_1
    0,  # d_herb_garden_1
    0,  # d_chicken_yard_1
    0,  # d_fish_pond_1
    0,  # d_fish_pond_herb_garden
    0,  # d_vineyard_chicken_yard
    0,  # d_merchant_craftsman
    0,  # d_baker_steward
    0,  # d_any_landscape_3_coin_bread
    0,  # d_any_landscape_3_vp
    1,  # d_any_dwelling_3_bread_step
    0,  # d_any_dwelling_3_vp
    0,  # d_market_2
    0,  # d_bakery_2
    0,  # d_fountain_2
    0,  # d_market_bakery_fountain
]

# Grid of the scoring cards, row by row; by number of players, 0 to 4.
CARD_FIELDS: Final = 12
GRID: Final[list[list[int]]] = [
    [],
    [],
    [1, 3, 4, 5, 6, 7, 8, 10],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
]
CIRCLES: Final = 17
CIRCLE_IDS: Final[list[str]] = [
    "1-2",
    "1-4",
    "2-3",
    "2-5",
    "3-6",
    "4-5",
    "4-7",
    "5-6",
    "5-8",
    "6-9",
    "7-8",
    "7-10",
    "8-9",
    "8-11",
    "9-12",
    "10-11",
    "11-12",
]
CIRCLE_A: Final[list[int]] = [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 10]
CIRCLE_B: Final[list[int]] = [1, 3, 2, 4, 5, 4, 6, 5, 7, 8, 7, 9, 8, 10, 11, 10, 11]
CIRCLE_SET: Final[list[int]] = [0x0, 0x0, 0x37E8, 0xBFFC, 0x1FFFF]

# Parts of the frame; their tasks are listed by 2 * part + task.
FRAME_PARTS: Final = 16
TASK_THING: Final[list[int]] = [
    5,  # 1: fish_pond
    1,  # 1: villa
    1,  # 2: villa
    4,  # 2: chicken_yard
    3,  # 3: herb_garden
    1,  # 3: villa
    2,  # 4: vineyard
    1,  # 4: villa
    1,  # 5: villa
    6,  # 5: merchant
    1,  # 6: villa
    7,  # 6: baker
    8,  # 7: steward
    1,  # 7: villa
    1,  # 8: villa
    9,  # 8: craftsman
    4,  # 9: chicken_yard
    7,  # 9: baker
    3,  # 10: herb_garden
    7,  # 10: baker
    6,  # 11: merchant
    5,  # 11: fish_pond
    5,  # 12: fish_pond
    8,  # 12: steward
    6,  # 13: merchant
    3,  # 13: herb_garden
    2,  # 14: vineyard
    9,  # 14: craftsman
    9,  # 15: craftsman
    4,  # 15: chicken_yard
    2,  # 16: vineyard
    8,  # 16: steward
]
TASK_LINE_POSITION: Final[list[int]] = [
    4,  # 1: fish_pond
    6,  # 1: villa
    2,  # 2: villa
    4,  # 2: chicken_yard
    1,  # 3: herb_garden
    3,  # 3: villa
    2,  # 4: vineyard
    6,  # 4: villa
    2,  # 5: villa
    5,  # 5: merchant
    3,  # 6: villa
    5,  # 6: baker
    4,  # 7: steward
    6,  # 7: villa
    2,  # 8: villa
    6,  # 8: craftsman
    1,  # 9: chicken_yard
    4,  # 9: baker
    3,  # 10: herb_garden
    6,  # 10: baker
    1,  # 11: merchant
    5,  # 11: fish_pond
    1,  # 12: fish_pond
    6,  # 12: steward
    3,  # 13: merchant
    5,  # 13: herb_garden
    1,  # 14: vineyard
    4,  # 14: craftsman
    2,  # 15: craftsman
    5,  # 15: chicken_yard
    3,  # 16: vineyard
    5,  # 16: steward
]
TASK_POINTS: Final[list[int]] = [
    5,  # 1: fish_pond
    3,  # 1: villa
    3,  # 2: villa
    5,  # 2: chicken_yard
    5,  # 3: herb_garden
    3,  # 3: villa
    5,  # 4: vineyard
    3,  # 4: villa
    3,  # 5: villa
    4,  # 5: merchant
    3,  # 6: villa
    4,  # 6: baker
    4,  # 7: steward
    3,  # 7: villa
    3,  # 8: villa
    4,  # 8: craftsman
    5,  # 9: chicken_yard
    4,  # 9: baker
    5,  # 10: herb_garden
    4,  # 10: baker
    4,  # 11: merchant
    5,  # 11: fish_pond
    5,  # 12: fish_pond
    4,  # 12: steward
    4,  # 13: merchant
    5,  # 13: herb_garden
    5,  # 14: vineyard
    4,  # 14: craftsman
    4,  # 15: craftsman
    5,  # 15: chicken_yard
    5,  # 16: vineyard
    4,  # 16: steward
]
# Lines across a board, by 6 * side of the frame + position - 1.
LINE_CELLS: Final[list[int]] = [
    0x41041041,  # N 1: a
    0x82082082,  # N 2: b
    0x104104104,  # N 3: c
    0x208208208,  # N 4: d
    0x410410410,  # N 5: e
    0x820820820,  # N 6: f
    0x3F,  # E 1: 1
    0xFC0,  # E 2: 2
    0x3F000,  # E 3: 3
    0xFC0000,  # E 4: 4
    0x3F000000,  # E 5: 5
    0xFC0000000,  # E 6: 6
    0x820820820,  # S 1: f
    0x410410410,  # S 2: e
    0x208208208,  # S 3: d
    0x104104104,  # S 4: c
    0x82082082,  # S 5: b
    0x41041041,  # S 6: a
    0xFC0000000,  # W 1: 6
    0x3F000000,  # W 2: 5
    0xFC0000,  # W 3: 4
    0x3F000,  # W 4: 3
    0xFC0,  # W 5: 2
    0x3F,  # W 6: 1
]
LINE_IDS: Final[list[str]] = [
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "f",
    "e",
    "d",
    "c",
    "b",
    "a",
    "6",
    "5",
    "4",
    "3",
    "2",
    "1",
]

# Building boards.
BOARDS: Final = 4
SHOVEL: Final[list[int]] = [14, 15, 21, 20]
BANDEROLE_CELLS: Final[list[int]] = [0x64221094, 0x2A0122409, 0x290844260, 0x902448054]

# Cells, row by row; bit c of a mask is cell c.
CELLS: Final = 36
CELL_IDS: Final[list[str]] = [
    "a1",
    "b1",
    "c1",
    "d1",
    "e1",
    "f1",
    "a2",
    "b2",
    "c2",
    "d2",
    "e2",
    "f2",
    "a3",
    "b3",
    "c3",
    "d3",
    "e3",
    "f3",
    "a4",
    "b4",
    "c4",
    "d4",
    "e4",
    "f4",
    "a5",
    "b5",
    "c5",
    "d5",
    "e5",
    "f5",
    "a6",
    "b6",
    "c6",
    "d6",
    "e6",
    "f6",
]
EVERY_CELL: Final = 68719476735
# By 4 * cell + side.
NEIGHBOUR: Final[list[int]] = [
    -1, 1, 6, -1,  # a1
    -1, 2, 7, 0,  # b1
    -1, 3, 8, 1,  # c1
    -1, 4, 9, 2,  # d1
    -1, 5, 10, 3,  # e1
    -1, -1, 11, 4,  # f1
    0, 7, 12, -1,  # a2
    1, 8, 13, 6,  # b2
    2, 9, 14, 7,  # c2
    3, 10, 15, 8,  # d2
    4, 11, 16, 9,  # e2
    5, -1, 17, 10,  # f2
    6, 13, 18, -1,  # a3
    7, 14, 19, 12,  # b3
    8, 15, 20, 13,  # c3
    9, 16, 21, 14,  # d3
    10, 17, 22, 15,  # e3
    11, -1, 23, 16,  # f3
    12, 19, 24, -1,  # a4
    13, 20, 25, 18,  # b4
    14, 21, 26, 19,  # c4
    15, 22, 27, 20,  # d4
    16, 23, 28, 21,  # e4
    17, -1, 29, 22,  # f4
    18, 25, 30, -1,  # a5
    19, 26, 31, 24,  # b5
    20, 27, 32, 25,  # c5
    21, 28, 33, 26,  # d5
    22, 29, 34, 27,  # e5
    23, -1, 35, 28,  # f5
    24, 31, -1, -1,  # a6
    25, 32, -1, 30,  # b6
    26, 33, -1, 31,  # c6
    27, 34, -1, 32,  # d6
    28, 35, -1, 33,  # e6
    29, -1, -1, 34,  # f6
]
BESIDE: Final[list[int]] = [
    0x42,  # a1
    0x85,  # b1
    0x10A,  # c1
    0x214,  # d1
    0x428,  # e1
    0x810,  # f1
    0x1081,  # a2
    0x2142,  # b2
    0x4284,  # c2
    0x8508,  # d2
    0x10A10,  # e2
    0x20420,  # f2
    0x42040,  # a3
    0x85080,  # b3
    0x10A100,  # c3
    0x214200,  # d3
    0x428400,  # e3
    0x810800,  # f3
    0x1081000,  # a4
    0x2142000,  # b4
    0x4284000,  # c4
    0x8508000,  # d4
    0x10A10000,  # e4
    0x20420000,  # f4
    0x42040000,  # a5
    0x85080000,  # b5
    0x10A100000,  # c5
    0x214200000,  # d5
    0x428400000,  # e5
    0x810800000,  # f5
    0x81000000,  # a6
    0x142000000,  # b6
    0x284000000,  # c6
    0x508000000,  # d6
    0xA10000000,  # e6
    0x420000000,  # f6
]
AT_FRAME: Final[list[int]] = [0x3F, 0x820820820, 0xFC0000000, 0x41041041]

# Fields of the star, clockwise.
FIELDS: Final = 7
JOINED: Final[list[list[int]]] = [[3, 4], [4, 5], [5, 6], [6, 0], [0, 1], [1, 2], [2, 3]]
RING: Final[list[int]] = [0, 3, 6, 2, 5, 1, 4]

# By number of players, 0 to 4.
START_POINTS: Final[list[list[int]]] = [[], [], [8, 9], [8, 9, 13], [8, 9, 10, 11]]
DRAWN: Final[list[list[int]]] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [2, 2, 2, 2],
    [2, 3, 2, 3],
    [3, 3, 2, 4],
]
TAKES: Final[list[int]] = [0, 0, 2, 3, 4]

# Course, rewards, scoring.
PHASES: Final = 4
ROUNDS: Final = 7
PER_DEPOT: Final = 4
SEALS: Final = 11
DISCS: Final = 4
FRAME_PARTS_EACH: Final = 4
PENALTY: Final = 4
LOAVES: Final = 3
LEFTOVER_DIVISOR: Final = 2
LAST_SPACE: Final = 20
TRACK_POINTS: Final[list[int]] = [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
]
VILLA_POINTS: Final[list[int]] = [0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25]
LANDSCAPE_LIMIT: Final = 4
MERCHANT_COINS: Final = 1
BAKER_BREADS: Final = 2
STEWARD_STEPS: Final = 2
MARKET_COINS: Final = 1
BAKERY_BREADS: Final = 1
BANDEROLE_STEPS: Final = 1
FOUNTAIN_DRAWS: Final = 2
FOUNTAIN_POINTS: Final = 2
FOUNTAIN_CARDS: Final[list[int]] = [
    0,
    0,
    1,
    1,
    2,
    2,
    3,
    3,
    4,
    4,
    5,
    5,
    6,
    6,
    7,
    7,
    8,
    8,
    9,
    9,
    10,
    10,
    11,
    11,
]
