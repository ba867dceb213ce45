/** What pieces show; made by tools/board_carpe_diem.py from the game's components. */

export interface Face {
  /** What the sides N, E, S, W show while the tile is not turned. */
  edges: readonly string[];
  chimneys: number;
  building: string;
}

export interface ScoringCard {
  /** Red: to be given; green: to be owned. */
  red: boolean;
  asks: Readonly<Record<string, number>>;
  pays: Readonly<Record<string, number>>;
}

export interface FrameTask {
  feature: string;
  /** Where along the side of the frame, 1 to 6 clockwise. */
  position: number;
  points: number;
}

const face = (edges: string, chimneys = 0, building = ''): Face => ({
  edges: edges.split(' '),
  chimneys,
  building,
});
const red = (asks: Record<string, number>, pays: Record<string, number>): ScoringCard => ({
  red: true,
  asks,
  pays,
});
const green = (asks: Record<string, number>, pays: Record<string, number>): ScoringCard => ({
  red: false,
  asks,
  pays,
});
const task = (feature: string, position: number, points: number): FrameTask => ({
  feature,
  position,
  points,
});

export const FACES: Readonly<Record<string, Face>> = {
  market: face('meadow meadow meadow meadow', 0, 'market'),
  bakery: face('meadow meadow meadow meadow', 0, 'bakery'),
  fountain: face('meadow meadow meadow meadow', 0, 'fountain'),
  vineyard_straight: face('vineyard meadow vineyard meadow'),
  herb_garden_straight: face('herb_garden meadow herb_garden meadow'),
  chicken_yard_straight: face('chicken_yard meadow chicken_yard meadow'),
  fish_pond_straight: face('fish_pond meadow fish_pond meadow'),
  villa_straight1: face('villa meadow villa meadow', 1),
  villa_straight2: face('villa meadow villa meadow', 2),
  villa_t2: face('villa villa villa meadow', 2),
  villa_cross3: face('villa villa villa villa', 3),
  vineyard_corner_merchant_tail: face('vineyard vineyard merchant meadow'),
  vineyard_baker_opposite: face('vineyard meadow baker meadow'),
  vineyard_steward_right: face('vineyard steward meadow meadow'),
  vineyard_craftsman_left: face('vineyard meadow meadow craftsman'),
  herb_garden_merchant_opposite: face('herb_garden meadow merchant meadow'),
  herb_garden_baker_right: face('herb_garden baker meadow meadow'),
  herb_garden_steward_left: face('herb_garden meadow meadow steward'),
  herb_garden_corner_craftsman_head: face('herb_garden herb_garden meadow craftsman'),
  chicken_yard_merchant_right: face('chicken_yard merchant meadow meadow'),
  chicken_yard_baker_left: face('chicken_yard meadow meadow baker'),
  chicken_yard_corner_steward_tail: face('chicken_yard chicken_yard steward meadow'),
  chicken_yard_craftsman_opposite: face('chicken_yard meadow craftsman meadow'),
  fish_pond_merchant_left: face('fish_pond meadow meadow merchant'),
  fish_pond_corner_baker_head: face('fish_pond fish_pond meadow baker'),
  fish_pond_steward_opposite: face('fish_pond meadow steward meadow'),
  fish_pond_craftsman_right: face('fish_pond craftsman meadow meadow'),
  villa_corner1_merchant_tail: face('villa villa merchant meadow', 1),
  villa1_merchant_opposite: face('villa meadow merchant meadow', 1),
  villa1_merchant_right: face('villa merchant meadow meadow', 1),
  villa_corner1_baker_head: face('villa villa meadow baker', 1),
  villa1_baker_opposite: face('villa meadow baker meadow', 1),
  villa1_baker_left: face('villa meadow meadow baker', 1),
  villa_corner1_steward_tail: face('villa villa steward meadow', 1),
  villa1_steward_opposite: face('villa meadow steward meadow', 1),
  villa1_steward_right: face('villa steward meadow meadow', 1),
  villa_corner1_craftsman_head: face('villa villa meadow craftsman', 1),
  villa1_craftsman_opposite: face('villa meadow craftsman meadow', 1),
  villa1_craftsman_left: face('villa meadow meadow craftsman', 1),
  vineyard_corner_villa1_head: face('vineyard vineyard meadow villa', 1),
  villa1_vineyard_opposite: face('villa meadow vineyard meadow', 1),
  villa2_vineyard_left: face('villa meadow meadow vineyard', 2),
  herb_garden_corner_villa1_tail: face('herb_garden herb_garden villa meadow', 1),
  villa1_herb_garden_opposite: face('villa meadow herb_garden meadow', 1),
  villa2_herb_garden_right: face('villa herb_garden meadow meadow', 2),
  chicken_yard_corner_villa1_head: face('chicken_yard chicken_yard meadow villa', 1),
  villa1_chicken_yard_opposite: face('villa meadow chicken_yard meadow', 1),
  villa2_chicken_yard_left: face('villa meadow meadow chicken_yard', 2),
  fish_pond_corner_villa1_tail: face('fish_pond fish_pond villa meadow', 1),
  villa1_fish_pond_opposite: face('villa meadow fish_pond meadow', 1),
  villa2_fish_pond_right: face('villa fish_pond meadow meadow', 2),
  merchant_baker_opposite: face('merchant meadow baker meadow'),
  baker_steward_right: face('baker steward meadow meadow'),
  steward_craftsman_opposite: face('steward meadow craftsman meadow'),
  craftsman_merchant_right: face('craftsman merchant meadow meadow'),
  vineyard_herb_garden_opposite: face('vineyard meadow herb_garden meadow'),
  vineyard_chicken_yard_right: face('vineyard chicken_yard meadow meadow'),
  vineyard_fish_pond_left: face('vineyard meadow meadow fish_pond'),
  herb_garden_chicken_yard_opposite: face('herb_garden meadow chicken_yard meadow'),
  herb_garden_fish_pond_right: face('herb_garden fish_pond meadow meadow'),
  chicken_yard_fish_pond_left: face('chicken_yard meadow meadow fish_pond'),
  vineyard_chicken_yard_opposite: face('vineyard meadow chicken_yard meadow'),
  herb_garden_fish_pond_opposite: face('herb_garden meadow fish_pond meadow'),
  merchant_half: face('merchant meadow meadow meadow'),
  baker_half: face('baker meadow meadow meadow'),
  steward_half: face('steward meadow meadow meadow'),
  craftsman_half: face('craftsman meadow meadow meadow'),
  vineyard_end: face('vineyard meadow meadow meadow'),
  herb_garden_end: face('herb_garden meadow meadow meadow'),
  chicken_yard_end: face('chicken_yard meadow meadow meadow'),
  fish_pond_end: face('fish_pond meadow meadow meadow'),
  villa_end1: face('villa meadow meadow meadow', 1),
  villa_end2: face('villa meadow meadow meadow', 2),
};

export const CARDS: Readonly<Record<string, ScoringCard>> = {
  a_grape_2: red({ grape: 2 }, { points: 4 }),
  a_grape_3: red({ grape: 3 }, { points: 7 }),
  a_herb_2: red({ herb: 2 }, { points: 4 }),
  a_herb_3: red({ herb: 3 }, { points: 7 }),
  a_chicken_2: red({ chicken: 2 }, { points: 4 }),
  a_chicken_3: red({ chicken: 3 }, { points: 7 }),
  a_fish_2: red({ fish: 2 }, { points: 4 }),
  a_fish_3: red({ fish: 3 }, { points: 7 }),
  b_grape_herb: red({ grape: 1, herb: 1 }, { points: 3 }),
  b_grape_chicken: red({ grape: 1, chicken: 1 }, { points: 3 }),
  b_grape_fish: red({ grape: 1, fish: 1 }, { points: 3 }),
  b_herb_chicken: red({ herb: 1, chicken: 1 }, { points: 3 }),
  b_herb_fish: red({ herb: 1, fish: 1 }, { points: 3 }),
  b_chicken_fish: red({ chicken: 1, fish: 1 }, { points: 3 }),
  b_no_grape: red({ herb: 1, chicken: 1, fish: 1 }, { points: 5 }),
  b_no_herb: red({ grape: 1, chicken: 1, fish: 1 }, { points: 5 }),
  b_no_chicken: red({ grape: 1, herb: 1, fish: 1 }, { points: 5 }),
  b_no_fish: red({ grape: 1, herb: 1, chicken: 1 }, { points: 5 }),
  b_all_wares: red({ grape: 1, herb: 1, chicken: 1, fish: 1 }, { points: 8 }),
  c_chimney_2_bread: green({ chimney: 2 }, { bread: 1 }),
  c_chimney_2_coin: green({ chimney: 2 }, { coin: 1 }),
  c_chimney_2_step: green({ chimney: 2 }, { step: 1 }),
  c_chimney_2_vp: green({ chimney: 2 }, { points: 2 }),
  c_chimney_3_coin_step: green({ chimney: 3 }, { coin: 1, step: 1 }),
  c_chimney_3_bread_step: green({ chimney: 3 }, { bread: 1, step: 1 }),
  c_chimney_3_coin_bread: green({ chimney: 3 }, { coin: 1, bread: 1 }),
  c_chimney_3_vp: green({ chimney: 3 }, { points: 4 }),
  c_villa_1_vp: green({ villa: 1 }, { points: 3 }),
  c_villa_1_bread: green({ villa: 1 }, { bread: 1 }),
  c_villa_2_coin_bread_step: green({ villa: 2 }, { coin: 1, bread: 1, step: 1 }),
  c_villa_2_vp: green({ villa: 2 }, { points: 7 }),
  d_merchant_1: green({ merchant: 1 }, { points: 3 }),
  d_baker_1: green({ baker: 1 }, { points: 3 }),
  d_steward_1: green({ steward: 1 }, { points: 3 }),
  d_craftsman_1: green({ craftsman: 1 }, { points: 3 }),
  d_vineyard_1: green({ vineyard: 1 }, { points: 3 }),
  d_herb_garden_1: green({ herb_garden: 1 }, { points: 3 }),
  d_chicken_yard_1: green({ chicken_yard: 1 }, { points: 3 }),
  d_fish_pond_1: green({ fish_pond: 1 }, { points: 3 }),
  d_fish_pond_herb_garden: green({ fish_pond: 1, herb_garden: 1 }, { points: 7 }),
  d_vineyard_chicken_yard: green({ vineyard: 1, chicken_yard: 1 }, { points: 7 }),
  d_merchant_craftsman: green({ merchant: 1, craftsman: 1 }, { points: 7 }),
  d_baker_steward: green({ baker: 1, steward: 1 }, { points: 7 }),
  d_any_landscape_3_coin_bread: green({ any_landscape: 3 }, { coin: 1, bread: 1 }),
  d_any_landscape_3_vp: green({ any_landscape: 3 }, { points: 5 }),
  d_any_dwelling_3_bread_step: green({ any_dwelling: 3 }, { bread: 1, step: 1 }),
  d_any_dwelling_3_vp: green({ any_dwelling: 3 }, { points: 5 }),
  d_market_2: green({ market: 2 }, { points: 3 }),
  d_bakery_2: green({ bakery: 2 }, { points: 3 }),
  d_fountain_2: green({ fountain: 2 }, { points: 3 }),
  d_market_bakery_fountain: green({ market: 1, bakery: 1, fountain: 1 }, { points: 5 }),
};

export const FRAME_PARTS: readonly (readonly FrameTask[])[] = [
  [task('fish_pond', 4, 5), task('villa', 6, 3)],
  [task('villa', 2, 3), task('chicken_yard', 4, 5)],
  [task('herb_garden', 1, 5), task('villa', 3, 3)],
  [task('vineyard', 2, 5), task('villa', 6, 3)],
  [task('villa', 2, 3), task('merchant', 5, 4)],
  [task('villa', 3, 3), task('baker', 5, 4)],
  [task('steward', 4, 4), task('villa', 6, 3)],
  [task('villa', 2, 3), task('craftsman', 6, 4)],
  [task('chicken_yard', 1, 5), task('baker', 4, 4)],
  [task('herb_garden', 3, 5), task('baker', 6, 4)],
  [task('merchant', 1, 4), task('fish_pond', 5, 5)],
  [task('fish_pond', 1, 5), task('steward', 6, 4)],
  [task('merchant', 3, 4), task('herb_garden', 5, 5)],
  [task('vineyard', 1, 5), task('craftsman', 4, 4)],
  [task('craftsman', 2, 4), task('chicken_yard', 5, 5)],
  [task('vineyard', 3, 5), task('steward', 5, 4)],
];

/** The first building board: S shovel, B place of a banderole. */
export const BOARD: readonly string[] = ['..B.B.', '.B....', 'B.S..B', '...B..', '..B..B', 'B.....'];
/** Points of a finished villa by its chimneys; the last entry also for more. */
export const VILLA_POINTS: readonly number[] = [0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25];
/** What a card costs that is not fulfilled, and the breads that fulfil it once. */
export const PENALTY = 4;
export const LOAVES = 3;
/** Points of a fountain card for each feature of its kind. */
export const FOUNTAIN_POINTS = 2;
/** The last space of the banderole track. */
export const LAST_SPACE = 20;
