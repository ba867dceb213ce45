/** What happened, as it is drawn: by chapters, in them by turns, in those one row a deed. */
import type { Forms } from '../forms';
import { beginsChapter, entryOf, seatOf, type Told } from '../records/acta';
import { isMark, partsOf, type Part } from './brief';

/** A deed, or several equal ones. */
export interface Row {
  /** Whom it is about, if anybody. */
  seat: number | null;
  /** Its short form; null: it has none, and is told in its long words. */
  parts: Part[] | null;
  /** The lines that tell it, also those that need no picture of their own. */
  lines: Told[];
  times: number;
  /** What it brought its seat, in units of the sheet. */
  points: number;
}

/** What one seat did until another one did something; or what happened by itself. */
export interface Turn {
  seat: number | null;
  /** The line that began it, where the game has one, and what of it stands beside the name. */
  head: Told | null;
  aside: Part[];
  rows: Row[];
  /** What it brought the seat. */
  sum: number;
}

/** Some turns under a heading: a round, a phase. */
export interface Section {
  head: Told | null;
  turns: Turn[];
}

/** The log as it is drawn, in the order of what happened. */
export function sections(log: readonly Told[], forms: Forms | null): Section[] {
  const found = new Teller(forms);
  let next: Told | undefined; // the first line that tells of the entry after a line
  const own: Told[] = [];
  for (const line of log.toReversed()) {
    const before = own.at(-1);
    if (before && entryOf(before) !== entryOf(line)) next = before;
    own.push(handedOn(line, before, next, forms));
  }
  for (const line of own.toReversed()) found.tell(line);
  return found.done();
}

/** The rows of some lines that have anything for eyes. */
export const rowsOf = (lines: readonly Told[], forms: Forms | null): Row[] =>
  sections(lines, forms)
    .flatMap((section) => section.turns)
    .flatMap((turn) => turn.rows)
    .filter((row) => row.parts?.length !== 0);

/** What a seat does as soon as another one is done, because it has no choice, is the begin of its own turn. */
function handedOn(line: Told, after: Told | undefined, next: Told | undefined, forms: Forms | null): Told {
  const seat = seatOf(line, forms);
  if (seat === null || line.mover == null || seat === line.mover || line.gains?.[seat]) return line;
  const last = after === undefined || entryOf(after) !== entryOf(line) || after.mover === seat;
  return last && next?.mover === seat ? { ...line, mover: seat } : line;
}

class Teller {
  private readonly sections: Section[] = [{ head: null, turns: [] }];
  /** The entry that began a chapter, and whose the rest of what it told is. */
  private begun: { entry: number; seat: number | null } | null = null;

  constructor(private readonly forms: Forms | null) {}

  tell(line: Told): void {
    if (beginsChapter(line, this.forms)) this.begin(line);
    else this.add(this.turnOf(line), line);
  }

  done(): Section[] {
    const found = this.sections.filter(({ head, turns }) => head !== null || turns.length > 0);
    const turns = found.flatMap((section) => section.turns);
    this.count(turns);
    for (const turn of turns) turn.rows = gathered(turn.rows);
    return found;
  }

  /** A chapter that is the turn of one seat is no heading; a heading draws its seat itself, if it has one. */
  private begin(line: Told): void {
    const seat = seatOf(line, this.forms);
    const whose = seat !== null && line.brief != null && !line.brief.includes('[seat:') ? seat : null;
    this.begun = { entry: entryOf(line), seat: whose };
    if (whose === null) {
      this.sections.push({ head: line, turns: [] });
      return;
    }
    const parts = partsOf(line.brief ?? '');
    const drawn = parts.some(isMark);
    const turn = this.open(whose, line, drawn ? [] : parts);
    if (drawn) this.add(turn, line);
  }

  private open(seat: number | null, head: Told | null = null, aside: Part[] = []): Turn {
    const turn: Turn = { seat, head, aside, rows: [], sum: 0 };
    this.sections.at(-1)?.turns.push(turn);
    return turn;
  }

  private turnOf(line: Told): Turn {
    const entry = entryOf(line);
    const seat = line.note
      ? this.begun?.entry === entry
        ? this.begun.seat
        : (line.mover ?? seatOf(line, this.forms))
      : null;
    const last = this.sections.at(-1)?.turns.at(-1);
    return last?.seat === seat ? last : this.open(seat);
  }

  private add(turn: Turn, line: Told): void {
    const seat = seatOf(line, this.forms) ?? turn.seat;
    const { brief = null } = line;
    const last = turn.rows.at(-1);
    if (brief === '' && last) last.lines.push(line);
    else if (brief?.startsWith('+ ') && last?.parts && last.seat === seat) {
      last.parts.push(' · ', ...partsOf(brief.slice(2)));
      last.lines.push(line);
    } else {
      const parts = brief === null ? null : partsOf(brief.replace(/^\+ /, ''));
      turn.rows.push({ seat, parts, lines: [line], times: 1, points: 0 });
    }
  }

  /** What each move brought: to its turn, and at the row of each seat that says most of it. */
  private count(turns: readonly Turn[]): void {
    const counted = new Set<string>();
    for (const turn of turns) {
      const lines = turn.rows.flatMap((row) => row.lines.map((line) => ({ row, line })));
      for (const entry of new Set(lines.map(({ line }) => entryOf(line)))) {
        const told = lines.filter(({ line }) => entryOf(line) === entry);
        const gains = told[0]?.line.gains ?? [];
        gains.forEach((gain, seat) => {
          const its = told.filter(({ row }) => row.seat === seat);
          const key = `${entry} ${seat}`;
          if (gain === 0 || counted.has(key) || (its.length === 0 && seat !== turn.seat)) return;
          counted.add(key);
          if (seat === turn.seat) turn.sum += gain;
          const saying = (name: string) => its.find(({ line }) => this.counts(line, name));
          const best = saying('points') ?? saying('value') ?? its[0];
          if (best) best.row.points += gain;
        });
      }
    }
  }

  /** Whether a line says itself what it brings, as points or as the value of what is won. */
  private counts(line: Told, name: string): boolean {
    if (!line.note || !this.forms) return false;
    return Number(this.forms.note(line.note).args[name] ?? 0) !== 0;
  }
}

/** Whether a turn is told beside the name: it is one deed of a few words. */
export function isBrief({ seat, aside, rows, sum }: Turn): boolean {
  const [row] = rows;
  if (seat === null || aside.length > 0 || rows.length !== 1 || !row?.parts || row.seat !== seat)
    return false;
  if (row.times > 1 || row.points !== sum || row.lines.some((line) => line.undone)) return false;
  return wide(row.parts) <= ROOM;
}
const WIDE = 5; // letters that a piece is wide
const ROOM = 17;
/** How many letters wide a short form is, about. */
export const wide = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (isMark(part) ? WIDE : part.length), 0);

/** Equal deeds of a turn are one row, and rows of the same words with other pieces stand side by side. */
function gathered(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const same = found.find(
      (one) => one.seat === row.seat && row.parts !== null && equal(one.parts, row.parts),
    );
    const last = found.at(-1);
    if (same) {
      same.times += row.times;
      same.points += row.points;
      same.lines.push(...row.lines);
    } else if (last && last.seat === row.seat && last.times === 1 && alike(last.parts, row.parts)) {
      last.parts = [...(last.parts ?? []), ' ', ...(row.parts ?? []).filter(isMark)];
      last.points += row.points;
      last.lines.push(...row.lines);
    } else found.push({ ...row, lines: [...row.lines] });
  }
  return found;
}

const equal = (one: Part[] | null, other: Part[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether both are the same words before nothing but pieces. */
function alike(one: Part[] | null, other: Part[] | null): boolean {
  const [head, ...rest] = one ?? [];
  const [its, ...others] = other ?? [];
  const pieces = (parts: Part[]): boolean =>
    parts.length > 0 && parts.every((part) => isMark(part) || part.trim() === '');
  return typeof head === 'string' && head === its && pieces(rest) && pieces(others);
}
