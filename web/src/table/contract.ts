/** What the boards of this page are given and made of; what boards of packages share with them is in web/board. */
import type { Component } from 'svelte';
import type { BoardProps as Given, Happening, MonumentProps as Shown } from '../../board/contract';
import type { Forms, Read } from './forms';

export type { Chair, Choice, Happening, Options, PackageBoard, Preview, Sheets } from '../../board/contract';
export type BoardProps<View = unknown, Desk = unknown> = Given<View, Desk, Forms>;
export type MonumentProps<View = unknown, Desk = unknown> = Shown<View, Desk, Forms>;

/** The parts of a board, as `PackageBoard` tells of them; here they are components of the page's own Svelte. */
export interface BoardParts {
  Board: Part;
  Frieze?: Part;
  Rivals?: Part;
  Own?: Part;
  /** Board lays out one's own things itself where the table has its zones: Own is for upright screens alone. */
  whole?: boolean;
  /** The round in a word or two, for the rail of a table without a frieze (64 pixels). */
  Course?: Part;
  Piece?: Component<{ family: string; piece: string }>;
  /** A thing as high as a line of text, where what happened is told: by its sort and label, else by its name. */
  Glyph?: Glyph;
  Monument?: Component<MonumentProps<never, never>>;
  happening?: (note: Read) => Happening | null;
  unseen?: (view: never) => Record<string, Record<string, number>>;
  draws(move: Read): boolean;
  desk?: () => unknown;
}
export type Glyph = Component<{ sort: string; label: string; name: string }>;
type Part = Component<BoardProps<never, never>>;

export { letter, SEATS } from '../parts/seats';
