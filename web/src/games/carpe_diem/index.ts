/** Carpe Diem's board: its parts, ready as soon as words and drawings are there. */
import { ready } from '../../table/board/ready';
import type { BoardParts } from '../../table/contract';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Frieze from './Frieze.svelte';
import './drawing/materials.css';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import pieces from './drawing/pieces.svg?url';
import Rivals from './Rivals.svelte';
import { unseen } from './star/unseen';
import { speakCarpe } from './words.svelte';

await ready(speakCarpe, pieces);

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
