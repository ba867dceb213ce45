/** What a seat has, said in words. */
import type { SeatOf, View } from '../plan';
import { signed } from '../targets';
import { kindName, say } from '../words.svelte';

interface Told {
  view: Pick<View, 'left'>;
  /** Whether what the next would add is told. */
  foresight: boolean;
}

/** How many treasures of a kind, what they score, what the next would add, and how many are left. */
export const toldOf = ({ view, foresight }: Told, seat: SeatOf, kind: string): string =>
  say(foresight ? 'treasures-kind' : 'treasures-kind-now', {
    kind: kindName(kind),
    count: seat.treasures[kind] ?? 0,
    points: seat.sets[kind] ?? 0,
    next: seat.next[kind] ?? 0,
    left: view.left[kind] ?? 0,
  });

/** What the next treasure of a kind would add, as it stands on a board; "–": none is left. */
export function nextOf({ view, foresight }: Told, seat: SeatOf, kind: string): string {
  if (!view.left[kind]) return '–';
  return foresight ? signed(seat.next[kind] ?? 0) : '';
}
