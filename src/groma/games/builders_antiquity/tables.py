"""What is in the box of The Builders: Antiquity, as numbers; made by tools/make_tables.py from components.toml."""

from typing import Final

# Resources; a bundle of them is one int: amount of resource r << 8 * r.
RESOURCES: Final = 4
RESOURCE_IDS: Final[list[str]] = ["stone", "wood", "knowledge", "decoration"]

# Buildings: first the ordinary ones, then the machines.
BUILDINGS: Final = 33
BUILDING_IDS: Final[list[str]] = [
    "house",
    "market",
    "quarry",
    "trough",
    "trading-post",
    "camel-stable",
    "stall",
    "rural-house",
    "armoury",
    "shipyard",
    "harbour",
    "archery-range",
    "town-hall",
    "noble-house",
    "town-house",
    "temple",
    "barracks",
    "fortress",
    "philosophy-school",
    "forum",
    "ziggurat",
    "palace-of-ashur",
    "lighthouse",
    "theatre",
    "tower-of-babel",
    "sphinx",
    "hanging-gardens",
    "colossus",
    "pyramid",
    "saw",
    "drawing-table",
    "scaffold",
    "hoist",
]
MACHINES: Final = 4
FIRST_MACHINE: Final = 29
# Bundles.
NEEDS: Final[list[int]] = [
    0x10100,  # house
    0x1000001,  # market
    0x101,  # quarry
    0x1010000,  # trough
    0x10100,  # trading-post
    0x10001,  # camel-stable
    0x1000100,  # stall
    0x1000001,  # rural-house
    0x20101,  # armoury
    0x2010001,  # shipyard
    0x1000102,  # harbour
    0x1010200,  # archery-range
    0x2020002,  # town-hall
    0x2000202,  # noble-house
    0x20202,  # town-house
    0x2020200,  # temple
    0x2010302,  # barracks
    0x1020203,  # fortress
    0x3020201,  # philosophy-school
    0x2030102,  # forum
    0x4030201,  # ziggurat
    0x2040103,  # palace-of-ashur
    0x3010402,  # lighthouse
    0x1020304,  # theatre
    0x3050103,  # tower-of-babel
    0x3010503,  # sphinx
    0x5040302,  # hanging-gardens
    0x2030405,  # colossus
    0x4040404,  # pyramid
    0x2010000,  # saw
    0x1000002,  # drawing-table
    0x201,  # scaffold
    0x20100,  # hoist
]
# Sesterces.
PAYS: Final[list[int]] = [
    10,  # house
    10,  # market
    10,  # quarry
    10,  # trough
    6,  # trading-post
    6,  # camel-stable
    6,  # stall
    6,  # rural-house
    8,  # armoury
    8,  # shipyard
    8,  # harbour
    8,  # archery-range
    10,  # town-hall
    10,  # noble-house
    10,  # town-house
    10,  # temple
    12,  # barracks
    12,  # fortress
    14,  # philosophy-school
    12,  # forum
    14,  # ziggurat
    14,  # palace-of-ashur
    14,  # lighthouse
    14,  # theatre
    15,  # tower-of-babel
    15,  # sphinx
    17,  # hanging-gardens
    17,  # colossus
    18,  # pyramid
    0,  # saw
    0,  # drawing-table
    0,  # scaffold
    0,  # hoist
]
# Whole victory points.
POINTS: Final[list[int]] = [
    0,  # house
    0,  # market
    0,  # quarry
    0,  # trough
    1,  # trading-post
    1,  # camel-stable
    1,  # stall
    1,  # rural-house
    2,  # armoury
    2,  # shipyard
    2,  # harbour
    2,  # archery-range
    3,  # town-hall
    3,  # noble-house
    3,  # town-house
    3,  # temple
    4,  # barracks
    4,  # fortress
    4,  # philosophy-school
    3,  # forum
    5,  # ziggurat
    5,  # palace-of-ashur
    5,  # lighthouse
    5,  # theatre
    6,  # tower-of-babel
    6,  # sphinx
    7,  # hanging-gardens
    7,  # colossus
    8,  # pyramid
    2,  # saw
    2,  # drawing-table
    2,  # scaffold
    2,  # hoist
]

# Crew cards: workers, then slaves or freedmen, then machines.
CREW: Final = 28
CREW_IDS: Final[list[str]] = [
    "master-1",
    "master-2",
    "master-3",
    "master-4",
    "journeyman-1",
    "journeyman-2",
    "journeyman-3",
    "journeyman-4",
    "journeyman-5",
    "journeyman-6",
    "labourer-1",
    "labourer-2",
    "labourer-3",
    "labourer-4",
    "apprentice-1",
    "apprentice-2",
    "apprentice-3",
    "apprentice-4",
    "syrus",
    "thrax",
    "davus",
    "lydus",
    "geta",
    "phryx",
    "saw",
    "drawing-table",
    "scaffold",
    "hoist",
]
WORKERS: Final = 18
SLAVES: Final = 6
FIRST_SLAVE: Final = 18
FIRST_CREW_MACHINE: Final = 24
# Bundles; a freedman provides what the slave did.
PROVIDES: Final[list[int]] = [
    0x3000002,  # master-1
    0x203,  # master-2
    0x20300,  # master-3
    0x2030000,  # master-4
    0x10003,  # journeyman-1
    0x30001,  # journeyman-2
    0x1010101,  # journeyman-3
    0x1010101,  # journeyman-4
    0x1000300,  # journeyman-5
    0x3000100,  # journeyman-6
    0x2000100,  # labourer-1
    0x1000002,  # labourer-2
    0x10200,  # labourer-3
    0x20001,  # labourer-4
    0x10100,  # apprentice-1
    0x1000100,  # apprentice-2
    0x10001,  # apprentice-3
    0x1000001,  # apprentice-4
    0x2000002,  # syrus
    0x2020000,  # thrax
    0x20002,  # davus
    0x202,  # lydus
    0x2000200,  # geta
    0x20200,  # phryx
    0x300,  # saw
    0x30000,  # drawing-table
    0x3000000,  # scaffold
    0x3,  # hoist
]
# Sesterces; a freedman has the wage below.
WAGES: Final[list[int]] = [
    5,  # master-1
    5,  # master-2
    5,  # master-3
    5,  # master-4
    4,  # journeyman-1
    4,  # journeyman-2
    4,  # journeyman-3
    4,  # journeyman-4
    4,  # journeyman-5
    4,  # journeyman-6
    3,  # labourer-1
    3,  # labourer-2
    3,  # labourer-3
    3,  # labourer-4
    2,  # apprentice-1
    2,  # apprentice-2
    2,  # apprentice-3
    2,  # apprentice-4
    0,  # syrus
    0,  # thrax
    0,  # davus
    0,  # lydus
    0,  # geta
    0,  # phryx
    0,  # saw
    0,  # drawing-table
    0,  # scaffold
    0,  # hoist
]
FREEDMAN_WAGE: Final = 4
RANK_IDS: Final[list[str]] = ["apprentice", "labourer", "journeyman", "master"]
# By worker.
RANK_OF: Final[list[int]] = [3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0]
FIRST_APPRENTICE: Final = 14
APPRENTICES: Final = 4
SLAVE_PRICE: Final = 7

# Other investments.
TOOLS: Final = 4
TOOL_IDS: Final[list[str]] = ["hammer", "hand-saw", "square", "brush"]
TOOL_ADDS: Final[list[int]] = [0x1, 0x100, 0x10000, 0x1000000]
TOOL_PRICE: Final = 2
# A university is named by its resource, and sets the amount of it.
UNIVERSITIES: Final = 4
UNIVERSITY_IDS: Final[list[str]] = ["stone", "wood", "knowledge", "decoration"]
UNIVERSITY_SETS: Final[list[int]] = [0x3, 0x300, 0x30000, 0x3000000]
UNIVERSITY_PRICE: Final = 7
LOANS: Final = 4
LOAN_GAIN: Final = 10
LOAN_REPAY: Final = 15

# Course.
COINS_IN_BOX: Final = 108
START_MONEY: Final = 10
FREE_ACTIONS: Final = 3
ACTION_PRICE: Final = 5
ROW: Final = 5
# Sesterces, by the number of actions less one.
COIN_EXCHANGE: Final[list[int]] = [1, 3, 6]
END_POINTS: Final = 17
QUIET_ROUNDS: Final = 3
MOST_ROUNDS: Final = 60

# Scoring, in tenths of a point.
TENTHS: Final = 10
SLAVE_PENALTY: Final = 10
LOAN_PENALTY: Final = 20
# Sesterces, in the final settlement.
FREEING_PRICE: Final = 5
