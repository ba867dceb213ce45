/** How the games differ for these tests: how long they are and what their boards may weigh; nothing of their rules. */

interface About {
  /** Decisions of one seat at a table of four to about half-way. */
  readonly middle: number;
  /** Kilobytes of script, style and drawings that only this board needs, as they come over the line. */
  readonly board: number;
  /** Whether players are told things of their own from the first turns on. */
  readonly whispers: boolean;
}

const ABOUT: Readonly<Record<string, About>> = {
  'city-of-rome': { middle: 25, board: 60, whispers: true },
  'carpe-diem': { middle: 45, board: 60, whispers: false },
  'city-of-marble': { middle: 15, board: 70, whispers: false },
  'caesars-empire': { middle: 11, board: 60, whispers: false },
  'builders-antiquity': { middle: 45, board: 60, whispers: false },
};

export const GAMES: readonly string[] = Object.keys(ABOUT);

/** The game whose pictures are kept in all looks; of the others there is one look. */
export const SHOWN = 'city-of-rome';

export function about(game: string): About {
  const found = ABOUT[game];
  if (!found) throw new Error(`nothing is known of ${game}: see stage/games.ts`);
  return found;
}
