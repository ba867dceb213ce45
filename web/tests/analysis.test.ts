/** The analysis of a game: which decisions are shown, where one goes next, and how places lie on the chart. */
import { describe, expect, test } from 'vitest';
import {
  chosen,
  nextAfter,
  seal,
  tally,
  worst,
  type Costly,
  type Shape,
} from '../src/table/replay/analysis.svelte';
import { placeAt, placed, placeLine } from '../src/table/replay/places';

const costly = (at: number, seat: number, cost: number): Costly => ({
  at,
  seat,
  cost,
  played: 'a',
  better: 'b',
  moves: [1],
  why: [],
  brief: [],
});
const seat = (best: number, small: number, many: number): Shape['seats'][number] => ({
  best,
  small,
  costly: many,
  lost: 0,
  deal: null,
  place: 1,
  luck: '',
});
const shape: Shape = {
  status: 'there',
  done: 3,
  of: 3,
  judge: 'consul',
  places: [],
  seats: [seat(5, 2, 2), seat(7, 1, 1)],
  costly: [costly(30, 0, 60), costly(4, 0, 21), costly(12, 1, 35)],
  headline: '',
};

describe('the list', () => {
  test('is in the order of the game, of one seat or of all', () => {
    expect(chosen(shape, 0).map((one) => one.at)).toEqual([4, 30]);
    expect(chosen(shape, null).map((one) => one.at)).toEqual([4, 12, 30]);
    expect(chosen(null, 0)).toEqual([]);
    expect(worst(chosen(shape, null)).map((one) => one.cost)).toEqual([60, 35, 21]);
  });

  test('the next one comes after this moment, and after the last the first', () => {
    const list = chosen(shape, null);
    expect(nextAfter(list, 4)?.at).toBe(12);
    expect(nextAfter(list, 11)?.at).toBe(12);
    expect(nextAfter(list, 30)?.at).toBe(4);
    expect(nextAfter([], 3)).toBeNull();
  });

  test('a seal says whole points, and at least one', () => {
    expect([60, 24, 26, 3].map(seal)).toEqual(['−6', '−2', '−3', '−1']);
  });

  test('is counted', () => {
    expect(tally(shape, 0)).toEqual({ best: 5, small: 2, costly: 2, count: 9 });
    expect(tally(shape, null)).toEqual({ best: 12, small: 3, costly: 3, count: 18 });
  });
});

describe('the chart', () => {
  const sheet = { width: 130, height: 100, left: 10, right: 20, top: 20, bottom: 20 };
  const stands = [
    { at: 0, places: [150, 150] },
    { at: 10, places: [100, 200] },
  ];

  test('the first place is at the top, the last at the bottom', () => {
    const scale = placed(20, 3, sheet);
    expect([scale.y(100), scale.y(200), scale.y(300)]).toEqual([20, 50, 80]);
    expect([scale.x(0), scale.x(10), scale.x(20)]).toEqual([10, 60, 110]);
  });

  test('a line grows from the left as far as it is known', () => {
    const scale = placed(20, 2, sheet);
    expect(placeLine(stands, 0, scale)).toBe('M10.0 50.0L60.0 20.0');
    expect(placeLine([], 0, scale)).toBe('');
  });

  test('between two moments a place lies between them, after the last it is not known', () => {
    expect(placeAt(stands, 0, 0)).toBe(150);
    expect(placeAt(stands, 0, 5)).toBe(125);
    expect(placeAt(stands, 1, 10)).toBe(200);
    expect(placeAt(stands, 0, 11)).toBeNull();
    expect(placeAt([], 0, 0)).toBeNull();
  });
});
