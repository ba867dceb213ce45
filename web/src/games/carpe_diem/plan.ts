/** Where things lie in a view, and a little arithmetic for the eye; never what is allowed. */
import { BOARD, FACES, LEFTOVERS, WARE_OF, type Face } from './box';
import type { components } from './view';

type Schemas = components['schemas'];
export type View = Schemas['CarpeView'];
export type Seat = Schemas['SeatView'];
export type Placement = Schemas['PlacementView'];
export type Task = Schemas['TaskView'];
export type CircleSpot = Schemas['CircleView'];
export type Payment = Schemas['PaymentView'];

export { FEATURES, WARES } from './box';

/** The ware of a landscape; nothing for what is none. */
export const wareOf = (feature: string): string | undefined => WARE_OF[feature];
export const isLandscape = (feature: string): boolean => feature in WARE_OF;

const BLANK: Face = { edges: ['meadow', 'meadow', 'meadow', 'meadow'], chimneys: 0, building: '' };
export const faceOf = (tile: string): Face => FACES[tile] ?? BLANK;

/** What a tile shows at N, E, S, W after so many quarter turns clockwise. */
export function edgesOf(tile: string, turns = 0): readonly string[] {
  const { edges } = faceOf(tile);
  return edges.map((_, side) => edges[(side - turns + 8) % 4] ?? 'meadow');
}

// ---- cells ------------------------------------------------------------------------------------------

export const SIZE = BOARD.length;
export interface Cell {
  x: number;
  y: number;
}
export const cellOf = (label: string): Cell => ({
  x: label.charCodeAt(0) - 97,
  y: Number(label.slice(1)) - 1,
});
export const labelOf = ({ x, y }: Cell): string => `${String.fromCharCode(97 + x)}${y + 1}`;
/** From a cell to its neighbour at N, E, S, W. */
export const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const EVERY_CELL: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  labelOf({ x: i % SIZE, y: Math.floor(i / SIZE) }),
);

/** The label of the neighbour on a side; null outside of the board. */
export function beside(label: string, side: number): string | null {
  const { x, y } = cellOf(label);
  const [dx, dy] = WAYS[side] ?? [0, 0];
  const to = { x: x + dx, y: y + dy };
  return to.x < 0 || to.y < 0 || to.x >= SIZE || to.y >= SIZE ? null : labelOf(to);
}

/** Whether a cell lies on a line: a column "a" to "f" or a row "1" to "6". */
export const onLine = (cell: string, line: string): boolean => cell.includes(line);

export interface OpenEnd {
  feature: string;
  cell: string;
  side: number;
}

/** Where features of a district are still open: tile, side and kind. */
export function openEnds(seat: Pick<Seat, 'tiles'>): OpenEnd[] {
  const built = new Set(seat.tiles.map(({ cell }) => cell));
  return seat.tiles.flatMap(({ cell, edges }) =>
    edges.flatMap((feature, side) => {
      const next = beside(cell, side);
      return feature !== 'meadow' && next && !built.has(next) ? [{ feature, cell, side }] : [];
    }),
  );
}

/** The next of some turns from one on, itself included; only those that are allowed are given. */
export function snapped(turns: number, allowed: readonly number[]): number {
  for (let more = 0; more < 4; more++) {
    const next = (turns + more) % 4;
    if (allowed.includes(next)) return next;
  }
  return turns;
}

// ---- circles ----------------------------------------------------------------------------------------

/** So many goods are worth as much at the end. */
export const inGoods = (points: number): number => LEFTOVERS * points;
export const inPoints = (goods: number): number => Math.trunc(goods / LEFTOVERS);

/** What a tile brings at best is told where it is more than any tile brings that is merely stored: a point at most. */
export const worthTelling = (points: number | null): boolean => points !== null && (points > 1 || points < 0);

/** The most of what free circles are worth; null if all are worth the same. */
export const bestOf = (values: readonly number[]): number | null =>
  values.length && Math.max(...values) > Math.min(...values) ? Math.max(...values) : null;

// ---- star -------------------------------------------------------------------------------------------

/** The walk along the lines from one field to another, over empty ones; the fields passed, both ends included. */
export function walkTo(view: Pick<View, 'depots'>, from: number, to: number): number[] {
  const ways: number[][] = [[from]];
  const passed = new Set<number>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? from;
    for (const next of view.depots[last - 1]?.joined ?? []) {
      if (next === to) return [...way, next];
      if (passed.has(next) || view.depots[next - 1]?.tiles.some((tile) => tile !== null)) continue;
      passed.add(next);
      ways.push([...way, next]);
    }
  }
  return [from, to];
}

/** The seats in the order of scoring: furthest ahead first, the upper disc of a pile before the lower. */
export const scoringOrder = (view: Pick<View, 'track'>): number[] => [...view.track].reverse();

/** The discs on each space of the track that has any, bottom first. */
export function piles(view: Pick<View, 'track' | 'seats'>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const seat of view.track) {
    const space = view.seats[seat]?.space ?? 0;
    found.set(space, [...(found.get(space) ?? []), seat]);
  }
  return found;
}
