// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Props } from '../src/games/city_of_rome/desk.svelte';
import type { Seat } from '../src/games/city_of_rome/plan';
import { optionsOf } from '../src/table/scene';

describe('two equal cards in a hand', () => {
  it('can both be picked, by the same move', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    const { default: Hand } = await import('../src/games/city_of_rome/cards/Hand.svelte');
    const board = {
      view: { step: 'menu', decides: 0, turn: null },
      options: optionsOf([7], []),
      forms: { number: () => 7, word: (_: string, card: string) => card },
      chosen: null,
      pointed: null,
      gathered: [],
    } as unknown as Props;
    const hand = [1, 2].map(() => ({ card: 'market', deck: 'II' }));
    const own = { seat: 0, hand } as unknown as Seat;
    const drawn = mount(Hand, { target: document.body, props: { board, own } });
    flushSync();
    expect(document.querySelectorAll('[data-move="7"].legal')).toHaveLength(2);
    void unmount(drawn);
  });
});
