/** How things on this board are marked and walked among: as on every board; and at which step a move is made. */
import type { Props } from './desk.svelte';

export { doing, picked, target, tried } from '../../table/board/targets';
export { oneStop, walk } from '../../table/board/walk';

/** The number of a move that is made at a step; at others -1, unless it may replace an earlier part of a choice. */
export function moveAt(
  { view, forms, options }: Pick<Props, 'view' | 'forms' | 'options'>,
  step: string,
  name: string,
  args: Record<string, string | number> = {},
): number {
  const move = forms.number(name, args);
  return view.step === step || options.has(move) ? move : -1;
}
