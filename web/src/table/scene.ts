/** What a table shows: the table as it is now, or a moment of it; the same for every part of the board. */
import type { Wire } from '../api/client';
import type { BoardProps, Choice, Options } from './contract';
import type { Read } from './forms';
import type { Sitting } from './sitting.svelte';

export type Moment = Wire['Moment'];

/** What is shown, and who decides; `board` is what the parts of the board are given. */
export interface Scene {
  board: BoardProps;
  /** Who decides; null when it is over. */
  turn: number | null;
  prompt: string;
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

/** The table as it is now; null while it is on its way or has not begun. */
export function sceneNow(sitting: Sitting, desk: unknown): Scene | null {
  const { frame, forms } = sitting;
  if (!frame || !forms || frame.table.status === 'gathering') return null;
  return {
    board: {
      view: frame.view,
      viewer: frame.viewer,
      lang: sitting.lang,
      chairs: frame.table.seats,
      forms,
      options: sitting.options,
      pointed: sitting.pointed,
      chosen: sitting.chosen,
      preview: sitting.foresight.shown,
      refused: sitting.whyNot?.move ?? null,
      news: sitting.news,
      sheets: sitting.sheets,
      desk,
    },
    turn: frame.table.turn,
    prompt: sitting.current?.prompt ?? '',
    live: sitting.mine,
  };
}

/** A moment of the table; moves can be picked only where somebody waits for them (`live`). */
export function sceneOf(sitting: Sitting, moment: Moment, live: boolean, desk: unknown): Scene | null {
  const { frame, forms } = sitting;
  if (!frame || !forms) return null;
  const news: Read[] = moment.lines.flatMap((line) => (line.note ? [forms.note(line.note)] : []));
  return {
    board: {
      view: moment.view,
      viewer: moment.viewer,
      lang: sitting.lang,
      chairs: frame.table.seats,
      forms,
      options: live ? optionsOf(moment.legal ?? [], moment.choices ?? []) : optionsOf([], []),
      pointed: live ? sitting.pointed : null,
      chosen: live ? sitting.chosen : null,
      preview: null,
      refused: null,
      news,
      sheets: moment.sheets,
      desk,
    },
    turn: moment.seat,
    prompt: moment.prompt,
    live,
  };
}
