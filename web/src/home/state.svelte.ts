/** How the home in this browser is, for pages that tell it. */
import type { State } from './line';

let now = $state.raw<State>({ is: 'asleep' });

export const homeState = (): State => now;

export const told = (state: State): void => {
  now = state;
};
