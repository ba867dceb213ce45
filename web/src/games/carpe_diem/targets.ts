/** How things on this board are marked and walked among: as on every board. */
import { pointsOf, pointsSaid, unsure } from '../../table/board/targets';
import type { Props } from './desk.svelte';
import { worthTelling } from './plan';

export {
  deciding,
  doing,
  pointsOf,
  pointsSaid,
  roleOf,
  signed,
  target,
  tried,
} from '../../table/board/targets';
export { walk } from '../../table/board/walk';

/** What stands on a field or a tile about what it would bring; "": nothing that is worth telling. */
export const worthSaid = (board: Props, move: number): string =>
  board.options.has(move) && (worthTelling(pointsOf(board, move)) || unsure(board, move))
    ? pointsSaid(board, move)
    : '';
