import { describe, expect, it } from 'vitest';
import type { BoardProps, Choice } from '../src/table/contract';
import { doingFor, pointsOf, pointsSaid } from '../src/table/board/targets';
import { optionsOf, unforeseen } from '../src/table/scene';

const choice: Choice = {
  move: 3,
  notation: 'build',
  words: 'Build',
  brief: null,
  preview: 'points +6 (temples), then +8 (influence)',
  points: 6,
  open: true,
  unsure: false,
  final: true,
  part: true,
  deed: 'Build',
};
const options = optionsOf([3, 4], [choice]);
type Board = Pick<BoardProps, 'options' | 'sheets' | 'foresight'>;

describe('without foresight', () => {
  it('a choice says what it does, and nothing of what it brings', () => {
    const blind = unforeseen(options);
    expect(blind.choice(3)).toEqual({ ...choice, preview: '', points: 0, open: false });
    expect(unforeseen(optionsOf([3], [{ ...choice, unsure: true }])).choice(3)?.unsure).toBe(false);
    expect(blind.choice(4)).toBeUndefined();
    expect([blind.list, blind.has(3), blind.has(5)]).toEqual([options.list, true, false]);
  });

  it('what is hidden is a question mark, beside what is known or alone', () => {
    const hidden = (points: number): Board => ({
      options: optionsOf([3], [{ ...choice, points, unsure: true }]),
      sheets: null,
      foresight: true,
    });
    expect([pointsSaid(hidden(-1), 3), pointsSaid(hidden(0), 3)]).toEqual(['−1+?', '+?']);
  });

  it('a board draws no points, not even none', () => {
    const seeing: Board = { options, sheets: null, foresight: true };
    expect([pointsOf(seeing, 3), pointsSaid(seeing, 3)]).toEqual([6, 'max +6']);
    const blind: Board = { options: unforeseen(options), sheets: null, foresight: false };
    expect([pointsOf(blind, 3), pointsSaid(blind, 3), doingFor(blind, 3)]).toEqual([null, '', 'Build']);
    expect(doingFor({ ...blind, foresight: true }, 3)).toBe('Build: 0');
  });
});
