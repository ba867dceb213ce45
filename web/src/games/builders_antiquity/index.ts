/** The Builders' board: its parts, ready as soon as words and drawings are there. */
import { ready } from '../../table/board/ready';
import type { BoardParts } from '../../table/contract';
import Board from './Board.svelte';
import Course from './Course.svelte';
import { Desk } from './desk.svelte';
import Frieze from './Frieze.svelte';
import Glyph from './drawing/Glyph.svelte';
import './drawing/materials.css';
import { happening } from './drawing/happening';
import Monument from './sites/Monument.svelte';
import Own from './Own.svelte';
import Piece from './Piece.svelte';
import pieces from './drawing/pieces.svg?url';
import Rivals from './Rivals.svelte';
import { unseen } from './market/unseen';
import { speakBuilders } from './words.svelte';

await ready(speakBuilders, pieces);

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
  unseen,
  draws: () => true,
  desk: () => new Desk(),
};
