/** What a clock gives, in the reader's words. */
import { t } from '../words/words.svelte';
import { lengthOf, paceOf, type Clock } from './time';

/** A length of time: "3 days". */
export function lengthWords(seconds: number): string {
  const { id, facts } = lengthOf(seconds);
  return t(`length-${id}`, facts);
}

/** A clock in one line: "3 days a turn", "10 minutes, 15 seconds more each turn". */
export function clockWords(clock: Clock | null): string {
  if (!clock) return t('clock-words-none');
  if (paceOf(clock) === 'days')
    return t(clock.weekend === null ? 'clock-words-days' : 'clock-words-workdays', {
      length: lengthWords(Math.max(clock.allowance, 0) || clock.bank),
    });
  return t(clock.increment > 0 ? 'clock-words-live' : 'clock-words-sudden', {
    bank: lengthWords(clock.bank),
    increment: lengthWords(clock.increment),
  });
}
