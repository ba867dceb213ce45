/** What somebody at a table is about to do: pointed at, gathered part by part, put up, and sent as one. */
import { got, type Wire } from '../../api/client';
import { prefs } from '../../prefs.svelte';
import type { Choice, Options, Preview } from '../contract';
import { optionsOf, unforeseen } from '../scene';
import type { Sitting } from '../sitting.svelte';
import { Foresight } from './foresight.svelte';
import { Gesture } from './gesture.svelte';
import { Hint } from './hint.svelte';

/** Why a move is not possible, told at its place. */
export interface WhyNot {
  move: number;
  words: string;
  clause: string;
}

/** The decision of one viewer, from the first finger on the board to what is sent. */
export class Deciding {
  pointed = $state<number | null>(null);
  /** Which of what is asked later is wanted; null: the usual. */
  wished = $state<number | null>(null);
  /** What completes a choice and waits for confirmation. */
  chosen = $state<number | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);

  private readonly asked = $derived.by<Options>(() =>
    optionsOf(this.sitting.frame?.legal ?? [], this.sitting.current?.choices ?? []),
  );
  private readonly gesture = new Gesture(
    () => this.asked,
    (moves) => this.tried(moves),
  );
  /** Whether what moves would bring is told: the table allows it, and this person wants it. */
  readonly foresees = $derived.by(() => (this.sitting.table?.foresight ?? true) && prefs.foresight);
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
  readonly view = $derived.by(() => this.gesture.trial?.view ?? this.sitting.frame?.view);
  private readonly said = $derived.by(() => this.gesture.trial?.choices ?? this.sitting.current);
  readonly prompt = $derived(this.said?.prompt ?? '');
  /** The same in short, for who sees a board. */
  readonly brief = $derived(this.said?.brief ?? '');
  /** The move that a hint marks, until somebody points elsewhere or begins something. */
  readonly advised = $derived.by(() => {
    const [move] = this.hint.shown?.moves ?? [];
    return move !== undefined && !this.begun && this.options.has(move) ? move : null;
  });
  /** What is put up before anybody has chosen: the main button does it at once. */
  readonly proposed = $derived.by(() =>
    this.sitting.mine && !this.begun && !this.sitting.busy && !prefs.text
      ? (this.sitting.current?.usual ?? null)
      : null,
  );
  /** What is asked after whatever is chosen now; it can be said before, and is `wished` then. */
  readonly ahead = $derived<readonly Choice[]>(
    this.trying || this.chosen !== null ? [] : (this.gesture.trial?.choices?.ahead ?? []),
  );
  /** What the main button does, in a word or two; "": nobody has said it. */
  readonly deed = $derived(this.gesture.deed(this.chosen ?? this.proposed ?? -1));
  /** What is chosen could not be taken back, unless others agree: not only bots, who always do. */
  readonly final = $derived.by(() => {
    const { table, viewer } = this.sitting;
    return (
      this.chosen !== null &&
      this.gesture.final(this.chosen) &&
      (table?.seats.some((chair) => chair.bot === null && chair.seat !== viewer) ?? false)
    );
  });

  readonly hint: Hint;
  private readonly foresight: Foresight;

  constructor(private readonly sitting: Sitting) {
    const { client, id } = sitting;
    this.foresight = new Foresight(client, id);
    this.hint = new Hint(client, id, () => this.seq);
  }

  private get seq(): number {
    return this.sitting.frame?.seq ?? 0;
  }

  /**
   * Take a legal move: a part of a choice is gathered, what completes it is played, or put up for confirmation;
   * the second time it is confirmed. What could have been chosen for an earlier part takes its place.
   * `done`: what was pressed says so itself, and is not asked about.
   */
  pick(move: number, done = false): void {
    if (this.sitting.busy || !this.options.has(move)) return;
    this.whyNot = null;
    this.sitting.trouble = null;
    if (this.chosen === move) return this.play(move);
    if (this.gesture.holds(move)) return;
    this.chosen = null;
    this.gesture.cut(move);
    // Who listens is told the table move by move.
    if (this.options.choice(move)?.part && !prefs.text) void this.gather(move);
    else if (done) this.play(move);
    else this.complete(move);
  }

  /** Do what is put up: who reads the main button and presses it needs no second question. */
  propose(): void {
    const move = this.proposed;
    if (move === null) return;
    if (this.options.choice(move)?.part) void this.gather(move);
    else void this.sitting.play([move]);
  }

  /** Ask what a master would do. */
  async askHint(): Promise<void> {
    try {
      await this.hint.ask(this.sitting.lang);
    } catch (problem) {
      this.sitting.complain(problem);
    }
  }

  /** Take the parts of a choice that somebody else has found, as far as they can be taken here. */
  async take(moves: readonly number[]): Promise<void> {
    this.hint.close();
    for (const move of moves) {
      if (this.sitting.busy || this.chosen !== null || !this.options.has(move)) return;
      if (this.gesture.holds(move)) continue;
      if (this.options.choice(move)?.part && !prefs.text) await this.gather(move);
      else this.complete(move, true);
    }
  }

  /** A choice is whole. */
  private complete(move: number, put = false): void {
    if (put || this.gesture.leaning || this.needsConfirmation(move)) this.chosen = move;
    else this.play(move);
  }

  private play(move: number): void {
    void this.sitting.play([...this.gesture.before(move), move]);
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
    const { client, path } = this.sitting;
    const body = { seq: this.seq, moves: [...moves] };
    return got(client.http.POST('/api/tables/{table}/trial', { ...path, body }));
  }

  /** Take back what is not confirmed, part by part; false if there was nothing. */
  cancel(): boolean {
    const was = this.whyNot ?? this.chosen ?? this.sitting.trouble;
    if (this.whyNot) this.whyNot = null;
    else if (this.begun && !this.sitting.busy) {
      const alone = this.chosen === null || this.chosen === this.gesture.next?.move;
      this.chosen = null;
      if (alone && this.gesture.back()) return true;
    } else this.sitting.trouble = null;
    return was !== null;
  }

  /** Forget all that is picked and not confirmed. */
  letGo(): void {
    if (!this.sitting.busy) this.drop();
  }

  /** The same, whatever is on its way. */
  drop(): void {
    this.chosen = null;
    this.gesture.drop();
  }

  /** Another position: nothing of the last one is meant any more. */
  anew(): void {
    this.drop();
    this.wished = null;
    this.pointed = null;
    this.whyNot = null;
  }

  private needsConfirmation(move: number): boolean {
    return prefs.confirm === 'risky' ? this.gesture.final(move) : prefs.confirm === 'always';
  }

  /** What would come of a move, after the parts before it; null: of none. */
  foresee(meant: number | null): void {
    const move = this.foresees ? meant : null;
    const before = move === null ? [] : this.gesture.before(move);
    this.foresight.look(this.seq, this.sitting.lang, move, before);
  }

  /** What the move that is meant, or what is gathered, would change. */
  get preview(): Preview | null {
    return this.foresees ? (this.foresight.shown ?? this.gesture.brings) : null;
  }

  /** Ask the server why a move is not possible; the answer stands at its place. */
  async ask(move: number): Promise<void> {
    const { client, path, seated } = this.sitting;
    if (!seated || move < 0) return;
    try {
      const answer = await got(
        client.http.POST('/api/tables/{table}/why-not', {
          ...path,
          body: { move, after: [...this.gathered] },
        }),
      );
      if (!answer.allowed) this.whyNot = { move, words: answer.words, clause: answer.clause };
    } catch (problem) {
      this.sitting.complain(problem);
    }
  }
}
