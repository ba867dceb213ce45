/** The end of a game: arch, what decided it, places, the picture to share; by keys, for everybody, in both languages. */
import { readFileSync } from 'node:fs';
import { accessible } from './look/checks';
import { against, playedOn } from './play/positions';
import { finalSheet } from './play/table';
import { expect, LANGS, test } from './stage/test';
import { word } from './stage/words';

/** The shortest game that has a city to show. */
const SHORT = 'caesars-empire';

/** What a PNG is: its size, and how many colours a picture of it has. */
async function seen(page: import('@playwright/test').Page, png: Buffer): Promise<[number, number, number]> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
    return [image.width, image.height, new Set(pixels).size] as [number, number, number];
  }, png.toString('base64'));
}

test('a finished game shows who won with what, what decided it, and a picture of it', async ({ visitor }) => {
  const anna = await visitor();
  const { page, me } = anna;
  const table = await against(me, SHORT, 'The end', 3);
  await playedOn(me, table, () => false);
  for (const lang of LANGS) {
    await anna.turn({ size: 'desk', theme: 'marmor', lang });
    await anna.sitDown(table);
    await finalSheet(anna, table);
    await anna.quiet();
    const { sheets } = await me.sheets(table, lang);
    const first = sheets.find(({ place }) => place === 1);
    const view = await me.view(table);
    const name = view.table.seats[first?.seat ?? 0]?.name ?? '';
    await expect(page.locator('[data-arch]')).toContainText(name);
    await expect(page.locator('[data-arch] + div svg use[href="#ce-rome"]')).toBeVisible();
    await expect(page.locator('.deed')).toBeVisible();
    await expect(page.locator('.standards > li')).toHaveCount(2);
    await accessible(page, `the end in ${lang}`);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: word(lang, 'ending-share') }).focus();
    await page.keyboard.press('Enter');
    const [width, height, colours] = await seen(page, readFileSync(await (await coming).path()));
    expect([width, height]).toEqual([1080, 1440]);
    expect(colours).toBeGreaterThan(400);
  }
  // From here one looks at the board, and comes back.
  await page.getByRole('button', { name: word(anna.lang, 'ending-board'), exact: true }).click();
  await expect(page.locator('[data-final]')).toHaveCount(0);
  await page.getByRole('button', { name: word(anna.lang, 'table-final-sheet') }).click();
  await expect(page.locator('[data-final]')).toBeVisible();
});

test('whether the table shall be heard is asked once', async ({ visitor }) => {
  const anna = await visitor({ unasked: true });
  const table = await against(anna.me, SHORT, 'The end', 2);
  await anna.sitDown(table);
  const question = anna.page.locator('[data-hearing]');
  await question.getByRole('button', { name: word('en', 'sound-no') }).click();
  await expect(question).toHaveCount(0);
  await anna.sitDown(table);
  await anna.quiet();
  await expect(question).toHaveCount(0);
});
