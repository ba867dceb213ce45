/** What every board asks of the seats: who the others are, and what a sheet says of one. */
import type { Wire } from '../../api/client';
import type { BoardProps } from '../contract';

type Sheet = Wire['SheetShape'];

/** The others in the order of turns, from the seat after the viewer's on; for an onlooker all. */
export function othersOf(viewer: number, players: number): number[] {
  return Array.from({ length: players }, (_, i) => (viewer + 1 + i) % players).filter(
    (seat) => seat !== viewer,
  );
}

/** Whether something counts for a seat that the viewer may not know: in a row of its sheet, or in any. */
export const concealed = (sheet: Pick<Sheet, 'lines'> | undefined, row?: string): boolean =>
  sheet?.lines.some((line) => line.concealed && (row === undefined || line.row === row)) ?? false;

/** The points of a seat as its sheet has them; null until it is there. */
export function totalOf({ sheets }: Pick<BoardProps, 'sheets'>, seat: number): number | null {
  const sheet = sheets?.sheets.find((one) => one.seat === seat);
  return sheet ? sheet.total / (sheets?.point ?? 1) : null;
}
