/** What is in the box; made by tools/boxes.py from the game's components. */

export const WARES = ['grape', 'herb', 'chicken', 'fish'] as const;

/** The ware of a landscape. */
export const WARE_OF: Readonly<Record<string, string>> = {
  vineyard: 'grape',
  herb_garden: 'herb',
  chicken_yard: 'chicken',
  fish_pond: 'fish',
};

export const FEATURES = [
  'villa',
  'vineyard',
  'herb_garden',
  'chicken_yard',
  'fish_pond',
  'merchant',
  'baker',
  'steward',
  'craftsman',
  'market',
  'bakery',
  'fountain',
] as const;

export interface Face {
  /** What the sides N, E, S, W show while the tile is not turned. */
  edges: readonly string[];
  chimneys: number;
  building: string;
}
export const FACES: Readonly<Record<string, Face>> = {
  market: { edges: ['meadow', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: 'market' },
  bakery: { edges: ['meadow', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: 'bakery' },
  fountain: { edges: ['meadow', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: 'fountain' },
  vineyard_straight: { edges: ['vineyard', 'meadow', 'vineyard', 'meadow'], chimneys: 0, building: '' },
  herb_garden_straight: {
    edges: ['herb_garden', 'meadow', 'herb_garden', 'meadow'],
    chimneys: 0,
    building: '',
  },
  chicken_yard_straight: {
    edges: ['chicken_yard', 'meadow', 'chicken_yard', 'meadow'],
    chimneys: 0,
    building: '',
  },
  fish_pond_straight: { edges: ['fish_pond', 'meadow', 'fish_pond', 'meadow'], chimneys: 0, building: '' },
  villa_straight1: { edges: ['villa', 'meadow', 'villa', 'meadow'], chimneys: 1, building: '' },
  villa_straight2: { edges: ['villa', 'meadow', 'villa', 'meadow'], chimneys: 2, building: '' },
  villa_t2: { edges: ['villa', 'villa', 'villa', 'meadow'], chimneys: 2, building: '' },
  villa_cross3: { edges: ['villa', 'villa', 'villa', 'villa'], chimneys: 3, building: '' },
  vineyard_corner_merchant_tail: {
    edges: ['vineyard', 'vineyard', 'merchant', 'meadow'],
    chimneys: 0,
    building: '',
  },
  vineyard_baker_opposite: { edges: ['vineyard', 'meadow', 'baker', 'meadow'], chimneys: 0, building: '' },
  vineyard_steward_right: { edges: ['vineyard', 'steward', 'meadow', 'meadow'], chimneys: 0, building: '' },
  vineyard_craftsman_left: {
    edges: ['vineyard', 'meadow', 'meadow', 'craftsman'],
    chimneys: 0,
    building: '',
  },
  herb_garden_merchant_opposite: {
    edges: ['herb_garden', 'meadow', 'merchant', 'meadow'],
    chimneys: 0,
    building: '',
  },
  herb_garden_baker_right: { edges: ['herb_garden', 'baker', 'meadow', 'meadow'], chimneys: 0, building: '' },
  herb_garden_steward_left: {
    edges: ['herb_garden', 'meadow', 'meadow', 'steward'],
    chimneys: 0,
    building: '',
  },
  herb_garden_corner_craftsman_head: {
    edges: ['herb_garden', 'herb_garden', 'meadow', 'craftsman'],
    chimneys: 0,
    building: '',
  },
  chicken_yard_merchant_right: {
    edges: ['chicken_yard', 'merchant', 'meadow', 'meadow'],
    chimneys: 0,
    building: '',
  },
  chicken_yard_baker_left: {
    edges: ['chicken_yard', 'meadow', 'meadow', 'baker'],
    chimneys: 0,
    building: '',
  },
  chicken_yard_corner_steward_tail: {
    edges: ['chicken_yard', 'chicken_yard', 'steward', 'meadow'],
    chimneys: 0,
    building: '',
  },
  chicken_yard_craftsman_opposite: {
    edges: ['chicken_yard', 'meadow', 'craftsman', 'meadow'],
    chimneys: 0,
    building: '',
  },
  fish_pond_merchant_left: {
    edges: ['fish_pond', 'meadow', 'meadow', 'merchant'],
    chimneys: 0,
    building: '',
  },
  fish_pond_corner_baker_head: {
    edges: ['fish_pond', 'fish_pond', 'meadow', 'baker'],
    chimneys: 0,
    building: '',
  },
  fish_pond_steward_opposite: {
    edges: ['fish_pond', 'meadow', 'steward', 'meadow'],
    chimneys: 0,
    building: '',
  },
  fish_pond_craftsman_right: {
    edges: ['fish_pond', 'craftsman', 'meadow', 'meadow'],
    chimneys: 0,
    building: '',
  },
  villa_corner1_merchant_tail: { edges: ['villa', 'villa', 'merchant', 'meadow'], chimneys: 1, building: '' },
  villa1_merchant_opposite: { edges: ['villa', 'meadow', 'merchant', 'meadow'], chimneys: 1, building: '' },
  villa1_merchant_right: { edges: ['villa', 'merchant', 'meadow', 'meadow'], chimneys: 1, building: '' },
  villa_corner1_baker_head: { edges: ['villa', 'villa', 'meadow', 'baker'], chimneys: 1, building: '' },
  villa1_baker_opposite: { edges: ['villa', 'meadow', 'baker', 'meadow'], chimneys: 1, building: '' },
  villa1_baker_left: { edges: ['villa', 'meadow', 'meadow', 'baker'], chimneys: 1, building: '' },
  villa_corner1_steward_tail: { edges: ['villa', 'villa', 'steward', 'meadow'], chimneys: 1, building: '' },
  villa1_steward_opposite: { edges: ['villa', 'meadow', 'steward', 'meadow'], chimneys: 1, building: '' },
  villa1_steward_right: { edges: ['villa', 'steward', 'meadow', 'meadow'], chimneys: 1, building: '' },
  villa_corner1_craftsman_head: {
    edges: ['villa', 'villa', 'meadow', 'craftsman'],
    chimneys: 1,
    building: '',
  },
  villa1_craftsman_opposite: { edges: ['villa', 'meadow', 'craftsman', 'meadow'], chimneys: 1, building: '' },
  villa1_craftsman_left: { edges: ['villa', 'meadow', 'meadow', 'craftsman'], chimneys: 1, building: '' },
  vineyard_corner_villa1_head: {
    edges: ['vineyard', 'vineyard', 'meadow', 'villa'],
    chimneys: 1,
    building: '',
  },
  villa1_vineyard_opposite: { edges: ['villa', 'meadow', 'vineyard', 'meadow'], chimneys: 1, building: '' },
  villa2_vineyard_left: { edges: ['villa', 'meadow', 'meadow', 'vineyard'], chimneys: 2, building: '' },
  herb_garden_corner_villa1_tail: {
    edges: ['herb_garden', 'herb_garden', 'villa', 'meadow'],
    chimneys: 1,
    building: '',
  },
  villa1_herb_garden_opposite: {
    edges: ['villa', 'meadow', 'herb_garden', 'meadow'],
    chimneys: 1,
    building: '',
  },
  villa2_herb_garden_right: {
    edges: ['villa', 'herb_garden', 'meadow', 'meadow'],
    chimneys: 2,
    building: '',
  },
  chicken_yard_corner_villa1_head: {
    edges: ['chicken_yard', 'chicken_yard', 'meadow', 'villa'],
    chimneys: 1,
    building: '',
  },
  villa1_chicken_yard_opposite: {
    edges: ['villa', 'meadow', 'chicken_yard', 'meadow'],
    chimneys: 1,
    building: '',
  },
  villa2_chicken_yard_left: {
    edges: ['villa', 'meadow', 'meadow', 'chicken_yard'],
    chimneys: 2,
    building: '',
  },
  fish_pond_corner_villa1_tail: {
    edges: ['fish_pond', 'fish_pond', 'villa', 'meadow'],
    chimneys: 1,
    building: '',
  },
  villa1_fish_pond_opposite: { edges: ['villa', 'meadow', 'fish_pond', 'meadow'], chimneys: 1, building: '' },
  villa2_fish_pond_right: { edges: ['villa', 'fish_pond', 'meadow', 'meadow'], chimneys: 2, building: '' },
  merchant_baker_opposite: { edges: ['merchant', 'meadow', 'baker', 'meadow'], chimneys: 0, building: '' },
  baker_steward_right: { edges: ['baker', 'steward', 'meadow', 'meadow'], chimneys: 0, building: '' },
  steward_craftsman_opposite: {
    edges: ['steward', 'meadow', 'craftsman', 'meadow'],
    chimneys: 0,
    building: '',
  },
  craftsman_merchant_right: {
    edges: ['craftsman', 'merchant', 'meadow', 'meadow'],
    chimneys: 0,
    building: '',
  },
  vineyard_herb_garden_opposite: {
    edges: ['vineyard', 'meadow', 'herb_garden', 'meadow'],
    chimneys: 0,
    building: '',
  },
  vineyard_chicken_yard_right: {
    edges: ['vineyard', 'chicken_yard', 'meadow', 'meadow'],
    chimneys: 0,
    building: '',
  },
  vineyard_fish_pond_left: {
    edges: ['vineyard', 'meadow', 'meadow', 'fish_pond'],
    chimneys: 0,
    building: '',
  },
  herb_garden_chicken_yard_opposite: {
    edges: ['herb_garden', 'meadow', 'chicken_yard', 'meadow'],
    chimneys: 0,
    building: '',
  },
  herb_garden_fish_pond_right: {
    edges: ['herb_garden', 'fish_pond', 'meadow', 'meadow'],
    chimneys: 0,
    building: '',
  },
  chicken_yard_fish_pond_left: {
    edges: ['chicken_yard', 'meadow', 'meadow', 'fish_pond'],
    chimneys: 0,
    building: '',
  },
  vineyard_chicken_yard_opposite: {
    edges: ['vineyard', 'meadow', 'chicken_yard', 'meadow'],
    chimneys: 0,
    building: '',
  },
  herb_garden_fish_pond_opposite: {
    edges: ['herb_garden', 'meadow', 'fish_pond', 'meadow'],
    chimneys: 0,
    building: '',
  },
  merchant_half: { edges: ['merchant', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  baker_half: { edges: ['baker', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  steward_half: { edges: ['steward', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  craftsman_half: { edges: ['craftsman', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  vineyard_end: { edges: ['vineyard', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  herb_garden_end: { edges: ['herb_garden', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  chicken_yard_end: { edges: ['chicken_yard', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  fish_pond_end: { edges: ['fish_pond', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' },
  villa_end1: { edges: ['villa', 'meadow', 'meadow', 'meadow'], chimneys: 1, building: '' },
  villa_end2: { edges: ['villa', 'meadow', 'meadow', 'meadow'], chimneys: 2, building: '' },
};

export interface ScoringCard {
  /** Red: to be given; green: to be owned. */
  red: boolean;
  asks: Readonly<Record<string, number>>;
  pays: Readonly<Record<string, number>>;
}
export const CARDS: Readonly<Record<string, ScoringCard>> = {
  a_grape_2: { red: true, asks: { grape: 2 }, pays: { points: 4 } },
  a_grape_3: { red: true, asks: { grape: 3 }, pays: { points: 7 } },
  a_herb_2: { red: true, asks: { herb: 2 }, pays: { points: 4 } },
  a_herb_3: { red: true, asks: { herb: 3 }, pays: { points: 7 } },
  a_chicken_2: { red: true, asks: { chicken: 2 }, pays: { points: 4 } },
  a_chicken_3: { red: true, asks: { chicken: 3 }, pays: { points: 7 } },
  a_fish_2: { red: true, asks: { fish: 2 }, pays: { points: 4 } },
  a_fish_3: { red: true, asks: { fish: 3 }, pays: { points: 7 } },
  b_grape_herb: { red: true, asks: { grape: 1, herb: 1 }, pays: { points: 3 } },
  b_grape_chicken: { red: true, asks: { grape: 1, chicken: 1 }, pays: { points: 3 } },
  b_grape_fish: { red: true, asks: { grape: 1, fish: 1 }, pays: { points: 3 } },
  b_herb_chicken: { red: true, asks: { herb: 1, chicken: 1 }, pays: { points: 3 } },
  b_herb_fish: { red: true, asks: { herb: 1, fish: 1 }, pays: { points: 3 } },
  b_chicken_fish: { red: true, asks: { chicken: 1, fish: 1 }, pays: { points: 3 } },
  b_no_grape: { red: true, asks: { herb: 1, chicken: 1, fish: 1 }, pays: { points: 5 } },
  b_no_herb: { red: true, asks: { grape: 1, chicken: 1, fish: 1 }, pays: { points: 5 } },
  b_no_chicken: { red: true, asks: { grape: 1, herb: 1, fish: 1 }, pays: { points: 5 } },
  b_no_fish: { red: true, asks: { grape: 1, herb: 1, chicken: 1 }, pays: { points: 5 } },
  b_all_wares: { red: true, asks: { grape: 1, herb: 1, chicken: 1, fish: 1 }, pays: { points: 8 } },
  c_chimney_2_bread: { red: false, asks: { chimney: 2 }, pays: { bread: 1 } },
  c_chimney_2_coin: { red: false, asks: { chimney: 2 }, pays: { coin: 1 } },
  c_chimney_2_step: { red: false, asks: { chimney: 2 }, pays: { step: 1 } },
  c_chimney_2_vp: { red: false, asks: { chimney: 2 }, pays: { points: 2 } },
  c_chimney_3_coin_step: { red: false, asks: { chimney: 3 }, pays: { coin: 1, step: 1 } },
  c_chimney_3_bread_step: { red: false, asks: { chimney: 3 }, pays: { bread: 1, step: 1 } },
  c_chimney_3_coin_bread: { red: false, asks: { chimney: 3 }, pays: { coin: 1, bread: 1 } },
  c_chimney_3_vp: { red: false, asks: { chimney: 3 }, pays: { points: 4 } },
  c_villa_1_vp: { red: false, asks: { villa: 1 }, pays: { points: 3 } },
  c_villa_1_bread: { red: false, asks: { villa: 1 }, pays: { bread: 1 } },
  c_villa_2_coin_bread_step: { red: false, asks: { villa: 2 }, pays: { coin: 1, bread: 1, step: 1 } },
  c_villa_2_vp: { red: false, asks: { villa: 2 }, pays: { points: 7 } },
  d_merchant_1: { red: false, asks: { merchant: 1 }, pays: { points: 3 } },
  d_baker_1: { red: false, asks: { baker: 1 }, pays: { points: 3 } },
  d_steward_1: { red: false, asks: { steward: 1 }, pays: { points: 3 } },
  d_craftsman_1: { red: false, asks: { craftsman: 1 }, pays: { points: 3 } },
  d_vineyard_1: { red: false, asks: { vineyard: 1 }, pays: { points: 3 } },
  d_herb_garden_1: { red: false, asks: { herb_garden: 1 }, pays: { points: 3 } },
  d_chicken_yard_1: { red: false, asks: { chicken_yard: 1 }, pays: { points: 3 } },
  d_fish_pond_1: { red: false, asks: { fish_pond: 1 }, pays: { points: 3 } },
  d_fish_pond_herb_garden: { red: false, asks: { fish_pond: 1, herb_garden: 1 }, pays: { points: 7 } },
  d_vineyard_chicken_yard: { red: false, asks: { vineyard: 1, chicken_yard: 1 }, pays: { points: 7 } },
  d_merchant_craftsman: { red: false, asks: { merchant: 1, craftsman: 1 }, pays: { points: 7 } },
  d_baker_steward: { red: false, asks: { baker: 1, steward: 1 }, pays: { points: 7 } },
  d_any_landscape_3_coin_bread: { red: false, asks: { any_landscape: 3 }, pays: { coin: 1, bread: 1 } },
  d_any_landscape_3_vp: { red: false, asks: { any_landscape: 3 }, pays: { points: 5 } },
  d_any_dwelling_3_bread_step: { red: false, asks: { any_dwelling: 3 }, pays: { bread: 1, step: 1 } },
  d_any_dwelling_3_vp: { red: false, asks: { any_dwelling: 3 }, pays: { points: 5 } },
  d_market_2: { red: false, asks: { market: 2 }, pays: { points: 3 } },
  d_bakery_2: { red: false, asks: { bakery: 2 }, pays: { points: 3 } },
  d_fountain_2: { red: false, asks: { fountain: 2 }, pays: { points: 3 } },
  d_market_bakery_fountain: { red: false, asks: { market: 1, bakery: 1, fountain: 1 }, pays: { points: 5 } },
};

export interface FrameTask {
  feature: string;
  /** Where along the side of the frame, 1 to 6 clockwise. */
  position: number;
  points: number;
}
export const FRAME_PARTS: readonly (readonly FrameTask[])[] = [
  [
    { feature: 'fish_pond', position: 4, points: 5 },
    { feature: 'villa', position: 6, points: 3 },
  ],
  [
    { feature: 'villa', position: 2, points: 3 },
    { feature: 'chicken_yard', position: 4, points: 5 },
  ],
  [
    { feature: 'herb_garden', position: 1, points: 5 },
    { feature: 'villa', position: 3, points: 3 },
  ],
  [
    { feature: 'vineyard', position: 2, points: 5 },
    { feature: 'villa', position: 6, points: 3 },
  ],
  [
    { feature: 'villa', position: 2, points: 3 },
    { feature: 'merchant', position: 5, points: 4 },
  ],
  [
    { feature: 'villa', position: 3, points: 3 },
    { feature: 'baker', position: 5, points: 4 },
  ],
  [
    { feature: 'steward', position: 4, points: 4 },
    { feature: 'villa', position: 6, points: 3 },
  ],
  [
    { feature: 'villa', position: 2, points: 3 },
    { feature: 'craftsman', position: 6, points: 4 },
  ],
  [
    { feature: 'chicken_yard', position: 1, points: 5 },
    { feature: 'baker', position: 4, points: 4 },
  ],
  [
    { feature: 'herb_garden', position: 3, points: 5 },
    { feature: 'baker', position: 6, points: 4 },
  ],
  [
    { feature: 'merchant', position: 1, points: 4 },
    { feature: 'fish_pond', position: 5, points: 5 },
  ],
  [
    { feature: 'fish_pond', position: 1, points: 5 },
    { feature: 'steward', position: 6, points: 4 },
  ],
  [
    { feature: 'merchant', position: 3, points: 4 },
    { feature: 'herb_garden', position: 5, points: 5 },
  ],
  [
    { feature: 'vineyard', position: 1, points: 5 },
    { feature: 'craftsman', position: 4, points: 4 },
  ],
  [
    { feature: 'craftsman', position: 2, points: 4 },
    { feature: 'chicken_yard', position: 5, points: 5 },
  ],
  [
    { feature: 'vineyard', position: 3, points: 5 },
    { feature: 'steward', position: 5, points: 4 },
  ],
];

/** The first building board: S shovel, B place of a banderole. */
export const BOARD: readonly string[] = ['..B.B.', '.B....', 'B.S..B', '...B..', '..B..B', 'B.....'];

/** Breads that fulfil a card once. */
export const LOAVES = 3;

/** Of a fountain card for each feature of its kind. */
export const FOUNTAIN_POINTS = 2;

/** So many goods are a point in the end. */
export const LEFTOVERS = 2;

/** Of the banderole track. */
export const LAST_SPACE = 20;

/** Fields for scoring cards. */
export const GRID = { rows: 4, columns: 3 } as const;

/** Of the star. */
export const FIELDS = 7;

/** A field is joined to those so many further on. */
export const JOINED: readonly number[] = [3, 4];

/** On the track. */
export const BANDEROLE_STEPS = 1;

/** Places for tiles with a seal. */
export const SEALS = 11;

/** Their values. */
export const POINT_CARDS: readonly number[] = [1, 3, 5, 10, 25];
