/** Keeps lit, and in sight, what words speak of: a lesson's or a hint's, however often the board is drawn anew. */
import { speakOf } from '../hands';

/** Light up the pieces inside a place, and what is to be picked there, until the answer is called. */
export function keepLit(place: HTMLElement, marks: readonly string[], move: number | null): () => void {
  let asked = 0;
  let sought = marks.length === 0;
  const light = (): void => {
    asked = 0;
    speakOf(place, marks);
    if (move !== null) place.querySelector(`[data-move="${move}"]`)?.classList.add('spoken-of');
    watch.takeRecords(); // what was changed just now was ours
    // A part of the board that is not shown is opened once: then whoever reads looks where they like.
    if (!sought) sought = place.querySelector('.spoken-of') !== null || shown(place, marks[0] ?? '');
  };
  const watch = new MutationObserver(() => {
    if (asked === 0) asked = requestAnimationFrame(light);
  });
  watch.observe(place, { subtree: true, childList: true, attributeFilter: ['class', 'data-piece'] });
  light();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(asked);
    speakOf(place, []);
  };
}

/** Open the part of a board that shows pieces like this one; whether there is such a part. */
function shown(place: HTMLElement, mark: string): boolean {
  const tab = place.querySelector<HTMLElement>(`[data-shows~="${mark.split(':')[0]}"]`);
  tab?.click();
  return tab !== null;
}

const LOOKED_MS = 120; // by then a board has begun to look where it wants

/** Bring what is to be picked into sight, also on a board that looks elsewhere first; who touches it looks where they like. */
export function keepInSight(place: HTMLElement, move: number): () => void {
  const look = (): void =>
    place
      .querySelector(`[data-move="${move}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const soon = setTimeout(look, LOOKED_MS);
  const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;
  const stop = (): void => {
    clearTimeout(soon);
    place.removeEventListener('scrollend', look, true);
    for (const touch of HANDS) place.removeEventListener(touch, stop, true);
  };
  place.addEventListener('scrollend', look, true);
  for (const touch of HANDS) place.addEventListener(touch, stop, { capture: true, passive: true });
  return stop;
}
