/** Labels that are places of a square grid ("e12", "-1,0"), and where each of them lies. */

/** A grid: its rows from top to bottom, in each the label that lies there, if any. */
export interface Lattice {
  rows: (string | null)[][];
}

const PLACE = /^(?:([a-z])(\d+)|(-?\d+),(-?\d+))$/;

function parts(label: string): [string, string] | null {
  const found = PLACE.exec(label);
  if (!found) return null;
  return [found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? ''];
}

const byPlace = (a: string, b: string): number =>
  /\d/.test(a) ? Number(a) - Number(b) : a < b ? -1 : Number(a > b);

/**
 * The grid of a sort, from its labels in reading order; null if they are not the places of one.
 * Sorts of which every other place is missing are hexagons or corners: a square grid would lie.
 */
export function latticeOf(labels: readonly string[]): Lattice | null {
  const read = labels.map(parts);
  if (labels.length < 4 || !read.every((place) => place !== null)) return null;
  const [first, second] = read;
  if (!first || !second) return null;
  // What stays the same from the first label to the second names the row.
  const row = first[0] === second[0] ? 0 : 1;
  if (first[row] !== second[row]) return null;
  const rows = [...new Set(read.map((place) => place[row] ?? ''))]; // as they are read
  const columns = [...new Set(read.map((place) => place[1 - row] ?? ''))].sort(byPlace);
  if (labels.length < 0.6 * rows.length * columns.length) return null;
  const at = new Map(read.map((place, i) => [`${place[row]}|${place[1 - row]}`, labels[i] ?? '']));
  return { rows: rows.map((y) => columns.map((x) => at.get(`${y}|${x}`) ?? null)) };
}

/** The part of a grid around some places, with a margin, so that it fits. */
export function cropped(lattice: Lattice, places: ReadonlySet<string>, margin: number): Lattice {
  let [top, bottom, left, right] = [Infinity, -1, Infinity, -1];
  lattice.rows.forEach((cells, y) =>
    cells.forEach((label, x) => {
      if (label === null || !places.has(label)) return;
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }),
  );
  const rows = lattice.rows.slice(Math.max(0, top - margin), bottom + margin + 1);
  return { rows: rows.map((cells) => cells.slice(Math.max(0, left - margin), right + margin + 1)) };
}
