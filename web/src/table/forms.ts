/** What the numbers of a game mean: moves and notes by name, arguments by label, as the game declares them. */
import type { Numbers, Read } from '../../board/contract';
import type { Wire } from '../api/client';

export type { Read };
export type GameTables = Wire['GameTables'];
type Form = Wire['FormShape'];
type Sort = Wire['SortShape'];

/** Reads and writes the numbers of one game. */
export class Forms implements Numbers {
  private readonly sorts: Map<string, Sort>;
  private readonly moves: Map<string, Form>;

  constructor(readonly tables: GameTables) {
    this.sorts = new Map(tables.sorts.map((sort) => [sort.name, sort]));
    this.moves = new Map(tables.moves.map((form) => [form.name, form]));
  }

  /** The number of a move, given its name and the labels of its arguments; -1 if there is no such move. */
  number(name: string, args: Record<string, string | number> = {}): number {
    const form = this.moves.get(name);
    if (!form) return -1;
    let offset = 0;
    for (const [argument, sortName] of Object.entries(form.arguments)) {
      const labels = this.labels(sortName);
      const value = labels.indexOf(String(args[argument]));
      if (value < 0) return -1;
      offset = offset * labels.length + value;
    }
    return form.number + offset;
  }

  /** The move behind a number. */
  move(number: number): Read {
    let form: Form | undefined;
    for (const one of this.tables.moves) {
      if (one.number <= number) form = one;
    }
    if (!form) throw new Error(`no move ${number}`);
    const names = Object.entries(form.arguments);
    let rest = number - form.number;
    const args: Record<string, string> = {};
    for (const [argument, sortName] of names.reverse()) {
      const labels = this.labels(sortName);
      args[argument] = labels[rest % labels.length] ?? '';
      rest = Math.floor(rest / labels.length);
    }
    return { name: form.name, args, sorts: form.arguments };
  }

  /** The note behind its numbers: the kind first, then one number an argument. */
  note(numbers: readonly number[]): Read {
    const form = this.tables.notes.find((one) => one.number === numbers[0]);
    if (!form) throw new Error(`no note ${numbers[0]}`);
    const args: Record<string, string> = {};
    Object.entries(form.arguments).forEach(([argument, sortName], i) => {
      const value = numbers[i + 1] ?? 0;
      args[argument] = this.labels(sortName)[value] ?? String(value);
    });
    return { name: form.name, args, sorts: form.arguments };
  }

  /** Whether a note begins a chapter of the log. */
  beginsChapter(numbers: readonly number[]): boolean {
    return this.tables.notes.find((one) => one.number === numbers[0])?.chapter ?? false;
  }

  /** The labels of a sort; none for plain numbers and seats. */
  labels(sort: string): readonly string[] {
    return this.sorts.get(sort)?.labels ?? [];
  }

  /** A sort that has this label, those with words first; numbers could be anything. */
  sortOf(label: string): string {
    const having = this.tables.sorts.filter((sort) => /[a-z]|,/i.test(label) && sort.labels.includes(label));
    const spoken = having.find((sort) => sort.words[sort.labels.indexOf(label)]);
    return (spoken ?? having[0])?.name ?? '';
  }

  /** Where a label of a sort lies on a map, right and down; undefined if the sort has none. */
  at(sort: string, label: string): readonly number[] | undefined {
    const found = this.sorts.get(sort);
    return found?.at?.[found.labels.indexOf(label)];
  }

  /** The map that the places of a sort lie on, maybe with those of other sorts. */
  plane(sort: string): string {
    return this.sorts.get(sort)?.plane || sort;
  }

  /** Where a label of a sort is, in words; null if it has none. */
  place(sort: string, label: string): string | null {
    const found = this.sorts.get(sort);
    return found?.places?.[found.labels.indexOf(label)] ?? null;
  }

  /** What a label of a sort is called in the reader's language; the label itself if it has no words. */
  word(sort: string, label: string): string {
    const found = this.sorts.get(sort);
    const at = found?.labels.indexOf(label) ?? -1;
    return found?.words?.[at] || label;
  }
}

/** The marks of the pieces that a move or a note speaks of: "cell:e12", with the seat "cell:e12@0". */
export function marks(read: Read): string[] {
  const seat = Object.entries(read.sorts).find(([, sort]) => sort === 'seat')?.[0];
  const owner = seat === undefined ? '' : `@${read.args[seat]}`;
  return Object.entries(read.sorts)
    .filter(([, sort]) => sort !== 'number' && sort !== 'seat')
    .map(([argument, sort]) => `${sort}:${read.args[argument]}${owner}`);
}
