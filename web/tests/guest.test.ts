/** Names for guests: those that the page offers itself go on with a number if somebody has them. */
import { expect, test } from 'vitest';
import { alsoCalled, friendlyName } from '../src/frame/guest';

test('an offered name that is taken gets a number, one that was typed does not', () => {
  const name = friendlyName();
  const others = alsoCalled(name);
  expect(others).toHaveLength(2);
  for (const other of others) expect(other).toMatch(new RegExp(`^${name} \\d{1,5}$`));
  expect(alsoCalled('Somebody')).toEqual([]);
});
