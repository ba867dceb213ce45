/** What a viewer has not seen yet of the box: the cards of the decks in play. */
import { tally } from '../../../table/board/tally';
import type { View } from '../plan';

export const unseen = (view: View): Record<string, Record<string, number>> => ({
  buildings: tally(view.unseen.flatMap(({ card }) => card ?? [])),
});
