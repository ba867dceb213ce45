/** The map in numbers: windows, where roads lie between two cities, and where names find room. */
import { PLACES } from './box';
import type { components } from './view';

type Shapes = components['schemas'];
export type View = Shapes['CaesarView'];
export type CityOf = Shapes['CityView'];
export type SegmentOf = Shapes['SegmentView'];
export type BuildOf = Shapes['BuildView'];
export type WayOf = Shapes['WayView'];
export type SeatOf = Shapes['SeatView'];

export interface Spot {
  x: number;
  y: number;
}

/** What of the map must be seen whole; round it there is more land and sea. */
export const MIDST = { left: 26, top: 32, width: 1180, height: 772 } as const;
/** As far as anything is drawn. */
export const WORLD = { left: -330, top: -150, right: 1560, bottom: 1010 } as const;

export { ROME } from './box';
export const CITY_R = 21;
const ROAD = 34;
const GAP = 5;

/** Where a node lies. */
export function spotOf(node: string): Spot {
  const [x, y] = PLACES[node] ?? [0, 0];
  return { x, y };
}

export interface Stone extends Spot {
  /** Degrees, upright as far as can be. */
  turn: number;
}

export const lengthOf = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The places for the roads of a segment: side by side in its middle. */
export function stonesOf({ a, b, roads }: Pick<SegmentOf, 'a' | 'b' | 'roads'>): Stone[] {
  const from = spotOf(a);
  const to = spotOf(b);
  const length = lengthOf(from, to);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // Close cities leave less room for two stones than they are long.
  const step = Math.min(ROAD + GAP, (length - 2 * CITY_R - 6) / roads);
  const turn = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  return Array.from({ length: roads }, (_, i) => {
    const at = length / 2 + (i - (roads - 1) / 2) * step;
    return {
      x: from.x + along.x * at,
      y: from.y + along.y * at,
      turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
    };
  });
}

/** How long a stone is drawn: two of a short segment are a little shorter. */
export function stoneLength(segment: Pick<SegmentOf, 'a' | 'b' | 'roads'>): number {
  const length = lengthOf(spotOf(segment.a), spotOf(segment.b));
  return Math.min(ROAD, (length - 2 * CITY_R - 6) / segment.roads - 3);
}

/** Half as broad as a segment is at least, where it is picked. */
export const HALF = 18.8;
/** So much broader is it in the middle, and so much slimmer at its ends, where others begin, too. */
const [BELLY, END] = [1.12, 0.56];

/** The strip of a segment between its cities, where a finger finds it: broadest in the middle, its six corners. */
export function reachOf({ a, b }: Pick<SegmentOf, 'a' | 'b'>, half = HALF): Spot[] {
  const from = spotOf(a);
  const to = spotOf(b);
  const length = lengthOf(from, to);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const [belly, end] = [half * BELLY, half * END];
  const inset = Math.min(CITY_R + 4, length / 2 - belly);
  const corner = (at: number, aside: number): Spot => ({
    x: from.x + along.x * at - along.y * aside,
    y: from.y + along.y * at + along.x * aside,
  });
  return [
    corner(inset, end),
    corner(length / 2, belly),
    corner(length - inset, end),
    corner(length - inset, -end),
    corner(length / 2, -belly),
    corner(inset, -end),
  ];
}

/** Where a name lies; `along`: above its city and on to the east. */
export type NameSide = 'above' | 'along' | 'below' | 'left' | 'right';
/** Cities whose names lie better elsewhere than below. */
const NAMES: Readonly<Record<string, NameSide>> = {
  brundisium: 'left',
  caralis: 'left',
  massilia: 'left',
  condate: 'left',
  burdigala: 'left',
  lutetia: 'right',
  carthago_nova: 'right',
  augusta_vindelicorum: 'along',
  colonia: 'above',
  londinium: 'left',
  eboracum: 'left',
  salonae: 'left',
  carnuntum: 'right',
  sarmizegetusa: 'right',
  tomis: 'right',
  gortyna: 'right',
  dyrrhachium: 'left',
  byzantium: 'above',
  antiochia: 'right',
  hierosolyma: 'right',
  caesarea: 'above',
};
export const nameSide = (city: string): NameSide => NAMES[city] ?? 'below';

/** The builds that lead to a city now. */
export const buildsTo = (view: View, city: string): BuildOf[] =>
  view.turn?.builds.filter((build) => build.city === city) ?? [];

/** All that is being decided about one city: the chain so far, and what can follow. */
export function pendingCity(view: View): string | null {
  return view.step === 'chain' || view.step === 'way' ? (view.turn?.city ?? null) : null;
}

export const cityOf = (view: View, city: string): CityOf | undefined =>
  view.cities.find((one) => one.city === city);
export const segmentOf = (view: View, segment: string): SegmentOf | undefined =>
  view.segments.find((one) => one.segment === segment);
