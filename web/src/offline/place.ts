/** Going from one place to play to the other: the page begins anew there, so that nothing of the one is left in the other. */
import { home } from '../api/client';
import { atHome, KEPT, PLACE } from '../api/fetch';

/** Play on this device from now on. */
export function goHome(to = ''): void {
  localStorage.setItem(PLACE, 'here');
  anew(to);
}

/** Play at the server from now on. */
export function goBack(to = ''): void {
  localStorage.removeItem(PLACE);
  anew(to);
}

/** Load the page anew: where the server is gone it plays at home, without anybody's wish for later. */
export function anew(to = ''): void {
  const target = home() + to;
  if (location.href.split('#')[0] === target) location.reload();
  else location.assign(target);
}

/** Remember, or forget, that Groma is kept on this device: pages look there first. */
export function markKept(build: string | null): void {
  if (build === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, build);
}

/** Whether the server answers now; where there is none, it never does. */
export async function reachable(): Promise<boolean> {
  if (atHome() === 'only' || !navigator.onLine) return false;
  try {
    return (await fetch(`${home()}api/house?lang=en`, { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}
