/** The line to the worker in which a home runs: requests become messages, its messages an answer. */
import type { FromHome, ToHome } from './messages';

/** Whoever answers: a worker, or what speaks like one. */
export interface Answerer {
  postMessage(said: ToHome): void;
  onmessage: ((said: MessageEvent<FromHome>) => void) | null;
  onerror: ((problem: ErrorEvent) => void) | null;
  terminate(): void;
}

/** How a home is: it begins, with this much of its parts there; it answers; or it could not begin. */
export type State =
  | { is: 'asleep' | 'ready' }
  | { is: 'coming'; done: number; of: number }
  | { is: 'failed'; what: 'download' | 'start'; why: string };

/** Somebody waits for an answer, or for more of it. */
interface Waiting {
  head(status: number, headers: Record<string, string>): void;
  chunk(bytes: Uint8Array<ArrayBuffer>): void;
  end(broken?: string): void;
}

/** So long a home that begins may say nothing: Python that does not begin never says so. */
const PATIENCE = 90_000;
/** Answers of these kinds have no body, not even an empty one. */
const BARE = [101, 204, 205, 304];

/** A line that has broken is told as `fetch` tells it. */
const lost = (why: string): TypeError => new TypeError(`the home is gone: ${why}`);

/** Requests to one worker; after its death they go to a new one. */
export class Line {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Answerer | null = null;
  private last = 0;
  private guard: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly make: () => Answerer,
    /** Where the parts are. */
    private readonly parts: string,
    private readonly told: (state: State) => void = () => {},
    private readonly patience = PATIENCE,
  ) {}

  /** Ask, and give the answer as soon as its head is there; `url`: path and query below the home. */
  async ask(request: Request, url: string): Promise<Response> {
    const { method, signal } = request;
    const body = (await request.text()) || null;
    signal.throwIfAborted();
    const worker = this.begun();
    const id = ++this.last;
    const answer = new Promise<Response>((give, fail) => {
      let more: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
      const leave = (): void => {
        if (!this.waiting.delete(id)) return;
        this.worker?.postMessage({ id, abort: true });
        fail(signal.reason);
        more?.error(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      const done = (): void => {
        this.waiting.delete(id);
        signal.removeEventListener('abort', leave);
      };
      const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => void (more = controller),
        cancel: () => {
          if (this.waiting.has(id)) this.worker?.postMessage({ id, abort: true });
          done();
        },
      });
      this.waiting.set(id, {
        head: (status, headers) =>
          give(new Response(BARE.includes(status) ? null : stream, { status, headers })),
        chunk: (bytes) => more?.enqueue(bytes),
        end: (broken) => {
          done();
          if (broken === undefined) more?.close();
          else {
            fail(lost(broken));
            more?.error(lost(broken));
          }
        },
      });
    });
    worker.postMessage({
      id,
      method,
      url,
      headers: Object.fromEntries(request.headers),
      body,
      cookie: request.credentials !== 'omit',
    });
    return answer;
  }

  /** The worker that runs; it is begun when somebody asks. */
  private begun(): Answerer {
    if (this.worker) return this.worker;
    const worker = (this.worker = this.make());
    worker.onmessage = ({ data }) => {
      if (this.worker === worker) this.hear(data);
    };
    worker.onerror = (problem) => {
      problem.preventDefault?.();
      if (this.worker === worker) this.fail('start', problem.message || 'the worker died');
    };
    this.coming(0, 0);
    worker.postMessage({ begin: this.parts });
    return worker;
  }

  private coming(done: number, of: number): void {
    this.told({ is: 'coming', done, of });
    clearTimeout(this.guard);
    this.guard = setTimeout(() => this.fail('start', 'it says nothing'), this.patience);
  }

  private hear(said: FromHome): void {
    if ('progress' in said) this.coming(said.progress.done, said.progress.of);
    else if ('ready' in said) {
      clearTimeout(this.guard);
      this.told({ is: 'ready' });
    } else if ('failed' in said) this.fail(said.failed, said.why);
    else {
      const waiting = this.waiting.get(said.id);
      if ('status' in said) waiting?.head(said.status, said.headers);
      else if ('chunk' in said) waiting?.chunk(said.chunk);
      else waiting?.end(said.broken);
    }
  }

  /** The worker is of no use any more: whoever waits is told, and who asks next gets another one. */
  private fail(what: 'download' | 'start', why: string): void {
    clearTimeout(this.guard);
    this.worker?.terminate();
    this.worker = null;
    this.told({ is: 'failed', what, why });
    for (const waiting of [...this.waiting.values()]) waiting.end(why);
  }
}
