// The desk's figures, what may be done to whom, and texts that somebody else has written.
import { describe, expect, it } from 'vitest';
import { unread } from '../src/frame/unread';
import { answersTo, daysOf, deedsAt, deedsFor } from '../src/pages/desk/acts/deeds';
import { curve, grouped, marks, stretch, whenWords } from '../src/pages/desk/figures';
import { blocks } from '../src/pages/standing/blocks';

const HERE = [
  { at: '2026-11-16T00:00:00Z', here: 0 },
  { at: '2026-11-16T06:00:00Z', here: 94 },
  { at: '2026-11-16T08:00:00Z', here: 47 },
];
const BAN = {
  id: 1,
  kind: 'ban',
  reason: 'x',
  at: '2026-11-16T00:00:00Z',
  until: null,
  appealed: false,
  kept: false,
} as const;

describe('figures', () => {
  it('keep thousands apart', () => {
    expect(grouped(339)).toBe('339');
    expect(grouped(1204)).toBe('1\u202f204');
    expect(grouped(1234567)).toBe('1\u202f234\u202f567');
  });

  it('name a stretch of time by its two largest units', () => {
    expect(stretch(2 * 86_400 + 4 * 3600 + 59)).toEqual({ id: 'days', facts: { days: 2, hours: 4 } });
    expect(stretch(3600)).toEqual({ id: 'hours', facts: { hours: 1, minutes: 0 } });
    expect(stretch(119)).toEqual({ id: 'minutes', facts: { minutes: 1 } });
    expect(stretch(40.9)).toEqual({ id: 'seconds', facts: { seconds: 40 } });
    expect(stretch(-5)).toEqual({ id: 'seconds', facts: { seconds: 0 } });
  });

  it('say a moment of the last day by its time, and an older one by its day', () => {
    const now = Date.parse('2026-11-16T20:40:00Z');
    expect(whenWords('2026-11-16T02:10:00Z', 'en', now)).toMatch(/^\d\d:10$/);
    expect(whenWords('2026-11-03T12:00:00Z', 'en', now)).toBe('3 Nov');
  });

  it('draw a curve in proportion to time, with the most of them at its top', () => {
    expect(curve(HERE, 80, 52)).toEqual({ line: 'M0.0 52.0L60.0 2.0L80.0 27.0', most: 94, now: 47 });
    expect(curve([], 80, 52)).toEqual({ line: '', most: 0, now: 0 });
    expect(curve(HERE.slice(0, 1), 80, 52).line).toBe('');
  });

  it('mark moments evenly apart', () => {
    expect(marks(HERE, 2).map((at) => at.toISOString())).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-11-16T04:00:00.000Z',
    ]);
    expect(marks([], 2)).toEqual([]);
  });
});

describe('what an operator may do', () => {
  it('is nothing to who has left, and nothing that holds already', () => {
    expect(deedsFor({ left: true, sanctions: [] })).toEqual([]);
    expect(deedsFor({ left: false, sanctions: [] })).toEqual([
      'silence',
      'ban',
      'rename',
      'log-out',
      'erase',
    ]);
    expect(deedsFor({ left: false, sanctions: [BAN] })).toEqual(['lift', 'rename', 'log-out', 'erase']);
    expect(deedsFor({ left: false, sanctions: [{ ...BAN, kind: 'silence' }] })).toEqual([
      'lift',
      'ban',
      'rename',
      'log-out',
      'erase',
    ]);
  });

  it('fits the state of a table', () => {
    expect(deedsAt({ status: 'running', paused: false })).toEqual(['look', 'pause', 'end', 'repair']);
    expect(deedsAt({ status: 'running', paused: true })).toEqual(['look', 'resume', 'end', 'repair']);
    expect(deedsAt({ status: 'gathering', paused: false })).toEqual(['look', 'end', 'repair']);
    expect(deedsAt({ status: 'over', paused: false })).toEqual(['look', 'repair']);
  });

  it('answers a report or an appeal, and bans for good but silences for a while', () => {
    expect(answersTo({ kind: 'appeal', against: 'x' })).toEqual(['lift', 'keep']);
    expect(answersTo({ kind: 'report', against: 'x' })).toEqual(['silence', 'no-fault', 'ban']);
    expect(answersTo({ kind: 'report', against: null })).toEqual(['no-fault']);
    expect(daysOf('silence')).not.toContain(null);
    expect(daysOf('ban')).toContain(null);
    expect(daysOf('no-fault')).toEqual([]);
  });
});

describe('announcements', () => {
  it('are shown until they end or are put away', () => {
    const told = [1, 2, 3].map((id) => ({ id, text: '', ends: new Date(id * 1000).toISOString() }));
    expect(unread(told, [3], 1500).map(({ id }) => id)).toEqual([2]);
    expect(unread(told, [], 3000)).toEqual([]);
  });
});

describe('a page that somebody has written', () => {
  it('is paragraphs and headings, and whatever else it says is text', () => {
    expect(blocks('# Who\nTullia\r\nVia Appia 1\n\n## Why\n\n<b>No</b> HTML\n')).toEqual([
      { heading: true, text: 'Who' },
      { heading: false, text: 'Tullia\nVia Appia 1' },
      { heading: true, text: 'Why' },
      { heading: false, text: '<b>No</b> HTML' },
    ]);
    expect(blocks(' \n\n')).toEqual([]);
  });
});
