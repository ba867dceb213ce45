/** The boards of their own that games have here, loaded when one is played; others get the automatic board. */
import type { BoardParts } from '../table/contract';

const BOARDS = import.meta.glob<{ parts: BoardParts }>('./*/index.ts');

/** The board of a game, or null if nobody has drawn one. */
export async function boardOf(game: string): Promise<BoardParts | null> {
  const load = BOARDS[`./${game.replaceAll('-', '_')}/index.ts`];
  return load ? (await load()).parts : null;
}
