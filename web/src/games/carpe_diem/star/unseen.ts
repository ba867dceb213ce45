/** What a viewer has not seen yet of the box: the tiles by their backs, and the fountain cards. */
import { tally } from '../../../table/board/tally';
import type { View } from '../plan';

export function unseen(view: View): Record<string, Record<string, number>> {
  const families = {
    light: view.unseen_tiles[0] ?? [],
    dark: view.unseen_tiles[1] ?? [],
    fountains: view.unseen_fountain_cards,
  };
  const hiding = Object.entries(families).filter(([, pieces]) => pieces.length > 0);
  return Object.fromEntries(hiding.map(([family, pieces]) => [family, tally(pieces)]));
}
