// @vitest-environment jsdom
/** What rivals did since my last deed: each with its sum and what it is made of, in sight until I begin. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Forms, type GameTables } from '../src/table/forms';
import type { Told } from '../src/table/records/acta';
import type { Sitting } from '../src/table/sitting.svelte';
import type { Row } from '../src/table/telling/turns';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
  },
);
const { foremost } = await import('../src/table/showing/lately');
const { missed, since } = await import('../src/table/telling/away');
const { default: Shown } = await import('../src/table/showing/Shown.svelte');
const { partsOf } = await import('../src/table/telling/brief');
const { speak } = await import('../src/words/words.svelte');

const note = (name: string, number: number, args: Record<string, string>, chapter = false) => ({
  ...{ name, number, arguments: args, secret: false, chapter },
});
const sort = (name: string, labels: string[] = []) => ({
  ...{ name, labels, words: labels, places: [], at: [], plane: '' },
});
const forms = new Forms({
  name: 'sample',
  version: 1,
  moves: [],
  notes: [note('scoring', 0, {}, true), note('built', 1, { seat: 'seat' })],
  sorts: [sort('seat')],
  sections: [],
} as unknown as GameTables);
const told = (
  entry: number,
  mover: number | null,
  seat: number | null,
  brief: string,
  gains: number[] = [],
): Told => ({
  ...{ at: '', words: brief, entry: null, id: `${entry}.${mover === null ? 1 : 0}`, undoes: null },
  ...{ note: seat === null ? [0] : [1, seat], brief, move: entry, mover, gains },
});
const log = [
  told(1, 1, 1, 'builds [card:a|A]', [0, 3, 0]),
  told(2, 0, 0, 'builds [card:b|B]', [5, 0, 0]),
  told(3, 1, 1, 'builds [card:c|C]', [0, 4, 0]),
  told(4, 2, 2, 'rests'),
  told(5, 1, 1, 'builds [card:d|D]', [0, 9, 0]),
];

describe('what others did', () => {
  it('begins after my last deed, and after what I have read', () => {
    const ids = (known: number): string[] => since(log, known, 0).map(({ id }) => id);
    expect(ids(0)).toEqual(['3.0', '4.0', '5.0']);
    expect(ids(4)).toEqual(['5.0']);
    expect(ids(5)).toEqual([]);
  });

  it('has for each its sum, also of what it got when all were counted', () => {
    const counted = [...log, told(6, 2, null, 'Scoring', [2, 7, 0]), told(6, 2, 1, 'temples', [2, 7, 0])];
    counted.push(told(6, 2, 0, 'temples', [2, 7, 0]));
    const { rivals } = missed(since(counted, 0, 0), forms, 0);
    expect(rivals.map(({ seat, sum }) => [seat, sum])).toEqual([
      [1, 20],
      [2, 0],
    ]);
    const [first] = rivals;
    expect(first?.rows.map(({ points }) => points)).toEqual([4, 9, 7]);
  });

  it('is told by what brought most, as far as there is room', () => {
    const row = (brief: string, points: number): Row => ({
      ...{ seat: 1, parts: partsOf(brief), lines: [], times: 1, points },
    });
    const rows = [row('builds', 4), row('rests', 0), row('', 3), row('counts temples', -9)];
    expect(foremost(rows, 100)).toEqual([rows[0], rows[1], rows[3]]);
    expect(foremost(rows, 31)).toEqual([rows[0], rows[3]]);
    expect(foremost(rows, 3)).toEqual([]);
    const paid = [row('to Antiochia', 0), row('gets', 12), row('pays', -3)];
    expect(foremost(paid, 24)).toEqual([paid[0], paid[1]]);
  });
});

describe('in sight', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => (document.body.innerHTML = ''));
  const table = { seats: ['Me', 'Balbus', 'Cato'].map((name) => ({ name })) };

  /** A table after the first two entries at which I am to decide, then after all of them. */
  async function awaited(mine: boolean, later = log): Promise<() => Promise<void>> {
    const sitting = $state({
      ...{ frame: { seq: 2 }, log: log.slice(0, 2), forms, table, viewer: 0, lang: 'en', sheets: null },
      ...{
        mine: false,
        busy: false,
        deciding: { begun: false },
        showing: { now: null, end: () => undefined },
      },
    });
    const root = document.body.appendChild(document.createElement('div'));
    const props = { sitting: sitting as unknown as Sitting, root };
    const drawn = mount(Shown, { target: root, props });
    Object.assign(sitting, { frame: { seq: later.length }, log: later, mine });
    flushSync();
    await vi.dynamicImportSettled();
    flushSync();
    return () => unmount(drawn);
  }
  const lines = (): (string | undefined)[] =>
    [...document.querySelectorAll('[data-lately] li')].map((line) =>
      line.textContent?.replace(/\s+/g, ' ').trim(),
    );

  it('until the first click or key of my turn, and silent: the herald speaks', async () => {
    for (const begin of [new Event('pointerdown'), new KeyboardEvent('keydown', { key: 'Enter' })]) {
      const gone = await awaited(true);
      expect(lines()).toEqual(['Balbus builds C +4 builds D +9 +13', 'Cato rests']);
      expect(document.querySelector('[data-lately]')?.getAttribute('aria-hidden')).toBe('true');
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      flushSync();
      expect(lines()).toHaveLength(2);
      document.dispatchEvent(begin);
      flushSync();
      expect(lines()).toEqual([]);
      await gone();
    }
  });

  it('with what of mine they changed', async () => {
    const shared = told(6, 1, 1, 'shares the lead', [-6, 2, 0]);
    const gone = await awaited(true, [...log, shared, { ...shared, id: '6.2', move: null }]);
    expect(lines().at(-1)).toBe('Me −6');
    await gone();
  });

  it('not while others decide', async () => {
    const gone = await awaited(false);
    expect(lines()).toEqual([]);
    await gone();
  });
});
