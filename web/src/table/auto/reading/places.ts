/** Maps of places, by where the game declares that they lie: square grids, and maps of any other kind. */
import type { Forms } from '../../forms';

/** A place of a sort, and where it lies: so far to the right, so far down. */
export interface Place {
  sort: string;
  label: string;
  x: number;
  y: number;
}

/** Places to be drawn together. */
export interface Layout {
  /** A square grid, row by row, with null where no place is; null: the places lie anywhere. */
  rows: (Place | null)[][] | null;
  places: Place[];
  left: number;
  top: number;
  width: number;
  height: number;
}

export const key = (place: Pick<Place, 'sort' | 'label'>): string => `${place.sort}:${place.label}`;

/** All places of a sort; none if it has no map. */
export function placesOf(forms: Forms, sort: string): Place[] {
  return forms.labels(sort).flatMap((label) => {
    const [x, y] = forms.at(sort, label) ?? [];
    return x === undefined || y === undefined ? [] : [{ sort, label, x, y }];
  });
}

const DENSE = 0.6; // of all crossings of a grid are places, at least

const ranked = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Whether the places of a sort are those of a square grid. */
export function isGrid(places: readonly Place[]): boolean {
  const crossings = ranked(places.map(({ x }) => x)).length * ranked(places.map(({ y }) => y)).length;
  return places.length >= DENSE * crossings;
}

/** Some places of a map: of a grid the part around them with all that is there, of any other the whole frame. */
export function layout(all: readonly Place[], shown: readonly Place[]): Layout {
  const square = isGrid(all);
  const frame = square ? shown : all;
  const [xs, ys] = [frame.map(({ x }) => x), frame.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const within = { left, top, width: right - left, height: bottom - top };
  if (!square) return { rows: null, places: [...shown], ...within };
  const inside = all.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  const at = new Map(inside.map((place) => [`${place.x},${place.y}`, place]));
  const columns = ranked(inside.map(({ x }) => x));
  const rows = ranked(inside.map(({ y }) => y)).map((y) => columns.map((x) => at.get(`${x},${y}`) ?? null));
  return { rows, places: inside, ...within };
}
