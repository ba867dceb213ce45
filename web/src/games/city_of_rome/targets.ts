/** What a card that may be picked is called. */
import { doing } from '../../table/board/targets';
import type { Props } from './desk.svelte';
import { about, cardName } from './words.svelte';

/** The name of a card that may be picked: what that does, or what it is, and what the card does. */
export function cardLabel(board: Pick<Props, 'options'>, card: string, move: number, more = ''): string {
  const done = doing(board, move);
  return [done || cardName(card), more, about(card)].filter(Boolean).join('. ');
}
