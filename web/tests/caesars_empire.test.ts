import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CITIES, DIFFERENT, KINDS, PLACES, ROME, ROWS, SAME } from '../src/games/caesars_empire/box';
import { buildOf, linesOf, moveName, otherEnd } from '../src/games/caesars_empire/map/choice';
import {
  lengthOf,
  MIDST,
  reachOf,
  spotOf,
  stoneLength,
  stonesOf,
  WORLD,
  type View,
} from '../src/games/caesars_empire/plan';
import { segmentsOf } from '../src/games/caesars_empire/drawing/printed';
import { Desk } from '../src/games/caesars_empire/desk.svelte';
import { fitting, scrollTo, sheetAt, spotAt } from '../src/games/caesars_empire/map/zoom';
import type { Forms } from '../src/table/forms';
import { area, coastline, KEPT, simplified } from '../tools/coastline.mjs';

const COAST_BYTES = 40 * 1024;

describe('the coast', () => {
  it('is what the tool makes of Natural Earth, and small enough', () => {
    const kept = readFileSync(KEPT);
    expect(kept.toString()).toBe(coastline());
    expect(gzipSync(kept).length).toBeLessThanOrEqual(COAST_BYTES);
  });

  it('loses its flattest corners first', () => {
    const square: [number, number][] = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(simplified(square, 3)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(area(simplified(square, 3))).toBe(100);
  });
});

describe('what is printed', () => {
  it('is drawn of the box where there is no view', () => {
    expect([ROME, ...Object.keys(CITIES)]).toEqual(Object.keys(PLACES));
    expect(CITIES.caralis).toEqual({ region: 'italia', value: 1, sides: 'A' });
    expect(Object.values(CITIES).filter(({ sides }) => sides.includes('B'))).toHaveLength(30);
    expect(segmentsOf('A')).toHaveLength(86);
    expect(segmentsOf('B')).toHaveLength(61);
    expect(segmentsOf('B')[6]).toEqual({ a: 'roma', b: 'carthago', roads: 1, sea: true });
    expect(SAME).toHaveLength(ROWS + 1);
    expect(DIFFERENT).toHaveLength(KINDS.length + 1);
  });
});

describe('roads on the map', () => {
  const EVERY = [...segmentsOf('A'), ...segmentsOf('B')];

  it('lie between their cities on both sides of the board, without touching them or each other', () => {
    expect(EVERY).toHaveLength(86 + 61);
    for (const segment of EVERY) {
      const stones = stonesOf(segment);
      const length = stoneLength(segment);
      expect(stones).toHaveLength(segment.roads);
      expect(length).toBeGreaterThan(15);
      for (const stone of stones) {
        expect(Math.abs(stone.turn)).toBeLessThanOrEqual(90);
        for (const end of [segment.a, segment.b])
          expect(lengthOf(spotOf(end), stone) - length / 2).toBeGreaterThan(19);
      }
      const [one, two] = stones;
      if (one && two) expect(lengthOf(one, two)).toBeGreaterThan(length);
    }
  });

  it('are found by a finger in the middle of their segment, however small the map', () => {
    for (const scale of [0.69, 0.8, 1.2]) {
      for (const segment of EVERY) {
        const corners = reachOf(segment, 22.5 / scale);
        const [one, two] = [spotOf(segment.a), spotOf(segment.b)];
        const middle = (axis: 'x' | 'y'): number =>
          corners.reduce((sum, spot) => sum + spot[axis] / corners.length, 0);
        expect(middle('x')).toBeCloseTo((one.x + two.x) / 2);
        expect(middle('y')).toBeCloseTo((one.y + two.y) / 2);
        for (const axis of ['x', 'y'] as const) {
          const along = corners.map((spot) => spot[axis]);
          expect((Math.max(...along) - Math.min(...along)) * scale).toBeGreaterThanOrEqual(44);
        }
      }
    }
  });
});

describe('the window', () => {
  it('shows the whole map, and a margin only where there is no more of the world', () => {
    for (const frame of [
      { width: 790, height: 540 },
      { width: 768, height: 300 },
      { width: 300, height: 700 },
    ]) {
      const scale = fitting(frame);
      const sheet = sheetAt(frame, scale);
      const [right, bottom] = [sheet.left + sheet.width / scale, sheet.top + sheet.height / scale];
      expect(sheet.left).toBeLessThanOrEqual(MIDST.left + 1e-6);
      expect(sheet.top).toBeLessThanOrEqual(MIDST.top + 1e-6);
      expect(right).toBeGreaterThanOrEqual(MIDST.left + MIDST.width - 1e-6);
      expect(bottom).toBeGreaterThanOrEqual(MIDST.top + MIDST.height - 1e-6);
      // Beyond the world there is a margin, as broad on both sides, and only where the window is larger than it.
      const [west, east] = [WORLD.left - sheet.left, right - WORLD.right];
      const [north, south] = [WORLD.top - sheet.top, bottom - WORLD.bottom];
      for (const [one, two] of [
        [west, east],
        [north, south],
      ] as const) {
        if (Math.max(one, two) > 1e-6) expect(one).toBeCloseTo(two);
      }
    }
  });

  it('holds every city in its midst', () => {
    for (const [x, y] of Object.values(PLACES)) {
      expect(x).toBeGreaterThan(MIDST.left + 20);
      expect(x).toBeLessThan(MIDST.left + MIDST.width - 20);
      expect(y).toBeGreaterThan(MIDST.top + 20);
      expect(y).toBeLessThan(MIDST.top + MIDST.height - 20);
    }
  });

  it('keeps a spot under the fingers while it grows', () => {
    const frame = { width: 400, height: 300 };
    const at = { x: 120, y: 80 };
    const before = sheetAt(frame, 1);
    const spot = spotAt(before, { left: 200, top: 100 }, at);
    const after = sheetAt(frame, 1.5);
    expect(spotAt(after, scrollTo(after, spot, at), at)).toEqual(spot);
  });
});

describe('a choice', () => {
  const way = { roads: 2, factor: 1, payouts: [[1, 1]] };
  const build = (
    segment: string,
    start: string,
    city: string,
  ): NonNullable<View['turn']>['builds'][number] => ({
    segment,
    start,
    city,
    roads: 1,
    way,
    path: [segment],
  });
  const NAMES = ['build', 'lengthen', 'start', 'way'];
  const forms = {
    number: (name: string, args: { segment?: string } = {}) =>
      NAMES.indexOf(name) * 100 + (args.segment === 'b-c' ? 1 : 0),
    move: (move: number) => ({
      name: NAMES[Math.floor(move / 100)] ?? '',
      args: { segment: move % 100 ? 'b-c' : 'a-b' },
      sorts: {},
    }),
  } as unknown as Forms;
  const table = (step: string, more: object): View =>
    ({
      step,
      segments: [
        { segment: 'a-b', a: 'a', b: 'b' },
        { segment: 'b-c', a: 'b', b: 'c' },
      ],
      turn: { city: null, tip: null, begun: null, builds: [], ways: [], walked: [], chain: [], ...more },
    }) as unknown as View;

  it('is a line for each way to a city', () => {
    const view = table('build', { builds: [build('a-b', 'a', 'b'), build('b-c', 'c', 'b')] });
    expect(moveName(view)).toBe('build');
    expect(linesOf({ view, forms }, 'b').map(({ move, start, piece }) => [move, start, piece])).toEqual([
      [0, 'a', 'segment:a-b'],
      [1, 'c', 'segment:b-c'],
    ]);
    expect(linesOf({ view, forms }, 'c')).toEqual([]);
    expect(buildOf({ view, forms }, 1)?.start).toBe('c');
  });

  it('begins where it is, or farther back', () => {
    const view = table('chain', { begun: build('a-b', 'a', 'b'), builds: [build('b-c', 'c', 'b')] });
    expect(moveName(view)).toBe('lengthen');
    expect(linesOf({ view, forms }, 'b').map(({ move, words }) => [move, words])).toEqual([
      [200, 'card-begin'],
      [101, 'card-back'],
    ]);
    expect(buildOf({ view, forms }, 200)?.start).toBe('a');
  });

  it('goes on over a segment', () => {
    const view = table('way', { city: 'z', tip: 'b', ways: [['b-c', way]] });
    expect(moveName(view)).toBe('way');
    expect(linesOf({ view, forms }, 'z')).toMatchObject([{ move: 301, start: 'c', roads: null }]);
    expect(otherEnd(view, 'a-b', 'b')).toBe('a');
    expect(buildOf({ view, forms }, 301)).toBeNull();
  });
});

describe('the desk', () => {
  it('marks what others have built until the viewer builds', () => {
    const after = (...seats: (number | null)[]): View =>
      ({
        segments: seats.map((seat, i) => ({ segment: `s${i}`, seat })),
        cities: [],
        step: 'build',
        decides: null,
      }) as unknown as View;
    const desk = new Desk();
    const told = (view: View): string[] => {
      desk.follow(view, 0);
      return [...desk.recent];
    };
    expect(told(after(null, null, null, 2))).toEqual([]);
    expect(told(after(1, null, null, 2))).toEqual(['s0']);
    expect(told(after(1, null, 2, 2))).toEqual(['s0', 's2']);
    expect(told(after(1, null, 2, 2))).toEqual(['s0', 's2']);
    expect(told(after(1, 0, 2, 2))).toEqual([]);
  });
});
