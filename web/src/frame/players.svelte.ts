/** For how many a game is, in words. */
import { t } from '../words/words.svelte';

/** "2 to 4 players", or for some numbers only. */
export function playersWords(players: readonly number[]): string {
  const [first = 0] = players;
  const last = players.at(-1) ?? first;
  const whole = players.length === last - first + 1;
  return whole && first !== last
    ? t('players-range', { first, last })
    : t('players-list', { players: players.join(', ') });
}
