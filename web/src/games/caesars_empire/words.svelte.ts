/** The words of this board: the game's own file, which names cities and treasures, and a few for the drawing. */
import { BoardWords, dashed } from '../../table/board/words.svelte';

const words = new BoardWords({
  en: [
    () => import('../../../../src/groma/games/caesars_empire/words/en.ftl?raw'),
    () => import('./words/en.ftl?raw'),
  ],
  de: [
    () => import('../../../../src/groma/games/caesars_empire/words/de.ftl?raw'),
    () => import('./words/de.ftl?raw'),
  ],
});
export const { speak: speakCaesar, say } = words;
export { tip } from '../../table/board/words.svelte';

/** What a city, a province, a treasure is called. */
export const cityName = (city: string): string => say(`city-${dashed(city)}`);
export const regionName = (region: string): string => say(`region-${dashed(region)}`);
export const kindName = (kind: string): string => say(`kind-${dashed(kind)}`);

/** What the place is called today; "" if that is the same, or nothing is said. */
export function todayOf(city: string): string {
  const today = words.found(`modern-${dashed(city)}`);
  return today && today !== cityName(city) ? today : '';
}
