// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Props } from '../src/games/city_of_rome/desk.svelte';
import type { Seat } from '../src/games/city_of_rome/plan';
import { optionsOf } from '../src/table/scene';

const NUMBERS: Readonly<Record<string, number>> = { produce: 9 };

/** What is drawn of a hand of these cards, at a board with more of its own. */
async function drawn(cards: readonly string[], more: object, look: () => void): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { default: Hand } = await import('../src/games/city_of_rome/cards/Hand.svelte');
  const board = {
    view: { step: 'menu', decides: 0, turn: null },
    forms: { number: (name: string) => NUMBERS[name] ?? 7, word: (_: string, card: string) => card },
    chosen: null,
    pointed: null,
    gathered: [],
    ...more,
  } as unknown as Props;
  const hand = cards.map((card) => ({ card, deck: 'II' }));
  const own = { seat: 0, hand } as unknown as Seat;
  const shown = mount(Hand, { target: document.body, props: { board, own } });
  flushSync();
  look();
  void unmount(shown);
}

describe('a hand of City of Rome', () => {
  it('has two equal cards that can both be picked, by the same move', async () => {
    await drawn(['market', 'market'], { options: optionsOf([7], []) }, () => {
      expect(document.querySelectorAll('[data-move="7"].legal')).toHaveLength(2);
    });
  });

  const dear = { tokens: 0, coins: 6, all_coins: 6, afforded: false };
  const view = (after: number): object => ({
    step: 'menu',
    decides: 0,
    turn: { seat: 0, field: 1, has_built: false, building: null },
    outlook: { tariff: [dear, dear], missing: { market: [1] }, after_production: [after], sites: [] },
  });
  it.each([
    ['produces first for a card that Production pays', 1, [9], '9'],
    ['asks about a card that nothing pays', 0, [9], null],
    ['asks about it where it cannot produce', 1, [8], null],
  ])('%s', async (_, after, legal, first) => {
    await drawn(['market', 'market'], { view: view(after), options: optionsOf(legal, []) }, () => {
      const card = document.querySelectorAll('[data-ask="7"]')[1]; // Tab stops at the first one anyway
      expect(card?.getAttribute('data-first')).toBe(first);
      expect(card?.getAttribute('tabindex')).toBe(first === null ? '-1' : '0');
      expect(card?.querySelector('.dear') !== null).toBe(after === 0);
    });
  });
});
