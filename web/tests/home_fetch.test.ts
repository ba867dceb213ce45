// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { isHomes } from '../src/api/fetch';
import { Line, type Answerer, type State } from '../src/home/line';
import type { Ask, FromHome, ToHome } from '../src/home/messages';

/** A worker that hears what is said and answers when a test wants it. */
class Fake implements Answerer {
  onmessage: Answerer['onmessage'] = null;
  onerror: Answerer['onerror'] = null;
  readonly heard: ToHome[] = [];
  ended = false;

  postMessage(said: ToHome): void {
    this.heard.push(said);
  }
  terminate(): void {
    this.ended = true;
  }
  say(...told: FromHome[]): void {
    for (const data of told) this.onmessage?.({ data } as MessageEvent<FromHome>);
  }
  get asks(): Ask[] {
    return this.heard.filter((said): said is Ask => 'url' in said);
  }
}

function stage(patience?: number): { line: Line; workers: Fake[]; states: State[] } {
  const workers: Fake[] = [];
  const states: State[] = [];
  const make = (): Fake => {
    const made = new Fake();
    workers.push(made);
    return made;
  };
  return {
    line: new Line(make, 'http://x/parts/', (state) => states.push(state), patience),
    workers,
    states,
  };
}

const request = (init: RequestInit = {}): Request => new Request('http://x/api/tables', init);
const bytes = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
const GUEST = {
  method: 'POST',
  body: '{"a":1}',
  headers: { Authorization: 'Bearer t' },
  credentials: 'omit',
} as const;

describe('a question to the home', () => {
  it('is a message, and its messages are the answer', async () => {
    const { line, workers } = stage();
    const asking = line.ask(request(GUEST), '/api/tables?lang=de');
    await vi.waitFor(() => expect(workers[0]?.asks).toHaveLength(1));
    const [worker] = workers as [Fake];
    expect(worker.heard[0]).toEqual({ begin: 'http://x/parts/' });
    expect(worker.asks[0]).toMatchObject({
      method: 'POST',
      url: '/api/tables?lang=de',
      body: '{"a":1}',
      cookie: false,
    });
    expect(worker.asks[0]?.headers.authorization).toBe('Bearer t');
    const { id } = worker.asks[0] as Ask;
    worker.say({ id, status: 201, headers: { 'content-type': 'application/json' } });
    const answer = await asking;
    expect(answer.status).toBe(201);
    worker.say({ id, chunk: bytes('{"id":') }, { id, chunk: bytes('"0x"}') }, { id, end: true });
    expect(await answer.json()).toEqual({ id: '0x' });
  });

  it('may have an answer without a body', async () => {
    const { line, workers } = stage();
    const asking = line.ask(request(), '/api/me');
    await vi.waitFor(() => expect(workers[0]?.asks).toHaveLength(1));
    const { id } = workers[0]?.asks[0] as Ask;
    workers[0]?.say({ id, status: 204, headers: {} }, { id, end: true });
    expect((await asking).status).toBe(204);
  });

  it('that nobody waits for any more is called off', async () => {
    const { line, workers } = stage();
    const cut = new AbortController();
    const asking = line.ask(request({ signal: cut.signal }), '/api/tables/x/stream');
    await vi.waitFor(() => expect(workers[0]?.asks).toHaveLength(1));
    const { id } = workers[0]?.asks[0] as Ask;
    workers[0]?.say({ id, status: 200, headers: {} }, { id, chunk: bytes('data') });
    const reader = (await asking).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data');
    cut.abort();
    await expect(reader?.read()).rejects.toThrow();
    expect(workers[0]?.heard.at(-1)).toEqual({ id, abort: true });
    workers[0]?.say({ id, chunk: bytes('late') }); // nobody minds
  });
});

describe('a home that dies', () => {
  it('is told like a line that broke, and the next question begins another', async () => {
    const { line, workers, states } = stage();
    const [asking, streaming] = [
      line.ask(request(), '/api/games'),
      line.ask(request(), '/api/tables/x/stream'),
    ];
    await vi.waitFor(() => expect(workers[0]?.asks).toHaveLength(2));
    const [worker] = workers as [Fake];
    worker.say({ ready: true }, { id: (worker.asks[1] as Ask).id, status: 200, headers: {} });
    const reader = (await streaming).body?.getReader();
    worker.onerror?.(new ErrorEvent('error', { message: 'out of memory' }));
    await expect(asking).rejects.toThrow(TypeError);
    await expect(reader?.read()).rejects.toThrow(TypeError);
    expect(worker.ended).toBe(true);
    expect(states.at(-1)).toEqual({ is: 'failed', what: 'start', why: 'out of memory' });

    const again = line.ask(request(), '/api/games');
    await vi.waitFor(() => expect(workers[1]?.asks).toHaveLength(1));
    const { id } = workers[1]?.asks[0] as Ask;
    workers[1]?.say({ id, status: 200, headers: {} }, { id, chunk: bytes('[]') }, { id, end: true });
    expect(await (await again).text()).toBe('[]');
  });

  it('before it has begun is told, too: nothing came, or nothing was said', async () => {
    const { line, workers, states } = stage(400);
    const asking = line.ask(request(), '/api/games');
    const told = expect(asking).rejects.toThrow(TypeError);
    await vi.waitFor(() => expect(workers[0]?.asks).toHaveLength(1));
    workers[0]?.say({ progress: { done: 5, of: 10 } }, { failed: 'download', why: 'no line' });
    await told;
    expect(states).toContainEqual({ is: 'coming', done: 5, of: 10 });
    expect(states.at(-1)).toEqual({ is: 'failed', what: 'download', why: 'no line' });
    await expect(line.ask(request(), '/api/games')).rejects.toThrow('it says nothing');
    expect(workers[1]?.ended).toBe(true);
  });
});

describe('a table of a home', () => {
  it('is known by its number', () => {
    expect(isHomes('http://x/club/api/tables/0123456789abc/moves')).toBe(true);
    expect(isHomes('/tables/3zzzzzzzzzzzz?at=4')).toBe(true);
    expect(isHomes('/here/1zzzzzzzzzzzz')).toBe(true);
    expect(isHomes('/api/tables/4123456789abc')).toBe(false);
    expect(isHomes('/api/tables/0123')).toBe(false);
    expect(isHomes('/api/tables?game=0123456789abc')).toBe(false);
  });
});
