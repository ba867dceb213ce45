/** Pieces counted by what they are. */
export function tally(pieces: Iterable<string | number>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const piece of pieces) found[piece] = (found[piece] ?? 0) + 1;
  return found;
}
