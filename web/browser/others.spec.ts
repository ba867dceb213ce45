/** The games that are not tested most (`GAME`): whole games, and a look at three places of each game. */
import { lookedAt, tableAt, type Look } from './look/table';
import { chance } from './play/chance';
import { against } from './play/positions';
import { finalSheet, finalWords, played } from './play/table';
import { clicks, words, type Way } from './play/ways';
import { GAMES } from './stage/games';
import { expect, GAME, LANGS, SOAK, test, type Lang } from './stage/test';

/** Whose automatic board is played in CI; the long form plays all of them. */
const PLAIN = 'city-of-marble';
const OTHERS = GAMES.filter((game) => game !== GAME);

/** In CI the languages take turns; the long form plays each game in both. */
function languages(number: number): readonly Lang[] {
  return SOAK ? LANGS : [number % 2 ? 'de' : 'en'];
}

function alone(game: string, way: Way, lang: Lang, plain = false): void {
  test(`${game} against a bot by ${way.name}, ${lang}${plain ? ', automatic board' : ''}`, async ({
    visitor,
  }) => {
    const anna = await visitor({ lang, text: way.text, plain });
    const table = await against(anna.me, game, 'Alone');
    await anna.sitDown(table);
    const { decisions } = await played([anna], table, way, chance(game + way.name));
    expect(decisions).toBeGreaterThan(10);
    await (way.text ? finalWords : finalSheet)(anna, table);
  });
}

for (const [number, game] of OTHERS.entries()) {
  for (const lang of languages(number)) alone(game, clicks, lang);
  for (const lang of languages(number + 1)) alone(game, words, lang);
}
for (const game of SOAK ? GAMES : [PLAIN]) alone(game, clicks, 'en', true);

const LOOKS: readonly Look[] = [
  { size: 'phone', theme: 'basalt', lang: 'de' },
  { size: 'desk', theme: 'marmor', lang: 'en' },
];

for (const game of OTHERS) {
  for (const place of ['start', 'middle', 'end'] as const) {
    test(`${game}, ${place}`, async ({ visitor }) => {
      const host = await visitor();
      const table = await tableAt(host, game, place);
      for (const look of LOOKS) await lookedAt(visitor, host, game, table, place, look, true);
    });
  }
}
