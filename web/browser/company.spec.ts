/** Company: little said at a quiet table, lines reported, somebody kept away; open to everybody. */
import { accessible } from './look/checks';
import { together } from './play/positions';
import { expect, GAME, ONCE, test, type Visitor } from './stage/test';
import { word } from './stage/words';

const chat = ({ page }: Visitor) => page.locator('[data-record="chat"]').click();
const said = (one: Visitor) => one.page.getByRole('list', { name: word(one.lang, 'table-chat') });

test('at a quiet table everybody reads the phrases in their own language', ONCE, async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const bert = await visitor({ name: 'Bert', lang: 'de' });
  const table = await together(anna.me, bert.me, GAME, 'Quiet', { quiet: true });
  for (const one of [anna, bert]) await one.sitDown(table);
  for (const one of [anna, bert]) await chat(one);
  await expect(anna.page.getByLabel(word('en', 'table-chat-say'), { exact: true })).toHaveRole('group');
  await anna.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(said(anna)).toContainText('Good luck!');
  await expect(said(bert)).toContainText('Viel Glück!');
  await accessible(anna.page, 'a quiet chat');
});

test('lines are reported, and somebody is blocked on their page', ONCE, async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const bert = await visitor({ name: 'Bert', lang: 'en' });
  const table = await together(anna.me, bert.me, GAME, 'Loud', { hidden: false });
  await bert.me.post(`/tables/${table}/chat`, { text: 'You play like a snail.' });
  await anna.sitDown(table);
  await chat(anna);
  await anna.page.getByText(word('en', 'report-title')).click();
  await anna.page.getByRole('checkbox', { name: /snail/ }).check();
  await anna.page.getByRole('button', { name: word('en', 'report-send'), exact: true }).click();
  await expect(anna.page.getByText(word('en', 'report-sent'))).toBeVisible();
  await accessible(anna.page, 'a report');

  const { person } = await bert.me.get<{ person: string }>('/me');
  await anna.goto(`/people/${person}`);
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Bert' })).toBeVisible();
  await anna.page.getByRole('radio', { name: word('en', 'person-keep-blocked') }).check();
  await expect(anna.page.getByText(word('en', 'person-kept-blocked'))).toBeVisible();
  await accessible(anna.page, 'a page with distance');
  const own = await bert.me.open(GAME, ['me', 'open'], 'Mine', { hidden: false });
  const listed = async (one: Visitor) =>
    (await one.me.get<{ tables: { id: string }[] }>('/tables')).tables.some(({ id }) => id === own);
  expect([await listed(bert), await listed(anna)]).toEqual([true, false]);
  await anna.goto('/account');
  await expect(anna.page.getByText(word('en', 'muted-blocked'))).toBeVisible();
});

test('who sits at the table is here, or away since when', ONCE, async ({ visitor, doors }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const bert = await visitor({ name: 'Bert', lang: 'de' }, doors[1]);
  const table = await anna.me.open(GAME, ['me', 'open'], 'Waiting');
  await anna.me.invite(table, bert.me);
  await anna.goto(`/tables/${table}`);
  const seat = anna.page.getByRole('group').filter({ hasText: 'Bert' }).first();
  await expect(seat).toContainText(word('en', 'presence-away'));
  await bert.goto(`/tables/${table}`);
  await expect(seat).toContainText(word('en', 'presence-here'));
  await accessible(anna.page, 'somebody is here');
  await bert.goto('/about');
  await expect(seat).toContainText(/away (just now|for \d|since \d)/);
});
