/** A QR code of a text: byte mode, error correction M, versions 1 to 10 (213 bytes), the mask with the least penalty. */

/** By version: check bytes a block, and how many data bytes each block has. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** By version: the middles of the small squares, along each side. */
const MIDDLES: readonly (readonly number[])[] = [
  ...[[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34]],
  ...[
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The field of 256 elements in which the check bytes are reckoned. */
const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1;
}
export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);

/** The check bytes of a block. */
export function checks(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power += 1) {
    const root = EXP[power] ?? 0;
    const next = [...divisor, 0];
    divisor.forEach((factor, i) => (next[i + 1] = (next[i + 1] ?? 0) ^ times(factor, root)));
    divisor = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i] ?? 0;
    divisor.forEach((factor, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

/** The bytes as they are written: data and checks of all blocks, one of each in turn. */
function written(text: string): { version: number; bytes: number[] } {
  const given = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([, sizes], i) => given.length + (i < 9 ? 2 : 3) <= sum(sizes));
  const [count, sizes] = BLOCKS[version - 1] ?? [0, []];
  if (version === 0) throw new Error('too long for a QR code');
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(given.length, version < 10 ? 8 : 16);
  for (const byte of given) put(byte, 8);
  put(0, Math.min(4, 8 * sum(sizes) - bits.length));
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    data.push(
      Array.from({ length: 8 }, (_, bit) => bits[i + bit] ?? 0).reduce((all, bit) => 2 * all + bit, 0),
    );
  for (let filler = 0xec; data.length < sum(sizes); filler ^= 0xec ^ 0x11) data.push(filler);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const guards = blocks.map((block) => checks(block, count));
  const turned = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i] ?? 0] : [])),
    ).flat();
  return { version, bytes: [...turned(blocks), ...turned(guards)] };
}

/** A number with its check bits: divided by a polynomial, as format and version are written. */
export function guarded(value: number, length: number, divisor: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

/** What must stand where it stands, whatever the text: true and false, else undefined. */
function frame(version: number): (boolean | undefined)[][] {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 8; i < size - 8; i += 1) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const middles = MIDDLES[version - 1] ?? [];
  const last = middles.at(-1);
  for (const x of middles)
    for (const y of middles) {
      const corner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!corner) square(x, y, 2, [1]);
    }
  square(3, 3, 4, [2, 4]);
  square(size - 4, 3, 4, [2, 4]);
  square(3, size - 4, 4, [2, 4]);
  for (let i = 0; i < 9; i += 1) {
    if (i !== 6) {
      set(i, 8, false); // kept for the format
      set(8, i, false);
    }
    if (i < 8) {
      set(size - 1 - i, 8, false);
      set(8, size - 1 - i, false);
    }
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const bits = guarded(version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const dark = ((bits >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  return grid;
}

/** The places that the text fills, in the order in which it does. */
export function way(version: number): [number, number][] {
  const grid = frame(version);
  const size = grid.length;
  const found: [number, number][] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === undefined) found.push([x, y]);
    }
    up = !up;
  }
  return found;
}

function format(grid: boolean[][], mask: number): void {
  const size = grid.length;
  const bits = guarded(mask, 10, 0x537) ^ 0x5412; // M is 00
  const set = (x: number, y: number, i: number): void => {
    const row = grid[y];
    if (row) row[x] = ((bits >> i) & 1) === 1;
  };
  for (let i = 0; i < 15; i += 1) {
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, i);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, i);
  }
}

/** How badly a code is read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let found = 0;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  for (const line of [...grid, ...columns]) {
    const words = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of words.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let i = 0; i + 11 <= size; i += 1)
      if (['10111010000', '00001011101'].includes(words.slice(i, i + 11))) found += 40;
  }
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1) {
      const dark = grid[y]?.[x];
      if (dark === grid[y]?.[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1]) found += 3;
    }
  const share = (100 * grid.flat().filter(Boolean).length) / size ** 2;
  return found + 10 * Math.floor(Math.abs(share - 50) / 5);
}

/** The dark places of the code of a text, row by row. */
export function qrOf(text: string): boolean[][] {
  const { version, bytes } = written(text);
  const places = way(version);
  const drawn = MASKS.map((masked, mask) => {
    const grid = frame(version).map((row) => row.map((dark) => dark ?? false));
    places.forEach(([x, y], i) => {
      const bit = ((bytes[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
      const row = grid[y];
      if (row) row[x] = (bit === 1) !== masked(x, y);
    });
    format(grid, mask);
    return grid;
  });
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
