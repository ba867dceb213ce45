/** What the strip means: prices at a field, cards left there, the calendar, the race for influence. */
import { COINS_PER_BRICK, COINS_PER_GEAR, GEARS, kind } from './cards';
import type { Seat, View } from './plan';

export interface Price {
  /** Bricks that the field does not give. */
  missing: number;
  /** Of those, as many as brick tokens can pay. */
  tokens: number;
  /** Money for the rest. */
  coins: number;
  /** Whether the seat has that much. */
  afforded: boolean;
}

/** What a card costs a seat that builds with so many free bricks, brick tokens first. */
export function priceOf(card: string, bricks: number, seat: Pick<Seat, 'money' | 'brick_tokens'>): Price {
  const missing = Math.max(0, kind(card).cost - bricks);
  const tokens = Math.min(missing, seat.brick_tokens);
  const coins = (missing - tokens) * COINS_PER_BRICK;
  return { missing, tokens, coins, afforded: coins <= seat.money };
}

/** What missing gears cost. */
export const gearPrice = (gears: number): number => Math.max(0, GEARS - gears) * COINS_PER_GEAR;

/** What the farms of a city give in one Production, at most. */
export function harvest(seat: Seat): { money: number; bricks: number; influence: number } {
  const made = { money: 0, bricks: 0, influence: 0 };
  for (const building of seat.buildings) {
    const farm = kind(building.card);
    made.money += farm.money ?? 0;
    made.influence += farm.influence ?? 0;
    if (farm.bricks && !building.bricks) made.bricks += 1;
  }
  return made;
}

/** How many cards are left when a Builder on a field is resolved, at least and at most. */
export function cardsLeft(view: View, field: number): { least: number; most: number } {
  const cards = view.offer.filter((card) => card !== null).length;
  const onStrip = view.fields.filter(({ seat }) => seat !== null);
  if (view.turn !== null) {
    // One card for every Builder that still stands there, but the one who acts may have taken it.
    const later = onStrip.filter((one) => one.field >= field).length;
    return { least: later, most: later };
  }
  const ahead = view.fields.filter((one) => one.field < field);
  const taken = ahead.filter(({ seat }) => seat !== null).length;
  const standsHere = view.fields.some((one) => one.field === field && one.seat !== null);
  const toCome = cards - onStrip.length - (standsHere ? 0 : 1);
  const most = cards - taken;
  return { least: most - Math.min(toCome, ahead.length - taken), most };
}

const NUMERALS: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A small number as the Romans wrote it. */
export function roman(number: number): string {
  let rest = number;
  let said = '';
  for (const [value, sign] of NUMERALS) {
    for (; rest >= value; rest -= value) said += sign;
  }
  return said;
}

export interface Prize {
  value: number;
  /** Who has won it; null while nobody has. */
  seat: number | null;
  lying: boolean;
}

export interface Round {
  round: number;
  /** "BGBBG", null while unknown, "" when it is past. */
  row: string | null;
  prize: Prize | null;
}

/** All rounds of a game: their strips as far as they are known, and the influence cards. */
export function calendar(view: View): Round[] {
  const perRound = view.players === 2 ? 2 : 1; // cards of deck I in one offer
  const prizes = new Map<number, Prize>();
  const add = (value: number, seat: number | null, lying: boolean): void => {
    prizes.set(value / perRound, { value, seat, lying });
  };
  view.influence_to_come.forEach((value) => add(value, null, false));
  view.lying.forEach((value) => add(value, null, true));
  view.seats.forEach((seat) => seat.influence_cards.forEach((value) => add(value, seat.seat, false)));
  return Array.from({ length: view.rounds }, (_, i) => {
    const round = i + 1;
    const at = round - view.round;
    return {
      round,
      row: at < 0 ? '' : (view.strips[at] ?? null),
      prize: prizes.get(round) ?? null,
    };
  });
}

export interface Race {
  /** The values that go to the sole leader together. */
  prize: number;
  /** After which round. */
  round: number;
  inRounds: number;
}

/** What the next influence scoring is about; null after the last one. */
export function nextRace(view: View): Race | null {
  const perRound = view.players === 2 ? 2 : 1;
  const lying = view.lying.reduce((sum, value) => sum + value, 0);
  if (lying > 0) return { prize: lying, round: Math.max(1, view.round), inRounds: 0 };
  const next = Math.min(...view.influence_to_come);
  if (!Number.isFinite(next)) return null;
  const round = next / perRound;
  return { prize: next, round, inRounds: round - view.round };
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
