/** What stands in a view, as the game declares it; where it declares nothing, as its plain data looks. */
import type { Wire } from '../../../api/client';
import type { Forms } from '../../forms';

export type Content = Wire['ContentShape'];
export type Member = Wire['MemberShape'];
export type Json = unknown;
export type Entry = Record<string, Json>;

export const isRecord = (value: Json): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts that every game has. */
export const NUMBER = 'number';
export const SEAT = 'seat';
export const FLAG = 'flag';

const NOTHING: Omit<Content, 'kind'> = {
  sort: '',
  of: null,
  members: [],
  hidden: false,
  folded: false,
  whole: '',
};

export const thing = (sort: string): Content => ({ ...NOTHING, kind: 'thing', sort });

/** A member of a record that nothing is known of but its name. */
export const unnamed = (name: string): Member => ({ name, one: '', other: '', holds: null });

/** What a value looks like, at a table of so many players. */
export function guessed(value: Json, forms: Forms, players: number): Content {
  if (typeof value === 'number') return thing(NUMBER);
  if (typeof value === 'boolean') return thing(FLAG);
  if (typeof value === 'string') return thing(forms.sortOf(value));
  if (Array.isArray(value)) {
    const known = value.filter((one) => one !== null);
    const areas = known.length > 0 && known.every((one) => typeof one === 'object');
    const seats =
      areas && value.length === players && known.every((one) => Array.isArray(one) || isSeat(one));
    return seats ? { ...NOTHING, kind: 'by', sort: SEAT } : { ...NOTHING, kind: 'many', hidden: true };
  }
  if (!isRecord(value)) return thing('');
  const keys = Object.keys(value);
  const sort = forms.sortOf(keys[0] ?? '');
  if (sort && Object.values(value).every((one) => typeof one === 'number'))
    return { ...NOTHING, kind: 'by', sort, of: thing(NUMBER) };
  return { ...NOTHING, kind: 'record', members: keys.map(unnamed) };
}

const isSeat = (value: Json): boolean => isRecord(value) && typeof value.seat === 'number';

/** A record; it may be told by the order of its members alone. */
export const asEntry = (members: readonly Member[], value: Json): Entry =>
  Array.isArray(value)
    ? Object.fromEntries(members.map(({ name }, i) => [name, value[i]]))
    : isRecord(value)
      ? value
      : {};

/** Nothing to show: null, false, no text, nothing in it, or only such things. */
export function isEmpty(value: Json): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.every((one) => isEmpty(one) || one === 0);
  if (isRecord(value)) return Object.values(value).every((one) => isEmpty(one) || one === 0);
  return false;
}

/** Things of which nothing but their number is known: others' hands, stacks. */
export const isUnknown = (value: Json): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one === null);
