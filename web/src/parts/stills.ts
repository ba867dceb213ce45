/** Pictures of tables in play, made from real games by `browser/window.shots.ts`; a game from a package has none. */
const URLS = import.meta.glob<string>('../games/*/window/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const path = (game: string, name: string): string =>
  `../games/${game.replaceAll('-', '_')}/window/${name}.webp`;

/** The picture of a game's table in a theme and a language, if there is one. */
export const stillOf = (game: string, theme: string, lang: string): string | undefined =>
  URLS[path(game, `${theme}-${lang}`)];

/** The moments of one whole game, in their order; none if nobody has made them. */
export function momentsOf(game: string, lang: string): string[] {
  const found: string[] = [];
  for (let number = 0; ; number += 1) {
    const url = URLS[path(game, `moment-${number}-${lang}`)];
    if (url === undefined) return found;
    found.push(url);
  }
}
