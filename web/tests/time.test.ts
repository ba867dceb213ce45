// Time in words: which clock is which, and how far away a moment is.
import { describe, expect, it } from 'vitest';
import { lengthOf, paceOf, until } from '../src/frame/time';

describe('time', () => {
  it('tells play of one evening from play by letter', () => {
    expect(paceOf(null)).toBe('none');
    expect(paceOf({ allowance: 0, bank: 600, increment: 15, weekend: null })).toBe('live');
    expect(paceOf({ allowance: 259200, bank: 172800, increment: 0, weekend: null })).toBe('days');
  });

  it('names lengths by the largest unit that fits', () => {
    expect(lengthOf(259200)).toEqual({ id: 'days', facts: { count: 3 } });
    expect(lengthOf(86400)).toEqual({ id: 'days', facts: { count: 1 } });
    expect(lengthOf(7200)).toEqual({ id: 'hours', facts: { count: 2 } });
    expect(lengthOf(90)).toEqual({ id: 'seconds', facts: { count: 90 } });
    expect(lengthOf(600)).toEqual({ id: 'minutes', facts: { count: 10 } });
  });

  it('says how far away a moment is', () => {
    const now = Date.parse('2026-01-01T12:00:00Z');
    expect(until('2026-01-04T13:00:00Z', 'en', now)).toBe('in 3 days');
    expect(until('2026-01-01T17:30:00Z', 'de', now)).toBe('in 5 Stunden');
    expect(until('2026-01-01T11:55:00Z', 'en', now)).toBe('5 minutes ago');
  });
});
