/** The home in this browser, asked as a server is asked: it comes with the first question. */
import { home } from '../api/client';
import { atHome } from '../api/fetch';
import { frozen, goingOn } from './frozen';
import { Line, type Answerer } from './line';
import { told } from './state.svelte';
import { everKept } from './storing';

const PARTS = 'parts/';
/** After these something is kept that the browser must not throw away. */
const KEEPS = /^\/api\/(home\/)?tables($|\?|\/[^/]+\/fork)/;

const worker = (): Answerer =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'groma' });

let line: Line | null = null;

/** Let somebody else answer: in tests, and where pages are made before there is a home. */
export function answeredBy(make: () => Answerer): void {
  line = new Line(make, home() + PARTS, told);
}

/** The home's answer to a request for something below the page's own home. */
export async function answer(request: Request): Promise<Response> {
  if (atHome() === 'only') {
    const written = await frozen(request);
    if (written) return written;
    request = (await goingOn(request)) ?? request;
  }
  const url = '/' + request.url.slice(home().length).replace(/#.*/, '');
  if (!line && url === '/api/me' && request.method === 'GET' && !(await everKept()))
    return Response.json(null);
  if (!line) answeredBy(worker);
  const response = await (line as Line).ask(request, url);
  if (request.method === 'POST' && response.ok && KEEPS.test(url)) persist();
  return response;
}

let asked = false;

/** Ask the browser once not to throw away what is kept; it decides, or asks whoever sits here. */
function persist(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
