/** What a click asks where nothing can be picked: why not this spot, this official, this colour, this action. */
import { HILLS } from '../box';
import type { Props } from '../desk.svelte';
import { covered, triangleName, trianglesOf } from '../plan';
import { deciding, target, type Target } from '../targets';

/** The moves that mean a spot, by the decision in hand. */
const ON_SPOTS: Readonly<Record<string, string>> = { place: 'place', recall: 'fetch', leave: 'send' };

type Asked = Partial<Target & { role: 'button'; 'aria-label': string }>;

/** The move that a spot means now; -1 if no spot is picked. */
export const moveOn = ({ view, forms }: Props, spot: string): number =>
  forms.number(ON_SPOTS[view.step] ?? '', { spot });

/** How a thing is marked that can be asked about; not at all if it can be picked, or is not what is decided. */
export function asked(board: Props, move: number, name: string): Asked {
  if (move < 0 || !deciding(board) || board.options.has(move)) return {};
  return { ...target(board, move), role: 'button', 'aria-label': name };
}

/** Spots that are not open to the tile in hand, though there is bare ground on them. */
export function closedSpots({ view, forms, options }: Props): { spot: string; move: number }[] {
  const over = covered(view.tiles);
  const hills = new Set(view.hills.map((hill) => triangleName(...(HILLS[hill] ?? [0, 0]))));
  return forms
    .labels('spot')
    .map((spot) => ({ spot, move: forms.number('place', { spot }) }))
    .filter(({ move }) => !options.has(move))
    .filter(({ spot }) => trianglesOf(spot).some((one) => !over.has(one) && !hills.has(one)));
}

/** The move that would lay the tile in hand on a triangle; -1 if none is in hand. */
export function moveOver({ view, forms }: Props, column: number, row: number): number {
  if (view.step !== 'place') return -1;
  const meant = triangleName(column, row);
  const spot = forms.labels('spot').find((one) => trianglesOf(one).includes(meant));
  return spot === undefined ? -1 : forms.number('place', { spot });
}

/** The spot of the tile or official that was asked about last. */
export function refusedSpot({ refused, forms, view }: Props): string | null {
  if (refused === null || refused < 0) return null;
  const { name, args } = forms.move(refused);
  return name === ON_SPOTS[view.step] ? (args.spot ?? null) : null;
}
