/** Links of invitations: whether anybody else could follow one. */
import { expect, test } from 'vitest';
import { onlyHere } from '../src/table/opening/link';

test.each([
  ['http://localhost:8000/invitations/x', true],
  ['http://127.0.0.1:8000/groma/invitations/x', true],
  ['http://[::1]:8000/invitations/x', true],
  ['http://groma.localhost/invitations/x', true],
  ['http://192.168.7.4:8000/invitations/x', false],
  ['https://example.org/invitations/x', false],
])('%s is followed on this machine only: %s', (link, here) => {
  expect(onlyHere(link)).toBe(here);
});
