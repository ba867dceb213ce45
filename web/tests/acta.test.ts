import { describe, expect, it } from 'vitest';
import { chapters, retold, seatOf } from '../src/table/acta';
import { Forms, type GameTables } from '../src/table/forms';

const tables: GameTables = {
  name: 'sample',
  version: 1,
  moves: [],
  notes: [
    { name: 'round-begins', number: 0, arguments: { round: 'number' }, secret: false },
    { name: 'took', number: 1, arguments: { seat: 'seat', card: 'card' }, secret: false },
  ],
  sorts: [
    { name: 'card', labels: ['a', 'b'], words: ['A', 'B'] },
    { name: 'seat', labels: [], words: [] },
    { name: 'number', labels: [], words: [] },
  ],
};
const forms = new Forms(tables);
const line = (words: string, note: number[] | null = null, entry: string | null = null) => ({
  at: `t-${words}`,
  words,
  note,
  entry,
});

describe('the log', () => {
  it('keeps what was taken back at the line that took it back', () => {
    const before = [line('one', [1, 0, 0]), line('two', [1, 0, 1]), line('three', [1, 0, 1])];
    const now = [line('one', [1, 0, 0]), line('undo', null, 'undo')];
    const told = retold(before, now);
    expect(told.map((one) => one.words)).toEqual(['one', 'undo']);
    expect(told[1]?.undone?.map((one) => one.words)).toEqual(['two', 'three']);
  });

  it('remembers it when the log is read once more, and takes back twice', () => {
    const first = retold(
      [line('one', [1, 0, 0]), line('two', [1, 0, 1])],
      [line('one', [1, 0, 0]), line('undo', null, 'undo')],
    );
    const second = retold(
      [...first, line('four', [1, 1, 0])],
      [line('one', [1, 0, 0]), line('undo', null, 'undo'), line('undo again', null, 'undo')],
    );
    expect(second[1]?.undone?.map((one) => one.words)).toEqual(['two']);
    expect(second[2]?.undone?.map((one) => one.words)).toEqual(['four']);
  });

  it('strikes nothing when only something was added', () => {
    const told = retold([line('one')], [line('one'), line('agrees', null, 'agree')]);
    expect(told.some((one) => one.undone)).toBe(false);
  });

  it('falls into chapters where a round begins', () => {
    const parts = chapters(
      [line('deal'), line('r1', [0, 1]), line('x', [1, 0, 0]), line('r2', [0, 2])],
      forms,
    );
    expect(parts.map((part) => [part.head?.words ?? null, part.lines.length])).toEqual([
      [null, 1],
      ['r1', 1],
      ['r2', 0],
    ]);
  });

  it('knows whose a line is', () => {
    expect(seatOf(line('x', [1, 2, 0]), forms)).toBe(2);
    expect(seatOf(line('r', [0, 1]), forms)).toBeNull();
    expect(seatOf(line('sits', null, 'sit'), forms)).toBeNull();
  });
});
