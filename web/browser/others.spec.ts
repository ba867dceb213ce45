/** One person against a bot at the boards of all games but the one that is shown most; and at automatic boards. */
import { chance } from './play/chance';
import { against } from './play/positions';
import { finalSheet, finalWords, played, questions } from './play/table';
import { clicks, keys, words, type Way } from './play/ways';
import { GAMES, SHOWN } from './stage/games';
import { expect, LANGS, NIGHTLY, ONCE, ONCE_AT_NIGHT, SOAK, test, type Lang } from './stage/test';

const OTHERS = GAMES.filter((game) => game !== SHOWN);
/** By day one game is played by keys to its end, one by words; the one of games.spec.ts is played by clicks. */
const BY_KEYS = 'caesars-empire';
const BY_WORDS = 'city-of-marble';
/** Decisions by clicks at a board: at night to the end. */
const BY_CLICKS = NIGHTLY ? Infinity : 12;
/** Whose automatic board is played; the longest form plays all of them. */
const PLAIN = 'city-of-marble';

/** The languages take turns; the longest form plays each game in both. */
function languages(number: number): readonly Lang[] {
  return SOAK ? LANGS : [number % 2 ? 'de' : 'en'];
}

function alone(game: string, way: Way, lang: Lang, plain = false): void {
  const title = `${game} against a bot by ${way.name}, ${lang}${plain ? ', automatic board' : ''}`;
  const daily = way === clicks || game === (way === keys ? BY_KEYS : BY_WORDS);
  test(title, daily ? ONCE : ONCE_AT_NIGHT, async ({ visitor }) => {
    const anna = await visitor({ lang, text: way.text, plain });
    const table = await against(anna.me, game, 'Alone');
    await anna.sitDown(table);
    await anna.quiet();
    const asked = questions(anna);
    const most = way === clicks ? BY_CLICKS : Infinity;
    const random = chance(game + way.name);
    const { decisions, view } = await played([anna], table, way, random, (made) => made === most);
    expect(decisions).toBeGreaterThan(10);
    // The stream tells everything, for eyes and for ears; the end has a chart, the moment that decided it, and asks how far
    // the game has been looked through.
    const once = asked.filter((path) => path !== '/analysis');
    expect(once.filter((path) => !/^\/(course|moments\/\d+)$/.test(path))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/moments')).length).toBeLessThanOrEqual(1);
    expect(asked.length - once.length).toBeLessThanOrEqual(15); // as in games.spec.ts
    if (decisions === most) expect(view.table.status).toBe('running');
    else await (way.text ? finalWords : finalSheet)(anna, table);
  });
}

for (const lang of SOAK ? LANGS : (['de'] as const)) alone(BY_KEYS, keys, lang);
for (const [number, game] of OTHERS.entries()) {
  for (const lang of languages(number)) alone(game, clicks, lang);
  for (const lang of languages(number + 1)) alone(game, words, lang);
}
for (const game of SOAK ? GAMES : [PLAIN]) alone(game, clicks, 'en', true);
