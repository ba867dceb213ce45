/** Points as people read them: so many units of the sheet are one point. */

const MINUS = '\u2212';

/** A number of points. */
export function points(units: number, point: number, lang: string): string {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, useGrouping: false });
  return format.format(units / point).replace('-', MINUS);
}

/** A change of points, with its sign: "+6", "−2", "±0". */
export function change(units: number, point: number, lang: string): string {
  if (units === 0) return '±0';
  return (units > 0 ? '+' : '') + points(units, point, lang);
}
