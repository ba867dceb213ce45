/** What a viewer has not seen yet of the box: the cards of the two stacks, workers by their rank. */
import { BUILDINGS, CREW } from '../box';
import { nails, type View } from '../plan';

/** The rank of a worker, which is the name of its family. */
const rank = (crew: string): string => crew.replace(/-\d+$/, '');
const family = (building: string): string => (BUILDINGS[building]?.provides ? 'machines' : 'buildings');

export function unseen(
  view: Pick<View, 'unseen_buildings' | 'unseen_workers'>,
): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = { buildings: {}, machines: {} };
  for (const crew of Object.keys(CREW)) if (nails(crew)) found[rank(crew)] = {};
  const add = (where: string, piece: string): void => {
    const pieces = (found[where] ??= {});
    pieces[piece] = (pieces[piece] ?? 0) + 1;
  };
  for (const building of view.unseen_buildings) add(family(building), building);
  for (const crew of view.unseen_workers) add(rank(crew), crew);
  return found;
}
