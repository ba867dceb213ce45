/** The offline parts: which there are, and how they come: all of them before anything begins, counted, and tried again. */

export type Kind = 'wasm' | 'runtime' | 'loader' | 'python' | 'needs' | 'groma';

export interface Part {
  /** Its name holds a hash of its content, so that it may be kept for ever. */
  name: string;
  size: number;
  gzip: number;
  brotli: number;
}

/** `manifest.json`, as the packer writes it. */
export interface Manifest {
  groma: string;
  pyodide: string;
  python: string;
  /** Of Pyodide, for which msgspec was built. */
  abi: string;
  msgspec: string;
  /** Whether the host sends files just as they lie there: then parts are fetched packed, and unpacked here. */
  packed: boolean;
  parts: Record<Kind, Part>;
}

const SILENCE = 20_000; // so long nothing comes from a line that is dead
const WAITS = [500, 3000]; // before the second and the third try

/** Scripts are loaded by the browser itself, so they are never fetched packed. */
const isPacked = (manifest: Manifest, kind: Kind): boolean =>
  manifest.packed && !['runtime', 'loader'].includes(kind);

/** Where a part is. */
export function address(base: string, manifest: Manifest, kind: Kind): string {
  return base + manifest.parts[kind].name + (isPacked(manifest, kind) ? '.gz' : '');
}

const kinds = (manifest: Manifest): Kind[] => Object.keys(manifest.parts) as Kind[];

/** Everything that must be kept to play without a network. */
export function addresses(base: string, manifest: Manifest): string[] {
  return [`${base}manifest.json`, ...kinds(manifest).map((kind) => address(base, manifest, kind))];
}

export async function fetchManifest(base: string): Promise<Manifest> {
  const bytes = await fetched(`${base}manifest.json`, () => {});
  return JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
}

/** All parts, at the same time; `onBytes` hears of how many have come, of how many. */
export async function fetchParts(
  base: string,
  manifest: Manifest,
  onBytes: (done: number, of: number) => void = () => {},
): Promise<Record<Kind, Uint8Array<ArrayBuffer>>> {
  const came = new Map<Kind, number>();
  const of = kinds(manifest).reduce((all, kind) => {
    const part = manifest.parts[kind];
    return all + (isPacked(manifest, kind) ? part.gzip : part.size);
  }, 0);
  const found = kinds(manifest).map(async (kind) => {
    const bytes = await fetched(
      address(base, manifest, kind),
      (done) => {
        came.set(kind, done);
        onBytes(
          [...came.values()].reduce((all, one) => all + one, 0),
          of,
        );
      },
      manifest.parts[kind].size,
    );
    return [kind, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Record<Kind, Uint8Array<ArrayBuffer>>;
}

/** A file, whole; tried again where the line breaks, past whatever was kept of it. */
async function fetched(url: string, onBytes: (done: number) => void, size?: number) {
  for (let tried = 0; ; tried += 1) {
    try {
      const bytes = await unpacked(await received(url, onBytes, tried ? 'reload' : 'default'));
      if (size !== undefined && bytes.length !== size)
        throw new Error(`${url}: ${bytes.length} bytes, not ${size}`);
      return bytes;
    } catch (problem) {
      const wait = WAITS[tried];
      if (wait === undefined) throw problem;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

async function received(url: string, onBytes: (done: number) => void, cache: RequestCache) {
  const cut = new AbortController();
  const silent = () => cut.abort(new Error(`${url}: nothing comes`));
  let timer = setTimeout(silent, SILENCE);
  try {
    const answer = await fetch(url, { cache, signal: cut.signal });
    if (!answer.ok || answer.body === null) throw new Error(`${url}: ${answer.status}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let done = 0;
    const reader = answer.body.getReader();
    for (;;) {
      const next = await reader.read();
      if (next.done) break;
      clearTimeout(timer);
      timer = setTimeout(silent, SILENCE);
      chunks.push(next.value);
      onBytes((done += next.value.length));
    }
    return chunks;
  } finally {
    clearTimeout(timer);
  }
}

/** One piece of bytes; what is packed with gzip is unpacked, unless the browser has done that already. */
async function unpacked(chunks: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(chunks.reduce((all, chunk) => all + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  if (whole[0] !== 0x1f || whole[1] !== 0x8b) return whole;
  const { body } = new Response(whole);
  const plain = body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
