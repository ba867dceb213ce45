/** The keys of the text view: each asks something, and is answered in words. */

export type Query = 'turn' | 'since' | 'scores' | 'moves' | 'own' | 'undo' | 'keys';

/** The keys and what they ask, in the order of the list. */
export const QUERIES: readonly (readonly [key: string, query: Query])[] = [
  ['w', 'turn'],
  ['n', 'since'],
  ['s', 'scores'],
  ['m', 'moves'],
  ['h', 'own'],
  ['u', 'undo'],
  ['?', 'keys'],
];

const WRITES = 'input, textarea, select, [contenteditable]';

/** What a key asks: a query, the number of a seat (from 0), or nothing. */
export function queryOf(event: KeyboardEvent): Query | number | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.closest(WRITES)) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key) - 1;
  return QUERIES.find(([key]) => key === event.key)?.[1] ?? null;
}
