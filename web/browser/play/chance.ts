/** A chance that can be repeated: what a seed chooses once, it chooses again. */

/** Numbers in [0, 1), by a seed (mulberry32). */
export function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of some. */
export function one<T>(of: readonly T[], random: () => number): T {
  const found = of[Math.floor(random() * of.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
