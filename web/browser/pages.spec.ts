/** Every page: as it was drawn, whole in German, large enough for fingers, open to everybody. */
import { accessible, cutOff, settled, tooSmall, wordless } from './look/checks';
import { against, playedOn } from './play/positions';
import { SHOWN } from './stage/games';
import { atTheDesk, madeOperator } from './stage/operators';
import { Person } from './stage/person';
import {
  expect,
  GAME,
  LOOKS,
  NIGHTLY,
  ONCE,
  ONCE_AT_NIGHT,
  test,
  type Look,
  type Visitor,
} from './stage/test';

/** Looks in which axe-core looks, too. */
const THOROUGHLY = ['desk-marmor-en', 'phone-basalt-de'];
/** By day every size, theme and language of every page; at night all of them together. */
const SOME: readonly Look[] = [
  { size: 'desk', theme: 'marmor', lang: 'en' },
  { size: 'phone', theme: 'basalt', lang: 'de' },
  { size: 'tablet', theme: 'marmor', lang: 'de' },
];

interface Page {
  name: string;
  /** Makes what the page shows, and says its path. */
  path: (visitor: Visitor) => string | Promise<string>;
  stranger?: boolean;
  /** Nothing of `GAME` is on it. */
  once?: boolean;
  /** Only who runs the server sees it; what is on it depends on other tests, so that it is not compared. */
  operator?: boolean;
}

async function invitation(home: string): Promise<string> {
  const host = await Person.guest(home, 'Livia');
  const table = await host.open(GAME, ['me', 'open', 'random'], 'Invitation');
  const { token } = await host.post<{ token: string }>(`/tables/${table}/invitations`);
  return `/invitations/${token}`;
}

async function someTables(person: Person): Promise<string> {
  await against(person, GAME, 'My turn');
  await person.open('carpe-diem', ['me', 'open'], 'Still gathering');
  await playedOn(person, await against(person, 'caesars-empire', 'Over'), () => false);
  return '/mine';
}

/** Two tables; those that other tests open to all meanwhile are kept out of the page, so that it shows the same. */
async function lobby({ home, page }: Visitor): Promise<string> {
  const host = await Person.guest(home, 'Livia');
  const clock = { allowance: 259_200, bank: 172_800, increment: 0, weekend: null };
  const ours = [
    await host.open(GAME, ['me', 'open', 'random'], 'On the Aventine', { hidden: false }),
    await host.open('carpe-diem', ['me', 'open', 'open'], 'Slowly', { hidden: false, clock }),
  ];
  await page.route('**/api/tables?*', async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as { tables: { id: string }[] };
    const tables = said.tables.filter(({ id }) => ours.includes(id));
    await route.fulfill({ response: answer, json: { ...said, tables } });
  });
  return '/lobby';
}

/** A guest becomes somebody with an account. */
async function account({ home, context }: Visitor): Promise<string> {
  const data = { name: 'Agrippina', password: 'ave imperator' };
  expect((await context.request.post(`${home}api/me/account`, { data })).ok()).toBe(true);
  return '/account';
}

/** Somebody with an account who has played; what is reckoned from games is tested elsewhere. */
async function somebody({ home, page }: Visitor): Promise<string> {
  const livia = await Person.guest(home, 'Livia');
  const name = `Livia ${Math.random().toString(36).slice(2, 10)}`;
  const { person } = await livia.post<{ person: string }>('/me/account', { name, password: 'ave imperator' });
  await page.route('**/api/people/*', async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as object;
    const standing = { games: 31, finished: 0.94, live: 21, slow: 15_000 };
    const tallies = [
      { game: 'city-of-rome', players: 2, played: 9, won: 4 },
      { game: 'carpe-diem', players: 3, played: 22, won: 8 },
    ];
    const since = '2025-03-01T12:00:00Z';
    await route.fulfill({ response: answer, json: { ...said, name: 'Livia', since, standing, tallies } });
  });
  return `/people/${person}`;
}

/** Somebody has said something that was reported: the table, and who it was. */
async function reported(home: string): Promise<{ table: string; person: string }> {
  const [flavia, varro] = [await Person.guest(home, 'Flavia'), await Person.guest(home, 'Varro')];
  const table = await flavia.open(GAME, ['me', 'open'], 'On the Aventine');
  await flavia.invite(table, varro);
  const line = await varro.post<{ id: number; person: string }>(`/tables/${table}/chat`, {
    text: 'A sheep!',
  });
  await flavia.post(`/tables/${table}/report`, { lines: [line.id], reason: 'insult' });
  return { table, person: line.person };
}

const PAGES: readonly Page[] = [
  { name: 'welcome', path: () => '/', stranger: true, once: true },
  { name: 'games', path: () => '/games', stranger: true, once: true },
  { name: 'game', path: () => `/games/${GAME}`, stranger: true },
  { name: 'rules', path: () => `/games/${GAME}/rules`, stranger: true },
  { name: 'box', path: () => `/games/${GAME}/box`, stranger: true },
  { name: 'lobby', path: lobby },
  { name: 'set-up', path: () => `/new/${GAME}` },
  { name: 'invitation', path: ({ home }) => invitation(home), stranger: true },
  { name: 'my-tables', path: ({ me }) => someTables(me) },
  { name: 'account', path: () => '/account', once: true },
  { name: 'account-kept', path: account, once: true },
  { name: 'lost-password', path: () => '/reset/some-code', stranger: true, once: true },
  { name: 'person', path: somebody, once: true },
  { name: 'about', path: () => '/about', stranger: true, once: true },
  { name: 'here', path: () => '/here/new', stranger: true, once: true },
  { name: 'desk', path: async ({ home }) => reported(home).then(() => '/desk'), operator: true },
  {
    name: 'desk-person',
    path: async ({ home }) => `/desk/people/${(await reported(home)).person}`,
    operator: true,
  },
  {
    name: 'desk-table',
    path: async ({ home }) => `/desk/tables/${(await reported(home)).table}`,
    operator: true,
  },
  { name: 'desk-house', path: () => '/desk/house', operator: true },
  { name: 'desk-health', path: () => '/desk/health', operator: true },
  { name: 'standing', path: () => '/standing', operator: true },
  { name: 'not-there', path: () => '/no/such/page', stranger: true, once: true },
];

for (const { name, path, stranger = false, once = false, operator = false } of PAGES) {
  test(name, operator ? ONCE_AT_NIGHT : once ? ONCE : {}, async ({ visitor }) => {
    const whose = name.slice(-6); // short, as it stands in the head of every page
    const one = await visitor({ stranger, ...(operator ? { name: whose } : {}) });
    if (operator) {
      await madeOperator(whose);
      await atTheDesk(one);
    }
    await one.page.addInitScript(() => (Math.random = () => 0.4)); // the name that a guest is offered
    const shown = await path(one);
    for (const look of NIGHTLY ? LOOKS : SOME) {
      await one.turn(look);
      const kind = `${look.size}-${look.theme}-${look.lang}`;
      const where = `${name}-${kind}`;
      await one.goto(shown);
      await expect(one.page.locator('h1')).toBeVisible();
      await one.quiet();
      await settled(one.page);
      expect.soft(await wordless(one.page), where).toEqual([]);
      expect.soft(await cutOff(one.page), where).toEqual([]);
      if (look.size === 'phone') expect.soft(await tooSmall(one.page), where).toEqual([]);
      if (THOROUGHLY.includes(kind)) await accessible(one.page, where);
      if (GAME === SHOWN && !operator) {
        const mask = [one.page.locator('time')];
        await expect.soft(one.page).toHaveScreenshot(['pages', `${where}.png`], { mask });
      }
    }
    if (name === 'not-there') one.forgive((fault) => fault.startsWith('404: ')); // that answer is right here
  });
}
