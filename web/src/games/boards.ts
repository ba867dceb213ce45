/** The boards of games, loaded when one is played: drawn here, or by the game's package; others get the automatic one. */
import type { BoardParts } from '../table/contract';

const BOARDS = import.meta.glob<{ parts: BoardParts }>('./*/index.ts');

const found = new Map<string, Promise<BoardParts | null>>();

/** The board of a game, or null if nobody has drawn one; looked for once, unless it did not come. */
export function boardOf(game: string): Promise<BoardParts | null> {
  const known = found.get(game) ?? sought(game);
  found.set(game, known);
  known.catch(() => found.delete(game));
  return known;
}

async function sought(game: string): Promise<BoardParts | null> {
  const load = BOARDS[`./${game.replaceAll('-', '_')}/index.ts`];
  return load ? (await load()).parts : (await import('./packaged')).packaged(game);
}
