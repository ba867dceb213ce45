/**
 * What a board is given: it knows no rules, draws a view, and marks what may be picked.
 *
 * Boards speak to the table through marks on their elements, not through calls:
 * - `data-move="17"` on a button (or an SVG group with role="button" and tabindex="0"): this legal move
 *   is picked by click, Enter or Space; pointing at it or focusing it previews it (`pointed`).
 * - `data-ask="17"`: a move that is not offered; a click asks why not, and the answer stands there.
 * - `data-piece="cell:e12@0 card:market"`: what lies here (sort:label, @seat), so that log lines, score
 *   lines and the tutorial can point at it; they add the class `spoken-of`.
 * Every legal move must be on the table exactly once: what a board does not draw (`draws`), the table
 * offers as buttons with the server's words.
 */
import type { Component } from 'svelte';
import type { Wire } from '../api/client';
import type { Forms, Read } from './forms';

export type Choice = Wire['Choice'];
export type Chair = Wire['ChairShape'];
export type Sheets = Wire['SheetsShape'];
export type Preview = Wire['PreviewShape'];

/** The legal moves of the viewer by their numbers; empty while somebody else decides. */
export interface Options {
  /** All of them, in the order in which a list shows them. */
  readonly list: readonly number[];
  has(move: number): boolean;
  /** Words, preview and change of points; undefined until the server has said them. */
  choice(move: number): Choice | undefined;
}

export interface BoardProps<View = unknown, Desk = unknown> {
  view: View;
  /** Seat number, or number of players for an onlooker. */
  viewer: number;
  chairs: readonly Chair[];
  forms: Forms;
  options: Options;
  /** The legal move somebody points at, before picking it. */
  pointed: number | null;
  /** A picked move that waits for confirmation: drawn as a ghost. */
  chosen: number | null;
  /** What `chosen` or `pointed` would change, row by row; null until the server has said it. */
  preview: Preview | null;
  /** A move that was refused a moment ago, to be marked at its place. */
  refused: number | null;
  /** What the last event told, for marks and movement; newest last. */
  news: readonly Read[];
  /** The score sheets, as far as they are known; null while they are on their way. */
  sheets: Sheets | null;
  /** What the parts of one board share with each other and with nobody else. */
  desk: Desk;
}

/** The parts of a board; `Board` is the middle of the table, the others have places of their own. */
export interface BoardParts {
  Board: Component<BoardProps<never, never>>;
  /** Beside the title at the top: rounds, calendar. */
  Frieze?: Component<BoardProps<never, never>>;
  /** The other players at a glance: a column at the left, a row of chips on a phone. */
  Rivals?: Component<BoardProps<never, never>>;
  /** One's own area at the bottom: hand, goods, payment. */
  Own?: Component<BoardProps<never, never>>;
  /** A piece of the box as it is drawn at the table, by its family and id; of class `broad`, it may need 160 pixels. */
  Piece?: Component<{ family: string; piece: string }>;
  /** How many of each piece the viewer has not seen yet, by family and id; families that hide nothing are left out. */
  unseen?: (view: never) => Record<string, Record<string, number>>;
  /** Whether the board itself offers a move at its place. */
  draws(move: Read): boolean;
  desk?: () => unknown;
}

export { letter, SEATS } from '../parts/seats';
