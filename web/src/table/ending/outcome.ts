/** How a game ended, in a sentence. */
import { t } from '../../words/words.svelte';
import { points } from '../deciding/points';
import type { Sitting } from '../sitting.svelte';

/** The seats of the winners; none while the game runs or the sheets are on their way. */
export function winners(sitting: Sitting): number[] {
  return (sitting.sheets?.sheets ?? []).filter((sheet) => sheet.place === 1).map((sheet) => sheet.seat);
}

/** "Livia wins with 63 points." */
export function result(sitting: Sitting): string {
  const { sheets, table } = sitting;
  if (table?.broken_off) return t('table-over-broken-off');
  const won = winners(sitting);
  const first = sheets?.sheets[won[0] ?? -1];
  if (!sheets || !table || !first) return t('table-over');
  const names = won.map((seat) => table.seats[seat]?.name ?? '');
  const said = points(first.total, sheets.point, sitting.lang);
  const mine = won.includes(sitting.viewer);
  if (won.length > 1) return t('table-over-shared', { names: names.join(', '), points: said });
  return t(mine ? 'table-over-you' : 'table-over-other', { name: names[0] ?? '', points: said });
}
