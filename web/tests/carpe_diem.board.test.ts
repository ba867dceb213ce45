// @vitest-environment jsdom
/** What stands on Carpe Diem's board: what cards pay and lack, which cards a circle scores, what is finished. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Props } from '../src/games/carpe_diem/desk.svelte';
import type { Choice } from '../src/table/contract';
import { optionsOf } from '../src/table/scene';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { Desk } = await import('../src/games/carpe_diem/desk.svelte');
const { default: ScoreGrid } = await import('../src/games/carpe_diem/scoring/ScoreGrid.svelte');
const { default: Panes } = await import('../src/games/carpe_diem/Panes.svelte');

const own = {
  seat: 0,
  wares: { grape: 1 },
  coins: 0,
  breads: 0,
  by_bread: 0,
  stake: 4,
  counts: { baker: 2, chimney: 5, market: 0 },
  times: [0, 2, 1],
  features: [],
  tiles: [],
  tasks: [],
  banderoles: [],
  dead: [],
  space: 0,
};
const circle = (name: string, cards: number[]) => ({ circle: name, cards, seat: null, outlook: [] });
const DISC = 5;

/** A table of nobody's, with what its cards and districts need. */
function board(more: object = {}): Props {
  return {
    view: {
      step: 'circle',
      decides: 0,
      round: 7,
      rounds: 7,
      grid: ['a_grape_2', 'd_baker_1', 'c_chimney_3_coin_bread'],
      circles: [circle('1-2', [1, 2]), circle('2-3', [2, 3])],
      seats: [own],
      track: [0],
      turn: null,
      scoring: null,
    },
    viewer: 0,
    chairs: [],
    foresight: true,
    forms: {
      number: (name: string, args?: { circle?: string }) =>
        name === 'disc' && args?.circle === '2-3' ? DISC : -1,
      move: () => ({ name: 'disc', args: { circle: '2-3' } }),
    },
    options: optionsOf([DISC], []),
    chosen: null,
    pointed: null,
    refused: null,
    sheets: null,
    desk: new Desk(),
    ...more,
  } as unknown as Props;
}

let drawn: object | undefined;
function draw(part: typeof ScoreGrid | typeof Panes, props: { board: Props; seat: number }): void {
  drawn = mount(part, { target: document.body, props });
  flushSync();
}
afterEach(() => {
  if (drawn) void unmount(drawn);
});

const plates = (): Element[] => [...document.querySelectorAll('[data-piece^="card:"]')];

describe('a scoring card', () => {
  it('shows what it would pay, and pale what is lacking', () => {
    draw(ScoreGrid, { board: board(), seat: 0 });
    expect([...document.querySelectorAll('.count')].map((one) => one.textContent)).toEqual([
      '−4',
      '+6',
      '1×',
    ]);
    expect(plates().map((one) => one.querySelectorAll('.lacking').length)).toEqual([1, 0, 0]);
  });

  it('tells no points to who is not to know them', () => {
    draw(ScoreGrid, { board: board({ foresight: false }), seat: 0 });
    expect([...document.querySelectorAll('.count')].map((one) => one.textContent)).toEqual([
      '−4',
      '2×',
      '1×',
    ]);
  });
});

describe('a circle', () => {
  const lit = (): (string | undefined)[] =>
    plates()
      .filter((one) => one.querySelector('.ring'))
      .map((one) => /place:(\d)/.exec(one.getAttribute('data-piece') ?? '')?.[1]);

  it('lights the two cards it scores while its disc is meant', () => {
    draw(ScoreGrid, { board: board({ pointed: DISC }), seat: 0 });
    expect(lit()).toEqual(['2', '3']);
  });

  it('lights them when somebody points at it, whoever decides', () => {
    draw(ScoreGrid, { board: board(), seat: 0 });
    expect(lit()).toEqual([]);
    document.querySelector('[data-piece="circle:1-2"]')?.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(lit()).toEqual(['1', '2']);
  });
});

describe('the number in a circle', () => {
  const none = { coins: 0, failed: 1, lost: 4, points: -4, steps: 0, wares: 0, worth: -8 };
  const number = (breads: number, points: number): [string | null | undefined, number] => {
    const given = board({ options: optionsOf([DISC], [{ move: DISC, points } as Choice]) });
    const spot = given.view.circles[1];
    if (spot) spot.outlook = [{ ...none, breads, worth: breads - 8 }];
    draw(ScoreGrid, { board: given, seat: 0 });
    return [document.querySelector('text.big')?.textContent, document.querySelectorAll('.price').length];
  };

  it('is all that it brings, with a loaf where that takes loaves', () => {
    expect(number(7, 16)).toEqual(['+16', 1]);
  });

  it('has no loaf where it brings so much without', () => {
    expect(number(0, -4)).toEqual(['−4', 0]);
  });
});

describe('while others lay their discs', () => {
  const look = { breads: 0, coins: 0, failed: 1, lost: 4, points: -4, steps: 7, wares: 0, worth: 6 };
  const numbers = (step: string): (string | null)[] => {
    const given = board({ options: optionsOf([], []) });
    Object.assign(given.view, { step, decides: 1 });
    for (const spot of given.view.circles) spot.outlook = [look];
    draw(ScoreGrid, { board: given, seat: 0 });
    return [...document.querySelectorAll('text.big')].map((one) => one.textContent);
  };

  it('circles count steps as the points they are, too', () => {
    expect(numbers('circle')).toEqual(['+3', '+3']);
  });

  it('circles are silent while cards are paid for', () => {
    expect(numbers('pay')).toEqual([]);
  });
});

describe('on a phone', () => {
  it('what is finished stands below the district and below the cards that count it', () => {
    for (const pane of ['district', 'cards'] as const) {
      const given = board();
      given.desk.pane = pane;
      draw(Panes, { board: given, seat: 0 });
      expect(document.querySelector('.carpe-finished li:not(.none) b')?.textContent, pane).toBe('2');
      if (drawn) void unmount(drawn);
      drawn = undefined;
    }
  });

  it('each part of the board is opened where pieces in it are spoken of', () => {
    const given = board();
    given.desk.pane = 'cards';
    draw(Panes, { board: given, seat: 0 });
    for (const [sort, pane] of [
      ['place', 'cards'],
      ['line', 'district'],
      ['slot', 'star'],
    ]) {
      expect(document.querySelector(`[data-shows~="${sort}"]`)?.textContent).toBe(`pane-${pane}`);
    }
  });
});
