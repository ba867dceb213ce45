/** The lattice of the board: where corners, triangles, tiles and edges lie on the drawing. */
import { STRIPS } from './box';
import type { components } from './view';

type Shapes = components['schemas'];
export type View = Shapes['MarbleView'];
export type Seat = Shapes['SeatView'];
export type Tile = Shapes['TileView'];
export type Site = Shapes['SiteView'];
export type Corner = Shapes['CornerView'];
export type Line = Shapes['LineView'];
export type Piece = Shapes['PieceView'];
export type Outlook = Shapes['OutlookView'];
export type Placement = Shapes['PlacementView'];

/** The side of a triangle, and its height. */
export const SIDE = 77;
export const RISE = (SIDE * Math.sqrt(3)) / 2;
/** Around the lattice, above and below: its rim. */
const RIM = 6.5;
/** The drawing: river at the left, castella at the right. */
export const BOX = { x: 26, y: -RIM, width: 832, height: STRIPS.length * RISE + 2 * RIM };

export interface Point {
  x: number;
  y: number;
}

/** A place of the lattice: column and row from the north. */
export const place = (column: number, row: number): Point => ({ x: (column * SIDE) / 2, y: row * RISE });

/** Column and row of a corner: "e12" is column 12 of the fifth row. */
export function gridOf(corner: string): [column: number, row: number] {
  return [Number(corner.slice(1)), corner.charCodeAt(0) - 97];
}
export const cornerAt = (column: number, row: number): string => String.fromCharCode(97 + row) + column;
export const at = (corner: string): Point => place(...gridOf(corner));

export const middle = (...points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const short = (length: number): string => String(Math.round(length * 10) / 10);
/** A closed outline. */
export const outline = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
/** An open way. */
export const way = (points: readonly Point[]): string => outline(points).slice(0, -1);

/** Towards a centre: 1 is the outline itself, 0 its centre. */
export function shrunk(points: readonly Point[], share: number): Point[] {
  const centre = middle(...points);
  return points.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * share,
    y: centre.y + (y - centre.y) * share,
  }));
}

// ---- triangles ------------------------------------------------------------------------------------

/** The corners of a triangle; it points north if column and row together are even. */
export function cornersOf(column: number, row: number): [string, string, string] {
  return (column + row) % 2 === 0
    ? [cornerAt(column, row), cornerAt(column - 1, row + 1), cornerAt(column + 1, row + 1)]
    : [cornerAt(column - 1, row), cornerAt(column + 1, row), cornerAt(column, row + 1)];
}
export const trianglePoints = (column: number, row: number): Point[] => cornersOf(column, row).map(at);

export interface Triangle {
  column: number;
  row: number;
}
export const TRIANGLES: readonly Triangle[] = STRIPS.flatMap(([first, last], row) =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ column: first + i, row })),
);
const named = (corners: readonly string[]): string => [...corners].sort().join(' ');
const ON_BOARD = new Set(TRIANGLES.map(({ column, row }) => named(cornersOf(column, row))));

/** Corners that are surrounded by the board: only they can become sites. */
export const INNER: readonly string[] = (() => {
  const sides = new Map<string, number>();
  for (const { column, row } of TRIANGLES) {
    for (const corner of cornersOf(column, row)) sides.set(corner, (sides.get(corner) ?? 0) + 1);
  }
  return [...sides].filter(([, count]) => count === 6).map(([corner]) => corner);
})();

// ---- tiles ----------------------------------------------------------------------------------------

export interface Lozenge {
  /** The ends of the short diagonal, then of the long one. */
  blunt: readonly [string, string];
  sharp: readonly [string, string];
  centre: Point;
  /** Round the tile, from the first blunt corner on. */
  points: readonly [Point, Point, Point, Point];
  /** Its two triangles, by their corners. */
  triangles: readonly string[];
}

/** The two corners that are neighbours of both ends of an edge. */
export function across(a: string, b: string): [string, string] {
  const [[ac, ar], [bc, br]] = [gridOf(a), gridOf(b)];
  if (ar === br) return [cornerAt((ac + bc) / 2, ar - 1), cornerAt((ac + bc) / 2, ar + 1)];
  const aside = bc - ac;
  return [cornerAt(ac + 2 * aside, ar), cornerAt(bc - 2 * aside, br)];
}

const lozenges = new Map<string, Lozenge>();

/** The tile on a spot, which is named by its two blunt corners: "e12-e14". */
export function lozengeOf(spot: string): Lozenge {
  let known = lozenges.get(spot);
  if (!known) {
    const [a = '', b = ''] = spot.split('-');
    const sharp = across(a, b);
    known = {
      blunt: [a, b],
      sharp,
      centre: middle(at(a), at(b)),
      points: [at(a), at(sharp[0]), at(b), at(sharp[1])],
      triangles: sharp.map((apex) => named([a, b, apex])),
    };
    lozenges.set(spot, known);
  }
  return known;
}

const edge = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
/** A spot or an edge, whichever of its ends comes first. */
const edgeOf = (spot: string): string => edge(...(spot.split('-') as [string, string]));

/**
 * Where a pointer means a spot and no other of the open ones: everything nearer to its middle. Each triangle of
 * the tile is shared with the spots across its two other edges, as far as these are open.
 */
export function reach(spot: string, open: ReadonlySet<string>): Point[] {
  const { blunt, sharp } = lozengeOf(spot);
  const [a, b] = blunt;
  const half = (apex: string, first: string, last: string): Point[] => {
    const beside = open.has(edge(first, apex));
    const beyond = open.has(edge(last, apex));
    if (beside && beyond) return [middle(at(first), at(last), at(apex))];
    if (beside) return [middle(at(last), at(apex))];
    if (beyond) return [middle(at(first), at(apex))];
    return [at(apex)];
  };
  return [at(a), ...half(sharp[0], a, b), at(b), ...half(sharp[1], b, a)];
}
/** Spots as `reach` wants them. */
export const openSet = (spots: readonly string[]): ReadonlySet<string> => new Set(spots.map(edgeOf));

/** Round an edge, where a pointer means it and none of its neighbours. */
export function along(from: string, to: string): Point[] {
  const [left, right] = across(from, to);
  const thirds = [left, right].map((apex) => middle(at(from), at(to), at(apex)));
  return [at(from), thirds[0] as Point, at(to), thirds[1] as Point];
}

// ---- corners --------------------------------------------------------------------------------------

/** The two triangles of a spot, by their corners. */
export const trianglesOf = (spot: string): readonly string[] => lozengeOf(spot).triangles;
/** A triangle by its corners. */
export const triangleName = (column: number, row: number): string => named(cornersOf(column, row));

/** The triangles that tiles cover, by their corners. */
export const covered = (tiles: readonly Tile[]): ReadonlySet<string> =>
  new Set(tiles.flatMap(({ spot }) => trianglesOf(spot)));

/** Which of the six sides of a corner are covered, clockwise from the north-east. */
export function sidesOf(corner: string, over: ReadonlySet<string>): boolean[] {
  const [c, r] = gridOf(corner);
  const ring: [number, number][] = [
    [c + 1, r - 1],
    [c + 2, r],
    [c + 1, r + 1],
    [c - 1, r + 1],
    [c - 2, r],
    [c - 1, r - 1],
  ];
  return [5, 0, 1, 2, 3, 4].map((i) => {
    const next = ring[(i + 1) % 6] as [number, number];
    return over.has(named([corner, cornerAt(...(ring[i] as [number, number])), cornerAt(...next)]));
  });
}

/** Whether a triangle belongs to the board. */
export const onBoard = (corners: readonly string[]): boolean => ON_BOARD.has(named(corners));

/** The actions to come, while one is being done those after it; -1: there is none, and none is being done. */
export const actionsLeft = ({ step, turn }: Pick<View, 'step' | 'turn'>): number =>
  step === 'act' && turn?.actions === 0 ? -1 : (turn?.actions ?? 0);
