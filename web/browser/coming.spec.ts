/** How people come to a table: two clicks against bots, a worked example, or a table of one's own and a link for a friend. */
import { MAIN, MOVE, TABLE } from './play/marks';
import { expect, GAME, test } from './stage/test';
import { word } from './stage/words';

test('from the welcome page to a move in two clicks', async ({ visitor }) => {
  const somebody = await visitor({ stranger: true });
  const { page } = somebody;
  await somebody.goto('/');
  await page.locator('main label', { has: page.locator(`input[value="${GAME}"]`) }).click();
  await page.locator(MAIN).click();
  await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible();
  await expect(page.locator(MOVE).first()).toBeVisible();
  expect(await page.evaluate(() => document.title)).not.toBe('Groma');
});

test('from the rules to a worked example, told beside its board', async ({ visitor }) => {
  const somebody = await visitor({ stranger: true, lang: 'de' });
  const { page } = somebody;
  await somebody.goto(`/games/${GAME}/rules`);
  const button = page.getByRole('button', { name: word('de', 'example-open') }).first();
  const example = /[A-Z]+-E\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await button.click();
  await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible();
  await expect(page.locator(MOVE).first()).toBeVisible();
  await expect(page.locator('details', { hasText: example })).toContainText(/\w+-\d+\.\d+/);
});

test('a table of my own, and a friend who follows a link on another node', async ({ visitor, doors }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const { page } = anna;
  await anna.goto(`/new/${GAME}`);
  await page.locator('main form button.gilded').click();
  await expect(page.locator(`${TABLE}[data-status="gathering"]`)).toBeVisible();
  const shown = page.getByLabel(word('en', 'table-invite-link'));
  await expect(shown).toHaveValue(/http/); // it is asked for when the page is there
  const link = new URL(await shown.inputValue());

  // As many friends as seats are free; each follows the same link, from another node.
  const { seats } = (await anna.me.view(page.url().split('/').at(-1) ?? '')).table;
  const free = seats.filter((seat) => seat.person === null && seat.bot === null);
  expect(free.length).toBeGreaterThan(0);
  const friends = await Promise.all(
    free.map(async (_, i) => {
      const friend = await visitor({ lang: 'de', stranger: true }, doors[1]);
      await friend.page.goto(new URL(link.pathname, doors[1]).href);
      await friend.page.getByLabel(word('de', 'your-name')).fill(`Bert ${i}`);
      await friend.page.locator('main form button.gilded').click();
      await expect(friend.page.locator(`${TABLE}[data-status="gathering"]`)).toBeVisible();
      await expect(page.getByRole('link', { name: `Bert ${i}` })).toBeVisible();
      return friend;
    }),
  );

  await page.getByRole('button', { name: word('en', 'table-begin') }).click();
  for (const one of [anna, ...friends]) {
    await expect(one.page.locator(`${TABLE}[data-status="running"]`)).toBeVisible();
  }
});
