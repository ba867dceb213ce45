/** What rivals did lately, in short: which of it is said. */
import { wide, type Row } from '../telling/turns';

/** What was done first, and the deeds that brought most, as many as `room` letters hold, in their order. */
export function foremost(rows: readonly Row[], room: number): Row[] {
  const said = rows.filter((row) => row.parts?.length);
  let left = room;
  const kept = said
    .toSorted((one, other) => rank(said, other) - rank(said, one))
    .filter((row) => (left -= wide(row.parts ?? []) + (row.points ? POINTS : GAP)) >= 0);
  return said.filter((row) => kept.includes(row));
}
/** What brought it all stands at the beginning of a turn, and may bring nothing by itself. */
const rank = (said: readonly Row[], row: Row): number => (row === said[0] ? Infinity : Math.abs(row.points));
const POINTS = 5; // letters that they are wide
const GAP = 1;
