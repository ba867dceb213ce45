/** People among themselves: called to their turn, away and back, a seat taken over, talk and silence. */
import { clicks, decided } from './play/ways';
import { chance, one as choice } from './play/chance';
import { MOVE } from './play/marks';
import { PATIENCE_MS, together } from './play/positions';
import { shown } from './play/table';
import { timeIsUp } from './stage/clock';
import { expect, GAME, ONCE, test, type Visitor } from './stage/test';
import { word } from './stage/words';

const CALLED = /^\(\*\) /;

test('whose turn it is, is called: title, sign and badge', async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const bert = await visitor({ name: 'Bert', lang: 'de' });
  const icon = (one: Visitor) => one.page.locator('link[rel="icon"]');
  for (const { page } of [anna, bert]) {
    // Headless there is no place for a badge: its calls are written down.
    await page.addInitScript(() => {
      const badge = { shown: false };
      Object.assign(window, { badge });
      navigator.setAppBadge = () => Promise.resolve(void (badge.shown = true));
      navigator.clearAppBadge = () => Promise.resolve(void (badge.shown = false));
    });
  }
  const badge = ({ page }: Visitor) =>
    page.evaluate(() => (window as unknown as { badge: { shown: boolean } }).badge.shown);
  await bert.goto('/about');
  const usual = await icon(bert).getAttribute('href'); // at a table it may be calling already
  const table = await together(anna.me, bert.me, GAME, 'Together');
  for (const one of [anna, bert]) await one.sitDown(table);
  const random = chance('called');
  const called = new Set<number | null>();
  for (let decisions = 0; decisions < 60; decisions++) {
    const { turn, status } = (await anna.me.view(table)).table;
    expect(status).toBe('running');
    const [now, other] = turn === 0 ? [anna, bert] : [bert, anna];
    await expect(now.page).toHaveTitle(CALLED);
    await expect(other.page).not.toHaveTitle(CALLED);
    await expect(icon(now)).not.toHaveAttribute('href', usual ?? '');
    await expect(icon(other)).toHaveAttribute('href', usual ?? '');
    await expect.poll(() => badge(now)).toBe(true);
    await expect.poll(() => badge(other)).toBe(false);
    if (called.add(turn).size === 2) break; // each has been called, and one released
    const { seq } = await anna.me.view(table);
    await shown(now, seq);
    await decided(now.page, clicks, seq, random);
    await expect.poll(async () => (await anna.me.view(table)).seq).toBeGreaterThan(seq);
  }
  expect(called.size).toBe(2);
});

test('a bot plays for whoever is away; one comes back, and no stranger takes the seat', async ({
  visitor,
}) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const bert = await visitor({ name: 'Bert', lang: 'en' });
  const clara = await visitor({ name: 'Clara', lang: 'en', size: 'phone' });
  const clock = { allowance: 3000, bank: 1, increment: 0, weekend: null }; // time enough; it runs out when we say so
  const table = await together(anna.me, bert.me, GAME, 'Together', { hidden: false, clock });
  for (const one of [anna, bert, clara]) await one.sitDown(table);
  const { turn } = (await clara.me.view(table)).table;
  const [first, second] = turn === 0 ? [anna, bert] : [bert, anna];
  const [one, two] = turn === 0 ? ['Anna', 'Bert'] : ['Bert', 'Anna'];

  // Whoever has to begin thinks for too long. The bot plays until the other has to decide.
  await timeIsUp(table);
  const forMe = first.page.getByText(word('en', 'table-absent-you'));
  const forThem = second.page.locator('.strip', { hasText: `A bot plays for ${one}.` });
  await expect(forMe).toBeVisible();
  await expect(forThem).toBeVisible();
  await expect.poll(async () => (await clara.me.view(table)).table.turn).toBe(1 - (turn ?? 0));
  await first.page.getByRole('button', { name: word('en', 'table-absent-return') }).click();
  await expect(forMe).toHaveCount(0);
  await expect(forThem).toHaveCount(0);

  // Among strangers who play against the clock nobody takes a seat just so.
  await timeIsUp(table);
  const strip = clara.page.locator('.strip', { hasText: `A bot plays for ${two}.` });
  await strip.getByRole('button', { name: word('en', 'table-absent-claim') }).click();
  await expect(clara.page.getByRole('alert')).toHaveText(/That needs an account\./);
  expect((await clara.me.view(table)).viewer).toBe(2);
});

test('a seat that was given up is asked for, and the host decides', async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna', lang: 'de' });
  const bert = await visitor({ name: 'Bert', lang: 'en' });
  const clara = await visitor({ name: 'Clara', lang: 'en', size: 'phone' });
  const table = await together(anna.me, bert.me, GAME, 'Together', { hidden: false });
  for (const one of [anna, clara]) await one.sitDown(table);
  const seat = 1;
  await bert.me.post(`/tables/${table}/leave`);
  const asks = clara.page.getByRole('button', { name: word('en', 'table-absent-claim') });
  const waits = anna.page.locator('.claim');

  await asks.click();
  await expect(waits).toContainText(word('de', 'table-claim-guest'));
  await expect(waits).toContainText(word('de', 'table-claim-shares'));
  await waits.getByRole('button', { name: word('de', 'table-claim-turn-away') }).click();
  await expect(waits).toHaveCount(0);

  await asks.click();
  await expect(clara.page.locator('.claim')).toContainText(/You have asked for the seat\./);
  await waits.getByRole('button', { name: word('de', 'table-claim-admit') }).click();
  await expect(clara.page.locator('.claim')).toHaveCount(0);
  await expect.poll(async () => (await clara.me.view(table)).viewer).toBe(seat);
  const first = anna;
  // The bot may have made her move: then it is hers again as soon as the other one has decided.
  const random = chance('away');
  for (const until = Date.now() + PATIENCE_MS; ;) {
    const { seq, legal, table: now } = await first.me.view(table);
    if (now.turn === seat) break;
    expect(now.status, 'it can still be her turn').toBe('running');
    expect(Date.now(), 'it is never her turn').toBeLessThan(until);
    if (legal) await first.me.move(table, seq, choice(legal, random));
  }
  await expect(clara.page.locator(`${MOVE}:visible`).first()).toBeVisible();
});

test('a game that nobody wants to finish ends when all agree, and says so', async ({ visitor }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const bert = await visitor({ name: 'Bert', lang: 'de', size: 'phone' });
  const table = await together(anna.me, bert.me, GAME, 'Together');
  for (const one of [anna, bert]) await one.sitDown(table);
  await anna.page.getByRole('button', { name: word('en', 'table-menu-open') }).click();
  await anna.page.getByRole('button', { name: word('en', 'table-end'), exact: true }).click();
  await expect(anna.page.getByText(word('en', 'table-end-about'))).toBeVisible();
  await anna.page.getByRole('button', { name: word('en', 'table-end-sure') }).click();
  const asked = bert.page.locator('.strip', { hasText: 'Anna möchte das Spiel hier beenden' });
  await asked.getByRole('button', { name: word('de', 'table-request-agree') }).click();
  await expect(anna.page.getByRole('heading', { name: word('en', 'table-over-broken-off') })).toBeVisible();
  await expect(bert.page.getByRole('heading', { name: word('de', 'table-over-broken-off') })).toBeVisible();
});

test(
  'what is said is read, and whom one does not want to read, one need not',
  ONCE,
  async ({ visitor, doors }) => {
    const anna = await visitor({ name: 'Anna', lang: 'en' });
    const bert = await visitor({ name: 'Bert', lang: 'de' }, doors[1]);
    const table = await together(anna.me, bert.me, GAME, 'Together');
    for (const one of [anna, bert]) await one.sitDown(table);
    const chat = ({ page }: Visitor) => page.locator('[data-record="chat"]').click();
    const log = ({ page }: Visitor) => page.locator('[data-record="log"]').click();
    const said = (one: Visitor) => one.page.getByRole('list', { name: word(one.lang, 'table-chat') });
    const say = async ({ page, lang }: Visitor, words: string) => {
      await page.getByLabel(word(lang, 'table-chat-say')).fill(words);
      await page.getByRole('button', { name: word(lang, 'table-chat-send'), exact: true }).click();
    };
    for (const one of [anna, bert]) await chat(one);

    await say(anna, 'Salve, Bert!');
    await expect(said(bert)).toContainText('Salve, Bert!');
    await say(bert, 'Salve!');
    await expect(said(anna)).toContainText('Salve!');

    const box = () => bert.page.getByRole('checkbox', { name: 'Anna' });
    const open = () => bert.page.getByText(word('de', 'table-chat-mute')).click();
    await open();
    await box().check();
    await expect(said(bert)).not.toContainText('Salve, Bert!');
    await say(anna, 'Hear me!');
    await expect(said(anna)).toContainText('Hear me!');
    await say(bert, 'It is quiet here.'); // came after it
    await expect(said(bert)).toContainText('It is quiet here.');
    await expect(said(bert)).not.toContainText('Hear me!');

    // It stays so behind another leaf and after a reload, and the box knows it.
    await log(bert);
    await chat(bert);
    await expect(said(bert)).not.toContainText('Hear me!');
    await bert.page.reload();
    await chat(bert);
    await expect(said(bert)).toContainText('It is quiet here.');
    await expect(said(bert)).not.toContainText('Hear me!');
    await open();
    await expect(box()).toBeChecked();

    await box().uncheck();
    await expect(said(bert)).toContainText('Hear me!');
    await say(anna, 'At last.');
    await expect(said(bert)).toContainText('At last.');
  },
);
