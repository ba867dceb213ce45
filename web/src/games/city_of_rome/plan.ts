/** Where plots lie on the plan of a city; the view says how far it may still grow. */
import type { components } from './view';

export type View = components['schemas']['RomeView'];
export type Seat = components['schemas']['SeatView'];
export type Building = components['schemas']['BuildingView'];
export type CardView = components['schemas']['CardView'];
export type Area = components['schemas']['AreaView'];
export type Site = components['schemas']['SiteView'];
export type Price = components['schemas']['PriceView'];
/** `later`: it could be paid if Production came first. */
export type Cost = Price & { later: boolean };
export type Prize = components['schemas']['PrizeView'];

export interface Cell {
  x: number;
  y: number;
}

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
  if (!cells.length) return { west: 0, east: 0, north: 0, south: 0 };
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
export function planOf({ buildings, growth }: Pick<Seat, 'buildings' | 'growth'>): Plan {
  const cells = buildings.map(({ cell }) => cellOf(cell));
  const free = growth.plots.map(cellOf);
  return {
    built: extentOf(cells),
    shown: extentOf([...cells, ...free]),
    free,
    moreColumns: growth.columns,
    moreRows: growth.rows,
  };
}

/** The areas of a city when a building has come to a cell: those it changes, and the others. */
export function areasWith(areas: readonly Area[], { cell, areas: changed }: Site): Area[] {
  const other = new Set([cell, ...changed.flatMap(({ cells }) => cells)]);
  return [...areas.filter(({ cells }) => !cells.some((one) => other.has(one))), ...changed];
}
