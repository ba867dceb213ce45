/** A finished game is worked out by itself, told at the end in a line, and looked through in the replay. */
import { accessible } from './look/checks';
import { playedOn } from './play/positions';
import { finalSheet } from './play/table';
import type { Wire } from './stage/person';
import { expect, ONCE, test } from './stage/test';
import { word } from './stage/words';

const GAME = 'builders-antiquity'; // is worked out the quickest
const LEFT = 12; // moves: the end of a game, so that there is little to be worked out
const PATIENCE_MS = 240_000;

/** In the replay: the analysis, in its state. */
const LOOKED = '[data-analysis="there"]';

test('costly decisions are worked out, told at the end and looked at', ONCE, async ({ visitor }) => {
  test.setTimeout(2 * PATIENCE_MS);
  const anna = await visitor({ lang: 'en' });
  const { page, me } = anna;
  await page.setViewportSize({ width: 1280, height: 800 });
  const whole = await me.open(GAME, ['me', 'random'], 'Analysed', { start: true });
  await playedOn(me, whole, () => false);
  const moves = (await me.view(whole)).table.moves;
  const fork = { at: moves - LEFT, eyes: null, bot: 'random' };
  const { id: table } = await me.post<Wire['TableShape']>(`/tables/${whole}/fork`, fork);
  await playedOn(me, table, () => false);

  // The page asks by itself, and says how far it has come.
  await anna.sitDown(table);
  await finalSheet(anna, table);
  const line = page.locator('[data-costliest]');
  await expect(line).toBeVisible();
  await expect(page.locator('[data-costliest="there"]')).toBeVisible({ timeout: PATIENCE_MS });
  await accessible(page, 'the end with its costliest move');
  await page.screenshot({ path: test.info().outputPath('end.png') });
  const found = await me.get<Wire['AnalysisShape']>(`/tables/${table}/analysis?lang=en`);
  const mine = found.costly.filter((one) => one.seat === 0);
  await line.getByRole('button', { name: word('en', 'ending-costliest-show') }).click();

  const looked = page.locator(LOOKED);
  await expect(looked).toBeVisible();
  await looked.getByText(word('en', 'analysis-all'), { exact: true }).click();
  await expect(looked.locator('ol > li')).toHaveCount(found.costly.length);
  const worst = [...found.costly].sort((one, other) => other.cost - one.cost)[0];
  expect(worst, 'play by chance costs something').toBeDefined();
  if (!worst) return;
  await looked.locator('.entry').first().click();
  await expect(looked.locator('li.here')).toContainText(worst.better);
  await expect(page.getByText(`Move ${worst.at} of`)).toBeVisible();
  await accessible(page, 'the replay with its analysis');
  await page.screenshot({ path: test.info().outputPath('replay.png') });
  await page.getByRole('button', { name: word('en', 'analysis-next') }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^\d+$/);
  await looked.getByText(word('en', 'analysis-mine'), { exact: true }).click();
  await expect(looked.locator('ol > li')).toHaveCount(mine.length);

  // On a phone it is a sheet, and a decision is told over the board.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: word('en', 'analysis'), exact: true }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByText(word('en', 'analysis-all'), { exact: true }).click();
  await page.screenshot({ path: test.info().outputPath('sheet.png') });
  await sheet.locator('.entry').first().click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-costly]')).toContainText(worst.better);
  await accessible(page, 'a costly decision on a phone');
  await page.screenshot({ path: test.info().outputPath('phone.png') });
  await page.goto(page.url().split('?')[0] ?? '');
  await expect(page.locator('[data-costliest="there"]')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('end-phone.png') });
});
