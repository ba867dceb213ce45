// @vitest-environment jsdom
/** Rivals' deeds: at one pace, never longer than somebody waits, and over as soon as somebody wants it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../src/table/records/acta';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { prefs } = await import('../src/prefs.svelte');
const { Showing } = await import('../src/table/showing/showing.svelte');
const { DEED, gainsOf, longest, stepsOf, within } = await import('../src/table/showing/steps');

let entry = 0;
/** A line that tells of a deed of `mover`. */
function line(mover: number | null, brief: string | null = 'builds', gains: number[] = []): Told {
  entry += 1;
  return { id: `${entry}.0`, words: 'w', note: [1], mover, brief, gains } as unknown as Told;
}
const LONG = longest(null);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(prefs, { motion: 'normal', text: false });
});
afterEach(() => vi.useRealTimers());

describe('the steps of what is told', () => {
  it('are what others did, as far as a row tells it', () => {
    const lines = [line(1), line(1, ''), line(0), line(2, ''), line(null), line(3, null)];
    expect(stepsOf(lines, 0).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  it('take their pace while nobody waits too long, else one movement a rival with its sum', () => {
    const few = [1, 2, 1].flatMap((seat) => stepsOf([line(seat, 'a', [0, 4])], 0));
    expect(within(LONG, few)).toEqual(few);
    const many = [1, 2, 1, 2, 1, 2, 1].flatMap((seat) => stepsOf([line(seat, 'a', [0, 4, 1])], 0));
    const merged = within(LONG, many);
    expect(merged.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(gainsOf(merged[0] as (typeof merged)[0])).toEqual([0, 16, 4]);
  });

  it('take a second at most where a clock counts seconds', () => {
    const hurried = longest({ allowance: 30, increment: 0 });
    expect(longest({ allowance: 86400 })).toBe(LONG);
    expect(longest({ allowance: 0, increment: 15 })).toBe(hurried);
    const steps = [1, 2, 3].flatMap((seat) => stepsOf([line(seat)], 0));
    const all = within(hurried, steps).reduce((sum, { ms }) => sum + ms, 0);
    expect(all).toBeLessThanOrEqual(1000);
  });
});

describe('a showing', () => {
  it('begins each deed in its turn', () => {
    const showing = new Showing();
    const begun: string[] = [];
    showing.tell([line(1)], 0, LONG);
    showing.inTurn(() => begun.push('first'));
    showing.tell([line(2)], 0, LONG);
    showing.inTurn(() => begun.push('second'));
    expect(begun).toEqual(['first']);
    expect(showing.now?.seat).toBe(1);
    vi.advanceTimersByTime(DEED);
    expect(begun).toEqual(['first', 'second']);
    expect(showing.now?.seat).toBe(2);
    vi.advanceTimersByTime(DEED);
    expect(showing.now).toBeNull();
  });

  it('is never longer than six seconds, however much comes', () => {
    const showing = new Showing();
    for (let i = 0; i < 40; i += 1) showing.tell([line(1 + (i % 4))], 0, LONG);
    let shown = 0;
    for (; showing.now; shown += 100) vi.advanceTimersByTime(100);
    expect(shown).toBeLessThanOrEqual(6100);
    expect(shown).toBeGreaterThan(3000);
  });

  it('ends when somebody wants it, and with one’s own deed: what waited is there, unseen', () => {
    const showing = new Showing();
    const seen: boolean[] = [];
    const begin = (): void => {
      showing.tell([line(1)], 0, LONG);
      showing.tell([line(2)], 0, LONG);
      showing.inTurn((was) => seen.push(was));
    };
    begin();
    showing.end();
    expect(showing.now).toBeNull();
    begin();
    showing.tell([line(0)], 0, LONG);
    showing.inTurn((was) => seen.push(was));
    expect(seen).toEqual([false, false, true]);
    vi.advanceTimersByTime(10 * DEED);
    expect(seen).toHaveLength(3);
  });

  it('is none for who wants no motion, or reads', () => {
    const showing = new Showing();
    prefs.motion = 'off';
    showing.tell([line(1)], 0, LONG);
    expect(showing.now).toBeNull();
    Object.assign(prefs, { motion: 'normal', text: true });
    showing.tell([line(1)], 0, LONG);
    expect(showing.now).toBeNull();
  });
});
