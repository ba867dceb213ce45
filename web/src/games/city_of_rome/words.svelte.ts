/** The words of this board: the game's own file, which tells what cards do, and a few for the drawing. */
import { dashed, tip } from '../../table/board/words.svelte';
import { wordsOf } from '../words';

const words = wordsOf('city_of_rome');
export const { speak: speakRome, say, about } = words;
export { tip } from '../../table/board/words.svelte';

/** What a card is called. */
export const cardName = (card: string): string => say(`card-${dashed(card)}`);

export const cardTip = (card: string): string => tip(cardName(card), about(card));
