/** What is printed on tokens, map and player boards, read from the game's own list: for its box, where no view is. */
import facts from '../../../../src/groma/games/caesars_empire/components.toml?raw';
import type { SegmentOf } from './plan';

export interface City {
  city: string;
  region: string;
  value: number;
  /** The sides of the board that show it: "A" or "AB". */
  sides: string;
}
export type Line = Pick<SegmentOf, 'a' | 'b' | 'roads' | 'sea'>;

export const CITIES: readonly City[] = [
  ...facts.matchAll(/^(\w+) = \{ region = "(\w+)", value = (\d), sides = "(\w+)"/gm),
].map(([, city = '', region = '', value, sides = '']) => ({ city, region, value: Number(value), sides }));

/** The segments of a side. */
export function segmentsOf(side: string): Line[] {
  const found = facts.matchAll(/^ {4}"(\w+) (\w+) (\d) (\d) (land|sea)",$/gm);
  return [...found]
    .map(([, a = '', b = '', onA, onB, over]) => ({
      a,
      b,
      roads: Number(side === 'A' ? onA : onB),
      sea: over === 'sea',
    }))
    .filter(({ roads }) => roads > 0);
}

/** Below the gold track: points of so many gold. */
export const GOLD_POINTS: readonly number[] = (/^gold = \[([\d, ]+)\]/m.exec(facts)?.[1] ?? '')
  .split(', ')
  .map(Number);
