/** What travels on this board: buildings and workers from their rows, cards to their sites, what is bought. */
import { symbol, twinOf, type Flight, type Flights } from '../../../table/board/flights';
import type { Read } from '../../../table/forms';

const SIGN = [24, 24] as const;

/** The flight that a note tells of, if it tells of one; what belongs to others comes to their chip. */
export function flightOf(flights: Flights, { name, args }: Read, viewer: number): Flight | null {
  const seat = Number(args.seat);
  const { building, crew, tool, university } = args;
  const bear = (from: string, to: string, ms: number): Flight | null => {
    const end = flights.find(`[data-piece="${to}"]`);
    const twin = twinOf(end);
    return twin && flights.flight(twin.paint, twin.box, ms, flights.was(from), end);
  };
  if (name === 'opened') return bear(`building:${building}`, `building:${building}@${seat}`, 450);
  if (name === 'recruited' && seat !== viewer) {
    const chip = flights.find(`[data-spot="home:${seat}"]`);
    return flights.flight(symbol('ba-crew'), SIGN, 450, flights.was(`crew:${crew}`), chip);
  }
  if (seat !== viewer) return null;
  if (name === 'recruited' || name === 'bought-slave')
    return bear(`crew:${crew}`, `crew:${crew}@${seat}`, 450);
  if (name === 'bought-tool') return bear(`tool:${tool}`, `tool:${tool}@${seat}`, 400);
  if (name === 'educated') return bear(`university:${university}`, `crew:${crew}@${seat}`, 400);
  if (name === 'sent' || name === 'sent-with')
    return bear(`crew:${crew}@${seat}`, `crew:${crew}@${seat}`, 400);
  if (name === 'finished') return bear(`building:${building}@${seat}`, `building:${building}@${seat}`, 600);
  return null;
}
