/** The games that the server has, in the language of the reader; asked for once a language. */
import { got, type Wire } from '../api/client';
import { client } from '../me.svelte';
import { language, type Lang } from '../words/words.svelte';
import { Asked } from './asked.svelte';

export type GameShape = Wire['GameShape'];

/** The games of the house in the order in which they hang on the wall; others come after them. */
export const HOUSE = ['city-of-rome', 'carpe-diem', 'city-of-marble', 'caesars-empire', 'builders-antiquity'];
const rank = (name: string): number => (HOUSE.includes(name) ? HOUSE.indexOf(name) : HOUSE.length);

const listIn = (lang: Lang): Asked<GameShape[]> =>
  new Asked(async () => {
    const found = await got(client.http.GET('/api/games', { params: { query: { lang } } }));
    return found.toSorted((one, other) => rank(one.name) - rank(other.name));
  });

// Made here and not when they are first wanted: what is made while something is derived is not followed by it.
const asked: Record<Lang, Asked<GameShape[]>> = { en: listIn('en'), de: listIn('de') };
const begun = new Set<Lang>();

/** All games; call it where it is followed: the language may change. */
export function games(lang: Lang = language() ?? 'en'): Asked<GameShape[]> {
  if (!begun.has(lang)) {
    begun.add(lang);
    queueMicrotask(() => void asked[lang].again()); // not while something is being derived
  }
  return asked[lang];
}

/** One game, if it is there and known by now. */
export const gameNamed = (name: string): GameShape | null =>
  games().value?.find((game) => game.name === name) ?? null;

/** The title of a game; until the games are known, nothing. */
export const titleOf = (name: string): string => gameNamed(name)?.title ?? '';

/** Whether a bot is offered for a game. */
export const offers = (game: GameShape, bot: string): boolean => game.bots.some(({ name }) => name === bot);
