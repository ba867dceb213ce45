/** The words of this board: the game's own file, which tells what things are, and a few for the drawing. */
import { tip as plainTip } from '../../table/board/words.svelte';
import { wordsOf } from '../words';

const words = wordsOf('city_of_marble');
export const { speak: speakMarble, say, about, counted } = words;

/** What tiles and buildings are called. */
export const colorName = (color: string): string => say(`color-${color}`);
export const buildingName = (building: string): string => say(`building-${building}`);

/** The first letter large, where a name stands alone. */
export const large = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A tip: its title, and below it a text. */
export const tip = (title: string, text = ''): string => plainTip(large(title), text);
