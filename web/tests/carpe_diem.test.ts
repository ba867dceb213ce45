import { describe, expect, it } from 'vitest';
import { CARDS, FACES } from '../src/games/carpe_diem/box';
import { Desk } from '../src/games/carpe_diem/desk.svelte';
import { mosaic } from '../src/games/carpe_diem/drawing/mosaic';
import { coinSlots, slotsOf, thrifty } from '../src/games/carpe_diem/scoring/payment';
import {
  beside,
  bestOf,
  cellOf,
  edgesOf,
  labelOf,
  openEnds,
  piles,
  scoringOrder,
  snapped,
  walkTo,
  type View,
} from '../src/games/carpe_diem/plan';
import { unseen } from '../src/games/carpe_diem/star/unseen';

const depots = (filled: number[]): View['depots'] =>
  [1, 2, 3, 4, 5, 6, 7].map((field) => ({
    field,
    joined: [((field + 2) % 7) + 1, ((field + 3) % 7) + 1],
    tiles: filled.includes(field) ? ['market', null, null, null] : [null, null, null, null],
    takes: 1,
    removed: 0,
  }));

describe('the plan of a district', () => {
  it('names cells by column and row', () => {
    expect(cellOf('c3')).toEqual({ x: 2, y: 2 });
    expect(labelOf({ x: 5, y: 0 })).toBe('f1');
    expect(beside('a1', 0)).toBeNull();
    expect(beside('a1', 1)).toBe('b1');
    expect(beside('c3', 2)).toBe('c4');
  });

  it('turns a tile clockwise', () => {
    expect(edgesOf('vineyard_steward_right')).toEqual(['vineyard', 'steward', 'meadow', 'meadow']);
    expect(edgesOf('vineyard_steward_right', 1)).toEqual(['meadow', 'vineyard', 'steward', 'meadow']);
    expect(edgesOf('vineyard_steward_right', 3)).toEqual(['steward', 'meadow', 'meadow', 'vineyard']);
  });

  it('finds the open ends towards empty cells, not towards the frame', () => {
    const tiles = [
      { cell: 'a1', tile: 'villa_end1', turns: 1, edges: ['meadow', 'villa', 'meadow', 'meadow'] },
      { cell: 'c1', tile: 'baker_half', turns: 3, edges: ['meadow', 'meadow', 'meadow', 'baker'] },
    ];
    expect(openEnds({ tiles })).toEqual([
      { feature: 'villa', cell: 'a1', side: 1 },
      { feature: 'baker', cell: 'c1', side: 3 },
    ]);
  });

  it('snaps to the next turn that is allowed', () => {
    expect(snapped(1, [0, 2])).toBe(2);
    expect(snapped(3, [0, 2])).toBe(0);
    expect(snapped(2, [0, 2])).toBe(2);
    expect(snapped(1, [])).toBe(1);
  });

  it('turns the tile in hand at once, also where it does not fit as it was taken', () => {
    const placements = [1, 2, 3].map((turns) => ({ cell: 'a1', turns }));
    const view = { turn: { placements } } as unknown as View;
    const desk = new Desk();
    const shown = (): number => snapped(desk.turns, desk.allowed(view, null));
    expect(shown()).toBe(1);
    desk.turn(view, 1, null);
    expect(shown()).toBe(2);
    desk.turn(view, -1, null);
    desk.turn(view, -1, null);
    expect(shown()).toBe(3);
    expect(desk.turned).toBe(true);
  });
});

describe('the star', () => {
  it('walks over empty fields to the first one with tiles', () => {
    expect(walkTo({ depots: depots([4, 5]) }, 1, 4)).toEqual([1, 4]);
    expect(walkTo({ depots: depots([7, 5]) }, 1, 7)).toEqual([1, 4, 7]);
  });

  it('scores from the front, the upper disc of a pile first', () => {
    const view = { track: [3, 1, 2, 0], seats: [7, 5, 5, 2].map((space) => ({ space })) } as unknown as View;
    expect(scoringOrder(view)).toEqual([0, 2, 1, 3]);
    expect(piles(view).get(5)).toEqual([1, 2]);
  });
});

describe('scoring', () => {
  it('pays with coins where wares are missing', () => {
    expect(slotsOf('a_grape_2')).toEqual(['grape', 'grape']);
    const payment = (wares: Record<string, number>, coins: number) => ({ move: '', wares, coins, breads: 0 });
    const cheap = payment({ grape: 1 }, 1);
    const loaves = { ...payment({}, 0), breads: 3 };
    expect(thrifty([payment({}, 2), cheap, loaves])).toBe(cheap);
    expect(thrifty([loaves])).toBeUndefined();
    expect(coinSlots('a_grape_2', cheap)).toEqual([1]);
    expect(coinSlots('b_all_wares', payment({ herb: 1, chicken: 1, fish: 1 }, 1))).toEqual([0]);
    expect(slotsOf('d_bakery_2')).toEqual([]);
  });

  it('marks the best circle only if some are better', () => {
    expect(bestOf([3, 5, -8])).toBe(5);
    expect(bestOf([5, 5])).toBeNull();
    expect(bestOf([])).toBeNull();
  });
});

describe('what nobody here has seen', () => {
  const view = (light: string[], dark: string[], cards: string[]): View =>
    ({ unseen_tiles: [light, dark], unseen_fountain_cards: cards }) as unknown as View;

  it('counts tiles by their backs, and fountain cards', () => {
    expect(unseen(view(['market', 'villa_t2', 'market'], ['market'], ['villa', 'villa']))).toEqual({
      light: { market: 2, villa_t2: 1 },
      dark: { market: 1 },
      fountains: { villa: 2 },
    });
  });

  it('leaves out what hides nothing any more', () => {
    expect(unseen(view([], [], ['market']))).toEqual({ fountains: { market: 1 } });
  });
});

describe('mosaics', () => {
  it('draws every tile of the box, each part with a mouth at its sides only', () => {
    for (const [tile, { edges, building }] of Object.entries(FACES)) {
      const kinds = new Set(building ? [building] : edges.filter((edge) => edge !== 'meadow'));
      const { parts } = mosaic(edgesOf(tile), building);
      expect(new Set(parts.map(({ kind }) => kind)), tile).toEqual(kinds);
      for (const part of parts) expect(part.share, tile).toBeGreaterThan(0.08);
    }
    expect(Object.keys(CARDS)).toHaveLength(51);
  });

  it('lets neighbours match: an outline is open towards the next tile', () => {
    const [part] = mosaic(['villa', 'meadow', 'villa', 'meadow']).parts;
    expect(part?.outline).not.toMatch(/M\d+ 0h6/);
    const [end] = mosaic(['meadow', 'meadow', 'villa', 'meadow']).parts;
    expect(end?.outline).not.toMatch(/M\d+ 72h6/);
  });
});
