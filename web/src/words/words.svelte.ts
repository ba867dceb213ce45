/** The words of the page, in the reader's language: a few Fluent files a language, loaded when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { firstLanguage, prefs } from '../prefs.svelte';

export type Lang = 'en' | 'de';
export type Facts = Record<string, FluentVariable>;

const SOURCES: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
};

/** Words of parts that few people open: they come with their part. */
const PARTS = import.meta.glob<string>('./*/{en,de}.ftl', { query: '?raw', import: 'default' });
export type Part = 'archive' | 'desk' | 'standing' | 'offline';

let bundle = $state.raw(new FluentBundle('en'));
let spoken = $state<Lang | null>(null);

/** A bundle of one language out of Fluent sources. */
export function bundled(lang: Lang, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The words of a message in a bundle, or null if it has none. */
export function said(from: FluentBundle, id: string, facts: Facts = {}): string | null {
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, facts) : null;
}

const learnt = new Set<Part>();
let wanted: Lang | null = null;
let wishes = 0;

/** Load the words of a language; until then the page shows nothing. */
export async function speak(lang: Lang): Promise<void> {
  const wish = ++wishes;
  wanted = lang;
  const parts = [...learnt].map((part) => PARTS[`./${part}/${lang}.ftl`]?.() ?? '');
  const [{ default: always }, ...further] = await Promise.all([SOURCES[lang](), ...parts]);
  if (wish !== wishes) return; // another language, or more of this one, was wished for meanwhile
  bundle = bundled(lang, ...always, ...further);
  spoken = lang;
  document.documentElement.lang = lang;
}

/** Load the words of a part as well, in the language that is spoken now or will be. */
export async function learn(part: Part): Promise<void> {
  if (learnt.has(part)) return;
  learnt.add(part);
  await speak(wanted ?? firstLanguage());
}

/** The language spoken now, null before the first one is loaded. */
export const language = (): Lang | null => spoken;

/** The words of a message; a message without words shows its name, which a test looks for. */
export function t(id: string, facts: Facts = {}): string {
  return said(bundle, id, facts) ?? id;
}

/** Change the language, for now and for the next visit. */
export async function choose(lang: Lang): Promise<void> {
  await speak(lang);
  prefs.lang = lang;
}
