/** What a viewer has not seen yet of the box: the cards of the decks in play. */
import type { View } from '../plan';

export function unseen(view: View): Record<string, Record<string, number>> {
  const buildings: Record<string, number> = {};
  for (const { card } of view.unseen) if (card) buildings[card] = (buildings[card] ?? 0) + 1;
  return { buildings };
}
