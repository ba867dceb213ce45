/**
 * Keeping the site in this browser, for the page and the service worker alike: all files of one build come into a store of
 * their own, each checked, and only when none is missing it becomes the one that is used.
 */

/** A file of a build: how long it is, how much of that goes over the line, and what it must be. */
export interface KeptFile {
  path: string;
  bytes: number;
  sent: number;
  /** SHA-256 in base 64; null: the server writes something into it, as into the page itself. */
  hash: string | null;
}

/** What belongs to a build, as `kept.json` of the site says. */
export interface Manifest {
  build: string;
  files: KeptFile[];
}

/** How far it is, in bytes as they are unpacked. */
export interface Progress {
  done: number;
  of: number;
}

/** Why something is not kept: the line, another build since, no room in this browser. */
export type Lack = 'line' | 'other' | 'room';

/** Not everything came. What did stays where it is, so that trying again takes only the rest. */
export class Missing extends Error {
  constructor(
    readonly why: Lack,
    readonly files: readonly string[],
  ) {
    super(`${why}: ${files.join(', ')}`);
  }
}

/** The list of a build's files, below the home of the site. */
export const LIST = 'kept.json';
const PREFIX = 'groma-site-';
/** Says which build is used. */
const POINTER = 'groma-kept';
const AT_ONCE = 4;
const TRIES = 2;

const storeOf = (build: string): string => PREFIX + build;

/** What is used without the network; null: nothing is kept. */
export async function keptNow(home: string): Promise<Manifest | null> {
  if (!(await caches.has(POINTER))) return null;
  const said = await (await caches.open(POINTER)).match(home + LIST);
  if (!said) return null;
  const now = (await said.json()) as Manifest;
  return (await caches.has(storeOf(now.build))) ? now : null;
}

/** What the site has now. */
export async function onOffer(home: string, signal?: AbortSignal): Promise<Manifest> {
  const answer = await fetch(home + LIST, { cache: 'no-store', ...(signal ? { signal } : {}) });
  if (!answer.ok) throw new Missing('line', [LIST]);
  return (await answer.json()) as Manifest;
}

/** A kept file, of any build that is there: names of assets change with their content. */
export async function keptFile(request: Request | string): Promise<Response | null> {
  for (const name of (await caches.keys()).filter((one) => one.startsWith(PREFIX))) {
    const found = await (await caches.open(name)).match(request, { ignoreSearch: true, ignoreVary: true });
    if (found) return found;
  }
  return null;
}

/** A file of the build that is used. */
export async function usedFile(home: string, address: string): Promise<Response | null> {
  const now = await keptNow(home);
  if (!now) return null;
  return (await (await caches.open(storeOf(now.build))).match(address, { ignoreVary: true })) ?? null;
}

/** Bring all files of a build; what is there already, from this build or an earlier one, does not come again. */
export async function bring(
  home: string,
  manifest: Manifest,
  tell: (progress: Progress) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const store = await caches.open(storeOf(manifest.build));
  const before = await keptNow(home);
  const earlier = new Map(before?.files.map(({ path, hash }) => [path, hash]));
  const of = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const add = (bytes: number): void => {
    done += bytes;
    tell({ done, of });
  };
  add(0);
  const left = [...manifest.files];
  const missing: string[] = [];
  let why: Lack = 'line';

  async function one(file: KeptFile): Promise<void> {
    const address = home + file.path;
    if (await store.match(address, { ignoreVary: true })) return add(file.bytes);
    if (before && file.hash !== null && earlier.get(file.path) === file.hash) {
      const same = await usedFile(home, address);
      if (same) {
        await store.put(address, same);
        return add(file.bytes);
      }
    }
    for (let times = 1; ; times++) {
      let got = 0;
      try {
        await fetched(store, address, file, signal, (bytes) => add(((got += bytes), bytes)));
        return add(file.bytes - got);
      } catch (problem) {
        signal.throwIfAborted();
        add(-got);
        why = reason(problem);
        if (times < TRIES && why === 'line') continue;
        missing.push(file.path);
        return;
      }
    }
  }
  async function hand(): Promise<void> {
    for (let file = left.shift(); file && why !== 'room'; file = left.shift()) await one(file);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  signal.throwIfAborted();
  if (missing.length + left.length > 0) throw new Missing(why, missing);
  await store.put(home + LIST, said(manifest));
}

/** Whether all of a build is there. */
export async function whole(home: string, build: string): Promise<boolean> {
  const name = storeOf(build);
  return (await caches.has(name)) && (await (await caches.open(name)).match(home + LIST)) !== undefined;
}

/** From now on a build is used that is wholly there; the others go. */
export async function use(home: string, build: string): Promise<void> {
  const manifest = await (await caches.open(storeOf(build))).match(home + LIST);
  if (!manifest) throw new Error(`not whole: ${build}`);
  await (await caches.open(POINTER)).put(home + LIST, manifest);
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== storeOf(build)) await caches.delete(name);
}

/** Nothing is kept any more. */
export async function forget(): Promise<void> {
  for (const name of await caches.keys())
    if (name === POINTER || name.startsWith(PREFIX)) await caches.delete(name);
}

const said = (manifest: Manifest): Response =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } });

/** One file into its store, if it is what it must be. */
async function fetched(
  store: Cache,
  address: string,
  file: KeptFile,
  signal: AbortSignal,
  tell: (bytes: number) => void,
): Promise<void> {
  const answer = await fetch(address, { cache: 'no-cache', credentials: 'same-origin', signal });
  if (answer.status >= 500 || !answer.body) throw new TypeError(String(answer.status));
  if (!answer.ok) throw new Other(address);
  const content = new Uint8Array(await received(answer.body, tell));
  if (file.hash !== null && !unpacked(file, content) && (await hashOf(content)) !== file.hash)
    throw new Other(address);
  const headers = new Headers(answer.headers);
  // What is stored is unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await store.put(address, new Response(content, { headers }));
}

/** Whether a host has unpacked on its way what lies there packed; who reads it knows either form. */
const unpacked = ({ path }: KeptFile, content: Uint8Array): boolean =>
  path.endsWith('.gz') && (content[0] !== 0x1f || content[1] !== 0x8b);

/** A file is not of this build. */
class Other extends Error {}

function reason(problem: unknown): Lack {
  if (problem instanceof Other) return 'other';
  return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'room' : 'line';
}

async function received(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, on) => {
        tell(piece.byteLength);
        on.enqueue(piece);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}

async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...sum));
}
