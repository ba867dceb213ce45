import { describe, expect, it } from 'vitest';
import { Riddle, withSolved, type Question, type Source, type Verdict } from '../src/puzzle/puzzle.svelte';

const SOLUTION = [7, 3];

/** A puzzle in two parts, and what it was asked. */
function riddle(number: number | null = 5): { one: Riddle; asked: string[]; solved: number[] } {
  const asked: string[] = [];
  const solved: number[] = [];
  const source: Source = {
    question: (wanted, moves, lang) => {
      asked.push(`${wanted} ${lang} ${moves.join()}`);
      const legal = moves.length === 0 ? [7, 8] : [3, 4];
      const choices = legal.map((move) => ({ move, words: `move ${move}` }));
      const moment = { legal, choices, lines: [] };
      return Promise.resolve({ number: 5, question: lang, moment } as unknown as Question);
    },
    verdict: (wanted, moves, lang) => {
      asked.push(`${wanted} ${lang} ${moves.join()}?`);
      const right = moves.length > 0 && moves.every((move, i) => move === SOLUTION[i]);
      const whole = !right || moves.length === SOLUTION.length;
      const told: Verdict = {
        right,
        whole,
        solution: whole ? SOLUTION : [],
        asked: 2,
        loss: null,
        words: [lang],
      };
      return Promise.resolve(told);
    },
  };
  return { one: new Riddle(source, number, (found) => solved.push(found)), asked, solved };
}

describe('a puzzle', () => {
  it('is chosen by the first pick and answered by the second', async () => {
    const { one, asked } = riddle();
    await one.open('en');
    one.pick(9); // not legal
    expect(one.chosen).toBe(null);
    one.pick(8);
    expect(one.choice?.words).toBe('move 8');
    expect(asked).toEqual(['5 en ']);
    one.pick(7);
    expect(one.chosen).toBe(7);
    one.pick(7);
    await new Promise((done) => setTimeout(done));
    expect(asked.slice(1)).toEqual(['5 en 7?', '5 en 7']);
  });

  it('asks for the next part at the table after the first, and is solved with the last', async () => {
    const { one, solved } = riddle();
    await one.open('en');
    one.pick(7);
    await one.answer();
    expect(one.verdict).toBe(null);
    expect([one.given, one.chosen, one.moment?.legal]).toEqual([[7], null, [3, 4]]);
    one.pick(3);
    await one.answer();
    expect(one.verdict?.right).toBe(true);
    expect(solved).toEqual([5]);
    expect(one.asks).toBe(false);
    one.pick(4); // nothing is asked any more
    expect(one.chosen).toBe(3);
  });

  it('ends with the first wrong part, and can be tried once more', async () => {
    const { one, solved } = riddle();
    await one.open('en');
    one.pick(7);
    await one.answer();
    one.pick(4);
    await one.answer();
    expect([one.verdict?.right, one.verdict?.solution]).toEqual([false, SOLUTION]);
    expect(solved).toEqual([]);
    await one.again();
    expect([one.given, one.chosen, one.asks]).toEqual([[], null, true]);
  });

  it('shows its solution without being solved', async () => {
    const { one, asked, solved } = riddle();
    await one.open('en');
    await one.reveal();
    expect(asked.at(-1)).toBe('5 en ?');
    expect(one.verdict?.solution).toEqual(SOLUTION);
    expect(solved).toEqual([]);
  });

  it('says everything once more in another language, and stays the puzzle that it was', async () => {
    const { one, asked } = riddle(null);
    await one.open('en');
    one.pick(8);
    await one.answer();
    await one.open('de');
    expect(asked).toEqual(['null en ', '5 en 8?', '5 de ', '5 de 8?']);
    expect([one.question?.question, one.verdict?.words]).toEqual(['de', ['de']]);
  });

  it('says what went wrong, and can be answered again', async () => {
    const { one } = riddle();
    await one.open('en');
    const source = (one as unknown as { source: Source }).source;
    const { verdict } = source;
    source.verdict = () => Promise.reject(new Error('cut'));
    one.pick(8);
    await one.answer();
    expect([one.trouble instanceof Error, one.busy, one.asks]).toEqual([true, false, true]);
    source.verdict = verdict;
    await one.answer();
    expect([one.trouble, one.verdict?.right]).toEqual([null, false]);
  });
});

describe('what was solved', () => {
  it('is remembered once, by game', () => {
    const one = withSolved({}, 'a', 3);
    expect(withSolved(withSolved(one, 'a', 3), 'b', 1)).toEqual({ a: [3], b: [1] });
  });
});
