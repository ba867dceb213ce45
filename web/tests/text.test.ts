// @vitest-environment jsdom
/** The text view: its filter and its keys. */
import { describe, expect, it } from 'vitest';
import { matching } from '../src/table/text/filter';
import { QUERIES, queryOf } from '../src/table/text/keys';

const ALL = [
  { number: 1, words: 'Build Rome - Ostia, 2 roads' },
  { number: 2, words: 'Build Rome - Capua, 1 road' },
  { number: 3, words: 'End the turn' },
];

describe('the filter', () => {
  const numbers = (wanted: string): number[] => matching(ALL, wanted).map((one) => one.number);
  it('shows everything while nothing is typed', () => {
    expect(numbers('  ')).toEqual([1, 2, 3]);
  });
  it('wants every word, whatever its case', () => {
    expect(numbers('rome CAPUA')).toEqual([2]);
    expect(numbers('nothing')).toEqual([]);
  });
  it('puts the choice of that number first', () => {
    expect(numbers('2')).toEqual([2, 1]);
    expect(numbers('3')).toEqual([3]);
  });
});

describe('the keys', () => {
  const press = (
    key: string,
    target: Element = document.createElement('div'),
    more: KeyboardEventInit = {},
  ) => {
    let found: ReturnType<typeof queryOf> = null;
    const onKey = (event: Event): void => void (found = queryOf(event as KeyboardEvent));
    target.addEventListener('keydown', onKey);
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
    target.removeEventListener('keydown', onKey);
    return found;
  };
  it('ask what the list says, and digits ask for a seat', () => {
    for (const [key, query] of QUERIES) expect(press(key)).toBe(query);
    expect(press('1')).toBe(0);
    expect(press('9')).toBe(8);
    expect(press('x')).toBeNull();
  });
  it('are not taken from the browser, nor from who writes', () => {
    expect(press('s', undefined, { ctrlKey: true })).toBeNull();
    expect(press('s', document.createElement('input'))).toBeNull();
  });
});
