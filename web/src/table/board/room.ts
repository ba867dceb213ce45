/** How much room a table has, told to the desk of its board: parts that lie elsewhere then go with it. */

/**
 * A desk (`wide`), a screen that is lower than a desk and broader than high (`flat`: a phone held sideways),
 * an upright tablet (`tall`), an upright phone (`narrow`).
 */
export type Mode = 'wide' | 'flat' | 'tall' | 'narrow';

/** The room that so many pixels are: width and height decide together. */
export function roomOf(width: number, height: number): Mode {
  if (width >= 1000 && height >= 600) return 'wide';
  if (width > height && width >= 560) return 'flat';
  return width > 720 && height >= 900 ? 'tall' : 'narrow';
}

/** Whether the table has its four zones: the rail at the right, the bar below, all else the board's. */
export const zoned = (mode: Mode): boolean => mode === 'wide' || mode === 'flat';

/** Tell the mode of the table around an element, now and whenever it changes, until the answer is called. */
export function watchRoom(inside: Element, tell: (mode: Mode) => void): () => void {
  const table = inside.closest('[data-mode]');
  if (!table) return () => undefined;
  const look = (): void => tell((table.getAttribute('data-mode') ?? 'wide') as Mode);
  look();
  const watch = new MutationObserver(look);
  watch.observe(table, { attributeFilter: ['data-mode'] });
  return () => watch.disconnect();
}
