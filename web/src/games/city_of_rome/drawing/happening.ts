/** What the notes of this game are to eyes and ears. */
import type { Happening, Read } from '../../../../board/contract';
import { kind } from '../cards/cards';

const SOUNDS: Readonly<Record<string, NonNullable<Happening['sound']>>> = {
  built: 'stone',
  stationed: 'wood',
  'got-money': 'coin',
  produced: 'coin',
  'paid-gears': 'coin',
  took: 'parchment',
  drafted: 'parchment',
  studied: 'parchment',
};

/** A temple or a building of the public is a feast; an influence card is won with its parchment. */
export function happening({ name, args }: Read): Happening | null {
  const { card = '', cell, seat } = args;
  if (name === 'influence-won') return { sound: 'parchment', feast: `seat:${seat}` };
  if (name === 'built') {
    const great = ['temple', 'public'].includes(kind(card).category);
    return {
      sound: 'stone',
      piece: ['buildings', card],
      ...(great && { feast: `cell:${cell}@${seat}` }),
    };
  }
  const sound = SOUNDS[name];
  return sound ? { sound } : null;
}
