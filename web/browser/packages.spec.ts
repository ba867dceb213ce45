/** Boards that come with packages: loaded under the page's policy, played with, and replaced if they fail. */
import { together } from './play/positions';
import { Node } from './stage/cluster';
import { Packages } from './stage/packages';
import { Person } from './stage/person';
import { expect, ONCE, stage, test, type Visitor } from './stage/test';

const BROKEN = `export const board = {
  contract: 1, draws: () => true,
  Board() { throw new Error('not today'); },
};`;
const UNKNOWN = 'export const board = { contract: 99 };';

const packages = new Packages();
let node: Node;
let home: string;

test.describe.configure({ mode: 'default' }); // one node for all of them

test.beforeAll(async () => {
  packages.begin('sixth-game');
  packages.begin('broken-game', BROKEN);
  packages.begin('later-game', UNKNOWN);
  node = await Node.start(stage(), packages.env);
  home = `${node.address}/`;
});
test.afterAll(async () => {
  await node.stop();
  packages.remove();
});

/** Somebody at a table of two with Balbus, who plays through the API. */
async function seated(visitor: Visitor, game: string): Promise<{ balbus: Person; table: string }> {
  const balbus = await Person.guest(home, 'Balbus');
  const table = await together(visitor.me, balbus, game, `A package: ${game}`);
  await visitor.sitDown(table);
  return { balbus, table };
}

/** Balbus takes what he may. */
async function answered(balbus: Person, table: string): Promise<void> {
  const { seq, legal } = await balbus.view(table);
  await balbus.move(table, seq, legal?.[0] ?? -1);
}

test('a board of a package is played with: moves, why not, the other language', ONCE, async ({ visitor }) => {
  const anna = await visitor({}, home);
  const { balbus, table } = await seated(anna, 'sixth-game');
  const { page } = anna;
  const tiles = page.locator('.sixth-game-board .sixth-game-tile');
  await expect(tiles).toHaveCount(14);
  await expect(page.locator('[data-move]')).toHaveCount(2);
  for (const left of [12, 10]) {
    await tiles.first().click();
    await expect(tiles).toHaveCount(left + 1);
    await expect(page.locator('[data-move]')).toHaveCount(0);
    await answered(balbus, table);
    await expect(tiles).toHaveCount(left);
    await expect(tiles.last()).toHaveAttribute('data-move');
  }
  // Its own style sheet holds, with the colours of the page.
  await expect(tiles.last()).toHaveCSS('border-top-width', '3px');
  await expect(tiles.last()).toHaveCSS('cursor', 'pointer');
  await tiles.first().click();
  await expect(page.getByText('You have taken from the left twice running').first()).toBeVisible();
  await tiles.last().focus();
  await page.keyboard.press('Enter');
  await expect(tiles).toHaveCount(9);

  const german = await visitor({ as: anna, lang: 'de' }, home);
  await german.sitDown(table);
  await expect(german.page.locator('.sixth-game-tile').first()).toHaveText(/^(Ton|Ziegel|Marmor|Gold)$/);
  expect(anna.faults).toEqual([]);
});

for (const [game, said] of [
  ['broken-game', /has failed.*not today/s],
  ['later-game', /its contract is not 1/],
] as const) {
  test(
    `${game}: the automatic board takes the place of one that cannot be used`,
    ONCE,
    async ({ visitor }) => {
      const anna = await visitor({}, home);
      const { balbus, table } = await seated(anna, game);
      const move = anna.page.locator('[data-move]').first();
      await move.click();
      await expect.poll(async () => (await balbus.view(table)).table.turn).toBe(1);
      expect(anna.faults).toEqual([expect.stringMatching(said)]);
      anna.forgive((fault) => said.test(fault)); // that was it, and nothing else
    },
  );
}
