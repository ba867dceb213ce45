/** What the strip means: what cards cost at a field, the calendar, and whose turn of a round it is. */
import type { BoardProps } from '../../../table/contract';
import type { Cost, Prize, Seat, View } from '../plan';

/** What a card would cost on a field, as the view foretells it to who decides; null if it does not. */
export function priceOf(view: View, card: string, field: number): Cost | null {
  const missing = view.outlook.missing[card]?.[field - 1];
  const price = missing === undefined ? undefined : view.outlook.tariff[missing];
  if (missing === undefined || !price) return null;
  return { ...price, later: !price.afforded && missing <= (view.outlook.after_production[field - 1] ?? 0) };
}

export interface Round {
  round: number;
  /** "BGBBG", null while unknown, "" when it is past. */
  row: string | null;
  prize: Prize | null;
}

/** All rounds of a game: their strips as far as they are known, and the influence cards. */
export function calendar(view: View): Round[] {
  return Array.from({ length: view.rounds }, (_, i) => {
    const round = i + 1;
    const at = round - view.round;
    return {
      round,
      row: at < 0 ? '' : (view.strips[at] ?? null),
      prize: view.prizes.find((one) => one.round === round) ?? null,
    };
  });
}

/** Which of a seat's turns of this round it is, where everybody has two Builders; null elsewhere. */
export function turnOf(view: View, seat: number): { turn: number; turns: number } | null {
  const builders = view.seats[seat]?.builders ?? [];
  if (builders.length < 2) return null;
  const waiting = view.fields.filter((one) => one.seat === seat).length;
  const placing = view.turn === null;
  const turn = placing ? waiting + 1 : builders.length - waiting + (view.turn?.seat === seat ? 1 : 0);
  return { turn: Math.min(Math.max(turn, 1), builders.length), turns: builders.length };
}

/** By how many influence tokens a seat is ahead of all others; below 0: behind. */
export function leadOf({ seats }: Pick<View, 'seats'>, seat: number): number {
  const others = seats.filter((one) => one.seat !== seat).map(({ influence }) => influence);
  return (seats[seat]?.influence ?? 0) - Math.max(...others);
}

/** By how much money would change: it is foretold from the table as it is, and some may be gone for what is picked. */
export function moneyBy(
  { seat, money }: Pick<Seat, 'seat' | 'money'>,
  sheets: BoardProps['sheets'],
  preview: BoardProps['preview'],
): number {
  const before = sheets?.sheets.find((one) => one.seat === seat)?.rows.money;
  return preview && before !== undefined
    ? (before + (preview.rows.money ?? 0)) / (sheets?.point ?? 1) - money
    : 0;
}
