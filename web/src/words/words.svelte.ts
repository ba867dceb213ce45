/** The words of the page, in the reader's language: a few Fluent files a language, loaded when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs } from '../prefs.svelte';

export type Lang = 'en' | 'de';
export type Facts = Record<string, FluentVariable>;

const SOURCES: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
};

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

/** Load the words of a language; until then the page shows nothing. */
export async function speak(lang: Lang): Promise<void> {
  bundle = bundled(lang, ...(await SOURCES[lang]()).default);
  spoken = lang;
  document.documentElement.lang = lang;
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
