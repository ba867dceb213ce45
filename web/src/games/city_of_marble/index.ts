/** City of Marble's board: its parts, ready as soon as words and drawings are there. */
import seats from '../../parts/seats.svg?url';
import { loadSymbols } from '../../parts/symbols';
import type { BoardParts } from '../../table/contract';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Frieze from './Frieze.svelte';
import './drawing/materials.css';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import pieces from './drawing/pieces.svg?url';
import Rivals from './Rivals.svelte';
import { unseen } from './seats/unseen';
import { speakMarble } from './words.svelte';

// Without drawings there is nothing to see, but what can be done still works.
await Promise.all([
  speakMarble(),
  ...[seats, pieces].map((drawings) => loadSymbols(drawings).catch(() => undefined)),
]);

export const parts: BoardParts = {
  Board,
  Frieze,
  Rivals,
  Own,
  Piece,
  unseen,
  draws: () => true,
  desk: () => new Desk(),
};
