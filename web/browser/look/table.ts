/** A table at the places of its game, looked at in some sizes, themes and languages: what all of them must keep. */
import type { Page } from '@playwright/test';
import { FINAL, MOVE, TABLE } from '../play/marks';
import { against, awaited, playedOn, type Place } from '../play/positions';
import { about, SHOWN } from '../stage/games';
import { expect, type Look, type Visitor } from '../stage/test';
import { accessible, cutOff, inSight, settled, tooSmall, wordless } from './checks';
import { covered } from './covered';

/** The one look of a table that is kept as a picture for every game. */
const PICTURED = 'middle-desk-marmor-en';
const TITLE = 'On the Palatine';

/** Low and narrow desks, at which four players are looked at, too. */
const SMALL_DESKS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

/** In which looks every place of a game is seen. */
export type Looks = Record<Place, readonly Look[]>;

/**
 * Look at a game of this person: before its first move at a table of two, half-way and at the end at one of four,
 * played there through the API. Nothing is cut off or too small, decisions are in sight, it is open to all.
 */
export async function lookedAt(host: Visitor, game: string, looks: Looks): Promise<void> {
  const { me } = host;
  const two = await against(me, game, TITLE);
  await awaited(me, two);
  for (const look of looks.start) await seen(host, game, two, 'start', look);
  const four = await against(me, game, TITLE, 4);
  await playedOn(me, four, (decisions) => decisions === about(game).middle);
  for (const look of looks.middle) await seen(host, game, four, 'middle', look);
  await playedOn(me, four, () => false);
  for (const look of looks.end) await seen(host, game, four, 'end', look);
}

async function seen(host: Visitor, game: string, table: string, place: Place, look: Look): Promise<void> {
  const where = `${place}-${look.size}-${look.theme}-${look.lang}`;
  const { page } = host;
  const { seq, table: told } = await host.me.view(table);
  // Whoever comes back after a minute is told what was missed: how long the test took must not be seen.
  await page.clock.setFixedTime(told.created_at);
  await host.turn(look);
  await host.sitDown(table);
  await expect(page.locator(`${TABLE}[data-seq="${seq}"]`)).toBeVisible();
  await expect(page.locator(place === 'end' ? FINAL : MOVE).first()).toBeVisible();
  await host.quiet();
  await settled(page);
  expect.soft(await wordless(page), where).toEqual([]);
  expect.soft(await cutOff(page), where).toEqual([]);
  expect.soft(await covered(page), where).toEqual([]);
  if (look.size === 'phone') {
    expect.soft(await tooSmall(page), where).toEqual([]);
    await inSight(page, `${MOVE}, [data-prompt]`, where);
  }
  await accessible(page, where);
  if (game === SHOWN || where === PICTURED) {
    const changing = page.locator('time, [data-costliest] p'); // clocks, and how far an analysis has come
    await expect.soft(page).toHaveScreenshot([game, `${where}.png`], { mask: [changing] });
  }
  if (place !== 'middle' || look.size !== 'desk') return;
  for (const desk of SMALL_DESKS) {
    await page.setViewportSize(desk);
    await settled(page);
    const here = `${where} at ${desk.width}x${desk.height}`;
    expect.soft(await covered(page), here).toEqual([]);
    expect.soft(await beyond(page, '.rivals'), `${here}: players out of sight`).toBe(0);
  }
}

/** How much of what stands in a box one would have to scroll to. */
async function beyond(page: Page, box: string): Promise<number> {
  return page.locator(box).evaluate((one) => Math.max(0, one.scrollHeight - one.clientHeight - 1));
}
