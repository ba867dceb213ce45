/** Who leads in what everybody collects, alone or not, for marks on the board. */
import type { View } from '../plan';

export type Lead = 'alone' | 'shared' | null;

/** How a seat stands among those who have imperium tiles of a building, or coins if it is none. */
export function leads(view: View, building: string | null, seat: number): Lead {
  const first = view.majorities.find((one) => one.building === building)?.leaders ?? [];
  if (!first.includes(seat)) return null;
  return first.length > 1 ? 'shared' : 'alone';
}

/** The same for coins. */
export const leadsCoins = (view: View, seat: number): Lead => leads(view, null, seat);
