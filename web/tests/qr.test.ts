/** The QR code of a link: check bytes and check bits as the standard's own examples have them, and it reads back. */
import { describe, expect, it } from 'vitest';
import { checks, guarded, qrOf, times, way } from '../src/table/opening/qr';

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
/** By version: blocks, check bytes of each, and all bytes, as the standard lists them for M. */
const LISTED: [number, number, number][] = [
  ...([
    [1, 10, 26],
    [1, 16, 44],
    [1, 26, 70],
    [2, 18, 100],
    [2, 24, 134],
  ] as [number, number, number][]),
  ...([
    [4, 16, 172],
    [4, 18, 196],
    [4, 22, 242],
    [5, 22, 292],
    [5, 26, 346],
  ] as [number, number, number][]),
];

/** What a reader makes of a code: the text, and whether all blocks are whole. */
function read(grid: boolean[][]): { text: string; whole: boolean } {
  const size = grid.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 8; i += 1) format |= Number(grid[8]?.[size - 1 - i]) << i;
  for (let i = 8; i < 15; i += 1) format |= Number(grid[size - 15 + i]?.[8]) << i;
  const kind = (format ^ 0x5412) >> 10;
  expect(kind >> 3).toBe(0);
  const mask = MASKS[kind & 7];
  const bits = way(version).map(([x, y]) => Number(grid[y]?.[x] !== mask?.(x, y)));
  const [count = 0, guards = 0, all = 0] = LISTED[version - 1] ?? [];
  const bytes = Array.from({ length: all }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  const data = all - count * guards;
  const short = Math.floor(data / count);
  const blocks = Array.from({ length: count }, (): number[] => []);
  let at = 0;
  for (let i = 0; i <= short; i += 1)
    blocks.forEach((block, b) => {
      if (i < short || b >= count - (data % count)) block.push(bytes[at++] ?? 0);
    });
  const read = blocks.flat();
  for (let i = 0; i < guards; i += 1) blocks.forEach((block) => block.push(bytes[at++] ?? 0));
  let root = 1;
  const whole = Array.from({ length: guards }, () => {
    const value = blocks.map((block) => block.reduce((sum, byte) => times(sum, root) ^ byte, 0));
    root = times(root, 2);
    return value.every((one) => one === 0);
  }).every(Boolean);
  const stream = read.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(stream.slice(4, 4 + wide), 2);
  const said = Array.from({ length }, (_, i) =>
    parseInt(stream.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2),
  );
  return { text: new TextDecoder().decode(Uint8Array.from(said)), whole };
}

describe('a QR code', () => {
  it('has the check bytes of the example in the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checks(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  it('has the check bits of format and version that the standard lists', () => {
    expect((guarded(5, 10, 0x537) ^ 0x5412).toString(2).padStart(15, '0')).toBe('100000011001110');
    expect(guarded(7, 12, 0x1f25)).toBe(0x07c94);
  });
  it.each([1, 14, 20, 40, 60, 80, 100, 120, 150, 180, 213])('reads back a text of %i bytes', (length) => {
    const text = `https://groma.example/t/${'x7-'.repeat(70)}`.slice(0, length);
    expect(read(qrOf(text))).toEqual({ text, whole: true });
  });
  it('says when a text is too long', () => {
    expect(() => qrOf('x'.repeat(214))).toThrow('too long');
  });
});
