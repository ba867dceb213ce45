/** The set that a red card asks for, slot by slot, and the move that pays it with so many coins for wares. */
import type { Forms } from '../../../table/forms';
import { CARDS, WARES } from '../box';

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

/** Coins only where wares are missing: the way that is nearly always best. */
export function thrifty(card: string, wares: Readonly<Record<string, number>>): number[] {
  const left = { ...wares };
  return slotsOf(card).flatMap((ware, slot) => {
    if ((left[ware] ?? 0) > 0) {
      left[ware] = (left[ware] ?? 0) - 1;
      return [];
    }
    return [slot];
  });
}

/** Of a move that pays a set: whether each slot is paid by a coin. */
export function coinsOf(forms: Forms, card: string, move: number): boolean[] {
  const slots = slotsOf(card);
  const { name, args } = forms.move(move);
  if (name === 'pay') return slots.map((_, slot) => slot < Number(args.coins));
  const wares = (args.wares ?? '').split('+');
  return slots.map((ware) => wares.includes(ware));
}
