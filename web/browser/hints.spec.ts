/** Hints: whoever is to decide asks what a master would do, sees it marked, and takes it; elsewhere nobody can ask. */
import { CONFIRM } from './play/marks';
import { expect, ONCE, test } from './stage/test';
import { word } from './stage/words';

for (const [game, lang, size] of [
  ['city-of-marble', 'de', { width: 1280, height: 800 }],
  ['city-of-rome', 'en', { width: 360, height: 640 }],
] as const) {
  test(`a hint is asked for, read and taken: ${game}`, ONCE, async ({ visitor }) => {
    const anna = await visitor({ lang, confirm: 'always' });
    await anna.page.setViewportSize(size);
    const table = await anna.me.open(game, ['me', 'random'], 'Hints', { start: true, hints: true });
    await anna.sitDown(table);
    const ask = anna.page.getByRole('button', { name: word(lang, 'hint-ask'), exact: true });
    await ask.waitFor();
    await anna.quiet();
    await ask.click();
    const card = anna.page.locator('.hint');
    await expect(card).toContainText(lang === 'de' ? 'Ein Meister würde: ' : 'A master would: ');
    await anna.page.screenshot({ path: test.info().outputPath('told.png') });
    await card.getByRole('button', { name: word(lang, 'hint-do') }).click();
    await expect(card).toHaveCount(0);
    await expect(anna.page.locator(CONFIRM)).toBeVisible();
    await anna.page.screenshot({ path: test.info().outputPath('taken.png') });
    await anna.page.locator(CONFIRM).click();
    await expect(anna.page.locator(CONFIRM)).toHaveCount(0);
  });
}

test('without hints nobody can ask for one', ONCE, async ({ visitor }) => {
  const anna = await visitor({ lang: 'en' });
  const table = await anna.me.open('city-of-rome', ['me', 'random'], 'Hints', { start: true });
  await anna.sitDown(table);
  await anna.quiet();
  await expect(anna.page.getByRole('button', { name: word('en', 'hint-ask'), exact: true })).toHaveCount(0);
});
