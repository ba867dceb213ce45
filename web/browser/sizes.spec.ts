/** What a first visit costs: bytes of script and style, as they come over the line. */
import { against } from './play/positions';
import { about, GAMES } from './stage/games';
import { expect, ONCE, test, type Visitor } from './stage/test';

const KB = 1024;
const FIRST_LOAD = 120 * KB;
/** A map's coast is data, not drawing: it is counted apart. */
const COAST = /coast/;
const COAST_MOST = 40 * KB;

/** The files of a page and their sizes, as sent; `kinds` by their endings. */
async function loaded(
  visitor: Visitor,
  go: () => Promise<void>,
  kinds: RegExp,
): Promise<Map<string, number>> {
  const { page } = visitor;
  const files = new Map<string, number>();
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (asked) => {
    const { pathname } = new URL(asked.url());
    if (!kinds.test(pathname)) return;
    sizes.push(asked.sizes().then(({ responseBodySize }) => void files.set(pathname, responseBodySize)));
  });
  await go();
  await page.waitForLoadState('load');
  await page.locator('h1, [data-move]').first().waitFor();
  await visitor.quiet(); // what is fetched ahead for the next page counts, too
  await Promise.all(sizes);
  return files;
}

const sum = (files: Map<string, number>): number => [...files.values()].reduce((all, one) => all + one, 0);

const listed = (files: Map<string, number>): string =>
  [...files].map(([name, size]) => `${String(size).padStart(7)} ${name}`).join('\n');

async function tableOf(visitor: Visitor, game: string): Promise<Map<string, number>> {
  const table = await against(visitor.me, game, 'Sizes');
  return loaded(visitor, () => visitor.sitDown(table), /\.(js|css|svg)$/);
}

test('the first load of the welcome page', ONCE, async ({ visitor }) => {
  const anna = await visitor({ stranger: true });
  const files = await loaded(anna, () => anna.goto('/'), /\.(js|css)$/);
  expect(sum(files), listed(files)).toBeGreaterThan(1024);
  test.info().annotations.push({ type: 'bytes', description: String(sum(files)) });
  expect(sum(files), listed(files)).toBeLessThanOrEqual(FIRST_LOAD);
});

test('the first load of every table, and of its board', ONCE, async ({ visitor }) => {
  const tables = new Map<string, Map<string, number>>();
  for (const game of GAMES) {
    const anna = await visitor();
    tables.set(game, await tableOf(anna, game));
    await anna.context.close();
  }
  for (const [game, here] of tables) {
    const others = [...tables].filter(([other]) => other !== game).map(([, files]) => files);
    const part = (wanted: (name: string, shared: boolean) => boolean): Map<string, number> =>
      new Map(
        [...here].filter(([name]) =>
          wanted(
            name,
            others.some((there) => there.has(name)),
          ),
        ),
      );
    const shared = part((_, also) => also);
    const board = part((name, also) => !also && !COAST.test(name));
    const coast = part((name, also) => !also && COAST.test(name));
    const bytes = [shared, board, coast].map(sum).join(' + ');
    test.info().annotations.push({ type: 'bytes', description: `${game} ${bytes}` });
    expect.soft(sum(shared), listed(shared)).toBeLessThanOrEqual(FIRST_LOAD);
    expect.soft(sum(board), listed(board)).toBeLessThanOrEqual(about(game).board * KB);
    expect.soft(sum(coast), listed(coast)).toBeLessThanOrEqual(COAST_MOST);
  }
});
