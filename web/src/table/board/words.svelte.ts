/** The words of a drawn board: the file of its game, which names things, and a few for the drawing. */
import { bundled, language, said, type Facts, type Lang } from '../../words/words.svelte';

type Source = (() => Promise<string>) | undefined;

export class BoardWords {
  private bundle = $state.raw(bundled('en'));
  private spoken: Lang | null = null;

  constructor(private readonly sources: (lang: Lang) => readonly Source[]) {}

  /** Load the words in the reader's language, unless they are there. */
  readonly speak = async (): Promise<void> => {
    const lang = language() ?? 'en';
    if (this.spoken === lang) return;
    this.spoken = lang;
    const sources = await Promise.all(this.sources(lang).map((load) => load?.() ?? ''));
    if (this.spoken === lang) this.bundle = bundled(lang, ...sources);
  };

  /** The words of a message of the board or of the game; null if there is none. */
  readonly found = (id: string, facts: Facts = {}): string | null => said(this.bundle, id, facts) ?? null;

  /** The same, where there must be one. */
  readonly say = (id: string, facts: Facts = {}): string => this.found(id, facts) ?? id;

  /** What a thing is and does. */
  readonly about = (thing: string): string => this.say(`about-${dashed(thing)}`);

  /** So many of something, with its noun. */
  readonly counted = (count: number, thing: string): string =>
    `${count} ${this.say(`${count === 1 ? 'one' : 'many'}-${dashed(thing)}`)}`;
}

/** A tip: its title, and below it a text. */
export const tip = (title: string, text = ''): string => `${title}\n${text}`;

/** An id of the rules as ids of messages are written. */
export const dashed = (id: string): string => id.replaceAll('_', '-');
