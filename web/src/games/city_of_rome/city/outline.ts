/** Lines on the plan, in plot units: a plot is 100 wide, with a street of 12 around it. */
import { beside, cellOf, labelOf, type Cell, type Extent, type Plan } from '../plan';

export const PLOT = 100;
export const STEP = 112;
const STREET = STEP - PLOT;
/** The pomerium runs so far outside of the plots. */
const RIM = 11;

export const at = (shown: Extent, { x, y }: Cell): { x: number; y: number } => ({
  x: (x - shown.west) * STEP,
  y: (y - shown.north) * STEP,
});

/** The box that is drawn; never smaller than a whole city, so that plots keep their size. */
export function viewBoxOf(shown: Extent, least = 4, margin = 18): string {
  const columns = shown.east - shown.west + 1;
  const rows = shown.south - shown.north + 1;
  const width = Math.max(columns, least) * STEP - STREET;
  const height = Math.max(rows, least) * STEP - STREET;
  const left = (columns * STEP - STREET - width) / 2 - margin;
  const top = (rows * STEP - STREET - height) / 2 - margin;
  return `${left} ${top} ${width + 2 * margin} ${height + 2 * margin}`;
}

/** The outer line of an area, as single strokes: an edge towards the same area has none. */
export function outlineOf(shown: Extent, cells: readonly string[]): string {
  const own = new Set(cells);
  const reach = 5.5; // into the street
  const strokes: string[] = [];
  for (const cell of cells.map(cellOf)) {
    const { x, y } = at(shown, cell);
    const [north, west, east, south] = beside(cell).map((one) => own.has(labelOf(one)));
    // Towards its own kind a line goes on to the middle of the street.
    const left = x - (west ? STREET / 2 : reach);
    const right = x + PLOT + (east ? STREET / 2 : reach);
    const top = y - (north ? STREET / 2 : reach);
    const bottom = y + PLOT + (south ? STREET / 2 : reach);
    if (!north) strokes.push(`M${left} ${top}H${right}`);
    if (!south) strokes.push(`M${left} ${bottom}H${right}`);
    if (!west) strokes.push(`M${left} ${top}V${bottom}`);
    if (!east) strokes.push(`M${right} ${top}V${bottom}`);
  }
  return strokes.join('');
}

/** Where the tablet of an area hangs: over a street inside it, else at the foot of its last plot. */
export function tabletOf(shown: Extent, cells: readonly string[]): { x: number; y: number } {
  const own = new Set(cells);
  const sorted = cells.map(cellOf).sort((a, b) => a.y - b.y || a.x - b.x);
  const upper = sorted.find(({ x, y }) => own.has(labelOf({ x, y: y + 1 })));
  const cell = upper ?? sorted[Math.floor((sorted.length - 1) / 2)] ?? { x: 0, y: 0 };
  const { x, y } = at(shown, cell);
  const pair = !upper && own.has(labelOf({ x: cell.x + 1, y: cell.y }));
  return { x: x + PLOT / 2 + (pair ? STEP / 2 : 0), y: y + (upper ? PLOT + STREET / 2 : PLOT - 5) };
}

export interface Pomerium {
  /** Where rows or columns are settled. */
  fixed: string;
  /** Where the city may still slide. */
  open: string;
  /** Boundary stones. */
  stones: { x: number; y: number }[];
  /** The middle of the southern line. */
  foot: { x: number; y: number };
}

/** The limit of the city: unbroken where it is settled, dashed where it is open. */
export function pomeriumOf({ shown, built, moreColumns, moreRows }: Plan): Pomerium {
  const from = at(shown, { x: shown.west, y: shown.north });
  const to = at(shown, { x: shown.east, y: shown.south });
  const [left, top] = [from.x - RIM, from.y - RIM];
  const [right, bottom] = [to.x + PLOT + RIM, to.y + PLOT + RIM];
  const first = at(shown, { x: built.west, y: built.north });
  const last = at(shown, { x: built.east, y: built.south });
  const [west, north] = [first.x - RIM, first.y - RIM];
  const [east, south] = [last.x + PLOT + RIM, last.y + PLOT + RIM];
  let fixed = '';
  let open = '';
  const stones: { x: number; y: number }[] = [];
  for (const y of [top, bottom]) {
    if (moreRows > 0) open += `M${left} ${y}H${right}`;
    else {
      fixed += `M${west} ${y}H${east}`;
      open += `M${left} ${y}H${west}M${east} ${y}H${right}`;
      stones.push({ x: west, y }, { x: east, y });
    }
  }
  for (const x of [left, right]) {
    if (moreColumns > 0) open += `M${x} ${top}V${bottom}`;
    else {
      fixed += `M${x} ${north}V${south}`;
      open += `M${x} ${top}V${north}M${x} ${south}V${bottom}`;
      stones.push({ x, y: north }, { x, y: south });
    }
  }
  return { fixed, open, stones, foot: { x: (left + right) / 2, y: bottom } };
}
