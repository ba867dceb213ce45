import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { optionsOf } from '../src/table/scene';
import { Gesture, type Trial } from '../src/table/deciding/gesture.svelte';
import type { Choice } from '../src/table/contract';

const choice = (move: number, more: Partial<Choice> = {}): Choice => ({
  move,
  notation: `${move}`,
  words: `${move}`,
  brief: null,
  preview: '',
  points: move,
  open: false,
  unsure: false,
  final: false,
  part: true,
  deed: '',
  ...more,
});
const told = (legal: number[], more: Partial<Trial> = {}): Trial => ({
  seq: 7,
  whole: false,
  stop: false,
  view: { after: legal },
  legal,
  choices: {
    seq: 7,
    turn: 0,
    step: '',
    clause: '',
    prompt: '?',
    brief: '',
    choices: legal.map((one) => choice(one)),
    usual: null,
    sure: false,
    ahead: [],
  },
  brings: null,
  ...more,
});

/** A gesture over 1 and 2; what is tried after them by a table of answers. */
function begun(answers: Record<string, Trial | null>): { gesture: Gesture; tried: string[] } {
  const tried: string[] = [];
  const first = optionsOf([1, 2], [choice(1, { final: true }), choice(2)]);
  const gesture = new Gesture(
    () => first,
    (moves) => {
      tried.push(moves.join(' '));
      const answer = answers[moves.join(' ')];
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('the line is down'));
    },
  );
  return { gesture, tried };
}

describe('a choice that is gathered', () => {
  it('puts up what is usual, but not where something else could bring more', async () => {
    const usually = (usual: number, sure = false): Trial => {
      const trial = told([10, 11]);
      return { ...trial, choices: trial.choices && { ...trial.choices, usual, sure } };
    };
    for (const [answer, next] of [
      [usually(11), { move: 11, sure: false }],
      [usually(10), null],
      [usually(10, true), { move: 10, sure: true }],
    ] as const) {
      const { gesture } = begun({ '1': answer });
      await gesture.add(1);
      expect(gesture.next).toEqual(next);
    }
  });
  it('shows what may follow, and keeps what could have been chosen before', async () => {
    const { gesture } = begun({ '1': told([10, 11]), '1 10': told([20, 21]) });
    expect(gesture.options.list).toEqual([1, 2]);
    expect(await gesture.add(1)).toBe('open');
    expect(gesture.options.list).toEqual([10, 11]);
    expect(await gesture.add(10)).toBe('open');
    flushSync();
    expect(gesture.moves).toEqual([1, 10]);
    expect(gesture.options.list).toEqual([20, 21]);
    for (const move of [1, 2, 10, 11, 20, 21]) expect(gesture.options.has(move)).toBe(true);
    expect(gesture.options.has(30)).toBe(false);
    expect(gesture.options.choice(11)?.words).toBe('11');
    expect(gesture.holds(10)).toBe(true);
    expect(gesture.holds(11)).toBe(false);
    expect(gesture.trial?.view).toEqual({ after: [20, 21] });
  });

  it('goes back to where another move is offered, and to the latest place if there are two', async () => {
    const { gesture } = begun({ '1': told([10, 2]), '1 10': told([20, 21]) });
    await gesture.add(1);
    await gesture.add(10);
    expect(gesture.before(20)).toEqual([1, 10]);
    expect(gesture.before(2)).toEqual([1]); // offered at first, too
    gesture.cut(2);
    expect(gesture.moves).toEqual([1]);
    expect(gesture.options.list).toEqual([10, 2]);
  });

  it('is final if any part of it is, or if nobody has said so', async () => {
    const { gesture } = begun({ '1': told([10]), '2': told([10]) });
    expect(gesture.final(2)).toBe(false);
    await gesture.add(1);
    expect(gesture.final(10)).toBe(true); // the first part could not be taken back
    gesture.drop();
    await gesture.add(2);
    expect(gesture.final(10)).toBe(false);
    expect(gesture.final(99)).toBe(true);
  });

  it('is whole as far as it is if nobody answers, or if nothing more can be known', async () => {
    const { gesture, tried } = begun({ '1': told([10, 11]), '1 10': told([], { whole: true, stop: true }) });
    expect(await gesture.add(2)).toBe('whole');
    expect(gesture.moves).toEqual([]);
    await gesture.add(1);
    expect(await gesture.add(10)).toBe('whole');
    expect(await gesture.add(11)).toBe('whole');
    expect(gesture.moves).toEqual([1]);
    expect(tried).toEqual(['2', '1', '1 10', '1 11']);
  });

  it('goes back part by part, over those that chose themselves', async () => {
    const { gesture } = begun({ '1': told([10, 11]), '1 10': told([20]), '1 10 20': told([30, 31]) });
    for (const move of [1, 10]) await gesture.add(move);
    expect(gesture.next).toEqual({ move: 20, sure: true });
    await gesture.add(20);
    expect(gesture.next).toBe(null);
    expect(gesture.back()).toBe(true);
    expect(gesture.moves).toEqual([1]);
    expect(gesture.back()).toBe(true);
    expect(gesture.moves).toEqual([]);
    expect(gesture.next).toBe(null); // what everybody waits for is never taken by itself
    expect(gesture.back()).toBe(false);
  });

  it('puts up what is usual, is confirmed then, and goes back over it', async () => {
    const usual = told([20, 21]);
    if (usual.choices) usual.choices.usual = 21;
    const { gesture } = begun({ '1': told([10, 11]), '1 10': usual, '1 10 21': told([30, 31]) });
    for (const move of [1, 10]) await gesture.add(move);
    expect(gesture.next).toEqual({ move: 21, sure: false });
    expect(gesture.leaning).toBe(false);
    await gesture.add(21, true);
    expect(gesture.leaning).toBe(true);
    gesture.cut(20); // another one is chosen: nothing is put up any more
    expect(gesture.leaning).toBe(false);
    expect(gesture.moves).toEqual([1, 10]);
    await gesture.add(21, true);
    expect(gesture.back()).toBe(true);
    expect(gesture.moves).toEqual([1]);
  });

  it('forgets an answer that came after somebody thought better of it', async () => {
    const later: ((trial: Trial) => void)[] = [];
    const first = optionsOf([1, 2], [choice(1), choice(2)]);
    const gesture = new Gesture(
      () => first,
      vi.fn(() => new Promise<Trial>((done) => later.push(done))),
    );
    const one = gesture.add(1);
    expect(gesture.moves).toEqual([1]); // marked at once
    gesture.cut(2);
    const two = gesture.add(2);
    later[1]?.(told([20, 21]));
    later[0]?.(told([10, 11]));
    expect(await one).toBe('late');
    expect(await two).toBe('open');
    expect(gesture.moves).toEqual([2]);
    const three = gesture.add(20);
    expect(gesture.back()).toBe(true);
    later[2]?.(told([30, 31]));
    expect(await three).toBe('late');
    expect(gesture.moves).toEqual([2]);
  });

  it('goes on through the choices of a turn, which are confirmed as one and named by the last two', async () => {
    const named = (trial: Trial, deed: string): Trial => ({
      ...trial,
      choices: trial.choices && {
        ...trial.choices,
        choices: trial.choices.choices.map((one) => ({ ...one, deed })),
      },
    });
    const ends = named(told([30, 31], { whole: true }), 'Produce');
    if (ends.choices) ends.choices.usual = 31;
    const answers = {
      '1': named(told([10, 11], { whole: true }), 'Build'),
      '1 10': named(told([20, 21]), 'Here'),
      '1 10 20': ends,
      '1 10 20 31': told([], { whole: true, legal: null }),
    };
    const { gesture } = begun(answers);
    expect(await gesture.add(1)).toBe('open');
    expect(gesture.leaning).toBe(true);
    await gesture.add(10);
    await gesture.add(20);
    flushSync();
    expect(gesture.next).toEqual({ move: 31, sure: false });
    expect(gesture.deed(31)).toBe('Build · Produce');
    expect(gesture.deed(21)).toBe('Build');
    expect(gesture.holds(2)).toBe(false); // another beginning is still there
    expect(await gesture.add(31)).toBe('whole');
    gesture.drop();
    expect(gesture.leaning).toBe(false);
  });
});
