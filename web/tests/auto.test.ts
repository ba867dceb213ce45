/** The automatic board: what it makes of declared moves and views, and of a view that it knows nothing about. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Wire } from '../src/api/client';
import { families, headAndTail, shared } from '../src/table/auto/choices';
import { guessed, isEmpty, type Content, type Member } from '../src/table/auto/reading/contents';
import { humanised, Names } from '../src/table/auto/reading/names';
import { isGrid, layout, placesOf } from '../src/table/auto/reading/places';
import { Reader } from '../src/table/auto/reading/reader';
import { size, type Sight } from '../src/table/auto/reading/sights';
import type { Choice } from '../src/table/contract';
import { Forms } from '../src/table/forms';
import { optionsOf } from '../src/table/scene';

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
const sort = (
  name: string,
  labels: string[],
  words: string[] = [],
  more: Partial<Wire['SortShape']> = {},
): Wire['SortShape'] => ({
  name,
  labels,
  words: labels.map((_, i) => words[i] ?? ''),
  places: [],
  at: [],
  plane: '',
  ...more,
});
const form = (name: string, number: number, args: Record<string, string>): Wire['FormShape'] => ({
  name,
  number,
  arguments: args,
  secret: false,
  chapter: false,
});
const forms = new Forms({
  name: 'fora',
  version: 1,
  moves: [
    form('place', 0, { cell: 'cell' }),
    form('lay', 6, { line: 'line', way: 'way' }),
    form('end', 14, {}),
  ],
  notes: [],
  sorts: [
    sort('cell', CELLS, [], { at: CELLS.map((_, i) => [i % 3, Math.floor(i / 3)]) }),
    sort('line', ['gray', 'white'], ['Gray', 'White']),
    sort('way', ['n', 'e', 's', 'w'], ['north', 'east', 'south', 'west']),
    sort('card', ['farm', 'villa'], ['Farm', 'Villa']),
    sort('city', ['roma', 'ostia', 'capua'], ['Rome', 'Ostia', 'Capua'], {
      at: [
        [0, 0],
        [5, 3],
        [9, 8],
      ],
      plane: 'italy',
    }),
    sort('site', ['x'], ['Quarry'], { at: [[2, 2]], plane: 'italy' }),
    sort('road', ['roma-ostia'], [], { places: ['Rome - Ostia'] }),
    sort('turns', ['0', '1'], ['not turned', 'turned right']),
    sort('slot', ['1', '2']),
  ],
  sections: [],
});

const CHAIRS = [{ name: 'Livia' }, { name: 'Marcus' }];
const names = new Names(forms, CHAIRS, 'Face down');
const reader = (seat: number | null): Reader => new Reader(names, 2, seat);

const content = (kind: Content['kind'], more: Partial<Content> = {}): Content => ({
  ...{ kind, sort: '', of: null, members: [], hidden: false, folded: false, whole: '' },
  ...more,
});
const one = (of: string, more: Partial<Content> = {}): Content => content('thing', { sort: of, ...more });
const many = (of: Content, more: Partial<Content> = {}): Content => content('many', { of, ...more });
const by = (of: string, inner: Content): Content => content('by', { sort: of, of: inner });
const member = (name: string, holds: Content | null, single = '', other = single): Member => ({
  name,
  one: single,
  other,
  holds,
});
const record = (members: Record<string, Content>): Content =>
  content('record', { members: Object.entries(members).map(([name, holds]) => member(name, holds)) });
const only = (holds: Content | null, value: unknown, seat: number | null = null, beside = {}): Sight => {
  const sight = reader(seat).sight(member('thing', holds), value, beside);
  if (!sight) throw new Error('nothing to show');
  return sight;
};
const tokens = (sight: Sight): [string, string, number][] =>
  sight.kind === 'tokens' ? sight.tokens.map(({ word, note, count }) => [word, note, count]) : [];

describe('maps', () => {
  it('are grids where places lie in rows and columns, and show what is between', () => {
    const cells = placesOf(forms, 'cell');
    expect(isGrid(cells)).toBe(true);
    const shown = cells.filter(({ label }) => label === 'b1' || label === 'c2');
    const { rows } = layout(cells, shown);
    expect(rows?.map((row) => row.map((place) => place?.label))).toEqual([
      ['b1', 'c1'],
      ['b2', 'c2'],
    ]);
  });
  it('are anything else where they do not, and show no more than is asked for', () => {
    const cities = placesOf(forms, 'city');
    expect(isGrid(cities)).toBe(false);
    const drawn = layout(cities, cities.slice(0, 2));
    expect(drawn).toMatchObject({ rows: null, left: 0, top: 0, width: 9, height: 8 });
    expect(drawn.places.map(({ label }) => label)).toEqual(['roma', 'ostia']);
  });
  it('are not made of sorts that lie nowhere', () => {
    expect(placesOf(forms, 'card')).toEqual([]);
  });
});

describe('choices', () => {
  const options = (list: number[]) => optionsOf(list, [] as Choice[]);
  it('are all offered, each once, by family', () => {
    const list = [0, 4, 6, 7, 8, 10, 11, 14];
    const found = families(forms, options(list));
    expect(found.flatMap((family) => family.moves).sort((a, b) => a - b)).toEqual(list);
    expect(found.map((family) => [family.name, family.by?.label ?? null])).toEqual([
      ['place', null],
      ['lay', 'gray'],
      ['lay', 'white'],
      ['end', null],
    ]);
  });
  it('with places lie on the map of their sort', () => {
    const found = families(forms, options([0, 14]));
    expect(found.map(({ field }) => field)).toEqual([{ sort: 'cell', argument: 'cell' }, null]);
  });
  it('say what they are first', () => {
    expect(headAndTail('Stand on field 1: 0 bricks, 1 gear')).toEqual([
      'Stand on field 1',
      '0 bricks, 1 gear',
    ]);
    expect(headAndTail('Take villa (1 chimney) opposite baker (fits 1 cell)')).toEqual([
      'Take villa (1 chimney) opposite baker',
      '(fits 1 cell)',
    ]);
    expect(headAndTail('Draw 1 red, 1 yellow; stacks then: 9 red')).toEqual([
      'Draw 1 red, 1 yellow',
      'stacks then: 9 red',
    ]);
    expect(headAndTail('End the turn')).toEqual(['End the turn', '']);
  });
  it('share what they all begin with', () => {
    expect(shared(['Take coins: 1', 'Take coins: 2'])).toEqual(['Take coins', ['1', '2']]);
    expect(shared(['Take: 1', 'Pay: 2'])).toEqual(['', ['Take: 1', 'Pay: 2']]);
    expect(shared(['Take: 1'])).toEqual(['', ['Take: 1']]);
  });
});

describe('names', () => {
  it('of things are those of their sort; else where they are, unless a map shows that', () => {
    expect(names.worded('card', 'farm')).toBe('Farm');
    expect(names.worded('road', 'roma-ostia')).toBe('Rome - Ostia');
    expect(names.worded('cell', 'a1')).toBe('a1');
    expect(names.worded('seat', '1')).toBe('Marcus');
    expect(names.worded('', 'free_man')).toBe('Free man');
  });
  it('of members say whether it is one or several', () => {
    const coins = member('coins', one('number'), 'Coin', 'Coins');
    expect(names.title(coins, one('number'), 1)).toBe('Coin');
    expect(names.title(coins, one('number'), 0)).toBe('Coins');
    expect(names.title(coins, many(one('card')), ['farm'])).toBe('Coins');
    expect(names.title(coins, one('card'), 'farm')).toBe('Coin');
    expect(names.title(member('brick_tokens', null), one('number'), 3)).toBe('Brick tokens');
    expect(humanised('buy-action')).toBe('Buy action');
  });
});

describe('a view as it is declared', () => {
  it('shows a part beside its whole, and seats by name', () => {
    const parts = [
      member('round', one('number', { whole: 'rounds' }), 'Round'),
      member('rounds', one('number')),
      member('start', one('seat'), 'Begins'),
    ];
    const shown = reader(null).record(parts, { round: 3, rounds: 14, start: 1 });
    expect(shown).toMatchObject([
      { title: 'Round', word: '3 / 14' },
      { title: 'Begins', word: 'Marcus' },
    ]);
  });
  it('leaves out what is empty, and what is not to be told', () => {
    const parts = [member('tip', one('card')), member('stock', by('card', one('number')))];
    expect(reader(null).record(parts, { tip: null, stock: { farm: 0 } })).toEqual([]);
    expect(reader(null).sight(member('fits', content('untold')), [1, 2])).toBeNull();
  });
  it('counts like things, and says how many lie face down', () => {
    const row = only(many(one('card')), ['farm', 'villa', 'farm'], 1);
    expect(tokens(row)).toEqual([
      ['Farm', '', 2],
      ['Villa', '', 1],
    ]);
    expect(row).toMatchObject({ tokens: [{ marks: 'card:farm@1' }, { marks: 'card:villa@1' }] });
    expect(tokens(only(many(one('card', { hidden: true })), [null, null, '?1', 'farm']))).toEqual([
      ['Face down', '', 3],
      ['Farm', '', 1],
    ]);
    expect(tokens(only(many(one('card')), [null, 'farm']))).toEqual([
      ['–', '', 1],
      ['Farm', '', 1],
    ]);
  });
  it('shows so many of each, by label or in their order', () => {
    expect(tokens(only(by('card', one('number')), { farm: 2, villa: 0 }))).toEqual([['Farm', '2', 1]]);
    expect(tokens(only(by('slot', one('card')), ['villa', null]))).toEqual([['Villa', '', 1]]);
    expect(tokens(only(by('seat', one('number')), [0, 4]))).toEqual([['Marcus', '4', 1]]);
  });
  it('makes a token of a small record, hidden ones too', () => {
    const hand = many(record({ card: one('card', { hidden: true }), line: one('line') }));
    expect(
      tokens(
        only(hand, [
          { card: 'farm', line: 'gray' },
          { card: null, line: 'white' },
        ]),
      ),
    ).toEqual([
      ['Farm', 'Gray', 1],
      ['Face down', 'White', 1],
    ]);
  });
  it('makes a map of records with places, and marks on it what else is true of places', () => {
    const tiles = many(
      record({ cell: one('cell'), card: one('card'), turns: one('turns'), edges: content('untold') }),
    );
    const parts = [member('tiles', tiles), member('dead', many(one('cell')), 'Dead')];
    const shown = reader(0).record(parts, {
      tiles: [{ cell: 'b2', card: 'farm', turns: 1, edges: ['n'] }],
      dead: ['b2', 'c1'],
    });
    expect(shown).toHaveLength(1);
    const [map] = shown;
    if (map?.kind !== 'map') throw new Error(map?.kind);
    expect(map.held.get('cell:b2')).toMatchObject({ word: 'Farm', note: 'turned right · Dead' });
    expect(map.held.get('cell:b2')?.marks).toBe('cell:b2@0 card:farm@0 turns:1@0');
    expect(map.held.get('cell:c1')).toMatchObject({ word: '', note: 'Dead' });
  });
  it('lays maps of one plane over each other', () => {
    const cities = many(record({ city: one('city'), seat: one('seat') }));
    const sites = many(record({ site: one('site'), points: one('number') }));
    const parts = [member('cities', cities), member('sites', sites)];
    const shown = reader(null).record(parts, {
      cities: [{ city: 'roma', seat: 1 }],
      sites: [{ site: 'x', points: 3 }],
    });
    expect(shown).toMatchObject([{ kind: 'map', plane: 'italy', sorts: ['city', 'site'] }]);
    const [map] = shown;
    expect(map?.kind === 'map' && [...map.held.keys()]).toEqual(['city:roma', 'site:x']);
    expect(map?.kind === 'map' && map.held.get('city:roma')?.marks.split(' ')).toEqual([
      ...['city:roma', 'city:roma@0', 'city:roma@1'],
    ]);
  });
  it('makes a table of other records, those by name with their names', () => {
    const needs = by('card', one('number'));
    const line = record({ card: one('card'), value: one('number'), seat: one('seat'), needs });
    const rows = only(many(line), [{ card: 'farm', value: 3, seat: 1, needs: { villa: 2 } }]);
    expect(rows).toMatchObject({ kind: 'rows', rows: [{ cells: ['Farm', '3', 'Marcus', 'Villa 2'] }] });
    expect(size(rows)).toBe(2);
    const named = only(by('line', line), { gray: { card: 'farm', value: 1, seat: 0, needs: { villa: 1 } } });
    expect(named).toMatchObject({ rows: [{ cells: ['Gray', 'Farm', '1', 'Livia', 'Villa 1'] }] });
  });
  it('tells a record in a line, by names or by its order alone', () => {
    const pair = many(record({ points: one('number'), card: one('card') }));
    expect(reader(null).brief(pair, [[2, 'farm']])).toBe('Points 2, Farm');
    expect(reader(null).brief(by('seat', record({ points: one('number') })), [{ points: 2 }])).toBe(
      'Livia: Points 2',
    );
  });
  it('folds what is declared so', () => {
    expect(size(only(many(one('card'), { folded: true }), ['farm']))).toBe(Infinity);
  });
});

describe('a view of which nothing is declared', () => {
  const guess = (value: unknown): Content => guessed(value, forms, 2);
  it('is shown as it looks', () => {
    expect(tokens(only(null, ['farm', 'farm', null]))).toEqual([
      ['Farm', '', 2],
      ['Face down', '', 1],
    ]);
    expect(tokens(only(null, { farm: 2, villa: 1 }))).toEqual([
      ['Farm', '2', 1],
      ['Villa', '1', 1],
    ]);
    expect(only(null, 4)).toMatchObject({ kind: 'fact', title: 'Thing', word: '4' });
    expect(only(null, { tip: 'farm', roads: 3 })).toMatchObject({
      kind: 'group',
      sights: [{ word: 'Farm' }, { title: 'Roads', word: '3' }],
    });
  });
  it('has areas of seats where something stands for each of them', () => {
    expect(guess([['farm'], []])).toMatchObject({ kind: 'by', sort: 'seat' });
    expect(guess([{ seat: 0 }, { seat: 1 }])).toMatchObject({ kind: 'by', sort: 'seat' });
    expect(guess(['farm', 'villa']).kind).toBe('many');
    expect(guess([['farm'], [], []]).kind).toBe('many');
  });
  it('leaves out what is empty', () => {
    expect(isEmpty({ a: 0, b: [null], c: false })).toBe(true);
    expect(isEmpty(0)).toBe(false); // a fact: no money is worth knowing
  });
});

/** The words of the page are about pages and tables; what games are made of is called by the games. */
describe.each(['en', 'de'])('the words of the automatic board in %s', (lang) => {
  const root = resolve(import.meta.dirname, '../..');
  const own = readFileSync(join(root, `web/src/words/${lang}/auto.ftl`), 'utf8');
  const games = join(root, 'src/groma/games');
  const folders = readdirSync(games).filter((name) => /^[a-z]+_/.test(name));
  const values = (text: string): string[] =>
    [...text.matchAll(/^(?:[a-z][\w-]* =| +\*?\[\w+\]) (.*)$/gm)].map(([, value]) => value ?? '');
  /** Words by which games call what stands in their views. */
  const called = new Set(
    folders.flatMap((game) =>
      values(readFileSync(join(games, game, `words/view.${lang}.ftl`), 'utf8'))
        .filter((text) => !text.includes('{'))
        .map((text) => text.toLowerCase()),
    ),
  );
  it('have none of what a game calls its things', () => {
    expect(folders).toHaveLength(5);
    expect(called.size).toBeGreaterThan(100);
    expect(values(own).filter((text) => called.has(text.toLowerCase()))).toEqual([]);
    expect(own.match(/^auto-/gm)?.length).toBeLessThan(10);
  });
});
