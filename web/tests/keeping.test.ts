import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bring,
  forget,
  keptFile,
  keptNow,
  Missing,
  usedFile,
  use,
  whole,
  type Manifest,
} from '../src/offline/keeping';

const HOME = 'http://x/club/';

/** The stores of a browser, as far as they are used here. */
class Stores {
  readonly all = new Map<string, Map<string, Response>>();
  full = false;

  has = (name: string): Promise<boolean> => Promise.resolve(this.all.has(name));
  keys = (): Promise<string[]> => Promise.resolve([...this.all.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.all.delete(name));
  open = (name: string): Promise<unknown> => {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(files.get(address)?.clone()),
      put: (address: string, answer: Response) => {
        if (this.full) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        files.set(address, answer);
        return Promise.resolve();
      },
    });
  };
}

const build = (number: string, files: Record<string, string>): Manifest => ({
  build: number,
  files: Object.entries(files).map(([path, text]) => ({
    path,
    bytes: text.length,
    sent: text.length,
    hash: path ? createHash('sha256').update(text).digest('base64') : null,
  })),
});
const ONE = { '': '<base href="./">', 'assets/a-1.js': 'salve', 'parts/b.zip': 'arma virumque' };
const TWO = { ...ONE, 'assets/a-1.js': 'salve', 'assets/a-2.js': 'vale' };

let stores: Stores;
let served: Record<string, string>;
let asked: string[];

beforeEach(() => {
  stores = new Stores();
  served = { ...ONE };
  asked = [];
  vi.stubGlobal('caches', stores);
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const path = address.slice(HOME.length);
    asked.push(path);
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const text = served[path];
    return text === undefined ? Promise.reject(new TypeError('cut')) : Promise.resolve(new Response(text));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('keeping the site', () => {
  it('takes everything, counted, and only then uses it', async () => {
    const steps: number[] = [];
    const one = build('one', ONE);
    await bring(HOME, one, ({ done }) => steps.push(done));
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(Object.values(ONE).join('').length);
    expect(await keptNow(HOME)).toBeNull();
    expect(await whole(HOME, 'one')).toBe(true);
    await use(HOME, 'one');
    expect(await keptNow(HOME)).toEqual(one);
    expect(await (await usedFile(HOME, HOME))?.text()).toBe(ONE['']);
    expect(await (await keptFile(`${HOME}parts/b.zip`))?.text()).toBe('arma virumque');
  });

  it('tells what did not come, and takes only that the next time', async () => {
    delete served['parts/b.zip'];
    const lack = await bring(HOME, build('one', ONE)).catch((problem: unknown) => problem);
    expect(lack).toBeInstanceOf(Missing);
    expect(lack).toMatchObject({ why: 'line', files: ['parts/b.zip'] });
    expect(await whole(HOME, 'one')).toBe(false);
    await expect(use(HOME, 'one')).rejects.toThrow('not whole');
    served = { ...ONE };
    asked = [];
    await bring(HOME, build('one', ONE));
    expect(asked).toEqual(['parts/b.zip']);
  });

  it('takes no file of another build, and says so', async () => {
    served['assets/a-1.js'] = 'something else';
    await expect(bring(HOME, build('one', ONE))).rejects.toMatchObject({ why: 'other' });
    expect(asked.filter((path) => path === 'assets/a-1.js')).toHaveLength(1);
  });

  it('says that there is no room', async () => {
    stores.full = true;
    await expect(bring(HOME, build('one', ONE))).rejects.toMatchObject({ why: 'room' });
  });

  it('can be called off', async () => {
    const cut = new AbortController();
    const coming = bring(HOME, build('one', ONE), () => cut.abort(), cut.signal);
    await expect(coming).rejects.toThrow(/abort/);
    expect(await whole(HOME, 'one')).toBe(false);
  });

  it('goes over to the next build when that is there, and takes what is the same from the one before', async () => {
    await bring(HOME, build('one', ONE));
    await use(HOME, 'one');
    served = { ...TWO };
    asked = [];
    await bring(HOME, build('two', TWO));
    expect(asked.toSorted()).toEqual(['', 'assets/a-2.js']);
    expect((await keptNow(HOME))?.build).toBe('one');
    await use(HOME, 'two');
    expect((await keptNow(HOME))?.build).toBe('two');
    expect(await keptFile(`${HOME}assets/a-2.js`)).not.toBeNull();
    expect(await whole(HOME, 'one')).toBe(false);
    await forget();
    expect(await keptNow(HOME)).toBeNull();
    expect(await stores.keys()).toEqual([]);
  });
});
