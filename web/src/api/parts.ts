/** A view and what has changed of it: the pieces that an event tells, put in their places. */
import type { Wire } from './client';

export type Frame = Wire['TableView'];

/** What has changed since the event before: pieces by their paths, `table.turn`, `view.cities.2` or `view.seats.2.hand`. */
export interface Change extends Omit<Frame, 'table' | 'view'> {
  parts: Record<string, unknown>;
}

/** A frame after a change; what did not change stays the very same object. */
export function merged(frame: Frame, change: Change): Frame {
  const { parts, ...rest } = change;
  const wholes: Record<string, Record<string, unknown>> = {
    table: { ...frame.table },
    view: { ...(frame.view as Record<string, unknown> | null) },
  };
  const copied = new Set<unknown>();
  for (const [path, value] of Object.entries(parts)) {
    const [of = '', key = '', record, member] = path.split('.');
    const whole = wholes[of];
    if (whole === undefined) continue;
    if (record === undefined) {
      whole[key] = value;
      continue;
    }
    let list = whole[key] as unknown[];
    if (!copied.has(list)) copied.add((list = whole[key] = [...list]));
    const at = Number(record);
    if (member === undefined) {
      list[at] = value;
      continue;
    }
    let held = list[at] as Record<string, unknown>;
    if (!copied.has(held)) copied.add((held = list[at] = { ...held }));
    held[member] = value;
  }
  return { ...rest, table: wholes.table as Frame['table'], view: wholes.view };
}
