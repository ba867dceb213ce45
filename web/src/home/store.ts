/**
 * What a home in the browser keeps: tables as their entries and their texts, and small things by name, in IndexedDB. All of it
 * is bytes that Python has written; here they are put away, whole or not at all, and other tabs are told.
 */
import { STORE, type Store } from './storing';

const VERSION = 1;
const [TABLES, ENTRIES, VALUES] = ['tables', 'entries', 'values'] as const;
/** Greater than every number of an entry, and than every sign of a name. */
const LAST = Number.MAX_SAFE_INTEGER;
const END = '\uffff';

type Bytes = Uint8Array<ArrayBuffer>;

/** A table as it stands in the list: how many entries it has, and what people wrote. */
interface Row {
  table: string;
  count: number;
  texts: Bytes | null;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((give, fail) => {
    request.onsuccess = () => give(request.result);
    request.onerror = () => fail(request.error ?? new Error('the store does not answer'));
  });

const over = (work: IDBTransaction): Promise<void> =>
  new Promise((give, fail) => {
    work.oncomplete = () => give();
    work.onabort = () => fail(work.error ?? new Error('the store took it back'));
  });

/** Open the store; the first time it is made. */
export async function openStore(name = STORE): Promise<Kept> {
  const asking = indexedDB.open(name, VERSION);
  asking.onupgradeneeded = () => {
    asking.result.createObjectStore(TABLES, { keyPath: 'table' });
    asking.result.createObjectStore(ENTRIES);
    asking.result.createObjectStore(VALUES);
  };
  const base = await done(asking);
  base.onversionchange = () => base.close(); // a later build makes it anew, or somebody throws it away
  return new Kept(base, name);
}

export class Kept implements Store {
  changed: ((table: string) => void) | null = null;
  private readonly channel: BroadcastChannel;

  constructor(
    private readonly base: IDBDatabase,
    private readonly name: string,
  ) {
    this.channel = new BroadcastChannel(`${name}-tables`);
    this.channel.onmessage = ({ data }: MessageEvent<string>) => this.changed?.(data);
  }

  /** The oldest first: their ids begin with the time. */
  async tables(): Promise<[string, number][]> {
    const rows = (await done(this.reading(TABLES).getAll())) as Row[];
    return rows.map(({ table, count }) => [table, count - 1]);
  }

  entries(table: string, since: number): Promise<Bytes[]> {
    return done(this.reading(ENTRIES).getAll(range(table, since)) as IDBRequest<Bytes[]>);
  }

  async texts(table: string): Promise<Bytes | null> {
    return ((await done(this.reading(TABLES).get(table))) as Row | undefined)?.texts ?? null;
  }

  async append(
    table: string,
    seq: number,
    entries: readonly Uint8Array[],
    texts: Uint8Array | null,
  ): Promise<boolean> {
    const work = this.base.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
    const finished = over(work);
    finished.catch(() => null);
    const tables = work.objectStore(TABLES);
    const row = (await done(tables.get(table))) as Row | undefined;
    const next = row?.count ?? 0;
    if (next === seq) {
      for (const [i, entry] of entries.entries()) work.objectStore(ENTRIES).add(entry, [table, seq + i]);
      tables.put({ table, count: seq + entries.length, texts: texts ?? row?.texts ?? null });
    }
    await finished;
    if (next === seq) this.tell(table);
    return next === seq;
  }

  async remove(table: string): Promise<void> {
    const work = this.base.transaction([TABLES, ENTRIES], 'readwrite');
    work.objectStore(TABLES).delete(table);
    work.objectStore(ENTRIES).delete(range(table, 0));
    await over(work);
    this.tell(table);
  }

  async value(name: string): Promise<Bytes | null> {
    return ((await done(this.reading(VALUES).get(name))) as Bytes | undefined) ?? null;
  }

  keep(name: string, value: Uint8Array): Promise<void> {
    return this.written((values) => values.put(value, name));
  }

  forget(name: string): Promise<void> {
    return this.written((values) => values.delete(name));
  }

  names(prefix: string): Promise<string[]> {
    const named = IDBKeyRange.bound(prefix, prefix + END);
    return done(this.reading(VALUES).getAllKeys(named) as IDBRequest<string[]>);
  }

  /** A tab that dies lets go. */
  hold(what: string): Promise<() => void> {
    return new Promise((give, fail) => {
      const held = (): Promise<void> => new Promise((release) => give(release));
      navigator.locks.request(`${this.name}/${what}`, held).catch(fail);
    });
  }

  close(): void {
    this.channel.close();
    this.base.close();
  }

  private tell(table: string): void {
    this.channel.postMessage(table);
  }

  private reading(part: string): IDBObjectStore {
    return this.base.transaction(part).objectStore(part);
  }

  private async written(doing: (values: IDBObjectStore) => void): Promise<void> {
    const work = this.base.transaction(VALUES, 'readwrite');
    const finished = over(work);
    doing(work.objectStore(VALUES));
    await finished;
  }
}

const range = (table: string, since: number): IDBKeyRange => IDBKeyRange.bound([table, since], [table, LAST]);
