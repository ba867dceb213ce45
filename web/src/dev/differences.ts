/** Where the views of two viewers differ: a tree of lines, each marked if the other one has it otherwise. */

export interface Line {
  /** How deep it stands. */
  depth: number;
  text: string;
  differs: boolean;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isBranch = (value: unknown): value is Json[] | { [name: string]: Json } =>
  typeof value === 'object' && value !== null;

/** A value as lines; short branches without a difference stay on one line. */
export function lines(value: unknown, other: unknown, name = '', depth = 0): Line[] {
  const label = name === '' ? '' : `${name}: `;
  const whole = JSON.stringify(value) ?? 'undefined';
  const differs = !same(value, other);
  if (!isBranch(value) || (!differs && whole.length <= 72)) {
    return [{ depth, text: label + whole, differs }];
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const beside = isBranch(other) ? (other as Record<string, unknown>) : {};
  const found: Line[] = [{ depth, text: label + open, differs: false }];
  for (const [key, inner] of Object.entries(value)) {
    found.push(...lines(inner, beside[key], key, depth + 1));
  }
  // What only the other one has makes this branch differ as a whole.
  const missing = Object.keys(beside).some((key) => !(key in value));
  found.push({ depth, text: close, differs: missing });
  return found;
}
