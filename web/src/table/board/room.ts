/** How much room a table has, told to the desk of its board: parts that lie elsewhere then go with it. */

export type Mode = 'wide' | 'tall' | 'narrow';

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
