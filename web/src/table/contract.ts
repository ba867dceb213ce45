/** What the boards of this page are given and made of; what boards of packages share with them is in web/board. */
import type { Component } from 'svelte';
import type { BoardProps as Given } from '../../board/contract';
import type { Forms, Read } from './forms';

export type { Chair, Choice, Options, PackageBoard, Preview, Sheets } from '../../board/contract';
export type BoardProps<View = unknown, Desk = unknown> = Given<View, Desk, Forms>;

/** The parts of a board, as `PackageBoard` tells of them; here they are components of the page's own Svelte. */
export interface BoardParts {
  Board: Part;
  Frieze?: Part;
  Rivals?: Part;
  Own?: Part;
  Piece?: Component<{ family: string; piece: string }>;
  unseen?: (view: never) => Record<string, Record<string, number>>;
  draws(move: Read): boolean;
  desk?: () => unknown;
}
type Part = Component<BoardProps<never, never>>;

export { letter, SEATS } from '../parts/seats';
