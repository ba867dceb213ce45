// @vitest-environment jsdom
/** The Builders on a phone: what stands below the board keeps its place, and the end is told before it comes. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Props } from '../src/games/builders_antiquity/desk.svelte';
import type { Seat } from '../src/games/builders_antiquity/plan';
import { optionsOf } from '../src/table/scene';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
// before the tests, whose time on a busy machine it would take
const { default: Purse } = await import('../src/games/builders_antiquity/crew/Purse.svelte');
const { default: Frieze } = await import('../src/games/builders_antiquity/Frieze.svelte');

const own = { seat: 0, money: 5, loans: 0, total: 50, points: 14 } as unknown as Seat;

function boardOf(more: object): Props {
  const turn = { seat: 0, actions: 3, exchange: [1, 3, 6], choices: {} };
  const prices = { action: 5, loan_gain: 10, loan_repay: 15, loan_penalty: 20 };
  const shared = { prices, seats: [own], decides: 0, step: 'act', turn, goal: 17, may_end: [] };
  return {
    view: { ...shared, ...more },
    viewer: 0,
    chairs: [{ name: 'Livia' }],
    options: optionsOf([], []),
    forms: { number: () => -1 },
    chosen: null,
    pointed: null,
    gathered: [],
    refused: null,
    desk: { mode: 'narrow', narrow: true, opened: null },
  } as unknown as Props;
}

function drawn(part: unknown, props: object, what: string): Element[] {
  document.body.replaceChildren();
  const one = mount(part as Component, { target: document.body, props: props as Record<string, unknown> });
  flushSync();
  const found = [...document.querySelectorAll(what)];
  void unmount(one);
  return found;
}

it('has the ways to end a turn at one place, whoever decides and whatever is asked', () => {
  const rival = { seat: 1, actions: 2, exchange: [1, 3, 6], choices: {} };
  for (const more of [{}, { step: 'site' }, { decides: 1, turn: rival }])
    expect(drawn(Purse, { board: boardOf(more), own }, '.way')).toHaveLength(4);
  expect(drawn(Purse, { board: boardOf({ decides: null, turn: null }), own }, '.way')).toEqual([]);
});

it('marks the round that may be the last one, for eyes in two words and for ears in a sentence', () => {
  const round = (more: object, what: string): Element[] => drawn(Frieze, boardOf(more), `.round${what}`);
  expect(round({}, '.near')).toEqual([]);
  expect(round({ may_end: [0] }, '.near > [aria-hidden] + .unseen')).toHaveLength(1);
  expect(round({ last_round: true }, '.last')).toHaveLength(1);
});
