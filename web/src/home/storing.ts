/** What it is called in the browser. */
export const STORE = 'groma';

/** Whether anything was ever kept in this browser; nothing is made by asking. */
export async function everKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === STORE);
  } catch {
    return true; // a browser that does not tell: whoever looks will see
  }
}

/**
 * What Python in the worker expects of the store that `openStore()` of store.ts opens: `groma.home.store.Store`, in bytes.
 *
 * Tables go by their written ids, for their numbers are larger than those of JavaScript. Bytes that are handed in belong to
 * the store: nobody else changes them.
 */
export interface Store {
  /** Set by the home: called with the id of a table at which another tab has written, or which it has removed. */
  changed: ((table: string) => void) | null;
  /** The ids of all tables, each with the number of its last entry. */
  tables(): Promise<[string, number][]>;
  /** The entries of a table in order, from number `since` on; none if it is not there. */
  entries(table: string, since: number): Promise<Uint8Array[]>;
  texts(table: string): Promise<Uint8Array | null>;
  /** Adds entries, the first of them with number `seq`: all or none; false if that is not the next number. */
  append(table: string, seq: number, entries: Uint8Array[], texts: Uint8Array | null): Promise<boolean>;
  remove(table: string): Promise<void>;
  value(name: string): Promise<Uint8Array | null>;
  keep(name: string, value: Uint8Array): Promise<void>;
  forget(name: string): Promise<void>;
  /** The names of the small things that begin so. */
  names(prefix: string): Promise<string[]>;
  /** Waits until no other tab holds this lock, and holds it until the answer is called. */
  hold(what: string): Promise<() => void>;
}
