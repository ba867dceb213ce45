/** Time in words: how long a clock gives, and how far away a moment is. */
import type { Wire } from '../api/client';
import type { Facts } from '../words/words.svelte';

export type Clock = Wire['ClockShape'];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** Clocks as people think of them: none, one evening at the table, or a few days for each turn. */
export type Pace = 'none' | 'live' | 'days';

/** What sort of clock it is; a turn of half a day or more is play by letter. */
export function paceOf(clock: Clock | null): Pace {
  if (!clock) return 'none';
  return clock.allowance >= DAY / 2 || clock.bank >= DAY ? 'days' : 'live';
}

/** A length of time as its message and number: the largest unit that is not a fraction of little. */
export function lengthOf(seconds: number): { id: string; facts: Facts } {
  if (seconds >= 2 * DAY || (seconds >= DAY && seconds % DAY === 0))
    return { id: 'days', facts: { count: Math.round(seconds / DAY) } };
  if (seconds >= 2 * HOUR || (seconds >= HOUR && seconds % HOUR === 0))
    return { id: 'hours', facts: { count: Math.round(seconds / HOUR) } };
  if (seconds >= 2 * MINUTE || (seconds >= MINUTE && seconds % MINUTE === 0))
    return { id: 'minutes', facts: { count: Math.round(seconds / MINUTE) } };
  return { id: 'seconds', facts: { count: Math.max(0, Math.round(seconds)) } };
}

/** How far away a moment is, in the reader's language: "in 2 days", "vor 5 Minuten". */
export function until(moment: string, lang: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  const far = Math.abs(seconds);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (far >= 2 * DAY) return format.format(Math.trunc(seconds / DAY), 'day');
  if (far >= 2 * HOUR) return format.format(Math.trunc(seconds / HOUR), 'hour');
  if (far >= MINUTE) return format.format(Math.trunc(seconds / MINUTE), 'minute');
  return format.format(Math.trunc(seconds), 'second');
}

/** A moment of today by its time, one further away by its day: "12:40", "3 March". */
export function momentWords(moment: string, lang: string, now = Date.now()): string {
  const at = new Date(moment);
  return Math.abs(now - at.getTime()) < (DAY * 1000) / 2
    ? at.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' })
    : at.toLocaleDateString(lang, { day: 'numeric', month: 'long' });
}
