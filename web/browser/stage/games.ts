/** How the games differ for these tests: how long they are and what their boards may weigh; nothing of their rules. */

interface About {
  /** Decisions of one seat at a table of four to about half-way. */
  readonly middle: number;
  /** Kilobytes of script, style and drawings that only this board needs, as they come over the line. */
  readonly board: number;
  /** Whether players are told things of their own from the first turns on. */
  readonly whispers: boolean;
  readonly clicks: Clicks;
}

/** How many clicks a usual turn, or a usual action of one, may take. */
interface Clicks {
  readonly most: number;
  /** With which moves a turn begins; null: it is counted by actions. */
  readonly begins: readonly string[] | null;
  /** Turns and actions that are held to it, each by what its choices begin with. */
  readonly usual: readonly string[];
}

const turn = (begins: readonly string[], usual: readonly string[]): Clicks => ({ most: 4, begins, usual });
const action = (...usual: string[]): Clicks => ({ most: 2, begins: null, usual });

const ABOUT: Readonly<Record<string, About>> = {
  'city-of-rome': {
    middle: 25,
    board: 60,
    whispers: true,
    // a turn is sent as one
    clicks: { most: 4, begins: null, usual: ['take build produce', 'take build finish'] },
  },
  'carpe-diem': {
    middle: 45,
    board: 60,
    whispers: false,
    clicks: turn(['settle', 'walk', 'bread', 'disc'], ['walk', 'bread', 'disc']),
  },
  'city-of-marble': { middle: 15, board: 70, whispers: false, clicks: action('draw', 'recall', 'end') },
  'caesars-empire': { middle: 11, board: 60, whispers: false, clicks: action('build') },
  'builders-antiquity': {
    middle: 45,
    board: 60,
    whispers: false,
    clicks: action('open', 'recruit', 'send', 'end'),
  },
};

export const GAMES: readonly string[] = Object.keys(ABOUT);

/** The game whose pictures are kept in all looks; of the others there is one look. */
export const SHOWN = 'city-of-rome';

/** The game that is over soonest. */
export const SHORT = 'caesars-empire';

export function about(game: string): About {
  const found = ABOUT[game];
  if (!found) throw new Error(`nothing is known of ${game}: see stage/games.ts`);
  return found;
}
