/** What a viewer has not seen yet of the box: the faces of bridge tiles, by their values. */
import { tally } from '../../../table/board/tally';
import type { View } from '../plan';

export const unseen = (view: View): Record<string, Record<string, number>> => ({
  bridges: tally(view.unseen_bridges),
});
