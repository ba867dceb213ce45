// @vitest-environment jsdom
/** The words of the boards: every board finds those of its game and its own, in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Lang } from '../src/words/words.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { wordsOf } = await import('../src/games/words');
const { speak } = await import('../src/words/words.svelte');

const boards = Object.keys(import.meta.glob('../src/games/*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** The first message of a file that needs nothing: its name and its words. */
function first(path: string): [string, string] {
  const found = /^([a-z-]+) = ([^{\n]+)$/m.exec(readFileSync(path, 'utf8'));
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

describe.each(boards)('the words of %s', (board) => {
  it.each<Lang>(['en', 'de'])('are those of the game and of the board in %s', async (lang) => {
    const words = wordsOf(board);
    await speak(lang);
    await words.speak();
    for (const folder of [`../src/groma/games/${board}`, `src/games/${board}`]) {
      const [id, said] = first(`${folder}/words/${lang}.ftl`);
      expect(id).not.toBe('');
      expect(words.say(id)).toBe(said);
    }
  });
});
