/** Figures of the desk as they are read: numbers in groups, stretches of time, a curve. */
import type { Wire } from '../../api/client';
import type { Facts } from '../../words/words.svelte';

/** A number with its thousands apart. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** A stretch of time in its two largest units, as a message and its numbers. */
export function stretch(seconds: number): { id: string; facts: Facts } {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor(whole / 3600) % 24;
  const minutes = Math.floor(whole / 60) % 60;
  if (days > 0) return { id: 'days', facts: { days, hours } };
  if (hours > 0) return { id: 'hours', facts: { hours, minutes } };
  if (minutes > 0) return { id: 'minutes', facts: { minutes } };
  return { id: 'seconds', facts: { seconds: whole } };
}

const DAY = 86_400_000;
/** How dates are written here: in either language with the day first and 24 hours. */
export const locale = (lang: string): string => (lang === 'en' ? 'en-GB' : lang);

/** A moment of the last day by its time, an older one by its day: "20:40", "3 Mar". */
export function whenWords(moment: string, lang: string, now = Date.now()): string {
  const at = new Date(moment);
  return Math.abs(now - at.getTime()) < DAY
    ? at.toLocaleTimeString(locale(lang), { hour: '2-digit', minute: '2-digit' })
    : at.toLocaleDateString(locale(lang), { day: 'numeric', month: 'short' });
}

/** The line of how many were here, in a box of some size, and the most of them. */
export function curve(
  here: readonly Wire['HereShape'][],
  width: number,
  height: number,
): { line: string; most: number; now: number } {
  const most = Math.max(0, ...here.map((one) => one.here));
  const first = Date.parse(here[0]?.at ?? '');
  const span = Date.parse(here.at(-1)?.at ?? '') - first;
  const points = here.map((one) => {
    const x = span > 0 ? ((Date.parse(one.at) - first) / span) * width : 0;
    const y = most > 0 ? height - (one.here / most) * (height - 2) : height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return { line: points.length > 1 ? `M${points.join('L')}` : '', most, now: here.at(-1)?.here ?? 0 };
}

/** Moments between the first and the last, evenly apart, to be written below a curve. */
export function marks(here: readonly Wire['HereShape'][], count: number): Date[] {
  const first = Date.parse(here[0]?.at ?? '');
  const span = Date.parse(here.at(-1)?.at ?? '') - first;
  if (!(span > 0)) return [];
  return Array.from({ length: count }, (_, i) => new Date(first + (span * i) / count));
}
