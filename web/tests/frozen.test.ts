// @vitest-environment jsdom
/** Answers of a site of plain files: what was written down, told as a server tells it. */
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentsOf, type Told } from '../src/home/course';
import type { Published } from '../src/home/mark';

const HOME = 'http://localhost:3000/some/where/';
const ID = '1ns24yf101zgm';
const LINE: Published = {
  id: ID,
  game: 'pebbles',
  names: ['Anna', 'Bert'],
  places: [1, 2],
  totals: [7, 3],
  point: 1,
  moves: 2,
  analysed: false,
};
const sheet = (seat: number, total: number): object => ({ seat, total, rows: {}, lines: [], place: null });
const COURSE = {
  first: {
    table: {
      of: 2,
      seat: 0,
      lines: [],
      prompt: '',
      point: 1,
      titles: {},
      sheets: [sheet(0, 0), sheet(1, 0)],
    },
    view: { laid: [], seats: [{ hand: 3 }, { hand: 3 }] },
  },
  changes: [
    { 'table.seat': 1, 'table.sheets.0': sheet(0, 7), 'view.laid': ['amber'], 'view.seats.0.hand': 2 },
    { 'table.seat': null },
  ],
} as unknown as Told;

describe('a course of moments', () => {
  it('is put together from what changed, and shares what did not', () => {
    const [first, second, third] = momentsOf(COURSE);
    expect(first?.view).toEqual({ laid: [], seats: [{ hand: 3 }, { hand: 3 }] });
    expect(second?.view).toEqual({ laid: ['amber'], seats: [{ hand: 2 }, { hand: 3 }] });
    expect(second?.sheets).toEqual({ seq: 1, point: 1, titles: {}, sheets: [sheet(0, 7), sheet(1, 0)] });
    expect([first, second, third].map((one) => [one?.at, one?.seat])).toEqual([
      [0, 0],
      [1, 1],
      [2, null],
    ]);
    const seats = (one: typeof first): unknown[] => (one?.view as { seats: unknown[] }).seats;
    expect(seats(third)).toBe(seats(second));
    expect(seats(second)[1]).toBe(seats(first)[1]);
  });
});

describe('what was written down', () => {
  const files = new Map<string, Uint8Array<ArrayBuffer> | string>();
  const fetched: string[] = [];
  let modules: typeof import('../src/home/frozen');

  beforeEach(async () => {
    document.head.innerHTML = `<base href="${HOME}" /><meta name="groma-frozen" content="only" />`;
    files.clear();
    fetched.length = 0;
    files.set('frozen/tables.json', JSON.stringify([LINE]));
    vi.stubGlobal('fetch', (url: string) => {
      const name = url.slice(HOME.length);
      fetched.push(name);
      const content = files.get(name);
      return Promise.resolve(
        new Response(content ?? 'nothing', { status: content === undefined ? 404 : 200 }),
      );
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.resetModules();
    modules = await import('../src/home/frozen');
  });
  afterEach(() => vi.unstubAllGlobals());

  const ask = async (path: string, init: RequestInit = {}): Promise<Response | null> =>
    modules.frozen(new Request(HOME + path, init));

  it('is found by path and language', async () => {
    files.set('frozen/de/games/pebbles/rules.json', '{"text": "Steine"}');
    const headers = { 'Accept-Language': 'de' };
    expect(await (await ask('api/games/pebbles/rules?lang=de'))?.json()).toEqual({ text: 'Steine' });
    expect((await ask('api/games/pebbles/rules', { headers }))?.status).toBe(200);
    expect((await ask('api/games/pebbles/rules?lang=en'))?.status).toBe(404);
  });

  it.each([
    ['packed', new Uint8Array(gzipSync(JSON.stringify(COURSE)))],
    ['unpacked by its host', new TextEncoder().encode(JSON.stringify(COURSE))],
  ])('moments come from one file, %s', async (_, content) => {
    files.set(`frozen/en/tables/${ID}/moments/2.json.gz`, content);
    files.set(`frozen/en/tables/${ID}/moments/open.json.gz`, content);
    const second = (await (await ask(`api/tables/${ID}/moments/1?lang=en`))?.json()) as { at: number };
    expect(second.at).toBe(1);
    await ask(`api/tables/${ID}/moments/2?lang=en`);
    expect((await ask(`api/tables/${ID}/moments/3?lang=en`))?.status).toBe(404);
    expect((await ask(`api/tables/${ID}/moments/0?lang=en&eyes=open`))?.status).toBe(200);
    expect(fetched.filter((name) => name.includes('/moments/'))).toHaveLength(2);
  });

  it('a stream tells the table once, and its heart beats', async () => {
    vi.useFakeTimers();
    const view = { seq: 3, table: { id: ID }, view: {} };
    files.set(`frozen/en/tables/${ID}/view.json.gz`, JSON.stringify(view));
    const reader = (await ask(`api/tables/${ID}/stream?lang=en`))?.body?.getReader();
    const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe(`id: 3\nevent: table\ndata: ${JSON.stringify(view)}\n\n`);
    vi.advanceTimersByTime(15_000);
    expect(await read()).toBe(':\n\n');
    await reader?.cancel();
    vi.useRealTimers();
  });

  it('where nothing else answers, nobody is in and nothing else is there', async () => {
    expect((await ask('api/me'))?.status).toBe(401);
    const answer = await ask('api/tables', { method: 'POST', body: '{}' });
    expect(answer?.status).toBe(404);
    expect(((await answer?.json()) as { type: string }).type).toBe('/problems/not-there');
    document.querySelector('meta')?.setAttribute('content', 'also');
    expect(await ask('api/me')).toBeNull();
    expect(await ask(`api/tables/0000000000000/log`)).toBeNull();
  });

  it('a line that is down is told as one, unless a home may answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
    await expect(ask('api/games?lang=en')).rejects.toThrow(TypeError);
    document.querySelector('meta')?.setAttribute('content', 'also');
    expect(await ask('api/games?lang=en')).toBeNull();
  });

  it('whoever goes on from a published game brings it along', async () => {
    files.set(`frozen/en/tables/${ID}/whole.json`, '{"format": 1}');
    files.set('frozen/en/games/pebbles.json', '{"usual_bot": "random"}');
    const body = JSON.stringify({ at: 1, eyes: 1, bot: '' });
    const asked = new Request(`${HOME}api/tables/${ID}/fork?lang=en`, { method: 'POST', body });
    const brought = await modules.goingOn(asked);
    expect(brought?.url).toBe(`${HOME}api/tables/brought?lang=en`);
    expect(await brought?.json()).toEqual({
      record: { format: 1 },
      at: 1,
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'me', bot: '' },
      ],
      bot: 'random',
    });
    const other = new Request(`${HOME}api/tables/0000000000000/fork`, { method: 'POST', body });
    expect(await modules.goingOn(other)).toBeNull();
  });
});
