/** Reads a view: what a game declares to stand in it, as pieces to show. */
import {
  isEmpty,
  isRecord,
  isUnknown,
  NUMBER,
  type Content,
  type Entry,
  type Json,
  type Member,
} from './contents';
import { Surveyor } from './maps';
import { joined, overlaid, together, type Part, type Rows, type Sight, type Token } from './sights';
import { notOwn } from './telling';

const SMALL = 3; // members of a record that is a token

/** Reads the values of one view; `seat` is whose they are, null: everybody's. */
export class Reader extends Surveyor {
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
      Array.isArray(one) && content.kind === 'many' && this.inner(content, one).kind === 'many'
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
    const labelled = content.kind === 'by' && this.isWorded(content.sort);
    const rows = (): Rows => this.rows(part, shown, records, labelled ? content.sort : null);
    const plainly = records.map(([, entry]) => entry);
    const map = this.mapped(part, shown, plainly, rows);
    if (map) return map;
    const plain = shown.every(({ holds }) => (holds ? holds.kind === 'thing' : true));
    const flat = plainly.every((entry) =>
      Object.values(entry).every((one) => typeof one !== 'object' || one === null),
    );
    if (plain && flat && shown.length <= SMALL) {
      const tokens = entries.map(([, entry]) =>
        isRecord(entry) ? this.small(shown, entry) : { word: '–', note: '', count: 1, marks: '' },
      );
      return { ...part, kind: 'tokens', tokens: together(tokens) };
    }
    return rows();
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
}
