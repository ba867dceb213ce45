/** The words of this board: the game's own file, which tells what things are, and a few for the drawing. */
import { BoardWords, tip as plainTip } from '../../table/board/words.svelte';

const words = new BoardWords({
  en: [
    () => import('../../../../src/groma/games/city_of_marble/words/en.ftl?raw'),
    () => import('./words/en.ftl?raw'),
  ],
  de: [
    () => import('../../../../src/groma/games/city_of_marble/words/de.ftl?raw'),
    () => import('./words/de.ftl?raw'),
  ],
});
export const { speak: speakMarble, say } = words;

/** What tiles, buildings, lines, hills are called; what they are for. */
export const colorName = (color: string): string => say(`color-${color}`);
export const buildingName = (building: string): string => say(`building-${building}`);
export const about = (thing: string): string => say(`about-${thing}`);

/** The first letter large, where a name stands alone. */
export const large = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** So many of something, with its noun. */
export const counted = (count: number, thing: string): string =>
  `${count} ${say(`${count === 1 ? 'one' : 'many'}-${thing}`)}`;

/** A tip: its title, and below it a text. */
export const tip = (title: string, text = ''): string => plainTip(large(title), text);
