/** The API as one person sees it: typed by its document, problems as exceptions with words. */
import createClient, { type Client as Fetching } from 'openapi-fetch';
import { asked } from './fetch';
import type { components, paths } from './wire';

export type Wire = components['schemas'];
export type Problem = Wire['ProblemShape'];

/** Where this page lives; `<base>` says it, so that it may be any path of any host. */
export const home = (): string => new URL('.', document.baseURI).href;

/** An answer that is not what was asked for; `problem` has words for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.detail || problem?.title || String(status));
  }

  /** The same request with the same key may be repeated; 502 and 504 are a proxy whose node has died. */
  get retry(): boolean {
    return [429, 502, 503, 504].includes(this.status) || (this.problem?.retry ?? false);
  }

  get kind(): string {
    return (this.problem?.type ?? '').split('/').at(-1) ?? '';
  }
}

/** Somebody who asks: the person of the cookie, or with a token somebody else beside it. */
export class Client {
  readonly http: Fetching<paths>;

  /** `ask`: who is asked; what is meant for the server alone says so with `fetch` itself. */
  constructor(
    readonly token: string | null = null,
    ask: (request: Request) => Promise<Response> = asked,
  ) {
    this.http = createClient<paths>({
      baseUrl: home().slice(0, -1),
      fetch: ask,
      // With a token of its own nobody's cookie is sent, and none is set.
      credentials: token === null ? 'same-origin' : 'omit',
      headers: this.headers,
    });
  }

  get headers(): Record<string, string> {
    return this.token === null ? {} : { Authorization: `Bearer ${this.token}` };
  }
}

/** The data of an answer, or the problem as an exception. */
export async function got<T>(asking: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asking;
  if (response.ok) return data as T;
  throw new Refused(response.status, isProblem(error) ? error : null);
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'title' in error;
}

/** A key for a request that may be repeated; also where `crypto.randomUUID` is kept from us. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

const WAITS = [200, 400, 800, 1500, 3000, 3000, 5000, 5000, 5000, 5000];
/** For what somebody did and nobody should have to do again: five minutes more. */
export const PATIENT: readonly number[] = [...WAITS, ...Array<number>(60).fill(5000)];

/** Ask until there is an answer, or nobody wants one: for requests with a key, which may be repeated. */
export async function persist<T>(
  ask: () => Promise<T>,
  waits: readonly number[] = WAITS,
  onWait: (problem: unknown) => void = () => {},
  unwanted = new AbortController().signal,
): Promise<T> {
  const stopped = new Promise<never>((_, stop) => {
    unwanted.addEventListener('abort', () => stop(unwanted.reason as Error));
  });
  for (const wait of waits) {
    try {
      return await Promise.race([ask(), stopped]);
    } catch (problem) {
      unwanted.throwIfAborted();
      const lost = problem instanceof TypeError; // the line broke: nobody knows what became of it
      if (!lost && !(problem instanceof Refused && problem.retry)) throw problem;
      onWait(problem);
      await Promise.race([new Promise((done) => setTimeout(done, wait)), stopped]);
    }
  }
  return ask();
}
