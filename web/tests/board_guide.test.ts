// @vitest-environment jsdom
// The way to a board in Svelte that docs/drawing-a-board.md shows: its files are built as they stand there, and drawn with.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from 'vite';
import type { PackageBoard } from '../board/contract';

const guide = readFileSync(join(import.meta.dirname, '../../docs/drawing-a-board.md'), 'utf8');
const here = join(import.meta.dirname, '../node_modules/.vite'); // where Svelte is found
const BOARD = `<script lang="ts">
  import type { Props } from './board.svelte';
  let { view, options }: Props = $props();
</script>
{#each view.row as tile, i}<button data-move={options.has(i) ? i : undefined}>{tile}</button>{/each}
<style>button { color: var(--text); }</style>`;

let folder: string;
beforeAll(async () => {
  mkdirSync(here, { recursive: true });
  folder = mkdtempSync(join(here, 'guide-'));
  mkdirSync(join(folder, 'web'));
  for (const [, name, text] of guide.matchAll(/^`web\/([\w.]+)`.*?^```\w+\n(.*?)^```$/gms)) {
    writeFileSync(join(folder, 'web', name ?? ''), text ?? '');
  }
  writeFileSync(join(folder, 'web', 'Board.svelte'), BOARD);
  const root = join(folder, 'web');
  await build({ root, configFile: join(root, 'vite.config.mjs'), logLevel: 'error' });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a module and a style sheet that need nothing else', () => {
  const built = join(folder, 'src/sample_game/board');
  expect(readFileSync(join(built, 'board.css'), 'utf8')).toContain('var(--text)');
  expect(readFileSync(join(built, 'board.js'), 'utf8')).not.toMatch(/^import |from ['"]svelte/m);
});

it('draws, follows what changes, and goes', async () => {
  const script = join(folder, 'src/sample_game/board/board.js');
  const { board } = (await import(/* @vite-ignore */ script)) as {
    board: PackageBoard<{ row: string[] }, null>;
  };
  const given = (row: string[], legal: number[]): Parameters<typeof board.Board>[1] => ({
    ...{
      viewer: 0,
      lang: 'en',
      chairs: [],
      pointed: null,
      chosen: null,
      gathered: [],
      preview: null,
      foresight: true,
      refused: null,
    },
    ...{ news: [], inTurn: (begin) => begin(true), sheets: null, desk: null, view: { row } },
    forms: {
      number: () => 0,
      move: () => ({ name: '', args: {}, sorts: {} }),
      labels: () => [],
      word: String,
    },
    options: { list: legal, has: (move) => legal.includes(move), choice: () => undefined },
  });
  const target = document.createElement('div');
  const marks = (): (string | undefined)[] =>
    [...target.querySelectorAll('button')].map((one) => `${one.textContent} ${one.dataset.move ?? '-'}`);
  const drawn = board.Board(target, given(['clay', 'gold'], [1]));
  expect(marks()).toEqual(['clay -', 'gold 1']);
  drawn.update(given(['gold'], [0]));
  await Promise.resolve();
  expect(marks()).toEqual(['gold 0']);
  drawn.destroy();
  await Promise.resolve();
  expect(marks()).toEqual([]);
});
