/** What is printed on board and player boards: where the cities lie, and the tables of points. */

/** Where a node lies in the drawing: x grows to the east, y to the south. */
export const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
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

/** The kinds of treasures in the order of the columns; gold has a track of its own. */
export const KINDS = ['meat', 'grapes', 'wheat', 'wine', 'oil', 'gems', 'wood', 'olives'] as const;
export const GOLD = 'gold';

/** Below the columns: points of so many different kinds in a row. */
export const DIFFERENT = [0, 0, 2, 5, 9, 14, 20, 32, 46] as const;
/** Left of the rows: points of so many of a kind. */
export const SAME = [0, 0, 2, 10, 20] as const;
/** For whoever has the most roads left. */
export const ROAD_BONUS = 10;
/** Roads of every player in the beginning. */
export const ROADS = 25;

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
