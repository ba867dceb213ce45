/** Rivals' deeds in their order: each at one pace, and what would take too long as one movement a rival. */
import { entryOf, type Told } from '../records/acta';

/** A deed takes so long, and the one movement of a rival in the place of several. */
export const DEED = 900; // milliseconds
export const MOVEMENT = 1200;
/** Nobody waits longer than this; where a clock counts seconds, no longer than that. */
const LONGEST = 6000;
const HURRIED = 1000;
const MINUTE = 60; // seconds

/** Something that begins when its deed is shown; `seen`: false if nobody waits for it any more. */
export type Begin = (seen: boolean) => void;

/** What one rival did, and what begins with it. */
export interface Step {
  seat: number;
  lines: readonly Told[];
  begins: Begin[];
  ms: number;
}

interface Clock {
  allowance: number;
  increment?: number;
}

/** How long all that waits may take. */
export const longest = (clock: Clock | null | undefined): number =>
  clock && Math.max(clock.allowance, clock.increment ?? 0) < MINUTE ? HURRIED : LONGEST;

/** What of some lines others did, by who did it; what no row tells is no deed. */
export function stepsOf(lines: readonly Told[], own: number): Step[] {
  const found: Step[] = [];
  for (const line of lines) {
    const { mover } = line;
    if (!line.note || line.undoes != null || mover == null || mover === own) continue;
    const last = found.at(-1);
    if (last?.seat === mover) last.lines = [...last.lines, line];
    else found.push({ seat: mover, lines: [line], begins: [], ms: DEED });
  }
  return found.filter((step) => step.lines.some((line) => line.brief !== ''));
}

/** The same within `room` milliseconds: deeds at their pace, else one movement a rival, else shorter ones. */
export function within(room: number, steps: readonly Step[], movement = MOVEMENT): Step[] {
  if (length(steps) <= room) return [...steps];
  const merged = new Map<number, Step>();
  for (const { seat, lines, begins } of steps) {
    const one = merged.get(seat);
    merged.set(seat, {
      seat,
      lines: [...(one?.lines ?? []), ...lines],
      begins: [...(one?.begins ?? []), ...begins],
      ms: movement,
    });
  }
  const all = [...merged.values()];
  const share = Math.max(0, room) / all.length;
  return all.map((step) => ({ ...step, ms: Math.min(movement, share) }));
}

const length = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + step.ms, 0);

/** What a deed brought to each seat, in units of the sheet. */
export function gainsOf({ lines }: Step): number[] {
  const sums: number[] = [];
  const counted = new Set<number>();
  for (const line of lines) {
    if (counted.has(entryOf(line))) continue;
    counted.add(entryOf(line));
    line.gains?.forEach((gain, seat) => (sums[seat] = (sums[seat] ?? 0) + gain));
  }
  return sums;
}
