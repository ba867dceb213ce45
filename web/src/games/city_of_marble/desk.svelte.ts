/** What the parts of this board share: how much room there is, how near the city is looked at, what is open. */
import type { Mode } from '../../table/board/room';
import type { BoardProps } from '../../table/contract';
import type { Read } from '../../table/forms';
import type { View } from './plan';

export type Props = BoardProps<View, Desk>;

/** Decisions for which places of the city are picked, or which are about one. */
const IN_CITY = ['place', 'post', 'start', 'extend', 'site', 'leave', 'recall'];

/** What somebody does in a turn, as it is told. */
const DEEDS = ['played', 'drew', 'drew-one', 'laid', 'recalled', 'spent'];

/** One desk a table. */
export class Desk {
  mode = $state<Mode>('wide');
  /** Everybody's things lie open over the board. */
  standings = $state(false);
  /** Somebody wants to see the city from near, or as a whole; else it is as the decision needs it. */
  zoom = $state<'near' | 'far' | null>(null);

  /** The spots on which others have laid tiles since the viewer did something. */
  recent = $state.raw<ReadonlySet<string>>(new Set());

  private before: View | null = null;

  get narrow(): boolean {
    return this.mode === 'narrow';
  }

  /** A new view has come. */
  follow(view: View, news: readonly Read[], viewer: number): void {
    const before = this.before;
    this.before = view;
    const acted = news.some(({ name, args }) => DEEDS.includes(name) && Number(args.seat) === viewer);
    const laid = news.flatMap(({ name, args }) =>
      name === 'played' && args.spot !== undefined && Number(args.seat) !== viewer ? [args.spot] : [],
    );
    if (acted) this.recent = new Set();
    else if (laid.length) this.recent = new Set([...this.recent, ...laid]);
    const mine = view.decides === viewer;
    if (mine && (before?.step !== view.step || before.decides !== viewer)) {
      this.standings = false; // what I have to decide is on the board
      this.zoom = null;
    }
  }

  /** So near that a finger meets a place and no other. */
  near(view: View, viewer: number): boolean {
    if (this.mode === 'wide') return false;
    if (this.zoom) return this.zoom === 'near';
    return this.mode !== 'tall' || (view.decides === viewer && IN_CITY.includes(view.step));
  }
}
