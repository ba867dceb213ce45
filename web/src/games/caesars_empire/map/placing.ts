/** Where words find room on the map: names beside their cities, and what ways bring, clear of all that is read. */
import { CITY_R, MIDST, nameSide, ROME, spotOf, stonesOf, type SegmentOf, type Spot } from '../plan';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const boxAt = ({ x, y }: Spot, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const round = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
export const meet = (one: Box, other: Box, gap = 0): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

/** How broad bold words are, as a share of their height; rather too broad, for nothing is measured. */
export function breadthOf(words: string): number {
  let sum = 0;
  for (const letter of words)
    sum += /[mwMW]/.test(letter) ? 0.88 : /[A-Z]/.test(letter) ? 0.7 : /[filjrt ]/.test(letter) ? 0.37 : 0.57;
  return sum;
}

// ---- names ----------------------------------------------------------------------------------------

/** So large is the emblem of a city that somebody has, and so far from the midst lies the treasure of another. */
export const HELD_R = 16;
export const TILE = 17;
const TILE_SIZE = 25.5;

export interface NameAt extends Spot {
  anchor: 'start' | 'middle' | 'end';
}

/** Where the name of a city stands, seen from its midst. */
export function nameAt(city: string, label: number, free: boolean): NameAt {
  const off = (free ? CITY_R : HELD_R) + 3;
  const above = free ? -off - 6 : -off - 1; // the treasure lies there, too
  switch (nameSide(city)) {
    case 'above':
      return { x: 0, y: above, anchor: 'middle' };
    case 'along':
      return { x: -off, y: above, anchor: 'start' };
    case 'left':
      return { x: -off - 1, y: label * 0.35, anchor: 'end' };
    case 'right':
      return { x: off + 1, y: label * 0.35, anchor: 'start' };
    default:
      return { x: 0, y: off + label * 0.75, anchor: 'middle' };
  }
}

/** The room of a name, whether somebody has the city or not. */
export function nameBox(city: string, name: string, label: number): Box {
  const spot = spotOf(city);
  const width = breadthOf(name) * label;
  const [free, held] = [true, false].map((is) => {
    const { x, y, anchor } = nameAt(city, label, is);
    const left = spot.x + x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    return {
      left,
      right: left + width,
      top: spot.y + y - label * 0.75,
      bottom: spot.y + y + label * 0.25,
    };
  }) as [Box, Box];
  return round(free, held);
}

/** What is drawn of a city: its token with the value, and its treasure. */
export function cityBoxes(city: string): Box[] {
  const spot = spotOf(city);
  const size = city === ROME ? 54 : 2 * CITY_R - 2;
  const token = boxAt(spot, { width: size, height: size });
  if (city === ROME) return [token];
  return [token, boxAt({ x: spot.x + TILE, y: spot.y - TILE }, { width: TILE_SIZE, height: TILE_SIZE })];
}

/** All that must stay legible: tokens, treasures and names of cities; Rome has its name on it. */
export const keptFree = (
  cities: readonly string[],
  nameOf: (city: string) => string,
  label: number,
): Box[] => [
  ...cityBoxes(ROME),
  ...cities.flatMap((city) => [...cityBoxes(city), nameBox(city, nameOf(city), label)]),
];

// ---- what ways bring ------------------------------------------------------------------------------

export interface Bubble {
  /** Its midst, and that of the roads it belongs to: between them there is a line. */
  at: Spot;
  road: Spot;
}

const APART = 2;
const DIRECTIONS = 24;
const [STEP, FARTHEST] = [6, 168];
/** So much farther away is better than on the roads of others. */
const COVERS = 22;

const BOUNDS: Box = {
  left: MIDST.left,
  top: MIDST.top,
  right: MIDST.left + MIDST.width,
  bottom: MIDST.top + MIDST.height,
};
const inside = (box: Box): boolean =>
  box.left >= BOUNDS.left &&
  box.right <= BOUNDS.right &&
  box.top >= BOUNDS.top &&
  box.bottom <= BOUNDS.bottom;

const middleOf = ({ a, b }: Pick<SegmentOf, 'a' | 'b'>): Spot => {
  const [from, to] = [spotOf(a), spotOf(b)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
};

/** The spots round one, the nearest first. */
function* roundAbout({ x, y }: Spot): Generator<[spot: Spot, far: number]> {
  yield [{ x, y }, 0];
  for (let far = STEP; far <= FARTHEST; far += STEP) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const turn = (2 * Math.PI * i) / DIRECTIONS;
      yield [{ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) }, far];
    }
  }
}

/** The best spot for a bubble of this size: near, clear of what is kept free, and rather not on other roads. */
function spotFor(middle: Spot, size: Size, kept: readonly Box[], others: readonly Spot[]): [Spot, number] {
  let best: Spot = middle;
  let least = Infinity;
  for (const [spot, far] of roundAbout(middle)) {
    if (far >= least) break;
    const box = boxAt(spot, size);
    if (!inside(box) || kept.some((one) => meet(one, box, APART))) continue;
    const stone = { width: size.width + 20, height: size.height + 12 };
    const reach = boxAt(spot, stone);
    const covered = others.filter(
      ({ x, y }) => x > reach.left && x < reach.right && y > reach.top && y < reach.bottom,
    ).length;
    const cost = far + COVERS * covered;
    if (cost < least) [best, least] = [spot, cost];
  }
  return [best, least];
}

/** Where what some segments bring is said: none over another, nor over anything that is kept free. */
export function bubblesOf(
  segments: readonly SegmentOf[],
  all: readonly SegmentOf[],
  size: Size,
  kept: readonly Box[],
): Map<string, Bubble> {
  const waiting = segments.map((segment) => ({
    id: segment.segment,
    road: middleOf(segment),
    others: all.filter(({ segment: id }) => id !== segment.segment).flatMap(stonesOf),
  }));
  const found = new Map<string, Bubble>();
  const taken = [...kept];
  // Who has most room near its roads comes last: it finds another spot most easily.
  const narrow = waiting
    .map((one) => ({ ...one, need: spotFor(one.road, size, kept, one.others)[1] }))
    .sort((one, other) => other.need - one.need);
  for (const { id, road, others } of narrow) {
    const [at] = spotFor(road, size, taken, others);
    taken.push(boxAt(at, size));
    found.set(id, { at, road });
  }
  return found;
}

/** The room of a bubble, given its midst. */
export const bubbleBox = ({ at }: Bubble, size: Size): Box => boxAt(at, size);

/** How large bubbles are that say these words in letters of this height. */
export const bubbleSize = (words: Iterable<string>, letters: number): Size => ({
  width: (Math.max(...[...words].map(breadthOf)) + 0.9) * letters,
  height: letters * 1.6,
});
