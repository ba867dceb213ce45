/** Answers that were written down when the site was made: what is known of games, and of published tables all of it. */
import { home, type Wire } from '../api/client';
import { learn, t } from '../words/words.svelte';
import { momentsOf, type Told } from './course';
import { onlyFrozen, type Published } from './mark';

type Lang = 'en' | 'de';

const HEARTBEAT_MS = 15_000; // as a server's: a stream that is silent for longer is taken for broken

const OF_GAMES = /^\/api\/(games(?:\/[^/]+(?:\/(?:tables|rules|box|tutorial))?)?)$/;
const OF_LESSONS = /^\/api\/(games\/[^/]+\/tutorial)\/(\d+)$/;
const OF_HOUSE = /^\/api\/(house(?:\/pages\/[^/]+)?)$/;
const OF_TABLES = /^\/api\/tables\/([^/]+)(?:\/(.+))?$/;
const ONE_FILE = ['log', 'sheet', 'text', 'record', 'whole', 'verification', 'analysis', 'course'];

/** The games that were published here. */
export const published = kept(async () => {
  const answer = await fetch(`${home()}frozen/tables.json`);
  return answer.ok ? ((await answer.json()) as Published[]) : [];
});

/** The answer to a request, if one was written down; where nothing else answers, a problem. */
export async function frozen(request: Request): Promise<Response | null> {
  const found = request.method === 'GET' ? await known(request).catch(lost) : null;
  if (found || !onlyFrozen()) return found;
  return problem(new URL(request.url).pathname.endsWith('/api/me') ? 401 : 404);
}

async function known(request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  const path = '/' + url.pathname.slice(new URL(home()).pathname.length);
  const lang = langOf(url, request);
  const whole = (OF_GAMES.exec(path) ?? OF_HOUSE.exec(path))?.[1];
  if (whole !== undefined) return file(lang, whole);
  const [, lesson, step] = OF_LESSONS.exec(path) ?? [];
  if (lesson !== undefined) return moment(lang, `${lesson}/moments`, Number(step));
  const [, table, what = ''] = OF_TABLES.exec(path) ?? [];
  if (table === undefined) return null;
  const line = (await published()).find((one) => one.id === table);
  return line ? ofTable(line, what, lang, url.searchParams.get('eyes')) : null;
}

async function ofTable(line: Published, what: string, lang: Lang, eyes: string | null): Promise<Response> {
  const at = `tables/${line.id}`;
  const [, step] = /^moments\/(\d+)$/.exec(what) ?? [];
  if (step !== undefined) {
    return moment(lang, `${at}/moments/${eyes ?? line.names.length}`, Number(step));
  }
  if (ONE_FILE.includes(what)) return (await file(lang, `${at}/${what}`)) ?? (await problem(404));
  const view = await packed<Wire['TableView']>(lang, `${at}/view`);
  if (what === '') return json(view.table);
  if (what === 'view') return json(view);
  return what === 'stream' ? stream(view) : await problem(404);
}

/** Whoever goes on from a published table brings its game to the home: there is no such table. */
export async function goingOn(request: Request): Promise<Request | null> {
  const { pathname, search } = new URL(request.url);
  const [, table] = /\/api\/tables\/([^/]+)\/fork$/.exec(pathname) ?? [];
  const line = request.method === 'POST' && (await published()).find((one) => one.id === table);
  if (!line) return null;
  const { at, eyes } = (await request.json()) as Wire['ForkWanted'];
  const [record, game] = await Promise.all(
    [`tables/${line.id}/whole`, `games/${line.game}`].map(async (path) => (await file('en', path))?.json()),
  );
  const bot = (game as Wire['GameShape']).usual_bot;
  const seats = line.names.map((_, seat) =>
    seat === (eyes ?? 0) ? { kind: 'me', bot: '' } : { kind: 'bot', bot },
  );
  const { headers, credentials, signal } = request;
  return new Request(`${home()}api/tables/brought${search}`, {
    ...{ method: 'POST', headers, credentials, signal },
    body: JSON.stringify({ record: record as unknown, at, seats, bot }),
  });
}

/** A table at which nothing happens any more: all of it once, and then a heart that beats. */
function stream(view: Wire['TableView']): Response {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  let beating: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      out.enqueue(bytes(`id: ${view.seq}\nevent: table\ndata: ${JSON.stringify(view)}\n\n`));
      beating = setInterval(() => out.enqueue(bytes(':\n\n')), HEARTBEAT_MS);
    },
    cancel: () => clearInterval(beating),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

async function moment(lang: Lang, path: string, at: number): Promise<Response> {
  const found = (await course(lang, path))[at];
  return found ? json(found) : await problem(404);
}

/** The courses that somebody looks at now; there are as many as eyes and languages. */
const courses = new Map<string, Promise<Wire['Moment'][]>>();

function course(lang: Lang, path: string): Promise<Wire['Moment'][]> {
  const key = `${lang}/${path}`;
  const have = courses.get(key);
  if (have) return have;
  const coming = packed<Told>(lang, path).then(momentsOf);
  courses.set(key, coming);
  coming.catch(() => courses.delete(key));
  return coming;
}

async function file(lang: Lang, path: string): Promise<Response | null> {
  const answer = await fetch(`${home()}frozen/${lang}/${path}.json`);
  return answer.ok ? answer : null;
}

/** A packed file; a host may have unpacked it on its way. */
async function packed<T>(lang: Lang, path: string): Promise<T> {
  const answer = await fetch(`${home()}frozen/${lang}/${path}.json.gz`);
  if (!answer.ok) throw new Missing();
  const bytes = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first !== 0x1f || second !== 0x8b) return JSON.parse(new TextDecoder().decode(bytes)) as T;
  const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(unpacked ?? null).json()) as T;
}

/** No such answer was written down. */
class Missing extends Error {}

/** Without a network a home of the browser's own may still answer; what shows files alone says that the line is down. */
function lost(reason: unknown): null {
  if (!(reason instanceof Missing) && onlyFrozen()) throw reason;
  return null;
}

function langOf(url: URL, request: Request): Lang {
  const asked = url.searchParams.get('lang') ?? request.headers.get('Accept-Language') ?? '';
  return asked.startsWith('de') ? 'de' : 'en';
}

const json = (content: unknown): Response => Response.json(content);

async function problem(status: 401 | 404): Promise<Response> {
  await learn('archive');
  const type = `/problems/${status === 401 ? 'not-logged-in' : 'not-there'}`;
  const body = { type, title: t('archive-only'), status, detail: '', clause: null, seq: null, retry: false };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** What is asked for once; again only where it failed. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let have: Promise<T> | null = null;
  return () => {
    have ??= ask().catch((reason: unknown) => {
      have = null;
      throw reason;
    });
    return have;
  };
}
