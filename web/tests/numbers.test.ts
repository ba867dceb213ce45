import { describe, expect, it } from 'vitest';
import { change, points } from '../src/table/deciding/points';
import { split } from '../src/table/frame/ticking.svelte';

describe('points', () => {
  it('are units divided, with a real minus', () => {
    expect(points(63, 1, 'en')).toBe('63');
    expect(points(-2, 1, 'de')).toBe('\u22122');
    expect(points(125, 10, 'en')).toBe('12.5');
    expect(points(125, 10, 'de')).toBe('12,5');
  });
  it('change with a sign', () => {
    expect(change(18, 1, 'en')).toBe('+18');
    expect(change(-3, 1, 'en')).toBe('\u22123');
    expect(change(0, 1, 'en')).toBe('±0');
  });
});

describe('a stretch of time', () => {
  it('is minutes and seconds, with hours in front when there are some', () => {
    expect(split(65).short).toBe('1:05');
    expect(split(3605).short).toBe('1:00:05');
    expect(split(-4).short).toBe('0:00');
  });
  it('is days and hours when it is long', () => {
    expect(split(2 * 86400 + 5 * 3600)).toMatchObject({ days: 2, hours: 5 });
  });
});
