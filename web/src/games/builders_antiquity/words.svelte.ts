/** The words of this board: the game's own file, which names buildings and crew, and a few for the drawing. */
import { BoardWords } from '../../table/board/words.svelte';
import { language } from '../../words/words.svelte';
import { RESOURCES, type Amounts } from './plan';

const words = new BoardWords({
  en: [
    () => import('../../../../src/groma/games/builders_antiquity/words/en.ftl?raw'),
    () => import('./words/en.ftl?raw'),
  ],
  de: [
    () => import('../../../../src/groma/games/builders_antiquity/words/de.ftl?raw'),
    () => import('./words/de.ftl?raw'),
  ],
});
export const { speak: speakBuilders, say } = words;
export { tip } from '../../table/board/words.svelte';

/** What a thing is called. */
export const buildingName = (building: string): string => say(`building-${building}`);
export const crewName = (crew: string): string => say(`crew-${crew}`);
export const toolName = (tool: string): string => say(`tool-${tool}`);
export const schoolName = (resource: string): string => say(`university-${resource}`);

/** "2 stone, 1 wood"; nothing for nothing. */
export const amountsSaid = (amounts: Amounts): string =>
  RESOURCES.filter((one) => amounts[one])
    .map((one) => `${amounts[one]} ${say(`${amounts[one] === 1 ? 'one' : 'many'}-${one}`)}`)
    .join(', ');

/** What a building, a crew card, a tool or a university is and does. */
export const about = (thing: string): string => say(`about-${thing}`);

/** Tenths of a point as people write them: "18.2". */
export const tenths = (count: number): string =>
  (count / 10).toLocaleString(language() ?? 'en').replace('-', '−');
