/** What rivals did lately, in short: which of it is said, and where it lies so that it is in nobody's way. */
import { wide, type Row } from '../telling/turns';

/** The deeds that brought most, as many as `room` letters hold, in their order. */
export function foremost(rows: readonly Row[], room: number): Row[] {
  const said = rows.filter((row) => row.parts?.length);
  let left = room;
  const kept = said
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .filter((row) => (left -= wide(row.parts ?? []) + (row.points ? POINTS : GAP)) >= 0);
  return said.filter((row) => kept.includes(row));
}
const POINTS = 5; // letters that they are wide
const GAP = 1;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const EDGE = 6;

/**
 * Where in a room something lies that covers least of some boxes: above rather than below, in the middle rather than
 * aside; and if it would cover some of them everywhere, rather at the `spare` place.
 */
export function leastCovering(
  room: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  boxes: readonly Box[],
  spare?: { x: number; y: number },
): { x: number; y: number } {
  const left = room.x + EDGE;
  const right = room.x + room.width - width - EDGE;
  const spots = [room.y + EDGE, room.y + room.height - height - EDGE].flatMap((y) =>
    [(left + right) / 2, right, left].map((x) => ({ x, y })),
  );
  if (spare) spots.push(spare);
  const covered = spots.map((spot) =>
    boxes.reduce((sum, box) => sum + shared({ ...spot, width, height }, box), 0),
  );
  return spots[covered.indexOf(Math.min(...covered))] as Box;
}

/** How much two boxes share. */
function shared(one: Box, other: Box): number {
  const along = (from: number, to: number, start: number, end: number): number =>
    Math.max(0, Math.min(to, end) - Math.max(from, start));
  return (
    along(one.x, one.x + one.width, other.x, other.x + other.width) *
    along(one.y, one.y + one.height, other.y, other.y + other.height)
  );
}
