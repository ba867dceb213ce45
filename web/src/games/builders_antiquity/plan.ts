/** What lies on the table, as the board draws it: columns of resources, and what a card would add to a site. */
import { RANKS, RESOURCES } from './box';
import type { components } from './view';

type Schemas = components['schemas'];
export type View = Schemas['BuildersView'];
export type Seat = Schemas['SeatView'];
export type Site = Schemas['SiteView'];
export type Crew = Schemas['CrewView'];
export type Worker = Schemas['WorkerView'];
export type Card = Schemas['CardView'];
export type Team = Schemas['TeamView'];
export type Choice = Schemas['ChoiceView'];
export type Prospect = Schemas['ProspectView'];
export type Amounts = Readonly<Partial<Record<string, number>>>;

export { RESOURCES, type Resource } from './box';

/** A glyph of a column: there, missing, or added by the card that somebody points at. */
export type Mark = 'full' | 'new' | 'hole';

/** One column of a gauge, from the bottom up. */
export function column(need: number, have: number, more: number): Mark[] {
  return Array.from({ length: need }, (_, i) => (i < have ? 'full' : i < have + more ? 'new' : 'hole'));
}

/** How many of something there are in all. */
export const sum = (amounts: Amounts): number =>
  Object.values(amounts).reduce<number>((all, one) => all + (one ?? 0), 0);

/** What has come to a site that lacks so much then. */
export const come = (site: Site, lacks: Amounts): Amounts =>
  Object.fromEntries(RESOURCES.map((one) => [one, (site.missing[one] ?? 0) - (lacks[one] ?? 0)]));

/** Whether this round is the last one, or may be: whoever has the points in a turn keeps them to its end. */
export function nearEnd({ turn, last_round, seats, goal, may_end }: View): 'last' | 'near' | '' {
  if (!turn) return '';
  if (last_round || seats.some(({ points }) => points >= goal)) return 'last';
  return may_end.length ? 'near' : '';
}

/** The share of a site that stands, from 0 to 1. */
export function share(site: Site): number {
  const missing = sum(site.missing);
  const needs = sum(site.needs);
  return needs ? (needs - missing) / needs : 1;
}

/** The nails of a worker by the rank in its name, 1 for the lowest; 0 for others. */
export const nails = (crew: string): number =>
  RANKS.findIndex((rank) => rank === crew.replace(/-\d+$/, '')) + 1;

/** What a card of the crew is made of. */
export type Kind = 'worker' | 'slave' | 'freedman' | 'machine';

/** The steps of the last settlement: what is paid, what is left, what it costs. */
export interface Settlement {
  points: number;
  money: number;
  freed: string[];
  freeing: number;
  repaid: number;
  repaying: number;
  left: number;
  slaves: number;
  loans: number;
  total: number;
}

/** What happened at the end, as it was told. */
export interface Settled {
  freed: readonly string[];
  repaid: number;
}

/** The settlement of a seat: as it would be now, or as it was. */
export function settlement(view: View, seat: Seat, settled?: Settled): Settlement {
  const { freeing, loan_repay } = view.prices;
  const over = view.turn === null;
  const freed = over ? [...(settled?.freed ?? [])] : seat.will_free;
  const repaid = over ? (settled?.repaid ?? 0) : seat.will_repay;
  const paid = freed.length * freeing + repaid * loan_repay;
  const slaves = seat.crew.filter(({ kind }) => kind === 'slave').length;
  return {
    points: seat.points,
    money: over ? seat.money + paid : seat.money,
    freed,
    freeing: freed.length * freeing,
    repaid,
    repaying: repaid * loan_repay,
    left: over ? seat.money : seat.money - paid,
    slaves: over ? slaves : slaves - freed.length,
    loans: over ? seat.loans : seat.loans - repaid,
    total: seat.total,
  };
}
