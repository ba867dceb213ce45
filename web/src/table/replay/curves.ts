/** The course of the points as lines on a sheet of a given size: arithmetic of the chart, nothing drawn. */

export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x(at: number): number;
  y(units: number): number;
  /** Where lines are ruled, in units. */
  rules: number[];
}

const STEPS = [1, 2, 5];

/** Round steps for so many units, about five of them; `point` units are one point. */
export function ruled(low: number, high: number, point: number): number[] {
  const span = Math.max((high - low) / point, 1);
  let power = 1;
  while (span / (5 * power) > 6) power *= 10;
  const step = power * (STEPS.find((one) => span / (one * power) <= 6) ?? 1);
  const first = Math.floor(low / point / step) * step;
  const found = [];
  for (let at = first; at < high / point + step; at += step) found.push(at * point);
  return found;
}

/** How moves and units lie on the sheet. */
export function scaled(totals: readonly (readonly number[])[], point: number, sheet: Sheet): Scale {
  const all = totals.flat();
  const rules = ruled(Math.min(0, ...all), Math.max(point, ...all), point);
  const low = rules[0] ?? 0;
  const high = rules.at(-1) ?? 1;
  const last = Math.max(totals.length - 1, 1);
  return {
    x: (at) => sheet.left + ((sheet.width - sheet.left - sheet.right) * at) / last,
    y: (units) =>
      sheet.height -
      sheet.bottom -
      ((sheet.height - sheet.top - sheet.bottom) * (units - low)) / (high - low || 1),
    rules,
  };
}

/** The line of one seat: level until a move changes it. */
export function line(totals: readonly (readonly number[])[], seat: number, scale: Scale): string {
  return totals
    .map((all, at) => {
      const y = scale.y(all[seat] ?? 0).toFixed(1);
      return at === 0 ? `M${scale.x(0).toFixed(1)} ${y}` : `H${scale.x(at).toFixed(1)}V${y}`;
    })
    .join('');
}

/** Heights for labels near to those wanted, so that none covers another. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((one, other) => one.y - other.y);
  let above = -Infinity;
  for (const label of order) above = label.y = Math.max(label.y, above + apart);
  let below = most + apart;
  for (const label of order.reverse()) below = label.y = Math.min(label.y, below - apart);
  const found = [...wanted];
  for (const label of order) found[label.seat] = label.y;
  return found;
}
