/** The legal moves as the automatic board offers them: by family, long ones by their first argument or on a map. */
import type { Options } from '../contract';
import type { Forms } from '../forms';
import { placesOf } from './reading/places';

/** Moves of one family that stand together; on a map, the sort of its places and the argument that names them. */
export interface Family {
  name: string;
  /** The sort and label of the first argument, if the family is divided by it. */
  by: { sort: string; label: string } | null;
  moves: number[];
  field: { sort: string; argument: string } | null;
}

const FEW = 4; // moves that need no division

/** The families in the order of the list. */
export function families(forms: Forms, options: Options): Family[] {
  const found = new Map<string, number[]>();
  for (const move of options.list) {
    const { name } = forms.move(move);
    found.set(name, [...(found.get(name) ?? []), move]);
  }
  return [...found].flatMap(([name, moves]) => divided(forms, name, moves));
}

function divided(forms: Forms, name: string, moves: number[]): Family[] {
  const sorts = Object.entries(forms.move(moves[0] ?? 0).sorts);
  const [argument, sort] = sorts[0] ?? ['', ''];
  const label = (move: number): string => forms.move(move).args[argument] ?? '';
  const whole: Family = { name, by: null, moves, field: null };
  if (sorts.length === 1 && placesOf(forms, sort).length > 0)
    return [{ ...whole, field: { sort, argument } }];
  if (sorts.length < 2 || moves.length <= FEW) return [whole];
  const parts = new Map<string, number[]>();
  for (const move of moves) parts.set(label(move), [...(parts.get(label(move)) ?? []), move]);
  if (parts.size === 1) return [whole];
  return [...parts].map(([one, some]) => ({ ...whole, by: { sort, label: one }, moves: some }));
}

/** What all choices of a family begin with ("Take coins:"), and each without it. */
export function shared(words: readonly string[]): [heading: string, rests: string[]] {
  const end = words[0]?.indexOf(': ') ?? -1;
  const heading = words[0]?.slice(0, end + 2) ?? '';
  if (words.length < 2 || end < 0 || !words.every((one) => one.startsWith(heading))) return ['', [...words]];
  return [heading.slice(0, -2), words.map((one) => one.slice(heading.length))];
}

const LONG = 60;

/** The words of a choice in two parts: what it is, and the rest. */
export function headAndTail(words: string): [head: string, tail: string] {
  const flat = words.replaceAll(/\([^)]*\)/g, (inner) => '_'.repeat(inner.length));
  const signs = [flat.search(/[:;] /), flat.search(/ _+([,;:]|$)/)].filter((at) => at > 3);
  let at = Math.min(...signs, Infinity);
  if (at > LONG) {
    const comma = flat.search(/, /);
    if (comma > 3) at = Math.min(at, comma);
  }
  if (at === Infinity) return [words, ''];
  return [words.slice(0, at), words.slice(at).replace(/^[:;,]? /, '')];
}
