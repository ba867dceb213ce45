/** What is in the box; made by tools/boxes.py from the game's components. */

export const CATEGORIES = ['production', 'residence', 'public', 'aqueduct', 'temple'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Of public buildings. */
export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a public building gives for each neighbour. */
export const EFFECTS = ['money', 'influence', 'cards', 'points'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Kind {
  category: Category;
  /** In bricks. */
  cost: number;
  stars: number;
  /** Of a farm, in each Production. */
  money?: number;
  /** Of a residence. */
  value?: number;
  /** Of a farm, in each Production. */
  bricks?: number;
  /** Of a farm, in each Production. */
  influence?: number;
  /** Of a public building, with its effect, and so much more of it. */
  colour?: Colour;
  effect?: Effect;
  bonus?: number;
}
export const KINDS: Readonly<Record<string, Kind>> = {
  start_vegetable_farm: { category: 'production', cost: 0, stars: 0, money: 1 },
  start_residence_2: { category: 'residence', cost: 0, stars: 0, value: 2 },
  vegetable_farm: { category: 'production', cost: 2, stars: 0, money: 1 },
  grain_farm: { category: 'production', cost: 2, stars: 0, bricks: 1 },
  sheep_farm: { category: 'production', cost: 2, stars: 0, influence: 1 },
  vineyard: { category: 'production', cost: 2, stars: 0, money: 1, bricks: 1 },
  residence_2: { category: 'residence', cost: 1, stars: 0, value: 2 },
  residence_3: { category: 'residence', cost: 2, stars: 0, value: 3 },
  residence_4: { category: 'residence', cost: 3, stars: 0, value: 4 },
  luxury_residence_2: { category: 'residence', cost: 1, stars: 1, value: 2 },
  luxury_residence_3: { category: 'residence', cost: 2, stars: 1, value: 3 },
  luxury_residence_4: { category: 'residence', cost: 3, stars: 1, value: 4 },
  market: { category: 'public', cost: 3, stars: 0, colour: 'green', effect: 'money', bonus: 0 },
  arena: { category: 'public', cost: 3, stars: 0, colour: 'red', effect: 'influence', bonus: 0 },
  school: { category: 'public', cost: 3, stars: 0, colour: 'yellow', effect: 'cards', bonus: 0 },
  baths: { category: 'public', cost: 3, stars: 0, colour: 'blue', effect: 'points', bonus: 0 },
  forum_romanum: { category: 'public', cost: 3, stars: 0, colour: 'green', effect: 'money', bonus: 1 },
  colosseum: { category: 'public', cost: 3, stars: 0, colour: 'red', effect: 'influence', bonus: 1 },
  university: { category: 'public', cost: 3, stars: 0, colour: 'yellow', effect: 'cards', bonus: 1 },
  imperial_baths: { category: 'public', cost: 3, stars: 0, colour: 'blue', effect: 'points', bonus: 1 },
  aqueduct: { category: 'aqueduct', cost: 1, stars: 0 },
  great_aqueduct: { category: 'aqueduct', cost: 1, stars: 1 },
  temple_minerva: { category: 'temple', cost: 3, stars: 0 },
  temple_fortuna: { category: 'temple', cost: 3, stars: 0 },
  temple_amor: { category: 'temple', cost: 3, stars: 0 },
  temple_juno: { category: 'temple', cost: 3, stars: 0 },
  temple_saturn: { category: 'temple', cost: 3, stars: 0 },
  temple_luna: { category: 'temple', cost: 2, stars: 1 },
  temple_mars: { category: 'temple', cost: 2, stars: 3 },
  temple_venus: { category: 'temple', cost: 2, stars: 1 },
  temple_jupiter: { category: 'temple', cost: 2, stars: 2 },
  temple_mercury: { category: 'temple', cost: 2, stars: 2 },
};

/** That one Production takes. */
export const GEARS = 2;

/** What a missing brick costs. */
export const COINS_PER_BRICK = 2;

/** What a missing gear costs. */
export const COINS_PER_GEAR = 1;
