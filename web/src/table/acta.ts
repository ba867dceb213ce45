/** The log as it is read: what was taken back stays readable, struck out, at the line that took it back. */
import type { Wire } from '../api/client';
import type { Forms } from './forms';

type LogLine = Wire['LogLine'];

/** A line, and at a line that takes back: what was taken back. */
export interface Told extends LogLine {
  undone?: readonly LogLine[];
}

/** Some lines that belong together: a round, if the game tells when one begins. */
export interface Chapter {
  /** The line that begins it; null for what comes before the first. */
  head: Told | null;
  lines: Told[];
}

const CHAPTERS = /^(round|phase|turn|scoring)-begins$/;

const same = (one: LogLine | undefined, other: LogLine | undefined): boolean =>
  one !== undefined &&
  one.at === other?.at &&
  one.words === other.words &&
  String(one.note) === String(other.note);

/** The whole log anew: lines that are gone are kept at the entry that took them back. */
export function retold(before: readonly Told[], now: readonly LogLine[]): Told[] {
  const kept = new Map<string, readonly LogLine[]>();
  for (const line of before) if (line.undone) kept.set(line.at + line.words, line.undone);
  let prefix = 0;
  while (same(before[prefix], now[prefix])) prefix++;
  const gone = before
    .slice(prefix)
    .filter((line) => line.entry === null && !now.some((other) => same(line, other)));
  const taker = now.findIndex((line, i) => i >= prefix && line.entry === 'undo');
  return now.map((line, i) => {
    const undone = i === taker && gone.length > 0 ? gone : kept.get(line.at + line.words);
    return undone ? { ...line, undone } : line;
  });
}

/** Whether a line begins a chapter: a round, where the game tells of rounds. */
export const beginsChapter = (line: LogLine, forms: Forms | null): boolean =>
  line.note != null && forms !== null && CHAPTERS.test(forms.note(line.note).name);

/** The log in chapters, if some note of the game is about rounds; else it is one. */
export function chapters(log: readonly Told[], forms: Forms | null): Chapter[] {
  const found: Chapter[] = [{ head: null, lines: [] }];
  for (const line of log) {
    if (beginsChapter(line, forms)) found.push({ head: line, lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found.filter((chapter) => chapter.head !== null || chapter.lines.length > 0);
}

/** The seat that a note is about, for its medallion; null if it is about nobody in particular. */
export function seatOf(line: LogLine, forms: Forms | null): number | null {
  if (!line.note || !forms) return null;
  const read = forms.note(line.note);
  const argument = Object.entries(read.sorts).find(([, sort]) => sort === 'seat')?.[0];
  return argument === undefined ? null : Number(read.args[argument]);
}
