/** Looking back: the table after each of its moves, fetched when it is wanted, played like a film. */
import { got, type Wire } from '../../api/client';
import { beginsChapter } from '../records/acta';
import type { Sitting } from '../sitting.svelte';

export type Moment = Wire['Moment'];
/** Whose eyes: one's own (null), a seat's, or open ones before which nothing is hidden. */
export type Eyes = number | 'open' | null;
/** What one steps over. */
export type Stride = 'move' | 'turn' | 'round';

export const SPEEDS = [1, 2, 4] as const;
const BEAT = 1400; // milliseconds for a move at single speed
const AHEAD = 4; // moments fetched before they are asked for
const KEPT = 400;

/** Whether a moment begins what one steps by, seen from a seat (an onlooker: any seat's turn). */
export function begins(stride: Stride, moment: Moment, seat: number | null, chapter: boolean): boolean {
  if (stride === 'move') return true;
  if (stride === 'round') return chapter;
  if (moment.seat === null || moment.mover === moment.seat) return false;
  return seat === null || moment.seat === seat;
}

/** The moments of one viewer's table. */
export class Moments {
  at = $state(0);
  of = $state(0);
  eyes = $state<Eyes>(null);
  speed = $state<(typeof SPEEDS)[number]>(1);
  playing = $state(false);
  /** What is shown: the newest that has come of what was asked for. */
  shown = $state.raw<Moment | null>(null);
  trouble = $state.raw<unknown>(null);

  private readonly kept = new Map<string, Promise<Moment>>();
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private course: { seq: number; moves: number } | null = null;

  constructor(
    private readonly sitting: Sitting,
    private readonly fetchMoment = fetched,
  ) {}

  /** Whose turns a step by turns stops at: the seat whose eyes look, or anybody's. */
  get seat(): number | null {
    if (typeof this.eyes === 'number') return this.eyes;
    return this.eyes === null && this.sitting.seated ? this.sitting.viewer : null;
  }

  /** The table has gone on: there may be more to see, or other than there was. */
  notice(seq: number, moves: number): void {
    const before = this.course;
    this.course = { seq, moves };
    if (before && seq - before.seq !== moves - before.moves) this.kept.clear(); // something was taken back
    this.of = moves;
    if (this.at > moves) void this.go(moves);
  }

  /** Show the table after so many moves. */
  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.of));
    const mine = ++this.asked;
    try {
      const moment = await this.get(this.at);
      if (mine !== this.asked) return;
      this.shown = moment;
      this.trouble = null;
      for (let near = 1; near <= AHEAD; near++) this.foresee(this.at + near);
      this.foresee(this.at - 1);
    } catch (problem) {
      if (mine !== this.asked) return;
      this.trouble = problem;
      this.pause();
    }
  }

  /** Look with other eyes at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  /** Step to where the next or the last move, turn or round begins. */
  async step(stride: Stride, way: 1 | -1): Promise<void> {
    const mine = this.asked;
    let at = this.at + way;
    while (stride !== 'move' && at > 0 && at < this.of) {
      const moment = await this.get(at);
      if (mine !== this.asked) return; // somebody has gone elsewhere meanwhile
      for (let near = 1; near <= AHEAD; near++) this.foresee(at + near * way);
      if (begins(stride, moment, this.seat, this.chapter(moment))) break;
      at += way;
    }
    await this.go(at);
  }

  private chapter(moment: Moment): boolean {
    return moment.lines.some((line) => beginsChapter(line, this.sitting.forms));
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.at >= this.of) void this.go(0);
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.beat(), BEAT / this.speed);
  }

  private async beat(): Promise<void> {
    if (this.at >= this.of) return this.pause();
    await this.go(this.at + 1);
    if (this.playing) this.wait();
  }

  private foresee(at: number): void {
    if (at >= 0 && at <= this.of) this.get(at).catch(() => {}); // whoever needs it will hear of it
  }

  private get(at: number): Promise<Moment> {
    const key = `${this.sitting.lang} ${this.eyes} ${at}`;
    const have = this.kept.get(key);
    if (have) return have;
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value as string);
    const coming = this.fetchMoment(this.sitting, at, this.eyes);
    this.kept.set(key, coming);
    coming.catch(() => this.kept.delete(key));
    return coming;
  }
}

function fetched(sitting: Sitting, at: number, eyes: Eyes): Promise<Moment> {
  const query = { lang: sitting.lang, ...(eyes === null ? {} : { eyes: String(eyes) }) };
  return got(
    sitting.client.http.GET('/api/tables/{table}/moments/{at}', {
      params: { path: { table: sitting.id, at }, query },
    }),
  );
}
