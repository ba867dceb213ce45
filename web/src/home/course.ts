/** A course of moments in a file: the first whole, each other one by what changed, as a table's stream tells it. */
import { merged, type Frame } from '../api/parts';
import type { Wire } from '../api/client';

type Moment = Wire['Moment'];

export interface Told {
  first: { table: object; view: unknown };
  changes: Record<string, unknown>[];
}

/** What is told of a moment beside the view; its sheets lie open, so that each is told by itself. */
type Said = Omit<Moment, 'at' | 'view' | 'sheets'> & Omit<Moment['sheets'], 'seq'>;

/** All moments, whole; what did not change is the very same object in all of them. */
export function momentsOf(told: Told): Moment[] {
  const rest = { seq: 0, viewer: 0, legal: null, undo: null, notes: [], told: null };
  let frame = { ...rest, ...told.first } as unknown as Frame;
  const frames = [frame];
  for (const parts of told.changes) frames.push((frame = merged(frame, { ...rest, parts })));
  return frames.map(({ table, view }, at) => {
    const { point, titles, sheets, ...said } = table as unknown as Said;
    return { ...said, at, view, sheets: { seq: at, point, titles, sheets } };
  });
}
