/**
 * What rivals do is shown deed by deed, at one pace. The table itself is never behind: it is drawn as it is at
 * once, so that every choice can be taken from the first moment; what travels, lights and sounds follows in turn.
 */
import { lasting, prefs } from '../../prefs.svelte';
import type { Told } from '../records/acta';
import { MOVEMENT, stepsOf, within, type Begin, type Step } from './steps';

/** The deeds that are still to be seen. */
export class Showing {
  /** The deed that is seen now. */
  now = $state.raw<Step | null>(null);
  private waiting: Step[] = [];
  /** The step that the newest view belongs to; null: it is seen at once. */
  private newest: Step | null = null;
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** New lines are told to the one who sits at `own`; nobody is to wait for it more than `longest` milliseconds. */
  tell(lines: readonly Told[], own: number, longest: number): void {
    if (lines.some((line) => line.undoes != null || line.mover === own)) this.end();
    const steps = lasting(1) === 0 || prefs.text || document.hidden ? [] : stepsOf(lines, own);
    if (steps.length === 0) return;
    for (const step of steps) step.ms = lasting(step.ms);
    const left = this.now ? Math.max(0, this.until - performance.now()) : 0;
    this.waiting = within(lasting(longest) - left, [...this.waiting, ...steps], lasting(MOVEMENT));
    const last = steps.at(-1)?.seat;
    this.newest = this.waiting.findLast(({ seat }) => seat === last) ?? null;
    if (!this.now) this.next();
  }

  /** What belongs to the newest view begins when its deed is shown. */
  readonly inTurn = (begin: Begin): void => {
    if (this.newest && this.waiting.includes(this.newest)) this.newest.begins.push(begin);
    else begin(true);
  };

  /** Somebody wants to see no more of it. */
  end(): void {
    clearTimeout(this.timer);
    const left = this.waiting;
    this.waiting = [];
    this.newest = null;
    this.now = null;
    left.forEach((step) => step.begins.forEach((begin) => begin(false)));
  }

  private next(): void {
    const step = this.waiting.shift() ?? null;
    this.now = step;
    if (!step) return;
    this.until = performance.now() + step.ms;
    this.timer = setTimeout(() => this.next(), step.ms);
    step.begins.forEach((begin) => begin(true));
  }
}
