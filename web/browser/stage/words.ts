/** The plain words of a message of the page, to find things by their names; those with facts in them are not here. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Lang } from './test';

const found = new Map<Lang, string>();

function source(lang: Lang): string {
  const known = found.get(lang);
  if (known !== undefined) return known;
  const folder = new URL('../../src/words/', import.meta.url);
  const ours = new RegExp(`(^${lang}/|/${lang}\\.).*ftl$`); // of every page, and of those that bring their own
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ours.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  found.set(lang, read);
  return read;
}

export function word(lang: Lang, id: string): string {
  const words = new RegExp(`^${id} = ([^{}\\n]+)$`, 'm').exec(source(lang))?.[1];
  if (words === undefined) throw new Error(`no plain words for ${id}`);
  return words.trim();
}
