/** What the automatic board calls the sections, members and things of a view. */
import type { Forms } from '../../forms';
import { NUMBER, SEAT, type Content, type Json, type Member } from './contents';

/** "brick_tokens" as a person would write it. */
export function humanised(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Finds words for what stands in a view. */
export class Names {
  constructor(
    readonly forms: Forms,
    private readonly chairs: readonly { name: string }[],
    /** What a face is called that is not known. */
    readonly hidden: string,
  ) {}

  /** What a member is called before its value: one of something, or several. */
  title(member: Member, content: Content, value: Json): string {
    const several =
      content.kind === 'many' || content.kind === 'by' || (content.sort === NUMBER && value !== 1);
    return (several ? member.other : member.one) || humanised(member.name);
  }

  seat(seat: number): string {
    return this.chairs[seat]?.name ?? String(seat + 1);
  }

  /** What a label of a sort is called: by its words; by where it is, unless a map shows that; else by itself. */
  worded(sort: string, label: string): string {
    if (sort === SEAT) return this.seat(Number(label));
    const word = this.forms.word(sort, label);
    if (word !== label) return word;
    if (!this.forms.at(sort, label)) return this.forms.place(sort, label) ?? readable(sort, label);
    return label;
  }

  /** The mark by which log lines find something; null: it is no thing of a sort. */
  mark(sort: string, value: Json): string | null {
    return this.forms.labels(sort).includes(String(value)) ? `${sort}:${String(value)}` : null;
  }
}

/** A label of which nothing is known, not even its sort. */
const readable = (sort: string, label: string): string =>
  sort === '' && /^[a-z][a-z_-]{2,}$/.test(label) ? humanised(label) : label;
