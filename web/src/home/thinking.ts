/** Long thoughts, thought in a worker of their own: begun with the first of them, and again where it has died. */
import type { FromThinker, ToThinker } from './messages';

const PATIENCE = 300_000; // a worker that is taken away by the browser says nothing

interface Waiting {
  done: (told: Uint8Array) => void;
  lost: (why: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Thinking {
  private worker: Worker | null = null;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly parts: string,
    private readonly make: () => Worker = () =>
      new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
  ) {}

  /** What comes of a question; rejected if the worker has died meanwhile: the next question has another one. */
  think(asked: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const worker = (this.worker ??= this.begun());
    const id = (this.last += 1);
    return new Promise((done, lost) => {
      const timer = setTimeout(() => this.ended(worker, 'no answer'), PATIENCE);
      this.waiting.set(id, { done, lost, timer });
      worker.postMessage({ id, asked } satisfies ToThinker);
    });
  }

  private begun(): Worker {
    const worker = this.make();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('told' in data) this.told(data.id, data.told);
      else if ('failed' in data) this.ended(worker, data.why);
    };
    worker.onerror = (event) => this.ended(worker, event.message);
    worker.onmessageerror = () => this.ended(worker, 'an answer that cannot be read');
    worker.postMessage({ begin: this.parts } satisfies ToThinker);
    return worker;
  }

  private told(id: number, told: Uint8Array): void {
    const waiting = this.waiting.get(id);
    clearTimeout(waiting?.timer);
    this.waiting.delete(id);
    waiting?.done(told);
  }

  private ended(worker: Worker, why: string): void {
    if (this.worker !== worker) return;
    this.worker = null;
    worker.terminate();
    for (const { lost, timer } of this.waiting.values()) {
      clearTimeout(timer);
      lost(new Error(why));
    }
    this.waiting.clear();
  }
}
