/** A short form: words, and marks in the place of what a board may draw. */

/** A thing in a short form: "[card:market|Market]" is its sort, its label and its name. */
export interface Mark {
  sort: string;
  label: string;
  name: string;
}
export type Part = string | Mark;

const MARK = /\[([a-z-]+):([^|\]]*)\|([^|\]]*)\]/g;

/** The words and marks of a short form, in their order. */
export function partsOf(brief: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const one of brief.matchAll(MARK)) {
    if (one.index > at) found.push(brief.slice(at, one.index));
    found.push({ sort: one[1] ?? '', label: one[2] ?? '', name: one[3] ?? '' });
    at = one.index + one[0].length;
  }
  if (at < brief.length) found.push(brief.slice(at));
  return found;
}

/** The same without pictures: things stand there by their names. */
export const inNames = (brief: string): string => brief.replace(MARK, '$3');

export const isMark = (part: Part): part is Mark => typeof part !== 'string';
