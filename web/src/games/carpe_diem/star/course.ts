/** How far the game is, in words: for the frieze, and for the rail where there is none. */
import type { View } from '../plan';
import { say } from '../words.svelte';

export const ROMAN = ['I', 'II', 'III', 'IV'];

export function courseOf(view: View): { words: string; short: string } {
  const round = Math.min(view.round, view.rounds);
  const { phase, phases, rounds } = view;
  const building = view.turn !== null || view.step === 'settle';
  return {
    words: say(building ? 'phase-round' : 'phase-scoring', { phase, phases, round, rounds }),
    short: building ? `${round}/${rounds}` : say('scoring-short'),
  };
}
