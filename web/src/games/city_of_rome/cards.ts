/** The kinds of building as far as drawing needs them; a test compares them with the box's contents. */
export type Category = 'production' | 'residence' | 'public' | 'aqueduct' | 'temple';
export type Colour = 'green' | 'red' | 'yellow' | 'blue';
export type Effect = 'money' | 'influence' | 'cards' | 'points';

export interface Kind {
  category: Category;
  /** In bricks. */
  cost: number;
  stars?: number;
  /** Of a residence. */
  value?: number;
  /** Of a public building, with what it gives for each neighbour, and so much more. */
  colour?: Colour;
  effect?: Effect;
  bonus?: number;
  /** Of a farm, in each Production. */
  money?: number;
  bricks?: number;
  influence?: number;
}

const farm = (cost: number, makes: Partial<Kind>): Kind => ({ category: 'production', cost, ...makes });
const residence = (value: number, cost: number, stars = 0): Kind => ({
  category: 'residence',
  cost,
  value,
  stars,
});
const open = (colour: Colour, effect: Effect, bonus = 0): Kind => ({
  category: 'public',
  cost: 3,
  colour,
  effect,
  bonus,
});
const temple = (cost: number, stars = 0): Kind => ({ category: 'temple', cost, stars });

export const KINDS: Readonly<Record<string, Kind>> = {
  start_vegetable_farm: farm(0, { money: 1 }),
  start_residence_2: residence(2, 0),
  vegetable_farm: farm(2, { money: 1 }),
  grain_farm: farm(2, { bricks: 1 }),
  sheep_farm: farm(2, { influence: 1 }),
  vineyard: farm(2, { money: 1, bricks: 1 }),
  residence_2: residence(2, 1),
  residence_3: residence(3, 2),
  residence_4: residence(4, 3),
  luxury_residence_2: residence(2, 1, 1),
  luxury_residence_3: residence(3, 2, 1),
  luxury_residence_4: residence(4, 3, 1),
  market: open('green', 'money'),
  arena: open('red', 'influence'),
  school: open('yellow', 'cards'),
  baths: open('blue', 'points'),
  forum_romanum: open('green', 'money', 1),
  colosseum: open('red', 'influence', 1),
  university: open('yellow', 'cards', 1),
  imperial_baths: open('blue', 'points', 1),
  aqueduct: { category: 'aqueduct', cost: 1 },
  great_aqueduct: { category: 'aqueduct', cost: 1, stars: 1 },
  temple_minerva: temple(3),
  temple_fortuna: temple(3),
  temple_amor: temple(3),
  temple_juno: temple(3),
  temple_saturn: temple(3),
  temple_luna: temple(2, 1),
  temple_mars: temple(2, 3),
  temple_venus: temple(2, 1),
  temple_jupiter: temple(2, 2),
  temple_mercury: temple(2, 2),
};

/** What is known of a card; something harmless for one that nobody has drawn yet. */
export const kind = (card: string): Kind => KINDS[card] ?? temple(0);

export const isAqueduct = (card: string): boolean => kind(card).category === 'aqueduct';

/** Gears that one Production takes, and what a missing brick or gear costs. */
export const GEARS = 2;
export const COINS_PER_BRICK = 2;
export const COINS_PER_GEAR = 1;
