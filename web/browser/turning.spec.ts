/** A tile in hand is turned by a click, the wheel, keys and two fingers; only what fits, and only what is meant. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { MOVE, TABLE } from './play/marks';
import { against, playedOn } from './play/positions';
import { expect, ONCE, test, type Visitor, type Wanted } from './stage/test';

const GAME = 'carpe-diem'; // the only game in which something is turned in hand
const HAND = '.carpe-hand .turner';

/** A table at which a tile is to be built that can be laid in several ways. */
async function holding(visitor: Visitor): Promise<string> {
  const table = await against(visitor.me, GAME, 'Turning');
  await playedOn(visitor.me, table, (decisions, { view }) => {
    const { step, turn } = view as { step: string; turn: { placements: { turns: number }[] } | null };
    return decisions > 8 && step === 'place' && new Set(turn?.placements.map(({ turns }) => turns)).size > 2;
  });
  await visitor.sitDown(table);
  await visitor.page.locator(MOVE).first().waitFor();
  return table;
}

const look = (tile: Locator): Promise<string> => tile.locator('svg').first().innerHTML();

/** Two fingers on the plan go round by so many degrees. */
async function twisted(line: CDPSession, page: Page, degrees: number): Promise<void> {
  const box = await page.locator('svg.carpe-district').boundingBox();
  if (!box) throw new Error('no plan');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (angle: number): { x: number; y: number; id: number }[] =>
    [0, 180].map((more, id) => {
      const turn = ((angle + more) * Math.PI) / 180;
      return { x: x + 60 * Math.cos(turn), y: y + 60 * Math.sin(turn), id };
    });
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
  for (let angle = 0; Math.abs(angle) <= Math.abs(degrees); angle += Math.sign(degrees) * 5) {
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(angle) });
  }
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [way, wanted, turned] of [
  ['a click', {}, (page) => page.locator(HAND).click()],
  ['a key', {}, (page) => page.keyboard.press('e')],
  [
    'the wheel',
    {},
    async (page) => {
      await page.locator('svg.carpe-district').hover();
      await page.mouse.wheel(0, 100);
    },
  ],
  [
    'two fingers',
    { size: 'phone' },
    async (page) => twisted(await page.context().newCDPSession(page), page, 45),
  ],
] as const satisfies readonly (readonly [string, Wanted, (page: Page) => Promise<void>])[]) {
  test(`a tile is turned by ${way}`, ONCE, async ({ visitor }) => {
    const anna = await visitor(wanted);
    const table = await holding(anna);
    const { page } = anna;
    const { seq } = await anna.me.view(table);
    const before = await look(page.locator(HAND));
    await turned(page);
    await expect.poll(async () => (await look(page.locator(HAND))) !== before).toBe(true);
    // Turning is no move: nothing was built, nothing scrolled or zoomed.
    expect((await anna.me.view(table)).seq).toBe(seq);
    await expect(page.locator(`${TABLE}[data-seq="${seq}"]`)).toBeVisible();
    expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
  });
}
