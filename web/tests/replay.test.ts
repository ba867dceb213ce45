import { describe, expect, it } from 'vitest';
import { line, ruled, scaled, spread } from '../src/table/replay/curves';
import { begins, Moments, type Moment } from '../src/table/replay/moments.svelte';
import type { Sitting } from '../src/table/sitting.svelte';

function moment(at: number, mover: number | null, seat: number | null, of = 9): Moment {
  return {
    at,
    of,
    mover,
    seat,
    viewer: 0,
    view: null,
    legal: null,
    prompt: '',
    brief: '',
    lines: [],
    sheets: { seq: at, point: 1, titles: {}, sheets: [] },
    choices: null,
  };
}

// Seat 0 makes moves 1 to 3, seat 1 moves 4 and 5, seat 0 the rest.
const MOVERS = [null, 0, 0, 0, 1, 1, 0, 0, 0, 0];
const film = (at: number): Moment => moment(at, MOVERS[at] ?? null, MOVERS[at + 1] ?? null);

function looking(): { moments: Moments; asked: string[] } {
  const asked: string[] = [];
  const sitting = { lang: 'en', seated: true, viewer: 0, forms: null } as unknown as Sitting;
  const moments = new Moments(sitting, (_, at, eyes) => {
    asked.push(`${eyes} ${at}`);
    return Promise.resolve(film(at));
  });
  moments.notice(9, 9);
  return { moments, asked };
}

describe('stepping through a game', () => {
  it('knows where a turn begins', () => {
    expect(begins('turn', moment(5, 1, 0), 0, false)).toBe(true);
    expect(begins('turn', moment(3, 0, 1), 0, false)).toBe(false);
    expect(begins('turn', moment(3, 0, 1), null, false)).toBe(true);
    expect(begins('turn', moment(2, 0, 0), 0, false)).toBe(false);
    expect(begins('turn', moment(9, 0, null), 0, false)).toBe(false);
    expect(begins('round', moment(2, 0, 0), 0, true)).toBe(true);
  });

  it('steps to my next turn, and not past the ends', async () => {
    const { moments } = looking();
    await moments.go(1);
    await moments.step('turn', 1);
    expect(moments.at).toBe(5);
    await moments.step('turn', 1);
    expect(moments.at).toBe(9);
    await moments.step('turn', -1);
    expect(moments.at).toBe(5);
    await moments.step('turn', -1);
    expect(moments.at).toBe(0);
    await moments.step('move', -1);
    expect(moments.at).toBe(0);
  });

  it('asks for a moment once for each pair of eyes, and anew when something was taken back', async () => {
    const { moments, asked } = looking();
    await moments.go(3);
    await moments.go(3);
    expect(asked.filter((one) => one === 'null 3')).toHaveLength(1);
    await moments.look('open');
    expect(asked).toContain('open 3');
    moments.notice(11, 9); // two entries more, no move more
    await moments.go(3);
    expect(asked.filter((one) => one === 'open 3')).toHaveLength(2);
  });

  it('shows the last that was asked for, whatever comes first', async () => {
    const waiting = new Map<number, (found: Moment) => void>();
    const sitting = { lang: 'en', seated: true, viewer: 0, forms: null } as unknown as Sitting;
    const moments = new Moments(sitting, (_, at) => new Promise((done) => waiting.set(at, done)));
    moments.notice(9, 9);
    const slow = moments.go(2);
    const quick = moments.go(7);
    waiting.get(7)?.(film(7));
    await quick;
    waiting.get(2)?.(film(2));
    await slow;
    expect(moments.shown?.at).toBe(7);
  });
});

describe('the chart', () => {
  const SHEET = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };

  it('rules round numbers of points that hold all values', () => {
    expect(ruled(0, 103, 1)).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(ruled(-20, 300, 10)).toEqual([-100, 0, 100, 200, 300]);
    expect(ruled(0, 0, 1)[0]).toBe(0);
  });

  it('draws steps from the left edge to the right one', () => {
    const totals = [[0], [10], [10]];
    const d = line(totals, 0, scaled(totals, 1, SHEET));
    expect(d.startsWith('M0.0 50.0')).toBe(true);
    expect(d).toContain('H50.0V');
    expect(d).toContain('H100.0V');
  });

  it('keeps labels apart and on the sheet', () => {
    const found = spread([40, 41, 10, 42], 15, 50);
    const sorted = [...found].sort((one, other) => one - other);
    sorted.slice(1).forEach((y, i) => expect(y - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(15));
    expect(Math.max(...found)).toBeLessThanOrEqual(50);
    expect(found[0]).toBeLessThan(found[1] ?? 0);
  });
});
