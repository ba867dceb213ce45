/** A table at a known place of its game, looked at in one size, theme and language: what all of them must keep. */
import { FINAL, MOVE, TABLE } from '../play/marks';
import { against, awaited, playedOn, type Place } from '../play/positions';
import { about, SHOWN } from '../stage/games';
import { expect, type Lang, type Size, type Theme, type Visitor, type Wanted } from '../stage/test';
import { accessible, cutOff, outOfSight, settled, tooSmall, wordless } from './checks';

/** The one look of a table that is kept as a picture for every game. */
const PICTURED = 'middle-desk-marmor-en';

export interface Look {
  size: Size;
  theme: Theme;
  lang: Lang;
}

/** A table of four (at its start of two) whose first seat is this person's, played to its place through the API. */
export async function tableAt({ me }: Visitor, game: string, place: Place): Promise<string> {
  const table = await against(me, game, 'On the Palatine', place === 'start' ? 2 : 4);
  if (place === 'middle') await playedOn(me, table, (decisions) => decisions === about(game).middle);
  if (place === 'end') await playedOn(me, table, () => false);
  await awaited(me, table);
  return table;
}

/** Sit down there once more as the host, and look: nothing cut off or too small, decisions in sight, open to all. */
export async function lookedAt(
  visitor: (wanted: Wanted) => Promise<Visitor>,
  host: Visitor,
  game: string,
  table: string,
  place: Place,
  look: Look,
  axe: boolean,
): Promise<void> {
  const where = `${place}-${look.size}-${look.theme}-${look.lang}`;
  const one = await visitor({ ...look, as: host });
  const { page } = one;
  const { seq } = await host.me.view(table);
  await one.sitDown(table);
  await expect(page.locator(`${TABLE}[data-seq="${seq}"]`)).toBeVisible();
  await expect(page.locator(place === 'end' ? FINAL : MOVE).first()).toBeVisible();
  await one.quiet();
  await settled(page);
  expect.soft(await wordless(page), where).toEqual([]);
  expect.soft(await cutOff(page), where).toEqual([]);
  if (look.size === 'phone') {
    expect.soft(await tooSmall(page), where).toEqual([]);
    expect.soft(await outOfSight(page, `${MOVE}, [data-prompt]`), where).toEqual([]);
  }
  if (axe) await accessible(page, where);
  if (game === SHOWN || where === PICTURED) {
    await expect.soft(page).toHaveScreenshot([game, `${where}.png`], { mask: [page.locator('time')] });
  }
  await one.context.close();
}
