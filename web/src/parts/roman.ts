/** Small numbers as the Romans wrote them. */
const NUMERALS: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A number below 400 in Roman numerals. */
export function roman(number: number): string {
  let rest = number;
  let said = '';
  for (const [value, sign] of NUMERALS) {
    for (; rest >= value; rest -= value) said += sign;
  }
  return said;
}
