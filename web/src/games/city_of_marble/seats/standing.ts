/** Who has most of what everybody collects, as far as it can be counted on the table. */
import type { View } from '../plan';

export type Lead = 'alone' | 'shared' | null;

/** How a seat stands among those who have imperium tiles of a building. */
export function leads(view: View, building: string, seat: number): Lead {
  return most(
    view.seats.map(({ imperium }) => imperium[building] ?? 0),
    seat,
  );
}

/** The same for coins. */
export const leadsCoins = (view: View, seat: number): Lead =>
  most(
    view.seats.map(({ coins }) => coins),
    seat,
  );

function most(counts: readonly number[], seat: number): Lead {
  const best = Math.max(...counts);
  if (best === 0 || counts[seat] !== best) return null;
  return counts.filter((count) => count === best).length > 1 ? 'shared' : 'alone';
}
