/** Keeps lit what the words of a lesson speak of, however often the board is drawn anew. */
import { speakOf } from '../table/hands';

/** Light up the pieces inside a place until the answer is called. */
export function keepLit(place: HTMLElement, marks: readonly string[]): () => void {
  let asked = 0;
  const light = (): void => {
    asked = 0;
    speakOf(place, marks);
    watch.takeRecords(); // what was changed just now was ours
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
