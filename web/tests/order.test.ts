import { expect, it } from 'vitest';
import { kept } from '../src/games/city_of_rome/cards/order';

it('a hand keeps its order: what goes leaves no mess, what comes is last, of equal cards each counts', () => {
  expect(kept([], ['b', 'a'])).toEqual(['b', 'a']);
  expect(kept(['b', 'a', 'b'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
  expect(kept(['b', 'a'], ['a', 'b', 'b'])).toEqual(['b', 'a', 'b']);
});
