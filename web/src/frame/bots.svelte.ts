/** Bots in words: what each is called, how it plays, and how strong it was measured to be. */
import type { Wire } from '../api/client';
import { t } from '../words/words.svelte';

export type BotShape = Wire['BotShape'];

// What a level was called before there were five; tables of then say so.
const FORMER: Readonly<Record<string, string>> = { greedy: 'journeyman' };

/** The level of a bot, also by its name of old. */
export const levelOf = (bot: string): string => FORMER[bot] ?? bot;

// A bot that came with another package has no words here; then its own name must do.
const said = (id: string, otherwise: string): string => {
  const words = t(id);
  return words === id ? otherwise : words;
};

/** What a bot is called. */
export const botName = (bot: string): string => said(`bot-name-${levelOf(bot)}`, bot);

/** How it plays. */
export const botLevel = (bot: string): string => said(`bot-level-${levelOf(bot)}`, '');

/** A share of a hundred in whole numbers: all and none are said only where it was so. */
const whole = (share: number): number =>
  share > 0 && share < 100 ? Math.min(99, Math.max(1, Math.round(share))) : share;

/** Whom it beats, and how often; nothing where nobody has measured it. */
export function botBeats({ strength }: BotShape): string {
  if (!strength) return '';
  const { against, share, low, high } = strength;
  return t('bot-beats', {
    against,
    share: whole(share),
    low: Math.floor(low),
    high: Math.ceil(high),
  });
}
