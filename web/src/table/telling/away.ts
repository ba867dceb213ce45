/** While one was away: what each rival did, in pieces and in sum; and when one was last here. */
import type { Forms } from '../forms';
import { entryOf, type Told } from '../records/acta';
import { isMark, type Mark } from './brief';
import { sections, type Row } from './turns';

/** What one rival did. */
export interface Missed {
  seat: number;
  /** The pieces it had to do with, each once, with how often. */
  pieces: { mark: Mark; times: number }[];
  sum: number;
  rows: Row[];
}

/** How many turns were missed, and by rivals in the order of their first deed what they did. */
export function missed(
  log: readonly Told[],
  forms: Forms | null,
  own: number,
): { turns: number; rivals: Missed[] } {
  const turns = sections(log, forms).flatMap((section) => section.turns);
  const theirs = turns.filter(({ seat, rows }) => seat !== null && seat !== own && rows.length > 0);
  const found = new Map<number, Missed>();
  for (const { seat, rows, sum } of turns.filter((turn) => turn.seat !== own)) {
    // What a seat gets in another's turn, or when all are counted, is told with its own deeds.
    for (const row of rows) {
      const whose = row.points && row.seat !== null && row.seat !== own ? row.seat : seat;
      if (whose === null) continue;
      const one = found.get(whose) ?? { seat: whose, pieces: [], sum: 0, rows: [] };
      found.set(whose, one);
      if (whose !== seat) one.sum += row.points;
      one.rows.push(row);
      for (const mark of (row.parts ?? []).filter(isMark)) {
        if (mark.sort === 'sign' || mark.sort === 'seat') continue;
        const known = one.pieces.find(
          ({ mark: { sort, label } }) => sort === mark.sort && label === mark.label,
        );
        if (known) known.times += row.times;
        else one.pieces.push({ mark, times: row.times });
      }
    }
    const its = seat === null ? undefined : found.get(seat);
    if (its) its.sum += sum;
  }
  return { turns: theirs.length, rivals: [...found.values()] };
}

/** What a seat got, or lost, by all of that. */
export function meanwhile(log: readonly Told[], own: number): number {
  const each = new Map(log.map((line) => [entryOf(line), line.gains?.[own] ?? 0]));
  return [...each.values()].reduce((sum, gain) => sum + gain, 0);
}

/** What others did since one's own last deed, as far as it was told after entry `known`. */
export const since = (log: readonly Told[], known: number, own: number): readonly Told[] =>
  log.slice(log.findLastIndex((line) => line.mover === own || entryOf(line) <= known) + 1);

const KEPT = 'groma-here';
const TABLES = 50; // of which is kept when one was last there

type Here = Record<string, { seq: number; at: number }>;
function kept(): Here {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Here;
  } catch {
    return {};
  }
}

/** When this browser last showed a table, and which entry; null: never, or it keeps nothing. */
export const lastHere = (table: string): { seq: number; at: number } | null => kept()[table] ?? null;

/** The table is in sight now. */
export function isHere(table: string, seq: number): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  try {
    const now = [table, { seq, at: Date.now() }] as const;
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), now])));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
