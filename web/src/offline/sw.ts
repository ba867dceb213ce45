/**
 * The service worker: shows what the server pushes, and answers for pages and parts that are kept when the network is gone.
 * The API is never kept. It is built by itself, see vite.sw.config.ts; `tools/keep.mjs` writes the build into it.
 */
import { bring, keptFile, keptNow, onOffer, use, usedFile, whole } from './keeping';

declare const self: ServiceWorkerGlobalScope;

/** Changes with every build, so that browsers notice. */
const BUILD = '__BUILD__';
const home = self.registration.scope;
/** Never answered from here; see `OURS` of the server. */
const SERVER = /^(api|boards|healthz|readyz|metrics|problems)(\/|$)/;
/** Their names change with their content. */
const LASTING = /^(assets|parts)\/(?!manifest\.json)/;
/** What is new must come from the network. */
const FRESH = /^(kept\.json|sw\.js|push\.js)$/;
const AWAY = [502, 503, 504];
/** A network that says nothing for so long is none, where the page is kept. */
const PATIENCE = 6000;

self.addEventListener('install', (event) => event.waitUntil(renew()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const path = request.url.slice(home.length).replace(/[?#].*/, '');
  if (SERVER.test(path) || FRESH.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (LASTING.test(path)) event.respondWith(lasting(request));
  else event.respondWith(newest(request));
});

/** Where something is kept, all parts of this build come first; until no page of the other build is open, it goes on. */
async function renew(): Promise<void> {
  const now = await keptNow(home);
  if (!now || now.build === BUILD) return self.skipWaiting();
  const manifest = await onOffer(home);
  if (manifest.build !== BUILD) throw new Error('there is another build already');
  await bring(home, manifest);
}

/** This build is used from now on. */
async function begin(): Promise<void> {
  if ((await keptNow(home)) && (await whole(home, BUILD))) await use(home, BUILD);
  await self.clients.claim();
}

async function lasting(request: Request): Promise<Response> {
  return (await keptFile(request)) ?? fetch(request);
}

async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await usedFile(home, request.url);
    if (kept) return kept;
    throw problem;
  }
}

/** A page from the network; if that is gone, the kept one, which then plays at home. */
async function page(request: Request): Promise<Response> {
  const kept = await usedFile(home, home);
  if (!kept) return fetch(request);
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  if (answer && !AWAY.includes(answer.status)) return answer;
  const text = await kept.text();
  const mark = text.includes('name="groma-home"') ? '' : '<meta name="groma-home" content="lost" />';
  const { pathname } = new URL(home);
  return new Response(text.replace(/<base href="[^"]*" ?\/?>/, `<base href="${pathname}" />${mark}`), {
    headers: kept.headers,
  });
}

// ---- push ------------------------------------------------------------------------------------------

interface Pushed {
  title?: string;
  body?: string;
  tag?: string;
  lang?: string;
  url?: string;
}

function pushed(event: PushEvent): Pushed {
  try {
    return event.data?.json() as Pushed;
  } catch {
    return {}; // an empty push still says that something waits
  }
}

self.addEventListener('push', (event) => {
  const { title = 'Groma', body = '', tag = '', lang = '', url } = pushed(event) ?? {};
  const options = { body, tag, lang, icon: 'icon.svg', data: { url } };
  event.waitUntil(self.registration.showNotification(title || 'Groma', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const said = event.notification.data as { url?: string } | null;
  event.waitUntil(open(said?.url || home));
});

async function open(url: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => one.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
