/** Who plays at this screen: for each table the people, each a guest of its own whose token stays in this browser. */

export interface Person {
  seat: number;
  name: string;
  token: string;
}

export interface Here {
  table: string;
  game: string;
  people: Person[];
}

const PREFIX = 'groma-here-';

/** Keep who plays at a table of this screen. */
export function keepHere(here: Here): void {
  localStorage.setItem(PREFIX + here.table, JSON.stringify(here));
}

/** Who plays at a table of this screen; null if it is none. */
export function keptHere(table: string): Here | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Partial<Here> | null;
    return kept?.people?.length ? (kept as Here) : null;
  } catch {
    return null;
  }
}

/** All tables of this screen. */
export function allHere(): Here[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => keptHere(key.slice(PREFIX.length)) ?? []);
}

/** A table that is gone needs no keeping. */
export function forgetHere(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** Whom the screen must be handed to before the next decision: somebody else who decides; null: nobody. */
export function due(turn: number | null, people: readonly Person[], front: Person | null): Person | null {
  const decides = people.find((person) => person.seat === turn) ?? null;
  return decides && decides.seat !== front?.seat ? decides : null;
}
