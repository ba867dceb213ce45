/** Sites of plain files: a published game replays by itself, and a whole site plays without anybody behind it. */
import type { Page } from '@playwright/test';
import { accessible, cutOff, settled, tooSmall, wordless } from './look/checks';
import { playedHere } from './play/alone';
import { chance } from './play/chance';
import { FINAL, TABLE } from './play/marks';
import { clicks } from './play/ways';
import { StaticSite } from './stage/static';
import { AT_NIGHT, expect, GAME, LANGS, ONCE, SIZES, test, type Lang, type Visitor } from './stage/test';
import { GAMES } from './stage/games';
import { word } from './stage/words';

const SHORT = 'caesars-empire'; // the shortest game
const BEGINS = { timeout: 90_000 }; // Python, on a machine with other things to do
const OF: Record<Lang, (at: number, of: number) => string> = {
  en: (at, of) => `Move ${at} of ${of}`,
  de: (at, of) => `Schritt ${at} von ${of}`,
};

const sites: StaticSite[] = [];
async function site(...wanted: string[]): Promise<StaticSite> {
  const made = await StaticSite.start(...wanted);
  sites.push(made);
  return made;
}
test.afterEach(async () => {
  await Promise.all(sites.splice(0).map((one) => one.stop()));
});

/** What a plain host answers to a path without a file is no fault of the page that it shows then. */
function pathless(one: Visitor, path: string): void {
  one.forgive((fault) => fault.endsWith(path));
}

const place = (page: Page) => page.locator('.replay .place');

async function sound(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await wordless(page), where).toEqual([]);
  expect.soft(await cutOff(page), where).toEqual([]);
  expect.soft(await tooSmall(page), where).toEqual([]);
}

test('a published game plays by itself, to its end, in both languages', ONCE, async ({ visitor }) => {
  const { home, ...one } = await site(SHORT).then((made) => ({ home: made.home, ...made.published(SHORT) }));
  for (const lang of LANGS) {
    const somebody = await visitor({ stranger: true, lang, motion: true }, home);
    const { page } = somebody;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    // The first page leads there, and it begins.
    await somebody.goto('/');
    await expect(page.locator(TABLE)).toHaveAttribute('data-table', SHORT);
    expect(new URL(page.url()).pathname).toContain(`/tables/${one.id}/`);
    await expect(place(page)).toHaveText(OF[lang](2, one.moves));
    await page.getByText('4×').click();
    await expect(place(page)).toContainText(' 5 ');
    await page.getByRole('button', { name: word(lang, 'replay-pause') }).click();
    await expect(page.getByRole('button', { name: word(lang, 'replay-play') })).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe('0');
    await accessible(page, `the replay in ${lang}`);

    // With all eyes there are, and to the end by keys.
    const eyes = page.getByRole('combobox', { name: word(lang, 'replay-eyes') });
    for (const seen of ['0', '1', 'open', '']) {
      await eyes.selectOption(seen);
      await expect(page.locator('.replay .sorry')).toHaveCount(0);
    }
    await page.getByLabel(word(lang, 'replay-scrubber')).press('End');
    await expect(place(page)).toContainText(` ${one.moves} `);
    await page.getByRole('button', { name: word(lang, 'replay-close') }).click();
    await expect(page.locator(FINAL)).toBeVisible();
    for (const name of one.names) await expect(page.locator(FINAL)).toContainText(name);
    await page.reload();
    await expect(page.locator(FINAL)).toBeVisible();

    // A link to a moment, without a slash at the end of the path; on a phone.
    await page.setViewportSize(SIZES.phone);
    await somebody.goto(`/tables/${one.id}?at=7&eyes=open`);
    await expect(place(page)).toContainText(' 7 ');
    await sound(page, `a moment on a phone in ${lang}`);
    expect(asked.filter((url) => url.includes('/api/') || !url.startsWith(home))).toEqual([]);
    expect(
      asked.filter((url) => url.includes('/parts/')),
      'no Python',
    ).toEqual([]);
  }
});

test('whoever wants no motion begins the replay; unknown paths have a page', ONCE, async ({ visitor }) => {
  const made = await site(SHORT);
  const one = made.published(SHORT);
  const still = await visitor({ stranger: true, lang: 'en' }, made.home);
  const { page } = still;
  await still.goto(`/tables/${one.id}/?at=0&play=1`);
  await expect(place(page)).toHaveText(OF.en(0, one.moves));
  await expect(page.getByRole('button', { name: word('en', 'replay-play') })).toBeVisible();

  // No file lies there: the host shows 404.html, and that finds out where the site begins.
  const deep = `/new/${SHORT}`;
  await still.goto(deep);
  await expect(page.locator('h1')).toHaveText(word('en', 'archive'));
  await expect(page.locator(`[data-published="${one.id}"]`)).toContainText(one.names[0] ?? '');
  await accessible(page, 'the archive');
  await page.setViewportSize(SIZES.phone);
  await sound(page, 'the archive on a phone');
  await page.getByRole('link', { name: /^Rules/ }).click();
  await expect(page.locator('h1')).toContainText('Caesar');
  await page.reload();
  await expect(page.locator('h1')).toContainText('Caesar');
  const lost = '/no/such/page';
  await still.goto(lost);
  await expect(page.getByText('Hier ist nichts')).toBeVisible();
  pathless(still, deep);
  pathless(still, lost);
});

test(
  'a whole site of plain files: games, rules, archive, a table against a bot',
  AT_NIGHT,
  async ({ visitor }) => {
    const made = await site('--whole', GAME);
    const lang: Lang = GAMES.indexOf(GAME) % 2 ? 'de' : 'en';
    const somebody = await visitor({ stranger: true, lang }, made.home);
    const { page } = somebody;

    // What was written down needs no Python.
    const parts: string[] = [];
    page.on('request', (request) => request.url().includes('/parts/') && parts.push(request.url()));
    await somebody.goto('/games');
    await expect(page.locator('main li h2')).toHaveCount(GAMES.length);
    await somebody.goto(`/games/${GAME}/rules`);
    await expect(page.locator('main h2').first()).toBeVisible();
    await somebody.goto(`/games/${GAME}/tutorial`);
    await expect(page.locator(TABLE)).toBeVisible();
    await somebody.goto('/archive');
    await page.locator('[data-published] a').first().click();
    await expect(place(page)).toBeVisible();
    expect(parts).toEqual([]);

    // From there one goes on against a bot: at home, where the published game is brought along.
    await page.getByLabel(word(lang, 'replay-scrubber')).press('ArrowRight');
    await page.getByRole('button', { name: word(lang, 'fork'), exact: true }).click();
    await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible(BEGINS);
    expect(new URL(page.url()).pathname).toMatch(/\/tables\/[0-3]/);
    expect(parts.length).toBeGreaterThan(3);

    // A table of one's own, some moves, a reload, an unknown path of it: 404.html finds the table.
    await somebody.goto('/');
    const pick = page.locator('main label', { has: page.locator(`input[value="${GAME}"]`) });
    await expect(pick).not.toBeEmpty();
    await pick.click();
    await page.locator('main label', { has: page.locator('input[name="against"][value="1"]') }).click();
    await page.locator('main form .go').click();
    await expect(page.locator(`${TABLE}[data-status="running"]`)).toBeVisible(BEGINS);
    await playedHere(page, clicks, chance(`static ${GAME}`), (made) => made === 4);
    const seq = await page.locator(TABLE).getAttribute('data-seq');
    const { pathname } = new URL(page.url());
    await page.reload();
    await expect(page.locator(`${TABLE}[data-seq="${seq}"]`)).toBeVisible(BEGINS);
    await page.setViewportSize(SIZES.phone);
    await settled(page);
    expect.soft(await cutOff(page), 'a table on a phone').toEqual([]);
    pathless(somebody, pathname);

    // Kept on the device, it goes on without its host.
    await somebody.goto('/offline');
    await page.getByRole('button', { name: word(lang, 'offline-keep'), exact: true }).click();
    await expect(page.getByText(word(lang, 'offline-kept'))).toBeVisible(BEGINS);
    somebody.forgive((fault) => fault.includes('net::ERR_'));
    await somebody.context.setOffline(true);
    await page.goto(new URL(pathname, made.home).href);
    await expect(page.locator(`${TABLE}[data-seq="${seq}"]`)).toBeVisible(BEGINS);
    await somebody.goto('/games');
    await expect(page.locator('main li h2')).toHaveCount(GAMES.length);
  },
);
