/** The words of the boards here: the file of the game, which names things, and a few for the drawing. */
import { BoardWords } from '../table/board/words.svelte';

const THEIRS = import.meta.glob<string>('../../../src/groma/games/*/words/{en,de}.ftl', {
  query: '?raw',
  import: 'default',
});
const OURS = import.meta.glob<string>('./*/words/{en,de}.ftl', { query: '?raw', import: 'default' });

/** The words of a board, by the name of its folder. */
export const wordsOf = (folder: string): BoardWords =>
  new BoardWords((lang) => [
    THEIRS[`../../../src/groma/games/${folder}/words/${lang}.ftl`],
    OURS[`./${folder}/words/${lang}.ftl`],
  ]);
