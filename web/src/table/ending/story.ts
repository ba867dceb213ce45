/** What decided a game, read from the course of its points and from its sheets: arithmetic, nothing drawn. */
import type { Wire } from '../../api/client';
import type { Forms, Read } from '../forms';

type Course = Wire['CourseShape'];
type Page = Wire['SheetsShape']['sheets'][number];

/** When something was: in which round or phase; null where the game counts neither. */
export interface When {
  of: 'round' | 'phase';
  number: number;
}

/** What decided a game. */
export type Story =
  /** Somebody else had led before: the moves of one turn after which the winner led for good. */
  | {
      kind: 'deed';
      /** The move that turned it, counted from 1. */
      at: number;
      /** Of that turn's moves the one that brought most: the moment after it shows what was done. */
      peak: number;
      /** The first and the last move of the turn it belongs to. */
      from: number;
      to: number;
      mover: number;
      winner: number;
      /** Who was ahead, or level, before; by how much less the winner had then (0 or below), and more after. */
      rival: number;
      before: number;
      after: number;
      /** What the winner got in that turn. */
      gain: number;
      when: When | null;
    }
  /** Nobody else ever led, or nothing that the winner did took the lead from them. */
  | { kind: 'led'; at: number; winner: number; when: When | null }
  /** The first places have the same points. */
  | { kind: 'level'; shared: boolean };

/** The sheets by place, those of the same place by seat; an unfinished game has no places: by points. */
export function byPlace<P extends Pick<Page, 'seat' | 'place' | 'total'>>(pages: readonly P[]): P[] {
  const rank = (page: P): number => page.place ?? 0;
  return [...pages].sort((a, b) => rank(a) - rank(b) || b.total - a.total || a.seat - b.seat);
}

/** How far a seat was ahead of the best other one (below 0: behind), and which that was. */
function lead(totals: readonly number[], seat: number): { by: number; rival: number } {
  let rival = -1;
  totals.forEach((units, other) => {
    if (other !== seat && (rival < 0 || units > (totals[rival] ?? 0))) rival = other;
  });
  return { by: (totals[seat] ?? 0) - (totals[rival] ?? 0), rival };
}

/** A deed that brings no more than one of so many parts of all points decides nothing. */
const TRIFLES = 12;

/** The course of points told as a story; null if there is none: nobody won, or nothing was played. */
export function storyOf(course: Course, pages: readonly Page[], forms: Forms): Story | null {
  const { totals, movers } = course;
  const winners = pages.filter((page) => page.place === 1).map((page) => page.seat);
  const [winner] = winners;
  const last = totals.length - 1;
  if (winner === undefined || last < 1 || pages.length < 2) return null;
  if (winners.length > 1) return { kind: 'level', shared: true };
  const leads = totals.map((all) => lead(all, winner).by);
  if ((leads[last] ?? 0) <= 0) return { kind: 'level', shared: false };
  let at = last;
  while (at > 0 && (leads[at - 1] ?? 0) > 0) at -= 1;
  const when = whenOf(course, at, forms);
  if (!leads.slice(0, at).some((by) => by < 0)) return { kind: 'led', at, winner, when };
  // What belongs to one turn is one deed, as far back as the winner was behind, and to its end.
  const mover = movers[at - 1] ?? winner;
  let from = at;
  while (from > 1 && movers[from - 2] === mover && (leads[from - 2] ?? 0) <= 0) from -= 1;
  let to = at;
  while (to < last && movers[to] === mover) to += 1;
  const before = lead(totals[from - 1] ?? [], winner);
  const gain = (totals[to]?.[winner] ?? 0) - (totals[from - 1]?.[winner] ?? 0);
  const brought = (move: number): number => (totals[move]?.[winner] ?? 0) - (totals[move - 1]?.[winner] ?? 0);
  let peak = from;
  for (let move = from + 1; move <= to; move++) if (brought(move) > brought(peak)) peak = move;
  const found = { at, peak, from, to, mover, winner, rival: before.rival };
  // Where a trifle turned it, nothing did: the lead had come in many small steps.
  if (gain <= 0 || gain * TRIFLES <= (totals[last]?.[winner] ?? 0)) return { kind: 'led', at, winner, when };
  return { kind: 'deed', ...found, before: before.by, after: leads[to] ?? 0, gain, when };
}

/**
 * The round of a move, as the chapters of the game tell it: a chapter that counts rounds or phases says its number;
 * where chapters are turns of seats, the rounds are those of the seat that has had most of them.
 */
export function whenOf({ chapters, movers }: Course, at: number, forms: Forms): When | null {
  const begun: Read[] = [];
  for (const { at: told, note } of chapters) {
    const read = forms.note(note);
    // What a move tells last begins with the next one, unless it names the turn that the move itself is.
    const own = numbered(read) === null && seatIn(read) === String(movers[at - 1]);
    if (told < at || (told === at && own)) begun.push(read);
  }
  const now = begun.at(-1);
  if (!now) return null;
  const turns = begun.filter((one) => seatIn(one) !== undefined && seatIn(one) === seatIn(now)).length;
  return numbered(now) ?? { of: 'round', number: turns || begun.length };
}

/** The round or phase that a chapter says it is. */
function numbered({ args }: Read): When | null {
  const of = (['round', 'phase'] as const).find((name) => args[name] !== undefined);
  return of ? { of, number: Number(args[of]) } : null;
}

const seatIn = ({ args, sorts }: Read): string | undefined =>
  Object.entries(sorts)
    .filter(([, sort]) => sort === 'seat')
    .map(([name]) => args[name])[0];

/** The moves of the round in which a move was made, first and last: for a mark on the chart. */
export function roundAround(course: Course, at: number, forms: Forms): [from: number, to: number] {
  const own = JSON.stringify(whenOf(course, at, forms));
  const same = (move: number): boolean => JSON.stringify(whenOf(course, move, forms)) === own;
  let [from, to] = [at, at];
  while (from > 1 && same(from - 1)) from -= 1;
  while (to < course.totals.length - 1 && same(to + 1)) to += 1;
  return [from - 1, to];
}

/** A row of the sheets in which two seats differ. */
export interface Difference {
  row: string;
  units: number;
}

/** Row by row what one has more than another, gains first, the largest at both ends; rows alike are left out. */
export function differences(one: Page, other: Page): Difference[] {
  return Object.keys(one.rows)
    .map((row) => ({ row, units: (one.rows[row] ?? 0) - (other.rows[row] ?? 0) }))
    .filter(({ units }) => units !== 0)
    .sort((a, b) => b.units - a.units);
}

/** The most that anybody has in a row; null if nobody has anything, or all the same. */
export function bestIn(row: string, pages: readonly Pick<Page, 'rows'>[]): number | null {
  const all = pages.map((page) => page.rows[row] ?? 0);
  const most = Math.max(...all);
  return most > 0 && all.some((units) => units !== most) ? most : null;
}
