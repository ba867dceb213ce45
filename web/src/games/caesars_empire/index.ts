/** The board of Caesar's Empire: its parts, ready as soon as words and drawings are there. */
import { loadSymbols } from '../../parts/symbols';
import type { BoardParts } from '../../table/contract';
import Board from './Board.svelte';
import coast from './drawing/coast.svg?url';
import { Desk } from './desk.svelte';
import Frieze from './Frieze.svelte';
import land from './drawing/land.svg?url';
import './drawing/materials.css';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import pieces from './drawing/pieces.svg?url';
import Rivals from './Rivals.svelte';
import { speakCaesar } from './words.svelte';

// Without drawings there is nothing to see, but what can be done still works.
const drawn = [coast, land, pieces].map((url) => loadSymbols(url).catch(() => undefined));
await Promise.all([speakCaesar(), ...drawn]);

export const parts: BoardParts = {
  Board,
  Frieze,
  Rivals,
  Own,
  Piece,
  draws: () => true,
  desk: () => new Desk(),
};
