/** The words of this board: the game's own file, which names buildings and crew, and a few for the drawing. */
import { wordsOf } from '../words';
import { language } from '../../words/words.svelte';
import type { Chair } from '../../table/contract';
import { nearEnd, RESOURCES, type Amounts, type View } from './plan';

const words = wordsOf('builders_antiquity');
export const { speak: speakBuilders, say, about } = words;
export { tip } from '../../table/board/words.svelte';

/** What a thing is called. */
export const buildingName = (building: string): string => say(`building-${building}`);
export const crewName = (crew: string): string => say(`crew-${crew}`);
export const toolName = (tool: string): string => say(`tool-${tool}`);
export const schoolName = (resource: string): string => say(`university-${resource}`);

/** "2 stone, 1 wood"; nothing for nothing. */
export const amountsSaid = (amounts: Amounts): string =>
  RESOURCES.filter((one) => amounts[one])
    .map((one) => words.counted(amounts[one] ?? 0, one))
    .join(', ');

/** Tenths of a point as people write them: "18.2". */
export const tenths = (count: number): string =>
  (count / 10).toLocaleString(language() ?? 'en').replace('-', '−');

/** How far the game is: its round, that nothing was finished for some of them, or that this is (perhaps) the last. */
export function courseSaid(view: View): string {
  const near = nearEnd(view);
  if (near) return say(near === 'last' ? 'last-round' : 'near-round');
  if (view.quiet_rounds && view.quiet_limit)
    return say('quiet', { rounds: view.quiet_rounds, most: view.quiet_limit });
  return say('round', { round: view.round });
}

/** The same in a sentence, where it has more to say: who may end the game with this round. */
export function courseTold(view: View, chairs: readonly Chair[]): string {
  if (nearEnd(view) !== 'near') return courseSaid(view);
  const seats = view.may_end.map((seat) => chairs[seat]?.name ?? '').join(', ');
  return say('near-said', { round: view.round, goal: view.goal, seats });
}
