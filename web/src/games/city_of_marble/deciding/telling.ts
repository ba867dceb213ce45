/** What corners and sites tell about themselves: sides, structures, what they become, whose they would be. */
import type { Props } from '../desk.svelte';
import type { Corner, Outlook } from '../plan';
import { buildingName, large, say, tip } from '../words.svelte';

const nameOf = (board: Props, seat: number): string => board.chairs[seat]?.name ?? '';

/** Everybody's influence: "Livia 2, Marcus 1". */
export function influenceOf(board: Props, counts: readonly number[]): string {
  return counts.flatMap((count, seat) => (count ? [`${nameOf(board, seat)} ${count}`] : [])).join(', ');
}

/** Why a fountain comes: nobody is alone ahead, or whoever is has no cube left. */
const fountain = (unmarked: boolean): string => say(unmarked ? 'corner-no-marker' : 'corner-nobody');

/** A corner that is not complete. */
export function cornerTip(board: Props, corner: Corner): string {
  const { sides, structures, possible, influence, builders, unmarked } = corner;
  const ways = possible.map((building) => {
    const builder = builders[building] ?? null;
    const counts = influenceOf(board, influence[building] ?? []);
    const who = builder === null ? fountain(unmarked.includes(building)) : nameOf(board, builder);
    return `${large(buildingName(building))}: ${who}${counts ? ` (${counts})` : ''}.`;
  });
  return tip(
    say('corner', { corner: corner.corner, sides, structures }),
    [say('corner-now'), ...ways].join(' '),
  );
}

/** A complete one: what is built there and for whom, with the official that may come or, with counts, without it. */
export function siteWords(board: Props, site: Outlook, manned: boolean): string {
  if (site.building === null) return '';
  const building = large(buildingName(site.building));
  const builder = manned ? site.manned : site.bare;
  const counts = manned ? '' : influenceOf(board, site.influence);
  const why = fountain(manned ? site.manned_unmarked : site.bare_unmarked);
  const who =
    builder === null
      ? say('site-would-fountain', { building, why })
      : say(board.foresight ? 'site-would' : 'site-would-for', {
          building,
          name: nameOf(board, builder),
          points: site.points,
        });
  return counts ? `${who} (${counts})` : who;
}
