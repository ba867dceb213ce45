/** What a viewer has not seen yet of the box: the faces of bridge tiles, by their values. */
import type { View } from '../plan';

export function unseen(view: View): Record<string, Record<string, number>> {
  const bridges: Record<string, number> = {};
  for (const value of view.unseen_bridges) bridges[value] = (bridges[value] ?? 0) + 1;
  return { bridges };
}
