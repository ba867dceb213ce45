/** What the notes of this game are to eyes and ears. */
import type { Happening, Read } from '../../../../board/contract';

const SOUNDS: Readonly<Record<string, NonNullable<Happening['sound']>>> = {
  played: 'stone',
  laid: 'stone',
  posted: 'wood',
  recalled: 'wood',
  sent: 'wood',
  'got-coin': 'coin',
  'coin-of-piece': 'coin',
  'got-imperium': 'parchment',
  spent: 'parchment',
};

/** A building is a feast, and so is a fountain: a site is closed. */
export function happening({ name, args }: Read): Happening | null {
  if (name === 'built') {
    return { sound: 'stone', feast: `corner:${args.corner}`, piece: ['buildings', args.building ?? ''] };
  }
  if (name === 'fountain-built') return { sound: 'stone', feast: `corner:${args.corner}` };
  if (name === 'played') return { sound: 'stone', piece: ['tiles', args.color ?? ''] };
  const sound = SOUNDS[name];
  return sound ? { sound } : null;
}
