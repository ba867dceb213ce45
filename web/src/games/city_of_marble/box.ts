/** What is in the box; made by tools/boxes.py from the game's components. */

/** The strips of triangles from north to south: first and last column. */
export const STRIPS: readonly (readonly [number, number])[] = [
  [6, 16],
  [5, 17],
  [4, 18],
  [3, 19],
  [3, 20],
  [5, 20],
  [5, 19],
  [3, 18],
  [3, 17],
  [4, 16],
];

/** Triangles as column and row of strips. */
export const HILLS: Readonly<Record<string, readonly [number, number]>> = {
  quirinalis: [10, 1],
  viminalis: [14, 2],
  capitolinus: [7, 3],
  esquilinus: [17, 4],
  palatinus: [11, 5],
  caelius: [15, 7],
  aventinus: [8, 8],
};

export const BRIDGES: readonly (readonly [number, number])[] = [
  [6, 0],
  [5, 1],
  [4, 2],
  [3, 3],
  [5, 5],
  [3, 7],
  [4, 9],
];

/** Corners, where aqueducts begin. */
export const OUTLETS: Readonly<Record<string, string>> = { gray: 'c18', white: 'f21', brown: 'i18' };

export const COLORS = ['red', 'yellow', 'green', 'blue'] as const;
export type Color = (typeof COLORS)[number];

export const BUILDINGS = ['temple', 'bath', 'theater', 'arena'] as const;

/** The building that the tiles of a colour show. */
export const BUILDING_ON: Readonly<Record<string, string>> = {
  red: 'arena',
  yellow: 'theater',
  green: 'temple',
  blue: 'bath',
};

/** The colour of a building's tiles. */
export const COLOR_OF: Readonly<Record<string, Color>> = {
  temple: 'green',
  bath: 'blue',
  theater: 'yellow',
  arena: 'red',
};

/** As many boards are in the box. */
export const PLAYERS = 4;

/** Of a player. */
export const OFFICIALS = 3;

/** In the end, for one of them or for the most. */
export const POINTS = {
  aqueduct: 2,
  fountain: 1,
  coin: 1,
  most_coins: 2,
  most_imperium: 5,
  tied_imperium: 2,
} as const;

/** So many empty stacks bring the last round. */
export const EMPTY = 3;
