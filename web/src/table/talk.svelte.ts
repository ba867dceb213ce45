/** What people say at a table, and whom of them one does not read. */
import { got, type Client, type Wire } from '../api/client';
import type { ChatLine } from '../api/stream';

type Phrase = Wire['PhraseShape'];
export type Reason = Wire['ReportWanted']['reason'];

/** The talk at one table, as one person hears it: whom it has muted, the server leaves out. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  /** What may be said at a quiet table, by key; empty at others. */
  phrases = $state.raw<Phrase[]>([]);

  constructor(
    private readonly client: Client,
    private readonly table: string,
  ) {}

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
