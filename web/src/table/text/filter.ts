/** Which choices somebody means who types: the number of one, or words that all occur in it. */

interface Numbered {
  number: number;
  words: string;
}

/** The choices that fit; all of them while nothing is typed. */
export function matching<T extends Numbered>(all: readonly T[], wanted: string): readonly T[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  const numbered = words.length === 1 ? all.filter((one) => String(one.number) === words[0]) : [];
  const spoken = all.filter((one) => {
    const text = one.words.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...numbered, ...spoken.filter((one) => !numbered.includes(one))];
}
