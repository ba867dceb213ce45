/** Where plots lie on the plan of a city: cells, neighbours, and how far the city may still grow. */
import type { components } from './view';

export type View = components['schemas']['RomeView'];
export type Seat = components['schemas']['SeatView'];
export type Building = components['schemas']['BuildingView'];
export type CardView = components['schemas']['CardView'];

export interface Cell {
  x: number;
  y: number;
}

/** A city is so many plots wide and high at most. */
export const SPAN = 4;

export function cellOf(label: string): Cell {
  const [x, y] = label.split(',').map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

export const labelOf = ({ x, y }: Cell): string => `${x},${y}`;

/** The four plots that share an edge with one: north, west, east, south. */
export function beside({ x, y }: Cell): Cell[] {
  return [
    { x, y: y - 1 },
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y + 1 },
  ];
}

/** The lines of a grid from one to another, both included. */
export interface Extent {
  west: number;
  east: number;
  north: number;
  south: number;
}

export function extentOf(cells: readonly Cell[]): Extent {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

export interface Plan {
  built: Extent;
  /** What is drawn: the city, and every plot beside it that the pomerium leaves. */
  shown: Extent;
  /** The free plots beside the city. */
  free: Cell[];
  /** How many columns and rows the city may still add. */
  moreColumns: number;
  moreRows: number;
}

/** The plan of a city: its own extent, and what could be built on next. */
export function planOf(buildings: readonly Building[]): Plan {
  const cells = buildings.map(({ cell }) => cellOf(cell));
  const built = extentOf(cells.length ? cells : [{ x: 0, y: 0 }]);
  const taken = new Set(cells.map(labelOf));
  const free = new Map<string, Cell>();
  for (const cell of cells.flatMap(beside)) {
    const label = labelOf(cell);
    if (!taken.has(label) && fits(built, cell)) free.set(label, cell);
  }
  const all = [...cells, ...free.values()];
  return {
    built,
    shown: extentOf(all.length ? all : [{ x: 0, y: 0 }]),
    free: [...free.values()],
    moreColumns: SPAN - 1 - (built.east - built.west),
    moreRows: SPAN - 1 - (built.south - built.north),
  };
}

function fits(built: Extent, { x, y }: Cell): boolean {
  const width = Math.max(built.east, x) - Math.min(built.west, x);
  const height = Math.max(built.south, y) - Math.min(built.north, y);
  return width < SPAN && height < SPAN;
}

/** A city as it would be with one more card; what lay there is gone. */
export function withGhost(
  buildings: readonly Building[],
  card: string,
  cell: string,
  points = 0,
): Building[] {
  const ghost: Building = { cell, card, deck: '', bricks: 0, points };
  return [...buildings.filter((one) => one.cell !== cell), ghost];
}

/** How many cards of a city lie beside a plot. */
export function neighbours(buildings: readonly Building[], cell: string): number {
  const taken = new Set(buildings.map((one) => one.cell));
  return beside(cellOf(cell)).filter((one) => taken.has(labelOf(one))).length;
}
