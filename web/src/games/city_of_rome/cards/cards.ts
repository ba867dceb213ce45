/** What is known of a card by its id. */
import { KINDS, type Kind } from '../box';

const NOT_DRAWN_YET: Kind = { category: 'temple', cost: 0 };

/** What is known of a card; something harmless for one that nobody has drawn yet. */
export const kind = (card: string): Kind => KINDS[card] ?? NOT_DRAWN_YET;

export const isAqueduct = (card: string): boolean => kind(card).category === 'aqueduct';
