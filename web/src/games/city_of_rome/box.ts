/** What is in the box; made by tools/boxes.py from the game's components. */

export const CATEGORIES = ['production', 'residence', 'public', 'aqueduct', 'temple'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Kind {
  category: Category;
  /** In bricks. */
  cost: number;
}
/** Of building. */
export const KINDS: Readonly<Record<string, Kind>> = {
  start_vegetable_farm: { category: 'production', cost: 0 },
  start_residence_2: { category: 'residence', cost: 0 },
  vegetable_farm: { category: 'production', cost: 2 },
  grain_farm: { category: 'production', cost: 2 },
  sheep_farm: { category: 'production', cost: 2 },
  vineyard: { category: 'production', cost: 2 },
  residence_2: { category: 'residence', cost: 1 },
  residence_3: { category: 'residence', cost: 2 },
  residence_4: { category: 'residence', cost: 3 },
  luxury_residence_2: { category: 'residence', cost: 1 },
  luxury_residence_3: { category: 'residence', cost: 2 },
  luxury_residence_4: { category: 'residence', cost: 3 },
  market: { category: 'public', cost: 3 },
  arena: { category: 'public', cost: 3 },
  school: { category: 'public', cost: 3 },
  baths: { category: 'public', cost: 3 },
  forum_romanum: { category: 'public', cost: 3 },
  colosseum: { category: 'public', cost: 3 },
  university: { category: 'public', cost: 3 },
  imperial_baths: { category: 'public', cost: 3 },
  aqueduct: { category: 'aqueduct', cost: 1 },
  great_aqueduct: { category: 'aqueduct', cost: 1 },
  temple_minerva: { category: 'temple', cost: 3 },
  temple_fortuna: { category: 'temple', cost: 3 },
  temple_amor: { category: 'temple', cost: 3 },
  temple_juno: { category: 'temple', cost: 3 },
  temple_saturn: { category: 'temple', cost: 3 },
  temple_luna: { category: 'temple', cost: 2 },
  temple_mars: { category: 'temple', cost: 2 },
  temple_venus: { category: 'temple', cost: 2 },
  temple_jupiter: { category: 'temple', cost: 2 },
  temple_mercury: { category: 'temple', cost: 2 },
};

/** Columns and rows of a city, at most. */
export const SPAN = 4;

/** What a missing brick costs. */
export const COINS_PER_BRICK = 2;

/** What a missing gear costs. */
export const COINS_PER_GEAR = 1;

/** Influence tokens that are a point in the end. */
export const TOKENS_PER_POINT = 2;
