import { expect, it } from 'vitest';
import { lines } from '../src/dev/differences';

it('marks what another viewer is shown otherwise, and nothing else', () => {
  const mine = { round: 1, hand: [{ card: 'market' }], seats: [{ money: 5 }] };
  const other = { round: 1, hand: [{ card: null }], seats: [{ money: 5 }] };
  const found = lines(mine, other);
  expect(found.filter((line) => line.differs).map((line) => line.text)).toEqual(['card: "market"']);
  expect(lines(mine, mine).some((line) => line.differs)).toBe(false);
});

it('marks a branch that lacks what the other one has', () => {
  const found = lines({ hand: [1] }, { hand: [1, 2] });
  expect(found.filter((line) => line.differs).map((line) => line.text)).toEqual([']']);
});
