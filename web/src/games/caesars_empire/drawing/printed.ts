/** The two sides of the map as they are printed: for the game's box, where no view is. */
import { SEGMENTS } from '../box';
import type { SegmentOf } from '../plan';

export type Line = Pick<SegmentOf, 'a' | 'b' | 'roads' | 'sea'>;

/** The segments of a side. */
export const segmentsOf = (side: string): Line[] =>
  SEGMENTS.map(({ roads, ...line }) => ({ ...line, roads: roads[side] ?? 0 })).filter(
    ({ roads }) => roads > 0,
  );
