/** A table for the developer: every seat a guest of its own, all of them before one window. */
import { startHere, type Place } from '../here/start';
import type { Here } from '../here/people';

/** Open a table with so many guests, and bots on the other seats. */
export function openTable(game: string, guests: number, bots: number, bot: string): Promise<Here> {
  const places: Place[] = [
    ...Array.from({ length: guests }, (_, i): Place => ({ kind: 'person', name: `Guest ${i + 1}` })),
    ...Array.from({ length: bots }, (): Place => ({ kind: 'bot', bot })),
  ];
  return startHere(game, places, 'en');
}
