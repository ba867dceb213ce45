/** Where the fields of the star lie, in a drawing of 444 by 444, and the shape of who walks on it. */
import { FIELDS, JOINED } from '../box';

export const MIDDLE = 222;
const RING = 155;

export const angleOf = (field: number): number => ((field - 1) * 360) / FIELDS - 90;

/** The middle of a field, or so far from the middle of the star and so many degrees aside. */
export function at(field: number, far = RING, aside = 0): { x: number; y: number } {
  const turn = ((angleOf(field) + aside) * Math.PI) / 180;
  return { x: MIDDLE + far * Math.cos(turn), y: MIDDLE + far * Math.sin(turn) };
}

/** The lines from field to field. */
export const STAR = Array.from({ length: FIELDS }, (_, from) =>
  JOINED.filter((step) => 2 * step <= FIELDS).map((step) => {
    const [one, two] = [at(from + 1), at(((from + step) % FIELDS) + 1)];
    return `M${one.x} ${one.y}L${two.x} ${two.y}`;
  }),
).join('');
/** The points all round. */
export const TEETH = Array.from({ length: 60 }, (_, i) => {
  const turn = (i * Math.PI) / 30;
  const spot = (far: number, more: number): string =>
    `${MIDDLE + far * Math.cos(turn + more)} ${MIDDLE + far * Math.sin(turn + more)}`;
  return `M${spot(213, 0)}L${spot(221, Math.PI / 60)}L${spot(213, Math.PI / 30)}Z`;
}).join('');
export const PATRICIAN = 'M-11 15L-6 -3H6L11 15ZM0 -17A7.4 7.4 0 1 1 -.01 -17Z';
