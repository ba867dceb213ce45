/** What the parts of this board share: what is looked at, which pane a small screen shows, what was settled. */
import type { Mode } from '../../table/board/room';
import type { BoardProps } from '../../table/contract';
import type { Read } from '../../table/forms';
import type { Settled, View } from './plan';

export type Props = BoardProps<View, Desk>;
export type Pane = 'market' | 'sites' | 'stock';

/** One desk a table. */
export class Desk {
  /** The seat whose things lie large over the board. */
  opened = $state<number | null>(null);
  mode = $state<Mode>('wide');
  /** What a small screen shows of the board. */
  pane = $state<Pane>('market');
  /** What was freed and repaid in the end, by seat. */
  settled = $state.raw<Readonly<Record<number, Settled>>>({});

  private before: View | null = null;

  get narrow(): boolean {
    return this.mode === 'narrow';
  }

  /** A new view has come, with what happened before it. */
  follow(view: View, news: readonly Read[], viewer: number): void {
    const before = this.before;
    this.before = view;
    const mine = view.decides === viewer;
    if (mine && before?.decides !== viewer) {
      this.opened = null; // what I have to decide is on my own board
      this.pane = view.seats[viewer]?.sites.length ? 'sites' : 'market';
    }
    const had = before?.seats[viewer]?.sites.length ?? 0;
    if (mine && had && !view.seats[viewer]?.sites.length) this.pane = 'market';
    if (view.turn === null) this.pane = 'sites';
    if (mine && ['site', 'tool', 'pupil'].includes(view.step)) this.pane = 'sites';
    this.settle(view, news);
  }

  private settle(view: View, news: readonly Read[]): void {
    if (view.turn !== null) {
      this.settled = {};
      return;
    }
    const settled: Record<number, Settled> = { ...this.settled };
    const told = (seat: number): Settled => settled[seat] ?? { freed: [], repaid: 0 };
    for (const { name, args } of news) {
      const seat = Number(args.seat);
      const { freed, repaid } = told(seat);
      if (name === 'freed-at-end' && args.crew !== undefined && !freed.includes(args.crew))
        settled[seat] = { freed: [...freed, args.crew], repaid };
      if (name === 'repaid-at-end') settled[seat] = { freed, repaid: Number(args.loans) };
    }
    this.settled = settled;
  }
}
