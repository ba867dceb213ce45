/** The words of this board: the game's own file, which names cities and treasures, and a few for the drawing. */
import { dashed } from '../../table/board/words.svelte';
import { wordsOf } from '../words';

const words = wordsOf('caesars_empire');
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
