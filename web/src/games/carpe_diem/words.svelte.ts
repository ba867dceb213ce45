/** The words of this board: the game's own file, which tells what features do, and a few for the drawing. */
import { dashed, tip } from '../../table/board/words.svelte';
import { wordsOf } from '../words';
import { LEFTOVERS, LOAVES } from './box';

const words = wordsOf('carpe_diem');
export const { speak: speakCarpe, say, counted } = words;
export { tip } from '../../table/board/words.svelte';

/** What a kind of feature, a tile, a card, a ware is called. */
export const featureName = (feature: string): string => say(`feature-${dashed(feature)}`);
export const tileName = (tile: string): string => say(`tile-${dashed(tile)}`);
export const cardName = (card: string): string => say(`card-${dashed(card)}`);
export const lineName = (line: string): string => say(`line-${line}`);

/** What a kind of feature, a ware or another good does. */
export const about = (thing: string): string =>
  say(`about-${dashed(thing)}`, { loaves: LOAVES, leftovers: LEFTOVERS });
export const featureTip = (feature: string): string => tip(featureName(feature), about(feature));
