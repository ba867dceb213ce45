/** The worker in which a home of the browser's own runs: it begins Python and hands messages to it and back. */
import type { Ask, FromHome, ToHome } from './messages';
import { beginPython, NotBegun } from './python';
import { openStore } from './store';
import { Thinking } from './thinking';

interface Scope {
  postMessage(message: FromHome, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToHome>) => void) | null;
}

/** What Python offers: `groma.home.worker`. */
interface Home {
  ask(id: number, method: string, url: string, headers: string, body: string | null, cookie: boolean): void;
  abort(id: number): void;
}

const scope = globalThis as unknown as Scope;
const say = (message: FromHome, transfer: Transferable[] = []) => scope.postMessage(message, transfer);

/** What Python says of its answers. */
const page = {
  head: (id: number, status: number, headers: string) =>
    say({ id, status, headers: JSON.parse(headers) as Record<string, string> }),
  chunk: (id: number, chunk: Uint8Array<ArrayBuffer>) => say({ id, chunk }, [chunk.buffer]),
  end: (id: number, broken: string) => say(broken ? { id, end: true, broken } : { id, end: true }),
};

let begun: Promise<Home> | null = null;

async function begin(parts: string): Promise<Home> {
  try {
    const [python, store] = await Promise.all([
      beginPython(parts, (done, of) => say({ progress: { done, of } })),
      openStore(),
    ]);
    const thinking = new Thinking(parts);
    const worker = python.pyimport('groma.home.worker') as {
      begin(...given: unknown[]): Promise<Home>;
    };
    const home = await worker.begin(store, (asked: Uint8Array<ArrayBuffer>) => thinking.think(asked), page);
    say({ ready: true });
    return home;
  } catch (problem) {
    say({ failed: problem instanceof NotBegun ? problem.step : 'start', why: String(problem) });
    throw problem;
  }
}

scope.onmessage = ({ data }) => {
  if ('begin' in data) begun ??= begin(data.begin);
  // Why there is no home was said already.
  begun?.then((home) => hear(home, data)).catch(() => null);
};

function hear(home: Home, said: ToHome): void {
  if ('abort' in said) home.abort(said.id);
  else if ('id' in said) ask(home, said);
}

function ask(home: Home, { id, method, url, headers, body, cookie }: Ask): void {
  home.ask(id, method, url, JSON.stringify(headers), body, cookie);
}
