/** What the maker of a site of plain files has written into its pages. */

/** Whether finished games were published here, beside what can be played ("also") or alone ("only"): then nothing can. */
export const frozenHere = (): 'only' | 'also' | null => {
  const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="groma-frozen"]')?.content;
  return mark === 'only' || mark === 'also' ? mark : null;
};

export const onlyFrozen = (): boolean => frozenHere() === 'only';

/** A published game, as the list of them tells it. */
export interface Published {
  id: string;
  game: string;
  names: string[];
  places: number[];
  totals: number[];
  point: number;
  moves: number;
  analysed: boolean;
}
