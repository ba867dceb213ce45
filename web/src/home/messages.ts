/**
 * What the page and the worker say to each other in which a home of the browser's own runs, and that one and the one that thinks.
 *
 * The page begins the worker with `Begin`; it may ask at once, for questions wait until the home is ready. Every question
 * has a number of the page's own. Its answer is one `Head`, then chunks as they come, then one `End`; an ordinary answer has
 * one chunk, or none, and a stream as many as there are events. After an `Abort` nothing more comes with that number.
 */

/** Where the offline parts are: the address of the folder that holds `manifest.json`, with a slash at its end. */
export interface Begin {
  begin: string;
}

/** One request, as `fetch` would send it. */
export interface Ask {
  id: number;
  method: string;
  /** Path and query: "/api/tables/0x/moves?lang=de". */
  url: string;
  /** Their names in lower case. */
  headers: Record<string, string>;
  body: string | null;
  /** Whether the browser's own person asks; else nobody, or whoever the token names. */
  cookie: boolean;
}

/** Nobody waits for that answer any more. */
export interface Abort {
  id: number;
  abort: true;
}

export type ToHome = Begin | Ask | Abort;

export interface Head {
  id: number;
  status: number;
  headers: Record<string, string>;
}

export interface Chunk {
  id: number;
  chunk: Uint8Array<ArrayBuffer>;
}

/** The answer is whole; `broken` says why it is not, as where a line breaks. */
export interface End {
  id: number;
  end: true;
  broken?: string;
}

/** How much of the parts has come, in bytes. */
export interface Progress {
  progress: { done: number; of: number };
}

/** The home answers from now on. */
export interface Ready {
  ready: true;
}

/**
 * There is no home: `download`: the parts did not come, after several tries; `start`: they came, and Python did not begin.
 * The worker does nothing more: who tries again terminates it and makes another one.
 */
export interface Failed {
  failed: 'download' | 'start';
  why: string;
}

export type FromHome = Head | Chunk | End | Progress | Ready | Failed;

/** What the home asks the worker that thinks: a question of Python's own, packed. */
export interface Think {
  id: number;
  asked: Uint8Array<ArrayBuffer>;
}

export interface Thought {
  id: number;
  told: Uint8Array<ArrayBuffer>;
}

export type ToThinker = Begin | Think;
export type FromThinker = Thought | Ready | Failed;
