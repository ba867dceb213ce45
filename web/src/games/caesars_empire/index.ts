/** The board of Caesar's Empire: its parts, ready as soon as words and drawings are there. */
import { ready } from '../../table/board/ready';
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

await ready(speakCaesar, coast, land, pieces);

export const parts: BoardParts = {
  Board,
  Frieze,
  Rivals,
  Own,
  Piece,
  draws: () => true,
  desk: () => new Desk(),
};
