/** What happens at the table is seen and heard: great things are celebrated on their piece, all of it sounds if wanted. */
import { tick, untrack } from 'svelte';
import { lasting, prefs } from '../../prefs.svelte';
import type { Happening } from '../contract';
import type { Read } from '../forms';
import { sound, type Sound } from '../sound';

/** After a long absence nobody wants to hear or see it all. */
const MOST = 3;
const FEAST_MS = 1100;
const BETWEEN_MS = 130;

/** What of some news is heard, each sound once, and what is celebrated: the newest of it. */
export function told(
  news: readonly Read[],
  happening: (note: Read) => Happening | null,
): { sounds: Sound[]; feasts: string[] } {
  const all = news.flatMap((note) => happening(note) ?? []);
  const newest = <T>(found: readonly (T | undefined)[]): T[] =>
    [...new Set(found.filter((one) => one !== undefined))].slice(-MOST);
  return { sounds: newest(all.map((one) => one.sound)), feasts: newest(all.map((one) => one.feast)) };
}

/** Celebrate the piece with this mark, wherever it lies. */
function celebrate(root: Element, mark: string): void {
  if (lasting(FEAST_MS) === 0) return;
  for (const piece of root.querySelectorAll(`[data-piece~="${CSS.escape(mark)}"]`)) {
    piece.classList.add('feast');
    setTimeout(() => piece.classList.remove('feast'), FEAST_MS);
  }
}

interface Watched {
  /** Null while there is nothing to follow: before the first view, and at a moment of the past. */
  news: readonly Read[] | null;
  root: Element | undefined;
  happening: ((note: Read) => Happening | null) | undefined;
  /** When it is to be seen and heard. */
  inTurn: (begin: (seen: boolean) => void) => void;
}

/** Follow what is told at a table; called once, while the table is set up. */
export function attendEvents(watched: () => Watched): void {
  const news = $derived(watched().news);
  let known: readonly Read[] | null = null; // what was told before somebody came is not news
  $effect(() => {
    const before = known;
    known = news;
    if (news === null || before === null || before === news || news.length === 0) return;
    const { root, happening, inTurn } = untrack(watched);
    const { sounds, feasts } = told(news, happening ?? (() => ({ sound: 'stone' })));
    inTurn((seen) => {
      if (!seen) return;
      if (prefs.sound) sounds.forEach((one, i) => setTimeout(() => sound(one), i * BETWEEN_MS));
      void tick().then(() => feasts.forEach((mark) => root && celebrate(root, mark)));
    });
  });
}
