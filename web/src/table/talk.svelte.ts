/** What people say at a table, and whom of them one does not read. */
import { got, type Client, type Wire } from '../api/client';
import type { ChatLine } from '../api/stream';

type Phrase = Wire['PhraseShape'];
export type Reason = Wire['ReportWanted']['reason'];

const KEPT = 'groma-talk';
const TABLES = 50; // of which is kept what was read

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The talk at one table, as one person hears it: whom it has muted, the server leaves out. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  /** What may be said at a quiet table, by key; empty at others. */
  phrases = $state.raw<Phrase[]>([]);
  /** The last line that was in sight; kept, so that nothing is news twice. */
  private seen = $state(0);

  constructor(
    private readonly client: Client,
    private readonly table: string,
  ) {
    this.seen = kept()[table] ?? 0;
  }

  /** How many lines of others have not been in sight yet. */
  unread(person: string | null): number {
    return this.lines.filter((line) => line.id > this.seen && line.person !== person).length;
  }

  /** All that was said is in sight. */
  look(): void {
    const last = Math.max(this.seen, ...this.lines.map(({ id }) => id));
    if (last === this.seen) return;
    this.seen = last;
    const others = Object.entries(kept()).filter(([table]) => table !== this.table);
    const some = others.slice(1 - TABLES);
    try {
      localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...some, [this.table, last]])));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  /** Everything said so far, and who is muted; who may not read it sees none. */
  async read(): Promise<void> {
    const params = { path: { table: this.table } };
    try {
      const [lines, muted] = await Promise.all([
        got(this.client.http.GET('/api/tables/{table}/chat', { params })),
        got(this.client.http.GET('/api/me/mutes')),
      ]);
      this.lines = lines;
      this.muted = muted.map(({ person }) => person);
    } catch {
      // Nothing is heard.
    }
  }

  /** At a quiet table: learn what may be said there. */
  async learn(lang: 'en' | 'de'): Promise<void> {
    this.phrases = await got(this.client.http.GET('/api/phrases', { params: { query: { lang } } }));
  }

  /** What a line says: at a quiet table it is the key of a phrase. */
  words({ text }: ChatLine): string {
    return this.phrases.find(({ key }) => key === text)?.words ?? text;
  }

  /** Somebody has said something. */
  hear(line: ChatLine): void {
    if (!this.lines.some((one) => one.id === line.id)) this.lines = [...this.lines, line];
  }

  async say(text: string): Promise<void> {
    const params = { path: { table: this.table } };
    await got(this.client.http.POST('/api/tables/{table}/chat', { params, body: { text } }));
  }

  /** Show lines to whoever runs the server. */
  async report(lines: number[], reason: Reason): Promise<void> {
    const params = { path: { table: this.table } };
    await got(this.client.http.POST('/api/tables/{table}/report', { params, body: { lines, reason } }));
  }

  /** Read somebody no more, or again; what is said reaches us so from the next stream on. */
  async mute(person: string, muted: boolean): Promise<void> {
    await got(this.client.http.POST('/api/me/mutes', { body: { person, muted, blocked: false } }));
  }
}
