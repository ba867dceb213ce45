/** The words of this board: the game's own file, which tells what cards do, and a few for the drawing. */
import { BoardWords, dashed, tip } from '../../table/board/words.svelte';

const words = new BoardWords({
  en: [
    () => import('../../../../src/groma/games/city_of_rome/words/en.ftl?raw'),
    () => import('./words/en.ftl?raw'),
  ],
  de: [
    () => import('../../../../src/groma/games/city_of_rome/words/de.ftl?raw'),
    () => import('./words/de.ftl?raw'),
  ],
});
export const { speak: speakRome, say } = words;
export { tip } from '../../table/board/words.svelte';

/** What a card is called. */
export const cardName = (card: string): string => say(`card-${dashed(card)}`);

/** What a card costs and does, in a sentence. */
export const about = (card: string): string => say(`about-${dashed(card)}`);

export const cardTip = (card: string): string => tip(cardName(card), about(card));
