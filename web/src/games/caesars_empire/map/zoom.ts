/** How large the map is drawn, and what of it is in the window: numbers only. */
import { MIDST, WORLD } from '../plan';

export interface Frame {
  width: number;
  height: number;
}

/** The drawing: its size on the screen, and its window on the map. */
export interface Sheet extends Frame {
  left: number;
  top: number;
  /** Pixels a unit. */
  scale: number;
}

export const LARGEST = 2.2;

/** The scale at which the map is seen whole. */
export const fitting = ({ width, height }: Frame): number =>
  Math.min(width / MIDST.width, height / MIDST.height);

/** How much of the room that the midst leaves lies before it: in the east, over the steppe, cards find their place. */
const WEST = 0.12;

/** The drawing at a scale: the midst of the map, or more of the world if the window is larger; beyond it a margin. */
export function sheetAt(frame: Frame, scale: number): Sheet {
  const width = Math.max(frame.width, MIDST.width * scale);
  const height = Math.max(frame.height, MIDST.height * scale);
  const begin = (
    from: number,
    long: number,
    wanted: number,
    [least, most]: readonly [number, number],
    before = 0.5,
  ): number =>
    wanted > most - least
      ? (least + most - wanted) / 2
      : Math.max(least, Math.min(most - wanted, from - (wanted - long) * before));
  return {
    width,
    height,
    left: begin(MIDST.left, MIDST.width, width / scale, [WORLD.left, WORLD.right], WEST),
    top: begin(MIDST.top, MIDST.height, height / scale, [WORLD.top, WORLD.bottom]),
    scale,
  };
}

/** The scroll that brings a spot of the map under a point of the window. */
export function scrollTo(
  sheet: Sheet,
  spot: { x: number; y: number },
  at: { x: number; y: number },
): { left: number; top: number } {
  return {
    left: (spot.x - sheet.left) * sheet.scale - at.x,
    top: (spot.y - sheet.top) * sheet.scale - at.y,
  };
}

/** The spot of the map under a point of the window. */
export function spotAt(
  sheet: Sheet,
  scroll: { left: number; top: number },
  at: { x: number; y: number },
): { x: number; y: number } {
  return {
    x: (scroll.left + at.x) / sheet.scale + sheet.left,
    y: (scroll.top + at.y) / sheet.scale + sheet.top,
  };
}
