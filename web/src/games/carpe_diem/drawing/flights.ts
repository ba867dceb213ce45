/** What travels on this board: patricians, tiles to the hand and to their cells, wares to the storage, discs. */
import { mount, unmount } from 'svelte';
import { symbol, twinOf, type Flight, type Flights, type Painter } from '../../../table/board/flights';
import { letter } from '../../../table/contract';
import type { Read } from '../../../table/forms';
import { TILE } from './mosaic';
import Tile from '../district/Tile.svelte';

const SIGN = [24, 24] as const;
const SQUARE = [TILE, TILE] as const;
/** What a note of gains is about. */
const GAINS: Readonly<Record<string, string>> = { 'got-coins': 'coin', 'got-breads': 'bread', sold: 'coin' };

const drawn = (tile: string, turns = 0): Painter => {
  return (svg) => {
    const made = mount(Tile, { target: svg, props: { tile, turns } });
    return () => void unmount(made);
  };
};

/** The flight that a note tells of, if it tells of one; `built`: the cell that each seat built on last. */
export function flightOf(
  flights: Flights,
  { name, args }: Read,
  built: Readonly<Record<number, string>>,
  viewer: number,
): Flight | null {
  const seat = Number(args.seat);
  const mine = seat === viewer;
  const home = flights.was(`home:${seat}`);
  const chip = flights.find(`[data-spot="home:${seat}"]`);
  const { tile = '', field } = args;
  if (name === 'walked' || name === 'paid-bread' || name === 'settled') {
    const to = flights.find(`.patrician.s-${letter(seat)}`);
    const twin = twinOf(to);
    const from = flights.was(`patrician:${seat}`) ?? home;
    return twin && flights.flight(twin.paint, twin.box, 450, from, to);
  }
  if (name === 'took' || name === 'fetched') {
    const from = flights.was(`tile:${tile}`) ?? flights.was(`field:${field}`);
    return flights.flight(drawn(tile), SQUARE, 380, from, mine ? flights.find('[data-spot="hand"]') : chip);
  }
  if (name === 'built' && mine) {
    const to = flights.find(`[data-piece~="cell:${args.cell}@${seat}"]`);
    return flights.flight(drawn(tile, Number(args.turns)), SQUARE, 380, flights.was('hand'), to);
  }
  const thing = name === 'got-wares' ? args.ware : GAINS[name];
  if (thing) {
    const from = flights.was(`cell:${built[seat]}@${seat}`) ?? home;
    const to = mine ? flights.find(`[data-spot="good:${thing}"]`) : chip;
    return flights.flight(symbol(`cd-i-${thing}`), SIGN, 520, from, to);
  }
  if (name === 'put-disc') {
    const to = flights.find(`[data-piece="circle:${args.circle}"]`);
    return flights.flight(symbol(`medal-${letter(seat)}`), SIGN, 450, home, to);
  }
  return null;
}
