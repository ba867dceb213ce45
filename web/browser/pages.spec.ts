/** Every page: as it was drawn, whole in German, large enough for fingers, open to everybody. */
import { accessible, cutOff, settled, tooSmall, wordless } from './look/checks';
import { against, playedOn } from './play/positions';
import { SHOWN } from './stage/games';
import { Person } from './stage/person';
import { expect, GAME, LANGS, SIZES, test, THEMES, type Size, type Visitor } from './stage/test';

/** Looks in which axe-core looks, too. */
const THOROUGHLY = ['desk-marmor-en', 'phone-basalt-de'];

interface Page {
  name: string;
  /** Makes what the page shows, and says its path. */
  path: (visitor: Visitor) => string | Promise<string>;
  stranger?: boolean;
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

/** All other tables of these tests are hidden, so that the lobby shows the same every time. */
async function lobby(home: string): Promise<string> {
  const host = await Person.guest(home, 'Livia');
  const { tables } = await host.get<{ tables: unknown[] }>('/tables?status=gathering');
  if (tables.length === 0) {
    const clock = { allowance: 259_200, bank: 172_800, increment: 0 };
    await host.open(GAME, ['me', 'open', 'random'], 'On the Aventine', { hidden: false });
    await host.open('carpe-diem', ['me', 'open', 'open'], 'Slowly', { hidden: false, clock });
  }
  return '/lobby';
}

const PAGES: readonly Page[] = [
  { name: 'welcome', path: () => '/', stranger: true },
  { name: 'games', path: () => '/games', stranger: true },
  { name: 'game', path: () => `/games/${GAME}`, stranger: true },
  { name: 'rules', path: () => `/games/${GAME}/rules`, stranger: true },
  { name: 'lobby', path: ({ home }) => lobby(home) },
  { name: 'set-up', path: () => `/new/${GAME}` },
  { name: 'invitation', path: ({ home }) => invitation(home), stranger: true },
  { name: 'my-tables', path: ({ me }) => someTables(me) },
  { name: 'account', path: () => '/account' },
  { name: 'about', path: () => '/about', stranger: true },
  { name: 'here', path: () => '/here/new', stranger: true },
  { name: 'not-there', path: () => '/no/such/page', stranger: true },
];

const LOOKS = (Object.keys(SIZES) as Size[]).flatMap((size) =>
  THEMES.flatMap((theme) => LANGS.map((lang) => ({ size, theme, lang }))),
);

for (const { name, path, stranger = false } of PAGES) {
  test(name, async ({ visitor }) => {
    const host = await visitor({ stranger });
    const shown = await path(host);
    for (const look of LOOKS) {
      const one = await visitor({ ...look, ...(stranger ? { stranger } : { as: host }) });
      const kind = `${look.size}-${look.theme}-${look.lang}`;
      const where = `${name}-${kind}`;
      await one.page.addInitScript(() => (Math.random = () => 0.4)); // the name that a guest is offered
      await one.goto(shown);
      await expect(one.page.locator('h1')).toBeVisible();
      await one.quiet();
      await settled(one.page);
      expect.soft(await wordless(one.page), where).toEqual([]);
      expect.soft(await cutOff(one.page), where).toEqual([]);
      if (look.size === 'phone') expect.soft(await tooSmall(one.page), where).toEqual([]);
      if (THOROUGHLY.includes(kind)) await accessible(one.page, where);
      if (GAME === SHOWN) {
        const mask = [one.page.locator('time')];
        await expect.soft(one.page).toHaveScreenshot(['pages', `${where}.png`], { mask });
      }
      if (name === 'not-there') one.faults.splice(0, one.faults.length); // the answer 404 is right here
      await one.context.close();
    }
  });
}
