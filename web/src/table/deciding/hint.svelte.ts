/** A hint: what a master would do now, asked for once a position; another position forgets it. */
import { got, type Client, type Wire } from '../../api/client';

export class Hint {
  /** The newest answer, of whatever position it was. */
  private told = $state.raw<Wire['HintShape'] | null>(null);
  asking = $state(false);

  constructor(
    private readonly client: Client,
    private readonly table: string,
    /** The entry up to which the table is shown. */
    private readonly seq: () => number,
  ) {}

  /** What is shown: nothing of an earlier position. */
  readonly shown = $derived.by(() => (this.told?.seq === this.seq() ? this.told : null));

  /** Ask; whoever asked before is told the same. */
  async ask(lang: 'en' | 'de'): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.told = await got(
        this.client.http.POST('/api/tables/{table}/hint', {
          params: { path: { table: this.table }, query: { lang } },
        }),
      );
    } finally {
      this.asking = false;
    }
  }

  /** Read, and put away. */
  close(): void {
    this.told = null;
  }
}
