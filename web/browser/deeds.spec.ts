/** What can be done at every table beside playing: think again, take back, ask why, look back, try out. */
import { chance } from './play/chance';
import { CONFIRM, FINAL, MOVE, TABLE } from './play/marks';
import { against, awaited, playedOn, together } from './play/positions';
import { onTheTable, shown } from './play/table';
import { clicks, decided } from './play/ways';
import type { Wire } from './stage/person';
import { expect, GAME, test, type Visitor } from './stage/test';
import { word } from './stage/words';

type View = Wire['TableView'];

/** Anna decides in her browser until `enough`: what she sees then, and what she saw when her turn began. */
async function until(
  anna: Visitor,
  table: string,
  enough: (view: View) => boolean,
): Promise<{ view: View; begun: View }> {
  const random = chance('deeds');
  let begun: View | null = null;
  for (let decisions = 0; decisions < 150; decisions++) {
    const view = await awaited(anna.me, table);
    expect(view.table.status).toBe('running');
    await shown(anna, view.seq);
    await onTheTable(anna, view.legal ?? []);
    if (begun === null || view.undo?.count === 0) begun = view;
    if (enough(view)) return { view, begun };
    await decided(anna.page, clicks, view.seq, random);
  }
  throw new Error('it never came to that');
}

/** The log of a table, as it is told to somebody. */
const told = async ({ me, lang }: Visitor, table: string): Promise<Wire['LogLine'][]> =>
  (await me.get<{ lines: Wire['LogLine'][] }>(`/tables/${table}/log?lang=${lang}`)).lines;

const button = ({ page, lang }: Visitor, id: string) =>
  page.getByRole('button', { name: word(lang, id), exact: true });

test('a move is picked, put back, picked again and confirmed', async ({ visitor }) => {
  const anna = await visitor({ confirm: 'always' });
  const { page, me } = anna;
  const table = await against(me, GAME, 'Deeds');
  await anna.sitDown(table);
  const { seq, legal } = await awaited(me, table);
  await shown(anna, seq);
  await onTheTable(anna, legal ?? []);
  const move = page.locator(MOVE).first();
  for (const away of [() => page.keyboard.press('Escape'), () => button(anna, 'table-cancel').click()]) {
    await move.click();
    await expect(page.locator(CONFIRM)).toBeVisible();
    await away();
    await expect(page.locator(CONFIRM)).toHaveCount(0);
  }
  expect((await me.view(table)).seq).toBe(seq);
  await move.click();
  await page.locator(CONFIRM).click();
  await shown(anna, seq + 1);
  expect((await me.view(table)).table.moves).toBeGreaterThan(0);
});

test('moves are taken back one by one, or all of the turn', async ({ visitor }) => {
  const anna = await visitor();
  const table = await against(anna.me, GAME, 'Deeds');
  await anna.sitDown(table);
  const { view, begun } = await until(anna, table, ({ undo }) => (undo?.count ?? 0) >= 2);

  await button(anna, 'table-undo').click();
  await shown(anna, view.seq + 1);
  await expect.poll(async () => (await anna.me.view(table)).undo?.count).toBe((view.undo?.count ?? 0) - 1);
  await decided(anna.page, clicks, view.seq + 1, chance('again'));

  const again = await awaited(anna.me, table); // a bot that was next has moved
  await shown(anna, again.seq);
  const before = await told(anna, table);
  if ((again.undo?.count ?? 0) > 1) await button(anna, 'table-restart').click();
  else if (again.undo?.count === 1) await button(anna, 'table-undo').click();
  else return; // the other move had ended the turn
  await shown(anna, again.seq + 1);
  await onTheTable(anna, begun.legal ?? []);
  const now = await anna.me.view(table);
  expect([now.table.moves, now.legal]).toEqual([begun.table.moves, begun.legal]);
  // The log says who took back, and keeps what it had told till then; a step that it never told has nothing to keep.
  const after = await told(anna, table);
  const entry = after.findLast(({ entry }) => entry === 'undo');
  await anna.page.locator('[data-record="log"]').click();
  await expect(
    anna.page
      .locator('.acta li')
      .filter({ hasText: entry?.words ?? '' })
      .first(),
  ).toBeVisible();
  const stays = ({ at, words }: Wire['LogLine']) => after.some((one) => one.at === at && one.words === words);
  const lost = before.filter((line) => line.note && !stays(line));
  const kept = anna.page
    .locator('.acta li.entry')
    .filter({ hasText: entry?.words ?? '' })
    .last()
    .locator('.undone s');
  if (lost.length) await expect(kept).toHaveText(lost.map(({ words }) => words));
});

test('what happens is seen to happen, and leaves nothing behind', async ({ visitor }) => {
  const anna = await visitor({ motion: true });
  const { page } = anna;
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      document.documentElement.dataset.moved = String(
        Number(document.documentElement.dataset.moved ?? 0) + 1,
      );
      return animate.apply(this, how);
    };
  });
  const table = await against(anna.me, GAME, 'Deeds');
  await anna.sitDown(table);
  await until(anna, table, ({ table: now }) => now.moves > 8);
  const moved = await page.locator('html').getAttribute('data-moved');
  expect(Number(moved)).toBeGreaterThan(0);
  await expect(page.locator('.sky > *')).toHaveCount(0);
});

test('where undo stops it says why; the others may let one go further back', async ({ visitor, doors }) => {
  const anna = await visitor({ name: 'Anna', lang: 'en' });
  const bert = await visitor({ name: 'Bert', lang: 'de' }, doors[1]);
  const table = await together(anna.me, bert.me, GAME, 'Deeds');
  for (const one of [anna, bert]) await one.sitDown(table);
  const random = chance('both');
  // Until it is Anna's turn again, and what she did before is done.
  for (let played = false; ;) {
    const { seq, table: now } = await anna.me.view(table);
    const mover = now.turn === 0 ? anna : bert;
    await shown(mover, seq);
    const view = await mover.me.view(table);
    await onTheTable(mover, view.legal ?? []);
    if (mover === anna && played && view.undo?.count === 0) break;
    played ||= mover === anna;
    await decided(mover.page, clicks, seq, random);
    for (const one of [anna, bert]) await shown(one, seq + 1);
  }
  const { moves } = (await anna.me.view(table)).table;

  const ask = async () => {
    await anna.page.locator('[data-stops]').click();
    const why = anna.page.locator('.why[role="status"]');
    await expect(why).not.toBeEmpty();
    await why.getByRole('button').click();
    await expect(bert.page.locator('.strip[role="status"]')).toContainText('Anna');
  };
  await ask();
  await button(bert, 'table-request-decline').click();
  await expect(anna.page.locator('.strip[role="status"]')).toHaveCount(0);
  expect((await anna.me.view(table)).table.moves).toBe(moves);
  await ask();
  await button(bert, 'table-request-agree').click();
  await expect.poll(async () => (await anna.me.view(table)).table.moves).toBeLessThan(moves); // on her node
  const back = await anna.me.view(table);
  for (const one of [anna, bert]) await shown(one, back.seq);
  expect(back.table.turn).toBe(0);
  await onTheTable(anna, back.legal ?? []);
});

test('what is not possible says why, with its clause; a line of the log shows its pieces', async ({
  visitor,
}) => {
  const anna = await visitor();
  const { page } = anna;
  const table = await against(anna.me, GAME, 'Deeds');
  await anna.sitDown(table);
  const asks = page.locator('[data-ask]:visible');
  const points = page.locator('.acta li > button');
  await until(anna, table, ({ table: now }) => now.moves > 12);
  await page.locator('[data-record="log"]').click();
  for (const line of (await points.all()).slice(0, 12)) {
    await line.hover();
    if ((await page.locator('.spoken-of').count()) > 0) break;
  }
  await expect(page.locator('.spoken-of').first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.locator('.spoken-of')).toHaveCount(0);
  await button(anna, 'table-records-fold').click();

  for (let decisions = 0; (await asks.count()) === 0 && decisions < 60; decisions++) {
    const { table: now } = await anna.me.view(table);
    await until(anna, table, ({ table: then }) => then.moves > now.moves);
  }
  await asks.first().click();
  const why = page.locator('.why-not');
  await expect(why.locator('p').last()).not.toBeEmpty();
  const clause = new URL((await why.getByRole('link').getAttribute('href')) ?? '', page.url()).hash;
  expect(clause).toMatch(/^#[A-Z]{2}-/);
  const [rules] = await Promise.all([anna.context.waitForEvent('page'), why.getByRole('link').click()]);
  await expect(rules.locator(`[id="${clause.slice(1)}"]`)).toBeInViewport();
  await rules.close();
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
});

test('whoever comes back is told what happened since the last own move', async ({ visitor }) => {
  const anna = await visitor();
  const { page, me } = anna;
  const table = await against(me, GAME, 'Deeds', 3);
  // To the beginning of a turn: others have decided since.
  await playedOn(
    me,
    table,
    (decisions, { undo }) => decisions > 5 && undo?.count === 0 && undo.stops === 'undo-stops-at-another',
  );
  const { lines } = await me.get<Wire['LogShape']>(`/tables/${table}/catch-up?lang=en`);
  expect(lines.length).toBeGreaterThan(0);
  await page.clock.setSystemTime(Date.now() + 120_000); // not somebody who has just sat down
  await anna.sitDown(table);
  const strip = page.locator('.strip.away');
  const first = lines.find((line) => line.mover !== null && line.mover !== 0);
  await expect(strip.locator('li').first()).toContainText(first?.words ?? '');
  await strip.getByRole('button', { name: word('en', 'table-understood') }).click();
  await expect(strip).toHaveCount(0);
});

test('a finished game is looked at again, and tried out from its middle', async ({ visitor }) => {
  const anna = await visitor();
  const { page, me } = anna;
  const table = await against(me, GAME, 'Deeds');
  await playedOn(me, table, () => false);
  const { moves } = (await me.view(table)).table;
  await anna.sitDown(table);
  await expect(page.locator(FINAL)).toBeVisible();
  await page.getByRole('button', { name: word('en', 'table-replay-open') }).click();

  const scrubber = page.getByLabel(word('en', 'replay-scrubber'));
  await expect(scrubber).toHaveAttribute('max', String(moves));
  const half = Math.floor(moves / 2);
  await scrubber.fill(String(half));
  await expect(page.getByText(`Move ${half} of ${moves}`)).toBeVisible();
  const at = () => new URL(page.url()).searchParams.get('at');
  await expect.poll(at).toBe(String(half));
  await page.getByRole('button', { name: word('en', 'replay-move-on') }).click();
  await expect(page.getByText(`Move ${half + 1} of ${moves}`)).toBeVisible();
  await page.getByRole('button', { name: word('en', 'replay-turn-back') }).click();
  await expect.poll(async () => Number(at())).toBeLessThan(half + 1);

  await page.getByLabel(word('en', 'replay-eyes'), { exact: true }).selectOption('open');
  await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe('open');
  await page
    .getByRole('region', { name: word('en', 'replay') })
    .getByText('4×')
    .click();
  // Far from its end it can be stopped; near it, it stops by itself.
  const play = page.getByRole('button', { name: word('en', 'replay-play'), exact: true });
  await scrubber.fill('0');
  await play.click();
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(0);
  await page.getByRole('button', { name: word('en', 'replay-pause') }).click();
  await scrubber.fill(String(moves - 3));
  await play.click();
  await expect(scrubber).toHaveValue(String(moves));
  await expect(play).toBeVisible();

  await page.getByLabel(word('en', 'replay-eyes'), { exact: true }).selectOption('');
  await scrubber.fill(String(half));
  await expect.poll(at).toBe(String(half));
  await page.getByRole('button', { name: word('en', 'fork'), exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.getByText(word('en', 'fork-mark'))).toBeVisible();
  await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible();
  await expect(page.locator(MOVE).first()).toBeVisible();
});

test('a move that finds no server is sent again until it counts, once, and the page says so', async ({
  visitor,
}) => {
  const anna = await visitor({ confirm: 'always' });
  const { page, me, lang } = anna;
  const table = await against(me, GAME, 'Nobody there');
  await anna.sitDown(table);
  const { seq, legal } = await awaited(me, table);
  await shown(anna, seq);
  await onTheTable(anna, legal ?? []);
  let there = false;
  const keys = new Set<string>();
  await page.route(/\/api\/tables\/\w+\/(moves|gestures?)$/, async (route) => {
    const body: unknown = route.request().postDataJSON();
    keys.add((body as { key: string }).key);
    await (there ? route.continue() : route.abort());
  });
  await page.locator(MOVE).first().click();
  await page.locator(CONFIRM).click();
  const strip = page.getByText(word(lang, 'table-resending'));
  await expect(strip).toBeVisible();
  await expect.poll(() => keys.size).toBe(1);
  there = true;
  await shown(anna, seq + 1);
  await expect(strip).toHaveCount(0);
  expect(keys.size).toBe(1);
  // The browser itself notes the requests that found nobody; nothing else went wrong.
  const nobody = 'error: Failed to load resource: net::ERR_FAILED';
  expect(anna.faults).toEqual([nobody]);
  anna.forgive((fault) => fault === nobody);
});
