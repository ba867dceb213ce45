/** One sitting at a table: what is shown, what may be done, what was said, kept up to date by the stream. */
import { tick } from 'svelte';
import { Client, got, newKey, PATIENT, persist, Refused, type Wire } from '../api/client';
import { Stream, type Frame, type Presence } from '../api/stream';
import { inWords } from '../frame/asked.svelte';
import { findMe, me, meKnown } from '../me.svelte';
import { language, t } from '../words/words.svelte';
import { grown, turned, type Told } from './records/acta';
import type { Sheets } from './contract';
import { Deciding } from './deciding/deciding.svelte';
import { Forms, type Read } from './forms';
import { Showing } from './showing/showing.svelte';
import { longest } from './showing/steps';
import { Talk } from './talk.svelte';

export type LogLine = Wire['LogLine'];
export type Choices = Wire['Choices'];
export type TextShape = Wire['TextShape'];

/** Everything of one viewer at one table. */
export class Sitting {
  frame = $state.raw<Frame | null>(null);
  forms = $state.raw<Forms | null>(null);
  choices = $state.raw<Choices | null>(null);
  log = $state.raw<Told[]>([]);
  sheets = $state.raw<Sheets | null>(null);
  /** The table in sentences, and what happened since one's own last move, for who wants to hear it. */
  text = $state.raw<TextShape | null>(null);
  since = $state.raw<readonly LogLine[]>([]);
  news = $state.raw<Read[]>([]);
  /** Who of the players is there. */
  presence = $state.raw<readonly Presence[]>([]);
  up = $state(true);
  gone = $state(0);
  sending = $state(false);
  /** Somebody has sat here since the page was opened. */
  present = false;
  trouble = $state<string | null>(null);
  /** What somebody did is being sent again: no answer came. */
  resending = $state(false);
  private patience: AbortController | null = null;
  /** Who looks: the person behind the client, if it is known to the server. */
  person = $state<string | null>(null);
  private stored = $state(0);

  readonly lang = $derived(language() ?? 'en');
  readonly viewer = $derived(this.frame?.viewer ?? 0);
  readonly table = $derived(this.frame?.table ?? null);
  readonly seated = $derived(this.table !== null && this.viewer < this.table.seats.length);
  readonly mine = $derived(this.frame?.legal != null);
  readonly over = $derived(this.table?.status === 'over');
  /** Whoever runs the server lets the table pause: nothing is played, and no clock runs. */
  readonly paused = $derived(this.table?.paused != null);
  /** The choices in words, if they belong to what is shown. */
  readonly current = $derived(this.choices?.seq === this.frame?.seq ? this.choices : null);
  /** Something is on its way to the server, or its answer on the way to us. */
  readonly busy = $derived(this.sending || this.stored > (this.frame?.seq ?? 0));
  readonly host = $derived(this.person !== null && this.table?.host === this.person);
  readonly deciding: Deciding;
  readonly talk: Talk;
  readonly showing = new Showing();
  private stream: Stream | null = null;
  private ears = false;
  private drawing = false;

  constructor(
    readonly client: Client,
    readonly id: string,
  ) {
    this.deciding = new Deciding(this);
    this.talk = new Talk(client, id);
  }

  /** A sitting that outlives the page which made it: what is still on its way when one goes may read it. */
  static at(client: Client, id: string): Sitting {
    let made!: Sitting;
    $effect.root(() => {
      made = new Sitting(client, id);
    });
    return made;
  }

  /** Sit down: follow the table until `leave`. */
  follow(): void {
    this.stream = new Stream(this.client, this.id, this.lang, this.ears, {
      onTable: (frame) => void this.show(frame),
      onChat: (line) => this.talk.hear(line),
      onPresence: (people) => (this.presence = people),
      onRestart: () => this.restart(),
      onLine: (up) => (this.up = up),
      onGone: (status) => (this.gone = status),
    });
    void this.recognise();
  }

  /** From now on the table is told in sentences as well. */
  describe(): void {
    if (this.ears) return;
    this.ears = true;
    if (this.stream) this.anew();
  }

  /** Ask once more for everything, as somebody else or from another seat. */
  anew(): void {
    this.leave();
    this.follow();
  }

  /** Forget the whole past: the next view begins another. */
  private restart(): void {
    this.deciding.drop();
    this.frame = null;
    this.choices = null;
    this.sheets = null;
    this.log = [];
    this.stored = 0;
  }

  leave(): void {
    this.showing.end();
    this.stream?.close();
    this.stream = null;
  }

  get path(): { params: { path: { table: string }; query: { lang: 'en' | 'de' } } } {
    return { params: { path: { table: this.id }, query: { lang: this.lang } } };
  }

  /** A new view has come. */
  private async show(frame: Frame): Promise<void> {
    const before = this.frame;
    if (before && frame.seq < before.seq) return; // another node, a little behind
    if (!this.forms) await this.loadForms(frame.table.game);
    if (this.frame && frame.seq < this.frame.seq) return; // it came while the names were on their way
    if (before?.seq !== frame.seq) {
      this.deciding.anew();
      this.trouble = null;
    }
    const told = frame.notes.map((note) => this.forms?.note(note)).filter((note) => note !== undefined);
    // Two views may come before the first is drawn: what it told is not lost.
    this.news = this.drawing ? [...this.news, ...told] : told;
    this.drawing = true;
    void tick().then(() => (this.drawing = false));
    if (before && frame.told && frame.told.after > 0)
      this.showing.tell(frame.told.lines, frame.viewer, longest(frame.table.clock));
    this.frame = frame;
    this.read(frame);
  }

  /** What an event tells in words; in another language than ours it is asked for anew. */
  private read(frame: Frame): void {
    if (this.stream && this.stream.lang !== this.lang) {
      this.anew();
      return;
    }
    const { told } = frame;
    if (!told) return;
    this.choices = told.choices;
    this.log = grown(this.log, told);
    if (told.text) this.text = told.text;
    if (told.since) this.since = told.since;
    if (told.sheets) this.sheets = turned(told.after === 0 ? null : this.sheets, told.sheets);
  }

  /** The names of things in the language of the reader. */
  async loadForms(game: string): Promise<void> {
    const tables = await persist(() =>
      got(
        this.client.http.GET('/api/games/{game}/tables', {
          params: { path: { game }, query: { lang: this.lang } },
        }),
      ),
    );
    this.forms = new Forms(tables);
  }

  /** The whole table once more, in another language. */
  async translated(): Promise<void> {
    this.deciding.drop();
    if (this.frame) await this.loadForms(this.frame.table.game);
    if (this.stream) this.anew();
  }

  /** Who looks; chat is for those whom the server knows. */
  private async recognise(): Promise<void> {
    try {
      if (this.client.token === null)
        this.person = (me() ?? (meKnown() ? null : await findMe()))?.person ?? null;
      else this.person = (await got(this.client.http.GET('/api/me')))?.person ?? null;
    } catch {
      this.person = null; // the line is down: an onlooker for now
    }
    if (this.person !== null) await this.talk.read();
  }

  // ---- doing ------------------------------------------------------------------------------------

  /** Play the moves of a choice: sent until they are stored, once, all or none. */
  async play(moves: readonly number[]): Promise<void> {
    const seq = this.frame?.seq;
    if (seq === undefined || this.busy) return;
    const move = moves.length === 1 ? (moves[0] as number) : [...moves];
    await this.send((key) =>
      got(
        this.client.http.POST('/api/tables/{table}/moves', {
          params: { path: { table: this.id } },
          body: { seq, move, key },
        }),
      ),
    );
  }

  /** Take back one's own last moves; 0: restart the turn. */
  async undo(count = 1): Promise<void> {
    const seq = this.frame?.seq;
    if (seq === undefined) return;
    await this.send((key) =>
      got(
        this.client.http.POST('/api/tables/{table}/undo', {
          params: { path: { table: this.id } },
          body: { seq, key, count },
        }),
      ),
    );
  }

  /** The same table once more, against the same bots: the id of the new one, null if it could not be. */
  async again(): Promise<string | null> {
    const table = this.table;
    if (!table || this.sending) return null;
    this.sending = true;
    try {
      const seats = table.seats.map((chair) =>
        chair.seat === this.viewer
          ? ({ kind: 'me', bot: '' } as const)
          : ({ kind: 'bot', bot: chair.bot ?? '' } as const),
      );
      const { game, settings } = table;
      const body = {
        game,
        settings,
        seats,
        title: '',
        hidden: table.hidden,
        worded: false,
        quiet: false,
        foresight: table.foresight,
        accounts: false,
        hints: table.hints,
        word: '',
        clock: null,
        start: true,
      };
      return (await got(this.client.http.POST('/api/tables', { body }))).id;
    } catch (problem) {
      this.complain(problem);
      return null;
    } finally {
      this.sending = false;
    }
  }

  /** Something that is stored, with a key of its own; repeated until it is answered. */
  async send(request: (key: string) => Promise<Wire['Done']>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.trouble = null;
    const key = newKey();
    this.patience = new AbortController();
    const { signal } = this.patience;
    try {
      const done = await persist(
        () => request(key),
        PATIENT,
        (problem) => (this.resending = !(problem instanceof Refused && problem.status === 429)),
        signal,
      );
      this.stored = done.seq;
      return true;
    } catch (problem) {
      this.complain(problem);
      if (signal.aborted) this.trouble = t('table-desisted');
      return false;
    } finally {
      this.sending = false;
      this.resending = false;
    }
  }

  /** Send it no more: whether it has arrived, the table will show. */
  desist(): void {
    this.patience?.abort();
  }

  /** Show what went wrong, in words. */
  complain(problem: unknown): void {
    this.deciding.drop();
    this.trouble = inWords(problem);
  }
}
