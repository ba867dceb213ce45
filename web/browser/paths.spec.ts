/** The site below a path of a host that it does not own alone. */
import { chance } from './play/chance';
import { against } from './play/positions';
import { played } from './play/table';
import { clicks } from './play/ways';
import { Proxy } from './stage/proxy';
import { expect, GAME, stage, test } from './stage/test';

const MOVES = 8;

test('a game under a path behind a proxy', async ({ visitor }) => {
  const proxy = await Proxy.start(stage().nodes, '/club/games/');
  try {
    const anna = await visitor({}, proxy.address);
    const { page, home } = anna;
    await anna.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    // Inside the page by a link, not by an address of our own.
    await page.locator(`main a[href*="/games/${GAME}"], header a[href$="/games"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`^${home}games`));
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    const table = await against(anna.me, GAME, 'Below a path');
    await anna.sitDown(table);
    const { decisions } = await played([anna], table, clicks, chance('Below a path'), (all) => all === MOVES);
    expect(decisions).toBe(MOVES);
    await page.reload();
    await expect(page.locator('[data-table]')).toHaveAttribute('data-status', 'running');
  } finally {
    await proxy.stop();
  }
});
