import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, addresses, fetchManifest, fetchParts, type Manifest } from '../src/home/parts';
import { unzip } from '../src/home/unzip.mjs';
import { unzipped, zipped } from '../tools/offline/zip.mjs';

const BASE = 'https://groma.example/parts/';
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const part = (name: string, content: string) => ({
  name,
  size: content.length,
  gzip: gzipSync(content).length,
  brotli: 1,
});

const manifest = (packed: boolean): Manifest => ({
  groma: '1',
  pyodide: '2',
  python: '3',
  abi: '4',
  msgspec: '5',
  packed,
  parts: {
    wasm: part('wasm-1.wasm', '\0asm'),
    runtime: part('runtime-1.js', 'export default 1'),
    loader: part('loader-1.js', 'export const a = 1'),
    python: part('python-1.zip', 'PK python'),
    needs: part('needs-1.zip', 'PK needs'),
    groma: part('groma-1.zip', 'PK groma '.repeat(100)),
  },
});

const CONTENTS: Record<string, string> = {
  'wasm-1.wasm': '\0asm',
  'runtime-1.js': 'export default 1',
  'loader-1.js': 'export const a = 1',
  'python-1.zip': 'PK python',
  'needs-1.zip': 'PK needs',
  'groma-1.zip': 'PK groma '.repeat(100),
};

/** What the host answers, by the end of the address; all that was asked, and past which cache. */
let host: (name: string) => Response;
let asked: [string, RequestCache | undefined][];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (url: string, how?: RequestInit) => {
    const name = url.slice(BASE.length);
    asked.push([name, how?.cache]);
    try {
      return Promise.resolve(host(name));
    } catch (problem) {
      return Promise.reject(problem as Error);
    }
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Let waits pass until something comes of it. */
async function settled<T>(doing: Promise<T>): Promise<T> {
  let over = false;
  const end = (): void => void (over = true);
  doing.then(end, end);
  while (!over) await vi.advanceTimersByTimeAsync(100);
  return doing;
}

test('all parts come, counted', async () => {
  host = (name) => new Response(CONTENTS[name]);
  const heard: [number, number][] = [];
  const parts = await settled(fetchParts(BASE, manifest(false), (done, of) => heard.push([done, of])));
  const all = Object.values(CONTENTS).reduce((sum, one) => sum + one.length, 0);
  expect(text(parts.groma)).toBe(CONTENTS['groma-1.zip']);
  expect(heard.at(-1)).toEqual([all, all]);
  expect(heard.every(([done], i) => done >= (heard[i - 1]?.[0] ?? 0))).toBe(true);
});

test('where the host sends files as they lie there, parts are unpacked here, but for scripts', async () => {
  host = (name) =>
    name.endsWith('.gz')
      ? new Response(gzipSync(CONTENTS[name.slice(0, -3)] ?? ''))
      : new Response(CONTENTS[name]);
  const parts = await settled(fetchParts(BASE, manifest(true)));
  expect(text(parts.groma)).toBe(CONTENTS['groma-1.zip']);
  expect(text(parts.loader)).toBe(CONTENTS['loader-1.js']);
  expect(asked.map(([name]) => name).sort()).toEqual([
    'groma-1.zip.gz',
    'loader-1.js',
    'needs-1.zip.gz',
    'python-1.zip.gz',
    'runtime-1.js',
    'wasm-1.wasm.gz',
  ]);
  // A host that names the packing lets the browser unpack: then they come as they are.
  host = (name) => new Response(CONTENTS[name.replace('.gz', '')]);
  expect(text((await settled(fetchParts(BASE, manifest(true)))).python)).toBe('PK python');
});

test('what breaks is tried again, past what the browser has kept of it', async () => {
  let tried = 0;
  host = (name) => {
    if (name === 'groma-1.zip' && (tried += 1) < 3) return new Response('half', { status: 200 });
    return new Response(CONTENTS[name]);
  };
  const parts = await settled(fetchParts(BASE, manifest(false)));
  expect(text(parts.groma)).toBe(CONTENTS['groma-1.zip']);
  const tries = asked.filter(([name]) => name === 'groma-1.zip').map(([, cache]) => cache);
  expect(tries).toEqual(['default', 'reload', 'reload']);
});

test('after the third time it is over, with the reason', async () => {
  host = () => new Response('', { status: 503 });
  await expect(settled(fetchManifest(BASE))).rejects.toThrow('manifest.json: 503');
  expect(asked.length).toBe(3);
  host = () => {
    throw new TypeError('no network');
  };
  await expect(settled(fetchParts(BASE, manifest(false)))).rejects.toThrow('no network');
});

test('a line on which nothing comes is cut', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, how: RequestInit) =>
      new Promise((_, stop) =>
        how.signal?.addEventListener('abort', () => stop(how.signal?.reason as Error)),
      ),
  );
  await expect(settled(fetchManifest(BASE))).rejects.toThrow('nothing comes');
});

test('everything that must be kept is listed', () => {
  expect(addresses(BASE, manifest(false))).toContain(`${BASE}manifest.json`);
  expect(addresses(BASE, manifest(false)).length).toBe(7);
  expect(address(BASE, manifest(true), 'wasm')).toBe(`${BASE}wasm-1.wasm.gz`);
});

test('zips are read as they were written', () => {
  const files: [string, Buffer][] = [
    ['groma/__init__.pyc', Buffer.from('salve')],
    ['groma/texts/rules.de.md', Buffer.from('Straßen')],
    ['empty', Buffer.alloc(0)],
  ];
  const zip = zipped(files);
  const found = unzip(zip);
  expect([...found].map(([name, bytes]) => [name, text(bytes)])).toEqual(
    files.map(([name, bytes]) => [name, bytes.toString()]),
  );
  expect([...unzipped(zip)].map(([name]) => name)).toEqual(files.map(([name]) => name));
});
