/** What travels on this board: taken cards to the hand, buildings to their plots, Builders, cards turned up. */
import { symbol, type Flight, type Flights } from '../../../table/board/flights';
import type { Read } from '../../../table/forms';
import { letter } from '../../../table/contract';
import type { Desk } from '../desk.svelte';
import type { View } from '../plan';

const CARD = [100, 132] as const;

/** The flight that a note tells of, if it tells of one. */
export function flightOf(
  flights: Flights,
  { name, args }: Read,
  view: View,
  desk: Desk,
  viewer: number,
): Flight | null {
  const seat = Number(args.seat);
  const card = args.card ?? '';
  const home = flights.was(`seat:${seat}`);
  const mine = seat === viewer;
  if (name === 'took') {
    const slot = Object.entries(desk.taken).find(([, gone]) => gone.card === card && gone.seat === seat)?.[0];
    const to = flights.find(mine ? `[data-spot="hand:${card}"]` : `[data-piece="seat:${seat}"]`);
    return flights.flight(symbol(`card-${card}`), CARD, 350, flights.was(`slot:${Number(slot) + 1}`), to);
  }
  if (name === 'built') {
    const from = mine ? (flights.was(`hand:${card}`) ?? home) : home;
    const to = flights.find(`[data-piece~="cell:${args.cell}@${seat}"]`);
    return flights.flight(symbol(`b-${card}`), [100, 100], 450, from, to);
  }
  if (name === 'stationed') {
    const stood = desk.last[seat];
    const from = (stood && flights.was(`cell:${stood}@${seat}`)) || home;
    const to = flights.find(`[data-piece~="field:${args.field}"] .builder`);
    return flights.flight(symbol(`builder-${letter(seat)}`), [40, 60], 350, from, to);
  }
  if (name === 'turned-up') {
    const slot = view.offer.findIndex((one) => one?.card === card && one.deck === args.deck);
    const to = flights.find(`[data-piece~="slot:${slot + 1}"]`);
    return flights.flight(symbol('card-back'), CARD, 350, flights.was(`deck:${args.deck}`), to);
  }
  return null;
}
