/** One sitting at a table: what is shown, what may be done, what was said, kept up to date by the stream. */
import { tick } from 'svelte';
import { Client, got, newKey, PATIENT, persist, Refused, type Wire } from '../api/client';
import { Stream, type Frame, type Presence } from '../api/stream';
import { inWords } from '../frame/asked.svelte';
import { findMe, me, meKnown } from '../me.svelte';
import { prefs } from '../prefs.svelte';
import { language } from '../words/words.svelte';
import { grown, turned, type Told } from './records/acta';
import type { Choice, Options, Preview, Sheets } from './contract';
import { Foresight } from './deciding/foresight.svelte';
import { Hint } from './deciding/hint.svelte';
import { Gesture } from './deciding/gesture.svelte';
import { Forms, type Read } from './forms';
import { optionsOf, unforeseen } from './scene';
import { Showing } from './showing/showing.svelte';
import { longest } from './showing/steps';
import { Talk } from './talk.svelte';

export type LogLine = Wire['LogLine'];
export type Choices = Wire['Choices'];
export type TextShape = Wire['TextShape'];

/** Why a move is not possible, told at its place. */
export interface WhyNot {
  move: number;
  words: string;
  clause: string;
}

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
  pointed = $state<number | null>(null);
  /** Which of what is asked later is wanted; null: the usual. */
  wished = $state<number | null>(null);
  /** What completes a choice and waits for confirmation. */
  chosen = $state<number | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  trouble = $state<string | null>(null);
  /** What somebody did is being sent again: no answer came. */
  resending = $state(false);
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
  private readonly asked = $derived<Options>(optionsOf(this.frame?.legal ?? [], this.current?.choices ?? []));
  private readonly gesture = new Gesture(
    () => this.asked,
    (moves) => this.tried(moves),
  );
  /** Whether what moves would bring is told: the table allows it, and this person wants it. */
  readonly foresees = $derived((this.table?.foresight ?? true) && prefs.foresight);
  readonly options = $derived<Options>(
    this.foresees ? this.gesture.options : unforeseen(this.gesture.options),
  );
  /** The parts of a choice that are gathered and not sent yet. */
  readonly gathered = $derived<readonly number[]>(this.gesture.moves);
  /** What the last of them would lead to is being asked. */
  readonly trying = $derived(this.gesture.trying);
  /** There is something to cancel. */
  readonly begun = $derived(this.chosen !== null || this.gathered.length > 0);
  /** What is seen, and asked: of the table as it is, or as the parts so far would make it. */
  readonly view = $derived(this.gesture.trial?.view ?? this.frame?.view);
  readonly prompt = $derived((this.gesture.trial?.choices ?? this.current)?.prompt ?? '');
  /** The move that a hint marks, until somebody points elsewhere or begins something. */
  readonly advised = $derived.by(() => {
    const [move] = this.hint.shown?.moves ?? [];
    return move !== undefined && !this.begun && this.options.has(move) ? move : null;
  });
  /** The same in short, for who sees a board. */
  readonly brief = $derived((this.gesture.trial?.choices ?? this.current)?.brief ?? '');
  /** What is put up before anybody has chosen: the main button does it at once. */
  readonly proposed = $derived(
    this.mine && !this.begun && !this.busy && !prefs.text ? (this.current?.usual ?? null) : null,
  );
  /** What is asked after whatever is chosen now; it can be said before, and is `wished` then. */
  readonly ahead = $derived<readonly Choice[]>(
    this.trying || this.chosen !== null ? [] : (this.gesture.trial?.choices?.ahead ?? []),
  );
  /** What the main button does, in a word or two; "": nobody has said it. */
  readonly deed = $derived(this.options.choice(this.chosen ?? this.proposed ?? -1)?.deed ?? '');
  /** What is chosen could not be taken back, unless others agree: not only bots, who always do. */
  readonly final = $derived(
    this.chosen !== null &&
      this.gesture.final(this.chosen) &&
      (this.table?.seats.some((chair) => chair.bot === null && chair.seat !== this.viewer) ?? false),
  );

  readonly foresight: Foresight;
  readonly hint: Hint;
  readonly talk: Talk;
  readonly showing = new Showing();
  private stream: Stream | null = null;
  private ears = false;
  private drawing = false;

  constructor(
    readonly client: Client,
    readonly id: string,
  ) {
    this.foresight = new Foresight(client, id);
    this.hint = new Hint(client, id, () => this.frame?.seq ?? 0);
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
    this.gesture.drop();
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

  private get path(): { params: { path: { table: string }; query: { lang: 'en' | 'de' } } } {
    return { params: { path: { table: this.id }, query: { lang: this.lang } } };
  }

  /** A new view has come. */
  private async show(frame: Frame): Promise<void> {
    const before = this.frame;
    if (before && frame.seq < before.seq) return; // another node, a little behind
    if (!this.forms) await this.loadForms(frame.table.game);
    if (this.frame && frame.seq < this.frame.seq) return; // it came while the names were on their way
    if (before?.seq !== frame.seq) {
      this.gesture.drop();
      this.chosen = null;
      this.wished = null;
      this.pointed = null;
      this.whyNot = null;
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
    this.gesture.drop();
    this.chosen = null;
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

  /**
   * Take a legal move: a part of a choice is gathered, what completes it is played, or put up for confirmation;
   * the second time it is confirmed. What could have been chosen for an earlier part takes its place.
   */
  pick(move: number): void {
    if (this.busy || !this.options.has(move)) return;
    this.whyNot = null;
    this.trouble = null;
    if (this.chosen === move) return void this.play([...this.gesture.before(move), move]);
    if (this.gesture.holds(move)) return;
    this.chosen = null;
    this.gesture.cut(move);
    // Who listens is told the table move by move.
    if (this.options.choice(move)?.part && !prefs.text) void this.gather(move);
    else this.complete(move);
  }

  /** Do what is put up: who reads the main button and presses it needs no second question. */
  propose(): void {
    const move = this.proposed;
    if (move === null) return;
    if (this.options.choice(move)?.part) void this.gather(move);
    else void this.play([move]);
  }

  /** Ask what a master would do. */
  async askHint(): Promise<void> {
    try {
      await this.hint.ask(this.lang);
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Take the parts of a choice that somebody else has found, as far as they can be taken here. */
  async take(moves: readonly number[]): Promise<void> {
    this.hint.close();
    for (const move of moves) {
      if (this.busy || this.chosen !== null || !this.options.has(move)) return;
      if (this.gesture.holds(move)) continue;
      if (this.options.choice(move)?.part && !prefs.text) await this.gather(move);
      else this.complete(move, true);
    }
  }

  /** A choice is whole. */
  private complete(move: number, put = false): void {
    if (put || this.gesture.leaning || this.needsConfirmation(move)) this.chosen = move;
    else void this.play([...this.gesture.before(move), move]);
  }

  private async gather(move: number, put = false): Promise<void> {
    const { ahead, wished } = this;
    const became = await this.gesture.add(move, put);
    if (became === 'late') return;
    this.pointed = null;
    const { next } = this.gesture;
    if (became === 'whole') this.complete(move, put);
    else if (next?.sure) this.goOn(next.move, false);
    else if (next) {
      // Who could say it before, and did not, wants the usual.
      const asked = ahead.filter((one) => this.options.list.includes(one.move));
      const wanted = asked.find((one) => one.move === wished) ?? asked.find((one) => one.move === next.move);
      this.goOn(wanted?.move ?? next.move, !wanted);
    }
  }

  /** One more part that nobody has picked. */
  private goOn(move: number, put: boolean): void {
    if (this.options.choice(move)?.part) void this.gather(move, put);
    else this.complete(move, put);
  }

  private tried(moves: readonly number[]): Promise<Wire['TrialShape']> {
    const seq = this.frame?.seq ?? 0;
    return got(
      this.client.http.POST('/api/tables/{table}/trial', { ...this.path, body: { seq, moves: [...moves] } }),
    );
  }

  /** Take back what is not confirmed, part by part; false if there was nothing. */
  cancel(): boolean {
    const was = this.whyNot ?? this.chosen ?? this.trouble;
    if (this.whyNot) this.whyNot = null;
    else if (this.begun && !this.busy) {
      const alone = this.chosen === null || this.chosen === this.gesture.next?.move;
      this.chosen = null;
      if (alone && this.gesture.back()) return true;
    } else this.trouble = null;
    return was !== null;
  }

  /** Forget all that is picked and not confirmed. */
  letGo(): void {
    if (this.busy) return;
    this.chosen = null;
    this.gesture.drop();
  }

  private needsConfirmation(move: number): boolean {
    return prefs.confirm === 'risky' ? this.gesture.final(move) : prefs.confirm === 'always';
  }

  /** What would come of a move, after the parts before it; null: of none. */
  foresee(meant: number | null): void {
    const move = this.foresees ? meant : null;
    const before = move === null ? [] : this.gesture.before(move);
    this.foresight.look(this.frame?.seq ?? 0, this.lang, move, before);
  }

  /** What the move that is meant, or what is gathered, would change. */
  get preview(): Preview | null {
    return this.foresees ? (this.foresight.shown ?? this.gesture.brings) : null;
  }

  /** Play the moves of a choice: sent until they are stored, once, all or none. */
  private async play(moves: readonly number[]): Promise<void> {
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

  /** Ask the server why a move is not possible; the answer stands at its place. */
  async ask(move: number): Promise<void> {
    if (!this.seated || move < 0) return;
    try {
      const answer = await got(
        this.client.http.POST('/api/tables/{table}/why-not', {
          ...this.path,
          body: { move, after: [...this.gathered] },
        }),
      );
      if (!answer.allowed) this.whyNot = { move, words: answer.words, clause: answer.clause };
    } catch (problem) {
      this.complain(problem);
    }
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
    try {
      this.stored = (
        await persist(
          () => request(key),
          PATIENT,
          (problem) => (this.resending = !(problem instanceof Refused && problem.status === 429)),
        )
      ).seq;
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    } finally {
      this.sending = false;
      this.resending = false;
    }
  }

  /** Show what went wrong, in words. */
  complain(problem: unknown): void {
    this.chosen = null;
    this.gesture.drop();
    this.trouble = inWords(problem);
  }
}
