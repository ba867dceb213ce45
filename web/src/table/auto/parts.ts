/** The automatic board, as a game's board is given: it draws every move. */
import type { BoardParts } from '../contract';
import AutoBoard from './AutoBoard.svelte';

export const parts: BoardParts = { Board: AutoBoard, draws: () => true };
