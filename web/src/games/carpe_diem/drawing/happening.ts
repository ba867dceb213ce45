/** What the notes of this game are to eyes and ears. */
import type { Happening, Read } from '../../../../board/contract';

const SOUNDS: Readonly<Record<string, NonNullable<Happening['sound']>>> = {
  walked: 'wood',
  took: 'wood',
  'put-disc': 'wood',
  sold: 'coin',
  'got-coins': 'coin',
  payout: 'coin',
  drew: 'parchment',
  fulfilled: 'parchment',
};

/** A wish of the frame is a feast; what is finished sounds of stone. */
export function happening({ name, args }: Read): Happening | null {
  const { seat } = args;
  if (name === 'fulfilled-task') return { sound: 'stone', feast: `line:${args.line}@${seat}` };
  if (name === 'finished' || name === 'finished-villa') return { sound: 'stone', feast: `seat:${seat}` };
  if (name === 'built') return { sound: 'stone', piece: ['light', args.tile ?? ''] };
  const sound = SOUNDS[name];
  return sound ? { sound } : null;
}
