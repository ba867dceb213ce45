/** A choice, or all choices of a turn, gathered part by part on the page and sent as one: until then nobody knows of it. */
import type { Wire } from '../../api/client';
import type { Options, Preview } from '../contract';
import { optionsOf } from '../scene';

export type Trial = Wire['TrialShape'];

/** What the parts so far and one more would make of the table; it fails if nobody answers. */
export type Try = (moves: readonly number[]) => Promise<Trial>;

/** The next part, before anybody has chosen it; `sure`: nothing else makes sense. */
export interface Next {
  move: number;
  sure: boolean;
}

/** The parts of one choice, each with what could be chosen there, so that any of them can be changed. */
export class Gesture {
  private parts = $state.raw<readonly number[]>([]);
  private trials = $state.raw<readonly Trial[]>([]);
  /** Of each part: whether the page has put it up, and somebody might want another. */
  private put = $state.raw<readonly boolean[]>([]);
  private coming = $state<number | null>(null);
  private turn = 0;

  /** The table after the parts so far; null: as it is. */
  readonly trial = $derived(this.trials.at(-1) ?? null);
  /** The parts so far, also one whose answer is on its way. */
  readonly moves = $derived<readonly number[]>(
    this.coming === null ? this.parts : [...this.parts, this.coming],
  );
  /** The answer to the last part is on its way. */
  readonly trying = $derived(this.coming !== null);
  /** What the parts so far bring. */
  readonly brings = $derived<Preview | null>(this.trial?.brings ?? null);
  private readonly stages = $derived.by<readonly Options[]>(() => [
    this.first(),
    ...this.trials.map(({ legal, choices }) => optionsOf(legal ?? [], choices?.choices ?? [])),
  ]);
  /** What may be chosen now; what could be chosen for an earlier part may be chosen, too. */
  readonly options = $derived.by<Options>(() => {
    const last = this.stages.at(-1) as Options;
    if (this.stages.length === 1) return last;
    return {
      list: last.list,
      has: (move) => this.stageOf(move) >= 0,
      choice: (move) => this.stages[this.stageOf(move)]?.choice(move),
    };
  });

  constructor(
    private readonly first: () => Options,
    private readonly tryOut: Try,
  ) {}

  /** Which part a move would be, the latest if several; -1: it is not offered. */
  private stageOf(move: number): number {
    for (let at = this.stages.length - 1; at >= 0; at--) if (this.stages[at]?.has(move)) return at;
    return -1;
  }

  /** The parts that stay if a move is chosen. */
  before(move: number): readonly number[] {
    return this.parts.slice(0, Math.max(0, this.stageOf(move)));
  }

  /** Whether a move is one of the parts, so that choosing it changes nothing. */
  holds(move: number): boolean {
    return this.moves[this.stageOf(move)] === move;
  }

  /** Whether something of it could not be taken back once it is sent; unknown: better think so. */
  final(move: number): boolean {
    return [...this.before(move), move].some((part, at) => this.stages[at]?.choice(part)?.final ?? true);
  }

  /** Go back to where a move is offered. */
  cut(move: number): void {
    this.keep(this.before(move).length);
  }

  /** Something in it was put up and not said by anybody, or it is a turn of several choices: it has to be confirmed. */
  get leaning(): boolean {
    return this.put.some(Boolean) || this.trials.some(({ whole }) => whole);
  }

  /** What sending it with this move would do, in a word or two: of a turn the last two choices, by what they began with. */
  deed(move: number): string {
    const all = [...this.before(move), move];
    const named = all.map((part, at) => this.stages[at]?.choice(part)?.deed ?? '');
    const begun = named.filter((_, at) => at === 0 || this.trials[at - 1]?.whole);
    return begun.length > 1 ? begun.slice(-2).filter(Boolean).join(' · ') : (named.at(-1) ?? '');
  }

  /** Add a part, or one that is `put` up: `open` with what may follow; `whole`: nothing does; `late`: somebody thought better of it. */
  async add(move: number, put = false): Promise<'open' | 'whole' | 'late'> {
    const turn = ++this.turn;
    this.coming = move;
    let told: Trial | null = null;
    try {
      told = await this.tryOut([...this.parts, move]);
    } catch {
      // Nobody answers, or the table has gone on: then it is sent as far as it is.
    }
    if (turn !== this.turn) return 'late';
    this.coming = null;
    if (!told?.legal?.length) return 'whole';
    this.parts = [...this.parts, move];
    this.trials = [...this.trials, told];
    this.put = [...this.put, put];
    return 'open';
  }

  /** The way on that nobody has to be asked for, or that is put up to be changed. */
  get next(): Next | null {
    if (!this.trial) return null;
    const { list } = this.stages.at(-1) as Options;
    if (list.length === 1) return { move: list[0] as number, sure: true };
    const { usual, sure } = this.trial.choices ?? { usual: null, sure: false };
    return usual === null || (!sure && this.worse(usual)) ? null : { move: usual, sure };
  }

  /** Whether something else could bring more: then it is no matter of course, and is asked. */
  private worse(usual: number): boolean {
    const { list, choice } = this.stages.at(-1) as Options;
    const worth = choice(usual)?.points ?? 0;
    return list.some((move) => (choice(move)?.points ?? 0) > worth);
  }

  /** One part back, and those that chose themselves; false: there was none. */
  back(): boolean {
    if (this.moves.length === 0) return false;
    this.keep(this.moves.length - 1);
    while (this.next !== null) this.keep(this.parts.length - 1);
    return true;
  }

  /** Begin anew. */
  drop(): void {
    this.keep(0);
  }

  private keep(count: number): void {
    this.turn += 1;
    this.coming = null;
    if (count >= this.parts.length) return;
    this.parts = this.parts.slice(0, count);
    this.trials = this.trials.slice(0, count);
    this.put = this.put.slice(0, count);
  }
}
