/** How smoothly something moves: the frames in Chromium's trace. */
import { test, type Page } from '@playwright/test';

interface Traced {
  name: string;
  ts: number;
}

export interface Course {
  /** Frames drawn a second. */
  rate: number;
  /** The longest time between two of them, in milliseconds. */
  gap: number;
  /** How long it was watched, in milliseconds. */
  all: number;
}

/** A page says with these marks (`performance.mark`) from when to when its frames count. */
export const BEGIN = 'moves';
export const END = 'rests';

const FRAMES = 'disabled-by-default-devtools.timeline.frame';
const MARKS = 'blink.user_timing';

/** The times between frames; with marks only those between a beginning and its end. */
function between(events: Traced[]): number[] {
  const marked = events.some(({ name }) => name === BEGIN);
  const times: number[] = [];
  let last: number | null = null;
  let counts = !marked;
  for (const { name, ts } of [...events].sort((one, two) => one.ts - two.ts)) {
    if (name === BEGIN) counts = true;
    else if (name === END) counts = false;
    else if (name === 'DrawFrame') {
      if (counts && last !== null) times.push((ts - last) / 1000);
      last = counts ? ts : null;
    }
  }
  return times;
}

/** What the trace tells of the frames drawn while something goes on. */
export async function frames(page: Page, goesOn: () => Promise<unknown>): Promise<Course> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: [FRAMES, MARKS] });
  await goesOn();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const times = between(trace.traceEvents);
  const all = times.reduce((sum, time) => sum + time, 0);
  return { rate: (1000 * times.length) / all, gap: Math.max(...times), all };
}

/** Tell it in the report. */
export function measured(what: string, { rate, gap, all }: Course): void {
  test.info().annotations.push({
    type: what,
    description: `${rate.toFixed(1)} frames a second, at most ${gap.toFixed(0)} ms between two, over ${(all / 1000).toFixed(1)} s`,
  });
}
