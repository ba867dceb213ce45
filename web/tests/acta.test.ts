import { describe, expect, it } from 'vitest';
import { asOf, grown, seatOf, turned } from '../src/table/records/acta';
import { Forms, type GameTables } from '../src/table/forms';

const tables: GameTables = {
  name: 'sample',
  version: 1,
  moves: [],
  notes: [
    { name: 'round-begins', number: 0, arguments: { round: 'number' }, secret: false, chapter: true },
    { name: 'took', number: 1, arguments: { seat: 'seat', card: 'card' }, secret: false, chapter: false },
  ],
  sorts: [
    { name: 'card', labels: ['a', 'b'], words: ['A', 'B'], places: [], at: [], plane: '' },
    { name: 'seat', labels: [], words: [], places: [], at: [], plane: '' },
    { name: 'number', labels: [], words: [], places: [], at: [], plane: '' },
  ],
  sections: [],
};
const forms = new Forms(tables);
const line = (
  words: string,
  note: number[] | null = null,
  entry: string | null = null,
  id = '',
  undoes: number | null = null,
) => ({
  ...{ at: `t-${words}`, words, note, entry, id, undoes },
  ...{ brief: null, move: null, mover: null, gains: null },
});
const took = (words: string, id: string) => line(words, [1, 0, 0], null, id);

describe('the log', () => {
  it('grows by the lines of each event, each once', () => {
    const first = grown([], { after: 0, lines: [took('one', '3.0'), took('two', '3.1')] });
    const again = grown(first, { after: 2, lines: [took('two', '3.1'), took('three', '4.0')] });
    expect(again.map((one) => one.words)).toEqual(['one', 'two', 'three']);
  });

  it('keeps what was taken back at the line that took it back', () => {
    const before = [took('one', '3.0'), took('two', '4.0'), line('agrees', null, 'agree', '5.0')];
    const told = grown([...before, took('three', '6.0')], {
      after: 6,
      lines: [line('undo', null, 'undo', '7.0', 4)],
    });
    expect(told.map((one) => one.words)).toEqual(['one', 'agrees', 'undo']);
    expect(told[2]?.undone?.map((one) => one.words)).toEqual(['two', 'three']);
  });

  it('takes back twice, and strikes nothing when only something was added', () => {
    const first = grown([took('one', '3.0'), took('two', '4.0')], {
      after: 4,
      lines: [line('undo', null, 'undo', '5.0', 4)],
    });
    const second = grown(first, {
      after: 5,
      lines: [took('four', '6.0'), line('undo again', null, 'undo', '7.0', 6)],
    });
    expect(second[1]?.undone?.map((one) => one.words)).toEqual(['two']);
    expect(second[2]?.undone?.map((one) => one.words)).toEqual(['four']);
    const third = grown(second, { after: 7, lines: [line('agrees', null, 'agree', '8.0')] });
    expect(third.at(-1)?.undone).toBeUndefined();
  });

  it('is read whole where the eyes have changed', () => {
    const told = grown([took('one', '3.0')], { after: 0, lines: [took('eins', '3.0')] });
    expect(told.map((one) => one.words)).toEqual(['eins']);
  });

  it('has beside it the sheets of all seats, of which an event brings those that changed', () => {
    const entry = (row: string, words: string) => ({
      row,
      clause: 'X-1',
      points: 1,
      words,
      pieces: [],
      concealed: false,
    });
    const page = (seat: number, total: number, ...lines: ReturnType<typeof entry>[]) => ({
      ...{ seat, total, rows: {}, place: null },
      ...{ lines, changed: [...new Set(lines.map(({ row }) => row))] },
    });
    const all = (...sheets: ReturnType<typeof page>[]) => ({ seq: 1, point: 1, titles: {}, sheets });
    const long = page(1, 2, entry('coins', 'two'), entry('roads', 'one'));
    const first = turned(null, { ...all(page(0, 1), long, page(2, 3)), titles: { coins: 'Coins' } });
    const now = turned(first, { ...all(page(1, 9, entry('coins', 'nine'))), seq: 4 });
    expect(now.sheets.map(({ total }) => total)).toEqual([1, 9, 3]);
    expect(now.sheets[1]?.lines.map(({ words }) => words).sort()).toEqual(['nine', 'one']);
    expect([now.seq, now.titles]).toEqual([4, { coins: 'Coins' }]);
    expect(first.sheets[1]?.total).toBe(2);
    const emptied = turned(now, all({ ...page(1, 0), changed: ['coins', 'roads'] }));
    expect(emptied.sheets[1]?.lines).toEqual([]);
  });

  it('ends at a moment where one is shown', () => {
    const log = [
      { ...took('deal', '1.0'), move: 0 },
      { ...took('one', '2.0'), move: 1 },
      line('sits', null, 'sit', '3.0'),
      { ...took('two', '4.0'), move: 2 },
    ];
    const words = (at: number | null) => asOf(log, at).map((one) => one.words);
    expect(words(0)).toEqual(['deal']);
    expect(words(1)).toEqual(['deal', 'one']);
    expect(words(2)).toEqual(['deal', 'one', 'sits', 'two']);
    expect(words(null)).toHaveLength(4);
  });

  it('knows whose a line is', () => {
    expect(seatOf(line('x', [1, 2, 0]), forms)).toBe(2);
    expect(seatOf(line('r', [0, 1]), forms)).toBeNull();
    expect(seatOf(line('sits', null, 'sit'), forms)).toBeNull();
  });
});
