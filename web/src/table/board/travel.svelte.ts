/** How a board lets its pieces travel: it remembers where all lie before a new view is drawn, and follows the news. */
import { tick, untrack } from 'svelte';
import type { BoardProps } from '../contract';
import type { Read } from '../forms';
import type { Flight, Flights } from './flights';

/** Made once while a board is set up, before anything that changes what lies where; `Sky` gives it its flights. */
export class Travel {
  flights = $state.raw<Flights | null>(null);

  /** `fly`: what a note lets travel, from where to where. */
  constructor(
    board: () => Pick<BoardProps, 'view' | 'news' | 'inTurn'>,
    fly: (flights: Flights, note: Read) => Flight | null,
  ) {
    // Everything else that is given changes far more often.
    const view = $derived(board().view);
    let gone = false;
    $effect(() => () => (gone = true));
    $effect.pre(() => {
      if (view) untrack(() => this.flights?.remember());
    });
    $effect(() => {
      if (!view) return;
      const { flights, news, inTurn } = untrack(() => ({ flights: this.flights, ...board() }));
      void tick().then(() => {
        if (!gone) flights?.follow(news, (note) => fly(flights, note), inTurn);
      });
    });
  }
}
