/** The Builders' board: columns, what a card would add, and the settlement step by step. */
import { describe, expect, it } from 'vitest';
import { HEIGHTS, level } from '../src/games/builders_antiquity/drawing/elevations';
import {
  column,
  come,
  nails,
  nearEnd,
  settlement,
  share,
  sum,
  type Seat,
  type Site,
  type View,
} from '../src/games/builders_antiquity/plan';
import { trialOf } from '../src/games/builders_antiquity/sites/trial';
import { unseen } from '../src/games/builders_antiquity/market/unseen';
import type { Forms } from '../src/table/forms';
import { readFileSync } from 'node:fs';

const lighthouse: Site = {
  building: 'lighthouse',
  needs: { stone: 2, wood: 4, knowledge: 1, decoration: 3 },
  provided: { stone: 2, wood: 3, knowledge: 1, decoration: 1 },
  missing: { wood: 1, decoration: 2 },
  pays: 14,
  points: 5,
  actions: 1,
  crew: [],
  teams: [],
};

const slave = (crew: string, site: string | null = null): Seat['crew'][number] => ({
  crew,
  kind: 'slave',
  provides: { stone: 2, wood: 2 },
  printed: { stone: 2, wood: 2 },
  wage: 0,
  university: null,
  site,
  tool: null,
  can_carry: false,
});

const seat: Seat = {
  seat: 0,
  money: 27,
  points: 18,
  total: 182,
  loans: 1,
  tools: [],
  crew: [slave('syrus'), slave('geta')],
  sites: [lighthouse],
  finished: [],
  worth: [],
  will_free: ['syrus', 'geta'],
  will_repay: 1,
};

const view = {
  viewer: 0,
  decides: 0,
  seats: [seat],
  turn: {
    seat: 0,
    actions: 3,
    crew: null,
    site: null,
    choices: {
      'send syrus': { sites: [{ building: 'lighthouse', lacks: { decoration: 1 } }] },
      'recruit 2': { sites: [{ building: 'lighthouse', lacks: { decoration: 1 } }] },
      end: { coins: 6 },
    },
  },
  workers: [null, { crew: 'labourer-1', provides: { wood: 1, decoration: 2 }, wage: 3 }],
  stock: {
    slaves: ['lydus'],
    provides: { lydus: { stone: 2, wood: 2 } },
    tools: [],
    universities: [],
    loans: 4,
  },
  prices: { freeing: 5, loan_repay: 15, slave_penalty: 10, loan_penalty: 20 },
} as unknown as View;

describe('columns', () => {
  it('fill up from the bottom', () => {
    expect(column(4, 2, 1)).toEqual(['full', 'full', 'new', 'hole']);
    expect(column(2, 3, 0)).toEqual(['full', 'full']);
    expect(column(0, 0, 2)).toEqual([]);
  });

  it('add what a site lacks no more', () => {
    expect(come(lighthouse, { decoration: 1 })).toEqual({ stone: 0, wood: 1, knowledge: 0, decoration: 1 });
    expect(share(lighthouse)).toBeCloseTo(0.7);
    expect(sum(lighthouse.needs)).toBe(10);
  });
});

describe('signs', () => {
  it('have nails by rank', () => {
    expect(['apprentice-3', 'labourer-1', 'journeyman-6', 'master-2', 'syrus', 'hoist'].map(nails)).toEqual([
      1, 2, 3, 4, 0, 0,
    ]);
  });

  it('are drawn for every building', () => {
    const pieces = readFileSync('src/games/builders_antiquity/drawing/pieces.svg', 'utf8');
    for (const building of Object.keys(HEIGHTS)) expect(pieces).toContain(`id="ba-${building}"`);
    expect(Object.keys(HEIGHTS)).toHaveLength(33);
    expect(level('house', 0)).toBeCloseTo(0);
    expect(level('house', 0.5)).toBe(-29);
  });
});

describe('the card in mind', () => {
  const forms = (name: string, args: Record<string, string>): Forms =>
    ({ move: () => ({ name, args, sorts: {} }) }) as unknown as Forms;
  const given = { view, viewer: 0, chosen: null, pointed: 7 };
  const near = { building: 'lighthouse', lacks: { decoration: 1 } };

  it('is what a pointed move would send, hire or buy', () => {
    expect(trialOf({ ...given, forms: forms('send', { crew: 'syrus' }) })).toEqual({
      sites: [near],
      wage: 0,
    });
    expect(trialOf({ ...given, forms: forms('recruit', { slot: '2' }) })).toEqual({ sites: [near], wage: 3 });
    expect(trialOf({ ...given, forms: forms('recruit', { slot: '1' }) })).toBeNull();
    expect(trialOf({ ...given, forms: forms('end', {}) })).toBeNull();
    expect(trialOf({ ...given, viewer: 1, forms: forms('send', { crew: 'syrus' }) })).toBeNull();
  });

  it('goes with its tool to its site', () => {
    const done = { building: 'lighthouse', lacks: {}, crew: 'syrus', coins: 14 };
    const choices = { bare: { sites: [near] }, 'with brush': { sites: [done] } };
    const turn = { seat: 0, actions: 3, crew: 'syrus', site: 'lighthouse', choices };
    const sent = { ...view, turn } as unknown as View;
    const board = { ...given, view: sent, forms: forms('with', { tool: 'brush' }) };
    expect(trialOf(board)?.sites).toEqual([done]);
    expect(trialOf({ ...board, pointed: null })?.sites).toEqual([near]);
  });

  it('may go to any site as long as none is pointed at', () => {
    const choices = { 'at lighthouse': { sites: [near] }, 'at market': { ends: true } };
    const turn = { seat: 0, actions: 3, crew: 'syrus', site: null, choices };
    const sent = { ...view, turn } as unknown as View;
    expect(trialOf({ ...given, view: sent, pointed: null, forms: forms('at', {}) })?.sites).toEqual([near]);
  });
});

describe('the end', () => {
  const end = { ...view, goal: 19, last_round: false, may_end: [] } as unknown as View;

  it('is foretold: the round may be the last one, is it, or neither', () => {
    expect(nearEnd(end)).toBe('');
    expect(nearEnd({ ...end, may_end: [0] })).toBe('near');
    expect(nearEnd({ ...end, last_round: true })).toBe('last');
    expect(nearEnd({ ...end, goal: 18, may_end: [0] })).toBe('last'); // in the turn itself
    expect(nearEnd({ ...end, last_round: true, turn: null })).toBe('');
  });
});

describe('the settlement', () => {
  it('frees, repays and counts what is left', () => {
    expect(settlement(view, seat)).toMatchObject({
      money: 27,
      freeing: 10,
      repaying: 15,
      left: 2,
      slaves: 0,
      loans: 0,
      total: 182,
    });
  });

  it('tells after the game what was paid', () => {
    const after = { ...view, turn: null, decides: null } as unknown as View;
    const done: Seat = { ...seat, money: 2, loans: 0, crew: [], will_free: [], will_repay: 0 };
    expect(settlement(after, done, { freed: ['syrus', 'geta'], repaid: 1 })).toMatchObject({
      money: 27,
      freeing: 10,
      repaying: 15,
      left: 2,
    });
    expect(settlement(after, done)).toMatchObject({ money: 2, left: 2, freed: [], repaid: 0 });
  });

  it('keeps what cannot be paid', () => {
    const poor: Seat = {
      ...seat,
      money: 4,
      crew: [slave('syrus'), slave('geta', 'lighthouse')],
      will_free: [],
      will_repay: 0,
    };
    expect(settlement(view, poor)).toMatchObject({ left: 4, slaves: 2, loans: 1 });
  });
});

describe('what nobody has seen yet', () => {
  it('is counted by family: machines apart from buildings, workers by their rank', () => {
    const view = { unseen_buildings: ['forum', 'saw'], unseen_workers: ['master-1', 'labourer-4'] };
    expect(unseen(view)).toEqual({
      buildings: { forum: 1 },
      machines: { saw: 1 },
      master: { 'master-1': 1 },
      journeyman: {},
      labourer: { 'labourer-4': 1 },
      apprentice: {},
    });
  });
});
