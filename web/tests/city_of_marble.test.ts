import { describe, expect, it } from 'vitest';
import {
  asked,
  closedSpots,
  moveOn,
  moveOver,
  refusedSpot,
} from '../src/games/city_of_marble/deciding/asking';
import { pieceOf } from '../src/games/city_of_marble/drawing/marks';
import type { Props } from '../src/games/city_of_marble/desk.svelte';
import {
  across,
  at,
  BOX,
  cornersOf,
  covered,
  INNER,
  lozengeOf,
  onBoard,
  openSet,
  reach,
  sidesOf,
  triangleName,
  TRIANGLES,
  trianglesOf,
  type Point,
  type View,
} from '../src/games/city_of_marble/plan';
import { focusOf, wellSeen } from '../src/games/city_of_marble/city/sights';
import { leads, leadsCoins } from '../src/games/city_of_marble/seats/standing';
import { unseen } from '../src/games/city_of_marble/seats/unseen';
import { Forms, type GameTables } from '../src/table/forms';

describe('the printed board', () => {
  it('has 149 triangles and 59 inner corners', () => {
    expect(TRIANGLES).toHaveLength(149);
    expect(INNER).toHaveLength(59);
    expect(INNER).not.toContain('f3');
    expect(onBoard(['f5', 'f3', 'g4'])).toBe(false);
    expect(onBoard(['f5', 'f3', 'e4'])).toBe(true);
  });
});

describe('a tile', () => {
  it('lies across the edge between its blunt corners', () => {
    expect(across('e12', 'e14')).toEqual(['d13', 'f13']);
    expect(across('k4', 'j5')).toEqual(['k6', 'j3']);
    expect(across('j5', 'k6')).toEqual(['j7', 'k4']);
    const { points, centre } = lozengeOf('e12-d13');
    const sides = points.map((point, i) => {
      const next = points[(i + 1) % 4] as Point;
      return Math.round(Math.hypot(point.x - next.x, point.y - next.y));
    });
    expect(sides).toEqual([77, 77, 77, 77]);
    expect(centre.x).toBeCloseTo((at('e12').x + at('d13').x) / 2);
  });

  it('covers its sides of a corner', () => {
    const tile = { color: 'red', official: null };
    const over = covered([
      { spot: 'e12-d13', ...tile },
      { spot: 'e10-f11', ...tile },
    ]);
    // Clockwise from the north: blunt at e12 covers two sides, sharp one.
    expect(sidesOf('e12', over)).toEqual([true, true, false, false, true, false]);
    expect(sidesOf('e10', over).filter(Boolean)).toHaveLength(2);
  });
});

/** Whether a point lies inside a shape with straight sides. */
function inside({ x, y }: Point, shape: readonly Point[]): boolean {
  let odd = false;
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

describe('where a pointer means a spot', () => {
  const spots = ['e12-e14', 'e12-d13', 'd13-e14', 'e12-f13', 'f13-e14'];

  it('is everything nearer to it than to the others, whichever of them are open', () => {
    for (let chosen = 1; chosen < 1 << spots.length; chosen++) {
      const open = spots.filter((_, i) => (chosen >> i) & 1);
      const shapes = open.map((spot) => reach(spot, openSet(open)));
      open.forEach((spot, i) => {
        const shape = shapes[i] as Point[];
        const xs = shape.map(({ x }) => x);
        const ys = shape.map(({ y }) => y);
        // A click in the middle of its box, where scripts and voice control click, meets it and no other.
        const click = {
          x: (Math.min(...xs) + Math.max(...xs)) / 2 + 0.01,
          y: (Math.min(...ys) + Math.max(...ys)) / 2 + 0.01,
        };
        expect(inside(click, shape), `${spot} of ${open.join(' ')}`).toBe(true);
        expect(shapes.filter((other) => inside(click, other))).toHaveLength(1);
        const { centre } = lozengeOf(spot);
        expect(inside({ x: centre.x + 0.01, y: centre.y + 0.01 }, shape)).toBe(true);
      });
    }
  });
});

describe('what can be asked about', () => {
  /** Every spot: the edges between two triangles of the board. */
  const spots = TRIANGLES.filter(({ column, row }) => (column + row) % 2 === 0)
    .flatMap(({ column, row }) => {
      const [a, b, c] = cornersOf(column, row);
      return [`${b}-${c}`, `${a}-${b}`, `${a}-${c}`];
    })
    .filter((spot) => trianglesOf(spot).every((one) => onBoard(one.split(' '))));
  const moves = ['place', 'send', 'fetch'].map((name, i) => ({
    name,
    number: i * spots.length,
    count: spots.length,
    arguments: { spot: 'spot' },
  }));
  const sorts = [{ name: 'spot', labels: spots, words: null }];
  const forms = new Forms({ moves, notes: [], sorts } as unknown as GameTables);
  const tile = (spot: string) => ({ spot, color: 'red', official: null });
  const legal = ['e12-e14', 'g12-g14'].map((spot) => forms.number('place', { spot }));
  const board = (step: string, viewer = 0, refused: number | null = null): Props =>
    ({
      view: { step, decides: 0, tiles: [tile('c10-c12')], hills: ['palatinus'] },
      viewer,
      forms,
      refused,
      options: { list: legal, has: (move: number) => legal.includes(move) },
    }) as unknown as Props;

  it('is every bit of bare ground, every tile and every hill', () => {
    const now = board('place');
    const asks = closedSpots(now).flatMap(({ spot }) => trianglesOf(spot));
    const open = legal.flatMap((move) => trianglesOf(spots[move] ?? ''));
    const tiles = trianglesOf('c10-c12');
    const hill = triangleName(11, 5);
    expect(moveOn(now, 'c10-c12')).toBe(spots.indexOf('c10-c12'));
    expect(trianglesOf(spots[moveOver(now, 11, 5)] ?? '')).toContain(hill);
    for (const { column, row } of TRIANGLES) {
      expect([...asks, ...open, ...tiles, hill]).toContain(triangleName(column, row));
    }
    expect(closedSpots(now).map(({ spot }) => spot)).not.toContain('c10-c12'); // the tile itself is asked
    for (const move of legal) expect(asked(now, move, '')).toEqual({});
    const [first] = closedSpots(now);
    expect(asked(now, first?.move ?? -1, 'here')).toMatchObject({ 'data-ask': first?.move, role: 'button' });
  });

  it('is what the decision is about, and nothing in the turn of others', () => {
    expect(forms.move(moveOn(board('recall'), 'c10-c12')).name).toBe('fetch');
    expect(forms.move(moveOn(board('leave'), 'c10-c12')).name).toBe('send');
    for (const step of ['act', 'post', 'extend', 'site', 'spend']) {
      expect(moveOn(board(step), 'c10-c12')).toBe(-1);
      expect(moveOver(board(step), 11, 5)).toBe(-1);
    }
    expect(asked(board('place', 1), moveOn(board('place', 1), 'c10-c12'), '')).toEqual({});
  });

  it('is crossed out while the answer stands there', () => {
    const refused = forms.number('place', { spot: 'c10-c12' });
    expect(refusedSpot(board('place', 0, refused))).toBe('c10-c12');
    expect(refusedSpot(board('act', 0, refused))).toBeNull();
    expect(refusedSpot(board('place'))).toBeNull();
  });
});

describe('where to look', () => {
  const corner = { structures: 3, influence: [], bare: null, points: 0, possible: ['bath'] };
  const placement = (spot: string, manned: number | null, points: number) => ({
    spot,
    bridge: null,
    outlet: null,
    corners: [
      { ...corner, corner: 'e12', sides: 6, building: 'bath', manned, points },
      { ...corner, corner: 'e14', sides: 2, building: null, manned: null },
    ],
  });
  const view = (step: string, turn: object): View =>
    ({ step, turn, lines: [], seats: [] }) as unknown as View;

  it('is the spot that brings most', () => {
    const placements = [
      placement('e12-e14', 1, 4),
      placement('e12-d13', 0, 4),
      placement('e12-f13', null, 0),
    ];
    expect(focusOf(view('place', { placements }), 0)).toEqual(lozengeOf('e12-d13').centre);
  });

  it('is rather nothing than a gift to somebody else', () => {
    const dull = placement('e12-f13', null, 0);
    const placements = [
      placement('e12-e14', 1, 4),
      { ...dull, corners: dull.corners.map((one) => ({ ...one, building: null, sides: 2 })) },
    ];
    expect(focusOf(view('place', { placements }), 0)).toEqual(lozengeOf('e12-f13').centre);
  });

  it('is the aqueduct whose next piece brings most', () => {
    const line = (name: string, head: string, owner: number | null, points: number) => ({
      line: name,
      left: 5,
      path: ['c18', head],
      pieces: [{ way: 'a', corner: 'g8', coin: false, owner, points }],
    });
    const lines = [line('gray', 'c16', 1, 4), line('white', 'f19', 0, 2), line('brown', 'i16', null, 0)];
    const now = { ...view('extend', { line: null, spot: null, leaving: null }), lines } as unknown as View;
    expect(focusOf(now, 0)).toEqual(at('f19'));
  });

  it('is the district that officials may leave', () => {
    expect(focusOf(view('leave', { leaving: 'g8', placements: [] }), 0)).toEqual(at('g8'));
  });
});

it('is left where it is while what is asked is well in sight', () => {
  const point = (x: number, y: number) => ({ x: BOX.x + x * BOX.width, y: BOX.y + y * BOX.height });
  const seen = { x: 0.5, y: 0.2, width: 0.4, height: 0.6 };
  expect(wellSeen(point(0.7, 0.5), seen)).toBe(true);
  expect(wellSeen(point(0.61, 0.35), seen)).toBe(true);
  // near the rim, where the overview may lie over it, or outside
  expect(wellSeen(point(0.88, 0.5), seen)).toBe(false);
  expect(wellSeen(point(0.7, 0.22), seen)).toBe(false);
  expect(wellSeen(point(0.2, 0.5), seen)).toBe(false);
});

describe('who is ahead', () => {
  const majorities = [
    { building: 'temple', leaders: [0], points: 5 },
    { building: 'bath', leaders: [1, 2], points: 2 },
    { building: 'arena', leaders: [], points: 0 },
    { building: null, leaders: [0, 1], points: 0 },
  ];
  const view = { majorities } as unknown as View;

  it('alone, shared, or not at all', () => {
    expect(leads(view, 'temple', 0)).toBe('alone');
    expect(leads(view, 'temple', 1)).toBeNull();
    expect(leads(view, 'bath', 2)).toBe('shared');
    expect(leads(view, 'arena', 0)).toBeNull();
    expect(leadsCoins(view, 1)).toBe('shared');
  });
});

it('marks what everybody shares for lines about anybody', () => {
  expect(pieceOf('corner', 'e12', 2)).toBe('corner:e12 corner:e12@0 corner:e12@1');
});

describe('the box at a table', () => {
  it('counts the bridges that a viewer has not seen, by their values', () => {
    expect(unseen({ unseen_bridges: [1, 2, 2, 4] } as unknown as View)).toEqual({
      bridges: { 1: 1, 2: 2, 4: 1 },
    });
    expect(unseen({ unseen_bridges: [] as number[] } as unknown as View)).toEqual({ bridges: {} });
  });
});
