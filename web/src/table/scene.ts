/** What a table shows: the table as it is now, or a moment of it; the same for every part of the board. */
import type { Wire } from '../api/client';
import type { BoardProps, Chair, Choice, Options } from './contract';
import type { Read } from './forms';
import type { Sitting } from './sitting.svelte';

export type Moment = Wire['Moment'];

/** What is shown, and who decides; `board` is what the parts of the board are given. */
export interface Scene {
  board: BoardProps;
  /** Who decides; null when it is over. */
  turn: number | null;
  prompt: string;
  /** The prompt in short, for a drawn board; "": it has no short form. */
  brief: string;
  /** After how many moves; null: now. */
  at: number | null;
  /** Whether moves can be picked here. */
  live: boolean;
}

/** The legal moves as a board asks for them. */
export function optionsOf(list: readonly number[], choices: readonly Choice[]): Options {
  const legal = new Set(list);
  const said = new Map(choices.map((choice) => [choice.move, choice]));
  const ordered = choices.length === list.length ? choices.map((choice) => choice.move) : list;
  return { list: ordered, has: (move) => legal.has(move), choice: (move) => said.get(move) };
}

/** Who sits where, and who of them is there. */
function chairsOf({ table, presence }: Sitting): Chair[] {
  const here = new Map(presence.map((one) => [one.person, one.here]));
  return (table?.seats ?? []).map((chair) => ({ ...chair, here: here.get(chair.person ?? '') ?? null }));
}

/** The same without what moves would bring. */
export function unforeseen({ list, has, choice }: Options): Options {
  return {
    list,
    has,
    choice: (move) => {
      const said = choice(move);
      return said && { ...said, preview: '', points: 0, open: false, unsure: false };
    },
  };
}

/** The table as it is now; null while it is on its way or has not begun. */
export function sceneNow(sitting: Sitting, desk: unknown): Scene | null {
  const { frame, forms, deciding } = sitting;
  if (!frame || !forms || frame.table.status === 'gathering') return null;
  return {
    board: {
      view: deciding.view,
      viewer: frame.viewer,
      lang: sitting.lang,
      chairs: chairsOf(sitting),
      forms,
      options: deciding.options,
      pointed: deciding.pointed ?? deciding.advised,
      chosen: deciding.chosen,
      gathered: deciding.gathered,
      preview: deciding.preview,
      foresight: deciding.foresees,
      refused: deciding.whyNot?.move ?? null,
      news: sitting.news,
      inTurn: sitting.showing.inTurn,
      sheets: sitting.sheets,
      desk,
    },
    turn: frame.table.turn,
    prompt: deciding.prompt,
    brief: deciding.brief,
    at: null,
    live: sitting.mine,
  };
}

/** At a moment of the past nobody waits for anything. */
const atOnce: BoardProps['inTurn'] = (begin) => begin(true);

/**
 * A moment of the table; moves can be picked only where somebody waits for them (`live`). `lit`: a move that is
 * spoken of; its place is shown as if it could be picked.
 */
export function sceneOf(
  sitting: Sitting,
  moment: Moment,
  live: boolean,
  desk: unknown,
  lit: number | null = null,
): Scene | null {
  const { frame, forms, deciding } = sitting;
  if (!frame || !forms) return null;
  const news: Read[] = moment.lines.flatMap((line) => (line.note ? [forms.note(line.note)] : []));
  return {
    board: {
      view: moment.view,
      viewer: moment.viewer,
      lang: sitting.lang,
      chairs: chairsOf(sitting),
      forms,
      options: live
        ? optionsOf(moment.legal ?? [], moment.choices ?? [])
        : optionsOf(lit === null ? [] : [lit], []),
      pointed: live ? deciding.pointed : lit,
      chosen: live ? deciding.chosen : null,
      gathered: [],
      preview: null,
      foresight: live || deciding.foresees,
      refused: null,
      news,
      inTurn: atOnce,
      sheets: moment.sheets,
      desk,
    },
    turn: moment.seat,
    prompt: moment.prompt,
    brief: moment.brief,
    at: moment.at,
    live,
  };
}
