/**
 * The game in `examples/merels`, whose package brings its own board: whole games by clicks, keys and words, looks at
 * start, middle and end, decisions on a phone, and its tutorial. Where it is not installed there is nothing to see:
 * `pip install -e examples/merels`.
 */
import { accessible, cutOff, inSight, settled, tooSmall, wordless } from './look/checks';
import { chance, one } from './play/chance';
import { CONFIRM, MOVE } from './play/marks';
import { against, playedOn } from './play/positions';
import { finalSheet, finalWords, played } from './play/table';
import { clicks, offered, words, type Way } from './play/ways';
import { Person, type Wire } from './stage/person';
import { expect, ONCE_AT_NIGHT, test, type Look, type Visitor } from './stage/test';

const GAME = 'merels';
const SLAB = '.merels-slab';
const LOOKS: readonly Look[] = [
  { size: 'desk', theme: 'marmor', lang: 'en' },
  { size: 'phone', theme: 'basalt', lang: 'de' },
  { size: 'tablet', theme: 'marmor', lang: 'de' },
];

test.beforeEach(async ({ doors }) => {
  const games = await Person.known(doors[0], '').get<Wire['GameShape'][]>('/games');
  test.skip(!games.some(({ name }) => name === GAME), 'it is not installed');
});

/** Everything that a page must keep. */
async function checked({ page }: Visitor, where: string): Promise<void> {
  await settled(page);
  expect.soft(await wordless(page), where).toEqual([]);
  expect.soft(await cutOff(page), where).toEqual([]);
  await accessible(page, where);
}

/** By keys: Tab stops once on the board, arrows walk along its lines, Enter picks. */
const keys: Way = {
  name: 'keys',
  text: false,
  async decide(page, random) {
    const move = one(await offered(page), random);
    const inside = page.locator(`${SLAB} :focus`);
    for (let tabs = 0; tabs < 60 && (await inside.count()) === 0; tabs++) await page.keyboard.press('Tab');
    for (const key of await page.evaluate(way, `[data-move="${move}"]`)) await page.keyboard.press(key);
    await expect(inside).toHaveAttribute('data-move', move);
    await page.keyboard.press('Enter');
  },
  confirm: (page) => page.locator(CONFIRM).click(),
};

/** In the page: the arrows from what has the focus to an element, always to the next point straight on. */
function way(wanted: string): string[] {
  const points = [...document.querySelectorAll<SVGGraphicsElement>('.merels-slab [data-piece]')];
  const spot = (point: Element): [number, number] => {
    const { x, y } = point.querySelector('.zone')?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(x), Math.round(y)];
  };
  const keys: [string, number, number][] = [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
  ];
  const start = document.activeElement as SVGGraphicsElement;
  const ways = new Map([[start, [] as string[]]]);
  for (const [from, before] of ways) {
    if (from.matches(wanted)) return before;
    const [x, y] = spot(from);
    for (const [key, right, down] of keys) {
      const ahead = (to: Element): number => (spot(to)[0] - x) * right + (spot(to)[1] - y) * down;
      const aside = (to: Element): number => Math.abs((spot(to)[0] - x) * down + (spot(to)[1] - y) * right);
      const [next] = points
        .filter((to) => ahead(to) > 4 && aside(to) < 4)
        .sort((a, b) => ahead(a) - ahead(b));
      if (next && !ways.has(next)) ways.set(next, [...before, key]);
    }
  }
  throw new Error(`no way to ${wanted}`);
}

for (const way of [clicks, keys, words]) {
  test(`against a bot by ${way.name}`, ONCE_AT_NIGHT, async ({ visitor }) => {
    const anna = await visitor({ lang: 'de', text: way.text });
    const table = await against(anna.me, GAME, 'Alone');
    await anna.sitDown(table);
    await anna.quiet();
    if (!way.text) await expect(anna.page.locator(SLAB)).toBeVisible();
    await played([anna], table, way, chance(way.name));
    await (way.text ? finalWords : finalSheet)(anna, table);
  });
}

for (const look of LOOKS) {
  test(`start, middle and end, ${look.size}`, ONCE_AT_NIGHT, async ({ visitor }, info) => {
    const anna = await visitor(look);
    const { page, me } = anna;
    const table = await against(me, GAME, 'Looked at');
    for (const [place, decisions] of Object.entries({ start: 0, middle: 14, end: Infinity })) {
      await playedOn(me, table, (made) => made === decisions);
      await anna.sitDown(table);
      await anna.quiet();
      if (place !== 'end') {
        await expect(page.locator(SLAB)).toBeVisible();
        await inSight(page, `${MOVE}, [data-prompt]`, place);
        if (look.size === 'phone') expect.soft(await tooSmall(page, MOVE), place).toEqual([]);
      }
      await checked(anna, place);
      await page.screenshot({ path: info.outputPath(`${place}.png`) });
    }
  });
}

for (const look of LOOKS.slice(0, 2)) {
  test(`the tutorial, ${look.size}`, ONCE_AT_NIGHT, async ({ visitor, doors }, info) => {
    const asked = Person.known(doors[0], '');
    const lesson = await asked.get<Wire['TutorialShape']>(`/games/${GAME}/tutorial?lang=${look.lang}`);
    const anna = await visitor({ ...look, stranger: true });
    const { page } = anna;
    await anna.goto(`/games/${GAME}/tutorial`);
    const tablet = page.locator('section.tablet');
    for (const [number, { words, gate, move }] of lesson.steps.entries()) {
      const where = `step ${number + 1}`;
      await expect(tablet.getByText(words), where).toBeVisible();
      await anna.quiet();
      await checked(anna, where);
      await page.screenshot({ path: info.outputPath(`${number}.png`) });
      if (look.size === 'phone' && gate) {
        await inSight(page, `[data-move="${move}"]`, where);
        expect.soft(await tooSmall(page, MOVE), where).toEqual([]);
      }
      if (gate) await page.locator(`[data-move="${move}"]`).click();
      else if (number < lesson.steps.length - 1) await tablet.locator('.on').click();
    }
    await expect(tablet.locator('a.on')).toBeVisible();
  });
}
