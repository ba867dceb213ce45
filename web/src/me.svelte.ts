/** Who sits before this browser: nobody yet, a guest, or somebody with an account. */
import { Client, got, Refused, type Wire } from './api/client';
import { alsoCalled } from './frame/guest';
import { firstLanguage } from './prefs.svelte';
import { choose, language, type Lang } from './words/words.svelte';

export type Me = Wire['Me'];

export const client = new Client();

// Whoever has not come in yet is answered in the language of the page, too.
client.http.use({
  onRequest({ request }) {
    request.headers.set('Accept-Language', language() ?? firstLanguage());
    return request;
  },
  // Whoever is refused may have been cut off meanwhile: what holds against them is asked anew.
  onResponse({ request, response }) {
    if (response.status === 403 && known && !request.url.endsWith('/api/me')) void findMe();
  },
});

let known = $state.raw<Me | null>(null);
let asked = $state(false);

/** Who it is, null if nobody has come in. */
export const me = (): Me | null => known;

/** Whether the server has told who it is. */
export const meKnown = (): boolean => asked;

/** Ask the server who the cookie belongs to. */
export async function findMe(): Promise<Me | null> {
  try {
    const found = await got(client.http.GET('/api/me'));
    if (JSON.stringify(found) !== JSON.stringify(known)) known = found; // the same again is no news to anybody
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    known = null;
  }
  asked = true;
  return known;
}

/** Come in as a guest, unless somebody is in already. */
export async function comeIn(name: string): Promise<Me> {
  const already = known ?? (await findMe());
  if (already) return already;
  await enterAs([name, ...alsoCalled(name)]);
  const now = await findMe();
  if (!now) throw new Error('the cookie was not kept');
  return now;
}

async function enterAs([name = '', ...others]: string[]): Promise<void> {
  try {
    await got(client.http.POST('/api/me/guest', { body: { name, lang: language() ?? firstLanguage() } }));
  } catch (problem) {
    const taken = problem instanceof Refused && problem.kind === 'name-taken';
    if (!taken || others.length === 0) throw problem;
    await enterAs(others);
  }
}

/** Speak another language: the page at once, the server from its next answer on. */
export async function speakTo(lang: Lang): Promise<void> {
  await choose(lang);
  if (!known || known.lang === lang) return;
  try {
    known = await got(client.http.PATCH('/api/me', { body: { lang } }));
  } catch {
    // The page speaks it already; notices keep the language they had.
  }
}

/** Leave: the cookie is worth nothing from now on. */
export async function goOut(): Promise<void> {
  await got(client.http.POST('/api/me/logout'));
  known = null;
}
