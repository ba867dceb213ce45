/** Single keys at the table; only while nobody writes and no panel is open. */

export type Deed = 'undo' | 'restart' | 'confirm' | 'cancel' | 'log' | 'score' | 'chat' | 'text' | 'keys';

/** The keys and what they do, in the order of the list. */
export const KEYS: readonly (readonly [key: string, deed: Deed])[] = [
  ['Enter', 'confirm'],
  ['Escape', 'cancel'],
  ['u', 'undo'],
  ['r', 'restart'],
  ['l', 'log'],
  ['s', 'score'],
  ['c', 'chat'],
  ['t', 'text'],
  ['?', 'keys'],
];

const WRITES = 'input, textarea, select, [contenteditable]';
const ACTS = 'button, a, summary, [role="button"], [role="tab"]';

/** What a key asks for at the table `root`: a deed, the number of a listed choice, or nothing. */
export function deedOf(event: KeyboardEvent, root: Element): Deed | number | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (!(target instanceof Element)) return null;
  const nobody = target === document.body || target === document.documentElement;
  const alone = document.querySelectorAll('[data-table]').length === 1;
  if (!(nobody && alone) && !root.contains(target)) return null;
  if (target.closest(WRITES) || target.closest('dialog')) return null;
  if (key === 'Enter' && target.closest(ACTS)) return null; // it has a meaning of its own there
  if (/^[1-9]$/.test(key)) return Number(key);
  return KEYS.find(([one]) => one === key)?.[1] ?? null;
}
