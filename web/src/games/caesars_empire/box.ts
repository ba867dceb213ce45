/** What is in the box; made by tools/boxes.py from the game's components. */

export const ROME = 'roma';

/** Where a node lies in the drawing: x grows to the east, y to the south. */
export const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  roma: [536, 442],
  mediolanum: [479, 326],
  aquileia: [572, 317],
  brundisium: [656, 487],
  syracusae: [615, 578],
  caralis: [475, 510],
  massilia: [394, 396],
  lugdunum: [381, 313],
  condate: [236, 246],
  burdigala: [261, 345],
  lutetia: [326, 224],
  tarraco: [302, 456],
  carthago_nova: [255, 545],
  corduba: [166, 557],
  asturica: [139, 416],
  olisipo: [70, 528],
  augusta_vindelicorum: [524, 239],
  argentorate: [440, 239],
  colonia: [428, 156],
  londinium: [272, 148],
  eboracum: [249, 68],
  salonae: [646, 385],
  sirmium: [711, 333],
  carnuntum: [650, 247],
  sarmizegetusa: [794, 323],
  tomis: [912, 365],
  gortyna: [830, 638],
  thessalonica: [792, 471],
  dyrrhachium: [718, 431],
  athenae: [801, 554],
  byzantium: [920, 459],
  ephesus: [885, 552],
  ancyra: [1006, 493],
  antiochia: [1080, 604],
  hierosolyma: [1059, 737],
  trapezus: [1159, 460],
  carthago: [505, 588],
  cyrene: [761, 705],
  leptis_magna: [592, 711],
  caesarea: [322, 596],
  alexandria: [941, 754],
};

export const REGIONS = [
  'italia',
  'gallia',
  'hispania',
  'septentrio',
  'danubius',
  'graecia',
  'oriens',
  'africa',
] as const;

export interface PrintedCity {
  region: string;
  value: number;
  /** The sides of the board that show it: "A", "B" or "AB". */
  sides: string;
}
export const CITIES: Readonly<Record<string, PrintedCity>> = {
  mediolanum: { region: 'italia', value: 3, sides: 'AB' },
  aquileia: { region: 'italia', value: 4, sides: 'AB' },
  brundisium: { region: 'italia', value: 2, sides: 'AB' },
  syracusae: { region: 'italia', value: 5, sides: 'AB' },
  caralis: { region: 'italia', value: 1, sides: 'A' },
  massilia: { region: 'gallia', value: 1, sides: 'AB' },
  lugdunum: { region: 'gallia', value: 2, sides: 'AB' },
  condate: { region: 'gallia', value: 3, sides: 'A' },
  burdigala: { region: 'gallia', value: 4, sides: 'AB' },
  lutetia: { region: 'gallia', value: 6, sides: 'AB' },
  tarraco: { region: 'hispania', value: 1, sides: 'AB' },
  carthago_nova: { region: 'hispania', value: 2, sides: 'A' },
  corduba: { region: 'hispania', value: 3, sides: 'AB' },
  asturica: { region: 'hispania', value: 5, sides: 'AB' },
  olisipo: { region: 'hispania', value: 7, sides: 'AB' },
  augusta_vindelicorum: { region: 'septentrio', value: 1, sides: 'AB' },
  argentorate: { region: 'septentrio', value: 2, sides: 'A' },
  colonia: { region: 'septentrio', value: 3, sides: 'AB' },
  londinium: { region: 'septentrio', value: 6, sides: 'AB' },
  eboracum: { region: 'septentrio', value: 8, sides: 'A' },
  salonae: { region: 'danubius', value: 1, sides: 'AB' },
  sirmium: { region: 'danubius', value: 2, sides: 'AB' },
  carnuntum: { region: 'danubius', value: 3, sides: 'AB' },
  sarmizegetusa: { region: 'danubius', value: 4, sides: 'A' },
  tomis: { region: 'danubius', value: 6, sides: 'AB' },
  gortyna: { region: 'graecia', value: 1, sides: 'A' },
  thessalonica: { region: 'graecia', value: 2, sides: 'AB' },
  dyrrhachium: { region: 'graecia', value: 3, sides: 'AB' },
  athenae: { region: 'graecia', value: 4, sides: 'AB' },
  byzantium: { region: 'graecia', value: 5, sides: 'AB' },
  ephesus: { region: 'oriens', value: 1, sides: 'AB' },
  ancyra: { region: 'oriens', value: 2, sides: 'A' },
  antiochia: { region: 'oriens', value: 3, sides: 'AB' },
  hierosolyma: { region: 'oriens', value: 5, sides: 'AB' },
  trapezus: { region: 'oriens', value: 8, sides: 'A' },
  carthago: { region: 'africa', value: 1, sides: 'AB' },
  cyrene: { region: 'africa', value: 2, sides: 'AB' },
  leptis_magna: { region: 'africa', value: 3, sides: 'A' },
  caesarea: { region: 'africa', value: 6, sides: 'AB' },
  alexandria: { region: 'africa', value: 7, sides: 'AB' },
};

export interface PrintedSegment {
  a: string;
  b: string;
  /** By side of the board; 0 where it is not there. */
  roads: Readonly<Record<string, number>>;
  sea: boolean;
}
/** First those of side A, then those that only side B has. */
export const SEGMENTS: readonly PrintedSegment[] = [
  { a: 'roma', b: 'mediolanum', roads: { A: 1, B: 1 }, sea: false },
  { a: 'roma', b: 'aquileia', roads: { A: 1, B: 1 }, sea: false },
  { a: 'roma', b: 'brundisium', roads: { A: 1, B: 1 }, sea: false },
  { a: 'roma', b: 'syracusae', roads: { A: 1, B: 1 }, sea: false },
  { a: 'roma', b: 'caralis', roads: { A: 1, B: 0 }, sea: true },
  { a: 'roma', b: 'massilia', roads: { A: 2, B: 2 }, sea: true },
  { a: 'roma', b: 'salonae', roads: { A: 2, B: 2 }, sea: true },
  { a: 'roma', b: 'carthago', roads: { A: 2, B: 1 }, sea: true },
  { a: 'mediolanum', b: 'massilia', roads: { A: 1, B: 1 }, sea: false },
  { a: 'mediolanum', b: 'lugdunum', roads: { A: 1, B: 1 }, sea: false },
  { a: 'mediolanum', b: 'augusta_vindelicorum', roads: { A: 1, B: 1 }, sea: false },
  { a: 'mediolanum', b: 'aquileia', roads: { A: 1, B: 1 }, sea: false },
  { a: 'aquileia', b: 'augusta_vindelicorum', roads: { A: 1, B: 1 }, sea: false },
  { a: 'aquileia', b: 'carnuntum', roads: { A: 1, B: 1 }, sea: false },
  { a: 'aquileia', b: 'sirmium', roads: { A: 2, B: 2 }, sea: false },
  { a: 'aquileia', b: 'salonae', roads: { A: 1, B: 1 }, sea: false },
  { a: 'brundisium', b: 'salonae', roads: { A: 1, B: 1 }, sea: true },
  { a: 'brundisium', b: 'dyrrhachium', roads: { A: 1, B: 1 }, sea: true },
  { a: 'brundisium', b: 'athenae', roads: { A: 2, B: 2 }, sea: true },
  { a: 'brundisium', b: 'syracusae', roads: { A: 1, B: 1 }, sea: true },
  { a: 'syracusae', b: 'gortyna', roads: { A: 2, B: 0 }, sea: true },
  { a: 'syracusae', b: 'leptis_magna', roads: { A: 2, B: 0 }, sea: true },
  { a: 'syracusae', b: 'carthago', roads: { A: 1, B: 1 }, sea: true },
  { a: 'caralis', b: 'carthago', roads: { A: 1, B: 0 }, sea: true },
  { a: 'caralis', b: 'caesarea', roads: { A: 2, B: 0 }, sea: true },
  { a: 'caralis', b: 'tarraco', roads: { A: 2, B: 0 }, sea: true },
  { a: 'caralis', b: 'massilia', roads: { A: 2, B: 0 }, sea: true },
  { a: 'massilia', b: 'lugdunum', roads: { A: 1, B: 1 }, sea: false },
  { a: 'massilia', b: 'burdigala', roads: { A: 2, B: 0 }, sea: false },
  { a: 'massilia', b: 'tarraco', roads: { A: 1, B: 1 }, sea: false },
  { a: 'lugdunum', b: 'burdigala', roads: { A: 1, B: 1 }, sea: false },
  { a: 'lugdunum', b: 'lutetia', roads: { A: 1, B: 1 }, sea: false },
  { a: 'lugdunum', b: 'argentorate', roads: { A: 1, B: 0 }, sea: false },
  { a: 'burdigala', b: 'tarraco', roads: { A: 1, B: 1 }, sea: false },
  { a: 'burdigala', b: 'asturica', roads: { A: 2, B: 1 }, sea: false },
  { a: 'burdigala', b: 'condate', roads: { A: 1, B: 0 }, sea: false },
  { a: 'lutetia', b: 'condate', roads: { A: 1, B: 0 }, sea: false },
  { a: 'lutetia', b: 'londinium', roads: { A: 1, B: 1 }, sea: true },
  { a: 'lutetia', b: 'colonia', roads: { A: 1, B: 1 }, sea: false },
  { a: 'condate', b: 'londinium', roads: { A: 1, B: 0 }, sea: true },
  { a: 'londinium', b: 'eboracum', roads: { A: 1, B: 0 }, sea: false },
  { a: 'londinium', b: 'colonia', roads: { A: 2, B: 1 }, sea: true },
  { a: 'eboracum', b: 'colonia', roads: { A: 2, B: 0 }, sea: true },
  { a: 'colonia', b: 'argentorate', roads: { A: 1, B: 0 }, sea: false },
  { a: 'argentorate', b: 'augusta_vindelicorum', roads: { A: 1, B: 0 }, sea: false },
  { a: 'augusta_vindelicorum', b: 'carnuntum', roads: { A: 1, B: 1 }, sea: false },
  { a: 'carnuntum', b: 'sirmium', roads: { A: 1, B: 1 }, sea: false },
  { a: 'carnuntum', b: 'sarmizegetusa', roads: { A: 2, B: 0 }, sea: false },
  { a: 'salonae', b: 'sirmium', roads: { A: 1, B: 1 }, sea: false },
  { a: 'salonae', b: 'dyrrhachium', roads: { A: 1, B: 1 }, sea: false },
  { a: 'sirmium', b: 'thessalonica', roads: { A: 2, B: 1 }, sea: false },
  { a: 'sirmium', b: 'sarmizegetusa', roads: { A: 1, B: 0 }, sea: false },
  { a: 'sarmizegetusa', b: 'tomis', roads: { A: 1, B: 0 }, sea: false },
  { a: 'tomis', b: 'thessalonica', roads: { A: 2, B: 0 }, sea: false },
  { a: 'tomis', b: 'byzantium', roads: { A: 1, B: 1 }, sea: false },
  { a: 'dyrrhachium', b: 'thessalonica', roads: { A: 1, B: 1 }, sea: false },
  { a: 'dyrrhachium', b: 'athenae', roads: { A: 1, B: 1 }, sea: false },
  { a: 'thessalonica', b: 'athenae', roads: { A: 1, B: 1 }, sea: false },
  { a: 'thessalonica', b: 'byzantium', roads: { A: 1, B: 1 }, sea: false },
  { a: 'athenae', b: 'ephesus', roads: { A: 1, B: 1 }, sea: true },
  { a: 'athenae', b: 'gortyna', roads: { A: 1, B: 0 }, sea: true },
  { a: 'gortyna', b: 'ephesus', roads: { A: 1, B: 0 }, sea: true },
  { a: 'gortyna', b: 'alexandria', roads: { A: 2, B: 0 }, sea: true },
  { a: 'gortyna', b: 'cyrene', roads: { A: 1, B: 0 }, sea: true },
  { a: 'byzantium', b: 'ephesus', roads: { A: 1, B: 1 }, sea: false },
  { a: 'byzantium', b: 'ancyra', roads: { A: 1, B: 0 }, sea: false },
  { a: 'byzantium', b: 'trapezus', roads: { A: 2, B: 0 }, sea: true },
  { a: 'ephesus', b: 'ancyra', roads: { A: 1, B: 0 }, sea: false },
  { a: 'ephesus', b: 'antiochia', roads: { A: 2, B: 2 }, sea: false },
  { a: 'ancyra', b: 'trapezus', roads: { A: 2, B: 0 }, sea: false },
  { a: 'ancyra', b: 'antiochia', roads: { A: 1, B: 0 }, sea: false },
  { a: 'antiochia', b: 'alexandria', roads: { A: 2, B: 0 }, sea: true },
  { a: 'antiochia', b: 'hierosolyma', roads: { A: 1, B: 1 }, sea: false },
  { a: 'hierosolyma', b: 'alexandria', roads: { A: 1, B: 1 }, sea: false },
  { a: 'alexandria', b: 'cyrene', roads: { A: 2, B: 2 }, sea: false },
  { a: 'cyrene', b: 'leptis_magna', roads: { A: 2, B: 0 }, sea: false },
  { a: 'leptis_magna', b: 'carthago', roads: { A: 1, B: 0 }, sea: false },
  { a: 'carthago', b: 'caesarea', roads: { A: 2, B: 2 }, sea: false },
  { a: 'tarraco', b: 'asturica', roads: { A: 2, B: 0 }, sea: false },
  { a: 'tarraco', b: 'carthago_nova', roads: { A: 1, B: 0 }, sea: false },
  { a: 'carthago_nova', b: 'corduba', roads: { A: 1, B: 0 }, sea: false },
  { a: 'carthago_nova', b: 'caesarea', roads: { A: 1, B: 0 }, sea: true },
  { a: 'corduba', b: 'asturica', roads: { A: 1, B: 1 }, sea: false },
  { a: 'corduba', b: 'olisipo', roads: { A: 1, B: 1 }, sea: false },
  { a: 'corduba', b: 'caesarea', roads: { A: 2, B: 1 }, sea: true },
  { a: 'asturica', b: 'olisipo', roads: { A: 1, B: 1 }, sea: false },
  { a: 'syracusae', b: 'cyrene', roads: { A: 0, B: 2 }, sea: true },
  { a: 'syracusae', b: 'athenae', roads: { A: 0, B: 2 }, sea: true },
  { a: 'carthago', b: 'massilia', roads: { A: 0, B: 2 }, sea: true },
  { a: 'burdigala', b: 'lutetia', roads: { A: 0, B: 1 }, sea: false },
  { a: 'colonia', b: 'augusta_vindelicorum', roads: { A: 0, B: 1 }, sea: false },
  { a: 'sirmium', b: 'tomis', roads: { A: 0, B: 2 }, sea: false },
  { a: 'athenae', b: 'cyrene', roads: { A: 0, B: 2 }, sea: true },
  { a: 'byzantium', b: 'antiochia', roads: { A: 0, B: 2 }, sea: false },
  { a: 'ephesus', b: 'alexandria', roads: { A: 0, B: 2 }, sea: true },
  { a: 'tarraco', b: 'corduba', roads: { A: 0, B: 1 }, sea: false },
  { a: 'tarraco', b: 'caesarea', roads: { A: 0, B: 1 }, sea: true },
];

/** The kinds of treasures in the order of the columns. */
export const KINDS = ['meat', 'grapes', 'wheat', 'wine', 'oil', 'gems', 'wood', 'olives'] as const;

/** It has a track of its own. */
export const GOLD = 'gold';

/** Rows of a player board. */
export const ROWS = 4;

/** Points of so many different kinds in a row. */
export const DIFFERENT: readonly number[] = [0, 0, 2, 5, 9, 14, 20, 32, 46];

/** Points of so many of a kind. */
export const SAME: readonly number[] = [0, 0, 2, 10, 20];

/** Points of so many gold. */
export const GOLD_POINTS: readonly number[] = [0, 2, 4, 6, 8, 10, 12, 14, 16];

/** For whoever has the most roads left. */
export const ROAD_BONUS = 10;

/** Of every player in the beginning. */
export const ROADS = 25;
