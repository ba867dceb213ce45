/** How things on this board are marked and walked among: as on every board. */
export { deciding, doing, pointsOf, pointsSaid, signed, target, tried } from '../../table/board/targets';
export { walk } from '../../table/board/walk';
