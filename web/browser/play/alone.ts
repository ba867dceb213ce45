/** Playing where no server can be asked how it stands: by what the page itself shows. */
import { expect, type Page } from '@playwright/test';
import { MOVE, TABLE } from './marks';
import { decided, offered, type Way } from './ways';

/** What the page shows: it is over, somebody else has the screen, or so many moves were stored and one may choose. */
interface Shown {
  over: boolean;
  seq: number;
  mine: boolean;
}

async function look(page: Page, way: Way): Promise<Shown> {
  const [over, seq] = await page.evaluate((table) => {
    const root = document.querySelector(table);
    return [
      root?.getAttribute('data-status') === 'over',
      Number(root?.getAttribute('data-seq') ?? -1),
    ] as const;
  }, TABLE);
  const mine = way.text
    ? (await page
        .getByRole('list', { name: /^(Choices|Möglichkeiten)$/ })
        .getByRole('button')
        .count()) > 0
    : (await offered(page)).length > 0;
  return { over, seq, mine };
}

/** Wait until one has to decide, or the game is over. */
export async function awaitedHere(page: Page, way: Way): Promise<Shown> {
  let now: Shown = { over: false, seq: -1, mine: false };
  await expect
    .poll(
      async () => {
        now = await look(page, way);
        return now.over || now.mine;
      },
      { intervals: [15, 30, 60, 120] },
    )
    .toBe(true);
  return now;
}

/** Play on until `enough`, or to the end: how many decisions that took, and whether it is over. */
export async function playedHere(
  page: Page,
  way: Way,
  random: () => number,
  enough: (decisions: number) => boolean = () => false,
): Promise<{ decisions: number; over: boolean; seq: number }> {
  for (let decisions = 0; ; decisions++) {
    const { over, seq } = await awaitedHere(page, way);
    if (over || enough(decisions)) return { decisions, over, seq };
    await decided(page, way, seq, random);
  }
}

/** So many decisions of whoever has the screen; between two people it is handed over. */
export async function handedRound(
  page: Page,
  way: Way,
  random: () => number,
  decisions: number,
): Promise<string[]> {
  const hand = page.getByRole('button', { name: /^(I am|Ich bin) / });
  const takers = new Set<string>();
  for (let made = 0; made < decisions;) {
    await expect(hand.or(page.locator(MOVE).first()).first()).toBeVisible();
    if ((await hand.count()) > 0) {
      takers.add((await hand.textContent()) ?? '');
      await hand.click();
      continue;
    }
    const { over, seq } = await look(page, way);
    if (over) break;
    await decided(page, way, seq, random);
    made += 1;
    // The next decision is there, or the screen is handed on.
    const next = page.locator(`${TABLE}:not([data-seq="${seq}"]) ${MOVE}`);
    await expect(next.or(hand).first()).toBeVisible();
  }
  return [...takers];
}
