/** A lesson: a recorded game with words at some of its moments, and gates where the reader makes the move. */
import { got, persist, type Client, type Wire } from '../api/client';
import { lasting } from '../prefs.svelte';
import type { Lang } from '../words/words.svelte';

export type Tutorial = Wire['TutorialShape'];
export type Step = Wire['TutorialStepShape'];
export type Moment = Wire['Moment'];

const BEAT = 750; // milliseconds for each move of others on the way to the next step
const LONGEST_WALK = 12; // moves; farther away the story jumps

/** Where the lesson's words and moments come from. */
export interface Source {
  tutorial(lang: Lang): Promise<Tutorial>;
  moment(at: number, lang: Lang): Promise<Moment>;
}

/** The lesson of a game as the server tells it. */
export function sourceOf(client: Client, game: string): Source {
  return {
    tutorial: (lang) =>
      persist(() =>
        got(client.http.GET('/api/games/{game}/tutorial', { params: { path: { game }, query: { lang } } })),
      ),
    moment: (at, lang) =>
      persist(() =>
        got(
          client.http.GET('/api/games/{game}/tutorial/{at}', {
            params: { path: { game, at }, query: { lang } },
          }),
        ),
      ),
  };
}

/** One reader's way through a lesson. */
export class Lesson {
  tutorial = $state.raw<Tutorial | null>(null);
  number = $state(0);
  moment = $state.raw<Moment | null>(null);
  /** What is answered to a pick that is not the one of the lesson. */
  hint = $state('');
  /** On the way from one step to the next: others move. */
  walking = $state(false);
  trouble = $state.raw<unknown>(null);

  readonly steps = $derived(this.tutorial?.steps ?? []);
  readonly step = $derived<Step | null>(this.steps[this.number] ?? null);
  readonly last = $derived(this.number >= this.steps.length - 1);
  /** The reader is asked for a move. */
  readonly asks = $derived(!this.walking && this.step?.gate === true && this.moment?.at === this.step.at);
  /** That move in words: who does not see what is framed hears it called by its name. */
  readonly asked = $derived(
    this.asks ? (this.moment?.choices?.find(({ move }) => move === this.step?.move)?.words ?? '') : '',
  );

  private lang: Lang = 'en';
  private turn = 0;
  private wake: (() => void) | null = null;
  private readonly kept = new Map<string, Promise<Moment>>();

  constructor(private readonly source: Source) {}

  /** Begin at a step, or say everything once more in another language. */
  async open(lang: Lang, number = this.number): Promise<void> {
    this.lang = lang;
    const turn = ++this.turn;
    try {
      const tutorial = await this.source.tutorial(lang);
      if (turn !== this.turn) return;
      this.tutorial = tutorial;
      await this.go(number);
    } catch (problem) {
      if (turn === this.turn) this.trouble = problem;
    }
  }

  /** Go straight to a step. */
  async go(number: number): Promise<void> {
    this.number = Math.max(0, Math.min(number, this.steps.length - 1));
    this.hint = '';
    this.walking = false;
    await this.show(this.step?.at ?? 0, ++this.turn);
    const next = this.steps[this.number + 1];
    if (next) this.get(next.at).catch(() => {});
  }

  /** The next step; what happens on the way is shown move by move, unless somebody is in a hurry. */
  async next(): Promise<void> {
    if (this.walking) return this.hurry();
    const to = this.steps[this.number + 1];
    const from = this.moment?.at ?? 0;
    if (!to) return;
    if (to.at - from > LONGEST_WALK || to.at - from <= 1 || lasting(BEAT) === 0)
      return this.go(this.number + 1);
    const turn = ++this.turn;
    this.hint = '';
    this.walking = true;
    for (let at = from + 1; at <= to.at; at++) {
      await this.show(at, turn);
      if (turn !== this.turn) return;
      if (at < to.at) await this.pause();
      if (turn !== this.turn) return;
    }
    await this.go(this.number + 1);
  }

  async back(): Promise<void> {
    await this.go(this.walking ? this.number : this.number - 1);
  }

  /** A move was picked: the lesson's goes on, any other is answered. */
  pick(move: number): void {
    if (!this.asks || !this.step) return;
    if (move === this.step.move) void this.next();
    else this.hint = this.step.hint;
  }

  private hurry(): Promise<void> {
    this.wake?.();
    return this.go(this.number + 1);
  }

  private async pause(): Promise<void> {
    await new Promise<void>((done) => {
      this.wake = done;
      setTimeout(done, lasting(BEAT));
    });
    this.wake = null;
  }

  private async show(at: number, turn: number): Promise<void> {
    try {
      const moment = await this.get(at);
      if (turn !== this.turn) return;
      this.moment = moment;
      this.trouble = null;
    } catch (problem) {
      if (turn === this.turn) this.trouble = problem;
    }
  }

  private get(at: number): Promise<Moment> {
    const key = `${this.lang} ${at}`;
    const have = this.kept.get(key);
    if (have) return have;
    const coming = this.source.moment(at, this.lang);
    this.kept.set(key, coming);
    coming.catch(() => this.kept.delete(key));
    return coming;
  }
}
