/** My turn, also for who looks elsewhere: the tab's title and sign, the app's badge, a sound. */
import { titleOf } from '../frame/games.svelte';
import { prefs } from '../prefs.svelte';
import { t } from '../words/words.svelte';
import type { Sitting } from './sitting.svelte';
import { sound } from './sound';

const CALLING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%237e2a20'/%3E%3Ccircle cx='16' cy='16' r='11' fill='%23d5ae40' stroke='%23f8ebd3' stroke-width='2.500'/%3E%3C/svg%3E";

/** Call whoever sits here to the table; called once, from the page of a table. */
export function callToTable(sitting: () => Sitting): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const usual = icon?.getAttribute('href') ?? null;

  $effect(() => {
    const { table, mine, over } = sitting();
    const about = [table ? titleOf(table.game) : '', t('app-name')].filter(Boolean).join(' · ');
    if (mine) document.title = t('table-title-turn', { about });
    else document.title = over ? t('table-title-over', { about }) : about;
  });
  $effect(() => {
    const calls = sitting().mine;
    if (icon && usual !== null) icon.setAttribute('href', calls ? CALLING : usual);
    if ('setAppBadge' in navigator) {
      void (calls ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
    }
  });
  $effect(() => () => {
    if (icon && usual !== null) icon.setAttribute('href', usual);
    if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  });

  // The horn calls to one's turn, and when it is all over; what else is heard belongs to what happens.
  let before: { mine: boolean; over: boolean } | null = null;
  $effect(() => {
    const { table, mine, over } = sitting();
    if (!table) return;
    const called = before !== null && ((mine && !before.mine) || (over && !before.over));
    if (called && prefs.sound) sound('horn');
    before = { mine, over };
  });
}
