/** The boards of games, loaded when one is played: drawn here, or by the game's package; others get the automatic one. */
import type { BoardParts } from '../table/contract';

const BOARDS = import.meta.glob<{ parts: BoardParts }>('./*/index.ts');

/** The board of a game, or null if nobody has drawn one. */
export async function boardOf(game: string): Promise<BoardParts | null> {
  const load = BOARDS[`./${game.replaceAll('-', '_')}/index.ts`];
  return load ? (await load()).parts : (await import('./packaged')).packaged(game);
}
