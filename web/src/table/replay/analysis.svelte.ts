/** The analysis of a finished game: asked for once, followed while it grows, and what of it is looked at. */
import { got, type Wire } from '../../api/client';
import type { Sitting } from '../sitting.svelte';
import type { Eyes } from './moments.svelte';

export type Shape = Wire['AnalysisShape'];
export type Costly = Wire['CostlyShape'];

const LOOK_MS = 2000; // between two looks at what was found
const LATER_MS = 15000; // after an answer that did not come

/** What a seal says of a cost in tenths of a point. */
export const seal = (cost: number): string => `−${Math.max(1, Math.round(cost / 10))}`;

/** The decisions of a seat, or of all; in the order of the game. */
export function chosen(shape: Shape | null, seat: number | null): Costly[] {
  const found = (shape?.costly ?? []).filter((one) => seat === null || one.seat === seat);
  return found.sort((one, other) => one.at - other.at);
}

/** The decisions of a list, the worst first. */
export const worst = (list: readonly Costly[]): Costly[] =>
  [...list].sort((one, other) => other.cost - one.cost);

/** The first decision of a list after a moment; after the last one it begins again. */
export function nextAfter(list: readonly Costly[], at: number): Costly | null {
  return list.find((one) => one.at > at) ?? list[0] ?? null;
}

/** Counts of all seats together, or of one. */
export function tally(
  shape: Shape,
  seat: number | null,
): { best: number; small: number; costly: number; count: number } {
  const seats = shape.seats.filter((_, number) => seat === null || number === seat);
  const sum = (of: 'best' | 'small' | 'costly'): number => seats.reduce((all, one) => all + one[of], 0);
  const [best, small, costly] = [sum('best'), sum('small'), sum('costly')];
  return { best, small, costly, count: best + small + costly };
}

/** The analysis of one table, for whoever sits here. */
export class Analysis {
  shown = $state.raw<Shape | null>(null);
  /** Whose decisions are looked at: one's own, or everybody's. */
  all = $state(false);
  trouble = $state.raw<unknown>(null);
  asking = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(private readonly sitting: Sitting) {}

  /** The seat whose decisions are looked at; null: all. */
  readonly seat = $derived.by(() => (this.sitting.seated && !this.all ? this.sitting.viewer : null));
  readonly list = $derived.by(() => chosen(this.shown, this.seat));
  readonly status = $derived.by(() => this.shown?.status ?? 'no');

  /** Look what is there, and go on looking until all of it is. */
  async follow(): Promise<void> {
    clearTimeout(this.timer);
    const found = await this.get().catch(() => null);
    if (this.left) return;
    if (found) this.shown = found;
    if (!found && this.shown?.status !== 'coming') return;
    if (this.status === 'coming') this.again(found ? LOOK_MS : LATER_MS);
  }

  /** Have it worked out. */
  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.shown = await got(this.sitting.client.http.POST('/api/tables/{table}/analysis', this.params()));
      this.trouble = null;
      if (!this.left && this.status === 'coming') this.again(LOOK_MS);
    } catch (problem) {
      this.trouble = problem;
    } finally {
      this.asking = false;
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  /** With whose eyes a decision is looked at: with those of who made it. */
  eyes(one: Costly): Eyes {
    return this.sitting.seated && one.seat === this.sitting.viewer ? null : one.seat;
  }

  private again(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.follow(), ms);
  }

  private get(): Promise<Shape> {
    return got(this.sitting.client.http.GET('/api/tables/{table}/analysis', this.params()));
  }

  private params(): { params: { path: { table: string }; query: { lang: 'en' | 'de' } } } {
    return { params: { path: { table: this.sitting.id }, query: { lang: this.sitting.lang } } };
  }
}
