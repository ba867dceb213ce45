/** A puzzle: a position, one question, the parts of an answer, and the verdict on it. */
import { got, persist, type Client, type Wire } from '../api/client';
import type { Lang } from '../words/words.svelte';

export type Question = Wire['PuzzleShape'];
export type Verdict = Wire['PuzzleVerdict'];

/** Where the question and the verdict come from. */
export interface Source {
  /** After the first parts of the solution; without a number it is the one of today. */
  question(number: number | null, moves: readonly number[], lang: Lang): Promise<Question>;
  verdict(number: number, moves: readonly number[], lang: Lang): Promise<Verdict>;
}

/** The puzzles of a game as the server asks them. */
export function sourceOf(client: Client, game: string): Source {
  return {
    question: (number, moves, lang) =>
      persist(() =>
        got(
          number === null
            ? client.http.GET('/api/games/{game}/puzzle', { params: { path: { game }, query: { lang } } })
            : client.http.GET('/api/games/{game}/puzzles/{number}', {
                params: { path: { game, number }, query: { lang, moves: moves.join(',') || null } },
              }),
        ),
      ),
    verdict: (number, moves, lang) =>
      persist(() =>
        got(
          client.http.POST('/api/games/{game}/puzzles/{number}/answer', {
            params: { path: { game, number }, query: { lang } },
            body: { moves: [...moves] },
          }),
        ),
      ),
  };
}

/** One person's way with a puzzle. */
export class Riddle {
  question = $state.raw<Question | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** The parts of the solution that were found. */
  given = $state.raw<readonly number[]>([]);
  /** What would be answered now. */
  chosen = $state<number | null>(null);
  busy = $state(false);
  trouble = $state.raw<unknown>(null);

  readonly moment = $derived(this.question?.moment ?? null);
  readonly choices = $derived(this.moment?.choices ?? []);
  readonly choice = $derived(this.choices.find(({ move }) => move === this.chosen) ?? null);
  /** An answer is awaited. */
  readonly asks = $derived(this.question !== null && this.verdict === null);

  private lang: Lang = 'en';
  private answered: readonly number[] = [];
  private turn = 0;

  constructor(
    private readonly source: Source,
    private readonly number: number | null,
    private readonly solved: (number: number) => void = () => {},
  ) {}

  /** Begin, or say everything once more in another language. */
  async open(lang: Lang): Promise<void> {
    this.lang = lang;
    const turn = ++this.turn;
    await this.try(async () => {
      const number = this.question?.number ?? this.number;
      const question = await this.source.question(number, this.given, lang);
      const verdict = this.verdict ? await this.source.verdict(question.number, this.answered, lang) : null;
      if (turn !== this.turn) return;
      this.question = question;
      this.verdict = verdict;
    });
  }

  /** Choose a move, on the board or in the list; the second time it is the answer. */
  pick(move: number): void {
    if (!this.asks || !this.moment?.legal?.includes(move)) return;
    if (this.chosen === move) void this.answer();
    else this.chosen = move;
  }

  /** Is what was chosen the best? */
  async answer(): Promise<void> {
    if (this.chosen !== null) await this.judge([...this.given, this.chosen]);
  }

  /** Nobody wants to think any longer. */
  async reveal(): Promise<void> {
    await this.judge([]);
  }

  /** Once more from the beginning. */
  async again(): Promise<void> {
    this.verdict = null;
    this.given = [];
    this.chosen = null;
    await this.open(this.lang);
  }

  private async judge(moves: readonly number[]): Promise<void> {
    const { question } = this;
    if (!question || !this.asks || this.busy) return;
    const turn = ++this.turn;
    this.busy = true;
    await this.try(async () => {
      const verdict = await this.source.verdict(question.number, moves, this.lang);
      const next = verdict.whole ? null : await this.source.question(question.number, moves, this.lang);
      if (turn !== this.turn) return;
      if (next) {
        this.question = next;
        this.given = moves;
        this.chosen = null;
        return;
      }
      this.verdict = verdict;
      this.answered = moves;
      if (verdict.right) this.solved(question.number);
    });
    this.busy = false;
  }

  private async try(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      this.trouble = null;
    } catch (problem) {
      this.trouble = problem;
    }
  }
}

/** The puzzles of a game that were solved, with one more. */
export function withSolved(
  solved: Readonly<Record<string, readonly number[]>>,
  game: string,
  number: number,
): Record<string, readonly number[]> {
  const before = solved[game] ?? [];
  return before.includes(number) ? { ...solved } : { ...solved, [game]: [...before, number] };
}
