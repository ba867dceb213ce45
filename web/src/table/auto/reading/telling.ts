/** What stands in a view, in words: a thing, a list, a record in a line of text. */
import {
  asEntry,
  FLAG,
  guessed,
  isEmpty,
  isRecord,
  NUMBER,
  SEAT,
  type Content,
  type Entry,
  type Json,
  type Member,
} from './contents';
import type { Names } from './names';
import { placesOf } from './places';

const ENOUGH = 2; // records inside a line; more are counted

/** Says the values of one view; `seat` is whose they are, null: everybody's. */
export class Teller {
  constructor(
    protected readonly names: Names,
    protected readonly players: number,
    protected readonly seat: number | null = null,
  ) {}

  /** What stands there: as declared, else as it looks. */
  content(member: Member, value: Json): Content {
    return member.holds ?? guessed(value, this.names.forms, this.players);
  }

  /** What each of a list is. */
  protected inner(content: Content, value: Json): Content {
    return content.of ?? guessed(value, this.names.forms, this.players);
  }

  /** What there is, each with the label it belongs to. */
  protected entries(content: Content, value: Json): [string, Json][] {
    if (!Array.isArray(value)) return Object.entries(value as Entry);
    const labels = content.kind === 'by' ? this.names.forms.labels(content.sort) : [];
    return value.map((one: Json, i) => [labels[i] ?? String(i), one]);
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
  protected inside(member: Member, value: Json): string {
    const content = this.content(member, value);
    const said = this.brief(content, value);
    if (content.kind === 'thing' && content.sort !== NUMBER && content.sort !== FLAG) return said;
    return `${this.names.title(member, content, value)} ${said}`.trim();
  }

  protected word(content: Content, value: Json): string {
    if (value === true) return '';
    if (content.sort === SEAT && typeof value === 'number') return this.names.seat(value);
    const said = String(value);
    if (content.hidden && said.startsWith('?')) return this.names.hidden;
    return content.sort === NUMBER ? said : this.names.worded(content.sort, said);
  }

  protected onMap(sort: string): boolean {
    return placesOf(this.names.forms, sort).length > 0;
  }

  protected isWorded(sort: string): boolean {
    return (
      sort === SEAT || this.names.forms.labels(sort).some((label) => this.names.worded(sort, label) !== label)
    );
  }

  protected marks(sort: string, value: Json): string {
    return this.marked(this.names.mark(sort, value));
  }

  protected marked(mark: string | null): string {
    if (mark === null) return '';
    return this.seat === null ? mark : `${mark}@${this.seat}`;
  }

  /** The marks of a place: at one that is everybody's, anybody may have done something. */
  protected placed(mark: string | null): string {
    if (mark === null || this.seat !== null) return this.marked(mark);
    return [mark, ...Array.from({ length: this.players }, (_, seat) => `${mark}@${seat}`)].join(' ');
  }

  protected notes(members: readonly Member[], entry: Entry): string {
    return members
      .filter(({ name }) => !isEmpty(entry[name]) && entry[name] !== 0)
      .map((member) => this.inside(member, entry[member.name]))
      .join(' · ');
  }

  protected marksOf(members: readonly Member[], entry: Entry): string {
    return members
      .map(({ name, holds }) => (holds?.kind === 'thing' ? this.marks(holds.sort, entry[name]) : ''))
      .filter(Boolean)
      .join(' ');
  }
}

/** The members of somebody's own area without whose it is. */
export const notOwn = (members: readonly Member[]): Member[] => members.filter(({ name }) => name !== SEAT);
