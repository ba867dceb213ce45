/** What travels on this board: the treasure of a city comes to whoever claims it. */
import { mount, unmount } from 'svelte';
import type { Flight, Flights, Painter } from '../../../table/board/flights';
import type { Read } from '../../../table/forms';
import Treasure from './Treasure.svelte';

const SIZE = 25;

const drawn = (kind: string): Painter => {
  return (svg) => {
    const made = mount(Treasure, { target: svg, props: { kind, size: SIZE } });
    return () => void unmount(made);
  };
};

/** The flight that a note tells of, if it tells of one. */
export function flightOf(flights: Flights, { name, args }: Read): Flight | null {
  if (name !== 'claimed') return null;
  const { seat, city, kind = '' } = args;
  const to = flights.find(`[data-spot="kind:${kind}@${seat}"]`) ?? flights.find(`[data-spot="home:${seat}"]`);
  return flights.flight(drawn(kind), [SIZE, SIZE], 620, flights.was(`city:${city}`), to);
}
