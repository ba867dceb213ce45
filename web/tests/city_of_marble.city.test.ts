// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Props } from '../src/games/city_of_marble/desk.svelte';
import { optionsOf } from '../src/table/scene';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
  },
);
const { default: City } = await import('../src/games/city_of_marble/city/City.svelte');

it('a scroll that is told when the city is gone already finds nothing, and says nothing', () => {
  const board = {
    viewer: 0,
    view: {
      step: 'act',
      decides: 0,
      turn: null,
      tiles: [],
      corners: [],
      edges: [],
      sources: [],
      seats: [],
      hills: [],
    },
    options: optionsOf([], []),
    forms: { labels: () => [], number: () => -1, move: () => ({ name: '', args: {} }) },
    desk: { mode: 'narrow', narrow: true, near: () => true, last: {} },
    chairs: [],
    gathered: [],
  } as unknown as Props;
  const drawn = mount(City, { target: document.body, props: { board } });
  flushSync();
  const city = document.querySelector('[data-place="city"]');
  expect(city).not.toBeNull();
  const wrong = vi.fn();
  window.addEventListener('error', wrong);
  void unmount(drawn);
  city?.dispatchEvent(new Event('scroll'));
  expect(wrong).not.toHaveBeenCalled();
});
