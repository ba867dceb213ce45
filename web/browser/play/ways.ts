/** Ways to take one of one's moves: by clicks, by keys alone, or through the text view by what it says. */
import { expect, type Page } from '@playwright/test';
import { one } from './chance';
import { CONFIRM, MOVE, SENDING } from './marks';

export interface Way {
  readonly name: string;
  /** Whether the text view is shown. */
  readonly text: boolean;
  /** Decide, out of what the page offers now. */
  decide(page: Page, random: () => number): Promise<void>;
}

/** The numbers of the moves on offer, in the order of the page; none while the page still sends the last one. */
export async function offered(page: Page): Promise<string[]> {
  return page.evaluate(
    ([move, sending]) =>
      document.querySelector(sending)
        ? []
        : [...document.querySelectorAll(move)].map((one) => one.getAttribute('data-move') ?? ''),
    [MOVE, SENDING] as const,
  );
}

/** The same, as soon as there are any: a click that comes before is not taken. */
async function toChoose(page: Page): Promise<string[]> {
  let moves: string[] = [];
  await expect
    .poll(async () => (moves = await offered(page)).length, { intervals: [15, 30, 60, 120] })
    .toBeGreaterThan(0);
  return moves;
}

/** Clicks, and only on what is marked as legal. */
export const clicks: Way = {
  name: 'clicks',
  text: false,
  async decide(page, random) {
    const move = one(await toChoose(page), random);
    await page.locator(`[data-move="${move}"]`).click();
    await confirmed(page, () => page.locator(CONFIRM).click());
  },
};

/** If a move waits for its confirmation, give it. */
async function confirmed(page: Page, give: () => Promise<void>): Promise<void> {
  const asked = await page.locator(CONFIRM).and(page.locator(':enabled')).count();
  if (asked > 0) await give();
}

/** Tab, arrows and Enter; no mouse. */
export const keys: Way = {
  name: 'keys',
  text: false,
  async decide(page, random) {
    const move = one(await toChoose(page), random);
    await reached(page, `[data-move="${move}"]`);
    await page.keyboard.press('Enter');
    await confirmed(page, async () => {
      await reached(page, CONFIRM);
      await page.keyboard.press('Enter');
    });
  },
};

const ROUNDS = 25;

/** Bring the focus to an element: so many times Tab, with arrows inside a group that Tab enters once. */
async function reached(page: Page, selector: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { key, times } = await page.evaluate(nextKeys, selector);
    if (times === 0) return;
    for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
  }
  throw new Error(`not reached by keys: ${selector}`);
}

/** In the page: which key brings the focus nearer to an element, and how many times; 0: it is there. */
function nextKeys(wanted: string): { key: string; times: number } {
  const target = document.querySelector<HTMLElement>(wanted);
  const active = document.activeElement;
  if (!target) return { key: 'Tab', times: 1 };
  if (target === active) return { key: '', times: 0 };
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [inert] *') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const here = active ? stops.indexOf(active as HTMLElement) : -1;
  const towards = (stop: Element): { key: string; times: number } => {
    const far = stops.indexOf(stop as HTMLElement) - here;
    return far > 0
      ? { key: 'Tab', times: far }
      : { key: here < 0 ? 'Tab' : 'Shift+Tab', times: Math.max(1, -far) };
  };
  if (target.tabIndex >= 0) return towards(target);
  // Tab does not stop there: it is one of a group in which arrows walk.
  let group = target.parentElement;
  const first = (): Element | undefined => stops.find((stop) => group?.contains(stop));
  while (group && !first()) group = group.parentElement;
  const door = first();
  if (!active || !group?.contains(active)) return door ? towards(door) : { key: 'Tab', times: 1 };
  const from = active.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const right = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const sideways = Math.abs(right) > Math.abs(down);
  if (sideways) return { key: right > 0 ? 'ArrowRight' : 'ArrowLeft', times: 1 };
  return { key: down > 0 ? 'ArrowDown' : 'ArrowUp', times: 1 };
}

/** The text view, by roles and names alone, as a screen reader has them. */
export const words: Way = {
  name: 'words',
  text: true,
  async decide(page, random) {
    const list = page.getByRole('list', { name: /^(Choices|Möglichkeiten)$/ });
    const items = list.getByRole('listitem');
    await expect(items.first().getByRole('button', { disabled: false })).toBeVisible();
    const chosen = items.nth(Math.floor(random() * (await items.count())));
    await chosen.getByRole('button').press('Enter');
    const confirm = chosen.getByRole('button', { name: /^(Confirm|Bestätigen)/ });
    if (await confirm.isVisible()) await confirm.press('Enter');
  },
};
