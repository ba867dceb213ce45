/** The board of Caesar's Empire: its parts, ready as soon as words and drawings are there. */
import { ready } from '../../table/board/ready';
import type { BoardParts } from '../../table/contract';
import Board from './Board.svelte';
import Course from './Course.svelte';
import coast from './drawing/coast.svg?url';
import { Desk } from './desk.svelte';
import Frieze from './Frieze.svelte';
import land from './drawing/land.svg?url';
import Glyph from './drawing/Glyph.svelte';
import './drawing/materials.css';
import { happening } from './drawing/happening';
import Monument from './map/Monument.svelte';
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
  whole: true,
  Course,
  Piece,
  Glyph,
  Monument,
  happening,
  draws: () => true,
  desk: () => new Desk(),
};
