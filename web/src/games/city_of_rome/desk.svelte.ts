/** What the parts of this board share: whose city is looked at, and what happened a moment ago. */
import type { Mode } from '../../table/board/room';
import type { BoardProps } from '../../table/contract';
import type { Read } from '../../table/forms';
import type { View } from './plan';

export type Props = BoardProps<View, Desk>;

export interface Taken {
  card: string;
  seat: number;
}

/** One desk a table. */
export class Desk {
  /** The rival whose city lies large over the board. */
  opened = $state<number | null>(null);
  mode = $state<Mode>(matchMedia('(max-width: 720px)').matches ? 'narrow' : 'wide');
  /** The plot that each seat built on last. */
  last = $state.raw<Readonly<Record<number, string>>>({});
  /** The cards of this offer that are gone, by slot. */
  taken = $state.raw<Readonly<Record<number, Taken>>>({});

  private round = -1;
  private offer: View['offer'] = [];

  /** There is little room: the offer lies beside the hand. */
  get narrow(): boolean {
    return this.mode === 'narrow';
  }

  /** A new view has come, with what happened before it; `tries`: the seat that only tries it out, null: it is so. */
  follow(view: View, news: readonly Read[], tries: number | null = null): void {
    if (tries !== null) {
      const taken = { ...this.taken };
      this.offer.forEach((gone, slot) => {
        if (gone?.card && view.offer[slot] === null) taken[slot] ??= { card: gone.card, seat: tries };
      });
      this.taken = taken;
      return;
    }
    const last: Record<number, string> = {};
    for (const { seat, builders, buildings } of view.seats) {
      const kept = this.last[seat];
      const known = kept ?? builders.find((at) => at.includes(','));
      if (known !== undefined && buildings.some(({ cell }) => cell === known)) last[seat] = known;
    }
    for (const { name, args } of news) {
      if (name === 'built' && args.cell !== undefined) last[Number(args.seat)] = args.cell;
    }
    this.last = last;
    this.taken = this.takenNow(view, news);
    this.offer = view.offer;
    this.round = view.round;
  }

  private takenNow(view: View, news: readonly Read[]): Record<number, Taken> {
    const begun = news.findLastIndex(({ name }) => name === 'round-begins');
    const same = view.round === this.round && begun < 0;
    if (!same && begun < 0) return {};
    const taken: Record<number, Taken> = {};
    const told = news.slice(begun + 1).filter(({ name }) => name === 'took');
    // A new offer was laid out slot by slot, and some of it may be gone already.
    const laid = news.slice(begun + 1).filter(({ name }) => name === 'turned-up');
    const offer = same ? this.offer : laid.map(({ args }) => ({ card: args.card, deck: args.deck }));
    view.offer.forEach((card, slot) => {
      if (card !== null) return;
      const before = same ? this.taken[slot] : undefined;
      if (before) taken[slot] = before;
      const gone = offer[slot];
      const took = told.findIndex(({ args }) => args.card === gone?.card && args.deck === gone?.deck);
      if (before || !gone?.card || took < 0) return;
      taken[slot] = { card: gone.card, seat: Number(told[took]?.args.seat) };
      told.splice(took, 1); // of equal cards each taker has one
    });
    return taken;
  }
}
