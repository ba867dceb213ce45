import { describe, expect, it } from 'vitest';
import { Forms, type GameTables } from '../src/table/forms';
import type { Told } from '../src/table/records/acta';
import { inNames, partsOf } from '../src/table/telling/brief';
import { isBrief, sections } from '../src/table/telling/turns';

const note = (name: string, number: number, args: Record<string, string>, chapter = false) => ({
  ...{ name, number, arguments: args, secret: false, chapter },
});
const tables: GameTables = {
  name: 'sample',
  version: 1,
  moves: [],
  notes: [
    note('round-begins', 0, { round: 'number' }, true),
    note('turn-begins', 1, { seat: 'seat' }, true),
    note('laid', 2, { seat: 'seat', card: 'card' }),
    note('built', 3, { seat: 'seat', points: 'number' }),
    note('new', 4, { card: 'card' }),
    note('phase', 5, { seat: 'seat' }, true),
    note('won', 6, { seat: 'seat', value: 'number' }),
  ],
  sorts: [
    { name: 'card', labels: ['a', 'b'], words: ['A', 'B'], places: [], at: [], plane: '' },
    { name: 'seat', labels: [], words: [], places: [], at: [], plane: '' },
    { name: 'number', labels: [], words: [], places: [], at: [], plane: '' },
  ],
  sections: [],
};
const forms = new Forms(tables);
const told = (
  id: string,
  numbers: number[] | null,
  brief: string | null,
  mover: number | null = null,
  gains: number[] | null = null,
): Told => ({
  ...{ at: '', words: `long ${id}`, note: numbers, entry: numbers ? null : 'sit', id, undoes: null },
  ...{ brief, move: 1, mover, gains },
});
/** The story in letters: what an eye would read. */
const read = (log: Told[]) =>
  sections(log, forms).map(({ head, turns }) => [
    head?.words ?? null,
    ...turns.map((turn) => [
      turn.seat,
      turn.sum,
      ...turn.rows.map((row) => {
        const said = row.parts?.map((part) => (typeof part === 'string' ? part : part.name)).join('');
        return `${row.times > 1 ? `${row.times} x ` : ''}${said ?? row.lines[0]?.words}${row.points ? ` ${row.points}` : ''}`;
      }),
    ]),
  ]);

describe('a short form', () => {
  it('has words and marks', () => {
    expect(partsOf('builds [card:a|A] for 2 [sign:coin|money]')).toEqual([
      'builds ',
      { sort: 'card', label: 'a', name: 'A' },
      ' for 2 ',
      { sort: 'sign', label: 'coin', name: 'money' },
    ]);
    expect(inNames('Where is [card:a|A] to lie?')).toBe('Where is A to lie?');
    expect(partsOf('')).toEqual([]);
  });
});

describe('the story', () => {
  it('is told by turns, with the sum of what each brought', () => {
    const log = [
      told('2.0', [2, 0, 0], 'lays [card:a|A]', 0, [3, 0]),
      told('3.0', [3, 0, 4], 'builds', 0, [4, -1]),
      told('4.0', [2, 1, 1], 'lays [card:b|B]', 1, [0, 2]),
    ];
    expect(read(log)).toEqual([[null, [0, 7, 'lays A 3', 'builds 4'], [1, 2, 'lays B 2']]]);
  });

  it('gathers equal deeds of a turn, and puts pieces of the same words side by side', () => {
    const log = [
      told('2.0', [3, 0, 4], 'builds a bath', 0, [4, 0]),
      told('3.0', [2, 0, 0], 'draws [card:a|A]', 0),
      told('4.0', [2, 0, 1], 'draws [card:b|B]', 0),
      told('5.0', [3, 0, 4], 'builds a bath', 0, [4, 0]),
    ];
    expect(read(log)).toEqual([[null, [0, 8, '2 x builds a bath 8', 'draws A B']]]);
    const [section] = sections(log, forms);
    expect(section?.turns[0]?.rows[0]?.lines.map(({ id }) => id)).toEqual(['2.0', '5.0']);
  });

  it('counts a move of several lines once, where its points are said', () => {
    const log = [
      told('2.0', [2, 0, 0], 'lays [card:a|A]', 0, [4, 0]),
      told('2.1', [3, 0, 4], 'builds', 0, [4, 0]),
      told('2.2', [3, 1, 0], 'looks on', 0, [4, 0]),
    ];
    expect(read(log)).toEqual([[null, [0, 4, 'lays A', 'builds 4', 'looks on']]]);
    const won = [told('2.0', [2, 0, 0], 'produces', 0, [8, 0]), told('2.1', [6, 0, 8], 'wins', 0, [8, 0])];
    expect(read(won)).toEqual([[null, [0, 8, 'produces', 'wins 8']]]);
  });

  it('tells a turn of one short deed beside the name', () => {
    const [section] = sections(
      [
        told('2.0', [2, 0, 0], 'lays [card:a|A]', 0, [3, 0]),
        told('3.0', [2, 1, 0], 'lays [card:a|A] on something long', 1),
        told('4.0', [2, 0, 0], 'lays [card:a|A]', 0),
        told('5.0', [3, 0, 0], 'builds', 0),
      ],
      forms,
    );
    expect(section?.turns.map(isBrief)).toEqual([true, false, false]);
  });

  it('loses nothing: what needs no picture stays with its neighbour, what has no short form has its words', () => {
    const log = [
      told('2.0', [2, 0, 0], 'lays [card:a|A]', 0),
      told('2.1', [2, 0, 0], '', 0),
      told('2.2', [2, 0, 0], '+ 1 more', 0),
      told('2.3', [2, 0, 0], null, 0),
      told('3.0', null, null),
    ];
    expect(read(log)).toEqual([[null, [0, 0, 'lays A · 1 more', 'long 2.3'], [null, 0, 'long 3.0']]]);
    const [section] = sections(log, forms);
    const ids = section?.turns.flatMap(({ rows }) => rows.flatMap(({ lines }) => lines.map(({ id }) => id)));
    expect(ids).toEqual(['2.0', '2.1', '2.2', '2.3', '3.0']);
  });

  it('has headings; what a heading brings is nobody’s, though somebody’s move led there', () => {
    const log = [
      told('2.0', [2, 0, 0], 'lays [card:a|A]', 0),
      told('2.1', [0, 2], 'Round 2', 0),
      told('2.2', [4, 0], 'new: [card:a|A]', 0),
      told('2.3', [4, 1], 'new: [card:b|B]', 0),
      told('3.0', [5, 1], 'Phase: [seat:1|Bob]', 0),
    ];
    expect(read(log)).toEqual([[null, [0, 0, 'lays A']], ['long 2.1', [null, 0, 'new: A B']], ['long 3.0']]);
  });

  it('begins a turn with what a seat does by itself when another is done', () => {
    const log = [
      told('2.0', [2, 0, 0], 'lays [card:a|A]', 0, [3, 0]),
      told('2.1', [2, 1, 1], 'lays [card:b|B]', 0, [3, 0]),
      told('3.0', [3, 1, 0], 'builds', 1),
    ];
    expect(read(log)).toEqual([[null, [0, 3, 'lays A 3'], [1, 0, 'lays B', 'builds']]]);
    const paid = [
      told('2.0', [2, 0, 0], 'lays [card:a|A]', 0, [3, 1]),
      told('2.1', [3, 1, 1], 'earns', 0, [3, 1]),
      told('3.0', [3, 1, 0], 'builds', 1),
    ];
    expect(read(paid)).toEqual([[null, [0, 3, 'lays A 3', 'earns 1'], [1, 0, 'builds']]]);
  });

  it('has no heading where a chapter is a turn', () => {
    const log = [
      told('2.0', [2, 0, 0], 'lays [card:a|A]', 0, [1, 0]),
      told('2.1', [1, 1], '', 0, [1, 0]),
      told('3.0', [2, 1, 0], 'lays [card:a|A]', 1),
    ];
    expect(read(log)).toEqual([[null, [0, 1, 'lays A 1'], [1, 0, 'lays A']]]);
    expect(sections(log, forms)[0]?.turns[1]?.head?.id).toBe('2.1');
  });
});
