/** The one service worker of the site, for what the server pushes and for what is kept. */
import { home } from '../api/client';

/** Begin it, or see to it that the newest one is on its way. */
export async function serve(): Promise<ServiceWorkerRegistration> {
  const base = new URL(home()).pathname;
  return navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
}
