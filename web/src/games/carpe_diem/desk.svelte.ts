/** What the parts of this board share: the tile in hand and how it is held, what is looked at, what happened. */
import type { Mode } from '../../table/board/room';
import type { BoardProps } from '../../table/contract';
import type { Read } from '../../table/forms';
import { snapped, type View } from './plan';

export type Props = BoardProps<View, Desk>;
export type Pane = 'district' | 'star' | 'cards';

/** The sorts of pieces that lie in each part of the board. */
export const SORTS: Readonly<Record<Pane, string>> = {
  district: 'cell line',
  star: 'field slot',
  cards: 'place circle',
};
const PANES: Readonly<Record<string, Pane>> = {
  settle: 'star',
  move: 'star',
  take: 'star',
  place: 'district',
  turn: 'district',
  order: 'district',
  fetch: 'district',
  discard: 'district',
  circle: 'cards',
  begin: 'cards',
  pay: 'cards',
  add: 'cards',
};
const SCORING = ['circle', 'begin', 'pay', 'add'];
const HANDLING = ['place', 'turn', 'order', 'pay', 'add'];

/** Whether cards are being scored: then the star is empty, and the cards need room. */
export const inScoring = (view: View): boolean => SCORING.includes(view.step);

/** Whether cards will be scored so soon that one must look at what they cost. */
export const scoringNear = (view: View): boolean => inScoring(view) || view.round >= view.rounds;

/** One desk a table. */
export class Desk {
  /** The rival whose district lies large over the board. */
  opened = $state<number | null>(null);
  mode = $state<Mode>('wide');
  /** What a small screen shows of the board. */
  pane = $state<Pane>('star');
  /** How the tile in hand is held: quarter turns clockwise. */
  turns = $state(0);
  /** Somebody has turned it on purpose: then it is built as it is held. */
  turned = $state(false);
  /** The row or column that a wish of the frame points at. */
  line = $state<string | null>(null);
  /** The circle that is pointed at. */
  circle = $state<string | null>(null);
  /** The slots of the set to pay that a coin pays. */
  coins = $state.raw<readonly number[]>([]);
  /** The cell that each seat built on last. */
  last = $state.raw<Readonly<Record<number, string>>>({});

  private before: View | null = null;

  get narrow(): boolean {
    return this.mode === 'narrow';
  }

  /** Whether more than the board is needed for what is decided now: something is in hand, or paid. */
  handling(view: View): boolean {
    return HANDLING.includes(view.step);
  }

  /** A new view has come; gives the turn that was meant already when the cell was picked, else null. */
  follow(view: View, news: readonly Read[], viewer: number): number | null {
    const before = this.before;
    this.before = view;
    const last = { ...this.last };
    for (const { name, args } of news) {
      if (name === 'built' && args.cell !== undefined) last[Number(args.seat)] = args.cell;
    }
    this.last = last;
    if (!view.step && before?.step !== '') this.pane = 'district'; // at the end the star is empty
    const mine = view.decides === viewer;
    if (mine && (before?.step !== view.step || before.decides !== viewer)) {
      this.pane = PANES[view.step] ?? this.pane;
      this.opened = null; // what I have to decide is on my own board
    }
    if (view.turn?.tile !== before?.turn?.tile) {
      this.turned = false;
      this.turns = 0;
    }
    if (before?.scoring?.card !== view.scoring?.card || before?.scoring?.times !== view.scoring?.times)
      this.coins = [];
    const meant = mine && this.turned && before?.step === 'place' && view.step === 'turn';
    return meant ? snapped(this.turns, this.allowed(view, view.turn?.site ?? null)) : null;
  }

  /** The turns in which the tile in hand can be built, on one cell or on any. */
  allowed(view: View, cell: string | null): number[] {
    const ways = (view.turn?.placements ?? []).filter((way) => cell === null || way.cell === cell);
    return [...new Set(ways.map(({ turns }) => turns))].sort();
  }

  /** Turn the tile in hand to the next turn that fits: on a cell if one is meant, else on any. */
  turn(view: View, way: 1 | -1, cell: string | null): void {
    const allowed = this.allowed(view, cell);
    if (allowed.length === 0) return;
    const at = allowed.indexOf(snapped(this.turns, allowed)); // as it is shown now
    this.turns = allowed[(at + way + allowed.length) % allowed.length] as number;
    this.turned = true;
  }
}
