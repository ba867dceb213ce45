/** The automatic board: what it makes of declared moves and of a view that it knows nothing about. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Wire } from '../src/api/client';
import { families, headAndTail, shared } from '../src/table/auto/choices';
import { cropped, latticeOf } from '../src/table/auto/lattice';
import { humanised, Names, singulars } from '../src/table/auto/names';
import { isEmpty, Reader, size, type Sight } from '../src/table/auto/sights';
import type { Choice } from '../src/table/contract';
import { Forms } from '../src/table/forms';
import { optionsOf } from '../src/table/scene';

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
const sort = (name: string, labels: string[], words: string[] = []): Wire['SortShape'] => ({
  name,
  labels,
  words: labels.map((_, i) => words[i] ?? ''),
});
const forms = new Forms({
  name: 'fora',
  version: 1,
  moves: [
    { name: 'place', number: 0, arguments: { cell: 'cell' }, secret: false },
    { name: 'lay', number: 6, arguments: { line: 'line', way: 'way' }, secret: false },
    { name: 'end', number: 14, arguments: {}, secret: false },
  ],
  notes: [],
  sorts: [
    sort('cell', CELLS),
    sort('line', ['gray', 'white'], ['Gray', 'White']),
    sort('way', ['n', 'e', 's', 'w'], ['north', 'east', 'south', 'west']),
    sort('card', ['farm', 'villa'], ['Farm', 'Villa']),
    sort('city', ['roma', 'ostia'], ['Rome', 'Ostia']),
    sort('road', ['roma-ostia']),
    sort('wares', ['none', 'fish', 'fish+wine']),
    sort('ware', ['fish', 'wine'], ['Fish', 'Wine']),
    sort('turns', ['0', '1'], ['not turned', 'turned right']),
  ],
});
const CHAIRS = [{ name: 'Livia' }, { name: 'Marcus' }];
const WORDS: Record<string, string> = { 'auto-key-money': 'Money', 'auto-word-stone': 'Stone' };
const names = new Names(forms, CHAIRS, (id) => WORDS[id] ?? null);
const reader = (seat: number | null): Reader => new Reader(names, forms, 'Hidden', 2, seat);
const only = (entry: Record<string, unknown>, seat: number | null = null): Sight => {
  const sights = reader(seat).record(entry);
  expect(sights).toHaveLength(1);
  return sights[0] as Sight;
};

describe('grids', () => {
  it('are read from labels in reading order', () => {
    expect(latticeOf(CELLS)?.rows).toEqual([
      ['a1', 'b1', 'c1'],
      ['a2', 'b2', 'c2'],
    ]);
    expect(latticeOf(['-1,-1', '0,-1', '-1,0', '0,0'])?.rows).toEqual([
      ['-1,-1', '0,-1'],
      ['-1,0', '0,0'],
    ]);
    expect(latticeOf(['b1', 'b2', 'a1', 'a2'])?.rows[0]).toEqual(['b1', 'b2']);
  });
  it('are not made of names, of few places, or of hexagons', () => {
    expect(latticeOf(['farm', 'villa', 'arena', 'baths'])).toBeNull();
    expect(latticeOf(['a1', 'b1'])).toBeNull();
    expect(latticeOf(['c2', 'c4', 'c6', 'b1', 'b3', 'b5', 'a2', 'a4', 'a6'])).toBeNull();
  });
  it('are cut to what is needed', () => {
    const whole = latticeOf(CELLS) ?? { rows: [] };
    expect(cropped(whole, new Set(['b1', 'b2']), 0).rows).toEqual([['b1'], ['b2']]);
    expect(cropped(whole, new Set(['a1']), 1).rows).toEqual([
      ['a1', 'b1'],
      ['a2', 'b2'],
    ]);
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
  it('with places lie on a grid that also shows what is held', () => {
    const [family] = families(forms, options([0]), () => ['c2']);
    expect(family?.field?.lattice.rows).toEqual([
      ['a1', 'b1', 'c1'],
      ['a2', 'b2', 'c2'],
    ]);
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
  it('are found by key, then in the words of the page, then by label', () => {
    expect(names.label('cards', 'farm')).toEqual({ word: 'Farm', mark: 'card:farm' });
    expect(names.label('stored', 'villa')).toEqual({ word: 'Villa', mark: 'card:villa' });
    expect(names.label('needs', 'stone')).toEqual({ word: 'Stone', mark: null });
    expect(names.label('kind', 'free_man')).toEqual({ word: 'Free man', mark: null });
    expect(names.label('fields', '1').mark).toBeNull();
  });
  it('prefer a sort that has words', () => {
    expect(names.label('wares', 'fish')).toEqual({ word: 'Fish', mark: 'ware:fish' });
  });
  it('are put together from parts', () => {
    expect(names.label('roads', 'roma-ostia').word).toBe('Rome - Ostia');
  });
  it('are humanised where there are none', () => {
    expect(names.key('money')).toBe('Money');
    expect(names.key('brick_tokens')).toBe('Brick tokens');
    expect(humanised('buy-action')).toBe('Buy action');
    expect(singulars('cities')).toContain('city');
  });
});

describe('a view', () => {
  it('leaves out what is empty', () => {
    expect(isEmpty({ a: 0, b: [null], c: false })).toBe(true);
    expect(isEmpty(0)).toBe(false); // a fact: no money is worth knowing
    expect(reader(null).record({ tip: null, chain: [], last: false, stack: { farm: 0 } })).toEqual([]);
  });
  it('shows a part beside its whole, and seats by name', () => {
    expect(only({ round: 3, rounds: 14 })).toMatchObject({ kind: 'fact', word: '3 / 14' });
    expect(only({ start: 1 })).toMatchObject({ word: 'Marcus' });
  });
  it('counts like things, and says how many are not known', () => {
    const row = only({ stored: ['farm', 'villa', 'farm'] }, 1);
    expect(row).toMatchObject({ kind: 'tokens' });
    expect(row.kind === 'tokens' && row.tokens.map((one) => [one.word, one.count, one.marks])).toEqual([
      ['Farm', 2, 'card:farm@1'],
      ['Villa', 1, 'card:villa@1'],
    ]);
    expect(only({ stack: [null, null, null] })).toMatchObject({ tokens: [{ word: '–', count: 3 }] });
  });
  it('makes a token of a small record, hidden ones too', () => {
    const row = only({
      hand: [
        { card: 'farm', deck: 'II' },
        { card: null, deck: 'I' },
      ],
    });
    expect(row.kind === 'tokens' && row.tokens.map((one) => [one.word, one.note])).toEqual([
      ['Farm', 'II'],
      ['Hidden', 'I'],
    ]);
  });
  it('makes a map of records with places', () => {
    const map = only({ tiles: [{ cell: 'b2', card: 'farm', turns: 1, edges: ['n'] }] }, 0);
    if (map.kind !== 'map') throw new Error(map.kind);
    expect(map.lattice.rows).toEqual([['b2']]);
    expect(map.held.get('b2')).toMatchObject({
      word: 'Farm',
      note: 'turned right',
      marks: 'cell:b2@0 card:farm@0',
    });
  });
  it('makes a table of other records, whose places anybody may have touched', () => {
    const entry = { city: 'roma', value: 3, seat: 1, far: null, needs: { stone: 2 } };
    const rows = only({ cities: [entry] });
    if (rows.kind !== 'rows') throw new Error(rows.kind);
    expect(rows.rows[0]?.cells).toEqual(['Rome', '3', 'Marcus', 'Stone 2']);
    expect(rows.rows[0]?.marks.split(' ')).toEqual(['city:roma', 'city:roma@0', 'city:roma@1']);
    expect(size(rows)).toBe(2);
  });
});

const SAID = import.meta.glob<string>('../src/words/*/auto.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const VIEWS = import.meta.glob<string>('../src/games/*/view.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(['en', 'de'])('the words in %s', (lang) => {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(SAID[`../src/words/${lang}/auto.ftl`] ?? ''));
  const TOLD = new Set(['viewer', 'players', 'decides', 'seats']);
  const NOISE = new Set(['schemas', 'responses', 'parameters', 'headers']); // of the generated file
  it.each(Object.keys(VIEWS))('name every key of %s', (file) => {
    const keys = [...(VIEWS[file] ?? '').matchAll(/^ +([a-z_]+)\??:/gm)].map((found) => found[1] ?? '');
    expect(keys).toContain('points');
    const unknown = keys.filter((key) => !TOLD.has(key) && !NOISE.has(key));
    expect(unknown.filter((key) => !bundle.hasMessage(`auto-key-${key}`))).toEqual([]);
  });
});
