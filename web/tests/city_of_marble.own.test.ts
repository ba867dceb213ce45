// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { BUILDINGS, COLORS } from '../src/games/city_of_marble/box';
import type { Props } from '../src/games/city_of_marble/desk.svelte';
import Own from '../src/games/city_of_marble/Own.svelte';
import { optionsOf } from '../src/table/scene';

// jsdom asks nobody about their system.
vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
});

const each = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 1]));

/** What lies in one's own area, from the top down, while an action is asked for. */
function area(narrow: boolean): string[] {
  const seat = { seat: 0, home: 3, on_tiles: [], coins: 0, bridges: [4], fields: {} };
  const own = { ...seat, ready: each(COLORS), drawn: {}, imperium: each(BUILDINGS) };
  const board = {
    viewer: 0,
    view: {
      step: 'act',
      decides: 0,
      turn: { seat: 0, color: null, placements: [] },
      seats: [own],
      majorities: [],
    },
    options: optionsOf([1, 2], []),
    forms: {
      labels: () => ['red+blue'],
      number: (name: string) => ({ draw: 1, recall: 2 })[name] ?? 99,
      move: () => ({ name: '', args: {} }),
    },
    desk: { mode: narrow ? 'narrow' : 'wide', narrow },
    sheets: null,
    chosen: null,
    pointed: null,
    refused: null,
    gathered: [],
  } as unknown as Props;
  const drawn = mount(Own, { target: document.body, props: board });
  flushSync();
  const parts = [...(document.querySelector('.marble-own')?.children ?? [])].map(
    ({ classList }) => classList[0] ?? '',
  );
  void unmount(drawn);
  return parts;
}

it('on a phone the hand lies lowest, so that it stays where it is when what is asked comes and goes', () => {
  expect(area(true)).toEqual(['belongings', 'acts', 'hand']);
  expect(area(false)).toEqual(['belongings', 'hand', 'acts']);
});
