/** Something asked of the server: what it said last, what went wrong, and asking again. */
import { onMount } from 'svelte';
import { Refused } from '../api/client';
import { place } from '../api/fetch';
import { t } from '../words/words.svelte';

/** A problem in words for people. */
export function inWords(problem: unknown): string {
  if (problem instanceof Refused)
    return problem.message.match(/^\d*$/) ? t('trouble-server') : problem.message;
  if (problem instanceof TypeError) return t(place() === 'here' ? 'trouble-home' : 'trouble-line');
  return t('trouble-page');
}

/** An answer that may be asked for again; the old one stays until the new one is there. */
export class Asked<T> {
  value = $state.raw<T | null>(null);
  trouble = $state<string | null>(null);
  /** The status of a refusal, 0 if there is none: 404 is told in other words. */
  status = $state(0);
  busy = $state(false);
  private turn = 0;

  constructor(private readonly ask: () => Promise<T>) {}

  /** Ask; if it is asked twice, the later answer counts. */
  async again(): Promise<void> {
    const turn = ++this.turn;
    this.busy = true;
    try {
      const value = await this.ask();
      if (turn !== this.turn) return;
      this.value = value;
      this.trouble = null;
      this.status = 0;
    } catch (problem) {
      if (turn !== this.turn) return;
      this.trouble = inWords(problem);
      this.status = problem instanceof Refused ? problem.status : 0;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
}

/** Something that is done once at a time: the button is busy, and what went wrong is told beside it. */
export class Deed {
  busy = $state(false);
  trouble = $state<string | null>(null);

  /** Do it, unless it is under way; true: it is done. */
  async run(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await doing();
      return true;
    } catch (problem) {
      this.trouble = inWords(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Call again and again while somebody looks, and at once when somebody looks again; from a component. */
export function whileSeen(seconds: number, call: () => void): void {
  onMount(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') call();
    };
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
}
