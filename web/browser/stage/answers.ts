/** A page that does not answer is named soon, with what it does instead of answering. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A guard against waiting for ever, as all bounds here: Playwright itself waits for an evaluation without end. */
const PATIENCE_MS = 120_000;
/** How long each question about a page that hangs may take. */
const QUESTION_MS = 5_000;
const LATEST = 12;

type Asking = (...given: never[]) => Promise<unknown>;

/** From now on, whatever is evaluated in this page is answered in time, or fails and says what is known. */
export function answering(browser: Browser, page: Page): void {
  const latest: string[] = [];
  const note = (words: string): void => {
    latest.push(`${new Date().toISOString().slice(11, 23)} ${words}`);
    if (latest.length > LATEST) latest.shift();
  };
  page.on('request', (asked) => note(`asks ${asked.url()}`));
  page.on('requestfinished', (asked) => note(`has got ${asked.url()}`));
  page.on('requestfailed', (asked) => note(`has not got ${asked.url()}`));
  page.on('framenavigated', (frame) => note(`is at ${frame.url()}`));
  page.on('domcontentloaded', () => note('is read'));
  page.on('load', () => note('is loaded'));

  const guarded = <T extends Asking>(ask: T): T => {
    const asking = async (...given: Parameters<T>): Promise<unknown> => {
      const late = new Error();
      Error.captureStackTrace(late, asking); // the line that asked
      const over = new AbortController();
      const guard = pause(PATIENCE_MS, null, { signal: over.signal }).then(async () => {
        const known = await state(browser, page);
        late.message = [`no answer from ${page.url()}`, ...known, 'the latest:', ...latest].join('\n  ');
        throw late;
      });
      try {
        return await Promise.race([ask(...given), guard]);
      } finally {
        over.abort();
        guard.catch(() => undefined);
      }
    };
    return asking as T;
  };
  page.evaluate = guarded(page.evaluate.bind(page));
}

/** What a page does that does not answer: a busy process loops, an idle one waits for something. */
async function state(browser: Browser, page: Page): Promise<string[]> {
  const line = await inTime(page.context().newCDPSession(page));
  return [
    `processes: ${await inTime(processes(browser))}`,
    ...(typeof line === 'string' ? [`no second line: ${line}`] : await asked(line)),
  ];
}

async function asked(line: CDPSession): Promise<string[]> {
  // Where Playwright turns the clock of a page, it keeps what was there before.
  const real = '(globalThis.__pwClock?.builtins ?? globalThis)';
  const said = async (expression: string): Promise<string> => {
    const told = await inTime(line.send('Runtime.evaluate', { expression, awaitPromise: true }));
    return typeof told === 'string' ? told : String(told.result.value);
  };
  return [
    `it is ${await said('`${document.visibilityState}, ${document.readyState}, fonts ${document.fonts.status}`')}`,
    `a frame: ${await said(`new Promise((done) => ${real}.requestAnimationFrame(() => done('drawn')))`)}`,
    `a free moment: ${await said(`new Promise((done) => ${real}.requestIdleCallback(() => done('came')))`)}`,
  ];
}

/** How busy the processes of the browser are. */
async function processes(browser: Browser): Promise<string> {
  const line = await browser.newBrowserCDPSession();
  const times = async (): Promise<Map<string, number>> => {
    const { processInfo } = await line.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.map(({ type, id, cpuTime }) => [`${type} ${id}`, cpuTime]));
  };
  const seconds = 2;
  const before = await times();
  await pause(seconds * 1000);
  const after = [...(await times())];
  const shares = after.map(([name, time]): [string, number] => [
    name,
    (time - (before.get(name) ?? 0)) / seconds,
  ]);
  return shares.map(([name, share]) => `${name} ${Math.round(share * 100)} %`).join(', ');
}

/** What is asked of something that hangs: its answer, or words for why there is none. */
async function inTime<T>(asking: Promise<T>): Promise<T | string> {
  return Promise.race([asking.catch((problem: unknown) => String(problem)), pause(QUESTION_MS, 'no answer')]);
}
