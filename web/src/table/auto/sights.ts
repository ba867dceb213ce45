/** A view as plain pieces to show: facts, rows of tokens, small maps, tables; whatever the game. */
import { latticeOf, cropped, type Lattice } from './lattice';
import type { Forms } from '../forms';
import type { Names } from './names';

/** Something with a name; `note` stands small behind it. */
export interface Token {
  word: string;
  note: string;
  count: number;
  marks: string;
}

interface Part {
  key: string;
  title: string;
}
export interface Fact extends Part {
  kind: 'fact';
  word: string;
}
export interface Tokens extends Part {
  kind: 'tokens';
  tokens: Token[];
}
export interface PlaceMap extends Part {
  kind: 'map';
  sort: string;
  lattice: Lattice;
  held: Map<string, Token>;
}
export interface Rows extends Part {
  kind: 'rows';
  columns: string[];
  rows: { marks: string; cells: string[] }[];
}
export interface Group extends Part {
  kind: 'group';
  sights: Sight[];
}
export type Sight = Fact | Tokens | PlaceMap | Rows | Group;

type Json = unknown;
type Entry = Record<string, Json>;

const isRecord = (value: Json): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: Json): boolean => typeof value !== 'object' && value !== undefined;

/** Nothing to show: null, false, no text, nothing in it, or only such things. */
export function isEmpty(value: Json): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.every((one) => isEmpty(one) || one === 0);
  if (isRecord(value)) return Object.values(value).every((one) => isEmpty(one) || one === 0);
  return false;
}

/** Things of which nothing but their number is known: others' hands, empty places. */
const isUnknown = (value: Json): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one === null);

const SMALL = 3; // keys of a record that is a token
const ENOUGH = 2; // records inside a line; more are counted

/** Reads the values of one view; `seat` is whose they are, null: everybody's. */
export class Reader {
  constructor(
    private readonly names: Names,
    private readonly forms: Forms,
    private readonly hidden: string,
    private readonly players: number,
    private readonly seat: number | null = null,
  ) {}

  /** Everything of a record, without the keys to skip. */
  record(entry: Entry, skip: ReadonlySet<string> = new Set()): Sight[] {
    const found: Sight[] = [];
    for (const [key, value] of Object.entries(entry)) {
      if (skip.has(key) || (isEmpty(value) && !isUnknown(value)) || key === `${this.ofWhole(key, entry)}s`)
        continue;
      const sight = this.value(key, value, entry);
      if (sight) found.push(sight);
    }
    return found;
  }

  /** "rounds" beside "round" is shown there: 3 / 14. */
  private ofWhole(key: string, entry: Entry): string {
    const one = key.slice(0, -1);
    return typeof entry[one] === 'number' && typeof entry[key] === 'number' ? one : '';
  }

  private value(key: string, value: Json, beside: Entry): Sight | null {
    const part = { key, title: this.names.key(key) };
    if (isScalar(value)) {
      const whole = typeof value === 'number' ? beside[`${key}s`] : undefined;
      const word = this.scalar(key, value) + (typeof whole === 'number' ? ` / ${whole}` : '');
      return { ...part, kind: 'fact', word };
    }
    if (Array.isArray(value)) return this.list(part, value);
    const entry = value as Entry;
    if (Object.values(entry).every((one) => typeof one === 'number')) {
      return { ...part, kind: 'tokens', tokens: this.counts(key, entry as Record<string, number>) };
    }
    const sights = this.record(entry, new Set(['seat']));
    return sights.length > 0 ? { ...part, kind: 'group', sights } : null;
  }

  private list(part: Part, list: Json[]): Sight {
    const { key } = part;
    const known = list.filter((one) => one !== null);
    if (known.length > 0 && known.every(isRecord)) {
      const map = this.map(part, known);
      if (map) return map;
      if (known.some((one) => Object.keys(one).length > SMALL || !Object.values(one).every(orScalar))) {
        return this.rows(part, known);
      }
    }
    const flat = list.every((one) => Array.isArray(one)) ? list.flat() : list;
    const tokens = flat.map((one) => this.token(key, one));
    return { ...part, kind: 'tokens', tokens: numbersAsOne(flat) ? [joined(tokens)] : together(tokens) };
  }

  /** Counts by name: what there is none of is left out. */
  private counts(key: string, entry: Record<string, number>): Token[] {
    return Object.entries(entry)
      .filter(([, count]) => count !== 0)
      .map(([label, count]) => {
        const named = this.names.label(key, label);
        const word = named.mark === null ? this.names.before(key, label) : named.word;
        return { word, note: String(count), count: 1, marks: this.marked(named.mark) };
      });
  }

  /** Anything small as a token. */
  private token(key: string, value: Json): Token {
    if (isRecord(value)) return this.small(value);
    if (value === null) return { word: '–', note: '', count: 1, marks: '' };
    if (typeof value === 'string') {
      const named = this.names.label(key, value);
      return { word: named.word, note: '', count: 1, marks: this.marked(named.mark) };
    }
    return {
      word: isScalar(value) ? this.scalar(key, value) : this.brief(key, value),
      note: '',
      count: 1,
      marks: '',
    };
  }

  /** A small record: its first value is its name, the others stand behind it. */
  private small(entry: Entry): Token {
    const [first, ...others] = Object.entries(entry);
    const marks = Object.entries(entry)
      .map(([key, value]) =>
        typeof value === 'string' ? this.marked(this.names.label(key, value).mark) : '',
      )
      .filter(Boolean);
    const note = others
      .filter(([, value]) => !isEmpty(value) && value !== 0)
      .map(([key, value]) => this.inside(key, value))
      .join(' · ');
    const word = first && first[1] !== null ? this.inside(first[0], first[1]) : this.hidden;
    return { word, note, count: 1, marks: marks.join(' ') };
  }

  /** Records with a place of a grid each: a small map. */
  private map(part: Part, entries: Entry[]): PlaceMap | null {
    const at = Object.keys(entries[0] ?? {})[0] ?? '';
    const labels = entries.map((entry) => entry[at]);
    const lattice = latticeOf(this.forms.labels(at));
    if (!lattice || !labels.every((label) => typeof label === 'string')) return null;
    const held = new Map<string, Token>();
    for (const [i, entry] of entries.entries()) {
      const label = labels[i] ?? '';
      const plain = Object.fromEntries(
        Object.entries(entry).filter(([key, one]) => key !== at && isScalar(one)),
      );
      const token = this.small(plain);
      held.set(label, { ...token, marks: `${this.placed(`${at}:${label}`)} ${token.marks}`.trim() });
    }
    if (held.size < entries.length) return null; // several at one place
    return { ...part, kind: 'map', sort: at, lattice: cropped(lattice, new Set(held.keys()), 0), held };
  }

  private rows(part: Part, entries: Entry[]): Rows {
    const keys = [...new Set(entries.flatMap(Object.keys))].filter((key) =>
      entries.some((entry) => !isEmpty(entry[key])),
    );
    const said = (entry: Entry, key: string): string => {
      if (isEmpty(entry[key]) || isToldBefore(entry, key)) return '';
      return entry[key] === true ? this.names.key(key) : this.brief(key, entry[key]);
    };
    return {
      ...part,
      kind: 'rows',
      columns: keys.map((key) => this.names.key(key)),
      rows: entries.map((entry) => ({
        marks: Object.entries(entry)
          .map(([key, value], i) =>
            i === 0 ? this.placed(this.markOf(key, value)) : this.marked(this.markOf(key, value)),
          )
          .filter(Boolean)
          .join(' '),
        cells: keys.map((key) => said(entry, key)),
      })),
    };
  }

  private markOf(key: string, value: Json): string | null {
    if (typeof value === 'string') return this.names.label(key, value).mark;
    const numbered = typeof value === 'number' && this.forms.labels(key).includes(String(value));
    return numbered ? `${key}:${value}` : null;
  }

  /** Anything in a line of text. */
  brief(key: string, value: Json): string {
    if (isScalar(value)) return this.scalar(key, value);
    if (Array.isArray(value)) {
      const records = value.some(isRecord);
      const some = records ? value.slice(0, ENOUGH) : value;
      const shown = some.map((one) => (one === null ? '–' : this.brief(key, one))).filter(Boolean);
      const more = value.length > some.length ? [`(+${value.length - some.length})`] : [];
      return [...shown, ...more].join(records ? '; ' : ', ');
    }
    if (!isRecord(value)) return '';
    return Object.entries(value)
      .filter(([, one]) => !isEmpty(one) && one !== 0)
      .map(([inner, one]) => this.inside(inner, one, key))
      .join(', ');
  }

  /** A value of a record inside a line: names stand for themselves, numbers need theirs. */
  private inside(key: string, value: Json, parent = key): string {
    if (typeof value === 'string' || this.names.isSeat(key, value)) return this.scalar(key, value);
    if (typeof value === 'number' && this.names.numbered(key, value) !== null) return this.scalar(key, value);
    const title = this.names.before(parent, key);
    if (value === true) return title;
    return `${title} ${this.brief(key, value)}`;
  }

  private scalar(key: string, value: Json): string {
    if (typeof value === 'string') return this.names.label(key, value).word;
    if (this.names.isSeat(key, value)) return this.names.seat(value);
    if (value === true) return '';
    return (typeof value === 'number' ? this.names.numbered(key, value) : null) ?? String(value);
  }

  private marked(mark: string | null): string {
    if (mark === null) return '';
    return this.seat === null ? mark : `${mark}@${this.seat}`;
  }

  /** The marks of a place: at one that is everybody's, anybody may have done something. */
  private placed(mark: string | null): string {
    if (mark === null || this.seat !== null) return this.marked(mark);
    return [mark, ...Array.from({ length: this.players }, (_, seat) => `${mark}@${seat}`)].join(' ');
  }
}

/** Whether another key says the same: what is printed on a card, and what it gives now. */
function isToldBefore(entry: Entry, key: string): boolean {
  const value = JSON.stringify(entry[key]);
  const before = Object.keys(entry).slice(0, Object.keys(entry).indexOf(key));
  return value.startsWith('{') && before.some((other) => JSON.stringify(entry[other]) === value);
}

const orScalar = (value: Json): boolean => value === null || isScalar(value);

const numbersAsOne = (list: Json[]): boolean => list.every((one) => typeof one === 'number');

const joined = (tokens: Token[]): Token => ({
  word: tokens.map((token) => token.word).join(', '),
  note: '',
  count: 1,
  marks: '',
});

/** Like tokens as one with a count; a row keeps its order as long as nothing comes twice. */
function together(tokens: Token[]): Token[] {
  const found = new Map<string, Token>();
  for (const token of tokens) {
    const id = `${token.word}|${token.note}`;
    const same = found.get(id);
    if (same) same.count++;
    else found.set(id, { ...token });
  }
  return [...found.values()];
}

/** How much room something takes: what is long is folded. */
export function size(sight: Sight): number {
  if (sight.kind === 'tokens') return sight.tokens.length / 2;
  if (sight.kind === 'rows') return sight.rows.length * 2;
  if (sight.kind === 'map') return 6;
  if (sight.kind === 'group') return sight.sights.reduce((sum, one) => sum + size(one), 0);
  return 0.5;
}
