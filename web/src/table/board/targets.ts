/** How a thing on any board is marked: what picking it would do, and what it is called. */
import type { BoardProps } from '../contract';

type Props = BoardProps;

/** Whether the viewer decides. */
export const deciding = ({
  view,
  viewer,
  options,
}: Pick<BoardProps<{ decides: number | null }>, 'view' | 'viewer' | 'options'>): boolean =>
  view.decides === viewer && options.list.length > 0;

export interface Target {
  'data-move'?: number;
  'data-ask'?: number;
  tabindex: 0 | -1;
}

/** A legal move may be picked, another one may be asked about; Tab stops at the legal ones, arrows at all. */
export function target({ options }: Pick<Props, 'options'>, move: number): Target {
  if (options.has(move)) return { 'data-move': move, tabindex: 0 };
  if (options.list.length > 0 && move >= 0) return { 'data-ask': move, tabindex: -1 };
  return { tabindex: -1 };
}

/** What a drawn thing is to ears: a button while there is something to decide about it, else a picture. */
export const roleOf = ({ options }: Pick<Props, 'options'>, move: number): 'button' | 'img' =>
  options.list.length > 0 && move >= 0 ? 'button' : 'img';

/** What a legal move does, in the server's words; "" for another one. */
export function doing({ options }: Pick<Props, 'options'>, move: number): string {
  const choice = options.choice(move);
  if (!options.has(move) || !choice) return '';
  return choice.preview ? `${choice.words} (${choice.preview})` : choice.words;
}

/** The same with its points, where these are drawn even if there are none. */
export function doingFor(board: Pick<Props, 'options' | 'sheets' | 'foresight'>, move: number): string {
  const done = doing(board, move);
  return done && board.foresight && !board.options.choice(move)?.preview
    ? `${done}: ${signed(pointsOf(board, move) ?? 0)}`
    : done;
}

/** A change of points as people write it: "+6", "−2", "0". */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : '0';
}

/** The points that a move would bring; null while nobody has said it, or nobody is to know. */
export function pointsOf(
  { options, sheets, foresight }: Pick<Props, 'options' | 'sheets' | 'foresight'>,
  move: number,
): number | null {
  const choice = foresight ? options.choice(move) : undefined;
  return choice ? choice.points / (sheets?.point ?? 1) : null;
}

/** Whether something hidden makes more or less of what a move would bring. */
export const unsure = ({ options, foresight }: Pick<Props, 'options' | 'foresight'>, move: number): boolean =>
  foresight && (options.choice(move)?.unsure ?? false);

/**
 * The same as it stands on a board: "+6", or "max +6" if the rest of the choice decides it, or "+6+?" if what is
 * hidden brings more or less.
 */
export function pointsSaid(board: Pick<Props, 'options' | 'sheets' | 'foresight'>, move: number): string {
  const points = pointsOf(board, move);
  if (points === null) return '';
  if (unsure(board, move)) return `${points ? signed(points) : ''}+?`;
  return board.options.choice(move)?.open && points !== 0 ? `max ${signed(points)}` : signed(points);
}

/** Whether a move is picked: it waits for confirmation, or is a part of a choice that is being gathered. */
export const picked = ({ chosen, gathered }: Pick<Props, 'chosen' | 'gathered'>, move: number): boolean =>
  chosen === move || gathered.includes(move);

/** The move that is drawn as if it were played: the chosen one, else the one that is pointed at. */
export const tried = ({ chosen, pointed }: Pick<Props, 'chosen' | 'pointed'>): number | null =>
  chosen ?? pointed;
