/** Tiles as mosaics: 12 by 12 tesserae, each decided by the four edges alone, so that neighbours match. */
import { isLandscape } from '../plan';

const SIDE = 12;
/** A tessera, and a tile, in the units of the drawing. */
export const TESSERA = 6;
export const TILE = SIDE * TESSERA;

interface Tones {
  edge: string;
  bodies: [string, string];
  accent: string;
}
export const TONES: Readonly<Record<string, Tones>> = {
  villa: { edge: '#8e3e24', bodies: ['#bf6440', '#c96f4a'], accent: '#eba37f' },
  vineyard: { edge: '#2e1539', bodies: ['#4b2960', '#42235a'], accent: '#7d9a45' },
  herb_garden: { edge: '#174c1b', bodies: ['#2f7d32', '#2a702e'], accent: '#86c46f' },
  chicken_yard: { edge: '#7a5226', bodies: ['#d9b578', '#cfa967'], accent: '#efdbae' },
  fish_pond: { edge: '#174b7c', bodies: ['#6cb0e2', '#62a6da'], accent: '#b4dbf5' },
  merchant: { edge: '#9a7208', bodies: ['#e6b422', '#dca91a'], accent: '#f8e08a' },
  baker: { edge: '#43250c', bodies: ['#7d4b20', '#71421a'], accent: '#b98652' },
  steward: { edge: '#5b5e66', bodies: ['#858b96', '#7b818c'], accent: '#d9dbdf' },
  craftsman: { edge: '#1d2536', bodies: ['#1a2338', '#202a42'], accent: '#73829f' },
  building: { edge: '#7d6b4f', bodies: ['#e9e0ce', '#ded3bd'], accent: '#e9e0ce' },
};
export const tones = (kind: string): Tones => TONES[kind] ?? (TONES.building as Tones);
const MEADOW = '#a6c16c';
const GRASS = ['#b1ca7a', '#9bb860', '#c0d68e', '#f3e6b0', '#c9694e'];

export interface Part {
  kind: string;
  /** The middle of the part, where its plaque lies. */
  x: number;
  y: number;
  /** The outline inside of the tile; towards a neighbour it is open. */
  outline: string;
  /** How much of the tile it covers, 0 to 1. */
  share: number;
}
export interface Mosaic {
  layers: { fill: string; d: string }[];
  parts: Part[];
}

/** A number that looks like chance and is always the same for the same place. */
function speck(x: number, y: number, salt: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

/** How far a tessera is from a side of the tile. */
const depth = (x: number, y: number, side: number): number =>
  [y, SIDE - 1 - x, SIDE - 1 - y, x][side] as number;
const along = (x: number, y: number, side: number): number => (side % 2 ? y : x);
const inBand = (at: number): boolean => at >= 2 && at <= 9;

/** Whether a part with these sides reaches a tessera, if nothing else were on the tile. */
function covers(x: number, y: number, sides: readonly number[], alone: boolean): boolean {
  const deep = sides.length > 1 ? 9 : alone ? 8 : 9;
  return sides.some((side) => inBand(along(x, y, side)) && depth(x, y, side) <= deep);
}

/** The part of each tessera by its number, -1 for meadow. */
function ground(kinds: readonly string[], edges: readonly string[], building: string): number[] {
  const all = Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)] as const);
  if (building) return all.map(([x, y]) => (inBand(x) && inBand(y) ? 0 : -1));
  const sides = kinds.map((kind) => edges.flatMap((edge, side) => (edge === kind ? [side] : [])));
  return all.map(([x, y]) => {
    const reach = sides.map((own) => Math.min(...own.map((side) => depth(x, y, side))));
    const found = sides.flatMap((own, part) => (covers(x, y, own, kinds.length === 1) ? [part] : []));
    const [first, second] = found;
    if (first === undefined) return -1;
    if (kinds.length === 1) return first;
    if (second === undefined) {
      const other = reach[1 - first] as number;
      return (reach[first] as number) < other ? first : -1;
    }
    // Two parts meet on the diagonal, with a strip of meadow between them.
    const ahead = (reach[second] as number) - (reach[first] as number);
    return ahead > 1 ? first : ahead < -1 ? second : -1;
  });
}

const at = (cells: readonly number[], x: number, y: number): number =>
  x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -2 : (cells[y * SIDE + x] as number);

/** Landscapes end round: corners that stick out are taken off, twice. */
function rounded(cells: number[], round: readonly boolean[]): number[] {
  let now = cells;
  for (let pass = 0; pass < 2; pass++) {
    now = now.map((part, i) => {
      if (part < 0 || !round[part]) return part;
      const x = i % SIDE;
      const y = Math.floor(i / SIDE);
      const away = (dx: number, dy: number): boolean => {
        const next = at(now, x + dx, y + dy);
        return next !== part && next !== -2;
      };
      const corner = (away(0, -1) || away(0, 1)) && (away(-1, 0) || away(1, 0));
      return corner ? -1 : part;
    });
  }
  return now;
}

/** Whether a tessera of a part carries its ornament: ridge of a roof, waves, rows of vines, dots. */
function ornate(kind: string, x: number, y: number, sides: readonly number[]): boolean {
  if (kind === 'fish_pond') return y % 3 === 1 && (x + y) % 5 < 3;
  if (kind === 'vineyard') return x % 3 === 2;
  if (kind === 'herb_garden') return x % 2 === 0 && y % 2 === 1 && speck(x, y, 3) < 0.7;
  if (kind === 'chicken_yard') return speck(x, y, 5) < 0.2;
  const ridge = (value: number): boolean => value === 5 || value === 6;
  return sides.some((side) => ridge(along(x, y, side)));
}

class Layers {
  private readonly runs = new Map<string, string>();
  add(fill: string, x: number, y: number): void {
    const box = `M${x * TESSERA} ${y * TESSERA}h6v6h-6z`;
    this.runs.set(fill, (this.runs.get(fill) ?? '') + box);
  }
  list(): { fill: string; d: string }[] {
    return [...this.runs].map(([fill, d]) => ({ fill, d }));
  }
}

function partsOf(kinds: readonly string[], cells: readonly number[], edges: readonly string[]): Part[] {
  return kinds.map((kind, part) => {
    let sumX = 0;
    let sumY = 0;
    let count = 0;
    let outline = '';
    cells.forEach((one, i) => {
      if (one !== part) return;
      const x = i % SIDE;
      const y = Math.floor(i / SIDE);
      sumX += x + 0.5;
      sumY += y + 0.5;
      count++;
      const [left, top] = [x * TESSERA, y * TESSERA];
      const open = (dx: number, dy: number, side: number): boolean => {
        const next = at(cells, x + dx, y + dy);
        return next === -2 ? edges[side] !== kind : next !== part;
      };
      if (open(0, -1, 0)) outline += `M${left} ${top}h6`;
      if (open(1, 0, 1)) outline += `M${left + 6} ${top}v6`;
      if (open(0, 1, 2)) outline += `M${left} ${top + 6}h6`;
      if (open(-1, 0, 3)) outline += `M${left} ${top}v6`;
    });
    return {
      kind,
      x: (sumX / count) * TESSERA,
      y: (sumY / count) * TESSERA,
      outline,
      share: count / (SIDE * SIDE),
    };
  });
}

function lay(edges: readonly string[], building: string): Mosaic {
  const kinds = building ? [building] : [...new Set(edges.filter((edge) => edge !== 'meadow'))];
  const salt = edges.join().length + building.length;
  const cells = rounded(
    ground(kinds, edges, building),
    kinds.map((kind) => building !== '' || isLandscape(kind)),
  );
  const layers = new Layers();
  cells.forEach((part, i) => {
    const x = i % SIDE;
    const y = Math.floor(i / SIDE);
    if (part < 0) {
      const chance = speck(x, y, salt);
      const tuft = chance < 0.24 ? 0 : chance < 0.46 ? 1 : chance < 0.52 ? 2 : chance < 0.535 ? 3 : -1;
      if (tuft >= 0) layers.add(GRASS[chance > 0.53 && salt % 2 ? 4 : tuft] as string, x, y);
      return;
    }
    const kind = kinds[part] as string;
    const tone = tones(kind);
    const rim = [at(cells, x, y - 1), at(cells, x + 1, y), at(cells, x, y + 1), at(cells, x - 1, y)].some(
      (next, side) => (next === -2 ? edges[side] !== kind : next !== part),
    );
    const sides = edges.flatMap((edge, side) => (edge === kind ? [side] : []));
    const fill = rim
      ? tone.edge
      : !building && ornate(kind, x, y, sides)
        ? tone.accent
        : (tone.bodies[isLandscape(kind) ? Number(speck(x, y, 9) < 0.4) : (x + y) % 2] as string);
    layers.add(fill, x, y);
  });
  return {
    layers: [{ fill: MEADOW, d: `M0 0h${TILE}v${TILE}h-${TILE}z` }, ...layers.list()],
    parts: partsOf(kinds, cells, edges),
  };
}

const laid = new Map<string, Mosaic>();

/** The picture of a tile that shows these edges. */
export function mosaic(edges: readonly string[], building = ''): Mosaic {
  const key = `${edges.join()} ${building}`;
  let found = laid.get(key);
  if (!found) {
    found = lay(edges, building);
    laid.set(key, found);
  }
  return found;
}
