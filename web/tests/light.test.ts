// @vitest-environment jsdom
/** What words speak of is lit, and brought into sight where a part of the board hides it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLit } from '../src/table/board/light';

vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[:@]/g, '\\$&') });

/** A board that shows its star or its cards. */
const place = document.createElement('div');
function show(piece: string): void {
  place.innerHTML = `<button data-shows="field slot"></button><button data-shows="place"></button>
    <i data-piece="${piece}"></i>`;
  for (const [at, shown] of [
    [0, 'field:4'],
    [1, 'place:8'],
  ] as const) {
    place.querySelectorAll('button')[at]?.addEventListener('click', () => {
      presses += 1;
      show(shown);
    });
  }
}
let presses = 0;
let unlit: () => void;
const lit = (): string | null | undefined => place.querySelector('.spoken-of')?.getAttribute('data-piece');

beforeEach(() => {
  presses = 0;
  document.body.append(place);
});
afterEach(() => unlit());

describe('what is spoken of', () => {
  it('is lit where it lies; nothing else is opened', () => {
    show('field:4');
    unlit = keepLit(place, ['field:4'], null);
    expect(lit()).toBe('field:4');
    expect(presses).toBe(0);
  });

  it('is brought into sight once; then the reader looks where they like', async () => {
    show('field:4');
    unlit = keepLit(place, ['place:8'], null);
    await vi.waitFor(() => expect(lit()).toBe('place:8'));
    show('field:4');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect([lit(), presses]).toEqual([undefined, 1]);
  });

  it('is waited for while the board is on its way', async () => {
    place.innerHTML = '';
    unlit = keepLit(place, ['place:8'], null);
    show('field:4');
    await vi.waitFor(() => expect(lit()).toBe('place:8'));
  });
});
