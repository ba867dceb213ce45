/** Without the network: kept on the device, played to the end, two at one screen, renewed, put on a server again. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessible, cutOff, settled, tooSmall, wordless } from './look/checks';
import { awaitedHere, handedRound, playedHere } from './play/alone';
import { chance } from './play/chance';
import { FINAL, MOVE, TABLE } from './play/marks';
import { clicks } from './play/ways';
import { GAMES, SHORT } from './stage/games';
import type { Wire } from './stage/person';
import { Renewed } from './stage/renewed';
import {
  expect,
  GAME,
  LOOKS,
  NIGHTLY,
  ONCE,
  ONCE_AT_NIGHT,
  stage,
  test,
  type Lang,
  type Visitor,
} from './stage/test';
import { word } from './stage/words';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** A line that was cut is told by the browser itself. */
const CUT =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED|ABORTED|EMPTY_RESPONSE|NETWORK_CHANGED)/;
/** Python begins once a page. */
const BEGINS = { timeout: 90_000 };

/** Somebody whose network can be cut, at a site of their own address. */
interface Traveller {
  visitor: Visitor;
  page: Page;
  line: Renewed;
  cut(): Promise<void>;
  join(): Promise<void>;
}

const lines: Renewed[] = [];
test.afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.stop().catch(() => null)));
});

async function traveller(
  visitor: (wanted?: object, home?: string) => Promise<Visitor>,
  lang: Lang = 'en',
  more: object = {},
): Promise<Traveller> {
  const line = await Renewed.start(stage().nodes[0] ?? 0);
  lines.push(line);
  const one = await visitor({ stranger: true, lang, ...more }, line.address);
  const { page, context } = one;
  one.forgive((fault) => CUT.test(fault));
  return {
    visitor: one,
    page,
    line,
    async cut() {
      await context.setOffline(true);
      await line.stop();
    },
    async join() {
      await line.listen();
      await context.setOffline(false);
    },
  };
}

async function keepIt({ visitor, page }: Traveller): Promise<void> {
  const { lang } = visitor;
  await visitor.goto('/offline');
  await page.getByRole('button', { name: word(lang, 'offline-keep'), exact: true }).click();
  await expect(page.getByText(word(lang, 'offline-kept'))).toBeVisible(BEGINS);
}

/** From the welcome page to a game against one bot. */
async function begin({ visitor, page }: Traveller, game: string): Promise<void> {
  await visitor.goto('/');
  const pick = page.locator('main label', { has: page.locator(`input[value="${game}"]`) });
  await expect(pick).not.toBeEmpty();
  await pick.click();
  await page.locator('main label', { has: page.locator('input[name="against"][value="1"]') }).click();
  await page.locator('main form .go').click();
  await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible(BEGINS);
}

async function sound({ page, visitor }: Traveller, where: string): Promise<void> {
  await settled(page);
  expect.soft(await wordless(page), where).toEqual([]);
  expect.soft(await cutOff(page), where).toEqual([]);
  expect.soft(visitor.faults, where).toEqual([]);
}

/** By day a short one. */
const WHOLE = NIGHTLY ? GAME : SHORT;

for (const [number, game] of GAMES.entries()) {
  const lang: Lang = number % 2 ? 'de' : 'en';
  test(
    `${game} without the network, to the end`,
    game === WHOLE ? {} : ONCE_AT_NIGHT,
    async ({ visitor }) => {
      const one = await traveller(visitor, lang);
      const { page } = one;
      await keepIt(one);
      await one.cut();
      await begin(one, game);
      expect(new URL(page.url()).pathname).toMatch(/^\/tables\/[0-3]/);

      // A move is taken back; then the page is loaded anew, in the middle of the game.
      const random = chance(`offline ${game}`);
      const { seq } = await playedHere(page, clicks, random, (made) => made === 1);
      await page.getByRole('button', { name: word(lang, 'table-undo'), exact: true }).click();
      // Where the bot has decided since, it says so, and goes further back all the same.
      const further = page.locator('.why button');
      const undone = async (): Promise<boolean> =>
        (await further.count()) > 0 || (await awaitedHere(page, clicks)).seq > seq;
      await expect.poll(undone).toBe(true);
      if ((await further.count()) > 0) await further.click();
      await expect.poll(async () => (await awaitedHere(page, clicks)).seq).toBeGreaterThan(seq);
      expect((await playedHere(page, clicks, random, (made) => made === 4)).over).toBe(false);
      const before = await page.locator(TABLE).getAttribute('data-seq');
      await page.reload();
      await expect(page.locator(`${TABLE}[data-seq="${before}"] ${MOVE}`).first()).toBeVisible(BEGINS);

      await page.setViewportSize(PHONE);
      await sound(one, `${game} on a phone`);
      await page.setViewportSize(DESK);

      const { over } = await playedHere(page, clicks, random);
      expect(over).toBe(true);
      await expect(page.locator(FINAL)).toBeVisible();
      await sound(one, `${game} at its end`);

      // It is looked through, from anywhere one goes on, and nobody has to be asked for it.
      await expect(page.locator('[data-costliest]')).toBeVisible();
      await page.getByRole('button', { name: word(lang, 'ending-replay') }).click();
      await expect(page.locator('[data-analysis="coming"], [data-analysis="there"]')).toBeVisible();
      await page.getByLabel(word(lang, 'replay-scrubber')).press('ArrowLeft');
      await page
        .getByRole('button', { name: word(lang, 'fork'), exact: true })
        .first()
        .click();
      await expect(page.getByText(word(lang, 'fork-mark'))).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(/^\/tables\/[0-3]/);
    },
  );
}

test('two at one screen and a tutorial, without the network', async ({ visitor }) => {
  const one = await traveller(visitor, 'de', { size: 'phone' });
  const { page } = one;
  await page.setViewportSize(PHONE);
  const path = `http://127.0.0.1:${stage().nodes[0]}/api/games/${GAME}/tutorial?lang=de`;
  const { steps } = (await (await fetch(path)).json()) as Wire['TutorialShape'];
  await keepIt(one);
  await one.cut();
  await one.visitor.goto(`/here/new?game=${GAME}`);
  await expect(page.getByText(word('de', 'offline-honour'))).toBeVisible();
  await sound(one, 'at one screen');
  expect.soft(await tooSmall(page)).toEqual([]);
  const names = page.getByRole('textbox');
  await names.nth(0).fill('Anna');
  await names.nth(1).fill('Bert');
  await expect(page.locator('select option').nth(1)).toBeAttached(BEGINS);
  await page.locator('form button.gilded').click();
  await expect(page.getByRole('button', { name: /^Ich bin / })).toBeVisible(BEGINS);
  const takers = await handedRound(page, clicks, chance('here'), 6);
  expect(takers.length, 'both had the screen').toBeGreaterThan(1);

  await one.visitor.goto(`/games/${GAME}/tutorial`);
  const tablet = page.locator('section.tablet');
  for (const { words, gate, move } of steps.slice(0, 6)) {
    await expect(tablet.getByText(words)).toBeVisible(BEGINS);
    if (gate) await page.locator(`[data-move="${move}"]`).click();
    else await tablet.locator('.on').click();
  }
  await expect(tablet.getByText(steps[6]?.words ?? '')).toBeVisible();
});

test(
  'a table in two tabs, saved, removed, opened again, and put on the server',
  ONCE,
  async ({ visitor }) => {
    const one = await traveller(visitor);
    const { page, visitor: anna } = one;
    await keepIt(one);
    await one.cut();
    await begin(one, 'builders-antiquity');
    const random = chance('tabs');

    const other = await anna.context.newPage();
    await other.goto(page.url()); // a deep link
    await playedHere(other, clicks, random, (made) => made === 1);
    const { seq } = await awaitedHere(other, clicks);
    await expect.poll(async () => (await awaitedHere(page, clicks)).seq).toBe(seq);
    await playedHere(page, clicks, random, (made) => made === 1);
    const now = (await awaitedHere(page, clicks)).seq;
    await expect.poll(async () => (await awaitedHere(other, clicks)).seq).toBe(now);
    const moves = await page.locator(MOVE).count();
    await other.close();

    await anna.goto('/mine');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: word('en', 'offline-save') }).click();
    const file = await (await saving).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'builders-antiquity', format: 1 });
    await sound(one, 'my tables at home');
    await page.getByRole('button', { name: word('en', 'offline-drop'), exact: true }).click();
    await page.getByRole('button', { name: word('en', 'offline-drop-sure') }).click();
    await expect(page.getByText(word('en', 'mine-empty'))).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible();
    await awaitedHere(page, clicks);
    expect(await page.locator(MOVE).count()).toBe(moves);

    // The network is back: it is told, the table can be put there, and nothing of it is lost here.
    await anna.goto('/mine');
    await expect(page.locator('[data-home="lost"]')).toContainText(word('en', 'offline-line-lost'));
    await one.join();
    await expect(page.locator('[data-home="lost"]')).toContainText(word('en', 'offline-line-again'));
    await page.getByRole('button', { name: word('en', 'offline-line-go') }).click();
    await expect(page.getByRole('link', { name: word('en', 'nav-lobby') }).first()).toBeVisible();
    await anna.goto('/offline');
    await page.getByRole('button', { name: word('en', 'offline-go-here') }).click();
    await anna.goto('/mine');
    const put = page.getByRole('button', { name: word('en', 'offline-put'), exact: true });
    await expect(put).toBeVisible(BEGINS);
    await accessible(page, 'my tables at home');
    await put.click();
    await page.getByRole('button', { name: word('en', 'offline-put-sure') }).click();
    await page.waitForURL(/\/tables\/[4-7]/);
    await expect(page.getByText(word('en', 'offline-brought'))).toBeVisible();
    await awaitedHere(page, clicks);
    await anna.goto('/mine');
    await page.getByRole('button', { name: word('en', 'offline-tables-see') }).click();
    await expect(page.locator('main li .whole')).toHaveCount(1, BEGINS);
  },
);

test('the site is renewed while a game is kept', ONCE, async ({ visitor }) => {
  const one = await traveller(visitor, 'en');
  const { page, visitor: anna, line } = one;
  const random = chance('renewed');
  // An empty page has no store, which the tests' own script asks for.
  anna.forgive((fault) => fault.includes('SecurityError'));
  await keepIt(one);
  await page.getByRole('button', { name: word('en', 'offline-go-here') }).click();
  await begin(one, 'caesars-empire');
  await playedHere(page, clicks, random, (made) => made === 2);
  const after = await line.renew();

  // All of the new build comes while a page of the old one goes on; it is told in a line.
  const other = await anna.context.newPage();
  await other.goto(`${line.address}offline`);
  await other.getByRole('button', { name: word('en', 'offline-newer-now') }).click();
  await expect(other.getByText(word('en', 'offline-newer-ready'))).toBeVisible(BEGINS);
  await other.reload();
  await expect(other.locator('[data-home]')).toContainText(word('en', 'offline-line-newer'));
  await playedHere(page, clicks, random, (made) => made === 1);
  const { seq } = await awaitedHere(page, clicks);
  const table = page.url();
  await other.close();
  await page.goto('about:blank'); // nobody looks at the old build any more

  await expect
    .poll(async () => {
      await anna.goto('/offline');
      await page.getByText(word('en', 'offline-kept')).waitFor();
      const told = await page.getByText(/^Version /).textContent();
      if (!told?.includes(after)) await page.goto('about:blank');
      return told;
    })
    .toContain(after);
  await one.cut();
  await page.goto(table);
  await expect(page.locator(`${TABLE}[data-seq="${seq}"] ${MOVE}`).first()).toBeVisible(BEGINS);
  await playedHere(page, clicks, random, (made) => made === 1);
});

for (const look of LOOKS) {
  const name = `${look.size}, ${look.theme}, ${look.lang}`;
  test(
    `the page about it, ${name}`,
    name === 'phone, basalt, de' ? ONCE : ONCE_AT_NIGHT,
    async ({ visitor }) => {
      const one = await traveller(visitor, look.lang, look);
      const { page } = one;
      await one.visitor.goto('/offline');
      await expect(
        page.getByRole('button', { name: word(look.lang, 'offline-keep'), exact: true }),
      ).toBeVisible();
      await sound(one, name);
      if (look.size === 'phone') expect.soft(await tooSmall(page)).toEqual([]);
      await accessible(page, name);
      // A line that breaks is told, and the next try takes only the rest.
      await page.route('**/parts/*.wasm', (route) => route.abort());
      await page.getByRole('button', { name: word(look.lang, 'offline-keep'), exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await accessible(page, `${name}, broken`);
      await page.unroute('**/parts/*.wasm');
      // Browsers that were asked to show what the server pushes are brought over.
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('push.js');
        await navigator.serviceWorker.ready;
      });
      await page.getByRole('button', { name: word(look.lang, 'try-again'), exact: true }).click();
      await expect(page.getByText(word(look.lang, 'offline-kept'))).toBeVisible(BEGINS);
      await sound(one, `${name}, kept`);
      const script = (): Promise<string> =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? '');
      await expect.poll(script).toMatch(/\/sw\.js$/);
      await accessible(page, `${name}, kept`);
      // Where the line breaks while one is at the server, this device is offered.
      await one.visitor.goto('/offline');
      await expect(page.getByText(word(look.lang, 'offline-kept'))).toBeVisible();
      await one.cut();
      await expect(page.locator('[data-home="server"]')).toContainText(word(look.lang, 'offline-line-offer'));
      await page.getByRole('button', { name: word(look.lang, 'offline-line-play') }).click();
      await expect(page.locator('[data-home="lost"]')).toBeVisible();
      await sound(one, `${name}, at home`);
      await one.join();
      await one.visitor.goto('/offline');
      await page.getByRole('button', { name: word(look.lang, 'offline-remove'), exact: true }).click();
      await page.getByRole('button', { name: word(look.lang, 'offline-remove-sure') }).click();
      await expect(page.getByText(word(look.lang, 'offline-removed'))).toBeVisible();
    },
  );
}
