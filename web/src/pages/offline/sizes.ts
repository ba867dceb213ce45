/** Sizes in words. */
import type { KeptFile } from '../../offline/keeping';
import { language } from '../../words/words.svelte';

/** Megabytes with one digit after the point, as one reads them. */
export const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(language() ?? 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A size with its unit; a browser may lend many megabytes. */
export const size = (bytes: number): string =>
  bytes < 1e9 ? `${megabytes(bytes)} MB` : `${megabytes(bytes / 1e3)} GB`;

/** What runs the games stands in a folder of its own. */
const PARTS = 'parts/';

/** What goes over the line: all, and of it what runs the games; and what it takes when it is unpacked. */
export function sums(files: readonly KeptFile[]): { all: number; games: number; unpacked: number } {
  const sum = (list: readonly KeptFile[], of: 'sent' | 'bytes'): number =>
    list.reduce((all, file) => all + file[of], 0);
  return {
    all: sum(files, 'sent'),
    games: sum(
      files.filter(({ path }) => path.startsWith(PARTS)),
      'sent',
    ),
    unpacked: sum(files, 'bytes'),
  };
}
