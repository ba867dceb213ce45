/** What must stay apart does so in grey and for three kinds of colour blindness: seats, and the pieces of a board. */
import { existsSync } from 'node:fs';
import { Drawing, differing, distance, EYES, lab, type Eyes } from './look/colours';
import { against } from './play/positions';
import { expect, GAME, test, THEMES, type Visitor } from './stage/test';

/** Smallest distance of two seats (CIE76), by their fill alone; emblem, outline and letter go with it. */
const SEATS_APART: Record<Eyes, number> = {
  normal: 35,
  greyscale: 12,
  protanopia: 25,
  deuteranopia: 25,
  tritanopia: 25,
};
/** The share of the pixels that must differ: seats and pieces have shapes of their own. */
const PICTURES_APART = 0.25;

/** Groups of drawings that a board wants to be told apart: `symbol`, or `symbol.class` where a class colours it. */
type Apart = readonly (readonly string[])[];

const list = new URL(`../src/games/${GAME.replaceAll('-', '_')}/drawing/apart.ts`, import.meta.url);
const { APART } = existsSync(list) ? ((await import(list.href)) as { APART: Apart }) : { APART: [] };

/** Draw symbols of the page large, on the ground of the page, and take their pixels. */
async function drawn({ page }: Visitor, names: readonly string[]): Promise<Map<string, Drawing>> {
  await expect(page.locator('[data-place="board"] > *').first()).toBeAttached();
  for (const name of names) await expect(page.locator(`symbol#${name.split('.')[0]}`)).toBeAttached();
  await page.evaluate((wanted) => {
    document.getElementById('drawn')?.remove();
    const room = document.createElement('div');
    room.id = 'drawn';
    // The first class of a board's root carries its materials.
    room.className = document.querySelector('[data-place="board"] > *')?.classList[0] ?? '';
    const ns = 'http://www.w3.org/2000/svg';
    for (const name of wanted) {
      const [symbol = '', colours = ''] = name.split('.');
      const svg = document.createElementNS(ns, 'svg');
      svg.setAttribute('viewBox', document.getElementById(symbol)?.getAttribute('viewBox') ?? '0 0 24 24');
      svg.setAttribute('width', '96');
      svg.setAttribute('height', '96');
      svg.setAttribute('class', colours);
      const use = document.createElementNS(ns, 'use');
      use.setAttribute('href', `#${symbol}`);
      svg.append(use);
      room.append(svg);
    }
    Object.assign(room.style, { position: 'fixed', inset: '0', zIndex: '99999', background: '#F7F2E8' });
    document.body.append(room);
  }, names);
  const found = new Map<string, Drawing>();
  for (const [i, name] of names.entries()) {
    found.set(name, new Drawing(await page.locator('#drawn svg').nth(i).screenshot()));
  }
  return found;
}

function* pairs<T>(of: readonly T[]): Generator<[T, T]> {
  for (const [i, one] of of.entries()) for (const two of of.slice(i + 1)) yield [one, two];
}

for (const theme of THEMES) {
  test(`five seats, and what the board of ${GAME} wants apart, ${theme}`, async ({ visitor }) => {
    const anna = await visitor({ theme });
    await anna.sitDown(await against(anna.me, GAME, 'Colours'));
    const seats = await drawn(
      anna,
      ['A', 'B', 'C', 'D', 'E'].map((one) => `medal-${one}.s-${one}`),
    );
    const fills = [...seats].map(([name, seat]) => [name, seat.colour] as const);
    for (const eyes of Object.keys(EYES) as Eyes[]) {
      for (const [[first, one], [second, two]] of pairs(fills)) {
        const apart = distance(lab(one, eyes), lab(two, eyes));
        expect.soft(apart, `${first} and ${second}, ${eyes}`).toBeGreaterThanOrEqual(SEATS_APART[eyes]);
      }
    }
    const groups = [seats];
    for (const group of APART) groups.push(await drawn(anna, group));
    for (const group of groups) {
      for (const eyes of Object.keys(EYES) as Eyes[]) {
        for (const [[first, one], [second, two]] of pairs([...group])) {
          expect
            .soft(differing(one, two, eyes), `${first} and ${second}, ${eyes}`)
            .toBeGreaterThanOrEqual(PICTURES_APART);
        }
      }
    }
  });
}
