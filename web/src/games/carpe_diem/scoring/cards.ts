/** Where the signs of a scoring card lie: what it asks above what it pays, or left of it on a flat card. */
import { CARDS } from '../box';
import type { Seat } from '../plan';

interface Spot {
  thing: string;
  x: number;
  y: number;
}
interface Laid {
  /** `after`: so many signs of the same thing follow. */
  asks: (Spot & { after: number })[];
  askSize: number;
  pays: Spot[];
  paySize: number;
  /** The points it pays; none for other gains. */
  points: { count: number; x: number; y: number } | null;
}

export function laid(id: string, w: number, h: number, flat: boolean): Laid {
  const card = CARDS[id];
  const asked = Object.entries(card?.asks ?? {}).flatMap(([thing, count]) =>
    Array<string>(count).fill(thing),
  );
  const paid = Object.keys(card?.pays ?? {});
  const askSize = flat ? 17.4 : asked.length > 3 ? 17.5 : 20;
  const paySize = flat ? 18 : 19;
  const askX = flat ? 6 : (w - asked.length * (askSize + 1)) / 2;
  const room = (things: readonly string[]): number =>
    things.reduce((sum, thing) => sum + (thing === 'points' ? 33 : paySize + 2), 0);
  const payX = flat ? w - room(paid) - 6 : (w - room(paid)) / 2;
  const count = card?.pays.points;
  return {
    asks: asked.map((thing, i) => ({
      thing,
      after: asked.lastIndexOf(thing) - i,
      x: askX + i * (askSize + 1),
      y: flat ? (h - askSize) / 2 : 7,
    })),
    askSize,
    pays: paid.map((thing, i) => ({
      thing,
      x: payX + room(paid.slice(0, i)),
      y: flat ? (h - paySize) / 2 : 32,
    })),
    paySize,
    points: count ? { count, x: payX + paySize + 1, y: flat ? h / 2 + 6 : 47.5 } : null,
  };
}

/** What somebody still lacks to fulfil a card once, by thing; coins stand in for wares. */
export function lacking(
  id: string,
  has: Pick<Seat, 'wares' | 'coins' | 'counts'>,
): Readonly<Record<string, number>> {
  const card = CARDS[id];
  let coins = card?.red ? has.coins : 0;
  const lacks: Record<string, number> = {};
  for (const [thing, count] of Object.entries(card?.asks ?? {})) {
    const short = count - ((card?.red ? has.wares : has.counts)[thing] ?? 0);
    if (short > coins) lacks[thing] = short - coins;
    coins -= Math.min(coins, Math.max(0, short));
  }
  return lacks;
}
