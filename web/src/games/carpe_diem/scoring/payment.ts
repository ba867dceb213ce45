/** The set that a red card asks for, slot by slot, and the move that pays it with so many coins for wares. */
import type { Forms } from '../../../table/forms';
import { CARDS, WARES } from '../box';
import type { Payment } from '../plan';

/** The wares of one set, each as often as the card shows it. */
export function slotsOf(card: string): string[] {
  const asked = CARDS[card];
  if (!asked?.red) return [];
  return Object.entries(asked.asks).flatMap(([ware, count]) => Array<string>(count).fill(ware));
}

/** The move that pays a set with coins in some of its slots. */
export function payMove(forms: Forms, card: string, coins: readonly number[]): number {
  const slots = slotsOf(card);
  if (new Set(slots).size === 1) return forms.number('pay', { coins: coins.length });
  // The labels list the wares in the order of the box, as the slots do.
  const place = (ware: string): number => WARES.findIndex((one) => one === ware);
  const wares = coins.map((slot) => slots[slot] ?? '').sort((a, b) => place(a) - place(b));
  return forms.number('mix', { wares: wares.join('+') || 'none' });
}

/** The slots that a coin pays, if a payment lays its wares on the first ones of their kind. */
export function coinSlots(card: string, payment: Pick<Payment, 'wares'> | undefined): number[] {
  const left = { ...payment?.wares };
  return slotsOf(card).flatMap((ware, slot) => {
    const count = left[ware] ?? 0;
    left[ware] = count - 1;
    return count > 0 ? [] : [slot];
  });
}

/** What a move takes that pays a set. */
export function paymentOf(forms: Forms, payments: readonly Payment[], move: number): Payment | undefined {
  const { name, args } = forms.move(move);
  return payments.find((one) => one.move === [name, ...Object.values(args)].join(' '));
}

/** Of all ways to pay a set the one with the fewest coins: nearly always best. */
export const thrifty = (payments: readonly Payment[]): Payment | undefined =>
  payments
    .filter(({ breads }) => !breads)
    .reduce<Payment | undefined>((best, one) => (best && best.coins <= one.coins ? best : one), undefined);
