// The floor plan of the page: games know the table's contract and nothing else; the table knows no game.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const GAMES = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The room a file is in: "games/city_of_rome", "table", "parts" ... */
function room(file: string): string {
  const steps = file.split('/');
  if (steps.length === 1) return steps[0]?.replace(/(\.svelte)?\.(ts|svelte)$/, '') ?? '';
  return steps[0] === 'games' && steps.length > 2 ? `games/${steps[1]}` : (steps[0] ?? '');
}

/** What a file imports of ours, as files below src without their endings. */
function imports(file: string, text: string): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g);
  return [...found].map(([, target]) => relative(SRC, resolve(SRC, dirname(file), target ?? '')));
}

/** What is wrong with the imports of a file. */
export function faults(file: string, text: string): string[] {
  const at = room(file);
  const wrong: string[] = [];
  for (const target of imports(file, text)) {
    const to = room(target);
    if (at.startsWith('games/') && to.startsWith('games/') && at !== to)
      wrong.push(`${file} imports ${target}`);
    if (!at.startsWith('games/') && to.startsWith('games/')) wrong.push(`${file} imports ${target}`);
    if (at.startsWith('games/') && to === 'table' && !/^table\/(contract$|forms$|board\/)/.test(target)) {
      wrong.push(`${file} imports ${target}`);
    }
    if (['api', 'words', 'parts', 'style'].includes(at) && ['table', 'pages', 'games'].includes(to)) {
      wrong.push(`${file} imports ${target}`);
    }
  }
  if (!at.startsWith('games')) {
    for (const game of GAMES) {
      if (at === 'pages' || at === 'frame') continue; // emblems on the shelf are drawn by name
      const name = new RegExp(`${game}|${game.replaceAll('_', '-')}`);
      if (name.test(text)) wrong.push(`${file} names ${game}`);
    }
  }
  return wrong;
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .sort();

describe('the floor plan', () => {
  it('is kept by every file', () => {
    expect(FILES.length).toBeGreaterThan(10);
    expect(FILES.flatMap((file) => faults(file, readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
  });

  it('notices what breaks it', () => {
    const cases: [string, string][] = [
      ['games/city_of_rome/Board.svelte', "import x from '../carpe_diem/Tile.svelte';"],
      ['games/city_of_rome/Board.svelte', "import { Sitting } from '../../table/sitting.svelte';"],
      ['table/Table.svelte', "import Board from '../games/city_of_rome/Board.svelte';"],
      ['table/Table.svelte', "if (game === 'city-of-rome') {}"],
      ['parts/Medallion.svelte', "import Table from '../table/Table.svelte';"],
    ];
    for (const [file, text] of cases) expect(faults(file, text), text).not.toEqual([]);
  });
});
