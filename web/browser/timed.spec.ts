/** How quick it feels: measured in the page, with nothing else running. */
import { chance } from './play/chance';
import { against, awaited } from './play/positions';
import { MAIN, MOVE, TABLE } from './play/marks';
import { clicks, decided } from './play/ways';
import { median, slowed } from './stage/pace';
import { AT_NIGHT, expect, GAME, ONCE_AT_NIGHT, SOAK, test } from './stage/test';

const INTERACTIVE_MS = 2000;
const ANSWER_MS = 100;
const MOVES = SOAK ? 60 : 20;
const ENOUGH = 10; // of a game that is over sooner
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

test(
  'the welcome page works within two seconds on a slow machine and line',
  ONCE_AT_NIGHT,
  async ({ visitor }) => {
    const times: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const { page, context, home } = await visitor({ stranger: true });
      const line = await context.newCDPSession(page);
      await line.send('Network.enable');
      await line.send('Network.emulateNetworkConditions', SLOW_LINE);
      await slowed(page, line);
      // Everything is drawn by script: a button that is there answers, once the game that it begins has a title.
      await page.addInitScript((main) => {
        const seen = new MutationObserver(() => {
          const title = document.querySelector('main label:has(:checked)')?.textContent?.trim();
          if (!document.querySelector(main) || !title) return;
          seen.disconnect();
          setTimeout(() => Object.assign(window, { usable: performance.now() })); // what was begun is done first
        });
        seen.observe(document, { childList: true, subtree: true, attributes: true });
      }, MAIN);
      await page.goto(home, { waitUntil: 'commit' });
      const usable = await page.waitForFunction(() => (window as { usable?: number }).usable);
      times.push((await usable.jsonValue()) ?? Infinity);
      await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await line.send('Network.emulateNetworkConditions', {
        ...SLOW_LINE,
        latency: 0,
        downloadThroughput: -1,
      });
      await expect(page.locator(MAIN).first()).toBeEnabled();
    }
    test.info().annotations.push({ type: 'ms', description: times.map(Math.round).join(' ') });
    expect(median(times)).toBeLessThanOrEqual(INTERACTIVE_MS);
  },
);

test('a move is answered on the screen within 100 ms of the click', AT_NIGHT, async ({ visitor }) => {
  const anna = await visitor();
  const { page } = anna;
  const table = await against(anna.me, GAME, 'Swift');
  await anna.sitDown(table);
  await page.locator(MOVE).first().waitFor();
  await page.evaluate((root) => {
    const times: number[] = [];
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), { capture: true });
    const shown = new MutationObserver(() => {
      if (clicked) times.push(performance.now() - clicked);
      clicked = 0;
    });
    const element = document.querySelector(root);
    if (element) shown.observe(element, { attributes: true, attributeFilter: ['data-seq'] });
    Object.assign(window, { times });
  }, TABLE);
  const random = chance('Swift');
  let made = 0;
  for (; made < MOVES; made++) {
    const { seq, legal } = await awaited(anna.me, table);
    if (legal === null) break;
    await page.locator(`${TABLE}[data-seq="${seq}"] ${MOVE}`).first().waitFor();
    await decided(page, clicks, seq, random);
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  test.info().annotations.push({ type: 'ms', description: times.map(Math.round).join(' ') });
  expect(times.length).toBe(made);
  const { status } = (await anna.me.view(table)).table;
  expect(made).toBeGreaterThanOrEqual(status === 'over' ? ENOUGH : MOVES);
  expect(median(times)).toBeLessThanOrEqual(ANSWER_MS);
});
