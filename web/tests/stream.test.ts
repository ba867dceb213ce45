// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Client } from '../src/api/client';
import { merged, type Change, type Frame } from '../src/api/parts';
import { Stream } from '../src/api/stream';

/** A server that sends these events once, and then says nothing more. */
function sends(text: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const body = new ReadableStream<Uint8Array>({
      start: (line) => line.enqueue(new TextEncoder().encode(text)),
    });
    return Promise.resolve(new Response(body));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the stream of a table', () => {
  it('is asked for in a language, and tells each event in its order', async () => {
    const asked = sends(
      'event: restart\ndata: {}\n\n' +
        'id: 7\nevent: table\ndata: {"seq":7,"table":{"turn":0},"view":{"round":1,"row":null}}\n\n' +
        ':\n\n' +
        'id: 8\nevent: change\ndata: {"seq":8,"parts":{"table.turn":1,"view.round":2}}\n\n' +
        'event: presence\ndata: [{"person":"ben","here":true,"since":null}]\n\n' +
        'event: chat\ndata: {"text":"salve"}\n\n',
    );
    const heard: string[] = [];
    await new Promise<void>((done) => {
      const stream = new Stream(new Client('token'), 'abc', 'de', false, {
        onTable: ({ seq, view, table }) => heard.push(`${seq} ${JSON.stringify([view, table.turn])}`),
        onRestart: () => heard.push('restart'),
        onLine: (up) => heard.push(up ? 'up' : 'down'),
        onGone: (status) => heard.push(`gone ${status}`),
        onPresence: ([one]) => heard.push(`${one?.person} ${one?.here}`),
        onChat: ({ text }) => {
          heard.push(text);
          stream.close();
          done();
        },
      });
    });
    expect(heard).toEqual([
      'up',
      'restart',
      '7 [{"round":1,"row":null},0]',
      '8 [{"round":2,"row":null},1]',
      'ben true',
      'salve',
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/api\/tables\/abc\/stream\?lang=de&presence=true$/);
  });
});

describe('a change', () => {
  const seats = [{ coins: 1 }, { coins: 2 }, { coins: 3 }];
  const frame = { seq: 3, viewer: 0, table: { turn: 0, title: 'x' }, view: { seats, round: 1 } };
  const after = (parts: Record<string, unknown>): Frame =>
    merged(frame as unknown as Frame, { seq: 4, viewer: 0, parts } as unknown as Change);

  it('touches what it names, and leaves the rest as it is', () => {
    const now = after({ 'view.seats.1': { coins: 9 }, 'view.seats.2': { coins: 8 }, 'table.turn': 1 });
    const view = now.view as typeof frame.view;
    expect(view.seats).toEqual([{ coins: 1 }, { coins: 9 }, { coins: 8 }]);
    expect(view.seats[0]).toBe(seats[0]);
    expect(now.table).toEqual({ turn: 1, title: 'x' });
    expect(now.seq).toBe(4);
    expect(frame.view.seats).toBe(seats);
    expect(seats[1]).toEqual({ coins: 2 });
  });

  it('puts a member of what a player has in its place, and leaves the rest of it', () => {
    const view = after({ 'view.seats.1.coins': 9, 'view.seats.1.hand': [4] }).view as typeof frame.view;
    expect(view.seats).toEqual([{ coins: 1 }, { coins: 9, hand: [4] }, { coins: 3 }]);
    expect(view.seats[0]).toBe(seats[0]);
    expect(seats[1]).toEqual({ coins: 2 });
  });

  it('may bring a list anew, or the first view of all', () => {
    expect((after({ 'view.seats': [] }).view as typeof frame.view).seats).toEqual([]);
    const gathering = { ...frame, view: null } as unknown as Frame;
    const parts = { 'view.round': 1, 'view.seats': seats };
    expect(merged(gathering, { parts } as unknown as Change).view).toEqual({ round: 1, seats });
  });
});
