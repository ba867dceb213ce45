// Every word of the page: in both languages, with the same facts, used, and formatting without a fault.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
/** Words that come with a part of the page. */
const PARTS = ['words/archive', 'words/desk', 'words/standing', 'words/offline'];
const HOMES = ['words', ...PARTS, ...readdirSync(join(SRC, 'games')).map((game) => `games/${game}/words`)];

/** All Fluent sources of a language below a folder: files named by it, or in a folder named by it. */
function sources(home: string, lang: string): string[] {
  let files: string[];
  try {
    files = readdirSync(join(SRC, home), { recursive: true, encoding: 'utf8' });
  } catch {
    return []; // a game without words of the board
  }
  return files
    .filter((file) => file === `${lang}.ftl` || (file.startsWith(`${lang}/`) && file.endsWith('.ftl')))
    .map((file) => readFileSync(join(SRC, home, file), 'utf8'));
}

const ids = (texts: string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id ?? '')).sort();

/** The facts that a message asks for, by its id. */
function facts(texts: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const text of texts) {
    for (const block of text.split(/\n(?=[a-z#])/)) {
      const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
      if (id)
        found[id] = [...new Set([...block.matchAll(/\$([a-z]+)/gi)].map(([, fact]) => fact ?? ''))].sort();
    }
  }
  return found;
}

const CODE = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('wire.ts'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n');

describe.each(HOMES)('the words of %s', (home) => {
  const english = sources(home, 'en');
  const german = sources(home, 'de');

  it('are the same in both languages, with the same facts', () => {
    expect(ids(german)).toEqual(ids(english));
    expect(new Set(ids(english)).size).toBe(ids(english).length);
    const facts_de = facts(german);
    for (const [id, wanted] of Object.entries(facts(english)))
      expect([id, facts_de[id]]).toEqual([id, wanted]);
  });

  it('can be read', () => {
    for (const [lang, texts] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const bundle = new FluentBundle(lang);
      const wrong = texts.flatMap((text) => bundle.addResource(new FluentResource(text)));
      expect(wrong).toEqual([]);
      for (const id of ids(texts)) expect(bundle.getMessage(id)?.value, `${lang}: ${id}`).toBeTruthy();
    }
  });

  it('are all used, somewhere by name or by the beginning of it', () => {
    const unused = ids(english).filter((id) => {
      if (CODE.includes(`'${id}'`)) return false;
      const steps = id.split('-');
      return !steps.some((_, n) => n > 0 && CODE.includes(`\`${steps.slice(0, n).join('-')}-\${`));
    });
    expect(unused).toEqual([]);
  });
});

describe('the code', () => {
  it('asks only for words that exist', () => {
    const known = new Set(HOMES.flatMap((home) => ids(sources(home, 'en'))));
    const asked = [...CODE.matchAll(/\bt\(\s*'([a-z][a-z0-9-]*)'/g)].map(([, id]) => id ?? '');
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});
