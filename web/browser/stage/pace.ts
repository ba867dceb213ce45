/** How quickly this machine works at the moment, so that times mean the same on every machine and at every hour. */
import { test, type CDPSession, type Page } from '@playwright/test';

/**
 * What the work below takes on the machine that the bounds are meant for: two cores, quiet neighbours. Reckoned, when
 * they were not quiet, from the welcome page at two rates and what it had taken in a quiet hour.
 */
const REFERENCE_MS = 60;
const TIMES = 15;
/** How much slower than that machine a slow one is. */
const SLOWER = 4;

export const median = (of: number[]): number =>
  [...of].sort((one, two) => one - two)[of.length >> 1] ?? Infinity;

/** In the page: some work with strings, lists and elements; how long it took. */
function work(): number {
  const begun = performance.now();
  const lists = new Map<string, number[]>();
  for (let i = 0; i < 60_000; i++) {
    const key = `k${(i * 7919) % 5003}`;
    const list = lists.get(key) ?? [];
    list.push(i);
    lists.set(key, list);
  }
  const root = document.createElement('div');
  for (let i = 0; i < 2000; i++) {
    const one = document.createElement('p');
    one.textContent = `p ${i}`;
    root.append(one);
  }
  document.body.append(root);
  root.getBoundingClientRect();
  root.remove();
  return performance.now() - begun;
}

/** 1: as quick as the reference, or quicker; 0.5: half as quick, because of the machine or of its neighbours. */
async function pace(page: Page): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) times.push(await page.evaluate(work));
  const now = Math.min(1, REFERENCE_MS / median(times));
  test.info().annotations.push({ type: 'of the pace of the reference', description: now.toFixed(2) });
  return now;
}

/** Slow the page down to a quarter of the reference: by four, or by less if the machine is slow already. */
export async function slowed(page: Page, line: CDPSession): Promise<void> {
  const rate = Math.max(1, SLOWER * (await pace(page)));
  await line.send('Emulation.setCPUThrottlingRate', { rate });
}
