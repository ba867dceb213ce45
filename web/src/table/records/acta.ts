/** The log as it is read: what was taken back stays readable, struck out, at the line that took it back. */
import type { Wire } from '../../api/client';
import type { Forms } from '../forms';

type LogLine = Wire['LogLine'];

/** A line, and at a line that takes back: what was taken back. */
export interface Told extends LogLine {
  undone?: readonly LogLine[];
}

/** The entry that told a line: its id never changes. */
export const entryOf = (line: LogLine): number => Number(line.id.split('.')[0]);

/** The log after an event: what its lines take back is kept at the line that took it back. */
export function grown(log: readonly Told[], told: Pick<Wire['TellingShape'], 'after' | 'lines'>): Told[] {
  let all = told.after === 0 ? [] : [...log];
  const known = new Set(all.map((line) => line.id));
  for (const line of told.lines) {
    if (known.has(line.id)) continue;
    const from = line.undoes ?? Infinity;
    const isGone = (one: Told): boolean => one.note != null && entryOf(one) >= from;
    const undone = all.filter(isGone);
    all = all.filter((one) => !isGone(one));
    all.push(undone.length > 0 ? { ...line, undone } : line);
  }
  return all;
}

/** All sheets after an event, which brings those that changed, with the rows that changed. */
export function turned(before: Wire['SheetsShape'] | null, news: Wire['SheetsNews']): Wire['SheetsShape'] {
  const pages = new Map(before?.sheets.map((page) => [page.seat, page]));
  for (const { changed, ...page } of news.sheets) {
    const kept = pages.get(page.seat)?.lines.filter((line) => !changed.includes(line.row)) ?? [];
    pages.set(page.seat, { ...page, lines: [...kept, ...page.lines] });
  }
  const sheets = [...pages.values()].sort((one, other) => one.seat - other.seat);
  return { ...news, titles: { ...before?.titles, ...news.titles }, sheets };
}

/** Whether a line begins a chapter: its note is declared to. */
export const beginsChapter = (line: LogLine, forms: Forms | null): boolean =>
  line.note != null && forms !== null && forms.beginsChapter(line.note);

/** The log as it was after so many moves: a moment shows what had been told then. */
export function asOf(log: readonly Told[], moves: number | null): readonly Told[] {
  if (moves === null) return log;
  const last = log.findLast((line) => line.move != null && line.move <= moves);
  const until = last ? entryOf(last) : 0;
  return log.filter((line) => (line.move == null ? entryOf(line) <= until : line.move <= moves));
}

/** The seat that a note is about, for its medallion; null if it is about nobody in particular. */
export function seatOf(line: LogLine, forms: Forms | null): number | null {
  if (!line.note || !forms) return null;
  const read = forms.note(line.note);
  const argument = Object.entries(read.sorts).find(([, sort]) => sort === 'seat')?.[0];
  return argument === undefined ? null : Number(read.args[argument]);
}
