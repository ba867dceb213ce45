/** The table in states that pictures do not show: open to everybody, whole in German, in both themes. */
import type { Page } from '@playwright/test';
import { accessible, cutOff, settled, tooSmall, wordless } from './look/checks';
import { MOVE, TABLE } from './play/marks';
import { against, playedOn } from './play/positions';
import { Person } from './stage/person';
import { expect, GAME, NIGHTLY, test, type Size, type Theme, type Visitor, type Wanted } from './stage/test';
import { word } from './stage/words';

interface State {
  name: string;
  wanted?: Wanted;
  /** Comes to this state. */
  reach: (visitor: Visitor) => Promise<void>;
}

async function sit(visitor: Visitor): Promise<Page> {
  const table = await against(visitor.me, GAME, 'States');
  await visitor.sitDown(table);
  await visitor.page.locator(MOVE).first().waitFor();
  return visitor.page;
}

async function panel(visitor: Visitor, entry?: string): Promise<void> {
  const page = await sit(visitor);
  await page.getByRole('button', { name: word('de', 'table-menu-open') }).click();
  if (entry) await page.getByRole('button', { name: word('de', entry) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const STATES: readonly State[] = [
  {
    name: 'waiting for others',
    reach: async (visitor) => {
      await visitor.sitDown(await visitor.me.open(GAME, ['me', 'open', 'random'], 'States'));
      await visitor.page.locator(`${TABLE}[data-status="gathering"]`).waitFor();
    },
  },
  {
    name: 'a picked move',
    wanted: { confirm: 'always' },
    reach: async (visitor) => void (await (await sit(visitor)).locator(MOVE).first().click()),
  },
  { name: 'menu', reach: (visitor) => panel(visitor) },
  { name: 'preferences', reach: (visitor) => panel(visitor, 'table-panel-prefs') },
  { name: 'about this table', reach: (visitor) => panel(visitor, 'table-panel-info') },
  { name: 'keys', reach: (visitor) => panel(visitor, 'table-panel-keys') },
  { name: 'text view', wanted: { text: true }, reach: async (visitor) => void (await sit(visitor)) },
  {
    name: 'a board that does not come',
    reach: async (visitor) => {
      const chunk = `**/assets/${GAME.replaceAll('-', '_')}*.js`;
      await visitor.page.route(chunk, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("of another day");' }),
      );
      await visitor.sitDown(await against(visitor.me, GAME, 'States'));
      await expect(visitor.page.getByRole('alert')).toContainText(word('de', 'page-not-loaded'));
    },
  },
  {
    name: 'replay',
    reach: async (visitor) => {
      const table = await against(visitor.me, GAME, 'States');
      await playedOn(visitor.me, table, (decisions) => decisions === 6);
      await visitor.goto(`/tables/${table}?at=3`);
      await visitor.page.getByLabel(word('de', 'replay-scrubber')).waitFor();
    },
  },
  {
    name: 'somebody who watches',
    reach: async (visitor) => {
      // Somebody who thinks: nothing moves while we look.
      const table = await visitor.me.open(GAME, ['open', 'random'], 'Watched');
      await visitor.me.invite(table, await Person.guest(visitor.home, 'Livia'));
      await visitor.me.post(`/tables/${table}/start`);
      await visitor.sitDown(table);
      await visitor.page.locator(`${TABLE}[data-status="running"]`).waitFor();
    },
  },
];

/** By day a phone, where room is scarce, with the themes taking turns; at night also a desk. */
function looks(number: number): readonly (readonly [Theme, Size])[] {
  if (!NIGHTLY) return [[number % 2 ? 'basalt' : 'marmor', 'phone']];
  return [
    ['marmor', 'phone'],
    ['basalt', 'desk'],
  ];
}

for (const [number, { name, wanted, reach }] of STATES.entries()) {
  test(name, async ({ visitor }) => {
    for (const [theme, size] of looks(number)) {
      const one = await visitor({ lang: 'de', theme, size, ...wanted });
      await reach(one);
      await one.quiet();
      await settled(one.page);
      const where = `${name}, ${theme}, ${size}`;
      expect.soft(await wordless(one.page), where).toEqual([]);
      expect.soft(await cutOff(one.page), where).toEqual([]);
      if (size === 'phone') expect.soft(await tooSmall(one.page), where).toEqual([]);
      await accessible(one.page, where);
    }
  });
}
