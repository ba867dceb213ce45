"""What is in the box of Caesar's Empire, as numbers; made by tools/make_tables.py from components.toml."""

from typing import Final

# Nodes: Rome and the cities; bit n of a set of nodes is node n.
NODES: Final = 41
NODE_IDS: Final[list[str]] = [
    "roma",
    "mediolanum",
    "aquileia",
    "brundisium",
    "syracusae",
    "caralis",
    "massilia",
    "lugdunum",
    "condate",
    "burdigala",
    "lutetia",
    "tarraco",
    "carthago_nova",
    "corduba",
    "asturica",
    "olisipo",
    "augusta_vindelicorum",
    "argentorate",
    "colonia",
    "londinium",
    "eboracum",
    "salonae",
    "sirmium",
    "carnuntum",
    "sarmizegetusa",
    "tomis",
    "gortyna",
    "thessalonica",
    "dyrrhachium",
    "athenae",
    "byzantium",
    "ephesus",
    "ancyra",
    "antiochia",
    "hierosolyma",
    "trapezus",
    "carthago",
    "cyrene",
    "leptis_magna",
    "caesarea",
    "alexandria",
]
ROME: Final = 0

# Sides of the board: 0 is A, 1 is B.
SIDES: Final = 2
# By the number of players.
SIDE_OF: Final[list[int]] = [-1, -1, 1, 1, 0, 0]
# The set of its cities, without Rome.
CITIES_ON: Final[list[int]] = [0x1FFFFFFFFFE, 0x1B6FAEDEEDE]

# Segments; bit s of a set of segments is segment s.
SEGMENTS: Final = 97
SEGMENT_IDS: Final[list[str]] = [
    "roma-mediolanum",
    "roma-aquileia",
    "roma-brundisium",
    "roma-syracusae",
    "roma-caralis",
    "roma-massilia",
    "roma-salonae",
    "roma-carthago",
    "mediolanum-massilia",
    "mediolanum-lugdunum",
    "mediolanum-augusta_vindelicorum",
    "mediolanum-aquileia",
    "aquileia-augusta_vindelicorum",
    "aquileia-carnuntum",
    "aquileia-sirmium",
    "aquileia-salonae",
    "brundisium-salonae",
    "brundisium-dyrrhachium",
    "brundisium-athenae",
    "brundisium-syracusae",
    "syracusae-gortyna",
    "syracusae-leptis_magna",
    "syracusae-carthago",
    "caralis-carthago",
    "caralis-caesarea",
    "caralis-tarraco",
    "caralis-massilia",
    "massilia-lugdunum",
    "massilia-burdigala",
    "massilia-tarraco",
    "lugdunum-burdigala",
    "lugdunum-lutetia",
    "lugdunum-argentorate",
    "burdigala-tarraco",
    "burdigala-asturica",
    "burdigala-condate",
    "lutetia-condate",
    "lutetia-londinium",
    "lutetia-colonia",
    "condate-londinium",
    "londinium-eboracum",
    "londinium-colonia",
    "eboracum-colonia",
    "colonia-argentorate",
    "argentorate-augusta_vindelicorum",
    "augusta_vindelicorum-carnuntum",
    "carnuntum-sirmium",
    "carnuntum-sarmizegetusa",
    "salonae-sirmium",
    "salonae-dyrrhachium",
    "sirmium-thessalonica",
    "sirmium-sarmizegetusa",
    "sarmizegetusa-tomis",
    "tomis-thessalonica",
    "tomis-byzantium",
    "dyrrhachium-thessalonica",
    "dyrrhachium-athenae",
    "thessalonica-athenae",
    "thessalonica-byzantium",
    "athenae-ephesus",
    "athenae-gortyna",
    "gortyna-ephesus",
    "gortyna-alexandria",
    "gortyna-cyrene",
    "byzantium-ephesus",
    "byzantium-ancyra",
    "byzantium-trapezus",
    "ephesus-ancyra",
    "ephesus-antiochia",
    "ancyra-trapezus",
    "ancyra-antiochia",
    "antiochia-alexandria",
    "antiochia-hierosolyma",
    "hierosolyma-alexandria",
    "alexandria-cyrene",
    "cyrene-leptis_magna",
    "leptis_magna-carthago",
    "carthago-caesarea",
    "tarraco-asturica",
    "tarraco-carthago_nova",
    "carthago_nova-corduba",
    "carthago_nova-caesarea",
    "corduba-asturica",
    "corduba-olisipo",
    "corduba-caesarea",
    "asturica-olisipo",
    "syracusae-cyrene",
    "syracusae-athenae",
    "carthago-massilia",
    "burdigala-lutetia",
    "colonia-augusta_vindelicorum",
    "sirmium-tomis",
    "athenae-cyrene",
    "byzantium-antiochia",
    "ephesus-alexandria",
    "tarraco-corduba",
    "tarraco-caesarea",
]
END_A: Final[list[int]] = [
    0,  # roma-mediolanum
    0,  # roma-aquileia
    0,  # roma-brundisium
    0,  # roma-syracusae
    0,  # roma-caralis
    0,  # roma-massilia
    0,  # roma-salonae
    0,  # roma-carthago
    1,  # mediolanum-massilia
    1,  # mediolanum-lugdunum
    1,  # mediolanum-augusta_vindelicorum
    1,  # mediolanum-aquileia
    2,  # aquileia-augusta_vindelicorum
    2,  # aquileia-carnuntum
    2,  # aquileia-sirmium
    2,  # aquileia-salonae
    3,  # brundisium-salonae
    3,  # brundisium-dyrrhachium
    3,  # brundisium-athenae
    3,  # brundisium-syracusae
    4,  # syracusae-gortyna
    4,  # syracusae-leptis_magna
    4,  # syracusae-carthago
    5,  # caralis-carthago
    5,  # caralis-caesarea
    5,  # caralis-tarraco
    5,  # caralis-massilia
    6,  # massilia-lugdunum
    6,  # massilia-burdigala
    6,  # massilia-tarraco
    7,  # lugdunum-burdigala
    7,  # lugdunum-lutetia
    7,  # lugdunum-argentorate
    9,  # burdigala-tarraco
    9,  # burdigala-asturica
    9,  # burdigala-condate
    10,  # lutetia-condate
    10,  # lutetia-londinium
    10,  # lutetia-colonia
    8,  # condate-londinium
    19,  # londinium-eboracum
    19,  # londinium-colonia
    20,  # eboracum-colonia
    18,  # colonia-argentorate
    17,  # argentorate-augusta_vindelicorum
    16,  # augusta_vindelicorum-carnuntum
    23,  # carnuntum-sirmium
    23,  # carnuntum-sarmizegetusa
    21,  # salonae-sirmium
    21,  # salonae-dyrrhachium
    22,  # sirmium-thessalonica
    22,  # sirmium-sarmizegetusa
    24,  # sarmizegetusa-tomis
    25,  # tomis-thessalonica
    25,  # tomis-byzantium
    28,  # dyrrhachium-thessalonica
    28,  # dyrrhachium-athenae
    27,  # thessalonica-athenae
    27,  # thessalonica-byzantium
    29,  # athenae-ephesus
    29,  # athenae-gortyna
    26,  # gortyna-ephesus
    26,  # gortyna-alexandria
    26,  # gortyna-cyrene
    30,  # byzantium-ephesus
    30,  # byzantium-ancyra
    30,  # byzantium-trapezus
    31,  # ephesus-ancyra
    31,  # ephesus-antiochia
    32,  # ancyra-trapezus
    32,  # ancyra-antiochia
    33,  # antiochia-alexandria
    33,  # antiochia-hierosolyma
    34,  # hierosolyma-alexandria
    40,  # alexandria-cyrene
    37,  # cyrene-leptis_magna
    38,  # leptis_magna-carthago
    36,  # carthago-caesarea
    11,  # tarraco-asturica
    11,  # tarraco-carthago_nova
    12,  # carthago_nova-corduba
    12,  # carthago_nova-caesarea
    13,  # corduba-asturica
    13,  # corduba-olisipo
    13,  # corduba-caesarea
    14,  # asturica-olisipo
    4,  # syracusae-cyrene
    4,  # syracusae-athenae
    36,  # carthago-massilia
    9,  # burdigala-lutetia
    18,  # colonia-augusta_vindelicorum
    22,  # sirmium-tomis
    29,  # athenae-cyrene
    30,  # byzantium-antiochia
    31,  # ephesus-alexandria
    11,  # tarraco-corduba
    11,  # tarraco-caesarea
]
END_B: Final[list[int]] = [
    1,  # roma-mediolanum
    2,  # roma-aquileia
    3,  # roma-brundisium
    4,  # roma-syracusae
    5,  # roma-caralis
    6,  # roma-massilia
    21,  # roma-salonae
    36,  # roma-carthago
    6,  # mediolanum-massilia
    7,  # mediolanum-lugdunum
    16,  # mediolanum-augusta_vindelicorum
    2,  # mediolanum-aquileia
    16,  # aquileia-augusta_vindelicorum
    23,  # aquileia-carnuntum
    22,  # aquileia-sirmium
    21,  # aquileia-salonae
    21,  # brundisium-salonae
    28,  # brundisium-dyrrhachium
    29,  # brundisium-athenae
    4,  # brundisium-syracusae
    26,  # syracusae-gortyna
    38,  # syracusae-leptis_magna
    36,  # syracusae-carthago
    36,  # caralis-carthago
    39,  # caralis-caesarea
    11,  # caralis-tarraco
    6,  # caralis-massilia
    7,  # massilia-lugdunum
    9,  # massilia-burdigala
    11,  # massilia-tarraco
    9,  # lugdunum-burdigala
    10,  # lugdunum-lutetia
    17,  # lugdunum-argentorate
    11,  # burdigala-tarraco
    14,  # burdigala-asturica
    8,  # burdigala-condate
    8,  # lutetia-condate
    19,  # lutetia-londinium
    18,  # lutetia-colonia
    19,  # condate-londinium
    20,  # londinium-eboracum
    18,  # londinium-colonia
    18,  # eboracum-colonia
    17,  # colonia-argentorate
    16,  # argentorate-augusta_vindelicorum
    23,  # augusta_vindelicorum-carnuntum
    22,  # carnuntum-sirmium
    24,  # carnuntum-sarmizegetusa
    22,  # salonae-sirmium
    28,  # salonae-dyrrhachium
    27,  # sirmium-thessalonica
    24,  # sirmium-sarmizegetusa
    25,  # sarmizegetusa-tomis
    27,  # tomis-thessalonica
    30,  # tomis-byzantium
    27,  # dyrrhachium-thessalonica
    29,  # dyrrhachium-athenae
    29,  # thessalonica-athenae
    30,  # thessalonica-byzantium
    31,  # athenae-ephesus
    26,  # athenae-gortyna
    31,  # gortyna-ephesus
    40,  # gortyna-alexandria
    37,  # gortyna-cyrene
    31,  # byzantium-ephesus
    32,  # byzantium-ancyra
    35,  # byzantium-trapezus
    32,  # ephesus-ancyra
    33,  # ephesus-antiochia
    35,  # ancyra-trapezus
    33,  # ancyra-antiochia
    40,  # antiochia-alexandria
    34,  # antiochia-hierosolyma
    40,  # hierosolyma-alexandria
    37,  # alexandria-cyrene
    38,  # cyrene-leptis_magna
    36,  # leptis_magna-carthago
    39,  # carthago-caesarea
    14,  # tarraco-asturica
    12,  # tarraco-carthago_nova
    13,  # carthago_nova-corduba
    39,  # carthago_nova-caesarea
    14,  # corduba-asturica
    15,  # corduba-olisipo
    39,  # corduba-caesarea
    15,  # asturica-olisipo
    37,  # syracusae-cyrene
    29,  # syracusae-athenae
    6,  # carthago-massilia
    10,  # burdigala-lutetia
    16,  # colonia-augusta_vindelicorum
    25,  # sirmium-tomis
    37,  # athenae-cyrene
    33,  # byzantium-antiochia
    40,  # ephesus-alexandria
    13,  # tarraco-corduba
    39,  # tarraco-caesarea
]
# Roads it takes, by 97 * side + segment; 0 if it is not on that side.
ROADS: Final[list[int]] = [
    1,  # A: roma-mediolanum
    1,  # A: roma-aquileia
    1,  # A: roma-brundisium
    1,  # A: roma-syracusae
    1,  # A: roma-caralis
    2,  # A: roma-massilia
    2,  # A: roma-salonae
    2,  # A: roma-carthago
    1,  # A: mediolanum-massilia
    1,  # A: mediolanum-lugdunum
    1,  # A: mediolanum-augusta_vindelicorum
    1,  # A: mediolanum-aquileia
    1,  # A: aquileia-augusta_vindelicorum
    1,  # A: aquileia-carnuntum
    2,  # A: aquileia-sirmium
    1,  # A: aquileia-salonae
    1,  # A: brundisium-salonae
    1,  # A: brundisium-dyrrhachium
    2,  # A: brundisium-athenae
    1,  # A: brundisium-syracusae
    2,  # A: syracusae-gortyna
    2,  # A: syracusae-leptis_magna
    1,  # A: syracusae-carthago
    1,  # A: caralis-carthago
    2,  # A: caralis-caesarea
    2,  # A: caralis-tarraco
    2,  # A: caralis-massilia
    1,  # A: massilia-lugdunum
    2,  # A: massilia-burdigala
    1,  # A: massilia-tarraco
    1,  # A: lugdunum-burdigala
    1,  # A: lugdunum-lutetia
    1,  # A: lugdunum-argentorate
    1,  # A: burdigala-tarraco
    2,  # A: burdigala-asturica
    1,  # A: burdigala-condate
    1,  # A: lutetia-condate
    1,  # A: lutetia-londinium
    1,  # A: lutetia-colonia
    1,  # A: condate-londinium
    1,  # A: londinium-eboracum
    2,  # A: londinium-colonia
    2,  # A: eboracum-colonia
    1,  # A: colonia-argentorate
    1,  # A: argentorate-augusta_vindelicorum
    1,  # A: augusta_vindelicorum-carnuntum
    1,  # A: carnuntum-sirmium
    2,  # A: carnuntum-sarmizegetusa
    1,  # A: salonae-sirmium
    1,  # A: salonae-dyrrhachium
    2,  # A: sirmium-thessalonica
    1,  # A: sirmium-sarmizegetusa
    1,  # A: sarmizegetusa-tomis
    2,  # A: tomis-thessalonica
    1,  # A: tomis-byzantium
    1,  # A: dyrrhachium-thessalonica
    1,  # A: dyrrhachium-athenae
    1,  # A: thessalonica-athenae
    1,  # A: thessalonica-byzantium
    1,  # A: athenae-ephesus
    1,  # A: athenae-gortyna
    1,  # A: gortyna-ephesus
    2,  # A: gortyna-alexandria
    1,  # A: gortyna-cyrene
    1,  # A: byzantium-ephesus
    1,  # A: byzantium-ancyra
    2,  # A: byzantium-trapezus
    1,  # A: ephesus-ancyra
    2,  # A: ephesus-antiochia
    2,  # A: ancyra-trapezus
    1,  # A: ancyra-antiochia
    2,  # A: antiochia-alexandria
    1,  # A: antiochia-hierosolyma
    1,  # A: hierosolyma-alexandria
    2,  # A: alexandria-cyrene
    2,  # A: cyrene-leptis_magna
    1,  # A: leptis_magna-carthago
    2,  # A: carthago-caesarea
    2,  # A: tarraco-asturica
    1,  # A: tarraco-carthago_nova
    1,  # A: carthago_nova-corduba
    1,  # A: carthago_nova-caesarea
    1,  # A: corduba-asturica
    1,  # A: corduba-olisipo
    2,  # A: corduba-caesarea
    1,  # A: asturica-olisipo
    0,  # A: syracusae-cyrene
    0,  # A: syracusae-athenae
    0,  # A: carthago-massilia
    0,  # A: burdigala-lutetia
    0,  # A: colonia-augusta_vindelicorum
    0,  # A: sirmium-tomis
    0,  # A: athenae-cyrene
    0,  # A: byzantium-antiochia
    0,  # A: ephesus-alexandria
    0,  # A: tarraco-corduba
    0,  # A: tarraco-caesarea
    1,  # B: roma-mediolanum
    1,  # B: roma-aquileia
    1,  # B: roma-brundisium
    1,  # B: roma-syracusae
    0,  # B: roma-caralis
    2,  # B: roma-massilia
    2,  # B: roma-salonae
    1,  # B: roma-carthago
    1,  # B: mediolanum-massilia
    1,  # B: mediolanum-lugdunum
    1,  # B: mediolanum-augusta_vindelicorum
    1,  # B: mediolanum-aquileia
    1,  # B: aquileia-augusta_vindelicorum
    1,  # B: aquileia-carnuntum
    2,  # B: aquileia-sirmium
    1,  # B: aquileia-salonae
    1,  # B: brundisium-salonae
    1,  # B: brundisium-dyrrhachium
    2,  # B: brundisium-athenae
    1,  # B: brundisium-syracusae
    0,  # B: syracusae-gortyna
    0,  # B: syracusae-leptis_magna
    1,  # B: syracusae-carthago
    0,  # B: caralis-carthago
    0,  # B: caralis-caesarea
    0,  # B: caralis-tarraco
    0,  # B: caralis-massilia
    1,  # B: massilia-lugdunum
    0,  # B: massilia-burdigala
    1,  # B: massilia-tarraco
    1,  # B: lugdunum-burdigala
    1,  # B: lugdunum-lutetia
    0,  # B: lugdunum-argentorate
    1,  # B: burdigala-tarraco
    1,  # B: burdigala-asturica
    0,  # B: burdigala-condate
    0,  # B: lutetia-condate
    1,  # B: lutetia-londinium
    1,  # B: lutetia-colonia
    0,  # B: condate-londinium
    0,  # B: londinium-eboracum
    1,  # B: londinium-colonia
    0,  # B: eboracum-colonia
    0,  # B: colonia-argentorate
    0,  # B: argentorate-augusta_vindelicorum
    1,  # B: augusta_vindelicorum-carnuntum
    1,  # B: carnuntum-sirmium
    0,  # B: carnuntum-sarmizegetusa
    1,  # B: salonae-sirmium
    1,  # B: salonae-dyrrhachium
    1,  # B: sirmium-thessalonica
    0,  # B: sirmium-sarmizegetusa
    0,  # B: sarmizegetusa-tomis
    0,  # B: tomis-thessalonica
    1,  # B: tomis-byzantium
    1,  # B: dyrrhachium-thessalonica
    1,  # B: dyrrhachium-athenae
    1,  # B: thessalonica-athenae
    1,  # B: thessalonica-byzantium
    1,  # B: athenae-ephesus
    0,  # B: athenae-gortyna
    0,  # B: gortyna-ephesus
    0,  # B: gortyna-alexandria
    0,  # B: gortyna-cyrene
    1,  # B: byzantium-ephesus
    0,  # B: byzantium-ancyra
    0,  # B: byzantium-trapezus
    0,  # B: ephesus-ancyra
    2,  # B: ephesus-antiochia
    0,  # B: ancyra-trapezus
    0,  # B: ancyra-antiochia
    0,  # B: antiochia-alexandria
    1,  # B: antiochia-hierosolyma
    1,  # B: hierosolyma-alexandria
    2,  # B: alexandria-cyrene
    0,  # B: cyrene-leptis_magna
    0,  # B: leptis_magna-carthago
    2,  # B: carthago-caesarea
    0,  # B: tarraco-asturica
    0,  # B: tarraco-carthago_nova
    0,  # B: carthago_nova-corduba
    0,  # B: carthago_nova-caesarea
    1,  # B: corduba-asturica
    1,  # B: corduba-olisipo
    1,  # B: corduba-caesarea
    1,  # B: asturica-olisipo
    2,  # B: syracusae-cyrene
    2,  # B: syracusae-athenae
    2,  # B: carthago-massilia
    1,  # B: burdigala-lutetia
    1,  # B: colonia-augusta_vindelicorum
    2,  # B: sirmium-tomis
    2,  # B: athenae-cyrene
    2,  # B: byzantium-antiochia
    2,  # B: ephesus-alexandria
    1,  # B: tarraco-corduba
    1,  # B: tarraco-caesarea
]
SEA: Final[list[int]] = [
    0,  # roma-mediolanum
    0,  # roma-aquileia
    0,  # roma-brundisium
    0,  # roma-syracusae
    1,  # roma-caralis
    1,  # roma-massilia
    1,  # roma-salonae
    1,  # roma-carthago
    0,  # mediolanum-massilia
    0,  # mediolanum-lugdunum
    0,  # mediolanum-augusta_vindelicorum
    0,  # mediolanum-aquileia
    0,  # aquileia-augusta_vindelicorum
    0,  # aquileia-carnuntum
    0,  # aquileia-sirmium
    0,  # aquileia-salonae
    1,  # brundisium-salonae
    1,  # brundisium-dyrrhachium
    1,  # brundisium-athenae
    1,  # brundisium-syracusae
    1,  # syracusae-gortyna
    1,  # syracusae-leptis_magna
    1,  # syracusae-carthago
    1,  # caralis-carthago
    1,  # caralis-caesarea
    1,  # caralis-tarraco
    1,  # caralis-massilia
    0,  # massilia-lugdunum
    0,  # massilia-burdigala
    0,  # massilia-tarraco
    0,  # lugdunum-burdigala
    0,  # lugdunum-lutetia
    0,  # lugdunum-argentorate
    0,  # burdigala-tarraco
    0,  # burdigala-asturica
    0,  # burdigala-condate
    0,  # lutetia-condate
    1,  # lutetia-londinium
    0,  # lutetia-colonia
    1,  # condate-londinium
    0,  # londinium-eboracum
    1,  # londinium-colonia
    1,  # eboracum-colonia
    0,  # colonia-argentorate
    0,  # argentorate-augusta_vindelicorum
    0,  # augusta_vindelicorum-carnuntum
    0,  # carnuntum-sirmium
    0,  # carnuntum-sarmizegetusa
    0,  # salonae-sirmium
    0,  # salonae-dyrrhachium
    0,  # sirmium-thessalonica
    0,  # sirmium-sarmizegetusa
    0,  # sarmizegetusa-tomis
    0,  # tomis-thessalonica
    0,  # tomis-byzantium
    0,  # dyrrhachium-thessalonica
    0,  # dyrrhachium-athenae
    0,  # thessalonica-athenae
    0,  # thessalonica-byzantium
    1,  # athenae-ephesus
    1,  # athenae-gortyna
    1,  # gortyna-ephesus
    1,  # gortyna-alexandria
    1,  # gortyna-cyrene
    0,  # byzantium-ephesus
    0,  # byzantium-ancyra
    1,  # byzantium-trapezus
    0,  # ephesus-ancyra
    0,  # ephesus-antiochia
    0,  # ancyra-trapezus
    0,  # ancyra-antiochia
    1,  # antiochia-alexandria
    0,  # antiochia-hierosolyma
    0,  # hierosolyma-alexandria
    0,  # alexandria-cyrene
    0,  # cyrene-leptis_magna
    0,  # leptis_magna-carthago
    0,  # carthago-caesarea
    0,  # tarraco-asturica
    0,  # tarraco-carthago_nova
    0,  # carthago_nova-corduba
    1,  # carthago_nova-caesarea
    0,  # corduba-asturica
    0,  # corduba-olisipo
    1,  # corduba-caesarea
    0,  # asturica-olisipo
    1,  # syracusae-cyrene
    1,  # syracusae-athenae
    1,  # carthago-massilia
    0,  # burdigala-lutetia
    0,  # colonia-augusta_vindelicorum
    0,  # sirmium-tomis
    1,  # athenae-cyrene
    0,  # byzantium-antiochia
    1,  # ephesus-alexandria
    0,  # tarraco-corduba
    1,  # tarraco-caesarea
]
# The set of its segments, by side.
ON_SIDE: Final[list[int]] = [0x3FFFFFFFFFFFFFFFFFFFFF, 0x1FFFC27110FC76266E84FFFEF]

# What is at a node, by 41 * side + node.
# Segments, in the order of that side.
AT: Final[list[list[int]]] = [
    [0, 1, 2, 3, 4, 5, 6, 7],  # A: roma
    [0, 8, 9, 10, 11],  # A: mediolanum
    [1, 11, 12, 13, 14, 15],  # A: aquileia
    [2, 16, 17, 18, 19],  # A: brundisium
    [3, 19, 20, 21, 22],  # A: syracusae
    [4, 23, 24, 25, 26],  # A: caralis
    [5, 8, 26, 27, 28, 29],  # A: massilia
    [9, 27, 30, 31, 32],  # A: lugdunum
    [35, 36, 39],  # A: condate
    [28, 30, 33, 34, 35],  # A: burdigala
    [31, 36, 37, 38],  # A: lutetia
    [25, 29, 33, 78, 79],  # A: tarraco
    [79, 80, 81],  # A: carthago_nova
    [80, 82, 83, 84],  # A: corduba
    [34, 78, 82, 85],  # A: asturica
    [83, 85],  # A: olisipo
    [10, 12, 44, 45],  # A: augusta_vindelicorum
    [32, 43, 44],  # A: argentorate
    [38, 41, 42, 43],  # A: colonia
    [37, 39, 40, 41],  # A: londinium
    [40, 42],  # A: eboracum
    [6, 15, 16, 48, 49],  # A: salonae
    [14, 46, 48, 50, 51],  # A: sirmium
    [13, 45, 46, 47],  # A: carnuntum
    [47, 51, 52],  # A: sarmizegetusa
    [52, 53, 54],  # A: tomis
    [20, 60, 61, 62, 63],  # A: gortyna
    [50, 53, 55, 57, 58],  # A: thessalonica
    [17, 49, 55, 56],  # A: dyrrhachium
    [18, 56, 57, 59, 60],  # A: athenae
    [54, 58, 64, 65, 66],  # A: byzantium
    [59, 61, 64, 67, 68],  # A: ephesus
    [65, 67, 69, 70],  # A: ancyra
    [68, 70, 71, 72],  # A: antiochia
    [72, 73],  # A: hierosolyma
    [66, 69],  # A: trapezus
    [7, 22, 23, 76, 77],  # A: carthago
    [63, 74, 75],  # A: cyrene
    [21, 75, 76],  # A: leptis_magna
    [24, 77, 81, 84],  # A: caesarea
    [62, 71, 73, 74],  # A: alexandria
    [0, 1, 2, 3, 5, 6, 7],  # B: roma
    [0, 8, 9, 10, 11],  # B: mediolanum
    [1, 11, 12, 13, 14, 15],  # B: aquileia
    [2, 16, 17, 18, 19],  # B: brundisium
    [3, 19, 22, 86, 87],  # B: syracusae
    [],  # B: caralis
    [5, 8, 88, 27, 29],  # B: massilia
    [9, 27, 30, 31],  # B: lugdunum
    [],  # B: condate
    [30, 33, 34, 89],  # B: burdigala
    [31, 89, 37, 38],  # B: lutetia
    [29, 33, 95, 96],  # B: tarraco
    [],  # B: carthago_nova
    [95, 82, 83, 84],  # B: corduba
    [34, 82, 85],  # B: asturica
    [83, 85],  # B: olisipo
    [10, 12, 90, 45],  # B: augusta_vindelicorum
    [],  # B: argentorate
    [38, 41, 90],  # B: colonia
    [37, 41],  # B: londinium
    [],  # B: eboracum
    [6, 15, 16, 48, 49],  # B: salonae
    [14, 46, 48, 50, 91],  # B: sirmium
    [13, 45, 46],  # B: carnuntum
    [],  # B: sarmizegetusa
    [91, 54],  # B: tomis
    [],  # B: gortyna
    [50, 55, 57, 58],  # B: thessalonica
    [17, 49, 55, 56],  # B: dyrrhachium
    [18, 87, 56, 57, 59, 92],  # B: athenae
    [54, 58, 64, 93],  # B: byzantium
    [59, 64, 68, 94],  # B: ephesus
    [],  # B: ancyra
    [93, 68, 72],  # B: antiochia
    [72, 73],  # B: hierosolyma
    [],  # B: trapezus
    [7, 22, 77, 88],  # B: carthago
    [86, 92, 74],  # B: cyrene
    [],  # B: leptis_magna
    [77, 96, 84],  # B: caesarea
    [94, 73, 74],  # B: alexandria
]
# The same as a set.
AT_NODE: Final[list[int]] = [
    0xFF,  # A: roma
    0xF01,  # A: mediolanum
    0xF802,  # A: aquileia
    0xF0004,  # A: brundisium
    0x780008,  # A: syracusae
    0x7800010,  # A: caralis
    0x3C000120,  # A: massilia
    0x1C8000200,  # A: lugdunum
    0x9800000000,  # A: condate
    0xE50000000,  # A: burdigala
    0x7080000000,  # A: lutetia
    0xC0000000000222000000,  # A: tarraco
    0x380000000000000000000,  # A: carthago_nova
    0x1D00000000000000000000,  # A: corduba
    0x2440000000000400000000,  # A: asturica
    0x2800000000000000000000,  # A: olisipo
    0x300000001400,  # A: augusta_vindelicorum
    0x180100000000,  # A: argentorate
    0xE4000000000,  # A: colonia
    0x3A000000000,  # A: londinium
    0x50000000000,  # A: eboracum
    0x3000000018040,  # A: salonae
    0xD400000004000,  # A: sirmium
    0xE00000002000,  # A: carnuntum
    0x18800000000000,  # A: sarmizegetusa
    0x70000000000000,  # A: tomis
    0xF000000000100000,  # A: gortyna
    0x6A4000000000000,  # A: thessalonica
    0x182000000020000,  # A: dyrrhachium
    0x1B00000000040000,  # A: athenae
    0x70440000000000000,  # A: byzantium
    0x192800000000000000,  # A: ephesus
    0x6A0000000000000000,  # A: ancyra
    0x1D00000000000000000,  # A: antiochia
    0x3000000000000000000,  # A: hierosolyma
    0x240000000000000000,  # A: trapezus
    0x30000000000000C00080,  # A: carthago
    0xC008000000000000000,  # A: cyrene
    0x18000000000000200000,  # A: leptis_magna
    0x1220000000000001000000,  # A: caesarea
    0x6804000000000000000,  # A: alexandria
    0xEF,  # B: roma
    0xF01,  # B: mediolanum
    0xF802,  # B: aquileia
    0xF0004,  # B: brundisium
    0xC000000000000000480008,  # B: syracusae
    0x0,  # B: caralis
    0x10000000000000028000120,  # B: massilia
    0xC8000200,  # B: lugdunum
    0x0,  # B: condate
    0x20000000000000640000000,  # B: burdigala
    0x20000000000006080000000,  # B: lutetia
    0x1800000000000000220000000,  # B: tarraco
    0x0,  # B: carthago_nova
    0x801C00000000000000000000,  # B: corduba
    0x2400000000000400000000,  # B: asturica
    0x2800000000000000000000,  # B: olisipo
    0x40000000000200000001400,  # B: augusta_vindelicorum
    0x0,  # B: argentorate
    0x40000000000024000000000,  # B: colonia
    0x22000000000,  # B: londinium
    0x0,  # B: eboracum
    0x3000000018040,  # B: salonae
    0x80000000005400000004000,  # B: sirmium
    0x600000002000,  # B: carnuntum
    0x0,  # B: sarmizegetusa
    0x80000000040000000000000,  # B: tomis
    0x0,  # B: gortyna
    0x684000000000000,  # B: thessalonica
    0x182000000020000,  # B: dyrrhachium
    0x108000000B00000000040000,  # B: athenae
    0x200000010440000000000000,  # B: byzantium
    0x400000110800000000000000,  # B: ephesus
    0x0,  # B: ancyra
    0x200001100000000000000000,  # B: antiochia
    0x3000000000000000000,  # B: hierosolyma
    0x0,  # B: trapezus
    0x10020000000000000400080,  # B: carthago
    0x104004000000000000000000,  # B: cyrene
    0x0,  # B: leptis_magna
    0x1001020000000000000000000,  # B: caesarea
    0x400006000000000000000000,  # B: alexandria
]
# The set of the neighbouring nodes.
NEXT_TO: Final[list[int]] = [
    0x100020007E,  # A: roma
    0x100C5,  # A: mediolanum
    0xE10003,  # A: aquileia
    0x30200011,  # A: brundisium
    0x5004000009,  # A: syracusae
    0x9000000841,  # A: caralis
    0xAA3,  # A: massilia
    0x20642,  # A: lugdunum
    0x80600,  # A: condate
    0x49C0,  # A: burdigala
    0xC0180,  # A: lutetia
    0x5260,  # A: tarraco
    0x8000002800,  # A: carthago_nova
    0x800000D000,  # A: corduba
    0xAA00,  # A: asturica
    0x6000,  # A: olisipo
    0x820006,  # A: augusta_vindelicorum
    0x50080,  # A: argentorate
    0x1A0400,  # A: colonia
    0x140500,  # A: londinium
    0xC0000,  # A: eboracum
    0x1040000D,  # A: salonae
    0x9A00004,  # A: sirmium
    0x1410004,  # A: carnuntum
    0x2C00000,  # A: sarmizegetusa
    0x49000000,  # A: tomis
    0x120A0000010,  # A: gortyna
    0x72400000,  # A: thessalonica
    0x28200008,  # A: dyrrhachium
    0x9C000008,  # A: athenae
    0x98A000000,  # A: byzantium
    0x364000000,  # A: ephesus
    0xAC0000000,  # A: ancyra
    0x10580000000,  # A: antiochia
    0x10200000000,  # A: hierosolyma
    0x140000000,  # A: trapezus
    0xC000000031,  # A: carthago
    0x14004000000,  # A: cyrene
    0x3000000010,  # A: leptis_magna
    0x1000003020,  # A: caesarea
    0x2604000000,  # A: alexandria
    0x100020005E,  # B: roma
    0x100C5,  # B: mediolanum
    0xE10003,  # B: aquileia
    0x30200011,  # B: brundisium
    0x3020000009,  # B: syracusae
    0x0,  # B: caralis
    0x1000000883,  # B: massilia
    0x642,  # B: lugdunum
    0x0,  # B: condate
    0x4C80,  # B: burdigala
    0xC0280,  # B: lutetia
    0x8000002240,  # B: tarraco
    0x0,  # B: carthago_nova
    0x800000C800,  # B: corduba
    0xA200,  # B: asturica
    0x6000,  # B: olisipo
    0x840006,  # B: augusta_vindelicorum
    0x0,  # B: argentorate
    0x90400,  # B: colonia
    0x40400,  # B: londinium
    0x0,  # B: eboracum
    0x1040000D,  # B: salonae
    0xAA00004,  # B: sirmium
    0x410004,  # B: carnuntum
    0x0,  # B: sarmizegetusa
    0x40400000,  # B: tomis
    0x0,  # B: gortyna
    0x70400000,  # B: thessalonica
    0x28200008,  # B: dyrrhachium
    0x2098000018,  # B: athenae
    0x28A000000,  # B: byzantium
    0x10260000000,  # B: ephesus
    0x0,  # B: ancyra
    0x4C0000000,  # B: antiochia
    0x10200000000,  # B: hierosolyma
    0x0,  # B: trapezus
    0x8000000051,  # B: carthago
    0x10020000010,  # B: cyrene
    0x0,  # B: leptis_magna
    0x1000002800,  # B: caesarea
    0x2480000000,  # B: alexandria
]

# Regions, and the values of the cities.
REGIONS: Final = 8
REGION_IDS: Final[list[str]] = [
    "italia",
    "gallia",
    "hispania",
    "septentrio",
    "danubius",
    "graecia",
    "oriens",
    "africa",
]
COLOR_IDS: Final[list[str]] = ["red", "green", "orange", "purple", "brown", "blue", "pink", "teal"]
# By node: -1 and 0 for Rome.
REGION_OF: Final[list[int]] = [
    -1,  # roma
    0,  # mediolanum
    0,  # aquileia
    0,  # brundisium
    0,  # syracusae
    0,  # caralis
    1,  # massilia
    1,  # lugdunum
    1,  # condate
    1,  # burdigala
    1,  # lutetia
    2,  # tarraco
    2,  # carthago_nova
    2,  # corduba
    2,  # asturica
    2,  # olisipo
    3,  # augusta_vindelicorum
    3,  # argentorate
    3,  # colonia
    3,  # londinium
    3,  # eboracum
    4,  # salonae
    4,  # sirmium
    4,  # carnuntum
    4,  # sarmizegetusa
    4,  # tomis
    5,  # gortyna
    5,  # thessalonica
    5,  # dyrrhachium
    5,  # athenae
    5,  # byzantium
    6,  # ephesus
    6,  # ancyra
    6,  # antiochia
    6,  # hierosolyma
    6,  # trapezus
    7,  # carthago
    7,  # cyrene
    7,  # leptis_magna
    7,  # caesarea
    7,  # alexandria
]
VALUE: Final[list[int]] = [
    0,  # roma
    3,  # mediolanum
    4,  # aquileia
    2,  # brundisium
    5,  # syracusae
    1,  # caralis
    1,  # massilia
    2,  # lugdunum
    3,  # condate
    4,  # burdigala
    6,  # lutetia
    1,  # tarraco
    2,  # carthago_nova
    3,  # corduba
    5,  # asturica
    7,  # olisipo
    1,  # augusta_vindelicorum
    2,  # argentorate
    3,  # colonia
    6,  # londinium
    8,  # eboracum
    1,  # salonae
    2,  # sirmium
    3,  # carnuntum
    4,  # sarmizegetusa
    6,  # tomis
    1,  # gortyna
    2,  # thessalonica
    3,  # dyrrhachium
    4,  # athenae
    5,  # byzantium
    1,  # ephesus
    2,  # ancyra
    3,  # antiochia
    5,  # hierosolyma
    8,  # trapezus
    1,  # carthago
    2,  # cyrene
    3,  # leptis_magna
    6,  # caesarea
    7,  # alexandria
]
# The set of its cities, by 8 * side + region.
REGION_CITIES: Final[list[int]] = [
    0x3E,  # A: italia
    0x7C0,  # A: gallia
    0xF800,  # A: hispania
    0x1F0000,  # A: septentrio
    0x3E00000,  # A: danubius
    0x7C000000,  # A: graecia
    0xF80000000,  # A: oriens
    0x1F000000000,  # A: africa
    0x1E,  # B: italia
    0x6C0,  # B: gallia
    0xE800,  # B: hispania
    0xD0000,  # B: septentrio
    0x2E00000,  # B: danubius
    0x78000000,  # B: graecia
    0x680000000,  # B: oriens
    0x1B000000000,  # B: africa
]

# Kinds of treasures, and tokens of each.
KINDS: Final = 9
KIND_IDS: Final[list[str]] = [
    "meat",
    "grapes",
    "wheat",
    "wine",
    "oil",
    "gems",
    "wood",
    "olives",
    "gold",
]
ORDINARY: Final = 8
GOLD: Final = 8
KIND_FULL: Final[list[int]] = [4, 4, 4, 4, 4, 4, 4, 4, 8]
KIND_FEW: Final[list[int]] = [3, 3, 3, 3, 3, 3, 3, 3, 6]

# Building.
ROADS_EACH: Final = 25
# By the setting that chooses it; 0 is no limit.
MOST_ROADS: Final[list[int]] = [0, 2, 3]

# Scoring; sets and gold by their number.
DIFFERENT: Final[list[int]] = [0, 0, 2, 5, 9, 14, 20, 32, 46]
SAME: Final[list[int]] = [0, 0, 2, 10, 20]
GOLD_POINTS: Final[list[int]] = [0, 2, 4, 6, 8, 10, 12, 14, 16]
GOLD_FACTOR: Final = 2
ROAD_POINTS: Final = 1
ROAD_BONUS: Final = 10

# For words and pictures: x grows to the east, y to the south.
NODE_X: Final[list[int]] = [
    536,  # roma
    479,  # mediolanum
    572,  # aquileia
    656,  # brundisium
    615,  # syracusae
    475,  # caralis
    394,  # massilia
    381,  # lugdunum
    236,  # condate
    261,  # burdigala
    326,  # lutetia
    302,  # tarraco
    255,  # carthago_nova
    166,  # corduba
    139,  # asturica
    70,  # olisipo
    524,  # augusta_vindelicorum
    440,  # argentorate
    428,  # colonia
    272,  # londinium
    249,  # eboracum
    646,  # salonae
    711,  # sirmium
    650,  # carnuntum
    794,  # sarmizegetusa
    912,  # tomis
    830,  # gortyna
    792,  # thessalonica
    718,  # dyrrhachium
    801,  # athenae
    920,  # byzantium
    885,  # ephesus
    1006,  # ancyra
    1080,  # antiochia
    1059,  # hierosolyma
    1159,  # trapezus
    505,  # carthago
    761,  # cyrene
    592,  # leptis_magna
    322,  # caesarea
    941,  # alexandria
]
NODE_Y: Final[list[int]] = [
    442,  # roma
    326,  # mediolanum
    317,  # aquileia
    487,  # brundisium
    578,  # syracusae
    510,  # caralis
    396,  # massilia
    313,  # lugdunum
    246,  # condate
    345,  # burdigala
    224,  # lutetia
    456,  # tarraco
    545,  # carthago_nova
    557,  # corduba
    416,  # asturica
    528,  # olisipo
    239,  # augusta_vindelicorum
    239,  # argentorate
    156,  # colonia
    148,  # londinium
    68,  # eboracum
    385,  # salonae
    333,  # sirmium
    247,  # carnuntum
    323,  # sarmizegetusa
    365,  # tomis
    638,  # gortyna
    471,  # thessalonica
    431,  # dyrrhachium
    554,  # athenae
    459,  # byzantium
    552,  # ephesus
    493,  # ancyra
    604,  # antiochia
    737,  # hierosolyma
    460,  # trapezus
    588,  # carthago
    705,  # cyrene
    711,  # leptis_magna
    596,  # caesarea
    754,  # alexandria
]
SIDE_IDS: Final[list[str]] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
# The side to which a segment leads, from its first end to its second.
COURSE: Final[list[int]] = [
    7,  # roma-mediolanum
    0,  # roma-aquileia
    2,  # roma-brundisium
    3,  # roma-syracusae
    5,  # roma-caralis
    6,  # roma-massilia
    1,  # roma-salonae
    4,  # roma-carthago
    5,  # mediolanum-massilia
    6,  # mediolanum-lugdunum
    1,  # mediolanum-augusta_vindelicorum
    2,  # mediolanum-aquileia
    7,  # aquileia-augusta_vindelicorum
    1,  # aquileia-carnuntum
    2,  # aquileia-sirmium
    3,  # aquileia-salonae
    0,  # brundisium-salonae
    1,  # brundisium-dyrrhachium
    3,  # brundisium-athenae
    5,  # brundisium-syracusae
    2,  # syracusae-gortyna
    4,  # syracusae-leptis_magna
    6,  # syracusae-carthago
    4,  # caralis-carthago
    5,  # caralis-caesarea
    6,  # caralis-tarraco
    7,  # caralis-massilia
    0,  # massilia-lugdunum
    6,  # massilia-burdigala
    5,  # massilia-tarraco
    6,  # lugdunum-burdigala
    7,  # lugdunum-lutetia
    1,  # lugdunum-argentorate
    4,  # burdigala-tarraco
    5,  # burdigala-asturica
    0,  # burdigala-condate
    6,  # lutetia-condate
    7,  # lutetia-londinium
    1,  # lutetia-colonia
    0,  # condate-londinium
    0,  # londinium-eboracum
    2,  # londinium-colonia
    3,  # eboracum-colonia
    4,  # colonia-argentorate
    2,  # argentorate-augusta_vindelicorum
    2,  # augusta_vindelicorum-carnuntum
    3,  # carnuntum-sirmium
    3,  # carnuntum-sarmizegetusa
    1,  # salonae-sirmium
    3,  # salonae-dyrrhachium
    3,  # sirmium-thessalonica
    2,  # sirmium-sarmizegetusa
    2,  # sarmizegetusa-tomis
    5,  # tomis-thessalonica
    4,  # tomis-byzantium
    3,  # dyrrhachium-thessalonica
    3,  # dyrrhachium-athenae
    4,  # thessalonica-athenae
    2,  # thessalonica-byzantium
    2,  # athenae-ephesus
    4,  # athenae-gortyna
    1,  # gortyna-ephesus
    3,  # gortyna-alexandria
    5,  # gortyna-cyrene
    4,  # byzantium-ephesus
    2,  # byzantium-ancyra
    2,  # byzantium-trapezus
    1,  # ephesus-ancyra
    2,  # ephesus-antiochia
    2,  # ancyra-trapezus
    3,  # ancyra-antiochia
    5,  # antiochia-alexandria
    4,  # antiochia-hierosolyma
    6,  # hierosolyma-alexandria
    6,  # alexandria-cyrene
    6,  # cyrene-leptis_magna
    7,  # leptis_magna-carthago
    6,  # carthago-caesarea
    6,  # tarraco-asturica
    5,  # tarraco-carthago_nova
    6,  # carthago_nova-corduba
    3,  # carthago_nova-caesarea
    0,  # corduba-asturica
    6,  # corduba-olisipo
    2,  # corduba-caesarea
    5,  # asturica-olisipo
    3,  # syracusae-cyrene
    2,  # syracusae-athenae
    7,  # carthago-massilia
    1,  # burdigala-lutetia
    3,  # colonia-augusta_vindelicorum
    2,  # sirmium-tomis
    4,  # athenae-cyrene
    3,  # byzantium-antiochia
    4,  # ephesus-alexandria
    5,  # tarraco-corduba
    4,  # tarraco-caesarea
]
