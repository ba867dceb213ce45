/** The table fits itself: how much of a window it has, how large the board is drawn in it, and what is smallest there. */
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { settled } from './look/checks';
import { against, awaited, playedOn, type Place } from './play/positions';
import { FINAL, TABLE } from './play/marks';
import { about } from './stage/games';
import { AT_NIGHT, expect, GAME, LANGS, test, THEMES, type Visitor } from './stage/test';

interface Room {
  width: number;
  height: number;
  /** Shares of the window: the table's zone, and what is drawn of the board; upright screens have no such bounds. */
  zone?: number;
  hull?: number;
  target: number;
}
const ROOMS: readonly Room[] = [
  { width: 1280, height: 800, zone: 0.75, hull: 0.5, target: 28 },
  { width: 1920, height: 1080, zone: 0.7, hull: 0.5, target: 28 },
  { width: 844, height: 390, zone: 0.78, hull: 0.45, target: 44 },
];
/** Upright screens have no such shares; what is legible there is the same. */
const UPRIGHT: readonly Room[] = [
  { width: 390, height: 844, target: 44 },
  { width: 820, height: 1180, target: 44 },
];
const TEXT = 12;
const GLYPH = 14;
const PLACES: readonly Place[] = ['start', 'middle', 'end'];
/** Where pictures of all this are put, for people's eyes; nowhere if it is not said. */
const SHOTS = process.env.SHOTS;

interface Small {
  size: number;
  at: string;
}
interface Fit {
  zone: number;
  hull: number;
  text: Small;
  glyph: Small;
  target: Small;
}

/** Measured in the page: shares of the window, and the smallest of what can be seen. */
function measured(): Fit {
  const window = innerWidth * innerHeight;
  const area = (box: DOMRect): number => box.width * box.height;
  const table = document.querySelector('[data-table]') as HTMLElement;
  const wall = table.querySelector('.wall')?.getBoundingClientRect() ?? new DOMRect();
  const boxes = [...table.querySelectorAll('[data-hull]')].map((one) => one.getBoundingClientRect());
  const side = (of: (box: DOMRect) => number, pick: (...all: number[]) => number): number =>
    pick(...boxes.map(of));
  const left = Math.max(
    side((box) => box.left, Math.min),
    wall.left,
  );
  const top = Math.max(
    side((box) => box.top, Math.min),
    wall.top,
  );
  const right = Math.min(
    side((box) => box.right, Math.max),
    wall.right,
  );
  const bottom = Math.min(
    side((box) => box.bottom, Math.max),
    wall.bottom,
  );

  const named = (element: Element): string => {
    const marks = ['data-move', 'data-piece', 'data-ask', 'href', 'aria-label', 'data-tip'];
    const path: string[] = [];
    for (
      let one: Element | null = element;
      one && one !== table && path.length < 4;
      one = one.parentElement
    ) {
      const mark = marks
        .map((name) => one?.getAttribute(name) && `[${name}="${one.getAttribute(name)}"]`)
        .find(Boolean);
      const kind = [...one.classList].filter((name) => !name.startsWith('svelte-')).join('.');
      path.unshift(one.tagName.toLowerCase() + (kind && `.${kind}`) + (mark ?? ''));
    }
    return path.join(' > ');
  };
  const seen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return false; // for ears
    if (box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight) return false;
    if (element.closest('.unseen, [hidden], [inert]')) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const scale = (element: Element): number => {
    if (!(element instanceof SVGGraphicsElement)) return 1;
    const matrix = element.getScreenCTM();
    return matrix ? Math.hypot(matrix.c, matrix.d) : 1;
  };
  const smallest = (all: Iterable<[number, Element]>): Small => {
    let found: [number, Element] | null = null;
    for (const one of all) if ((!found || one[0] < found[0]) && seen(one[1])) found = one;
    return found ? { size: Math.round(found[0] * 10) / 10, at: named(found[1]) } : { size: 999, at: '' };
  };

  const texts: [number, Element][] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || !walker.currentNode.nodeValue?.trim()) continue;
    texts.push([parseFloat(getComputedStyle(parent).fontSize) * scale(parent), parent]);
  }
  const longer = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect();
    return Math.max(width, height);
  };
  const shorter = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height);
  };
  // A glyph is a whole small drawing: a sign beside words, or a piece that a board puts down.
  const glyphs = [...table.querySelectorAll('svg use, svg:not(:has(use))')]
    .filter((one) => !one.closest('[data-plain], defs, symbol'))
    .map((one): [number, Element] => [longer(one), one]);
  const targets = [...table.querySelectorAll('button, a[href], [data-move], input, select')].map(
    (one): [number, Element] => [shorter(one), one],
  );
  return {
    zone: area(wall) / window,
    hull: boxes.length ? (Math.max(0, right - left) * Math.max(0, bottom - top)) / window : 0,
    text: smallest(texts),
    glyph: smallest(glyphs),
    target: smallest(targets),
  };
}

async function fit(page: Page): Promise<Fit> {
  await settled(page);
  return page.evaluate(measured);
}

/** A table of three at this place, on the screen; a finished one with its board before the eyes. */
async function laid(anna: Visitor, place: Place): Promise<void> {
  await anna.page.setViewportSize({ width: 1280, height: 800 }); // an upright board may have no hull to wait for
  const table = await against(anna.me, GAME, `fit ${place}`, 3);
  const enough = { start: 0, middle: about(GAME).middle, end: Infinity }[place];
  await playedOn(anna.me, table, (decisions) => decisions >= enough);
  const { seq } = await awaited(anna.me, table);
  await anna.goto(`/tables/${table}`);
  await expect(anna.page.locator(`${TABLE}[data-seq="${seq}"]`)).toBeVisible();
  if (place === 'end') {
    await expect(anna.page.locator(FINAL).first()).toBeVisible();
    await anna.page.locator('[data-show="board"]').click();
  }
  await expect(anna.page.locator('[data-hull]').first()).toBeVisible(); // the board comes after the table
  await anna.quiet();
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const told = ({ size, at }: Small): string => `${size} (${at})`;

/** All that a page of this size must be, as one list of what it is not. */
function wanting(found: Fit, { zone = 0, hull = 0, target }: Room): string[] {
  const lacks: string[] = [];
  if (found.zone < zone) lacks.push(`table ${percent(found.zone)} < ${percent(zone)}`);
  if (found.hull < hull) lacks.push(`board ${percent(found.hull)} < ${percent(hull)}`);
  if (found.text.size < TEXT - 0.05) lacks.push(`text ${told(found.text)}`);
  if (found.glyph.size < GLYPH - 0.05) lacks.push(`glyph ${told(found.glyph)}`);
  if (found.target.size < target - 0.5) lacks.push(`target ${told(found.target)}`);
  return lacks;
}

for (const place of PLACES) {
  test(`${place}: the board is the largest thing, and nothing is too small`, async ({ visitor }) => {
    const anna = await visitor();
    await laid(anna, place);
    const lacks: Record<string, string[]> = {};
    for (const room of [...ROOMS, ...UPRIGHT]) {
      const size = `${room.width}x${room.height}`;
      await anna.page.setViewportSize({ width: room.width, height: room.height });
      const found = await fit(anna.page);
      console.log(
        `${GAME} ${place} ${size}: table ${percent(found.zone)}, board ${percent(found.hull)}, ` +
          `text ${told(found.text)}, glyph ${told(found.glyph)}, target ${told(found.target)}`,
      );
      const missing = wanting(found, room);
      if (missing.length) lacks[size] = missing;
      if (SHOTS) await anna.page.screenshot({ path: `${SHOTS}/${GAME}-${place}-${size}.png` });
    }
    expect(lacks).toEqual({});
  });
}

test('pictures of every look, for people', AT_NIGHT, async ({ visitor }) => {
  test.skip(!SHOTS, 'SHOTS names no folder');
  mkdirSync(SHOTS ?? '', { recursive: true });
  for (const lang of LANGS) {
    for (const theme of THEMES) {
      const anna = await visitor({ lang, theme });
      for (const place of PLACES) {
        await laid(anna, place);
        for (const { width, height } of [...ROOMS, ...UPRIGHT]) {
          await anna.page.setViewportSize({ width, height });
          await settled(anna.page);
          await anna.page.screenshot({
            path: `${SHOTS}/${GAME}-${place}-${width}x${height}-${lang}-${theme}.png`,
          });
        }
      }
    }
  }
});
