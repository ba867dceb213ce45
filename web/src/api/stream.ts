/** A table's stream: Server-Sent Events over fetch, which comes back by itself after every break. */
import { home, type Client, type Wire } from './client';
import { asked } from './fetch';
import { merged, type Change, type Frame } from './parts';

export type { Frame };
export type ChatLine = Wire['ChatLine'];

/** Whether somebody who sits at the table is there, and since when it is so, if that is known. */
export interface Presence {
  person: string;
  here: boolean;
  since: string | null;
}

export interface Listener {
  onTable(frame: Frame): void;
  onChat(line: ChatLine): void;
  /** Somebody came or went. */
  onPresence(people: Presence[]): void;
  /** What was shown before never happened: the server's database was set back. */
  onRestart(): void;
  /** Whether the line is up; false as soon as it breaks. */
  onLine(up: boolean): void;
  /** The table is not there, or not for us; nothing more will come. */
  onGone(status: number): void;
}

const SILENCE = 40_000; // the server's heart beats every 15 s
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/** Follows one table until it is closed. */
export class Stream {
  private last: string | null = null;
  /** All that was told so far; what changes is put into it. */
  private frame: Frame | null = null;
  private closed = false;
  private wait = FIRST_WAIT;
  private cut: AbortController | null = null;
  private wake: (() => void) | null = null;

  constructor(
    private readonly client: Client,
    private readonly table: string,
    /** The language in which the table is told. */
    readonly lang: 'en' | 'de',
    /** Whether it is also told in sentences, for ears. */
    private readonly text: boolean,
    private readonly listener: Listener,
  ) {
    void this.run();
    addEventListener('online', this.hurry);
    addEventListener('pagehide', this.hangUp);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.closed = true;
    this.cut?.abort();
    this.wake?.();
    removeEventListener('online', this.hurry);
    removeEventListener('pagehide', this.hangUp);
    document.removeEventListener('visibilitychange', this.hurry);
  }

  /** Do not wait any longer before trying again: somebody looks, or the network is back. */
  private readonly hurry = (): void => {
    this.wait = FIRST_WAIT;
    this.wake?.();
  };

  /** Whoever goes to another page is not here, though the browser may keep this one, with its lines, for coming back. */
  private readonly hangUp = (): void => this.cut?.abort();

  private async run(): Promise<void> {
    while (!this.closed) {
      try {
        await this.listen();
      } catch {
        // Broken: the next round of the loop comes back with Last-Event-ID.
      }
      if (this.closed) return;
      this.listener.onLine(false);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, this.wait * (0.75 + Math.random() / 2));
        this.wake = () => {
          clearTimeout(timer);
          done();
        };
      });
      this.wake = null;
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
  }

  private async listen(): Promise<void> {
    const cut = (this.cut = new AbortController());
    let timer = setTimeout(() => cut.abort(), SILENCE);
    try {
      const headers: Record<string, string> = { Accept: 'text/event-stream', ...this.client.headers };
      if (this.last !== null) headers['Last-Event-ID'] = this.last;
      const answer = await asked(
        `${home()}api/tables/${this.table}/stream?lang=${this.lang}&presence=true${this.text ? '&text=true' : ''}`,
        {
          headers,
          credentials: this.client.token === null ? 'same-origin' : 'omit',
          cache: 'no-store',
          signal: cut.signal,
        },
      );
      if ([401, 403, 404].includes(answer.status)) {
        this.closed = true;
        this.listener.onGone(answer.status);
        return;
      }
      if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
      this.wait = FIRST_WAIT;
      this.listener.onLine(true);
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(() => cut.abort(), SILENCE);
        const events = (rest + value).split('\n\n');
        rest = events.pop() ?? '';
        events.forEach((event) => this.take(event));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  private show(frame: Frame): void {
    this.frame = frame;
    this.listener.onTable(frame);
  }

  private take(event: string): void {
    let name = '';
    let data = '';
    for (const line of event.split('\n')) {
      if (line.startsWith('event: ')) name = line.slice(7);
      else if (line.startsWith('data: ')) data += line.slice(6);
      else if (line.startsWith('id: ')) this.last = line.slice(4);
    }
    if (name === 'table') this.show(JSON.parse(data) as Frame);
    else if (name === 'change' && this.frame) this.show(merged(this.frame, JSON.parse(data) as Change));
    else if (name === 'restart') this.listener.onRestart();
    else if (name === 'chat') this.listener.onChat(JSON.parse(data) as ChatLine);
    else if (name === 'presence') this.listener.onPresence(JSON.parse(data) as Presence[]);
  }
}
