// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Props } from '../src/games/caesars_empire/desk.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { Desk } = await import('../src/games/caesars_empire/desk.svelte');
const { default: Own } = await import('../src/games/caesars_empire/Own.svelte');

it('a phone shows all that one has won: roads left, the best city of each colour, treasures', () => {
  const desk = new Desk();
  desk.mode = 'narrow';
  const seat = {
    seat: 0,
    supply: 17,
    best: { italia: 5, africa: 7 },
    treasures: { wine: 2 },
    sets: {},
    next: {},
  };
  const props = { view: { seats: [seat], left: {} }, viewer: 0, desk, foresight: true } as unknown as Props;
  const drawn = mount(Own, { target: document.body, props });
  flushSync();
  expect(document.querySelector('.supply b')?.textContent).toBe('17');
  expect([...document.querySelectorAll('.bests text')].map((one) => one.textContent)).toEqual(['5', '7']);
  expect(document.querySelector('.bests > b')?.textContent).toBe('12');
  expect(document.querySelectorAll('.strip li')).toHaveLength(9);
  void unmount(drawn);
});
