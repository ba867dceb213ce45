/** Where to look first: the place of the city at which the decision in hand has most to give. */
import { at, BOX, lozengeOf, middle, type Line, type Placement, type Point, type View } from '../plan';

/** How much there is to be had on a spot: points, then sides that are covered. */
function worth({ corners, bridge, outlet }: Placement, seat: number): number {
  const sites = corners.map(({ building, manned, sides, points, possible }) => {
    if (building !== null) return manned === seat ? 20 + 10 * points : manned === null ? 5 : 0;
    return possible.length ? sides : 0;
  });
  const gifts = corners.filter((one) => one.building !== null && one.manned !== null && one.manned !== seat);
  return Math.max(...sites) + (bridge === null ? 0 : 15) + (outlet === null ? 0 : 0.5) - 10 * gifts.length;
}

/** How much the best next piece of an aqueduct has to give. */
const flow = ({ pieces }: Line, seat: number): number =>
  Math.max(...pieces.map(({ owner, points, coin }) => (owner === seat ? 10 + points : coin ? 5 : 0)));

/** Where the city stands so far. */
export const cityOf = ({ tiles }: View): Point =>
  tiles.length
    ? middle(...tiles.map(({ spot }) => lozengeOf(spot).centre))
    : { x: BOX.x + BOX.width / 2, y: BOX.y + BOX.height / 2 };

/** How near to its rim something may lie in a window that need not be moved for it, as a share of that. */
const RIM = 0.2;

/** Whether a point of the city is well in sight already; `seen`: the part in the window, as shares of the whole. */
export function wellSeen(
  { x, y }: Point,
  seen: { x: number; y: number; width: number; height: number },
): boolean {
  const across = ((x - BOX.x) / BOX.width - seen.x) / seen.width;
  const down = ((y - BOX.y) / BOX.height - seen.y) / seen.height;
  return [across, down].every((share) => share > RIM && share < 1 - RIM);
}

/** The middle of what is to be picked, as far as one screen can hold it; null: nothing is, in the city. */
export function focusOf(view: View, seat: number): Point | null {
  const turn = view.turn;
  if (!turn) return null;
  if (turn.spot) return lozengeOf(turn.spot).centre;
  if (view.step === 'place') {
    const best = turn.placements.reduce<Placement | null>(
      (found, one) => (found === null || worth(one, seat) > worth(found, seat) ? one : found),
      null,
    );
    return best ? lozengeOf(best.spot).centre : null;
  }
  if (turn.leaving) return at(turn.leaving);
  if (view.step === 'site') return middle(...turn.completed.map(({ corner }) => at(corner)));
  if (view.step === 'recall') {
    const spots = view.seats[seat]?.on_tiles ?? [];
    return spots.length ? middle(...spots.map((spot) => lozengeOf(spot).centre)) : null;
  }
  if (view.step !== 'start' && view.step !== 'extend') return null;
  const heads = view.lines.filter(({ line, pieces }) => pieces.length && (!turn.line || turn.line === line));
  const best = heads.reduce<Line | null>(
    (found, line) => (found === null || flow(line, seat) > flow(found, seat) ? line : found),
    null,
  );
  const head = best?.path.at(-1);
  return head ? at(head) : null;
}
