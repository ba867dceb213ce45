/** What people say at a table, and whom of them one does not read. */
import { got, type Client } from '../api/client';
import type { ChatLine } from '../api/stream';

/** The talk at one table, as one person hears it: whom it has muted, the server leaves out. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);

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

  /** Somebody has said something. */
  hear(line: ChatLine): void {
    if (!this.lines.some((one) => one.id === line.id)) this.lines = [...this.lines, line];
  }

  async say(text: string): Promise<void> {
    const params = { path: { table: this.table } };
    await got(this.client.http.POST('/api/tables/{table}/chat', { params, body: { text } }));
  }

  /** Read somebody no more, or again; what is said reaches us so from the next stream on. */
  async mute(person: string, muted: boolean): Promise<void> {
    await got(this.client.http.POST('/api/me/mutes', { body: { person, muted } }));
  }
}
