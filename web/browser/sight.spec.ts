/** On a phone every decision of a game is in sight and large enough to be tapped, whatever is asked: all games. */
import { inSight, settled, tooSmall } from './look/checks';
import { chance, one } from './play/chance';
import { MOVE } from './play/marks';
import { against, awaited } from './play/positions';
import { onTheTable, shown } from './play/table';
import { GAMES } from './stage/games';
import { expect, NIGHTLY, ONCE, SOAK, test } from './stage/test';

const DECISIONS = SOAK ? Infinity : NIGHTLY ? 40 : 12;

for (const game of GAMES) {
  test(`${game}: decision by decision on a phone`, ONCE, async ({ visitor }) => {
    const anna = await visitor({ size: 'phone', lang: 'de' });
    const { page, me } = anna;
    const table = await against(me, game, 'In sight', 3);
    await anna.sitDown(table);
    const random = chance(game);
    let seen = 0;
    for (; seen < DECISIONS; seen++) {
      const { seq, legal, table: now } = await awaited(me, table);
      if (now.status === 'over' || legal === null) break;
      await shown(anna, seq);
      await onTheTable(anna, legal);
      await settled(page);
      const where = `${game}, decision ${seen} after move ${seq}`;
      await inSight(page, `${MOVE}, [data-prompt]`, where);
      expect.soft(await tooSmall(page, MOVE), where).toEqual([]);
      await me.move(table, seq, one(legal, random));
    }
    expect(seen).toBeGreaterThan(10);
  });
}

test('what is tapped in the whole map of an empire comes close and into sight', ONCE, async ({ visitor }) => {
  const anna = await visitor({ size: 'phone' });
  const { page } = anna;
  await anna.sitDown(await against(anna.me, 'caesars-empire', 'Far away'));
  await inSight(page, '.socle .bests, .socle .supply, .socle .strip', 'what one has');
  const city = page.locator('[data-city="hierosolyma"]');
  const breadth = async (): Promise<number> => (await city.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'The whole map' }).click();
  await settled(page);
  const small = await breadth();
  await city.locator('circle').first().click();
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  await inSight(page, '[data-city="hierosolyma"]', 'the city');
  expect(await breadth()).toBeGreaterThan(2 * small);
});
