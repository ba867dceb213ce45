/** What happened, as it is drawn: short rows with pieces by turns for eyes, every long sentence for ears. */
import { against, playedOn } from './play/positions';
import { shown } from './play/table';
import type { Wire } from './stage/person';
import { expect, GAME, LANGS, test } from './stage/test';

const DECISIONS = 8;

for (const lang of LANGS) {
  test(`the acta are short for eyes and whole for ears, in ${lang}`, async ({ visitor }) => {
    const anna = await visitor({ lang });
    const { page, me } = anna;
    const table = await against(me, GAME, 'Telling', 2);
    await playedOn(me, table, (decisions) => decisions >= DECISIONS);
    await anna.sitDown(table);
    await shown(anna, (await me.view(table)).seq);
    await page.locator('[data-record="log"]').click();
    const acta = page.locator('.acta');
    await expect(acta.locator('.brief').first()).toBeVisible();
    const whole = acta.locator('.whole');
    if (await whole.isVisible()) await whole.click();

    // For ears: everything that was told stands there, word for word.
    const { lines } = await me.get<Wire['LogShape']>(`/tables/${table}/log?lang=${lang}`);
    const heard = await acta.evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
      return copy.textContent.replace(/\s+/g, ' ');
    });
    for (const { words } of lines) expect(heard).toContain(words);

    // For eyes: no row is longer than two lines of words, and turns have a name; the newest is on top.
    const rows = await acta.locator('.rows > li:not(.unseen, .entry) .brief').allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.length).toBeLessThan(60);
    const last = lines.findLast((line) => line.mover !== null && line.brief);
    await expect(
      acta
        .locator('.turn')
        .filter({ hasText: last?.words ?? '' })
        .first(),
    ).toBeInViewport();
  });
}
