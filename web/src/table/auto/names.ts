/** What the automatic board calls the keys and labels of a view, for a game that it knows nothing about. */
import type { Wire } from '../../api/client';
import type { Forms } from '../forms';

/** A label in words, and the mark by which log lines find it; no mark: it belongs to no sort. */
export interface Named {
  word: string;
  mark: string | null;
}

/** Words of the page for an id, or null where it has none. */
export type Wording = (id: string) => string | null;

/** Keys under which a small number is a seat. */
const SEAT_KEYS = new Set(['seat', 'start', 'trigger', 'official', 'owner', 'leader', 'winner', 'active']);

/** "brick_tokens" as a person would write it. */
export function humanised(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sorts a key may be named after: "cities" and "influence_cards" speak of a city and of a card. */
export function singulars(key: string): string[] {
  const last = key.split('_').at(-1) ?? key;
  return [key, last].flatMap((name) => [
    name,
    name.replace(/ies$/, 'y'),
    name.replace(/es$/, ''),
    name.replace(/s$/, ''),
  ]);
}

/** Finds words for what stands in a view. */
export class Names {
  constructor(
    private readonly forms: Forms,
    private readonly chairs: readonly { name: string }[],
    private readonly wording: Wording,
  ) {}

  /** What a key of the view is called. */
  key(key: string): string {
    return this.wording(`auto-key-${key}`) ?? humanised(key);
  }

  /** What stands before a value inside a record: the key's own words, else the label that it may be. */
  before(parent: string, key: string): string {
    return this.wording(`auto-key-${key}`) ?? this.label(parent, key).word;
  }

  /** Whether a number under this key is a seat. */
  isSeat(key: string, value: unknown): value is number {
    return SEAT_KEYS.has(key) && typeof value === 'number' && value >= 0 && value < this.chairs.length;
  }

  seat(seat: number): string {
    return this.chairs[seat]?.name ?? String(seat + 1);
  }

  /** A number that is a label with words, where the key is its sort; else null. */
  numbered(key: string, value: number): string | null {
    const word = this.forms.word(key, String(value));
    return word === String(value) ? null : word;
  }

  /** A label that stands under a key. */
  label(key: string, label: string): Named {
    const named = this.having(
      label,
      singulars(key).flatMap((name) => this.forms.tables.sorts.filter((sort) => sort.name === name)),
    );
    if (named !== null) return { word: this.worded(named, label), mark: `${named}:${label}` };
    const known = this.wording(`auto-word-${label.replaceAll(/[^\w-]/g, '-')}`);
    if (known !== null) return { word: known, mark: null };
    const guessed = this.guess(label);
    if (guessed) return { word: this.worded(guessed, label), mark: `${guessed}:${label}` };
    return { word: /^[a-z][a-z_-]{2,}$/.test(label) ? humanised(label) : label, mark: null };
  }

  /** What a label of a sort is called; "roma-ostia" is "Rome - Ostia" where its parts have words. */
  worded(sort: string, label: string): string {
    const word = this.forms.word(sort, label);
    if (word !== label || !/[a-z]{2}[-+][a-z]{2}/.test(label)) return word;
    const sign = label.includes('+') ? '+' : '-';
    const parts = label.split(sign).map((part) => {
      const of = this.guess(part);
      return of ? this.forms.word(of, part) : null;
    });
    return parts.every((part) => part !== null) ? parts.join(` ${sign} `) : word;
  }

  /** A sort with this label, those with words first; numbers could be anything. */
  private guess(label: string): string | null {
    return /[a-z]|,/i.test(label) ? this.having(label, this.forms.tables.sorts) : null;
  }

  private having(label: string, among: readonly Wire['SortShape'][]): string | null {
    const sorts = among.filter((sort) => sort.labels.includes(label));
    const spoken = sorts.find((sort) => sort.words[sort.labels.indexOf(label)]);
    return (spoken ?? sorts[0])?.name ?? null;
  }
}
