/** Bots in words: what each is called, and how it plays. */
import { t } from '../words/words.svelte';

// A bot that came with another package has no words here; then its own name must do.
const said = (id: string, otherwise: string): string => {
  const words = t(id);
  return words === id ? otherwise : words;
};

/** What a bot is called. */
export const botName = (bot: string): string => said(`bot-name-${bot}`, bot);

/** How it plays. */
export const botLevel = (bot: string): string => said(`bot-level-${bot}`, '');
