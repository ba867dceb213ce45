/** What decided a game, from made-up courses of points. */
import { describe, expect, it } from 'vitest';
import { bestIn, byPlace, differences, roundAround, storyOf, whenOf } from '../src/table/ending/story';
import { Forms, type GameTables } from '../src/table/forms';

const form = (name: string, number: number, args: Record<string, string>) => ({
  name,
  number,
  arguments: args,
  secret: false,
  chapter: true,
});
const forms = new Forms({
  game: 'made-up',
  version: '1',
  moves: [],
  notes: [
    form('round-begins', 0, { round: 'number' }),
    form('turn-begins', 1, { seat: 'seat' }),
    form('built', 2, { seat: 'seat', roads: 'number' }),
    form('phase-begins', 3, { phase: 'number', seat: 'seat' }),
  ],
  sorts: [],
  view: [],
} as unknown as GameTables);

const page = (seat: number, total: number, place: number | null, rows: Record<string, number> = {}) => ({
  seat,
  total,
  place,
  rows,
  lines: [],
});
/** Two moves a seat and turn, rounds of four moves. */
const rounds = [
  { at: 0, note: [0, 1] },
  { at: 4, note: [0, 2] },
  { at: 8, note: [0, 3] },
];
const movers = [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1];
const course = (zero: number[], one: number[], chapters = rounds) => ({
  totals: zero.map((units, i) => [units, one[i] ?? 0]),
  movers: movers.slice(0, zero.length - 1),
  chapters,
});

describe('the deed that decided it', () => {
  // Seat 0 is behind until its second turn: moves 5 and 6 bring 2 and 6.
  const told = course([0, 1, 2, 2, 2, 4, 10, 10, 10, 11, 12], [0, 0, 0, 3, 5, 5, 5, 6, 8, 8, 8]);
  const story = storyOf(told, [page(0, 12, 1), page(1, 8, 2)], forms);

  it('is the whole turn after which the winner led for good', () => {
    expect(story).toMatchObject({ kind: 'deed', at: 6, from: 5, to: 6, mover: 0, winner: 0, rival: 1 });
  });
  it('says how far behind, how far ahead, and what it brought', () => {
    expect(story).toMatchObject({ before: -3, after: 5, gain: 8, when: { of: 'round', number: 2 } });
  });
  it('shows the move of that turn that brought most', () => {
    const later = course([0, 0, 1, 9, 10], [0, 3, 3, 3, 3]);
    const turn = { ...later, movers: [1, 0, 0, 0] };
    expect(storyOf(turn, [page(0, 10, 1), page(1, 3, 2)], forms)).toMatchObject({ at: 3, peak: 3, to: 4 });
    const before = { ...course([0, 0, 8, 9, 13], [0, 9, 9, 9, 9]), movers: [1, 0, 0, 0] };
    expect(storyOf(before, [page(0, 13, 1), page(1, 9, 2)], forms)).toMatchObject({ at: 4, peak: 2 });
  });
  it('is marked with its round on the chart', () => {
    expect(roundAround(told, 6, forms)).toEqual([4, 8]);
  });
  it('is none where the lead came by another one’s loss', () => {
    const lost = course([0, 1, 1, 1, 1], [0, 3, 3, 3, 0]);
    const story = storyOf(lost, [page(0, 1, 1), page(1, 0, 2)], forms);
    expect(story).toEqual({ kind: 'led', at: 4, winner: 0, when: { of: 'round', number: 1 } });
  });
  it('is none where a trifle turned it', () => {
    const small = course([0, 0, 2, 2, 2, 2, 24], [0, 1, 1, 1, 1, 1, 1]);
    const ended = [page(0, 24, 1), page(1, 1, 2)];
    expect(storyOf(small, ended, forms)).toMatchObject({ kind: 'led', at: 2 });
    const more = course([0, 0, 3, 3, 3, 3, 24], [0, 1, 1, 1, 1, 1, 1]);
    expect(storyOf(more, ended, forms)).toMatchObject({ kind: 'deed', gain: 3 });
  });
  it('is the last time that the lead changed, not the first', () => {
    const often = course([0, 0, 5, 5, 5, 5, 12], [0, 2, 2, 2, 7, 7, 7]);
    expect(storyOf(often, [page(0, 12, 1), page(1, 7, 2)], forms)).toMatchObject({ at: 6, before: -2 });
  });
});

describe('where there is no such deed', () => {
  it('the winner led all the time', () => {
    const led = course([0, 0, 0, 0, 0, 3, 4, 4, 6], [0, 0, 0, 0, 0, 0, 0, 2, 3]);
    const story = storyOf(led, [page(0, 6, 1), page(1, 3, 2)], forms);
    expect(story).toEqual({ kind: 'led', at: 5, winner: 0, when: { of: 'round', number: 2 } });
  });
  it('being caught up with is no change of the lead', () => {
    const caught = course([0, 3, 3, 3, 3, 5], [0, 0, 0, 0, 3, 3]);
    expect(storyOf(caught, [page(0, 5, 1), page(1, 3, 2)], forms)).toMatchObject({ kind: 'led', at: 5 });
  });
  it('a shared victory, and one by what breaks ties', () => {
    const level = course([0, 3, 3], [0, 0, 3]);
    expect(storyOf(level, [page(0, 3, 1), page(1, 3, 1)], forms)).toEqual({ kind: 'level', shared: true });
    expect(storyOf(level, [page(0, 3, 1), page(1, 3, 2)], forms)).toEqual({ kind: 'level', shared: false });
  });
  it('nobody won, or nothing was played', () => {
    expect(storyOf(course([0, 3], [0, 0]), [page(0, 3, null), page(1, 0, null)], forms)).toBeNull();
    expect(storyOf(course([0], [0]), [page(0, 0, 1), page(1, 0, 2)], forms)).toBeNull();
  });
});

describe('the round of a move', () => {
  it('is counted by the turns of a seat where chapters are turns', () => {
    const turns = [0, 2, 4, 6, 8].map((at) => ({ at, note: [1, (at / 2) % 2] }));
    const told = course(Array<number>(11).fill(0), [], turns);
    expect([1, 2, 3, 5, 8, 9].map((at) => whenOf(told, at, forms)?.number)).toEqual([1, 1, 1, 2, 2, 3]);
  });
  it('is that of the move where the move itself begins the chapter', () => {
    const built = [1, 3, 5, 7].map((at) => ({ at, note: [2, ((at - 1) / 2) % 2, 4] }));
    const told = course(Array<number>(9).fill(0), [], built);
    expect([1, 3, 5, 8].map((at) => whenOf(told, at, forms)?.number)).toEqual([1, 1, 2, 2]);
  });
  it('is a phase where the game counts phases, which begins after the move that told it', () => {
    const phases = [
      { at: 0, note: [3, 1, 0] },
      { at: 5, note: [3, 2, 0] },
    ];
    const told = course(Array<number>(9).fill(0), [], phases);
    expect([5, 6].map((at) => whenOf(told, at, forms))).toEqual([
      { of: 'phase', number: 1 },
      { of: 'phase', number: 2 },
    ]);
  });
});

describe('the sheets', () => {
  it('lie by place, not by seat', () => {
    expect(
      byPlace([page(0, 4, 3), page(1, 9, 1), page(2, 9, 1), page(3, 5, 2)]).map(({ seat }) => seat),
    ).toEqual([1, 2, 3, 0]);
    expect(byPlace([page(0, 4, null), page(1, 9, null)]).map(({ seat }) => seat)).toEqual([1, 0]);
  });
  it('differ row by row, gains first', () => {
    const one = page(0, 0, 1, { a: 3, b: 1, c: 9, d: 2 });
    const two = page(1, 0, 2, { a: 1, b: 5, c: 2, d: 2 });
    expect(differences(one, two)).toEqual([
      { row: 'c', units: 7 },
      { row: 'a', units: 2 },
      { row: 'b', units: -4 },
    ]);
  });
  it('have a best of a row only where somebody is better', () => {
    const pages = [page(0, 0, 1, { a: 3, b: 2, c: 0 }), page(1, 0, 2, { a: 4, b: 2, c: 0 })];
    expect(['a', 'b', 'c'].map((row) => bestIn(row, pages))).toEqual([4, null, null]);
  });
});
