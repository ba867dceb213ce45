/** What holds against somebody, in words. */
import { language, t } from '../words/words.svelte';

/** "until 17 November, 18:12", or for good. */
export const untilWords = (until: string | null): string =>
  until === null
    ? t('standing-for-good')
    : t('standing-until', {
        when: new Date(until).toLocaleString(language() ?? 'en', {
          day: 'numeric',
          month: 'long',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }),
      });
