/** How things on this board are marked and walked among: as on every board. */
export {
  deciding,
  doing,
  picked,
  pointsOf,
  signed,
  target,
  tried,
  type Target,
} from '../../table/board/targets';
export { walk } from '../../table/board/walk';
