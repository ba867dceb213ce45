import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromThinker, ToThinker } from '../src/home/messages';
import { Thinking } from '../src/home/thinking';

/** A worker that does nothing by itself. */
class Still {
  said: ToThinker[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: (() => void) | null = null;

  postMessage(message: ToThinker): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: FromThinker): void {
    this.onmessage?.({ data } as MessageEvent<FromThinker>);
  }
}

const bytes = (...found: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(found);
let workers: Still[];
const thinking = () =>
  new Thinking('parts/', () => {
    const worker = new Still();
    workers.push(worker);
    return worker as unknown as Worker;
  });

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a worker begins with the first thought, and every thought has its answer', async () => {
  const mind = thinking();
  expect(workers).toEqual([]);
  const [first, second] = [mind.think(bytes(1)), mind.think(bytes(2))];
  expect(workers[0]?.said).toEqual([
    { begin: 'parts/' },
    { id: 1, asked: bytes(1) },
    { id: 2, asked: bytes(2) },
  ]);
  workers[0]?.tell({ ready: true });
  workers[0]?.tell({ id: 2, told: bytes(20) });
  workers[0]?.tell({ id: 1, told: bytes(10) });
  expect([await first, await second]).toEqual([bytes(10), bytes(20)]);
  expect(workers.length).toBe(1);
});

test.each([
  ['it dies', (worker: Still) => worker.onerror?.({ message: 'out of memory' } as ErrorEvent)],
  ['it cannot begin', (worker: Still) => worker.tell({ failed: 'start', why: 'out of memory' })],
])('when %s, who waits learns it, and the next thought has another one', async (_, die) => {
  const mind = thinking();
  const lost = [mind.think(bytes(1)), mind.think(bytes(2))].map((one) =>
    expect(one).rejects.toThrow('out of memory'),
  );
  die(workers[0] as Still);
  await Promise.all(lost);
  expect(workers[0]?.ended).toBe(true);
  const next = mind.think(bytes(3));
  die(workers[0] as Still); // what the dead one says does not matter
  workers[1]?.tell({ id: 3, told: bytes(30) });
  expect(await next).toEqual(bytes(30));
});

test('a worker that the browser has taken away says nothing: after a while it is another one', async () => {
  const mind = thinking();
  const lost = expect(mind.think(bytes(1))).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(300_000);
  await lost;
  expect(workers[0]?.ended).toBe(true);
});
