/** What a pointed or picked move would change: asked a moment after somebody points, once a position. */
import { got, type Client } from '../../api/client';
import type { Preview } from '../contract';

const PAUSE = 90; // ms: a pointer on its way across the board asks nothing

/** The answers of one position; another position forgets them. */
export class Foresight {
  shown = $state.raw<Preview | null>(null);
  private readonly known = new Map<number, Preview>();
  private place = '';
  private wanted: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: Client,
    private readonly table: string,
  ) {}

  /** Look ahead from the table at entry `seq`, after some moves that are not made yet; null: look at nothing. */
  look(seq: number, lang: 'en' | 'de', move: number | null, after: readonly number[] = []): void {
    const place = `${seq} ${lang} ${after.join(' ')}`;
    if (place !== this.place) this.known.clear();
    this.place = place;
    this.wanted = move;
    clearTimeout(this.timer);
    this.shown = move === null ? null : (this.known.get(move) ?? null);
    if (move === null || this.shown) return;
    this.timer = setTimeout(() => void this.ask(place, lang, move, after), PAUSE);
  }

  private async ask(place: string, lang: 'en' | 'de', move: number, after: readonly number[]): Promise<void> {
    try {
      const told = await got(
        this.client.http.POST('/api/tables/{table}/preview', {
          params: { path: { table: this.table }, query: { lang } },
          body: { move, after: [...after] },
        }),
      );
      if (place !== this.place) return;
      this.known.set(move, told);
      if (move === this.wanted) this.shown = told;
    } catch {
      // The table has gone on, or the line is down: the next view brings new moves.
    }
  }
}
