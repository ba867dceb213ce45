/** The account of a table in sentences: what the stream tells of it, and what can be asked about it. */
import { botName } from '../../frame/bots.svelte';
import { t } from '../../words/words.svelte';
import { concealed } from '../board/seats';
import { letter } from '../contract';
import { result } from '../ending/outcome';
import { points } from '../deciding/points';
import type { Sitting } from '../sitting.svelte';

/** How many choices are read out at once; the list has them all. */
const READ_OUT = 9;

/** What can be asked about a table, and its answers in words. */
export class Account {
  constructor(private readonly sitting: Sitting) {
    sitting.describe();
  }

  /** Who must do what. */
  get prompt(): string {
    const { sitting } = this;
    const { table, current, mine } = sitting;
    if (sitting.over) return result(sitting);
    if (sitting.paused) return t('table-prompt-paused');
    if (current?.prompt) return current.prompt;
    if (mine) return t('table-prompt-yours');
    const chair = table?.turn == null ? undefined : table.seats[table.turn];
    return chair ? t('table-prompt-waits', { name: chair.name }) : '';
  }

  /** A seat as it is called here: its letter and its name. */
  seat(seat: number): string {
    const chair = this.sitting.table?.seats[seat];
    const facts = { letter: letter(seat), name: chair?.name ?? '' };
    if (seat === this.sitting.viewer) return t('text-seat-you', facts);
    if (chair?.away) return t('text-seat-away', facts);
    if (chair?.guest) return t('text-seat-guest', facts);
    if (chair?.bot) return t('text-seat-bot', { ...facts, level: botName(chair.bot) });
    return t('text-seat', facts);
  }

  /** A sentence about the points of each seat: the sum, and the rows that are not 0. */
  get scores(): string[] {
    const { sheets, lang } = this.sitting;
    if (!sheets) return [];
    const say = (units: number): string => points(units, sheets.point, lang);
    return sheets.sheets.map((sheet) => {
      const rows = Object.entries(sheet.rows)
        .filter(([, units]) => units !== 0)
        .map(([row, units]) => `${sheets.titles[row] ?? row} ${say(units)}`);
      const facts = {
        seat: this.seat(sheet.seat),
        points: say(sheet.total),
        count: sheet.total / sheets.point,
        rows: rows.join(', '),
      };
      const said = t(rows.length > 0 ? 'text-score' : 'text-score-bare', facts);
      const more = concealed(sheet) ? ` ${t('text-score-concealed')}` : '';
      return sheet.place == null ? said + more : `${t('text-place', { place: sheet.place })} ${said}`;
    });
  }

  /** What happened since my last move, in one text. */
  get happened(): string {
    const lines = this.sitting.since.map((line) => line.words);
    return lines.length > 0 ? lines.join(' ') : t('text-nothing-since');
  }

  /** My moves, the first of them read out. */
  get moves(): string {
    const { options } = this.sitting.deciding;
    const { list } = options;
    if (list.length === 0) return t('text-no-moves');
    const first = list.slice(0, READ_OUT).map((move, i) => `${i + 1}: ${choiceWords(this.sitting, move)}`);
    const more = list.length - first.length;
    const said = [t('text-moves', { count: list.length }), ...first.map((one) => `${one}.`)];
    return [...said, ...(more > 0 ? [t('text-moves-more', { count: more })] : [])].join(' ');
  }

  /** Everything that lies before a seat. */
  things(seat: number): string {
    const own = (this.sitting.text?.sections ?? []).filter((section) => section.seat === seat);
    if (own.length === 0) return t('text-no-seat', { seat: seat + 1 });
    return own.flatMap((section) => [`${section.heading}.`, ...section.lines]).join(' ');
  }
}

/** A legal move in words, with what it changes. */
export function choiceWords(sitting: Sitting, move: number): string {
  const choice = sitting.deciding.options.choice(move);
  if (!choice) return '';
  return choice.preview ? `${choice.words}. ${choice.preview}` : choice.words;
}
