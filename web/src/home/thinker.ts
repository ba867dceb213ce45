/** The worker that thinks: it has no home and no store, and answers one question after the other. */
import type { FromThinker, ToThinker } from './messages';
import { beginPython } from './python';

interface Scope {
  postMessage(message: FromThinker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToThinker>) => void) | null;
}

type Think = (asked: Uint8Array) => Uint8Array<ArrayBuffer>;

const scope = globalThis as unknown as Scope;
const say = (message: FromThinker, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
let begun: Promise<Think> | null = null;

async function begin(parts: string): Promise<Think> {
  const python = await beginPython(parts);
  const thinker = python.pyimport('groma.home.thinker') as { think: Think };
  say({ ready: true });
  return thinker.think;
}

scope.onmessage = ({ data }) => {
  if ('begin' in data) begun ??= begin(data.begin);
  // Whatever went wrong, whoever waits learns that no answer comes.
  begun
    ?.then((think) => hear(think, data))
    .catch((problem) => say({ failed: 'start', why: String(problem) }));
};

function hear(think: Think, said: ToThinker): void {
  if (!('id' in said)) return;
  const told = think(said.asked);
  say({ id: said.id, told }, [told.buffer]);
}
