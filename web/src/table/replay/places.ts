/** Expected places as lines over the moves of a game: arithmetic of the chart, nothing drawn. */
import type { Wire } from '../../api/client';
import type { Sheet } from './curves';

export type Stand = Wire['PlacesShape'];

/** How moves and places (in hundredths) lie on a sheet: the first place is at the top. */
export interface PlaceScale {
  x(at: number): number;
  y(place: number): number;
}

export function placed(moves: number, players: number, sheet: Sheet): PlaceScale {
  const width = sheet.width - sheet.left - sheet.right;
  const height = sheet.height - sheet.top - sheet.bottom;
  return {
    x: (at) => sheet.left + (width * at) / Math.max(moves, 1),
    y: (place) => sheet.top + (height * (place / 100 - 1)) / Math.max(players - 1, 1),
  };
}

/** The line of a seat, from moment to moment, as far as it is known. */
export function placeLine(stands: readonly Stand[], seat: number, scale: PlaceScale): string {
  return stands
    .map(({ at, places }, n) => {
      const [x, y] = [scale.x(at), scale.y(places[seat] ?? 100)];
      return `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The place of a seat at a moment between two that are known; null: it is not known yet. */
export function placeAt(stands: readonly Stand[], seat: number, at: number): number | null {
  const after = stands.findIndex((one) => one.at >= at);
  const next = stands[after];
  if (!next) return null;
  const value = next.places[seat] ?? null;
  const before = stands[after - 1];
  if (value === null || !before || next.at === at) return value;
  const share = (at - before.at) / (next.at - before.at);
  const from = before.places[seat] ?? value;
  return from + share * (value - from);
}
