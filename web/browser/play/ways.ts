/** Ways to take one of one's moves: by clicks, by keys alone, or through the text view by what it says. */
import { expect, type Page } from '@playwright/test';
import { one } from './chance';
import { CONFIRM, MOVE, SENDING, TABLE } from './marks';

export interface Way {
  readonly name: string;
  /** Whether the text view is shown. */
  readonly text: boolean;
  /** Decide, out of what the page offers now: a whole choice, or a part of one that the page gathers. */
  decide(page: Page, random: () => number): Promise<void>;
  /** Confirm what was chosen. */
  confirm(page: Page): Promise<void>;
}

/**
 * The numbers of the moves on offer, in the order of the page; none while the page still sends or tries the last one.
 * What is gathered already is not offered any more; equal cards are one move, and each of them is marked.
 */
export async function offered(page: Page): Promise<string[]> {
  return page.evaluate(
    ([move, sending, table]) => {
      if (document.querySelector(`${sending}, [data-trying]`)) return [];
      const parts = document.querySelector(table)?.getAttribute('data-gathered')?.split(' ') ?? [];
      const marked = [...document.querySelectorAll(move)].map((one) => one.getAttribute('data-move') ?? '');
      return [...new Set(marked)].filter((one) => !parts.includes(one));
    },
    [MOVE, SENDING, TABLE] as const,
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

/** Those of the moves that can be seen: on a phone some lie behind another tab of the board. */
async function inSight(page: Page, moves: string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.filter((move) =>
        [...document.querySelectorAll(`[data-move="${move}"]`)].some((one) => one.checkVisibility()),
      ),
    moves,
  );
}

/** Clicks, and only on what is marked as legal. */
export const clicks: Way = {
  name: 'clicks',
  text: false,
  async decide(page, random) {
    const move = one(await inSight(page, await toChoose(page)), random);
    await page.locator(`[data-move="${move}"]`).filter({ visible: true }).first().click();
  },
  confirm: (page) => page.locator(CONFIRM).click(),
};

/** Tab, arrows and Enter; no mouse. */
export const keys: Way = {
  name: 'keys',
  text: false,
  async decide(page, random) {
    const move = one(await toChoose(page), random);
    await reached(page, `[data-move="${move}"]`);
    await page.keyboard.press('Enter');
  },
  async confirm(page) {
    await reached(page, CONFIRM);
    await page.keyboard.press('Enter');
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
  },
  confirm: (page) => page.getByRole('button', { name: /^(Confirm|Bestätigen)/ }).press('Enter'),
};

/** A page in the middle of a decision: what it shows, the parts it has gathered, whether it waits to be told yes. */
interface Stage {
  seq: number;
  parts: string;
  waits: boolean;
  still: boolean;
}

async function stageOf(page: Page, confirm: string): Promise<Stage> {
  return page.evaluate(
    ([table, main, sending]) => {
      const root = document.querySelector(table);
      return {
        seq: Number(root?.getAttribute('data-seq')),
        parts: root?.getAttribute('data-gathered') ?? '',
        waits: document.querySelector(`:is(${main}):not([aria-disabled="true"])`) !== null,
        still:
          document.querySelector(`${sending}, [data-trying], :is(${main})[aria-disabled="true"]`) === null,
      };
    },
    [TABLE, confirm, SENDING] as const,
  );
}

const TEXT_CONFIRM = 'button.confirm';

/** Decide part by part, and confirm if that is asked, until the page shows something newer than entry `seq`. */
export async function decided(page: Page, way: Way, seq: number, random: () => number): Promise<void> {
  const look = (): Promise<Stage> => stageOf(page, way.text ? TEXT_CONFIRM : CONFIRM);
  for (let now = await look(); now.seq <= seq;) {
    const { parts, waits } = now;
    if (waits) await way.confirm(page);
    else await way.decide(page, random);
    await expect
      .poll(
        async () => {
          now = await look();
          return !(now.seq <= seq) || (now.still && (now.parts !== parts || now.waits !== waits));
        },
        { intervals: [15, 30, 60, 120] },
      )
      .toBe(true);
  }
}
