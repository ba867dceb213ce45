/** Tables at a known place of a known game: dealt by their title, played there through the API. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Person, Wire } from '../stage/person';
import { chance, one } from './chance';

/** A guard against waiting for ever; bots answer at once, on a busy machine a little later. */
export const PATIENCE_MS = 300_000;
/** How long to wait before asking again, at first and at most: who asks too often slows down what it waits for. */
const SOONEST_MS = 10;
const LATEST_MS = 160;

/** How far a game goes: before the first move, about half-way, or to its end. */
export type Place = 'start' | 'middle' | 'end';

/** Wait until one of the first `people` seats has to decide, or the game is over. */
export async function awaited(person: Person, table: string, people = 1): Promise<Wire['TableView']> {
  const until = Date.now() + PATIENCE_MS;
  for (let wait = SOONEST_MS; Date.now() < until; wait = Math.min(2 * wait, LATEST_MS)) {
    const view = await person.view(table);
    const { turn, status } = view.table;
    if (status === 'over' || (turn !== null && turn < people)) return view;
    await pause(wait);
  }
  throw new Error(`nobody plays at ${table}`);
}

/** Play by chance until `enough` says so, or to the end; the answer is how many decisions that took. */
export async function playedOn(
  person: Person,
  table: string,
  enough: (decisions: number, view: Wire['TableView']) => boolean,
): Promise<number> {
  let decisions = 0;
  for (;;) {
    const view = await awaited(person, table);
    if (view.legal === null || enough(decisions, view)) return decisions;
    // The chance of each decision is its own, so that a table can be taken up again at any place.
    await person.move(table, view.seq, one(view.legal, chance(`${table.length} ${view.seq}`)));
    decisions += 1;
  }
}

/** A running table against bots. */
export async function against(person: Person, game: string, title: string, players = 2): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => 'random');
  return person.open(game, ['me', ...bots], title, { start: true });
}

/** A running table of two people: the first one's, with the second as guest. */
export async function together(
  one: Person,
  two: Person,
  game: string,
  title: string,
  more: Partial<Wire['TableWanted']> = {},
): Promise<string> {
  const table = await one.open(game, ['me', 'open'], title, more);
  await one.invite(table, two);
  await one.post(`/tables/${table}/start`);
  return table;
}
