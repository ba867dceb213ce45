/** The operator's day: from a report to a silence, an appeal and its answer, and a table that pauses for a while. */
import type { Locator } from '@playwright/test';
import { MOVE } from './play/marks';
import { together } from './play/positions';
import { atTheDesk, madeOperator } from './stage/operators';
import { expect, GAME, ONCE, test, type Visitor } from './stage/test';
import { word } from './stage/words';

const INSULT = 'You play like a sheep.';
const SORRY = 'I am sorry.';

const button = ({ page, lang }: Visitor, id: string): Locator =>
  page.getByRole('button', { name: word(lang, id), exact: true });

/** An act at the desk: its reason, and the button that says what it does. */
async function give({ page, lang }: Visitor, reason: string, deed: string): Promise<void> {
  const panel = page.getByRole('dialog');
  await panel.getByLabel(word(lang, 'desk-reason')).fill(reason);
  await panel.getByRole('button', { name: deed, exact: true }).click();
  await expect(panel).toHaveCount(0);
}

async function say({ page, lang }: Visitor, words: string): Promise<void> {
  await page.getByLabel(word(lang, 'table-chat-say')).fill(words);
  await page.getByRole('button', { name: word(lang, 'table-chat-send'), exact: true }).click();
}

test("the operator's day, from a report to an answered appeal", ONCE, async ({ visitor }) => {
  const tullia = await visitor({ name: 'Tullia at the desk', lang: 'en' });
  await madeOperator('Tullia at the desk');
  const flavia = await visitor({ name: 'Flavia', lang: 'en' });
  const varro = await visitor({ name: 'Varro', lang: 'en' });
  const table = await together(flavia.me, varro.me, GAME, 'On the Aventine');
  for (const one of [flavia, varro]) {
    await one.sitDown(table);
    await one.page.locator('[data-record="chat"]').click();
  }
  const heard = flavia.page.getByRole('list', { name: word('en', 'table-chat') });

  // An insult is reported.
  await say(varro, INSULT);
  await expect(heard).toContainText(INSULT);
  await flavia.page.getByText(word('en', 'report-title')).click();
  await flavia.page.getByRole('checkbox', { name: INSULT }).check();
  await button(flavia, 'report-send').click();
  await expect(flavia.page.getByText(word('en', 'report-sent'))).toBeVisible();

  // It is read at the desk, and answered with a reason.
  const { page } = tullia;
  await atTheDesk(tullia);
  await tullia.goto('/desk');
  const waits = page.getByRole('article').filter({ hasText: 'Varro' });
  await expect(waits).toContainText(word('en', 'desk-report-insult'));
  await waits.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('dialog')).toContainText(INSULT);
  await page.getByRole('radio', { name: word('en', 'desk-answer-silence') }).check();
  await give(tullia, 'An insult', 'Silence Varro for 1 day');
  await expect(waits).toHaveCount(0);

  // Who is silenced learns why, and says once why it should not hold.
  await say(varro, 'Baa.');
  const told = varro.page.locator('.chat').getByRole('link', { name: word('en', 'standing-more') });
  await told.click();
  await expect(varro.page.getByText('An insult')).toBeVisible();
  await varro.page.getByLabel(word('en', 'standing-appeal')).fill('It was my brother.');
  await button(varro, 'standing-appeal-send').click();
  await expect(varro.page.getByText(word('en', 'standing-appealed'))).toBeVisible();

  // The appeal is heard.
  await tullia.goto('/desk');
  await expect(waits).toContainText(word('en', 'desk-appeal-silence'));
  await waits.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('dialog')).toContainText('It was my brother.');
  await page.getByRole('radio', { name: word('en', 'desk-answer-lift') }).check();
  await give(tullia, 'He said so', 'Lift what holds against Varro');
  await expect(waits).toHaveCount(0);
  await varro.sitDown(table);
  await varro.page.locator('[data-record="chat"]').click();
  await say(varro, SORRY);
  await expect(heard).toContainText(SORRY);

  // The table pauses: nobody can choose anything, until it goes on.
  const { turn } = (await flavia.me.view(table)).table;
  const decides = turn === 0 ? flavia : varro;
  await expect(decides.page.locator(`${MOVE}:visible`).first()).toBeVisible();
  await tullia.goto(`/desk/tables/${table}`);
  await button(tullia, 'desk-act-pause').click();
  await give(tullia, 'Looking into it', word('en', 'desk-act-pause'));
  for (const one of [flavia, varro])
    await expect(one.page.locator('.strip', { hasText: word('en', 'table-paused') })).toBeVisible();
  await expect(decides.page.locator(`${MOVE}:visible`)).toHaveCount(0);
  await button(tullia, 'desk-act-resume').click();
  await give(tullia, 'All is well', word('en', 'desk-act-resume'));
  await expect(decides.page.locator(`${MOVE}:visible`).first()).toBeVisible();
  await expect(flavia.page.getByText(word('en', 'table-paused'))).toHaveCount(0);

  // All of it stands in the audit.
  await tullia.goto('/desk/audit');
  const audit = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tullia at the desk' });
  await expect(audit.filter({ hasText: 'silenced Varro for 1 day' })).toContainText('An insult');
  await expect(audit.filter({ hasText: 'lifted what held against Varro' })).toContainText('He said so');
  await expect(audit.filter({ hasText: 'paused a table' })).toContainText('Looking into it');
  await expect(audit.filter({ hasText: 'let a table go on' })).toContainText('All is well');
});
