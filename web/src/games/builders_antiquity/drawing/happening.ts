/** What the notes of this game are to eyes and ears. */
import type { Happening, Read } from '../../../../board/contract';

const SOUNDS: Readonly<Record<string, NonNullable<Happening['sound']>>> = {
  opened: 'parchment',
  educated: 'parchment',
  recruited: 'wood',
  sent: 'wood',
  'sent-with': 'wood',
  'bought-tool': 'wood',
  'took-coins': 'coin',
  'bought-action': 'coin',
  'took-loan': 'coin',
  repaid: 'coin',
};

/** A building that is finished is a feast, and so is a slave who is freed. */
export function happening({ name, args }: Read): Happening | null {
  const { seat } = args;
  if (name === 'finished') {
    const building = args.building ?? '';
    return { sound: 'stone', feast: `building:${building}@${seat}`, piece: ['buildings', building] };
  }
  if (name === 'freed') return { sound: 'parchment', feast: `crew:${args.crew}@${seat}` };
  const sound = SOUNDS[name];
  return sound ? { sound } : null;
}
