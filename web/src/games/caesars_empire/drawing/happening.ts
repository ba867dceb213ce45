/** What the notes of this game are to eyes and ears. */
import type { Happening, Read } from '../../../../board/contract';

/** Roads are of stone; a city that is won is a feast, and its treasure sounds of coins. */
export function happening({ name, args }: Read): Happening | null {
  if (name === 'claimed') {
    const city = args.city ?? '';
    return { sound: 'coin', feast: `city:${city}`, piece: ['cities', city] };
  }
  if (name === 'built') return { sound: 'stone' };
  if (name === 'scored-way') return { sound: 'parchment' };
  return name === 'skipped' ? { sound: 'wood' } : null;
}
