/** What is read on the map of Caesar's Empire: no word lies over another, nor over a city. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CITIES, ROME } from '../src/games/caesars_empire/box';
import { inShort, mayTurn, onlyWay, partsOf } from '../src/games/caesars_empire/map/choice';
import { Desk, type Props } from '../src/games/caesars_empire/desk.svelte';
import {
  breadthOf,
  bubbleBox,
  bubbleSize,
  bubblesOf,
  cityBoxes,
  keptFree,
  meet,
  nameBox,
} from '../src/games/caesars_empire/map/placing';
import { segmentsOf } from '../src/games/caesars_empire/drawing/printed';
import {
  lengthOf,
  MIDST,
  type CityOf,
  type SeatOf,
  type SegmentOf,
  type View,
} from '../src/games/caesars_empire/plan';

/** Heights of letters, in units of the map: near, at 1280 x 800, on a tablet, and as large as names are written. */
const LABELS = [12, 13.7, 17.4, 24];
const SAID = ['+4', '≤10'];

const words = (lang: string): Map<string, string> => {
  const path = join(import.meta.dirname, `../../src/groma/games/caesars_empire/words/${lang}.ftl`);
  const lines = readFileSync(path, 'utf8').matchAll(/^city-([a-z-]+) = (.+)$/gm);
  return new Map([...lines].map(([, id = '', name = '']) => [id.replaceAll('-', '_'), name]));
};
const citiesOf = (side: string): string[] =>
  Object.keys(CITIES).filter((city) => CITIES[city]?.sides.includes(side));
const segments = (side: string): SegmentOf[] =>
  segmentsOf(side).map((one) => ({ ...one, segment: `${one.a}-${one.b}`, seat: null }));

describe.each(['en', 'de'])('what ways bring, with names as in %s', (lang) => {
  const names = words(lang);
  const nameOf = (city: string): string => names.get(city) ?? '';

  it.each(['A', 'B'])('lies clear of names, tokens and each other on side %s', (side) => {
    const cities = citiesOf(side);
    const all = segments(side);
    expect(cities.every(nameOf)).toBe(true);
    for (const label of LABELS) {
      const kept = keptFree(cities, nameOf, label);
      for (const said of SAID) {
        const size = bubbleSize([said], label);
        expect(size.width).toBeGreaterThan(breadthOf(said) * label);
        for (const city of cities) {
          const leading = all.filter(({ a, b }) => a === city || b === city);
          const found = bubblesOf(leading, all, size, kept);
          expect([...found.keys()].sort()).toEqual(leading.map(({ segment }) => segment).sort());
          const boxes = [...found.values()].map((one) => bubbleBox(one, size));
          const where = `${city}, ${said} in letters of ${label}`;
          boxes.forEach((box, i) => {
            expect(
              kept.filter((one) => meet(one, box)),
              where,
            ).toEqual([]);
            expect(
              boxes.filter((one, k) => k !== i && meet(one, box)),
              where,
            ).toEqual([]);
            expect(box.left, where).toBeGreaterThanOrEqual(MIDST.left);
            expect(box.right, where).toBeLessThanOrEqual(MIDST.left + MIDST.width);
          });
          for (const { at, road } of found.values())
            expect(lengthOf(at, road), where).toBeLessThanOrEqual(7 * label);
        }
      }
    }
  });
});

describe('names of cities', () => {
  it.each(['A', 'B'])('lie clear of tokens, treasures and each other on side %s', (side) => {
    const names = words('en');
    for (const label of [12, 13.7]) {
      const cities = citiesOf(side);
      const box = (city: string) => nameBox(city, names.get(city) ?? '', label);
      for (const city of cities) {
        const others = [...cities, ROME].filter((one) => one !== city);
        const over = others.filter(
          (one) =>
            cityBoxes(one).some((drawn) => meet(drawn, box(city))) ||
            (one !== ROME && meet(box(one), box(city))),
        );
        expect(over, `${city} in letters of ${label}`).toEqual([]);
      }
    }
  });
});

describe('why a way brings its points', () => {
  const city = (gains: number[], value = 5): CityOf =>
    ({ region: 'italia', value, treasure: 'wine', gains }) as unknown as CityOf;
  const seat = { seat: 1, best: { italia: 3 }, next: { wine: 2 } } as unknown as SeatOf;
  const way = {
    roads: 3,
    factor: 1,
    payouts: [
      [0, 3],
      [3, 0],
    ],
  };

  it('is its parts: own roads, the token beyond the best of its colour, the treasure', () => {
    expect(partsOf(way, city([5, 2]), seat)).toEqual({ way: '3', token: '5−3', treasure: '2', sum: 7 });
    expect(partsOf(way, city([5, 0], 2), seat)).toEqual({ way: '3', token: '0', treasure: '2', sum: 5 });
    expect(partsOf(way, city([5, 8]), seat).token).toBe('8'); // a whole province
    expect(partsOf(way, city([5, 5]), { ...seat, best: {} }).token).toBe('5');
  });

  it('says what gold doubles, and only the way once the city is claimed', () => {
    const gold = { roads: 3, factor: 2, payouts: [[0, 6]] };
    expect(partsOf(gold, city([]), seat)).toEqual({ way: '3×2', token: null, treasure: null, sum: 6 });
    expect(partsOf({ ...gold, payouts: [[2, 0]] }, city([]), seat).way).toBe('0');
  });
});

describe('a city that is turned to', () => {
  const view = (step: string, city: string | null = null): View =>
    ({
      step,
      decides: 0,
      segments: [],
      cities: [],
      turn: {
        city,
        builds: [
          { segment: 'roma-caralis', city: 'caralis' },
          { segment: 'roma-massilia', city: 'massilia' },
          { segment: 'massilia-mediolanum', city: 'massilia' },
        ],
      },
    }) as unknown as View;
  const board = (more: object = {}): Props =>
    ({
      view: view('build'),
      forms: { number: () => 4 },
      options: { list: [4], has: (move: number) => move === 4, choice: () => ({ points: 6, open: true }) },
      foresight: true,
      sheets: null,
      gathered: [],
      desk: new Desk(),
      ...more,
    }) as unknown as Props;

  it('is built to at once if only one way leads there and its card was seen', () => {
    const here = board();
    expect(onlyWay(here, 'caralis')).toBeNull();
    here.desk.looked = 'caralis';
    expect(onlyWay(here, 'caralis')).toBe(4);
    here.desk.looked = 'massilia';
    expect(onlyWay(here, 'massilia')).toBeNull();
  });

  it('takes the place of one whose build has not been sent', () => {
    expect(mayTurn(board())).toBe(true);
    expect(mayTurn(board({ view: view('chain', 'caralis') }))).toBe(false);
    expect(mayTurn(board({ view: view('chain', 'caralis'), gathered: [4] }))).toBe(true);
    const desk = new Desk();
    desk.follow(view('build'), 0);
    desk.follow(view('chain', 'caralis'), 0);
    expect(desk.opened).toBe('caralis');
    desk.opened = 'massilia';
    desk.follow(view('build'), 0);
    expect(desk.opened).toBe('massilia');
    desk.follow(view('chain', 'caralis'), 0);
    desk.follow(view('build'), 0);
    expect(desk.opened).toBeNull();
  });

  it('is told of in few signs', () => {
    expect(inShort(board(), 4)).toBe('≤6');
    const sure = { list: [4], has: () => true, choice: () => ({ points: 6, open: false }) };
    expect(inShort(board({ options: sure }), 4)).toBe('+6');
    expect(inShort(board({ foresight: false }), 4)).toBe('');
  });
});
