/** Foresight: what a move would bring is shown before it; not at a table without it, nor to who wants none. */
import { chance } from './play/chance';
import { CONFIRM, MOVE } from './play/marks';
import { clicks } from './play/ways';
import { expect, ONCE, test, type Visitor } from './stage/test';
import { word } from './stage/words';

const GAME = 'caesars-empire'; // every build brings something there
const FORESEEN = `${CONFIRM} b`;

/** Sit down and pick, part by part, until only the confirmation is missing; the pages' questions about previews. */
async function picked(one: Visitor, table: string): Promise<string[]> {
  const asked: string[] = [];
  one.page.on('request', (request) => {
    if (request.url().includes('/preview')) asked.push(request.url());
  });
  await one.sitDown(table);
  await one.page.locator(MOVE).first().waitFor();
  await one.quiet(); // the map has come to rest
  const random = chance('foresight');
  while ((await one.page.locator(CONFIRM).count()) === 0) {
    await clicks.decide(one.page, random);
    await one.quiet();
  }
  return asked;
}

test('what a move would bring is shown, until somebody wants none of it', ONCE, async ({ visitor }) => {
  const anna = await visitor({ lang: 'en', confirm: 'always' });
  const table = await anna.me.open(GAME, ['me', 'random'], 'Foreseen', { start: true });
  const asked = await picked(anna, table);
  await expect(anna.page.locator(FORESEEN)).toHaveText(/^\+\d+$/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await anna.page.getByRole('button', { name: word('en', 'table-menu-open') }).click();
  await anna.page.getByRole('button', { name: word('en', 'table-panel-prefs') }).click();
  await anna.page.getByRole('checkbox', { name: word('en', 'prefs-foresight') }).uncheck();
  await anna.page.keyboard.press('Escape');
  await expect(anna.page.locator(CONFIRM)).toBeVisible();
  await expect(anna.page.locator(FORESEEN)).toHaveCount(0);
  await anna.page.screenshot({ path: test.info().outputPath('unwanted.png') });
});

test('a table without foresight says so before one sits, and tells nothing', ONCE, async ({ visitor }) => {
  const anna = await visitor({ lang: 'en', confirm: 'always' });
  const table = await anna.me.open(GAME, ['me', 'random'], 'Foreseen', { foresight: false });
  await anna.goto(`/tables/${table}`);
  await expect(anna.page.getByText(word('en', 'room-no-foresight'))).toBeVisible();
  await anna.page.screenshot({ path: test.info().outputPath('terms.png') });
  await anna.me.post(`/tables/${table}/start`);
  const asked = await picked(anna, table);
  await expect(anna.page.locator(CONFIRM)).toBeVisible();
  await expect(anna.page.locator(FORESEEN)).toHaveCount(0);
  await anna.page.screenshot({ path: test.info().outputPath('told-nothing.png') });
  await anna.page.locator(CONFIRM).click();
  await expect(anna.page.locator(CONFIRM)).toHaveCount(0);
  expect(asked).toEqual([]);
});
