/** How things on this board are marked and walked among: as on every board. */
export { doing, target, tried } from '../../table/board/targets';
export { oneStop, walk } from '../../table/board/walk';
