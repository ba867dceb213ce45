/** How smoothly pieces travel over a table, with a processor four times slower. */
import { chance } from './play/chance';
import { MOVE, TABLE } from './play/marks';
import { against, awaited } from './play/positions';
import { clicks, decided } from './play/ways';
import { BEGIN, END, frames, measured } from './stage/frames';
import { slowed } from './stage/pace';
import { AT_NIGHT, expect, GAME, test } from './stage/test';

/** The goal is sixty a second, and the run tells what was reached. Below this bound something has become slow. */
const FRAMES = 30;
const DECISIONS = 8;

test('pieces travel smoothly on a slow machine', AT_NIGHT, async ({ visitor }) => {
  const anna = await visitor({ motion: true });
  const { page, me } = anna;
  const table = await against(me, GAME, 'Travellers', 3);
  await awaited(me, table);
  await anna.sitDown(table);
  await page.locator(MOVE).first().waitFor();
  await anna.quiet();
  await slowed(page, await anna.context.newCDPSession(page));
  // Something travels as long as the sky has anything in it.
  await page.evaluate(
    ([begin, end]) => {
      const sky = document.querySelector('.sky');
      if (!sky) throw new Error('this board has no sky');
      let moving = false;
      new MutationObserver(() => {
        if (moving === sky.childElementCount > 0) return;
        moving = !moving;
        performance.mark(moving ? begin : end);
      }).observe(sky, { childList: true });
    },
    [BEGIN, END] as const,
  );
  const random = chance(GAME);
  const course = await frames(page, async () => {
    for (let made = 0; made < DECISIONS; made++) {
      const { seq, legal } = await awaited(me, table);
      if (legal === null) break;
      await page.locator(`${TABLE}[data-seq="${seq}"] ${MOVE}`).first().waitFor();
      await decided(page, clicks, seq, random);
      await anna.quiet();
    }
  });
  measured('while pieces travel', course);
  expect(course.all, 'nothing travelled').toBeGreaterThan(300);
  expect(course.rate).toBeGreaterThan(FRAMES);
});
