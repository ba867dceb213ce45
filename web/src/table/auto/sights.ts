/** A view as plain pieces to show: facts, rows of tokens, maps, tables; whatever the game. */
import {
  asEntry,
  FLAG,
  guessed,
  isEmpty,
  isRecord,
  isUnknown,
  NUMBER,
  SEAT,
  type Content,
  type Entry,
  type Json,
  type Member,
} from './contents';
import type { Names } from './names';
import { key, placesOf } from './places';

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
  folded: boolean;
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
  plane: string;
  sorts: string[];
  /** What lies there, by the key of its place. */
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

const SMALL = 3; // members of a record that is a token
const ENOUGH = 2; // records inside a line; more are counted

/** Reads the values of one view; `seat` is whose they are, null: everybody's. */
export class Reader {
  constructor(
    private readonly names: Names,
    private readonly players: number,
    private readonly seat: number | null = null,
  ) {}

  /** What stands there: as declared, else as it looks. */
  content(member: Member, value: Json): Content {
    return member.holds ?? guessed(value, this.names.forms, this.players);
  }

  /** All members of a record that have something to show. */
  record(members: readonly Member[], entry: Entry): Sight[] {
    const wholes = new Set(members.map((member) => member.holds?.whole));
    const found: Sight[] = [];
    for (const member of members) {
      if (wholes.has(member.name)) continue; // it is shown with its part
      const sight = this.sight(member, entry[member.name], entry);
      if (sight) found.push(sight);
    }
    return this.onMaps(overlaid(found), members, entry);
  }

  /** Places that something is true of are marked on the map of their sort, if there is one. */
  private onMaps(sights: Sight[], members: readonly Member[], entry: Entry): Sight[] {
    const maps = sights.filter((sight) => sight.kind === 'map');
    return sights.filter((sight) => {
      const member = members.find(({ name }) => name === sight.key);
      const holds = member?.holds;
      const sort = holds?.kind === 'thing' ? holds.sort : holds?.kind === 'many' ? holds.of?.sort : '';
      const map = maps.find((one) => one.sorts.includes(sort ?? ''));
      if (!map || !sort || !member || sight.kind === 'map' || sight.kind === 'rows') return true;
      const value = entry[member.name];
      for (const label of Array.isArray(value) ? value : [value]) {
        const place = key({ sort, label: String(label) });
        const there = map.held.get(place);
        const note = [there?.note, member.one || sight.title].filter(Boolean).join(' · ');
        map.held.set(place, {
          ...(there ?? { word: '', count: 1, marks: this.placed(place) }),
          note,
        });
      }
      return false;
    });
  }

  /** One member; null if there is nothing to show. */
  sight(member: Member, value: Json, beside: Entry = {}): Sight | null {
    const content = this.content(member, value);
    if (content.kind === 'untold' || (isEmpty(value) && !isUnknown(value))) return null;
    const part = {
      key: member.name,
      title: this.names.title(member, content, value),
      folded: content.folded,
    };
    if (content.kind === 'thing') {
      const whole = content.whole ? ` / ${String(beside[content.whole])}` : '';
      return { ...part, kind: 'fact', word: this.word(content, value) + whole };
    }
    if (content.kind === 'record') {
      const sights = isRecord(value) ? this.record(notOwn(content.members), value) : [];
      return sights.length > 0 ? { ...part, kind: 'group', sights } : null;
    }
    return this.several(part, content, value);
  }

  /** A list, or something for each of a sort. */
  private several(part: Part, content: Content, value: Json): Sight | null {
    const entries = this.entries(content, value);
    const records = entries.filter(([, one]) => isRecord(one)) as [string, Entry][];
    const [first] = records;
    const of = first ? this.inner(content, first[1]) : null;
    if (first && of?.kind === 'record') return this.records(part, content, of, records, entries);
    if (content.kind === 'by' && this.onMap(content.sort)) return this.mapOf(part, content, entries);
    const flat = entries.flatMap(([label, one]) =>
      Array.isArray(one) && content.kind === 'many'
        ? one.map((inner: Json) => [label, inner, this.inner(content, one)] as const)
        : [[label, one, content] as const],
    );
    const tokens = flat
      .filter(([, one]) => content.kind !== 'by' || (!isEmpty(one) && one !== 0))
      .map(([label, one, within]) => this.token(within, label, one));
    if (tokens.length === 0) return null;
    const numbers = flat.every(([, one]) => typeof one === 'number') && content.kind === 'many';
    return { ...part, kind: 'tokens', tokens: numbers ? [joined(tokens)] : together(tokens) };
  }

  private records(
    part: Part,
    content: Content,
    of: Content,
    records: [string, Entry][],
    entries: [string, Json][],
  ): Sight {
    const shown = of.members.filter(({ holds }) => holds?.kind !== 'untold');
    const at = shown[0]?.holds;
    if (at?.kind === 'thing' && this.onMap(at.sort)) {
      const places = records.map(([, entry]) => [String(entry[shown[0]?.name ?? '']), entry] as const);
      const labels = new Set(places.map(([label]) => label));
      if (labels.size === records.length) {
        const held = places.map(([label, entry]) => [label, this.lying(shown.slice(1), entry)] as const);
        return this.map(part, at.sort, held);
      }
    }
    const plain = shown.every(({ holds }) => (holds ? holds.kind === 'thing' : true));
    const flat = records.every(([, entry]) =>
      Object.values(entry).every((one) => typeof one !== 'object' || one === null),
    );
    if (plain && flat && shown.length <= SMALL) {
      const tokens = entries.map(([, entry]) =>
        isRecord(entry) ? this.small(shown, entry) : { word: '–', note: '', count: 1, marks: '' },
      );
      return { ...part, kind: 'tokens', tokens: together(tokens) };
    }
    const labelled = content.kind === 'by' && this.isWorded(content.sort);
    return this.rows(part, shown, records, labelled ? content.sort : null);
  }

  /** What each of a list is. */
  private inner(content: Content, value: Json): Content {
    return content.of ?? guessed(value, this.names.forms, this.players);
  }

  /** What there is, each with the label it belongs to. */
  private entries(content: Content, value: Json): [string, Json][] {
    if (!Array.isArray(value)) return Object.entries(value as Entry);
    const labels = content.kind === 'by' ? this.names.forms.labels(content.sort) : [];
    return value.map((one: Json, i) => [labels[i] ?? String(i), one]);
  }

  private token(content: Content, label: string, value: Json): Token {
    const of = this.inner(content, value);
    const hidden = of.hidden || (content.hidden && content.of === null);
    if (content.kind === 'by' && (this.isWorded(content.sort) || of.sort === NUMBER)) {
      const note = this.brief(of, value);
      return {
        word: this.names.worded(content.sort, label),
        note,
        count: 1,
        marks: this.marks(content.sort, label),
      };
    }
    if (value === null) return { word: hidden ? this.names.hidden : '–', note: '', count: 1, marks: '' };
    const marks = of.kind === 'thing' ? this.marks(of.sort, value) : '';
    return { word: this.brief(of, value), note: '', count: 1, marks };
  }

  /** A small record: its first value is its name, the others stand behind it. */
  private small(members: readonly Member[], entry: Entry): Token {
    const [first, ...others] = members;
    const word =
      first && !isEmpty(entry[first.name]) ? this.inside(first, entry[first.name]) : this.names.hidden;
    return { word, note: this.notes(others, entry), count: 1, marks: this.marksOf(members, entry) };
  }

  /** What lies at a place of a map. */
  private lying(members: readonly Member[], entry: Entry): Token {
    const told = members.filter(({ name, holds }) => !isEmpty(entry[name]) && holds?.kind !== 'by');
    const first = told.find(
      ({ holds }) => holds?.kind === 'thing' && holds.sort !== NUMBER && holds.sort !== FLAG,
    );
    const word = first ? this.inside(first, entry[first.name]) : '';
    const note = this.notes(
      told.filter((member) => member !== first),
      entry,
    );
    return { word, note, count: 1, marks: this.marksOf(told, entry) };
  }

  private notes(members: readonly Member[], entry: Entry): string {
    return members
      .filter(({ name }) => !isEmpty(entry[name]) && entry[name] !== 0)
      .map((member) => this.inside(member, entry[member.name]))
      .join(' · ');
  }

  private marksOf(members: readonly Member[], entry: Entry): string {
    return members
      .map(({ name, holds }) => (holds?.kind === 'thing' ? this.marks(holds.sort, entry[name]) : ''))
      .filter(Boolean)
      .join(' ');
  }

  private mapOf(part: Part, content: Content, entries: [string, Json][]): PlaceMap {
    const held = entries
      .filter(([, value]) => !isEmpty(value))
      .map(([label, value]) => {
        const of = this.inner(content, value);
        const marks = of.kind === 'thing' ? this.marks(of.sort, value) : '';
        return [label, { word: this.brief(of, value), note: '', count: 1, marks }] as const;
      });
    return this.map(part, content.sort, held);
  }

  private map(part: Part, sort: string, held: (readonly [string, Token])[]): PlaceMap {
    const marked = held.map(([label, token]) => {
      const place = key({ sort, label });
      return [place, { ...token, marks: `${this.placed(place)} ${token.marks}`.trim() }] as const;
    });
    return {
      ...part,
      kind: 'map',
      plane: this.names.forms.plane(sort),
      sorts: [sort],
      held: new Map(marked),
    };
  }

  private rows(part: Part, members: readonly Member[], records: [string, Entry][], by: string | null): Rows {
    const shown = members.filter(({ name }) => records.some(([, entry]) => !isEmpty(entry[name])));
    const titles = shown.map((member) => {
      const sample = records.find(([, entry]) => !isEmpty(entry[member.name]))?.[1][member.name];
      return this.names.title(member, this.content(member, sample), 0);
    });
    const said = (member: Member, value: Json): string => {
      if (isEmpty(value)) return '';
      return value === true
        ? this.names.title(member, this.content(member, value), 1)
        : this.brief(this.content(member, value), value);
    };
    return {
      ...part,
      kind: 'rows',
      columns: by === null ? titles : ['', ...titles],
      rows: records.map(([label, entry]) => ({
        marks: shown
          .map(({ name, holds }, i) => {
            if (holds?.kind !== 'thing') return '';
            const mark = this.names.mark(holds.sort, entry[name]);
            return i === 0 ? this.placed(mark) : this.marked(mark);
          })
          .filter(Boolean)
          .join(' '),
        cells: [
          ...(by === null ? [] : [this.names.worded(by, label)]),
          ...shown.map((member) => said(member, entry[member.name])),
        ],
      })),
    };
  }

  /** Anything in a line of text. */
  brief(content: Content, value: Json): string {
    if (value === null || value === undefined) return '–';
    if (content.kind === 'thing') return this.word(content, value);
    if (content.kind === 'record') {
      const entry = asEntry(content.members, value);
      return notOwn(content.members)
        .filter(({ name, holds }) => holds?.kind !== 'untold' && !isEmpty(entry[name]) && entry[name] !== 0)
        .map((member) => this.inside(member, entry[member.name]))
        .join(', ');
    }
    const entries = this.entries(content, value).filter(
      ([, one]) => content.kind !== 'by' || (!isEmpty(one) && one !== 0),
    );
    const records = entries.some(([, one]) => isRecord(one));
    const some = records && content.sort !== SEAT ? entries.slice(0, ENOUGH) : entries;
    const shown = some.map(([label, one]) => {
      const said = this.brief(this.inner(content, one), one);
      const named = content.kind === 'by' && (this.isWorded(content.sort) || typeof one === 'number');
      return named ? `${this.names.worded(content.sort, label)}${records ? ':' : ''} ${said}` : said;
    });
    const more = entries.length > some.length ? [`(+${entries.length - some.length})`] : [];
    return [...shown.filter(Boolean), ...more].join(records ? '; ' : ', ');
  }

  /** A member inside a line: names stand for themselves, numbers need theirs. */
  private inside(member: Member, value: Json): string {
    const content = this.content(member, value);
    const said = this.brief(content, value);
    if (content.kind === 'thing' && content.sort !== NUMBER && content.sort !== FLAG) return said;
    return `${this.names.title(member, content, value)} ${said}`.trim();
  }

  private word(content: Content, value: Json): string {
    if (value === true) return '';
    if (content.sort === SEAT && typeof value === 'number') return this.names.seat(value);
    const said = String(value);
    if (content.hidden && said.startsWith('?')) return this.names.hidden;
    return content.sort === NUMBER ? said : this.names.worded(content.sort, said);
  }

  private onMap(sort: string): boolean {
    return placesOf(this.names.forms, sort).length > 0;
  }

  private isWorded(sort: string): boolean {
    return (
      sort === SEAT || this.names.forms.labels(sort).some((label) => this.names.worded(sort, label) !== label)
    );
  }

  private marks(sort: string, value: Json): string {
    return this.marked(this.names.mark(sort, value));
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

/** Maps of the same plane as one, under the title of the first. */
function overlaid(sights: Sight[]): Sight[] {
  const maps = new Map<string, PlaceMap>();
  return sights.filter((sight) => {
    const under = sight.kind === 'map' ? maps.get(sight.plane) : undefined;
    if (sight.kind !== 'map') return true;
    if (!under) return maps.set(sight.plane, sight);
    under.sorts = [...new Set([...under.sorts, ...sight.sorts])];
    for (const [place, token] of sight.held) under.held.set(place, token);
    return false;
  });
}

/** The members of somebody's own area without whose it is. */
const notOwn = (members: readonly Member[]): Member[] => members.filter(({ name }) => name !== SEAT);

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
  if (sight.folded) return Infinity;
  if (sight.kind === 'tokens') return sight.tokens.length / 2;
  if (sight.kind === 'rows') return sight.rows.length * 2;
  if (sight.kind === 'map') return 6;
  if (sight.kind === 'group') return sight.sights.reduce((sum, one) => sum + size(one), 0);
  return 0.5;
}
