/** Where the signs of a scoring card lie: what it asks above what it pays, or left of it on a flat card. */
import { CARDS } from '../box';

interface Spot {
  thing: string;
  x: number;
  y: number;
}
interface Laid {
  asks: Spot[];
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
